import { describe, expect, it } from 'vitest';
import { cardBadge, cardFacts, hasNewEpisode } from './card';
import { asset, episode, season, show } from './testing/assets';

const NOW = Date.parse('2026-11-21T14:00:00Z');
const LATER = '2026-11-21T15:00:00Z';
const EVENT = { type: 'live event', availableFrom: '2026-11-21T13:00:00Z', duration: 7200 };
const words = {
  hour: 'h',
  minute: 'min',
  season: (number: number, episodes: number) => `Season ${number}, ${episodes} episodes`,
  airing: ({ start }: { start: number }) => `from ${new Date(start).getUTCHours()}`,
};

describe('the badge', () => {
  it.each([
    [{ watchable: 'yes' }, null],
    [{ live: true }, 'live'],
    [{ type: 'live channel' }, 'live'],
    [{ type: 'live channel', watchable: 'not_available' }, 'locked'],
    [{ watchable: 'no_content' }, 'locked'],
    [{ inRegion: false }, 'locked'],
    [{ watchable: 'plan_upgrade_required' }, null],
    // It is not on yet, whatever the service calls live, and locked only until then.
    [{ type: 'live event', live: true, availableFrom: LATER, watchable: 'not_available' }, 'coming'],
    [{ live: true, availableFrom: '2026-11-21T13:00:00Z' }, 'live'],
    // On by its hours, whatever the service said of it before; over by them, too.
    [{ ...EVENT, watchable: 'not_available' }, 'live'],
    [{ ...EVENT, watchable: 'no_content' }, 'locked'],
    [{ ...EVENT, live: true, duration: 3600 }, null],
    [{ ...EVENT, watchable: 'not_available', duration: 3600 }, null],
    [{ availableFrom: '2026-11-21T13:00:00Z', watchable: 'not_available' }, null],
    [{ live: true, availableFrom: 'tonight' }, 'live'],
  ])('%j: %s', (change, kind) => {
    expect(cardBadge(asset(change), NOW)?.kind ?? null).toBe(kind);
  });

  it('the new-episode badge needs a known episode that is at most a week old', () => {
    const withEpisode = (availableFrom: string | null) =>
      show([season(1, [episode('e1', 1, { availableFrom })])]);
    expect(cardBadge(withEpisode('2026-11-20T00:00:00Z'), NOW)).toEqual({ kind: 'newEpisode' });
    expect(hasNewEpisode(withEpisode('2026-11-21T14:00:00Z'), NOW)).toBe(true);
    expect(hasNewEpisode(withEpisode('2026-11-14T14:00:00Z'), NOW)).toBe(false);
    expect(hasNewEpisode(withEpisode('2026-12-01T00:00:00Z'), NOW)).toBe(false);
    expect(hasNewEpisode(withEpisode('yesterday'), NOW)).toBe(false);
    expect(hasNewEpisode(withEpisode(null), NOW)).toBe(false);
    expect(hasNewEpisode(show([]), NOW)).toBe(false);
    const { children } = withEpisode('2026-11-20T00:00:00Z');
    expect(hasNewEpisode(asset({ children }), NOW)).toBe(false);
  });
});

describe('the line of facts', () => {
  it('with less room the line of facts drops the length first, then the rating', () => {
    const film = asset({ year: 2025, genres: ['Drama'], censorships: [{ name: '12+', minAge: 12 }] });
    const lines = ([4, 3, 2] as const).map((room) => cardFacts(film, words, room));
    expect(lines).toEqual(['2025 · 1 h 40 min · 12+ · Drama', '2025 · 12+ · Drama', '2025 · Drama']);
  });

  const rated = { genres: ['Drama', 'Mystery'], censorships: [{ name: '12+', minAge: 12 }] };
  const seasons = [season(2, [episode('b', 1), episode('c', 2)]), season(1, [episode('a', 1)])];

  it.each([
    [asset({ ...rated, year: 2025, duration: 7320 }), '2025 · 2 h 02 min · 12+ · Drama', '2025 · Drama'],
    [asset({ duration: null }), '', ''],
    [asset({ duration: 2880, genres: [' ', 'Crime'] }), '48 min · Crime', '48 min · Crime'],
    [show(seasons, { ...rated, year: 2020 }), 'Season 2, 2 episodes · 12+ · Drama', undefined],
    [show([...seasons, season(3, [episode('d', 1)])]), 'Season 3, 1 episodes', undefined],
    // What is no season, an extra, is not the last one.
    [
      show([...seasons, asset({ id: 'x', order: 9, children: [episode('x1', 1)] })], { duration: null }),
      'Season 2, 2 episodes',
      undefined,
    ],
    [show([season(null, [episode('a', 1)])], { year: 2020, duration: null }), '2020', '2020'],
    [show([season(1, [])], { year: 2020, duration: null }), '2020', '2020'],
    [asset({ ...rated, type: 'live channel', year: 2026, duration: 86_400 }), '12+ · Drama', '12+ · Drama'],
    [
      asset({ ...rated, type: 'live event', live: true, availableFrom: LATER, year: 2026 }),
      'from 15 · 12+ · Drama',
      'from 15 · Drama',
    ],
    [
      asset({ type: 'live event', live: true, availableFrom: 'now', year: 2026, genres: ['Music'] }),
      'Music',
      'Music',
    ],
  ])('%#', (title, wide, narrow) => {
    expect(cardFacts(title, words, 4)).toBe(wide);
    if (narrow !== undefined) expect(cardFacts(title, words, 2)).toBe(narrow);
  });
});
