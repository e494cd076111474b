/** A Vizio set: D-pad only, hosted; what the set knows comes from VIZIO's companion library. */
import { attempt } from '../common/ask';
import { createCommonPlatform } from '../common/createCommonPlatform';
import { usableDeviceId } from '../common/deviceId';
import { languageCode } from '../common/language';
import type { PlatformPage } from '../common/page';
import { launchFromUrl } from '../common/urlLaunch';
import { isYes } from '../common/watch';
import type { Platform, Size } from '../platform';
import { VIZIO_KEY_MAP } from './keyMap';
import { addScriptTag, openVizioLibrary } from './library';
import { createReportedSetting } from './reportedSetting';

/** By the names of `getDevicePlaybackQualities`, the best first. */
const QUALITIES: readonly (readonly [name: string, size: Size])[] = [
  ['UHD', { width: 3840, height: 2160 }],
  ['HD', { width: 1920, height: 1080 }],
  ['SD', { width: 1024, height: 576 }],
];

/**
 * @param page the window
 * @param addScript puts a script with that address into the page, and calls back when it does not come
 */
export function createVizioPlatform(page: PlatformPage, addScript = addScriptTag): Platform {
  const library = openVizioLibrary(page, addScript);
  const common = createCommonPlatform(page, {
    id: 'vizio',
    keyMap: VIZIO_KEY_MAP,
  });

  const voiceGuide = createReportedSetting();
  page.document.addEventListener('VIZIO_TTS_ENABLED', () => voiceGuide.report(true));
  page.document.addEventListener('VIZIO_TTS_DISABLED', () => voiceGuide.report(false));
  // The library holds one handler and has no way to remove it.
  const captions = createReportedSetting();
  library.listen('setClosedCaptionHandler', (on) => captions.report(isYes(on)));
  let largest: Size | undefined;
  library.listen('getDevicePlaybackQualities', (told) => {
    largest = QUALITIES.find(([name]) => Array.isArray(told) && told.includes(name))?.[1];
  });

  return {
    ...common,
    hasPointer: false,
    deviceId: async () => usableDeviceId(await library.ask('getDeviceId')),
    language: async () => {
      const told = await library.ask('setDeviceLanguageHandler');
      return languageCode((told as { readonly code?: unknown } | null)?.code) ?? common.language();
    },
    maxVideo: () => largest ?? common.maxVideo(),
    hdr: async () => {
      const told = await library.ask('getDeviceHDRCapabilities');
      return Array.isArray(told) && told.length > 0;
    },
    launch: () => launchFromUrl(page.location.search),
    watchVoiceGuide: voiceGuide.watch,
    watchCaptions: captions.watch,
    speak(text) {
      const voice = library.api()?.Chromevox;
      if (typeof voice?.play !== 'function') return false;
      // What is said of the element before is no longer true.
      attempt(() => voice.cancel?.(), undefined);
      return attempt(() => (voice.play?.(text), true), false);
    },
    exit() {
      const api = library.api();
      if (typeof api?.exitApplication !== 'function') page.close();
      else if (!attempt(() => (api.exitApplication?.(), true), false)) page.close();
    },
  };
}
