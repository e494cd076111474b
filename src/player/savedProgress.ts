/** The progress saved of a playback, as the body of `POST /favorites/watching/{assetId}` [PROG-01, PROG-02]. */
import type { ProgressBody, ProgressEvent } from '../contract';
import type { PreparedPlayback } from './startSequence';

/**
 * The body of a save at `position` seconds of the content; null for trailers and live streams, of which nothing is
 * saved [PROG-06]. Seconds are whole; a position that is no number counts as the beginning.
 */
export function progressBody(
  { asset, call, content }: PreparedPlayback,
  event: ProgressEvent,
  position: number,
  deviceId: string,
): ProgressBody | null {
  if (content !== 'main' || call.streamType !== 'DASH') return null;
  return {
    assetId: asset.id,
    rootId: asset.rootId,
    parentId: asset.parentId,
    event,
    currentSecond: Number.isFinite(position) ? Math.max(0, Math.floor(position)) : 0,
    finished: event === 'finished',
    deviceId,
  };
}

/**
 * NEXT-09: whether `playback` continues `before`, the playback that the same player showed last. The specification
 * says that 'next initialized' is sent when the next episode starts, and names no asset; it is sent for the episode
 * that starts, before its 'started', because the bookmark that it moves is that episode's. An asset may leave its next one
 * to a call of its own; then only the player knows.
 */
export function isNextOf(playback: PreparedPlayback, before: PreparedPlayback | null): boolean {
  if (before === null) return false;
  const { asset, follows } = playback;
  const { id, nextAsset } = before.asset;
  return asset.id !== id && (nextAsset?.uuid === asset.id || follows === id);
}
