/** A Hisense set: global functions, which are there or not. */
import { BROWSER_KEY_MAP } from '../browser/keyMap';
import { createCommonPlatform } from '../common/createCommonPlatform';
import { globalsOf } from '../common/globals';
import type { PlatformPage } from '../common/page';
import { polled } from '../common/watch';
import type { Platform } from '../platform';

/** @param page the window */
export function createVidaaPlatform(page: PlatformPage): Platform {
  const globals = globalsOf(page);
  return {
    ...createCommonPlatform(page, { id: 'vidaa', keyMap: BROWSER_KEY_MAP }),
    watchVoiceGuide: polled(globals, 'Hisense_GetTTSEnable'),
    watchCaptions: polled(globals, 'Hisense_GetSubtitleStatus'),
    watchContrast: polled(globals, 'Hisense_GetHighContrastMenuStatus'),
  };
}
