/** A viewer who presses anything: the same keys for the same seed, on every machine. */
import type { RemoteKey } from './remote';

/** How often each key comes: directions most, so that the monkey gets somewhere. */
const BAG: readonly RemoteKey[] = [
  ...Array<RemoteKey>(6).fill('down'),
  ...Array<RemoteKey>(6).fill('right'),
  ...Array<RemoteKey>(4).fill('left'),
  ...Array<RemoteKey>(4).fill('up'),
  ...Array<RemoteKey>(3).fill('enter'),
  ...Array<RemoteKey>(2).fill('back'),
];

/** As often, with the key that leaves a film: without it half of the keys go to the first one that is met. */
export const WITH_STOP: readonly RemoteKey[] = [...BAG, 'stop'];

/** `count` keys of a linear congruential generator (Numerical Recipes' constants), out of `bag`. */
export function monkeyKeys(seed: number, count: number, bag = BAG): RemoteKey[] {
  let state = seed >>> 0;
  return Array.from({ length: count }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    // The low bits of such a generator repeat quickly; the high ones do not.
    return bag[Math.floor((state / 2 ** 32) * bag.length)] ?? 'down';
  });
}
