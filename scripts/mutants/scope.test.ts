import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { allRules, isRuleFile, newestRules, NO_RULES, rulesAmong } from './scope';

describe('where mutants are planted', () => {
  test.each([
    ['src/domain/plans.ts', true],
    ['src/player/skip.ts', true],
    ['src/domain/plans.test.ts', false],
    ['src/player/testing/fakeEngine.ts', false],
    ['src/screens/plans/usePlans.ts', false],
    ['renderer/focus/tree.ts', false],
    ['src/domain/plans.json', false],
    ['src/session/firebaseIdentity.ts', false],
    ['src/session/hooks.ts', false],
    ['src/session/viewer.ts', true],
    ['src/api/usePage.ts', false],
    ['src/api/pageVisit.ts', true],
    ['src/api/users.ts', true],
  ])('%s holds rules: %s', (path, expected) => {
    expect(isRuleFile(path)).toBe(expected);
  });

  test('a whole run leaves out the same files, which exist and say where they are proven', () => {
    expect(allRules()).toEqual(expect.arrayContaining(NO_RULES.map(({ path }) => `!${path}`)));
    expect(
      NO_RULES.flatMap(({ path, provenIn }) => [path, provenIn]).filter((path) => !existsSync(path)),
    ).toEqual([]);
  });

  test('of a pattern that was asked for neither tests nor hooks are taken', () => {
    expect(rulesAmong(['src/player/p*.ts'])).toEqual(
      expect.arrayContaining(['src/player/p*.ts', '!src/**/*.test.ts', '!src/**/use[A-Z]*.ts']),
    );
  });

  test('the newest rule files are taken, each once, without other files', () => {
    const touched = [
      'src/domain/b.ts',
      'README.md',
      'src/domain/a.ts',
      'src/domain/b.ts',
      'src/domain/a.test.ts',
    ];
    expect(newestRules(touched, () => 10)).toEqual(['src/domain/b.ts', 'src/domain/a.ts']);
  });

  test('a file that is gone is left out', () => {
    expect(
      newestRules(['src/domain/b.ts', 'src/domain/a.ts'], (path) => (path.includes('b.ts') ? null : 5)),
    ).toEqual(['src/domain/a.ts']);
  });

  test('files that no longer fit are left out, and smaller older ones still come', () => {
    const sizes: Record<string, number> = { 'src/api/a.ts': 60, 'src/api/b.ts': 50, 'src/api/c.ts': 40 };
    expect(newestRules(Object.keys(sizes), (path) => sizes[path] ?? null, 100)).toEqual([
      'src/api/a.ts',
      'src/api/c.ts',
    ]);
  });

  test('the newest file is taken however long it is', () => {
    expect(newestRules(['src/api/a.ts', 'src/api/b.ts'], () => 900)).toEqual(['src/api/a.ts']);
  });
});
