/** Whether the application is visible, by the event that the device supports [DEVICE-10]. */
import type { Stop } from '../platform';

/** The members of `document` that are used. Old engines have the prefixed names in addition, or instead. */
export interface VisibilityDocument {
  readonly visibilityState?: DocumentVisibilityState;
  readonly webkitHidden?: boolean;
  addEventListener(name: string, run: (event: Event) => void): void;
  removeEventListener(name: string, run: (event: Event) => void): void;
}

/**
 * Reports at once and at each change whether the page is visible. Firmware may repeat its event, which is no change, or forget the
 * one that the page is shown: a key that is pressed then says so, as nobody presses keys of what they do not see. It is reported in a
 * task of its own, after the key, which was pressed for another screen.
 */
export function watchPageVisibility(
  page: VisibilityDocument,
  prefixed: boolean,
  listener: (visible: boolean) => void,
): Stop {
  const name = prefixed ? 'webkitvisibilitychange' : 'visibilitychange';
  const isVisible = (): boolean =>
    prefixed ? page.webkitHidden !== true : page.visibilityState !== 'hidden';
  let told = isVisible();
  const tell = (visible: boolean): void => {
    if (visible === told) return;
    told = visible;
    listener(visible);
  };
  const onChange = (): void => tell(isVisible());
  const onKey = (event: Event): void => {
    if (!told && !(event as KeyboardEvent).repeat) setTimeout(() => tell(true), 0);
  };
  listener(told);
  page.addEventListener(name, onChange);
  page.addEventListener('keydown', onKey);
  return () => {
    page.removeEventListener(name, onChange);
    page.removeEventListener('keydown', onKey);
  };
}
