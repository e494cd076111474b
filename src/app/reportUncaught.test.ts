import { expect, it, vi } from 'vitest';
import { reportUncaught } from './reportUncaught';

const inPoster = { componentStack: '\n    at Poster' };
const told = (message: string) => [
  new Error(message),
  'fatal',
  { code: 'unhandled_error', componentStack: inPoster.componentStack },
];

it('[ERR-11] an error that no boundary catches is reported with its component stack, others are logged', () => {
  const error = vi.fn();
  const report = vi.fn(() => 'id');
  const uncaught = reportUncaught({ error });
  uncaught.reportTo(report);
  uncaught.onError(new Error('late'), 'uncaught', inPoster);
  for (const from of ['caught', 'recoverable', 'frame', 'font', 'mistake'] as const)
    uncaught.onError(new Error(from), from, { componentStack: null });
  expect(report.mock.calls).toEqual([told('late')]);
  expect(error.mock.calls.slice(0, 2)).toEqual([
    ['[uncaught]', new Error('late'), inPoster.componentStack],
    ['[caught]', new Error('caught'), ''],
  ]);
  expect(error).toHaveBeenCalledTimes(6);
});

it('the first five before there is a reporter are reported once there is', () => {
  const report = vi.fn(() => 'id');
  const uncaught = reportUncaught({ error() {} });
  for (let n = 1; n <= 6; n += 1) uncaught.onError(new Error(`${n}`), 'uncaught', inPoster);
  uncaught.reportTo(report);
  expect(report.mock.calls).toEqual(['1', '2', '3', '4', '5'].map(told));
});
