/** The sets that the product runs on, in Chromium: each with its own agent, globals and key codes, and no other's. */
import type { Page } from 'playwright';
import type { FakeOptions, FakeRemote, FakeSet } from '../../platforms/fakeSet';
import { FOXXUM_REMOTE, FOXXUM_USER_AGENT, installFoxxum } from '../../platforms/foxxum/fake';
import { installTizen, TIZEN_REMOTE, TIZEN_USER_AGENT } from '../../platforms/tizen/fake';
import { installVewd, VEWD_REMOTE, VEWD_USER_AGENT } from '../../platforms/vewd/fake';
import { installVidaa, VIDAA_REMOTE, VIDAA_USER_AGENT } from '../../platforms/vidaa/fake';
import {
  installVizioLibrary,
  VIZIO_LIBRARY,
  VIZIO_REMOTE,
  VIZIO_USER_AGENT,
} from '../../platforms/vizio/fake';
import { installWebos, WEBOS_REMOTE, WEBOS_USER_AGENT } from '../../platforms/webos/fake';
import { paceOf } from './pace';
import { FIRST_REPEAT_MS, KEY_PACE_MS, LEAST_PAUSE_MS, REPEAT_MS } from './remote';
import type { RemoteKey } from './remote';
import type { Tv } from './tv';

type PageOfSet = Window & { readonly fakeSet?: FakeSet };

/** A set as it is put under the product. */
export interface SetUnderTest {
  readonly id: string;
  readonly remote: FakeRemote;
  readonly hasPointer: boolean;
  /** The id that it tells of itself; null for none. */
  readonly deviceId: string | null;
  /** It has captions in its own menu. */
  readonly hasCaptions: boolean;
  /** It has a call that speaks. */
  readonly speaks?: boolean;
  /**
   * Puts the set under a page, before the page's first script. For `prepare` of `App.open`.
   * @param launch what the set starts an installed application with
   */
  install(page: Page, launch?: object): Promise<void>;
  /** How the maker hands over a route: launch parameters of an installed application, else the URL's own path. */
  readonly wrapsLaunch?: (path: string) => object;
  /** The store opens the registered URL, with a query. */
  readonly isHosted?: boolean;
}

const DEVICE_ID = 'set-under-test-0001';

/** What the maker puts on every page before its first script. */
const onEveryPage =
  (userAgent: string, install: (options: FakeOptions) => void) =>
  async (page: Page, launch?: object): Promise<void> => {
    await setAgent(page, userAgent);
    await page.addInitScript(install, { deviceId: DEVICE_ID, ...(launch && { launch }) });
  };

async function setAgent(page: Page, userAgent: string): Promise<void> {
  await page.addInitScript((agent) => {
    Object.defineProperty(navigator, 'userAgent', { get: () => agent });
  }, userAgent);
}

/** The numbers of a desk's keyboard; closing its window ends the application. */
const BROWSER: SetUnderTest = {
  id: 'browser',
  remote: { left: 37, up: 38, right: 39, down: 40, enter: 13, back: 27, playPause: 179, stop: 178 },
  hasPointer: true,
  deviceId: null,
  hasCaptions: false,
  install: async (page) => {
    await page.addInitScript(() => {
      const calls: string[] = [];
      window.close = () => void calls.push('exit');
      const setNetwork = (connected: boolean): void => {
        Object.defineProperty(navigator, 'onLine', { configurable: true, value: connected });
        dispatchEvent(new Event(connected ? 'online' : 'offline'));
      };
      const fakeSet = { calls, setNetwork, setCaptions: () => {}, setVoiceGuide: () => {} };
      Object.assign(window, { fakeSet });
    });
  },
};

const VIZIO: SetUnderTest = {
  id: 'vizio',
  remote: VIZIO_REMOTE,
  hasPointer: false,
  deviceId: DEVICE_ID,
  hasCaptions: true,
  speaks: true,
  isHosted: true,
  // The set serves its library, and the page asks for it.
  install: async (page) => {
    await setAgent(page, VIZIO_USER_AGENT);
    await page.route(VIZIO_LIBRARY, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `(${installVizioLibrary.toString()})(${JSON.stringify({ deviceId: DEVICE_ID })})`,
      }),
    );
  },
};

/** Of 2020: the last version on which back on the entry page leads to LG's Home. */
export const WEBOS_5: SetUnderTest = {
  id: 'webos',
  remote: WEBOS_REMOTE,
  hasPointer: true,
  deviceId: DEVICE_ID,
  hasCaptions: false,
  install: onEveryPage(WEBOS_USER_AGENT.replace(/Chrome\/[\d.]+/, 'Chrome/68.0.3440.106'), installWebos),
};

export const SETS: readonly SetUnderTest[] = [
  {
    id: 'tizen',
    remote: TIZEN_REMOTE,
    hasPointer: true,
    deviceId: DEVICE_ID,
    hasCaptions: true,
    wrapsLaunch: (path) => ({ values: path }),
    install: onEveryPage(TIZEN_USER_AGENT, installTizen),
  },
  {
    id: 'webos',
    remote: WEBOS_REMOTE,
    hasPointer: true,
    deviceId: DEVICE_ID,
    hasCaptions: false,
    speaks: true,
    wrapsLaunch: (path) => ({ contentTarget: path }),
    install: onEveryPage(WEBOS_USER_AGENT, installWebos),
  },
  VIZIO,
  {
    id: 'vidaa',
    remote: VIDAA_REMOTE,
    hasPointer: true,
    deviceId: DEVICE_ID,
    hasCaptions: true,
    isHosted: true,
    install: onEveryPage(VIDAA_USER_AGENT, installVidaa),
  },
  {
    id: 'vewd',
    remote: VEWD_REMOTE,
    hasPointer: true,
    deviceId: null,
    hasCaptions: false,
    isHosted: true,
    install: onEveryPage(VEWD_USER_AGENT, installVewd),
  },
  {
    id: 'foxxum',
    remote: FOXXUM_REMOTE,
    hasPointer: true,
    deviceId: null,
    hasCaptions: false,
    isHosted: true,
    install: onEveryPage(FOXXUM_USER_AGENT, installFoxxum),
  },
  BROWSER,
];

/** What the viewer does with the set itself. */
export const onSet = <K extends 'setNetwork' | 'setCaptions' | 'setVoiceGuide'>(
  { page }: Tv,
  action: K,
  on: boolean,
): Promise<void> =>
  page.evaluate(([name, value]) => (window as PageOfSet).fakeSet?.[name](value), [action, on] as const);

/** The set hides its pointer by itself. @returns false where no set does, and the page sees its movements alone */
export const hidePointer = ({ page }: Tv): Promise<boolean> =>
  page.evaluate(() => {
    const { setPointer } = (window as unknown as { fakeSet: { setPointer?: (shown: boolean) => void } })
      .fakeSet;
    setPointer?.(true);
    setPointer?.(false);
    return setPointer !== undefined;
  });

/** What the application asked of the set. */
export const callsOf = ({ page }: Tv): Promise<string[]> =>
  page.evaluate(() => (window as PageOfSet).fakeSet?.calls ?? ['no set']);

/** The number of a key on the set's remote. Remotes without the one key for play and pause have one for each. */
export function codeOf({ id, remote }: SetUnderTest, key: string): number {
  const code = remote[key] ?? (key === 'playPause' ? remote.pause : undefined);
  if (code === undefined) throw new Error(`the remote of ${id} has no ${key}`);
  return code;
}

type SetKey = RemoteKey | 'exit';

/** The app in the hands of who holds the set's remote. */
export interface SetTv extends Tv {
  /** Also the keys that not every remote has. */
  press(key: SetKey, times?: number): Promise<void>;
}

/** The same app with the set's own remote: its events have the set's numbers, and no names. */
export async function withRemote(tv: Tv, set: SetUnderTest): Promise<SetTv> {
  const session = await tv.page.context().newCDPSession(tv.page);
  const send = async (key: SetKey, type: 'rawKeyDown' | 'keyUp', autoRepeat = false): Promise<void> => {
    const code = codeOf(set, key);
    await session.send('Input.dispatchKeyEvent', {
      type,
      key: 'Unidentified',
      windowsVirtualKeyCode: code,
      nativeVirtualKeyCode: code,
      autoRepeat,
    });
  };
  const pause = (ms: number): Promise<void> =>
    tv.page.waitForTimeout(Math.max(Math.min(ms, LEAST_PAUSE_MS), ms / paceOf(tv.page)));
  return {
    ...tv,
    async press(key, times = 1) {
      for (let i = 0; i < times; i += 1) {
        await Promise.all([send(key, 'rawKeyDown'), send(key, 'keyUp')]);
        await pause(KEY_PACE_MS);
      }
    },
    async hold(key, ms) {
      const end = Date.now() + ms / paceOf(tv.page);
      await send(key, 'rawKeyDown');
      await pause(Math.min(FIRST_REPEAT_MS, ms));
      while (Date.now() < end) {
        await send(key, 'rawKeyDown', true);
        await pause(REPEAT_MS);
      }
      await send(key, 'keyUp');
    },
  };
}
