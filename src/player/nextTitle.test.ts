import { describe, expect, it } from 'vitest';
import type { Asset, Frame, FrameType } from '../contract';
import { nextFollows, nextOffer, nextPanel, panelSecond } from './nextTitle';
import type { Following } from './nextTitle';
import { anAsset } from './testing/fakeAssets';
import { NOTHING_CHANGED, playbackSettingsOf } from '../domain/preferences';

const NEXT = { uuid: 'e2', name: 'Second' };
const episode = (changes: Record<string, unknown> = {}): Asset =>
  anAsset({ id: 'e1', type: 'episode', rootId: 'show', nextAsset: NEXT, ...changes });
const nextOf = (watchable: string, changes: Record<string, unknown> = {}): Asset =>
  anAsset({ id: 'e2', type: 'episode', watchable, ...changes });

const following = (changes: Partial<Following> = {}): Following => ({
  asset: episode(),
  content: 'main',
  anonymous: false,
  next: nextOf('yes'),
  settings: { playNextEpisode: true },
  automaticTitles: 0,
  sleepsAtEnd: false,
  ...changes,
});

const frame = (type: FrameType, start: number, end: number): Frame => ({ type, start, end, id: '' });
const COUNTDOWN = { kind: 'next', countdown: true } as const;
const LABEL = { kind: 'next', countdown: false } as const;
const MORE = { kind: 'moreLikeThis' } as const;

describe('what the panel after a title offers', () => {
  it.each<[string, Partial<Following>, unknown]>([
    ['[NEXT-02] an episode counts down to the next one', {}, COUNTDOWN],
    [
      '[NEXT-01] a movie with a next title counts down, too',
      { asset: episode({ type: 'movie' }) },
      COUNTDOWN,
    ],
    ['[NEXT-06] without the setting there is no countdown', { settings: { playNextEpisode: false } }, LABEL],
    [
      '[NEXT-02] settings that could not be fetched count as on',
      { settings: playbackSettingsOf(null, NOTHING_CHANGED) },
      COUNTDOWN,
    ],
    [
      '[NEXT-05] a next title above the plan is offered as an upgrade',
      { next: nextOf('plan_upgrade_required') },
      { kind: 'upgrade' },
    ],
    [
      '[NEXT-05] so it is without the setting',
      { next: nextOf('plan_upgrade_required'), settings: { playNextEpisode: false } },
      { kind: 'upgrade' },
    ],
    [
      '[NEXT-07] a movie without a next title offers similar ones',
      { asset: episode({ type: 'movie', nextAsset: null }) },
      MORE,
    ],
    [
      '[NEXT-07] a movie whose next title is missing offers similar ones',
      { asset: episode({ type: 'movie' }), next: 'missing' },
      MORE,
    ],
    [
      '[NEXT-07] a movie whose next title nobody may play offers similar ones',
      { asset: episode({ type: 'movie' }), next: nextOf('no_content') },
      MORE,
    ],
    [
      '[NEXT-07] a movie whose next title is itself offers similar ones',
      { asset: episode({ type: 'movie', nextAsset: { uuid: 'e1' } }) },
      MORE,
    ],
    ['an episode without a next one offers nothing', { asset: episode({ nextAsset: null }) }, null],
    ['an episode whose next one is missing offers nothing', { next: 'missing' }, null],
    ['an episode whose next one is not available offers nothing', { next: nextOf('not_available') }, null],
    [
      'an episode whose next one is out of region offers nothing',
      { next: nextOf('yes', { inRegion: false }) },
      null,
    ],
    [
      'an episode that names itself as the next offers nothing',
      { asset: episode({ nextAsset: { uuid: 'e1' } }) },
      null,
    ],
    ['a next title that is not fetched yet counts as playable', { next: 'unknown' }, COUNTDOWN],
    ['a guest is not led into signing in by a countdown', { anonymous: true }, LABEL],
    [
      'a guest counts down to a title that guests may play',
      { anonymous: true, next: nextOf('yes_anonymous_access') },
      COUNTDOWN,
    ],
    [
      'a guest signs in before buying a plan',
      { anonymous: true, next: nextOf('plan_upgrade_required') },
      LABEL,
    ],
    ['the third automatic title in a row still counts down', { automaticTitles: 2 }, COUNTDOWN],
    ['after three automatic titles the viewer is asked', { automaticTitles: 3 }, { kind: 'stillWatching' }],
    [
      'nobody is asked who starts the next title by hand anyway',
      { automaticTitles: 3, settings: { playNextEpisode: false } },
      LABEL,
    ],
    ['a sleep timer at the end of the title stops the countdown', { sleepsAtEnd: true }, LABEL],
    ['a trailer has no panel', { content: 'trailer' }, null],
    [
      'the trailer of a movie has no panel',
      { content: 'trailer', asset: episode({ type: 'movie', nextAsset: null }) },
      null,
    ],
    ['a live channel has no panel', { asset: episode({ type: 'live channel' }) }, null],
    ['a live event has no panel', { asset: episode({ type: 'live event', live: true }) }, null],
    ['a recorded event has no panel', { asset: episode({ type: 'live event' }) }, null],
    ['an episode that is live has no panel', { asset: episode({ live: true }) }, null],
  ])('%s', (_title, changes, offer) => {
    expect(nextOffer(following(changes))).toEqual(offer);
    expect(nextFollows(following(changes))).toBe(offer === COUNTDOWN);
  });
});

describe('the second at which the panel appears', () => {
  it.each<[string, Frame[], number | null, number | null]>([
    ['[NEXT-01] the closing credits begin', [frame('credits', 2400, 2475)], 2475, 2400],
    ['[NEXT-01] without credits the last 15 s begin', [frame('intro', 0, 38)], 2475, 2460],
    [
      '[NEXT-01] credits shorter than 15 s are taken at their word',
      [frame('credits', 2467, 2475)],
      2475,
      2467,
    ],
    [
      'of several credits the last count, so that the scene between is seen',
      [frame('credits', 2300, 2350), frame('credits', 2400, 2475)],
      2475,
      2400,
    ],
    [
      'of several credits the last count, in whatever order',
      [frame('credits', 2400, 2475), frame('credits', 2300, 2350)],
      2475,
      2400,
    ],
    ['credits of the first half are not the closing ones', [frame('credits', 30, 60)], 2475, 2460],
    ['reversed credits are ignored', [frame('credits', 2475, 2400)], 2475, 2460],
    ['empty credits are ignored', [frame('credits', 2400, 2400)], 2475, 2460],
    ['credits past the end are ignored', [frame('credits', 2500, 2600)], 2475, 2460],
    ['credits of the last second are ignored', [frame('credits', 2474.5, 2475)], 2475, 2460],
    ['a title of 40 hours has its panel at the end', [], 144_000, 143_985],
    ['the shortest title with a panel lasts 30 s', [], 30, 15],
    ['shorter titles have none', [], 29.9, null],
    ['shorter titles have none, credits or not', [frame('credits', 20, 25)], 25, null],
    ['a title of length 0 has none', [frame('credits', 20, 25)], 0, null],
    ['a title of length NaN has none', [frame('credits', 20, 25)], NaN, null],
    ['a title of endless length has none', [frame('credits', 20, 25)], Infinity, null],
    ['a title of unknown length has none', [frame('credits', 20, 25)], null, null],
  ])('%s', (_title, frames, duration, second) => {
    expect(panelSecond(frames, duration)).toBe(second);
  });
});

describe('the panel', () => {
  const panelAt = (second: number, dismissed = false) =>
    nextPanel(following(), { frames: [frame('credits', 100, 120)], second, duration: 120, dismissed });

  it.each([
    [99.9, null],
    [100, COUNTDOWN],
    [120, COUNTDOWN],
    [NaN, null],
  ])('[NEXT-01] credits that begin at 100 s show it at %d s: %o', (second, offer) => {
    expect(panelAt(second)).toEqual(offer);
  });

  it('stays away after it was sent away', () => {
    expect(panelAt(110, true)).toBeNull();
  });
});
