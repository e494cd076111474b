/** Events of webOS, which are the document's. https://webostv.developer.lge.com/develop/references/webos-event */
import { launchRequestOf } from '../common/launch';
import type { LaunchRequest } from '../common/launch';
import type { PlatformPage } from '../common/page';
import type { Stop, Watch } from '../platform';
import type { WebosSystem } from './system';

const detailOf = (event: Event): unknown => (event as CustomEvent<unknown>).detail;

/** Off at first, then as the event's `detail.visibility` says; one without it changes nothing. */
const watchShown =
  (page: PlatformPage, name: string): Watch =>
  (listener) => {
    const tell = (event: Event): void => {
      const visibility = (detailOf(event) as { readonly visibility?: unknown } | null | undefined)
        ?.visibility;
      if (typeof visibility === 'boolean') listener(visibility);
    };
    listener(false);
    page.document.addEventListener(name, tell);
    return () => page.document.removeEventListener(name, tell);
  };

/** The pointer of the magic remote. */
export const watchCursor = (page: PlatformPage): Watch => watchShown(page, 'cursorStateChange');

/** The system's keyboard. */
export const watchVirtualKeyboard = (page: PlatformPage): Watch => watchShown(page, 'keyboardStateChange');

/**
 * Reports each launch of the application while it runs. `appinfo.json` says that it handles them itself: it then has to bring itself
 * to the front.
 */
export function watchRelaunch(
  page: PlatformPage,
  system: WebosSystem,
  listener: (request: LaunchRequest | null) => void,
): Stop {
  const tell = (event: Event): void => {
    // Some sets have the parameters in the event, others only in the system's object.
    listener(launchRequestOf(detailOf(event)) ?? launchRequestOf(system.launchParams()));
    system.activate();
  };
  page.document.addEventListener('webOSRelaunch', tell);
  return () => page.document.removeEventListener('webOSRelaunch', tell);
}
