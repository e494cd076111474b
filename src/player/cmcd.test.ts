import { describe, expect, it } from 'vitest';
import { cmcdConfig } from './cmcd';
import type { CmcdOptions } from './cmcd';

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
