import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildConstants } from '../environment';
import { buildId } from './buildId';

describe('the name of a build', () => {
  let folder = '';
  const git = (...args: string[]): string =>
    execFileSync('git', ['-C', folder, '-c', 'user.name=a', '-c', 'user.email=a@b', ...args], {
      encoding: 'utf8',
    }).trim();

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'build-id-'));
    git('init', '-q');
    writeFileSync(join(folder, 'a'), '1');
    git('add', 'a');
    git('commit', '-qm', 'a');
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is its commit, also where a tag names that', () => {
    git('tag', '-am', 'v', 'v1');
    expect(buildId(folder)).toBe(git('rev-parse', '--short=12', 'HEAD'));
  });

  it('says so where files differ from the commit', () => {
    writeFileSync(join(folder, 'a'), '2');
    expect(buildId(folder)).toBe(`${git('rev-parse', '--short=12', 'HEAD')}-dirty`);
  });

  it('is made from the sources where they came without a repository, or inside another', () => {
    const bare = mkdtempSync(join(tmpdir(), 'no-git-'));
    const inside = join(folder, 'inside');
    mkdirSync(inside);
    expect(buildId(bare)).toMatch(/^src-[\da-f]{12}$/);
    expect(buildId(inside)).toBe(buildId(bare));
    rmSync(bare, { recursive: true });
  });

  it('is written into the code', () => {
    expect(Object.entries(buildConstants('production'))).toContainEqual([
      '__BUILD__',
      JSON.stringify(buildId()),
    ]);
  });
});
