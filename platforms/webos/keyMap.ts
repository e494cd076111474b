/**
 * LG's remotes. https://webostv.developer.lge.com/develop/guides/remote-control
 */
import type { KeyMap } from '../common/keyMap';

export const WEBOS_KEY_MAP: KeyMap = {
  461: 'back',
  415: 'play',
  19: 'pause',
  463: 'playPause',
  413: 'stop',
  412: 'rewind',
  417: 'fastForward',
  33: 'channelUp',
  34: 'channelDown',
  457: 'info',
  460: 'caption',
  403: 'red',
  404: 'green',
  405: 'yellow',
  406: 'blue',
};
