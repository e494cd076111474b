/**
 * Keys that were pressed outside: while the app was hidden, or before it had the keyboard. What comes of them inside, repeats and
 * a release, was meant for another screen.
 */
import type { Key } from '../types';

export interface OutsideKeys {
  /** The app is hidden or lost the keyboard; the keys that are down now may be released elsewhere. */
  leave(pressed: Iterable<Key>, time: number): void;
  /** Whether the keydown belongs to a press that was made outside. @param marked the event's own `repeat` */
  has(key: Key, time: number, marked: boolean): boolean;
  up(key: Key): void;
}

/** @param gapMs without an event for this long a key has been released: the next keydown is another press */
export function createOutsideKeys(gapMs: number): OutsideKeys {
  /** Keys that are held from outside, by the time of their last event. */
  const lastSeen = new Map<Key, number>();
  /** Keys of which a press was made inside: a marked repeat of any other is one of a press that nobody saw. */
  const pressedInside = new Set<Key>();
  return {
    leave(pressed, time) {
      pressedInside.clear();
      for (const key of pressed) lastSeen.set(key, time);
    },
    has(key, time, marked) {
      const seen = lastSeen.get(key);
      const isRepeat = marked ? !pressedInside.has(key) : seen !== undefined && time - seen < gapMs;
      if (isRepeat) {
        lastSeen.set(key, time);
        return true;
      }
      if (!marked) {
        lastSeen.delete(key);
        pressedInside.add(key);
      }
      return false;
    },
    up: (key) => void lastSeen.delete(key),
  };
}
