/**
 * Numbers of Vewd's keys, for engines that lack the constants (`window.VK_BACK`), which come first. Certification wants both back
 * keys read. Play and pause on one key is 402 or 463, channels 33 and 34 or, on some sets, 427 and 428.
 */
import type { KeyMap } from '../common/keyMap';

export const VEWD_KEY_MAP: KeyMap = {
  461: 'back',
  8: 'back',
  415: 'play',
  19: 'pause',
  402: 'playPause',
  463: 'playPause',
  413: 'stop',
  412: 'rewind',
  417: 'fastForward',
  403: 'red',
  404: 'green',
  405: 'yellow',
  406: 'blue',
  33: 'channelUp',
  34: 'channelDown',
  427: 'channelUp',
  428: 'channelDown',
  457: 'info',
  460: 'caption',
};
