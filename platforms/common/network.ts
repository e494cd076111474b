/** Whether there is a network, by the browser's own events [C13]. */
import type { PlatformPage } from './page';
import type { Watch } from '../platform';

const NETWORK_EVENTS = ['online', 'offline'];

/** Reports at once and at each event whether the page is online. */
export const watchOnline =
  (page: PlatformPage): Watch =>
  (listener) => {
    const tell = (): void => listener(page.navigator.onLine);
    tell();
    for (const name of NETWORK_EVENTS) page.addEventListener(name, tell);
    return () => {
      for (const name of NETWORK_EVENTS) page.removeEventListener(name, tell);
    };
  };
