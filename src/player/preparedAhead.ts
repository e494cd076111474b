/**
 * The calls of a following title, made while the current one plays, so that its start waits for none of them. One title at a
 * time; another one replaces it.
 */
import { preparePlayback } from './startSequence';
import type { PlaybackRequest, PlaybackSource, PreparedPlayback } from './startSequence';

export interface PreparedAhead {
  /** Makes the calls. Null when they failed or were dropped: the start then makes them again and reports. */
  prepare(request: PlaybackRequest): Promise<PreparedPlayback | null>;
  /** What was prepared for a request, which is then no longer held; null for any other request. */
  take(request: PlaybackRequest): Promise<PreparedPlayback | null> | null;
  drop(): void;
}

const sameRequest = (a: PlaybackRequest, b: PlaybackRequest): boolean =>
  a.assetId === b.assetId &&
  a.content === b.content &&
  a.startAt === b.startAt &&
  a.anonymous === b.anonymous;

/** Nothing is prepared. */
export function createPreparedAhead(source: PlaybackSource): PreparedAhead {
  let held: {
    request: PlaybackRequest;
    abort: AbortController;
    playback: Promise<PreparedPlayback | null>;
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
      held = { request, abort, playback };
      return playback;
    },
    take: (request) => {
      if (!held || !sameRequest(held.request, request)) return null;
      const { playback } = held;
      held = null;
      return playback;
    },
    drop,
  };
}
