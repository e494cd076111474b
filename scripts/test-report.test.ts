import { describe, expect, test } from 'vitest';
import { countVitest, finalLine, partLine, type VitestReport } from './test-report';

type File = VitestReport['testResults'][number];

function report(files: Partial<File>[], counts: Partial<VitestReport> = {}): VitestReport {
  return {
    numPassedTests: 0,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: files.map((file) => ({
      name: 'a.test.ts',
      status: 'passed',
      message: '',
      assertionResults: [],
      ...file,
    })),
    ...counts,
  };
}

describe('what counts as a failure', () => {
  test.each([
    ['nothing, when all passed', report([{}], { numPassedTests: 3 }), 0, 0, []],
    [
      'a failed test',
      report(
        [
          {
            status: 'failed',
            assertionResults: [{ fullName: 'rows move', status: 'failed', failureMessages: ['no\n  at x'] }],
          },
        ],
        { numPassedTests: 2, numFailedTests: 1 },
      ),
      1,
      1,
      ['FAILED rows move: no'],
    ],
    [
      'not a test that passed at its second try, which is told of',
      report(
        [
          {
            assertionResults: [
              { fullName: 'rows move', status: 'passed', failureMessages: ['late\n  at x'] },
            ],
          },
        ],
        { numPassedTests: 1 },
      ),
      0,
      0,
      ['SECOND TRY rows move: late'],
    ],
    [
      'a file that could not be loaded',
      report([{ status: 'failed', message: 'no such module' }], { numPassedTests: 2 }),
      1,
      1,
      ['FAILED a.test.ts: no such module'],
    ],
    [
      'an error outside any test',
      report([{}], { numPassedTests: 2 }),
      1,
      1,
      ['FAILED an error outside any test'],
    ],
    ['a run without a test', report([]), 0, 1, ['FAILED ran no test']],
    ['a run of skipped tests only', report([{}], { numPendingTests: 4 }), 0, 1, ['FAILED ran no test']],
    ['no report at all', null, 0, 1, ['the run left no report']],
  ])('%s', (_, given, code, failed, notes) => {
    const result = countVitest(given, code);
    expect(result.failed).toBe(failed);
    expect(result.notes).toEqual(notes);
  });
});

test('the last line is the sum, and names the skipped only when there are some', () => {
  const result = (passed: number, failed: number, skipped: number) => ({
    passed,
    failed,
    skipped,
    notes: [],
  });
  expect(finalLine([result(3, 0, 0), result(4, 0, 0)])).toBe('7 passed, 0 failed');
  expect(finalLine([result(3, 1, 0), result(4, 0, 2)])).toBe('7 passed, 1 failed, 2 skipped');
  expect(partLine('unit', result(3, 1, 0), 1234)).toBe('unit           3 passed, 1 failed  1.2 s');
});
