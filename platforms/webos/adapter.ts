/** An LG set. */
import { createCommonPlatform } from '../common/createCommonPlatform';
import { globalsOf } from '../common/globals';
import type { PlatformPage } from '../common/page';
import { watchPageVisibility } from '../common/visibility';
import type { Platform } from '../platform';
import { webosBridge } from './bridge';
import { WEBOS_KEY_MAP } from './keyMap';
import { watchWebosNetwork } from './network';
import { watchWebosSetting } from './settings';
import { webosVersion } from './version';

/** @param page the window */
export function createWebosPlatform(page: PlatformPage): Platform {
  const common = createCommonPlatform(page, { id: 'webos', keyMap: WEBOS_KEY_MAP });
  const makeBridge = webosBridge(globalsOf(page));
  const version = webosVersion(page.navigator.userAgent);
  return {
    ...common,
    // Before webOS 4 the standard event is unreliable [DEVICE-10].
    watchVisibility: (listener) => watchPageVisibility(page.document, version < 4, listener),
    ...(makeBridge && {
      watchNetwork: (listener) => watchWebosNetwork(makeBridge, page.navigator.onLine, listener),
      watchVoiceGuide: (listener) => {
        listener(false);
        return watchWebosSetting(makeBridge, 'audioGuidance', (value) => listener(value === 'on'));
      },
    }),
  };
}
