/** The direction of a key relative to the order of a group. Right-to-left roots swap left and right, nothing else. */
import type { Direction } from '../types';

export function isHorizontal(direction: Direction): boolean {
  return direction === 'left' || direction === 'right';
}

/** Whether a direction leads towards the first child. */
export function isBackward(direction: Direction, rtl: boolean): boolean {
  return direction === 'up' || direction === (rtl ? 'right' : 'left');
}
