/**
 * Samsung's remote. https://developer.samsung.com/smarttv/develop/guides/user-interaction/remote-control.html
 */
import type { KeyMap } from '../common/keyMap';

export const TIZEN_KEY_MAP: KeyMap = {
  10009: 'back',
  10182: 'exit',
  415: 'play',
  19: 'pause',
  10252: 'playPause',
  413: 'stop',
  412: 'rewind',
  417: 'fastForward',
  427: 'channelUp',
  428: 'channelDown',
  457: 'info',
  10221: 'caption',
  403: 'red',
  404: 'green',
  405: 'yellow',
  406: 'blue',
  // Of the system's keyboard over a text field: done, and cancel, which leaves the field.
  65376: 'enter',
  65385: 'back',
};

/**
 * Keys that the set delivers only to who has asked for them by name. Arrows, OK and back come without. Volume stays the
 * set's: Samsung refuses an application that takes it.
 */
export const REGISTERED_KEYS: readonly string[] = [
  'MediaPlay',
  'MediaPause',
  'MediaPlayPause',
  'MediaStop',
  'MediaRewind',
  'MediaFastForward',
  'ChannelUp',
  'ChannelDown',
  'Info',
  'Caption',
  'Exit',
  'ColorF0Red',
  'ColorF1Green',
  'ColorF2Yellow',
  'ColorF3Blue',
  ...'0123456789',
];
