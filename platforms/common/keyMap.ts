/**
 * Decodes a remote's key. Manufacturers use the same number for different keys, so the device's own constants
 * (window.VK_*) come first, then the platform's table, then the event's name.
 */
import type { KeyInput, RemoteKey } from '../platform';

export type KeyMap = Readonly<Record<number, RemoteKey>>;

/** The same on every platform. */
const COMMON_KEYS: KeyMap = { 37: 'left', 38: 'up', 39: 'right', 40: 'down', 13: 'enter' };

/** Names of the device's own constants, which are numbers on `window` (VIDAA, Vewd). */
export const VK_NAMES: Readonly<Record<string, RemoteKey>> = {
  VK_LEFT: 'left',
  VK_UP: 'up',
  VK_RIGHT: 'right',
  VK_DOWN: 'down',
  VK_ENTER: 'enter',
  VK_BACK: 'back',
  VK_BACK_SPACE: 'back',
  VK_PLAY: 'play',
  VK_PAUSE: 'pause',
  VK_PLAY_PAUSE: 'playPause',
  VK_STOP: 'stop',
  VK_REWIND: 'rewind',
  VK_FAST_FWD: 'fastForward',
  VK_CHANNEL_UP: 'channelUp',
  VK_CHANNEL_DOWN: 'channelDown',
  VK_INFO: 'info',
  VK_CAPTION: 'caption',
  VK_MENU: 'menu',
  VK_RED: 'red',
  VK_GREEN: 'green',
  VK_YELLOW: 'yellow',
  VK_BLUE: 'blue',
};

/** Key names of the UI Events standard, for devices with unknown numbers. */
const EVENT_NAMES: Readonly<Record<string, RemoteKey>> = {
  ArrowLeft: 'left',
  ArrowUp: 'up',
  ArrowRight: 'right',
  ArrowDown: 'down',
  Enter: 'enter',
  Escape: 'back',
  Backspace: 'back',
  GoBack: 'back',
  BrowserBack: 'back',
  MediaPlay: 'play',
  MediaPause: 'pause',
  MediaPlayPause: 'playPause',
  MediaStop: 'stop',
  MediaRewind: 'rewind',
  MediaFastForward: 'fastForward',
  ChannelUp: 'channelUp',
  ChannelDown: 'channelDown',
  Info: 'info',
  ClosedCaptionToggle: 'caption',
  ContextMenu: 'menu',
  Exit: 'exit',
  ColorF0Red: 'red',
  ColorF1Green: 'green',
  ColorF2Yellow: 'yellow',
  ColorF3Blue: 'blue',
};

const BACKSPACE = 8;

/** The digit of a number key, of the main row or the number pad. */
function digitOf(keyCode: number): RemoteKey | null {
  const row = keyCode - 48;
  const pad = keyCode - 96;
  const value = row >= 0 && row <= 9 ? row : pad >= 0 && pad <= 9 ? pad : null;
  return value === null ? null : (String(value) as RemoteKey);
}

/**
 * Creates the key reader of a platform.
 * @param keyMap the platform's own key codes
 * @param globals object with the device's VK_ constants, if any
 */
export function createKeyReader(
  keyMap: KeyMap,
  globals: Readonly<Record<string, unknown>>,
): (input: KeyInput) => RemoteKey | null {
  const deviceConstants = new Map<number, RemoteKey>();
  for (const [name, key] of Object.entries(VK_NAMES)) {
    const code = globals[name];
    if (typeof code === 'number') deviceConstants.set(code, key);
  }
  return ({ inTextField, key, keyCode }) => {
    // In a text field backspace deletes; keys that are only a back key still leave it.
    if (inTextField && (keyCode === BACKSPACE || key === 'Backspace')) return null;
    return (
      deviceConstants.get(keyCode) ??
      keyMap[keyCode] ??
      COMMON_KEYS[keyCode] ??
      EVENT_NAMES[key] ??
      digitOf(keyCode)
    );
  };
}
