import { describe, expect, it } from 'vitest';
import { airingOf, airingText, comingText, isOnAir, mayBeAvailable, labelsChangeAt } from './schedule';
import { asset } from './testing/assets';

const where = { language: 'en', timeZone: 'Asia/Kolkata' };
const words = { today: (time: string) => `Today ${time}`, tomorrow: (time: string) => `Tomorrow ${time}` };
/** A Saturday, 19:30 in Kolkata. */
const NOW = Date.parse('2026-11-21T14:00:00Z');

describe('when something comes', () => {
  it.each([
    ['2026-11-21T15:00:00Z', 'Today 20:30'],
    ['2026-11-21T18:29:00Z', 'Today 23:59'],
    // Midnight is the viewer's, not Greenwich's.
    ['2026-11-21T18:30:00Z', 'Tomorrow 00:00'],
    ['2026-11-22T15:00:00Z', 'Tomorrow 20:30'],
    ['2026-11-24T15:00:00Z', 'Tue 20:30'],
    ['2026-11-27T15:00:00Z', 'Fri 20:30'],
    ['2026-11-28T15:00:00Z', 'Nov 28'],
    ['2027-01-03T15:00:00Z', 'Jan 3, 2027'],
  ])('%s: %s', (at, said) => {
    expect(comingText(Date.parse(at), NOW, words, where)).toBe(said);
  });

  it('a start time is written in the viewer’s language', () => {
    const at = Date.parse('2026-11-28T15:00:00Z');
    expect(comingText(at, NOW, words, { ...where, language: 'de' })).toBe('28. Nov.');
  });
});

describe('the hours of a live event', () => {
  const event = (change: object) => airingOf(asset({ type: 'live event', ...change }));
  const from = '2026-11-21T12:30:00Z';

  it.each([
    [{ availableFrom: from, duration: 3 * 3600 }, '18:00–21:00'],
    [{ availableFrom: from, duration: null }, '18:00'],
    [{ availableFrom: from, duration: -1 }, '18:00'],
    [{ availableFrom: from, duration: 0 }, '18:00'],
    [{ availableFrom: from, duration: 1e300 }, '18:00'],
  ])('%j: %s', (change, said) => {
    expect(airingText(event(change)!, where)).toBe(said);
  });

  it.each([{}, { availableFrom: 'soon' }, { availableFrom: from, type: 'live channel' }])(
    '%j has none',
    (change) => {
      expect(event(change)).toBeNull();
    },
  );
});

describe('on air', () => {
  const from = '2026-11-21T13:00:00Z';
  const event = { type: 'live event', availableFrom: from, duration: 7200 };

  it.each([
    ['a channel', { type: 'live channel' }, true],
    ['a film', {}, false],
    ['what the service calls live', { live: true }, true],
    ['the same before its time', { live: true, availableFrom: '2026-11-21T14:00:01Z' }, false],
    ['an event in its hours', event, true],
    ['its first moment', { ...event, availableFrom: '2026-11-21T14:00:00Z' }, true],
    ['its end', { ...event, live: true, duration: 3600 }, false],
    ['an event of unknown length', { ...event, duration: null }, false],
    ['the same, called live', { ...event, duration: null, live: true }, true],
  ])('%s: %s', (_, change, onAir) => {
    expect(isOnAir(asset(change), NOW)).toBe(onAir);
  });

  const barred = { watchable: 'not_available', availableFrom: from };

  it.each([
    ['what came an hour ago', barred, true],
    ['what comes now', { ...barred, availableFrom: '2026-11-21T14:00:00Z' }, true],
    ['what can be watched', { ...barred, watchable: 'yes' }, false],
    ['what has no content', { ...barred, watchable: 'no_content' }, false],
    ['what is of another region', { ...barred, inRegion: false }, false],
    ['what is to come', { ...barred, availableFrom: '2026-11-21T14:00:01Z' }, false],
    ['what came a day ago', { ...barred, availableFrom: '2026-11-20T14:00:00Z' }, false],
    ['an event of days', { ...barred, ...event, availableFrom: '2026-11-19T14:00:00Z', duration: 3e5 }, true],
    ['an event that is over', { ...barred, ...event, duration: 3600 }, true],
    [
      'one that is over for a day',
      { ...barred, ...event, availableFrom: '2026-11-20T12:00:00Z', duration: 7200 },
      false,
    ],
    ['what has no date that can be read', { ...barred, availableFrom: 'soon' }, false],
  ])('whether not_available may be out of date: %s: %s', (_, change, may) => {
    expect(mayBeAvailable(asset(change), NOW)).toBe(may);
  });
});

describe('[ASSET-13] the words about a title change next', () => {
  const event = (availableFrom: string, duration: number | null = 7200) =>
    asset({ type: 'live event', live: true, availableFrom, duration });

  it.each([
    ['today: when it comes', event('2026-11-21T15:00:00Z'), '2026-11-21T15:00:00Z'],
    ['tomorrow: at midnight', event('2026-11-22T15:00:00Z'), '2026-11-21T18:30:00Z'],
    ['tomorrow at midnight: then', event('2026-11-21T18:30:00Z'), '2026-11-21T18:30:00Z'],
    ['Tuesday: on Monday', event('2026-11-24T15:00:00Z'), '2026-11-22T18:30:00Z'],
    ['in a week: when its weekday says it', event('2026-11-28T15:00:00Z'), '2026-11-21T18:30:00Z'],
    ['in two weeks', event('2026-12-05T15:00:00Z'), '2026-11-28T18:30:00Z'],
    ['next year: when the year begins', event('2027-02-03T15:00:00Z'), '2026-12-31T18:30:00Z'],
    ['early next year: its weekday comes first', event('2027-01-03T15:00:00Z'), '2026-12-27T18:30:00Z'],
    ['on air: at its end', event('2026-11-21T13:00:00Z'), '2026-11-21T15:00:00Z'],
    ['on air without an end: never', event('2026-11-21T13:00:00Z', null), null],
    ['on air of no length: never', event('2026-11-21T14:00:00Z', 0), null],
    ['over: never', event('2026-11-21T11:00:00Z'), null],
    ['a film that comes: then', asset({ availableFrom: '2026-11-21T15:00:00Z' }), '2026-11-21T15:00:00Z'],
    [
      'a film that came: once a lock is no answer from before',
      asset({ availableFrom: '2026-11-21T13:00:00Z', watchable: 'not_available' }),
      '2026-11-22T13:00:00Z',
    ],
    ['a film that is there: never', asset({ availableFrom: '2026-11-21T13:00:00Z' }), null],
    ['a film: never', asset(), null],
    ['a channel: never', asset({ type: 'live channel', live: true }), null],
  ])('%s', (_, title, at) => {
    const change = labelsChangeAt(title, NOW, where);
    expect(change && new Date(change).toISOString()).toBe(at && new Date(at).toISOString());
  });

  it.each(['Asia/Kolkata', 'Pacific/Kiritimati', 'Etc/GMT+12', 'America/Santiago', 'Asia/Kathmandu', 'UTC'])(
    'to the moment: until then they are the same, and then others, in %s',
    (timeZone) => {
      const there = { language: 'en', timeZone };
      const said = (title: ReturnType<typeof asset>, now: number): string => {
        const start = Date.parse(title.availableFrom!);
        if (start <= now) return isOnAir(title, now) ? 'LIVE' : '';
        return comingText(start, now, words, there);
      };
      for (let hours = 1; hours < 9000; hours += 487) {
        const title = event(new Date(NOW + hours * 3_600_000).toISOString());
        let now = NOW;
        const heard = [said(title, now)];
        for (
          let at = labelsChangeAt(title, now, there);
          at !== null;
          at = labelsChangeAt(title, now, there)
        ) {
          expect(said(title, at - 1)).toBe(heard.at(-1));
          now = at;
          heard.push(said(title, now));
        }
        expect(heard.slice(-2)).toEqual(['LIVE', '']);
        expect(new Set(heard).size, heard.join(', ')).toBe(heard.length);
      }
    },
  );
});
