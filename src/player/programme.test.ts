import { describe, expect, it } from 'vitest';
import type { Frame, FrameType, PlaylistEntry } from '../contract';
import { adBreaks, breakOnSeek, breakReached, landingOf, seenBreaks } from './programme';
import type { AdBreak } from './programme';

const ad = (
  start: number,
  url: string | null = `/ads/${start}`,
  duration: number | null = 15,
): PlaylistEntry => ({
  type: 'PLAY_ADS',
  start,
  url,
  duration,
});
const content = (start: number): PlaylistEntry => ({
  type: 'PLAY_CONTENT',
  start,
  url: null,
  duration: null,
});
const frame = (start: number, end: number, type: FrameType = 'ads'): Frame => ({ type, start, end, id: '' });
const breaksAt = (...seconds: number[]): AdBreak[] =>
  seconds.map((at) => ({ at, ads: [{ url: `/ads/${at}`, duration: 15 }] }));
const played = (...indices: number[]): ReadonlySet<number> => new Set(indices);

describe('the ad breaks of a playlist', () => {
  it.each<[string, PlaylistEntry[], number | null, [number, string[]][]]>([
    [
      'are its ads at their starts',
      [content(0), ad(30), content(30), ad(60), content(60)],
      120,
      [
        [30, ['/ads/30']],
        [60, ['/ads/60']],
      ],
    ],
    [
      'come in order of time, whatever order the playlist has',
      [ad(60), content(0), ad(30)],
      120,
      [
        [30, ['/ads/30']],
        [60, ['/ads/60']],
      ],
    ],
    ['are none for an empty playlist', [], 120, []],
    ['are none for a playlist of content only', [content(0), content(30)], 120, []],
    ['exist in a playlist of ads only', [ad(0)], 120, [[0, ['/ads/0']]]],
    [
      'hold the ads of one second in playlist order',
      [ad(30, '/b'), ad(30, '/a'), ad(90, '/c')],
      120,
      [
        [30, ['/b', '/a']],
        [90, ['/c']],
      ],
    ],
    [
      'hold ads that start within a second',
      [ad(30.04, '/b'), ad(30, '/a'), ad(31, '/c')],
      120,
      [
        [30, ['/a', '/b']],
        [31, ['/c']],
      ],
    ],
    ['leave out ads without a URL', [ad(30, null), ad(60)], 120, [[60, ['/ads/60']]]],
    ['are none of its content, address or not', [{ ...content(30), url: '/film' }], 120, []],
    ['keep the fractions of a start', [ad(0.4)], 120, [[0.4, ['/ads/0.4']]]],
    ['count negative and unreadable starts as 0', [ad(-5, '/a'), ad(NaN, '/b')], 120, [[0, ['/a', '/b']]]],
    [
      'leave out ads at the end and past it',
      [ad(119.9, '/last'), ad(120), ad(500), ad(Infinity)],
      120,
      [[119.9, ['/last']]],
    ],
    ['keep every ad of a title of unknown length', [ad(500)], null, [[500, ['/ads/500']]]],
    ['keep every ad of a title of length 0', [ad(500)], 0, [[500, ['/ads/500']]]],
    ['keep every ad of a title of length NaN', [ad(500)], NaN, [[500, ['/ads/500']]]],
    ['reach the end of a title of 40 hours', [ad(143_999)], 144_000, [[143_999, ['/ads/143999']]]],
  ])('[ADS-07] %s', (_case, playlist, duration, expected) => {
    expect(adBreaks(playlist, duration).map(({ at, ads }) => [at, ads.map(({ url }) => url)])).toEqual(
      expected,
    );
  });

  it('give the length of an ad, and null where the playlist names none that can be', () => {
    const lengths = [15, null, 0, -3, NaN].map((duration, i) => ad(30, `/${i}`, duration));
    expect(adBreaks(lengths, 120)[0]?.ads.map(({ duration }) => duration)).toEqual([
      15,
      null,
      null,
      null,
      null,
    ]);
  });
});

describe('going on from a bookmark', () => {
  const breaks = breaksAt(0, 30, 60.4, 61);
  it.each<[string, number | null, number[]]>([
    ['nothing was seen without one', null, []],
    ['the breaks before it were seen', 59, [0, 1]],
    ['a break at its second was seen', 30, [0, 1]],
    ['a break within its second was seen, a later one was not', 60, [0, 1, 2]],
    ['a break after it was not', 29, [0]],
    ['the pre-roll was seen whatever the bookmark', 1, [0]],
    ['all were seen at the end', 120, [0, 1, 2, 3]],
    ['nothing was seen at an unreadable one', NaN, []],
  ])('[PLAYER-34, ADS-05] %s', (_case, watchedTo, seen) => {
    expect([...seenBreaks(breaks, watchedTo)]).toEqual(seen);
  });
});

describe('playing from one second to another', () => {
  const breaks = breaksAt(0, 30, 60);
  it.each<[string, ReadonlySet<number>, number | null, number, number | null]>([
    ['reaches the break between them', played(0), 29.9, 30.1, 1],
    ['reaches a break at the second it comes to', played(0), 29.9, 30, 1],
    ['has left a break at the second it comes from', played(0), 30, 30.2, null],
    ['has left a break at the beginning when it comes from there', played(), 0, 0.4, null],
    ['reaches no break before its second', played(0), 29, 29.9, null],
    ['reaches no break that has played', played(0, 1), 29.9, 30.1, null],
    ['reaches the first of several', played(), 25, 61, 1],
    ['reaches the next when the first has played', played(1), 25, 61, 2],
    ['begins with a break at its start', played(), null, 0, 0],
    ['begins with a break at its first second', played(), null, 60, 2],
    ['begins with a break when the engine starts a few frames late', played(), null, 30.1, 1],
    ['does not begin with a break half a second before', played(), null, 30.5, null],
    ['does not begin with the breaks before a bookmark', played(), null, 59, null],
    ['reaches nothing at an unreadable second', played(), 29, NaN, null],
  ])('[ADS-05] %s', (_case, set, from, to, index) => {
    expect(breakReached(breaks, set, from, to)).toBe(index);
  });
});

describe('a seek', () => {
  const breaks = breaksAt(0, 30, 60, 90);
  it.each<[string, ReadonlySet<number>, number, number, number | null]>([
    ['past one break plays it', played(), 10, 40, 1],
    ['past several plays the last of them', played(), 10, 80, 2],
    ['past several plays the last that has not played', played(2), 10, 80, 1],
    ['past breaks that have played plays none', played(1, 2), 10, 80, null],
    ['past none plays none', played(), 31, 59, null],
    ['to the second of a break plays it', played(), 10, 30, 1],
    ['from the second of a break does not play it', played(), 30, 50, null],
    ['back over breaks plays none', played(), 80, 10, null],
    ['back to the second of a break that has not played plays it', played(), 80, 60, 2],
    ['back to the second of a break that has played plays none', played(2), 80, 60, null],
    ['back to the beginning plays a break that has not played', played(), 80, 0, 0],
    ['to the break that it starts from plays it', played(), 30, 30, 1],
    ['to where it starts plays none', played(), 31, 31, null],
  ])('[ADS-05] %s', (_case, set, from, to, index) => {
    expect(breakOnSeek(breaks, set, from, to)).toBe(index);
  });

  it.each<[string, Frame[], ReadonlySet<number>, number, number]>([
    ['into an ad frame lands at its start', [frame(30, 45)], played(), 40, 30],
    ['into the last second of an ad frame lands at its start', [frame(30, 45)], played(), 44.9, 30],
    ['to the end of an ad frame lands there', [frame(30, 45)], played(), 45, 45],
    ['before an ad frame lands there', [frame(30, 45)], played(), 29.9, 29.9],
    ['into an ad frame whose ads have played lands there', [frame(30, 45)], played(1), 40, 40],
    ['into an ad frame without ads lands there', [frame(40, 55)], played(), 50, 50],
    ['into a frame of another type lands there', [frame(30, 45, 'intro')], played(), 40, 40],
    ['into a reversed ad frame lands there', [frame(45, 30)], played(), 40, 40],
    ['into an ad frame that starts before its ads lands at the ads', [frame(20, 45)], played(), 40, 30],
    ['into such a frame, before its ads, lands there', [frame(20, 45)], played(), 25, 25],
    [
      'into two ad frames that overlap lands at the later start',
      [frame(30, 70), frame(60, 75)],
      played(),
      65,
      60,
    ],
    ['into an ad frame that starts below 0 lands at the pre-roll', [frame(-5, 15)], played(), 10, 0],
  ])('[ADS-01] %s', (_case, frames, set, to, landing) => {
    expect(landingOf(frames, breaks, set, to)).toBe(landing);
  });
});
