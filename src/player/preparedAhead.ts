/**
 * The calls of a following title, made while the current one plays, so that its start waits for none of them. One title at a
 * time; another one replaces it.
 */
import type { Clock } from '../domain/clock';
import { preparePlayback } from './startSequence';
import type { PlaybackRequest, PlaybackSource, PreparedPlayback } from './startSequence';

export interface PreparedAhead {
  /** Makes the calls. Null when they failed or were dropped: the start then makes them again and reports. */
  prepare(request: PlaybackRequest): Promise<PreparedPlayback | null>;
  /**
   * What was prepared for a request, which is then no longer held; null for any other request, and for what was prepared
   * too long ago.
   */
  take(request: PlaybackRequest): Promise<PreparedPlayback | null> | null;
  drop(): void;
}

/**
 * The answer of a playback call carries addresses and rights that services let expire: one from before a long pause would
 * fail where a new call plays.
 */
const MAX_AGE_MS = 5 * 60_000;

const sameRequest = (a: PlaybackRequest, b: PlaybackRequest): boolean =>
  a.assetId === b.assetId &&
  a.content === b.content &&
  a.startAt === b.startAt &&
  a.anonymous === b.anonymous;

/** Nothing is prepared. */
export function createPreparedAhead(source: PlaybackSource, clock: Clock): PreparedAhead {
  let held: {
    request: PlaybackRequest;
    abort: AbortController;
    playback: Promise<PreparedPlayback | null>;
    /** Time of the clock at which the calls began. */
    at: number;
  } | null = null;

  const drop = (): void => {
    held?.abort.abort();
    held = null;
  };

  return {
    prepare: (request) => {
      if (held && sameRequest(held.request, request)) return held.playback;
      drop();
      const abort = new AbortController();
      const playback = preparePlayback(source, request, abort.signal).catch(() => null);
      held = { request, abort, playback, at: clock.now() };
      return playback;
    },
    take: (request) => {
      if (!held || !sameRequest(held.request, request)) return null;
      const { at, playback } = held;
      held = null;
      return clock.now() - at > MAX_AGE_MS ? null : playback;
    },
    drop,
  };
}
