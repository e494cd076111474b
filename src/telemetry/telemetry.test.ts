import { describe, expect, it, vi } from 'vitest';
import type { AnalyticsEvent, SentEvent } from './analytics';
import { createAnalytics } from './analytics';
import type { ErrorReport } from './report';
import { createReporter } from './report';
import type { ConsoleLike } from './ring';
import { captureConsole, createLogRing } from './ring';
import { scrub } from './scrub';

const silentConsole = (): ConsoleLike => ({
  debug: vi.fn(),
  log: vi.fn(),
  info: vi.fn(),
  warn: vi.fn(),
  error: vi.fn(),
});

describe('log lines', () => {
  it('[SHELL-20] the last 50 are kept: line 51 drops line 1', () => {
    const ring = createLogRing(() => 0);
    for (let line = 1; line <= 51; line += 1) ring.add('log', [`line ${line}`]);
    expect(ring.lines()).toHaveLength(50);
    expect(ring.lines()[0]).toBe('0 log line 2');
    expect(ring.lines().at(-1)).toBe('0 log line 51');
  });

  it('a line is cut after 500 characters', () => {
    const ring = createLogRing(() => 0);
    ring.add('log', ['x'.repeat(2000), 'y']);
    expect(ring.lines()).toEqual([`0 log ${'x'.repeat(500)}`]);
  });

  it('[SHELL-20] what the console prints is kept, and still printed, until it is let go', () => {
    const target = silentConsole();
    const { warn } = target;
    const ring = createLogRing(() => 12.4);
    const stop = captureConsole(target, ring);
    const secretive = {
      get answer(): never {
        throw new Error('not now');
      },
    };
    target.warn('slow', 3, { a: 1 }, new TypeError('bad'), secretive);
    stop();
    target.warn('after');
    expect(ring.lines()).toEqual(['12 warn slow 3 {"a":1} TypeError: bad [object Object]']);
    expect(warn).toHaveBeenCalledTimes(2);
  });
});

describe('reports', () => {
  function setUp(random = () => 0, sampling?: number) {
    const sent: ErrorReport[] = [];
    const ring = createLogRing(() => 0);
    let ids = 0;
    const report = createReporter({
      version: '1.5.1',
      platform: 'browser',
      ring,
      sampling,
      send: (one) => sent.push(one),
      random,
      newId: () => `id-${(ids += 1)}`,
    });
    return { report, ring, sent };
  }

  it('[ERR-05] 6 of 10 are sent; every one has an id', () => {
    let draw = 0;
    const { report, sent } = setUp(() => (draw++ % 10) / 10);
    const ids = Array.from({ length: 10 }, () => report(new Error('x'), 'error'));
    expect(sent).toHaveLength(6);
    expect(new Set(ids).size).toBe(10);
  });

  it.each([0, 0.2, 1])('[ERR-05] a deployment`s own share is sent: %d', (sampling) => {
    let draw = 0;
    const { report, sent } = setUp(() => (draw++ % 10) / 10, sampling);
    for (let i = 0; i < 10; i += 1) report(new Error('x'), 'error');
    expect(sent).toHaveLength(10 * sampling);
  });

  it.each(['fatal', 'error', 'warning'] as const)(
    '[ERR-03] severity %s, code, version, platform and log go with it',
    (severity) => {
      const { report, ring, sent } = setUp();
      ring.add('log', ['before']);
      report(new Error('x'), severity, { code: 'unhandled_error' });
      expect(sent[0]).toMatchObject({
        severity,
        code: 'unhandled_error',
        message: 'Error: x',
        version: '1.5.1',
        platform: 'browser',
        log: ['0 log before'],
      });
    },
  );

  it('[ERR-04] the authorization header is nowhere in a report', () => {
    const { report, ring, sent } = setUp();
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

  it('the component stack goes with it, without anything secret', () => {
    const { report, sent } = setUp();
    report(new Error('x'), 'fatal', { componentStack: '\n    at Poster (?token=abc)\n    at Row' });
    report(new Error('y'), 'error');
    expect(sent.map(({ componentStack }) => componentStack)).toEqual([
      '\n    at Poster (?token=[removed]\n    at Row',
      null,
    ]);
  });

  it('a tracker that throws, or a value that goes round, is no error of its own', () => {
    const circular: Record<string, unknown> = { pin: '4711' };
    circular.self = circular;
    expect(JSON.stringify(scrub(circular))).not.toContain('4711');
    const ring = createLogRing(() => 0);
    const report = createReporter({
      version: 'v',
      platform: 'p',
      ring,
      send: () => {
        throw new Error('down');
      },
      random: () => 0,
      newId: () => 'id',
    });
    expect(report('text', 'warning')).toBe('id');
    expect(ring.lines()).toEqual(['0 error A report could not be sent Error: down']);
  });

  const stackless = Object.assign(new Error('x'), { stack: undefined });
  it.each([
    [stackless, 'Error: x'],
    ['text', 'text'],
    [null, 'null'],
    [undefined, 'undefined'],
    [{ pin: '4711' }, '[object Object]'],
  ])('[ERR-04] %j thrown is told by its text, without a stack', (thrown, message) => {
    const { report, sent } = setUp();
    report(thrown, 'error');
    expect(sent).toMatchObject([{ message, stack: null }]);
  });

  it('what cannot be told is left out, and is no error of its own', () => {
    const { report, ring, sent } = setUp();
    const refusing = {
      get answer(): never {
        throw new Error('not now');
      },
    };
    expect(report(Object.create(null), 'error')).toBe('id-1');
    expect(report(new Error('x'), 'error', { details: refusing })).toBe('id-2');
    expect(sent).toEqual([]);
    expect(ring.lines()).toHaveLength(2);
  });
});

describe('analytics', () => {
  const event: AnalyticsEvent = { name: 'item focus', assetId: 'a', row: 'r', index: 3 };
  const context = { version: '1.5.1', platform: 'browser', deviceId: 'd', profileId: 'anonymous' };

  it('[ANA-02] events carry the context of their moment', () => {
    const sent: SentEvent[] = [];
    let profileId = 'anonymous';
    const analytics = createAnalytics(
      () => ({ ...context, profileId }),
      (one) => sent.push(one),
      () => {},
    );
    analytics.track(event);
    profileId = 'p1';
    analytics.track(event);
    expect(sent.map((one) => one.context.profileId)).toEqual(['anonymous', 'p1']);
    expect(sent[0]).toEqual({ ...event, context });
  });

  it('[ANA-05] a tracker that fails is told of and nothing else', () => {
    const failures: unknown[] = [];
    const analytics = createAnalytics(
      () => context,
      () => {
        throw new Error('down');
      },
      (error) => failures.push(error),
    );
    expect(() => analytics.track(event)).not.toThrow();
    expect(failures).toHaveLength(1);
  });
});
