import { describe, expect, it, vi } from 'vitest';
import type { RootOptions } from '../../renderer';
import { createFakeClock, settlePromises } from '../../renderer/testing';
import { rootErrors } from './rootErrors';

type RootErrorKind = Parameters<RootOptions['onError']>[1];

function setUp({ handOver = async () => {}, blocked = false, kept = new Map<string, string>() } = {}) {
  const clock = createFakeClock(0);
  const print = vi.fn();
  const report = vi.fn(() => 'id');
  const reload = vi.fn();
  const onError = rootErrors({
    console: { error: print },
    report,
    handOver,
    reloading: {
      kept: (name) => kept.get(name) ?? null,
      keep: (name, value) => !blocked && kept.set(name, value ?? '').size > 0,
      reload,
    },
    path: () => '/tizen/home',
    setTimeout: (run, ms) => void clock.setTimeout(run, ms),
  });
  const fail = (kind: RootErrorKind) => onError(new Error('x'), kind, { componentStack: null });
  return { clock, fail, kept, onError, print, reload, report };
}

describe('[ERR-03] an error of the renderer', () => {
  it.each<[RootErrorKind, string | null]>([
    ['uncaught', 'fatal'],
    ['fatal', 'fatal'],
    ['handler', 'error'],
    ['frame', 'error'],
    ['internal', 'error'],
    ['caught', null],
    ['recoverable', null],
    ['font', null],
    ['mistake', null],
  ])('%s is printed, and reported with severity %s', (kind, severity) => {
    const { onError, print, report } = setUp();
    const error = new Error('x');
    const details = { componentStack: 'in Home', element: '<View> in Card', handler: 'onPress' };
    onError(error, kind, details);
    expect(print.mock.calls).toEqual([[`[${kind}]`, error, 'in Home']]);
    const { componentStack, ...more } = details;
    const extras = { code: 'unhandled_error', componentStack, details: { from: kind, ...more } };
    const told = [error, severity, extras];
    expect(report.mock.calls).toEqual(severity === null ? [] : [told]);
  });
});

describe('an error that leaves nothing to draw', () => {
  it.each(['uncaught', 'fatal'] as const)('%s loads the page anew once its report has left', async (kind) => {
    let left = (): void => {};
    const { fail, reload, report } = setUp({ handOver: () => new Promise((done) => (left = done)) });
    fail(kind);
    await settlePromises();
    expect([report.mock.calls.length, reload.mock.calls.length]).toEqual([1, 0]);
    left();
    await settlePromises();
    expect(reload.mock.calls).toEqual([['/tizen/home']]);
  });

  it('does so after 3 s where the report does not leave', async () => {
    const { clock, fail, reload } = setUp({ handOver: () => new Promise(() => {}) });
    fail('fatal');
    await clock.advanceAsync(2999);
    expect(reload).not.toHaveBeenCalled();
    await clock.advanceAsync(1);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('does so once in a launch, also after the page was loaded anew', async () => {
    const first = setUp();
    first.fail('fatal');
    first.fail('fatal');
    await settlePromises();
    const second = setUp({ kept: first.kept });
    second.fail('fatal');
    await settlePromises();
    expect([first.reload.mock.calls.length, second.reload.mock.calls.length]).toEqual([1, 0]);
    expect(second.report).toHaveBeenCalledTimes(1);
  });

  it('never does so where the set cannot remember that it did', async () => {
    const { fail, reload } = setUp({ blocked: true });
    fail('fatal');
    await settlePromises();
    expect(reload).not.toHaveBeenCalled();
  });

  it.each(['handler', 'frame', 'internal'] as const)('%s is none', async (kind) => {
    const { fail, reload } = setUp();
    fail(kind);
    await settlePromises();
    expect(reload).not.toHaveBeenCalled();
  });
});
