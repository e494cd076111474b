/** The progress saved when a playback ends or is left, including by hiding the app [PROG-04..06]. */
import type { ProgressBody } from '../contract';
import type { PlaybackEvent } from './playbackEvents';
import type { PlayableContent } from './streamRequest';

export interface ProgressContext {
  readonly content: PlayableContent;
  readonly anonymous: boolean;
  readonly deviceId: string;
}

/** The request body; null for trailers, live streams and guests, which save no progress. */
export function progressToSave(
  event: Extract<PlaybackEvent, { type: 'closed' | 'ended' }>,
  { anonymous, content, deviceId }: ProgressContext,
): ProgressBody | null {
  const { asset, call } = event.playback;
  if (anonymous || content !== 'main' || call.streamType !== 'DASH') return null;
  const finished = event.type === 'ended';
  return {
    assetId: asset.id,
    rootId: asset.rootId,
    parentId: asset.parentId,
    event: finished ? 'finished' : 'closed',
    currentSecond: Math.floor(event.position),
    finished,
    deviceId,
  };
}
