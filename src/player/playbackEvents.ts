/** The events of the controller, for the store, progress saving, analytics and the screens. */
import type { PlaybackFailure } from './failure';
import type { PlaybackStatus } from './playbackStatus';
import type { PreparedPlayback } from './startSequence';

export type PlaybackEvent =
  | { type: 'status'; status: PlaybackStatus }
  /** The stream is loaded at its start position: 'started' of progress saving. Once per playback. */
  | { type: 'started'; playback: PreparedPlayback; position: number }
  /** The player-ready event of analytics; tracking starts after it. Once per playback. */
  | { type: 'ready'; playback: PreparedPlayback; duration: number }
  | { type: 'timeupdate'; position: number; duration: number }
  /** A committed seek, in seconds. */
  | { type: 'seek'; from: number; to: number }
  | { type: 'bufferStart' | 'bufferEnd'; position: number }
  | { type: 'tracks' }
  | { type: 'cues' }
  /** The browser requires a user gesture to play with sound. */
  | { type: 'autoplayBlocked' }
  /** Playback reached the end: the asset counts as finished. */
  | { type: 'ended'; playback: PreparedPlayback; position: number; duration: number }
  /** A started playback was left before its end, or failed. Once per playback, never after 'ended'. */
  | { type: 'closed'; playback: PreparedPlayback; position: number; duration: number }
  | { type: 'failed'; failure: PlaybackFailure; playback: PreparedPlayback | null; position: number };

export type PlaybackListener = (event: PlaybackEvent) => void;
