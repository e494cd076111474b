/** Whether the application can be seen, by the event the set has for it [DEVICE-10]. */
import type { Stop } from './platform';
import type { PlatformId } from './platformId';

/** As much of `document` as is used. Old engines have the prefixed names besides, or instead. */
export interface VisibilityDocument {
  readonly visibilityState?: DocumentVisibilityState;
  readonly webkitHidden?: boolean;
  addEventListener(name: string, run: () => void): void;
  removeEventListener(name: string, run: () => void): void;
}

/** webOS 4 runs Chrome 53; 3 runs 38, and 1 and 2 are WebKit without a Chrome token. */
const WEBOS_4_CHROME = 53;

/** webOS older than 4, whose standard event is unreliable [DEVICE-10]. */
export function needsPrefixedVisibility(id: PlatformId, userAgent: string): boolean {
  const chrome = /\bChrome\/(\d+)/.exec(userAgent)?.[1];
  return id === 'webos' && (chrome === undefined || Number(chrome) < WEBOS_4_CHROME);
}

/** Tells now and at each event whether the page can be seen. */
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
