/** The call for the stream of a content variant. */
import { parsePlayback, withId } from '../contract';
import type { ConfigurablePaths, PlaybackBody, PlaybackItem, ServiceError, StreamType } from '../contract';
import type { Transport } from './transport';

/** Parameters of the playback call. */
export interface PlaybackCall extends PlaybackBody {
  readonly assetId: string;
  /** sourceUuid of the content variant. */
  readonly contentId: string;
  /** HLS for live, DASH otherwise. */
  readonly streamType: StreamType;
}

/**
 * The items to play (the first one is played; an empty list is a separate error), or the refusal for the viewer's
 * age.
 */
export type PlaybackAnswer =
  | { readonly kind: 'items'; readonly items: readonly PlaybackItem[] }
  | { readonly kind: 'ageRestricted'; readonly error: ServiceError };

/** The playback call. */
export function playbackCalls({ request, parse }: Transport, paths: ConfigurablePaths) {
  return {
    /** @throws ApiError, also for 402 */
    playback: async (call: PlaybackCall, signal?: AbortSignal): Promise<PlaybackAnswer> => {
      const { assetId, contentId, device, deviceId, playbackId, streamType } = call;
      const reply = await request({
        call: 'playback',
        method: 'post',
        path: withId(paths.playback, assetId),
        query: { contentId, streamType },
        body: { playbackId, deviceId, device },
        signal,
      });
      if (reply.ageRestriction) return { kind: 'ageRestricted', error: reply.ageRestriction };
      return { kind: 'items', items: parse('playback', reply.body, parsePlayback) };
    },
  };
}
