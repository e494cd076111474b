/** Which files `npm run mutants` plants mistakes in. Pure: paths and sizes come in, paths go out. */

/** Folders of src/ that decide and do not draw. */
export const RULE_FOLDERS = ['domain', 'api', 'contract', 'session', 'telemetry', 'player'] as const;

/** Lines of code that `npm test` takes of the newest changes: about as many mutants, a minute on two cores. */
export const MOST_CHANGED_LINES = 300;

/** A file without rules, and where it is proven instead. */
interface NoRules {
  readonly path: string;
  readonly provenIn: string;
}

/**
 * Files of these folders that decide nothing: calls of an SDK or of the console, stores bound to React. The rules they go
 * by are in files beside them, which stay: providerError.ts, viewer.ts, scrub.ts.
 */
export const NO_RULES: readonly NoRules[] = [
  // With the SDK itself, against a provider.
  { path: 'src/session/firebaseIdentity.ts', provenIn: 'tests/identity' },
  // No built client starts without its chunk.
  { path: 'src/session/loadIdentity.ts', provenIn: 'tests/e2e' },
  // By every screen.
  { path: 'src/session/hooks.ts', provenIn: 'src/screens' },
  // The journeys read reports and events from the console.
  { path: 'src/telemetry/consoleSink.ts', provenIn: 'tests/e2e' },
];

const RULE_FILE = new RegExp(`^src/(${RULE_FOLDERS.join('|')})/.+\\.ts$`);
const NO_RULE = /\.test\.ts$|\/testing\/|\.d\.ts$/;
/** Hooks: stores and queries bound to React, proven by the tests with components beside them and in the screens. */
const HOOK = /\/use[A-Z]\w*\.ts$/;

/**
 * Whether the file of this path, from the repository's folder, holds rules: neither tests, nor what only tests use, nor a
 * hook, nor one of NO_RULES.
 */
export function isRuleFile(path: string): boolean {
  return (
    RULE_FILE.test(path) &&
    !NO_RULE.test(path) &&
    !HOOK.test(path) &&
    NO_RULES.every((file) => file.path !== path)
  );
}

/** Patterns for all rule files, without braces: Stryker splits its list at commas. */
export const allRules = (): string[] => rulesAmong(RULE_FOLDERS.map((folder) => `src/${folder}/**/*.ts`));

/** The rule files among what these patterns find: neither tests nor hooks. */
export function rulesAmong(patterns: readonly string[]): string[] {
  return [
    ...patterns,
    '!src/**/*.test.ts',
    '!src/**/testing/**',
    '!src/**/use[A-Z]*.ts',
    ...NO_RULES.map(({ path }) => `!${path}`),
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
