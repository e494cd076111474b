/** A Samsung set. Without its APIs, as in a browser on a desk, what every browser has. */
import { answerOf, attempt } from '../common/ask';
import { createCommonPlatform } from '../common/createCommonPlatform';
import { usableDeviceId } from '../common/deviceId';
import { globalsOf } from '../common/globals';
import { beginningWith, KEY_SYSTEMS } from '../common/keySystems';
import { languageCode } from '../common/language';
import type { PlatformPage } from '../common/page';
import type { Platform, Size } from '../platform';
import { tizenGlobals } from './api';
import type { TizenGlobals } from './api';
import { REGISTERED_KEYS, TIZEN_KEY_MAP } from './keyMap';
import { requestedLaunch, watchRequestedLaunch } from './launch';
import { watchTizenNetwork } from './network';
import { watchMenu } from './settings';

/**
 * Sets before 6.0 have a Widevine that is years behind their PlayReady (2.08 in 2016), which is theirs from the first on: there
 * the default of PLAYER-30 counts as lacking. Version 15 came with 6.0.
 */
const FIRST_WITH_CURRENT_WIDEVINE = 6;

/** @param page the window */
export function createTizenPlatform(page: PlatformPage): Platform {
  const globals = tizenGlobals(globalsOf(page));
  const { tizen, webapis } = globals;
  const common = createCommonPlatform(page, {
    id: 'tizen',
    keyMap: TIZEN_KEY_MAP,
    model: modelOf(globals),
  });
  const version = Number(/\bTizen[ /](\d+)/.exec(page.navigator.userAgent)?.[1] ?? Number.NaN);
  return {
    ...common,
    keySystems:
      version < FIRST_WITH_CURRENT_WIDEVINE ? beginningWith('com.microsoft.playready') : KEY_SYSTEMS,
    registerKeys: () => {
      // One by one: a remote without colours refuses their names, and a batch that has one of them as a whole.
      for (const name of REGISTERED_KEYS) attempt(() => tizen?.tvinputdevice?.registerKey?.(name), undefined);
    },
    deviceId: async () => usableDeviceId(attempt(() => webapis?.productinfo?.getDuid?.(), null)),
    language: async () => (await localeOf(globals)) ?? common.language(),
    maxVideo: () => panelOf(globals) ?? common.maxVideo(),
    hdr: async () => attempt(() => webapis?.avinfo?.isHdrTvSupport?.() === true, false),
    launch: () => requestedLaunch(globals),
    watchLaunch: (listener) => watchRequestedLaunch(globals, page, listener),
    watchNetwork: watchTizenNetwork(globals, page),
    watchVoiceGuide: watchMenu(globals, page, 'VOICE_GUIDE_KEY'),
    watchCaptions: watchMenu(globals, page, 'CAPTION_ONOFF_KEY'),
    watchContrast: watchMenu(globals, page, 'ACCESSIBILITY_HIGH_CONTRAST'),
    keepAwake: (on) => {
      if (!setScreenSaver(globals, !on)) common.keepAwake(on);
    },
    exit: () => {
      const application = attempt(() => tizen?.application?.getCurrentApplication?.() ?? null, null);
      if (application === null || !attempt(() => (application.exit(), true), false)) common.exit();
    },
  };
}

function modelOf({ webapis }: TizenGlobals): string | null {
  const info = webapis?.productinfo;
  return attempt(() => info?.getRealModel?.(), null) || attempt(() => info?.getModel?.(), null) || null;
}

/** 'en_US', as Samsung's settings have it. */
function localeOf({ tizen }: TizenGlobals): Promise<string | null> {
  return answerOf<string | null>((answer, refuse) => {
    if (tizen?.systeminfo?.getPropertyValue === undefined) return refuse();
    tizen.systeminfo.getPropertyValue(
      'LOCALE',
      (locale) => answer(languageCode((locale as { readonly language?: unknown } | undefined)?.language)),
      refuse,
    );
  }, null);
}

/** The application's own screen has 1920x1080 on every model; the video has the panel's size. */
function panelOf({ webapis }: TizenGlobals): Size | null {
  const info = webapis?.productinfo;
  if (attempt(() => info?.is8KPanelSupported?.() === true, false)) return { width: 7680, height: 4320 };
  if (attempt(() => info?.isUdPanelSupported?.() === true, false)) return { width: 3840, height: 2160 };
  return null;
}

/** False where the set has no switch for it. */
function setScreenSaver({ webapis }: TizenGlobals, on: boolean): boolean {
  return attempt(() => {
    const { setScreenSaver: set, AppCommonScreenSaverState: states } = webapis!.appcommon!;
    set!.call(webapis!.appcommon, on ? states!.SCREEN_SAVER_ON : states!.SCREEN_SAVER_OFF);
    return true;
  }, false);
}
