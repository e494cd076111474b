/** What names a build in its reports: the commit it was made from. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { ROOT } from '../paths.ts';
import { sourceFiles } from './sources.ts';

const DIGITS = 12;

/**
 * The commit, '3f2a91c0b7de', with '-dirty' where files differ from it. Sources that came without their repository are named
 * by what is in them, 'src-3f2a91c0b7de': two builds of the same sources have the same name.
 */
export function buildId(folder: string = ROOT): string {
  return commitOf(folder) ?? `src-${digest()}`;
}

/** Null without git, and for sources that were unpacked inside another repository. */
function commitOf(folder: string): string | null {
  const git = (...args: string[]): string =>
    execFileSync('git', ['-C', folder, ...args], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  try {
    if (git('rev-parse', '--show-prefix') !== '') return null;
    return git('describe', '--always', '--dirty', '--exclude=*', `--abbrev=${DIGITS}`);
  } catch {
    return null;
  }
}

function digest(): string {
  const hash = createHash('sha256');
  for (const file of sourceFiles()) hash.update(`${relative(ROOT, file)}\n`).update(readFileSync(file));
  return hash.digest('hex').slice(0, DIGITS);
}
