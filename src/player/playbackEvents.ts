/** What the controller tells: the store, progress saving, analytics, and the screens listen to these. */
import type { PlaybackFailure } from './failure';
import type { PlaybackStatus } from './playbackStatus';
import type { PreparedPlayback } from './startSequence';

export type PlaybackEvent =
  | { type: 'status'; status: PlaybackStatus }
  /** The stream is loaded at its start position: the 'started' of progress saving. Once a playback. */
  | { type: 'started'; playback: PreparedPlayback; position: number }
  /** The player-ready event of analytics; tracking begins after it. Once a playback. */
  | { type: 'ready'; playback: PreparedPlayback; duration: number }
  | { type: 'timeupdate'; position: number; duration: number }
  /** A committed seek, in seconds. */
  | { type: 'seek'; from: number; to: number }
  | { type: 'bufferStart' | 'bufferEnd'; position: number }
  | { type: 'tracks' }
  | { type: 'cues' }
  /** The browser wants a gesture before it plays with sound. */
  | { type: 'autoplayBlocked' }
  /** The title played to its end: it counts as finished. */
  | { type: 'ended'; playback: PreparedPlayback; position: number; duration: number }
  /** A started playback was left before its end, or failed. Once a playback, never after 'ended'. */
  | { type: 'closed'; playback: PreparedPlayback; position: number; duration: number }
  | { type: 'failed'; failure: PlaybackFailure; playback: PreparedPlayback | null; position: number };

export type PlaybackListener = (event: PlaybackEvent) => void;
