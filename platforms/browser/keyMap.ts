/** Keyboard keys of a desktop browser besides arrows, Enter and digits. F1 to F4 are the colour keys. */
import type { KeyMap } from '../common/keyMap';

export const BROWSER_KEY_MAP: KeyMap = {
  8: 'back',
  27: 'back',
  32: 'playPause',
  33: 'channelUp',
  34: 'channelDown',
  178: 'stop',
  179: 'playPause',
  112: 'red',
  113: 'green',
  114: 'yellow',
  115: 'blue',
  227: 'rewind',
  228: 'fastForward',
};
