/** Whether the application is visible, by the event that the device supports [DEVICE-10]. */
import type { Stop } from './platform';
import type { PlatformId } from './platformId';

/** The members of `document` that are used. Old engines have the prefixed names in addition, or instead. */
export interface VisibilityDocument {
  readonly visibilityState?: DocumentVisibilityState;
  readonly webkitHidden?: boolean;
  addEventListener(name: string, run: () => void): void;
  removeEventListener(name: string, run: () => void): void;
}

/** Chrome version of webOS 4; webOS 3 has 38, and webOS 1 and 2 are WebKit without a Chrome token. */
const WEBOS_4_CHROME = 53;

/** webOS before 4, whose standard event is unreliable [DEVICE-10]. */
export function needsPrefixedVisibility(id: PlatformId, userAgent: string): boolean {
  const chrome = /\bChrome\/(\d+)/.exec(userAgent)?.[1];
  return id === 'webos' && (chrome === undefined || Number(chrome) < WEBOS_4_CHROME);
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
