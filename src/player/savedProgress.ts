/** What is kept of a playback when it ends or is left, the app being hidden included [PROG-04..06]. */
import type { ProgressBody } from '../contract';
import type { PlaybackEvent } from './playbackEvents';
import type { PlayableContent } from './streamRequest';

export interface ProgressContext {
  readonly content: PlayableContent;
  readonly anonymous: boolean;
  readonly deviceId: string;
}

/** The body to save; null for trailers, live and guests, of whom nothing is kept. */
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
