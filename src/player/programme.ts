/**
 * A playback's playlist as data: the ad breaks, and which of them a stretch of playing or a seek plays [ADS-01, ADS-05,
 * ADS-07]. Every second is one of the content, which stands still while an ad plays: its PLAY_CONTENT entries say
 * nothing more, since the content plays wherever no ad does and always goes on at its own second.
 */
import type { Frame, PlaylistEntry } from '../contract';
import { usableFrames } from '../domain/frames';
import { knownDuration } from '../domain/time';

/** One film of an ad break. */
export interface Ad {
  readonly url: string;
  /** Seconds; null when the playlist does not say. */
  readonly duration: number | null;
}

/** Ads that play one after another while the content stands at one second. */
export interface AdBreak {
  /** Second of the content. */
  readonly at: number;
  /** At least one, in playlist order. */
  readonly ads: readonly Ad[];
}

/** Ads that start within this many seconds are one break: the content between two would flash by. */
const SAME_BREAK_S = 1;

/**
 * How far before the first position of a playback a break may lie and still play: engines start up to a few frames
 * after the requested second.
 */
const START_TOLERANCE_S = 0.5;

/**
 * The ad breaks of a playlist, earliest first. An ad without a URL is left out, and so is one that starts at or past
 * the end of the title: nothing of the title would follow it. A negative or unreadable start counts as 0. The index of
 * a break identifies it for one playlist: a duration that becomes known only removes breaks from the end.
 * @param duration seconds of the content; null, 0 and NaN are unknown
 */
export function adBreaks(playlist: readonly PlaylistEntry[], duration: number | null): readonly AdBreak[] {
  const end = knownDuration(duration) ?? Infinity;
  const breaks: { at: number; ads: Ad[] }[] = [];
  const ads = playlist
    .flatMap((entry) =>
      entry.type === 'PLAY_ADS' && entry.url !== null
        ? [{ at: startOf(entry), ad: { url: entry.url, duration: knownDuration(entry.duration) } }]
        : [],
    )
    .filter(({ at }) => at < end)
    .sort((a, b) => a.at - b.at);
  for (const { at, ad } of ads) {
    const last = breaks[breaks.length - 1];
    if (last !== undefined && at - last.at < SAME_BREAK_S) last.ads.push(ad);
    else breaks.push({ at, ads: [ad] });
  }
  return breaks;
}

/** Infinity stays: such a break never plays. */
const startOf = ({ start }: PlaylistEntry): number => (start > 0 ? start : 0);

/** The unplayed breaks at the seconds that a rule accepts, in order, with their indices. */
const unplayed = (
  breaks: readonly AdBreak[],
  played: ReadonlySet<number>,
  accepts: (at: number) => boolean,
): { index: number; at: number }[] =>
  breaks.map(({ at }, index) => ({ index, at })).filter(({ index, at }) => !played.has(index) && accepts(at));

/**
 * Indices of the breaks that a viewer who goes on from a bookmark has seen: all up to its second, which is a whole one,
 * rounded down. Playback begins a few seconds before it, and must not show again what has just been seen.
 * @param watchedTo second of the bookmark; null without one
 */
export const seenBreaks = (breaks: readonly AdBreak[], watchedTo: number | null): Set<number> =>
  new Set(
    unplayed(breaks, new Set(), (at) => watchedTo !== null && at < Math.floor(watchedTo) + 1).map(
      ({ index }) => index,
    ),
  );

/**
 * The break that ordinary playing reaches first between two positions; null when it reaches none. Call it at each
 * change of position, until it gives null.
 * @param played indices of the breaks that have played
 * @param from the position before; null when playback has just begun at `to`. A break exactly there plays (at 0, or
 *   where the application was left during the break), an earlier one does not: the viewer has seen it.
 */
export function breakReached(
  breaks: readonly AdBreak[],
  played: ReadonlySet<number>,
  from: number | null,
  to: number,
): number | null {
  const after = from ?? to - START_TOLERANCE_S;
  return unplayed(breaks, played, (at) => after < at && at <= to)[0]?.index ?? null;
}

/**
 * The break that a seek plays before the content goes on at `to`; null for none. Forward it is the last unplayed one
 * of those passed, whatever their number; the others stay unplayed and play when they are reached. Backward it is only
 * a break exactly where the seek lands (`landingOf`), because no break was passed.
 */
export function breakOnSeek(
  breaks: readonly AdBreak[],
  played: ReadonlySet<number>,
  from: number,
  to: number,
): number | null {
  const plays = (at: number): boolean => (to > from ? from < at && at <= to : at === to);
  return unplayed(breaks, played, plays).pop()?.index ?? null;
}

/**
 * The second at which a seek to `to` lands [ADS-01: 'ad frames jump to the ad start']. An `ads` frame of the title and a
 * PLAY_ADS entry of its playlist are the same break seen twice, so a seek into a frame whose break has not played goes
 * to that break's second; it plays, and the content goes on from there. A frame whose break has played, or that has
 * none, is content like any other: jumping to its start would repeat the film and show no ad.
 */
export function landingOf(
  frames: readonly Frame[],
  breaks: readonly AdBreak[],
  played: ReadonlySet<number>,
  to: number,
): number {
  const ahead = usableFrames(frames).filter(({ type, end }) => type === 'ads' && to < end);
  const inFrame = (at: number): boolean => at <= to && ahead.some(({ start }) => start <= at);
  return unplayed(breaks, played, inFrame).pop()?.at ?? to;
}
