/** Settings of a set, as `Platform` reports them. */
import type { PlatformPage } from './page';
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

/** Reads at once and each time the application is shown again: a set's menus lie over it. Tells again only what has changed. */
export const readAgainWhenShown =
  (page: Pick<PlatformPage, 'document'>, read: () => boolean): Watch =>
  (listener) => {
    let told = read();
    listener(told);
    const again = (): void => {
      const now = read();
      if (now !== told) listener(now);
      told = now;
    };
    page.document.addEventListener('visibilitychange', again);
    return () => page.document.removeEventListener('visibilitychange', again);
  };
