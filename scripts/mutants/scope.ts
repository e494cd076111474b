/** Which files `npm run mutants` plants mistakes in. Pure: paths and sizes come in, paths go out. */

/** Folders of src/ that decide and do not draw. */
export const RULE_FOLDERS = ['domain', 'api', 'contract', 'session', 'telemetry', 'player'] as const;

/** Lines of code that `npm test` takes of the newest changes: about as many mutants, a minute on two cores. */
export const MOST_CHANGED_LINES = 300;

const RULE_FILE = new RegExp(`^src/(${RULE_FOLDERS.join('|')})/.+\\.ts$`);
const NO_RULE = /\.test\.ts$|\/testing\/|\.d\.ts$/;

/** Whether the file of this path, from the repository's folder, holds rules: neither tests nor what only tests use. */
export function isRuleFile(path: string): boolean {
  return RULE_FILE.test(path) && !NO_RULE.test(path);
}

/** Patterns for all rule files, without braces: Stryker splits its list at commas. */
export function allRules(): string[] {
  return [
    ...RULE_FOLDERS.map((folder) => `src/${folder}/**/*.ts`),
    '!src/**/*.test.ts',
    '!src/**/testing/**',
  ];
}

/**
 * The rule files of `touched` (the newest change first, a path may come again), as many as fit into `most` lines; at least
 * the first. `linesOf` is null for a file that is gone.
 */
export function newestRules(
  touched: readonly string[],
  linesOf: (path: string) => number | null,
  most: number = MOST_CHANGED_LINES,
): string[] {
  const chosen: string[] = [];
  let lines = 0;
  for (const path of new Set(touched.filter(isRuleFile))) {
    const size = linesOf(path);
    if (size === null || (chosen.length > 0 && lines + size > most)) continue;
    chosen.push(path);
    lines += size;
  }
  return chosen;
}
