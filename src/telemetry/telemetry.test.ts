import { describe, expect, it, vi } from 'vitest';
import type { AnalyticsEvent, SentEvent } from './analytics';
import { createAnalytics } from './analytics';
import type { ConsoleLike } from './ring';
import { captureConsole, createLogRing } from './ring';

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
