/** A Vizio set: its library comes from the set. */
import { BROWSER_KEY_MAP } from '../browser/keyMap';
import { createCommonPlatform } from '../common/createCommonPlatform';
import { globalsOf } from '../common/globals';
import type { PlatformPage } from '../common/page';
import { switchedBy } from '../common/watch';
import type { Platform, Watch } from '../platform';

/** @param page the window */
export function createVizioPlatform(page: PlatformPage): Platform {
  return {
    ...createCommonPlatform(page, { id: 'vizio', keyMap: BROWSER_KEY_MAP }),
    watchVoiceGuide: switchedBy(page, 'VIZIO_TTS_ENABLED', 'VIZIO_TTS_DISABLED'),
    watchCaptions: captionsOf(page),
  };
}

/** The library holds a single handler and has no way to remove it. */
const captionsOf =
  (page: PlatformPage): Watch =>
  (listener) => {
    const { VIZIO } = globalsOf(page) as {
      readonly VIZIO?: { setClosedCaptionHandler?(handler: (on: boolean) => void): void };
    };
    let stopped = false;
    listener(false);
    VIZIO?.setClosedCaptionHandler?.((on) => {
      if (!stopped) listener(on);
    });
    return () => {
      stopped = true;
    };
  };
