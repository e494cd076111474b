import { describe, expect, it } from 'vitest';
import { cmcdConfig } from './cmcd';
import { cmcdOptionsOf } from './cmcdOptions';
import type { CmcdOptions } from './cmcdOptions';

const OPTIONS: CmcdOptions = { eventUrl: 'https://stats.test/cmcd', transmission: 'query', interval: 30 };
const VIEW = { sessionId: 'b8f3a7c0-0000-4000-8000-000000000000', contentId: 'night-ferry' };

describe('CMCD', () => {
  it('is version 2 with the ids of the view, in requests and as events', () => {
    expect(cmcdConfig(OPTIONS, VIEW)).toMatchObject({
      enabled: true,
      version: 2,
      sessionId: VIEW.sessionId,
      contentId: 'night-ferry',
      useHeaders: false,
      eventTargets: [
        {
          mode: 'event',
          enabled: true,
          url: OPTIONS.eventUrl,
          // Reports are bodies of their own, with every key.
          useHeaders: false,
          includeKeys: [],
          events: ['ps', 'e', 'bc', 'b', 't'],
          interval: 30,
        },
      ],
    });
    expect(cmcdConfig({ ...OPTIONS, transmission: 'headers' }, VIEW).useHeaders).toBe(true);
  });

  it('sends no periodic report at an interval of 0', () => {
    expect(cmcdConfig({ ...OPTIONS, interval: 0 }, VIEW).eventTargets?.[0]?.events).not.toContain('t');
  });

  it('keeps ids within the 64 characters of the standard', () => {
    const { sessionId, contentId } = cmcdConfig(OPTIONS, {
      sessionId: 's'.repeat(80),
      contentId: 'c'.repeat(65),
    });
    expect([sessionId?.length, contentId?.length]).toEqual([64, 64]);
  });

  it.each([
    [null, VIEW],
    [OPTIONS, null],
  ])('is off without options, and for a stream of no view', (options, view) => {
    expect(cmcdConfig(options, view)).toEqual({ enabled: false, eventTargets: [] });
  });
});

describe('the options of a deployment', () => {
  const apiUrl = 'https://api.test/v1';
  const cmcd = { transmission: 'headers', interval: 5 } as const;

  it('are none unless it names CMCD', () => {
    expect(cmcdOptionsOf({ apiUrl, telemetry: {} })).toBeUndefined();
  });

  it('send events to the service, or to an address of their own', () => {
    expect(cmcdOptionsOf({ apiUrl, telemetry: { cmcd } })).toEqual({ ...cmcd, eventUrl: `${apiUrl}/cmcd` });
    const eventUrl = 'https://stats.test/take';
    expect(cmcdOptionsOf({ apiUrl, telemetry: { cmcd: { ...cmcd, eventUrl } } })).toEqual({
      ...cmcd,
      eventUrl,
    });
  });
});
