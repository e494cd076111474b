/** A plain browser on a desk, and whatever standard browsers have in common on sets without an adapter of their own. */
import { deviceClassOf } from '../deviceClass';
import { createKeyReader } from '../keys';
import type { Platform, PlatformId, Stop } from '../platform';
import { BROWSER_KEYS } from './keys';

/** As much of `window` as is used, so that tests need no page. */
export interface BrowserWindow extends Pick<EventTarget, 'addEventListener' | 'removeEventListener'> {
  readonly document: Pick<Document, 'addEventListener' | 'removeEventListener' | 'visibilityState'>;
  readonly navigator: Pick<Navigator, 'language' | 'onLine'> & { readonly deviceMemory?: number };
  readonly innerHeight: number;
  readonly innerWidth: number;
  readonly screen: { readonly width: number; readonly height: number };
  readonly devicePixelRatio: number;
  readonly location: Pick<Location, 'reload'>;
  close(): void;
}

/** Listens to several events of one target. */
function listen(
  target: BrowserWindow | BrowserWindow['document'],
  names: readonly string[],
  run: () => void,
): Stop {
  for (const name of names) target.addEventListener(name, run);
  return () => {
    for (const name of names) target.removeEventListener(name, run);
  };
}

/** Tells false once: for what a browser does not know. */
function never(listener: (value: boolean) => void): Stop {
  listener(false);
  return () => {};
}

/**
 * @param page the window
 * @param id the platform to be, when it has no adapter of its own
 */
export function createBrowserPlatform(page: BrowserWindow, id: PlatformId = 'browser'): Platform {
  return {
    id,
    history: 'browser',
    hasPointer: true,
    readKey: createKeyReader(BROWSER_KEYS, page as unknown as Readonly<Record<string, unknown>>),
    registerKeys: () => {},
    deviceId: async () => null,
    language: () => /^[a-z]{2}\b/i.exec(page.navigator.language)?.[0].toLowerCase() ?? null,
    screen: () => ({ width: page.innerWidth, height: page.innerHeight }),
    deviceClass: () => deviceClassOf(id, page.navigator.deviceMemory),
    maxVideo: () => ({
      width: Math.round(page.screen.width * page.devicePixelRatio),
      height: Math.round(page.screen.height * page.devicePixelRatio),
    }),
    watchVisibility: (listener) => {
      const tell = (): void => listener(page.document.visibilityState !== 'hidden');
      tell();
      return listen(page.document, ['visibilitychange'], tell);
    },
    watchNetwork: (listener) => {
      const tell = (): void => listener(page.navigator.onLine);
      tell();
      return listen(page, ['online', 'offline'], tell);
    },
    watchVoiceGuide: never,
    watchCaptions: never,
    speak: () => false,
    keepAwake: () => {},
    reload: () => page.location.reload(),
    exit: () => page.close(),
  };
}
