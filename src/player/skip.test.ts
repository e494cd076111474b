import { describe, expect, it } from 'vitest';
import { parseAsset } from '../contract';
import type { Frame, FrameType } from '../contract';
import { afterSeek, skipOffer } from './skip';
import type { SkipInput, SkipOffer } from './skip';
import { NOTHING_CHANGED, playbackSettingsOf } from '../domain/preferences';

const frame = (type: FrameType, start: number, end: number): Frame => ({ type, start, end, id: '' });
const RECAP = frame('recap', 0, 42);
const INTRO = frame('intro', 107, 165);
const CREDITS = frame('credits', 2400, 2475);
const ALL = [RECAP, INTRO, CREDITS];
const BY_HAND = { skipIntro: false, skipRecap: false, skipCredits: false };
const BY_ITSELF = { skipIntro: true, skipRecap: true, skipCredits: true };

const input = (second: number, changes: Partial<SkipInput> = {}): SkipInput => ({
  frames: ALL,
  second,
  duration: 2475,
  settings: BY_HAND,
  skipped: new Set(),
  nextFollows: false,
  ...changes,
});
const offer = (second: number, changes: Partial<SkipInput> = {}) => skipOffer(input(second, changes));
const short = (made: SkipOffer | null) => made && [made.kind, made.action, made.to, made.automatic];

describe('the skip button', () => {
  it.each<[string, number, unknown]>([
    ['shows in the recap', 0, ['recap', 'seek', 42, false]],
    ['shows in the recap to its last second', 41, ['recap', 'seek', 42, false]],
    ['is gone with under a second of the frame left', 41.1, null],
    ['is not there between frames', 60, null],
    ['shows from the first moment of the intro', 107, ['intro', 'seek', 165, false]],
    ['is gone at the end of the intro', 165, null],
    ['shows in the credits, which end the title', 2400, ['credits', 'end', 2475, false]],
    ['is not there at an unreadable second', NaN, null],
    ['is not there before the beginning', -1, null],
  ])('[SKIP-01, SKIP-04] %s', (_case, second, expected) => {
    expect(short(offer(second))).toEqual(expected);
  });

  it('[SKIP-05] shows in a frame that the service calls captions/credits', () => {
    const { frames } = parseAsset(
      { id: 'film', frames: [{ type: 'captions/credits', start: 100, end: 110 }] },
      () => undefined,
    );
    expect(short(offer(100, { frames, duration: 120 }))).toEqual(['credits', 'seek', 110, false]);
  });

  it('[SKIP-04] seeks over credits in the middle of the second half, and ends the title with the last ones', () => {
    const frames = [frame('credits', 80, 90), frame('credits', 110, 120)];
    expect(short(offer(80, { frames, duration: 120 }))).toEqual(['credits', 'seek', 90, false]);
    expect(short(offer(110, { frames, duration: 120 }))).toEqual(['credits', 'end', 120, false]);
  });
});

describe('a frame that its setting skips', () => {
  it.each([
    [1, 'skipRecap', 'recap'],
    [110, 'skipIntro', 'intro'],
    [2410, 'skipCredits', 'credits'],
  ] as const)(
    '[SKIP-02] at %d s %s skips the %s automatically, and no other does',
    (second, setting, kind) => {
      expect(offer(second, { settings: { ...BY_HAND, [setting]: true } })).toMatchObject({
        kind,
        automatic: true,
      });
      expect(offer(second, { settings: { ...BY_ITSELF, [setting]: false } })).toMatchObject({
        kind,
        automatic: false,
      });
    },
  );

  it('[SKIP-02] is not skipped when the settings could not be fetched', () => {
    expect(offer(1, { settings: playbackSettingsOf(null, NOTHING_CHANGED) })).toMatchObject({
      automatic: false,
    });
  });

  it('[SKIP-03] is skipped once; whoever goes back finds the button', () => {
    const skipped = new Set([offer(1, { settings: BY_ITSELF })!.key]);
    expect(offer(1, { settings: BY_ITSELF, skipped })).toMatchObject({ kind: 'recap', automatic: false });
    expect(offer(110, { settings: BY_ITSELF, skipped })).toMatchObject({ kind: 'intro', automatic: true });
  });

  it('[SKIP-03] is another frame than one of the same type elsewhere', () => {
    const frames = [frame('intro', 0, 10), frame('intro', 20, 30)];
    const skipped = new Set([offer(0, { frames, settings: BY_ITSELF })!.key]);
    expect(offer(20, { frames, settings: BY_ITSELF, skipped })).toMatchObject({ automatic: true });
  });

  it('[SEEK-07] is armed again by a seek if it is intro or recap, not if it is credits', () => {
    const skipped = new Set([1, 110, 2410].map((second) => offer(second, { settings: BY_ITSELF })!.key));
    const after = { settings: BY_ITSELF, skipped: afterSeek(skipped) };
    expect([1, 110, 2410].map((second) => offer(second, after)?.automatic)).toEqual([true, true, false]);
  });

  it('[SEEK-07] a seek with nothing to arm keeps the same set', () => {
    const skipped = new Set([offer(2410)!.key]);
    expect(afterSeek(skipped)).toBe(skipped);
  });
});

describe('credits with a next title that follows', () => {
  const follows = { nextFollows: true };
  it('[SKIP-06] lead to it when they are skipped automatically', () => {
    expect(short(offer(2400, { ...follows, settings: BY_ITSELF }))).toEqual(['credits', 'next', 2475, true]);
  });

  it('[SKIP-06] lead to it also where a scene would follow them', () => {
    const frames = [frame('credits', 2300, 2400)];
    expect(short(offer(2300, { ...follows, frames, settings: BY_ITSELF }))).toEqual([
      'credits',
      'next',
      2400,
      true,
    ]);
  });

  it('[SKIP-04] end the title when they are skipped by hand', () => {
    expect(short(offer(2400, follows))).toEqual(['credits', 'end', 2475, false]);
  });

  it('[SKIP-06] seek over all but the last credits', () => {
    const frames = [frame('credits', 2300, 2350), CREDITS];
    expect(short(offer(2300, { ...follows, frames, settings: BY_ITSELF }))).toEqual([
      'credits',
      'seek',
      2350,
      true,
    ]);
  });

  it('[SKIP-06] seek over opening credits', () => {
    const frames = [frame('credits', 10, 60)];
    expect(short(offer(10, { ...follows, frames, settings: BY_ITSELF }))).toEqual([
      'credits',
      'seek',
      60,
      true,
    ]);
  });

  it('[SKIP-06] without one they end the title instead of leaving a still picture', () => {
    expect(short(offer(2400, { settings: BY_ITSELF }))).toEqual(['credits', 'end', 2475, true]);
  });
});

describe('bad frames', () => {
  it.each<[string, Frame[], number, number | null, unknown]>([
    ['a reversed frame offers nothing', [frame('intro', 30, 10)], 20, 120, null],
    ['an empty frame offers nothing', [frame('intro', 20, 20)], 20, 120, null],
    ['an ad frame offers nothing', [frame('ads', 10, 30)], 20, 120, null],
    ['a frame past the end offers nothing', [frame('intro', 130, 160)], 119, 120, null],
    ['a frame below 0 starts at 0', [frame('intro', -20, 30)], 0, 120, ['intro', 'seek', 30, false]],
    ['an intro that reaches the end would end the title: nothing', [frame('intro', 0, 120)], 5, 120, null],
    [
      'an intro that leaves a second of the title is skipped',
      [frame('intro', 0, 119)],
      5,
      120,
      ['intro', 'seek', 119, false],
    ],
    ['a recap past the end would end the title: nothing', [frame('recap', 0, 99_999)], 5, 120, null],
    [
      'opening credits past the end would end the title: nothing',
      [frame('credits', 0, 99_999)],
      5,
      120,
      null,
    ],
    [
      'closing credits past the end stop at it',
      [frame('credits', 100, 99_999)],
      100,
      120,
      ['credits', 'end', 120, false],
    ],
    [
      'credits that end just before the end reach it',
      [frame('credits', 100, 119.5)],
      100,
      120,
      ['credits', 'end', 119.5, false],
    ],
    [
      'of two that overlap the later counts',
      [frame('recap', 0, 40), frame('intro', 30, 60)],
      35,
      120,
      ['intro', 'seek', 60, false],
    ],
    [
      'of two the outer counts again after the inner',
      [frame('recap', 0, 40), frame('intro', 10, 20)],
      19.5,
      120,
      ['recap', 'seek', 40, false],
    ],
    [
      'an ad frame over an intro does not hide it',
      [frame('intro', 0, 40), frame('ads', 30, 45)],
      35,
      120,
      ['intro', 'seek', 40, false],
    ],
    [
      'an intro inside the closing credits that reaches the end gives way to them',
      [frame('credits', 100, 120), frame('intro', 105, 120)],
      110,
      120,
      ['credits', 'end', 120, false],
    ],
    ['a title of unknown length seeks', [frame('intro', 0, 40)], 5, null, ['intro', 'seek', 40, false]],
    ['a title of length 0 seeks', [frame('credits', 0, 40)], 5, 0, ['credits', 'seek', 40, false]],
    ['a title of length NaN seeks', [frame('credits', 0, 40)], 5, NaN, ['credits', 'seek', 40, false]],
    [
      'a title of 40 hours ends with its credits',
      [frame('credits', 143_900, 144_000)],
      143_950,
      144_000,
      ['credits', 'end', 144_000, false],
    ],
  ])('[SKIP-01] %s', (_case, frames, second, duration, expected) => {
    expect(short(offer(second, { frames, duration }))).toEqual(expected);
  });
});

it('[SKIP-03] automatic skips come to an end on any frames, and never end a title before its last frame', () => {
  const frames = [
    frame('recap', 0, 40),
    frame('intro', 30, 60),
    frame('intro', 55, 56),
    frame('recap', 20, 70),
  ];
  let skipped: ReadonlySet<string> = new Set();
  let second = 0;
  const seconds: number[] = [];
  for (;;) {
    const made = offer(second, { frames, duration: 120, settings: BY_ITSELF, skipped });
    if (!made?.automatic) break;
    // An engine lands a little before the requested second.
    second = made.to - 0.2;
    skipped = new Set([...skipped, made.key]);
    seconds.push(made.to);
  }
  expect(seconds).toEqual([40, 60, 70]);
});
