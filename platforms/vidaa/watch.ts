/** Settings and network of a Hisense set, which has no event for a change of either. */
import type { PlatformPage } from '../common/page';
import { isYes } from '../common/watch';
import type { Watch } from '../platform';
import { askHisense } from './hisense';

/** How often the network is asked for, ms: DEVICE-11 gives a loss 5000 ms before it is one. */
const NETWORK_MS = 2000;

/** The set's menu hides the application or takes its focus: what was changed there is read when either comes back. */
export const menuSetting =
  (page: PlatformPage, name: string): Watch =>
  (listener) => {
    let last: boolean | null = null;
    const tell = (): void => {
      const now = isYes(askHisense(page, name));
      if (now !== last) listener(now);
      last = now;
    };
    tell();
    page.document.addEventListener('visibilitychange', tell);
    page.addEventListener('focus', tell);
    return () => {
      page.document.removeEventListener('visibilitychange', tell);
      page.removeEventListener('focus', tell);
    };
  };

/**
 * By the set's own function, asked at the browser's events and every two seconds; where it says nothing that is a yes or a no, by
 * the browser's. A hidden page asks nothing.
 */
export const hisenseNetwork =
  (page: PlatformPage): Watch =>
  (listener) => {
    let last: boolean | null = null;
    let timer: ReturnType<typeof setInterval> | undefined;
    const tell = (): void => {
      const now = connection(askHisense(page, 'GetNetStatus')) ?? page.navigator.onLine;
      if (now !== last) listener(now);
      last = now;
    };
    const follow = (): void => {
      clearInterval(timer);
      if (page.document.visibilityState === 'hidden') return;
      tell();
      timer = setInterval(tell, NETWORK_MS);
    };
    tell();
    follow();
    page.document.addEventListener('visibilitychange', follow);
    for (const name of ['online', 'offline']) page.addEventListener(name, tell);
    return () => {
      clearInterval(timer);
      page.document.removeEventListener('visibilitychange', follow);
      for (const name of ['online', 'offline']) page.removeEventListener(name, tell);
    };
  };

/** Null for an answer that firmware gives and no document explains. */
function connection(told: unknown): boolean | null {
  if (isYes(told)) return true;
  return told === false || told === 0 || told === '0' || told === 'false' ? false : null;
}
