/**
 * VIZIO's companion library. The set serves it; it says that it is there by an event of the document, which must be listened for
 * before its script is asked for. Until then, and on a set without it, nothing is called: the start never waits for it.
 */
import { answerOf, attempt } from '../common/ask';
import { globalsOf } from '../common/globals';
import type { PlatformPage } from '../common/page';
import { detectPlatform } from '../detect';

const VIZIO_LIBRARY_URL = 'http://localhost:12345/scfs/cl/js/vizio-companion-lib.js';
const LOADED_EVENT = 'VIZIO_LIBRARY_DID_LOAD';

/** Members that take a callback. Each is tested for: firmware differs. */
type Asking =
  | 'getDeviceId'
  | 'getDevicePlaybackQualities'
  | 'getDeviceHDRCapabilities'
  | 'setClosedCaptionHandler'
  | 'setDeviceLanguageHandler';

/** `window.VIZIO`, as far as it is used. */
export type VizioApi = { readonly [name in Asking]?: (answer: (told: unknown) => void) => void } & {
  readonly exitApplication?: () => void;
  readonly Chromevox?: { readonly play?: (text: string) => void; readonly cancel?: () => void };
};

export interface VizioLibrary {
  /** Null before it has loaded, and on a set without it. */
  api(): VizioApi | null;
  /** Calls a member when the library has loaded; `told` hears every answer, of a handler also later ones. */
  listen(member: Asking, told: (answer: unknown) => void): void;
  /** The first answer of a member, or null: at once where library or member is missing, else after `ASK_MS`. */
  ask(member: Asking): Promise<unknown>;
}

/**
 * Asks for the library, but only on a set: a browser on a desk that opens the path has none to ask.
 * @param addScript puts a script with that address into the page, and calls back when it does not come
 */
export function openVizioLibrary(
  page: PlatformPage,
  addScript: (url: string, onFailure: () => void) => void,
): VizioLibrary {
  let isAbsent = false;
  let waiting: ((api: VizioApi | null) => void)[] = [];
  const api = (): VizioApi | null => {
    const { VIZIO } = globalsOf(page);
    return typeof VIZIO === 'object' ? VIZIO : null;
  };
  const tell = (): void => {
    const now = api();
    if (now === null && !isAbsent) return;
    const runs = waiting;
    waiting = [];
    for (const run of runs) run(now);
  };
  const giveUp = (): void => {
    isAbsent = true;
    tell();
  };

  if (api() === null) {
    page.document.addEventListener(LOADED_EVENT, tell);
    const { userAgent } = page.navigator;
    if (detectPlatform({ globals: {}, userAgent }) !== 'vizio') giveUp();
    else if (!attempt(() => (addScript(VIZIO_LIBRARY_URL, giveUp), true), false)) giveUp();
  }

  const call = (member: Asking, told: (answer: unknown) => void, refuse: () => void): void => {
    waiting.push((now) => {
      const run = now?.[member];
      const called = typeof run === 'function' && attempt(() => (run.call(now, told), true), false);
      if (!called) refuse();
    });
    tell();
  };
  return {
    api,
    listen: (member, told) => call(member, told, () => {}),
    ask: (member) => answerOf<unknown>((answer, refuse) => call(member, answer, refuse), null),
  };
}

/** A script of its own, which delays nothing. */
export function addScriptTag(url: string, onFailure: () => void): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = url;
  script.addEventListener('error', onFailure);
  document.head.append(script);
}
