/**
 * Vizio's remote: arrows, OK, back, often an exit key, on some models media keys; no colours. Vizio's own pages leave the back
 * key's number to the model, so both that its agents were seen to send are read.
 */
import type { KeyMap } from '../common/keyMap';

export const VIZIO_KEY_MAP: KeyMap = {
  8: 'back',
  127: 'back',
  27: 'exit',
  415: 'play',
  19: 'pause',
  413: 'stop',
  412: 'rewind',
  417: 'fastForward',
};
