/** The events of the controller, for the store, progress saving, analytics and the screens. */
import type { PlaybackFailure } from './failure';
import type { PlaybackStatus } from './playbackStatus';
import type { PreparedPlayback } from './startSequence';

/** An ad that plays in the place of the content. */
export interface PlayingAd {
  /** Address of its stream. */
  readonly id: string;
  /** Place in its break, from 0, and the number of ads of the break. */
  readonly index: number;
  readonly count: number;
}

export type PlaybackEvent =
  | { type: 'status'; status: PlaybackStatus }
  /** The stream is loaded at its start position: 'started' of progress saving. Once per playback. */
  | { type: 'started'; playback: PreparedPlayback; position: number }
  /** The player-ready event of analytics; tracking starts after it. Once per playback. */
  | { type: 'ready'; playback: PreparedPlayback; duration: number }
  | { type: 'timeupdate'; position: number; duration: number }
  /** A committed seek, in seconds. */
  | { type: 'seek'; from: number; to: number }
  /** A paused live stream went on at the start of its window, which had moved past the second where it stood. */
  | { type: 'liveMoved'; from: number; to: number }
  | { type: 'bufferStart' | 'bufferEnd'; position: number }
  /** An ad begins to play, plays, has played to its end, or was left before its end. Start and end or stop are paired. */
  | { type: 'adStart' | 'adEnd' | 'adStop'; playback: PreparedPlayback; ad: PlayingAd }
  /** `remaining`: seconds to the end of the ad. */
  | { type: 'adTime'; ad: PlayingAd; remaining: number }
  | { type: 'tracks' }
  | { type: 'cues' }
  /** The browser requires a user gesture to play with sound. */
  | { type: 'autoplayBlocked' }
  /** Playback reached the end: the asset counts as finished. */
  | { type: 'ended'; playback: PreparedPlayback; position: number; duration: number }
  /** A started playback was left before its end, or failed. Once per playback, never after 'ended'. */
  | { type: 'closed'; playback: PreparedPlayback; position: number; duration: number }
  /** `assetId` is what was asked for: a playback that fails before its calls are answered has nothing else. */
  | {
      type: 'failed';
      failure: PlaybackFailure;
      assetId: string;
      playback: PreparedPlayback | null;
      position: number;
    };

export type PlaybackListener = (event: PlaybackEvent) => void;
