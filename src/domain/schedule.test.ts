import { describe, expect, it } from 'vitest';
import { airingOf, airingText, comingText } from './schedule';
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

  it('is said in the viewer`s language', () => {
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
