/**
 * How often keys act: the throttle, and the repeat rate of a held key, which starts slowly enough to stop at the next
 * item and increases up to the throttle.
 */

/** Minimum time between two moves, ms: 20 per second. */
const THROTTLE_MS = 50;

/** Repeat intervals by the time a key has been held, ms. */
const repeatRates: readonly (readonly [heldMs: number, apartMs: number])[] = [
  [0, 150],
  [700, 110],
  [1400, 80],
  [2200, THROTTLE_MS],
];

/** Minimum time between two moves of a key that has been held for `heldMs`. */
export function repeatInterval(heldMs: number): number {
  let result = repeatRates[0]![1];
  // by number: it is asked with each repeat, and an iterator is an object
  for (let i = 1; i < repeatRates.length; i++) if (heldMs >= repeatRates[i]![0]) result = repeatRates[i]![1];
  return result;
}

/** Longer than any platform's first repeat delay, ms: after a longer pause a keyup was lost. */
const REPEAT_GAP_MS = 1000;

export type ThrottleVerdict = 'press' | 'repeat' | 'drop';

export interface KeyThrottle {
  /**
   * Classifies a keydown; `marked` is the event's own `repeat`. Some platforms never mark repeats: there every
   * keydown of a pressed key is one. A lost keyup is detected by an unmarked keydown, where the platform marks
   * repeats, or by a pause longer than any between repeats.
   */
  down(key: string, time: number, marked: boolean): ThrottleVerdict;
  /** The key is released. False when it was not down. */
  up(key: string): boolean;
  /** Releases all keys: the page lost keyboard focus. */
  clear(): void;
}

/** Digits are typed: each press is one of a number or a PIN, however fast they follow one another. */
const isTyped = (key: string): boolean => /^\d$/.test(key);

/**
 * `classOf` groups keys that share a throttle: the four directions do, so that alternating two is no faster than
 * repeating one. With `limited` false no key is dropped, only classified.
 */
export function createKeyThrottle(classOf: (key: string) => string, limited = true): KeyThrottle {
  const downSince = new Map<string, number>();
  const lastSeen = new Map<string, number>();
  let platformMarksRepeats = false;
  const lastAccepted = new Map<string, number>();
  return {
    down(key, time, repeatFlag) {
      platformMarksRepeats ||= repeatFlag;
      const keyupLost =
        (platformMarksRepeats && !repeatFlag) || time - (lastSeen.get(key) ?? time) > REPEAT_GAP_MS;
      const heldSince = keyupLost ? undefined : downSince.get(key);
      if (heldSince === undefined) downSince.set(key, time);
      lastSeen.set(key, time);
      const pressInterval = isTyped(key) ? 0 : THROTTLE_MS;
      const interval = heldSince === undefined ? pressInterval : repeatInterval(time - heldSince);
      const throttleClass = classOf(key);
      if (limited && time - (lastAccepted.get(throttleClass) ?? -Infinity) < interval) return 'drop';
      lastAccepted.set(throttleClass, time);
      return heldSince === undefined ? 'press' : 'repeat';
    },
    up: (key) => downSince.delete(key),
    clear: () => downSince.clear(),
  };
}
