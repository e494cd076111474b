/** A Hisense set with VIDAA: hosted; the set adds global functions and key constants to the page. */
import { createCommonPlatform } from '../common/createCommonPlatform';
import { usableDeviceId } from '../common/deviceId';
import type { PlatformPage } from '../common/page';
import { launchFromUrl } from '../common/urlLaunch';
import { isYes } from '../common/watch';
import type { Platform, Size } from '../platform';
import { askHisense } from './hisense';
import { VIDAA_KEY_MAP } from './keyMap';
import { menuLanguage } from './menuLanguage';
import { createVoice } from './voice';
import { hisenseNetwork, menuSetting } from './watch';

const UHD: Size = { width: 3840, height: 2160 };
const FULL_HD: Size = { width: 1920, height: 1080 };

/** @param page the window */
export function createVidaaPlatform(page: PlatformPage): Platform {
  const { userAgent } = page.navigator;
  const ask = (name: string): unknown => askHisense(page, name);
  const common = createCommonPlatform(page, {
    id: 'vidaa',
    keyMap: VIDAA_KEY_MAP,
    model: modelOf(ask('GetModelName'), userAgent),
  });
  return {
    ...common,
    // The application has keyboards of its own, and the set's would open above them [KEYB-09].
    registerKeys: () => void ask('disableVKB'),
    deviceId: async () => usableDeviceId(ask('GetDeviceID')),
    language: async () => menuLanguage(ask('GetMenuLanguageCode')) ?? common.language(),
    maxVideo: () => (hasUhd(ask('Get4KSupportState'), userAgent) ? UHD : FULL_HD),
    hdr: async () => hasHdr(ask('GetSupportForHDR')),
    launch: () => launchFromUrl(page.location.search),
    watchNetwork: hisenseNetwork(page),
    watchVoiceGuide: menuSetting(page, 'GetTTSEnable'),
    watchCaptions: menuSetting(page, 'GetSubtitleStatus'),
    watchContrast: menuSetting(page, 'GetHighContrastMenuStatus'),
    speak: createVoice(page),
    exit() {
      // It is the set's, and the next application may want it.
      ask('enableVKB');
      page.close();
    },
  };
}

/** `VIDAA/5.0(Hisense;SmartTV;58A53FXVT;MTK9602)`, or what the set says. */
function modelOf(told: unknown, userAgent: string): string | null {
  if (typeof told === 'string' && /^[\w -]{1,64}$/.test(told)) return told;
  return /\bVIDAA\/[\d.]+\([^;)]*;[^;)]*;([^;)]+)/.exec(userAgent)?.[1] ?? null;
}

/** Sets without the function, or with a broken one, have their panel in the agent. */
const hasUhd = (told: unknown, userAgent: string): boolean =>
  isYes(told) || (told !== false && told !== 0 && told !== '0' && /\bUHD\b/.test(userAgent));

/** The guide has '0' for none and '1' to '4' for kinds; sets were seen to say 'not support'. */
const hasHdr = (told: unknown): boolean => told === true || /^[1-9]$/.test(String(told));
