/** Results of test parts as plain data, and how they are told. No effects. */

export interface PartResult {
  passed: number;
  failed: number;
  skipped: number;
  /** Printed under the part's line: what failed, or figures worth seeing. */
  notes: string[];
}

/** What is read of the report that vitest writes with its JSON reporter. */
export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: TestOutcome[];
  }[];
}

interface TestOutcome {
  fullName: string;
  status: string;
  /** Of all tries: a test may have some and have passed. */
  failureMessages: string[] | null;
}

/** How many failures are told under a part's line; the rest is in its log. */
const SHOWN_FAILURES = 10;

/**
 * Counts a vitest report. A file that could not be loaded is one failure, and so are a run that ended badly without a
 * failed test (an error outside any test) and a run without any test. A test that passed at its second try is told of.
 */
export function countVitest(report: VitestReport | null, exitCode: number): PartResult {
  if (!report) return failure('the run left no report');
  const secondTries = report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, failureMessages }) => status === 'passed' && (failureMessages?.length ?? 0) > 0);
  const failures = report.testResults.flatMap((file) => [
    ...(file.status === 'failed' && file.assertionResults.every(({ status }) => status !== 'failed')
      ? [`${file.name}: ${firstLine(file.message)}`]
      : []),
    ...file.assertionResults.filter(({ status }) => status === 'failed').map(reasonOf),
  ]);
  const skipped = report.numPendingTests + report.numTodoTests;
  if (failures.length === 0 && exitCode !== 0) failures.push('an error outside any test');
  if (report.numPassedTests + failures.length === 0) failures.push('ran no test');
  return {
    passed: report.numPassedTests,
    failed: failures.length,
    skipped,
    notes: [
      ...failures.slice(0, SHOWN_FAILURES).map((each) => `FAILED ${each}`),
      ...(failures.length > SHOWN_FAILURES ? [`... and ${failures.length - SHOWN_FAILURES} more`] : []),
      ...secondTries.map((each) => `SECOND TRY ${reasonOf(each)}`),
    ],
  };
}

/** A test's name and the first line of what went wrong in it. */
function reasonOf({ fullName, failureMessages }: TestOutcome): string {
  return `${fullName}: ${firstLine(failureMessages?.[0] ?? '')}`;
}

/** A part that could not run counts as one failure. */
export function failure(...notes: string[]): PartResult {
  return { passed: 0, failed: 1, skipped: 0, notes };
}

/** Sums results, keeping every note. */
export function sum(results: readonly PartResult[]): PartResult {
  return {
    passed: results.reduce((total, { passed }) => total + passed, 0),
    failed: results.reduce((total, { failed }) => total + failed, 0),
    skipped: results.reduce((total, { skipped }) => total + skipped, 0),
    notes: results.flatMap(({ notes }) => notes),
  };
}

/** 'unit           412 passed  12.3 s'. */
export function partLine(name: string, result: PartResult, ms: number): string {
  return `${name.padEnd(14)} ${counts(result)}  ${(ms / 1000).toFixed(1)} s`;
}

/** The last line of a run: 'N passed, M failed', with ', K skipped' when some were. */
export function finalLine(results: readonly PartResult[]): string {
  const { passed, failed, skipped } = sum(results);
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

function counts({ passed, failed, skipped }: PartResult): string {
  const words = [`${passed} passed`];
  if (failed > 0) words.push(`${failed} failed`);
  if (skipped > 0) words.push(`${skipped} skipped`);
  return words.join(', ');
}

function firstLine(text: string): string {
  return text.split('\n').find((line) => line.trim() !== '') ?? '';
}
