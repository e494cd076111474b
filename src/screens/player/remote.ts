/** What a key means in the player, before anything with focus sees it. Pure; `playerModel.ts` carries it out. */
import type { Key } from '../../../renderer';
import { backStep } from '../../player/backOrder';

interface RemoteState {
  overlayVisible: boolean;
  /** A seek was chosen and is not committed yet. */
  seekPending: boolean;
}

/** What a key of the remote makes the player do. */
export type Command =
  | 'hideOverlay'
  | 'exit'
  | 'showOverlay'
  | 'play'
  | 'pause'
  | 'togglePlay'
  | 'rewind'
  | 'fastForward'
  | 'commitSeek'
  /** The focused control's own. */
  | 'none';

/**
 * Back takes its steps (PLAYER-18), stop leaves (PLAYER-19), media keys work whether or not the overlay shows
 * (PLAYER-20); any other key on the bare picture only brings the overlay (PLAYER-17).
 */
export function commandOf(key: Key, state: RemoteState): Command {
  switch (key) {
    case 'back':
      // Episodes, pickers and screen saver join when the screen has them.
      return backStep({
        episodesOpen: false,
        trackPickerOpen: false,
        screenSaverVisible: false,
        overlayVisible: state.overlayVisible,
      }) === 'hideOverlay'
        ? 'hideOverlay'
        : 'exit';
    case 'stop':
      return 'exit';
    case 'exit':
      // Leaves the application, which is the set's business.
      return 'none';
    case 'play':
    case 'pause':
    case 'rewind':
    case 'fastForward':
      return key;
    case 'playPause':
      return state.seekPending ? 'commitSeek' : 'togglePlay';
    default:
      if (!state.overlayVisible) return 'showOverlay';
      return key === 'enter' && state.seekPending ? 'commitSeek' : 'none';
  }
}
