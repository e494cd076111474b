import { describe, expect, test } from 'vitest';
import { isRuleFile, newestRules } from './scope';

describe('where mutants are planted', () => {
  test.each([
    ['src/domain/plans.ts', true],
    ['src/player/skip.ts', true],
    ['src/domain/plans.test.ts', false],
    ['src/player/testing/fakeEngine.ts', false],
    ['src/screens/plans/usePlans.ts', false],
    ['renderer/focus/tree.ts', false],
    ['src/domain/plans.json', false],
  ])('%s holds rules: %s', (path, expected) => {
    expect(isRuleFile(path)).toBe(expected);
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
