/**
 * The states of a playback as a pure state machine. The viewer's `intent` is separate from the state of the media
 * (buffering, seeking), so that the end of a stall returns to the intent.
 */

export type PlaybackPhase =
  'idle' | 'loading' | 'ready' | 'playing' | 'paused' | 'buffering' | 'seeking' | 'ended' | 'failed';

export interface PlaybackStatus {
  stage: 'idle' | 'loading' | 'ready' | 'active' | 'ended' | 'failed';
  /** What the viewer requested last. */
  intent: 'play' | 'pause';
  buffering: boolean;
  seeking: boolean;
  /** An advertisement plays, or is being loaded, in the place of the content. */
  ad: boolean;
  /** A frame of the stream, or of an ad before it, is on the screen: until then the video is black. */
  frame: boolean;
}

export const IDLE: PlaybackStatus = {
  stage: 'idle',
  intent: 'play',
  buffering: false,
  seeking: false,
  ad: false,
  frame: false,
};

export type StatusInput =
  /** A new playback. */
  | 'start'
  /** The same asset is loaded again after a fault; the intent is kept. */
  | 'reload'
  | 'loaded'
  | 'frame'
  | 'play'
  | 'pause'
  | 'adStart'
  | 'adEnd'
  | 'bufferStart'
  | 'bufferEnd'
  | 'seekStart'
  | 'seekEnd'
  | 'end'
  | 'fail'
  | 'reset';

/**
 * The next status. An input that does not apply in a stage, or changes nothing, returns the same object. After
 * 'ended' and 'failed' only 'start' or 'reset' has an effect.
 */
export const nextStatus = (status: PlaybackStatus, input: StatusInput): PlaybackStatus => {
  switch (input) {
    case 'start':
      return { ...IDLE, stage: 'loading' };
    case 'reset':
      return IDLE;
    case 'fail':
      return status.stage === 'idle' ? status : { ...IDLE, intent: 'pause', stage: 'failed' };
    default:
  }
  if (status.stage === 'idle' || status.stage === 'failed' || status.stage === 'ended') return status;
  switch (input) {
    case 'reload':
      return { ...status, stage: 'loading', buffering: false, seeking: false, frame: false };
    case 'loaded':
      return status.stage === 'loading' ? { ...status, stage: 'ready' } : status;
    case 'frame':
      return status.frame || status.stage === 'loading' ? status : { ...status, frame: true };
    case 'play':
      return status.intent === 'play' && status.stage !== 'ready'
        ? status
        : { ...status, intent: 'play', stage: status.stage === 'loading' ? 'loading' : 'active' };
    case 'pause':
      return status.intent === 'pause' ? status : { ...status, intent: 'pause' };
    case 'end':
      return status.stage === 'loading'
        ? status
        : { ...IDLE, intent: 'pause', stage: 'ended', frame: status.frame };
    case 'seekStart':
      return status.stage === 'loading' || status.seeking ? status : { ...status, seeking: true };
    case 'seekEnd':
      return status.seeking ? { ...status, seeking: false } : status;
    case 'adStart':
      return status.ad ? status : { ...status, ad: true };
    case 'adEnd':
      return status.ad ? { ...status, ad: false } : status;
    case 'bufferStart':
      return status.buffering ? status : { ...status, buffering: true };
    case 'bufferEnd':
      return status.buffering ? { ...status, buffering: false } : status;
  }
};

/** The single phase that a screen shows. Seeking hides buffering, because every seek buffers. */
export const phaseOf = (status: PlaybackStatus): PlaybackPhase => {
  if (status.stage === 'ready' && status.intent === 'pause') return 'paused';
  if (status.stage !== 'active') return status.stage;
  if (status.seeking) return 'seeking';
  if (status.intent === 'pause') return 'paused';
  return status.buffering ? 'buffering' : 'playing';
};

/** True while the video moves or is about to: the overlay may hide, and the screen saver may not show. */
export const isRunning = (status: PlaybackStatus): boolean =>
  status.stage === 'active' && status.intent === 'play';
