/**
 * Numbers of the keys of Foxxum's stores. Their applications run on Vewd's engine or on Whale's, both of which send the numbers of
 * the CE-HTML standard, as Vewd does.
 */
import type { KeyMap } from '../common/keyMap';
import { VEWD_KEY_MAP } from '../vewd/keyMap';

export const FOXXUM_KEY_MAP: KeyMap = VEWD_KEY_MAP;
