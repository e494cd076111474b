/** A desktop browser, and what standard browsers have in common on devices without an adapter of their own. */
import { watchCaptions, watchVoiceGuide } from '../accessibility';
import { createKeepAwake } from '../awake';
import type { WakeLocks } from '../awake';
import { deviceClassOf } from '../deviceClass';
import { globalsOf } from '../globals';
import { createKeyReader } from '../keyMap';
import type { Platform, Stop } from '../platform';
import type { PlatformId } from '../platformId';
import { tizenNetwork, watchTizenNetwork } from '../tizen/network';
import { needsPrefixedVisibility, watchPageVisibility } from '../visibility';
import type { VisibilityDocument } from '../visibility';
import { webosBridge } from '../webos/bridge';
import { watchWebosNetwork } from '../webos/network';
import { BROWSER_KEY_MAP } from './keyMap';

/** The members of `window` that are used, so that tests need no page. */
export interface BrowserWindow extends Pick<EventTarget, 'addEventListener' | 'removeEventListener'> {
  readonly document: VisibilityDocument;
  readonly navigator: Pick<Navigator, 'language' | 'onLine' | 'userAgent'> & {
    readonly deviceMemory?: number;
    readonly wakeLock?: WakeLocks;
  };
  readonly innerHeight: number;
  readonly innerWidth: number;
  readonly screen: { readonly width: number; readonly height: number };
  readonly devicePixelRatio: number;
  readonly location: Pick<Location, 'reload'>;
  close(): void;
}

/** By the device's own API if it has one [C13], else by the browser's events. */
function watchNetwork(page: BrowserWindow, id: PlatformId, listener: (connected: boolean) => void): Stop {
  const globals = globalsOf(page);
  const samsung = id === 'tizen' ? tizenNetwork(globals) : null;
  if (samsung !== null) return watchTizenNetwork(samsung, listener);
  const lg = id === 'webos' ? webosBridge(globals) : null;
  if (lg !== null) return watchWebosNetwork(lg, page.navigator.onLine, listener);
  const tell = (): void => listener(page.navigator.onLine);
  tell();
  for (const name of NETWORK_EVENTS) page.addEventListener(name, tell);
  return () => {
    for (const name of NETWORK_EVENTS) page.removeEventListener(name, tell);
  };
}

const NETWORK_EVENTS = ['online', 'offline'];

/**
 * @param page the window
 * @param id platform to report, for one without an adapter of its own
 */
export function createBrowserPlatform(page: BrowserWindow, id: PlatformId = 'browser'): Platform {
  return {
    id,
    history: 'browser',
    hasPointer: true,
    readKey: createKeyReader(BROWSER_KEY_MAP, globalsOf(page)),
    registerKeys: () => {},
    deviceId: async () => null,
    language: () => /^[a-z]{2}\b/i.exec(page.navigator.language)?.[0].toLowerCase() ?? null,
    screen: () => ({ width: page.innerWidth, height: page.innerHeight }),
    deviceClass: () => deviceClassOf(id, page.navigator.deviceMemory),
    maxVideo: () => ({
      width: Math.round(page.screen.width * page.devicePixelRatio),
      height: Math.round(page.screen.height * page.devicePixelRatio),
    }),
    watchVisibility: (listener) =>
      watchPageVisibility(page.document, needsPrefixedVisibility(id, page.navigator.userAgent), listener),
    watchNetwork: (listener) => watchNetwork(page, id, listener),
    watchVoiceGuide: (listener) => watchVoiceGuide(id, globalsOf(page), listener),
    watchCaptions: (listener) => watchCaptions(id, globalsOf(page), listener),
    speak: () => false,
    keepAwake: createKeepAwake(page.navigator.wakeLock),
    reload: () => page.location.reload(),
    exit: () => page.close(),
  };
}
