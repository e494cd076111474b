/** What a report says, which errors are reported, and how often. */
import { describe, expect, it, vi } from 'vitest';
import { LAST_WAITS_MS } from './reportLimits';
import { scrub } from './scrub';
import { CONTEXT, reporterForTest } from './testing/reporter';

const tenths = (): (() => number) => {
  let draw = 0;
  return () => (draw++ % 10) / 10;
};

describe('sampling', () => {
  it('[ERR-05] 6 of 10 are sent; every one has an id', () => {
    const { report, sent } = reporterForTest({ random: tenths() });
    const ids = Array.from({ length: 10 }, (_, i) => report(new Error(`x${i}`), 'error'));
    expect(sent.map(({ id }) => id)).toEqual(ids.slice(0, 6));
    expect(new Set(ids).size).toBe(10);
  });

  it.each([0, 0.2, 1])('[ERR-05] a deployment`s own share is sent: %d', (sampling) => {
    const { report, sent } = reporterForTest({ random: tenths(), sampling });
    for (let i = 0; i < 10; i += 1) report(new Error(`x${i}`), 'error');
    expect(sent).toHaveLength(10 * sampling);
  });

  it('[ERR-05] concerns what is sent: an engineer`s console has every error, without secrets', () => {
    const print = vi.fn();
    const { report, sent } = reporterForTest({ sampling: 0, print });
    report(new Error('pin: 4711'), 'warning', { code: 'no_content' });
    for (let i = 0; i < 10; i += 1) report(new Error('same'), 'error');
    expect([sent.length, print.mock.calls.length]).toEqual([0, 11]);
    expect(print.mock.calls[0]).toEqual([
      { severity: 'warning', code: 'no_content', id: 'id-1', message: 'Error: pin: [removed]' },
    ]);
  });
});

describe('a report', () => {
  it.each(['fatal', 'error', 'warning'] as const)(
    '[ERR-03] severity %s, code, log, and what it happened on go with it',
    (severity) => {
      const { report, ring, sent } = reporterForTest();
      ring.add('log', ['before']);
      report(new Error('x'), severity, { code: 'unhandled_error' });
      expect(sent[0]).toMatchObject({
        severity,
        code: 'unhandled_error',
        message: 'Error: x',
        count: 1,
        log: ['0 log before'],
        ...CONTEXT,
      });
    },
  );

  it('has the component stack, without anything secret', () => {
    const { report, sent } = reporterForTest();
    report(new Error('x'), 'fatal', { componentStack: '\n    at Poster (?token=abc)\n    at Row' });
    report(new Error('y'), 'error');
    report(new Error('z'), 'error', { componentStack: 'at Row'.repeat(10_000) });
    expect(sent.map(({ componentStack }) => componentStack)).toEqual([
      '\n    at Poster (?token=[removed]\n    at Row',
      null,
      'at Row'.repeat(10_000).slice(0, 4000),
    ]);
  });

  it('has the id that its error was given before', () => {
    const { report, sent } = reporterForTest();
    expect(report(new Error('x'), 'error', { id: 'early' })).toBe('early');
    expect(sent[0]?.id).toBe('early');
  });

  it('[ERR-04] the authorization header is nowhere in it', () => {
    const { report, ring, sent } = reporterForTest();
    ring.add('log', ['Authorization: Bearer abc.def']);
    const error = new Error('refused Bearer abc.def');
    const headers = new Headers({ authorization: 'Bearer abc.def', lang: 'en' });
    const details = {
      request: { headers, list: [{ Authorization: 'Bearer abc.def' }], token: 'eyJh.eyJz.abc' },
    };
    report(error, 'error', { details });
    expect(JSON.stringify(sent)).not.toContain('abc');
    expect(sent[0]?.details).toEqual({ request: { headers: { lang: 'en' }, list: [{}] } });
  });

  it('[ERR-04] has of its route no secret either', () => {
    const { report, sent } = reporterForTest({
      context: () => ({ ...CONTEXT, route: '/a@b.example?pin=1' }),
    });
    report(new Error('x'), 'error');
    expect(sent[0]?.route).not.toMatch(/b\.example|pin/);
  });
});

describe('what is thrown', () => {
  const stackless = Object.assign(new Error('x'), { stack: undefined });
  it.each([
    [stackless, 'Error: x'],
    ['text', 'text'],
    [null, 'null'],
    [undefined, 'undefined'],
    [{ pin: '4711' }, '[object Object]'],
    [Object.create(null), '[object Object]'],
    [Object.freeze({ a: 1 }), '[object Object]'],
  ])('[ERR-04] %j is told by its text, without a stack', (thrown, message) => {
    const { report, sent } = reporterForTest();
    report(thrown, 'error');
    expect(sent).toMatchObject([{ message, stack: null }]);
  });

  it('may be a frozen error', () => {
    const { report, sent } = reporterForTest();
    report(Object.freeze(new TypeError('x')), 'error');
    expect(sent[0]).toMatchObject({ message: 'TypeError: x', stack: expect.stringContaining('report.test') });
  });

  it('that is 1 MB long is cut, and the places of its stack stay', () => {
    const { report, sent } = reporterForTest();
    const text = 'long '.repeat(200_000);
    report(new Error(text), 'error', { details: { text, list: Array.from({ length: 1000 }, () => text) } });
    report(text, 'error');
    expect(sent.map(({ message }) => message.length)).toEqual([2000, 2000]);
    expect(sent[0]?.stack).toMatch(/^Error: long[^]*report\.test\.ts:\d+:\d+/);
    expect(JSON.stringify(sent[0]).length).toBeLessThan(40_000);
  });

  it('and refuses to be read is told by its kind, and is no error of its own', () => {
    const { report, ring, sent } = reporterForTest();
    const refusing = {
      get answer(): never {
        throw new Error('not now');
      },
    };
    const unreadable = Object.defineProperty(new Error('x'), 'message', {
      get: () => {
        throw new Error('not now');
      },
    });
    report(new Error('x'), 'error', { details: refusing });
    report(unreadable, 'error');
    expect(sent).toMatchObject([{ details: '[object Object]' }, { message: '[object Error]' }]);
    expect(ring.lines()).toEqual([]);
  });

  it('meets a tracker that throws, or goes round: no error of its own', () => {
    const circular: Record<string, unknown> = { pin: '4711' };
    circular.self = circular;
    expect(JSON.stringify(scrub(circular))).not.toContain('4711');
    const down = (): never => {
      throw new Error('down');
    };
    for (const fault of [{ send: down }, { context: down }, { print: down }, { random: down }]) {
      const { report, ring } = reporterForTest(fault);
      expect(report('text', 'warning', { details: circular })).toBe('id-1');
      expect(ring.lines()).toEqual(['0 error A report could not be sent Error: down']);
    }
  });
});

describe('equal errors', () => {
  const fail = (): Error => new Error('same');

  it('are told five times a session with their count, the last of them once it has waited for others', () => {
    const { clock, report, sent } = reporterForTest();
    for (let i = 0; i < 40; i += 1) report(fail(), 'error');
    expect(sent.map(({ count }) => count)).toEqual([1, 2, 3, 4]);
    clock.advance(LAST_WAITS_MS - 1);
    for (let i = 0; i < 60; i += 1) report(fail(), 'error');
    expect(sent).toHaveLength(4);
    clock.advance(1);
    expect(sent.map(({ count }) => count)).toEqual([1, 2, 3, 4, 100]);
    clock.advance(24 * 3_600_000);
    report(fail(), 'error');
    expect(sent).toHaveLength(5);
  });

  it('have the log with the first alone', () => {
    const { report, ring, sent } = reporterForTest();
    ring.add('log', ['a']);
    report(fail(), 'error');
    report(fail(), 'error');
    report(new Error('other'), 'error');
    expect(sent.map(({ log }) => log.length)).toEqual([1, 0, 1]);
  });

  it('that sampling leaves out are counted, and take no turn of those that are sent', () => {
    const draws = [1, 1, 0];
    const { report, sent } = reporterForTest({ random: () => draws.shift() ?? 0 });
    for (let i = 0; i < 3; i += 1) report(fail(), 'error');
    expect(sent).toMatchObject([{ count: 3, log: [] }]);
    for (let i = 0; i < 3; i += 1) report(fail(), 'error');
    expect(sent.map(({ count }) => count)).toEqual([3, 4, 5, 6]);
  });

  it('are others in another place, of another severity or with another code', () => {
    const { report, sent } = reporterForTest();
    report(fail(), 'error');
    report(new Error('same'), 'error');
    report(fail(), 'warning');
    report(fail(), 'error', { code: 'no_content' });
    report(fail(), 'error');
    expect(sent.map(({ count }) => count)).toEqual([1, 1, 1, 1, 2]);
  });
});

describe('an hour', () => {
  it('has 30 reports in all, and the next one as many', () => {
    const { clock, report, sent } = reporterForTest();
    for (let i = 0; i < 20; i += 1) report(new Error(`a${i}`), 'error');
    clock.advance(1_800_000);
    for (let i = 0; i < 20; i += 1) report(new Error(`b${i}`), 'error');
    expect(sent).toHaveLength(30);
    clock.advance(1_799_999);
    report(new Error('c'), 'error');
    expect(sent).toHaveLength(30);
    clock.advance(1);
    for (let i = 0; i < 40; i += 1) report(new Error(`d${i}`), 'error');
    expect(sent).toHaveLength(50);
  });

  it('an error that found no room is told with its whole count once there is some', () => {
    const { clock, report, sent } = reporterForTest();
    for (let i = 0; i < 30; i += 1) report(new Error(`a${i}`), 'error');
    const late = (): Error => new Error('late');
    for (let i = 0; i < 7; i += 1) report(late(), 'error');
    clock.advance(3_600_000);
    report(late(), 'error');
    expect(sent.at(-1)).toMatchObject({ message: 'Error: late', count: 8 });
  });

  it('10,000 errors in a second, equal or not, are 30 at most and take no second', () => {
    const { clock, report, sent } = reporterForTest();
    const started = performance.now();
    for (let i = 0; i < 5_000; i += 1) {
      report(new Error('same'), 'error');
      report(new Error(`other ${i}`), 'error');
    }
    expect(performance.now() - started).toBeLessThan(5000);
    clock.advance(3_599_999);
    expect(sent).toHaveLength(30);
  });
});
