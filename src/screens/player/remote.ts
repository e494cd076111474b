/**
 * What a key does in the player, decided before any focused node handles it. Pure; `playerModel.ts` carries it out.
 */
import type { Key } from '../../../renderer';
import { backStep } from '../../player/backOrder';

interface RemoteState {
  overlayVisible: boolean;
  /** A seek target was selected and is not committed yet. */
  seekPending: boolean;
}

/** The effect of a remote key on the player. */
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
  /** Left to the focused control. */
  | 'none';

/**
 * Back takes its steps (PLAYER-18), stop leaves (PLAYER-19), media keys work with or without the overlay (PLAYER-20).
 * Any other key, while the overlay is hidden, only shows the overlay (PLAYER-17).
 */
export function commandOf(key: Key, state: RemoteState): Command {
  switch (key) {
    case 'back':
      // Episodes, pickers and screen saver are added here with their screens.
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
      // Handled by the device: it leaves the application.
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
