/** Whether the application is visible, by the event that the device supports [DEVICE-10]. */
import type { Stop } from '../platform';

/** The members of `document` that are used. Old engines have the prefixed names in addition, or instead. */
export interface VisibilityDocument {
  readonly visibilityState?: DocumentVisibilityState;
  readonly webkitHidden?: boolean;
  addEventListener(name: string, run: (event: Event) => void): void;
  removeEventListener(name: string, run: (event: Event) => void): void;
}

/** Reports at once and at each event whether the page is visible. */
export function watchPageVisibility(
  page: VisibilityDocument,
  prefixed: boolean,
  listener: (visible: boolean) => void,
): Stop {
  const name = prefixed ? 'webkitvisibilitychange' : 'visibilitychange';
  const tell = (): void =>
    listener(prefixed ? page.webkitHidden !== true : page.visibilityState !== 'hidden');
  tell();
  page.addEventListener(name, tell);
  return () => page.removeEventListener(name, tell);
}
