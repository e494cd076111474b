/** Settings of a set, as `Platform` reports them. */
import type { Globals } from './globals';
import { attempt } from './ask';
import type { Stop, Watch } from '../platform';

/** Nothing to end. */
export const NOTHING: Stop = () => {};

/** A setting that the set does not have, or keeps to itself: off, without a change [SHELL-28]. */
export const neverOn: Watch = (listener) => {
  listener(false);
  return NOTHING;
};

/** The yes of a set: true, 1, '1' and 'true'; anything else is a no. */
export const isYes = (answer: unknown): boolean =>
  answer === true || answer === 1 || answer === '1' || answer === 'true';

/** The present answer of the set's function with that name; the set has no event for a change. */
export const polled =
  (globals: Globals, name: string): Watch =>
  (listener) => {
    const ask = globals[name];
    listener(typeof ask === 'function' && isYes(attempt(() => (ask as () => unknown)(), false)));
    return NOTHING;
  };

/** Off at first; two events of the window switch it. */
export const switchedBy =
  (
    target: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>,
    onName: string,
    offName: string,
  ): Watch =>
  (listener) => {
    const on = (): void => listener(true);
    const off = (): void => listener(false);
    off();
    target.addEventListener(onName, on);
    target.addEventListener(offName, off);
    return () => {
      target.removeEventListener(onName, on);
      target.removeEventListener(offName, off);
    };
  };
