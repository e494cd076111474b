/**
 * Numbers of Hisense's keys, for sets without the constants (`window.VK_PLAY`), which come first: sets of one brand send for
 * rewind, play and fast forward what others send for volume and channels.
 */
import type { KeyMap } from '../common/keyMap';

export const VIDAA_KEY_MAP: KeyMap = {
  8: 'back',
  415: 'play',
  19: 'pause',
  413: 'stop',
  412: 'rewind',
  417: 'fastForward',
  403: 'red',
  404: 'green',
  405: 'yellow',
  406: 'blue',
  427: 'channelUp',
  428: 'channelDown',
};
