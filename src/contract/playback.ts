/** What the service gives for playing one content variant. `POST /asset/{id}/playback?contentId={}&streamType={}`. */
import * as v from 'valibot';
import { FrameSchema } from './asset';
import { entity, list, listSchema, optional, parser, required, wordSchema } from './tolerance';

const filled = v.pipe(v.string(), v.nonEmpty());

/** Body of the playback call. */
export const PlaybackBodySchema = entity('playbackBody', {
  /** One playback, chosen by the client; retries of the same playback carry the same one. */
  playbackId: required(filled),
  deviceId: required(filled),
  device: required(entity('playbackBody.device', { type: required(filled) })),
});
export type PlaybackBody = v.InferOutput<typeof PlaybackBodySchema>;
export const parsePlaybackBody = parser('playbackBody', PlaybackBodySchema);

export const PLAYLIST_TYPES = ['PLAY_ADS', 'PLAY_CONTENT'] as const;
export const PlaylistEntrySchema = entity('playlist', {
  type: required(wordSchema(PLAYLIST_TYPES, (word) => word.toUpperCase())),
  /** Seconds of the title at which the entry begins. */
  start: optional(v.number(), 0),
  /** Manifest or file of an ad break; content plays the item's own url. */
  url: optional(filled, null),
  /** Seconds of an ad break, when known. */
  duration: optional(v.number(), null),
});
export type PlaylistEntry = v.InferOutput<typeof PlaylistEntrySchema>;

export const PlaybackItemSchema = entity('playback', {
  url: required(filled),
  licenseUrl: optional(filled, null),
  playlist: list(PlaylistEntrySchema),
  frames: list(FrameSchema),
});
/** The first item of the answer is what is played; an empty answer is an error of its own. */
export type PlaybackItem = v.InferOutput<typeof PlaybackItemSchema>;
export const parsePlayback = parser('playback', listSchema('playback', PlaybackItemSchema));
