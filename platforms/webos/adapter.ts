/** An LG set. Without its bridge, as in a browser on a desk, what every browser has. */
import { createCommonPlatform } from '../common/createCommonPlatform';
import { globalsOf } from '../common/globals';
import { beginningWith, KEY_SYSTEMS } from '../common/keySystems';
import { launchRequestOf } from '../common/launch';
import type { PlatformPage } from '../common/page';
import { watchPageVisibility } from '../common/visibility';
import type { Platform } from '../platform';
import { tell, webosBridge } from './bridge';
import { webosDeviceId } from './deviceId';
import { createWebosDisplay } from './display';
import { watchCursor, watchRelaunch, watchVirtualKeyboard } from './events';
import { WEBOS_KEY_MAP } from './keyMap';
import { watchWebosNetwork } from './network';
import { watchWebosSetting } from './settings';
import { webosSystem } from './system';
import { webosVersion } from './version';

const SPEAK_CALL = 'luna://com.webos.service.tts/speak';

/** The first version that wants the application's own question before it exits; before it, back leads to LG's Home. */
const FIRST_WITH_EXIT_QUESTION = 6;
/** The first version whose engine has Widevine by EME. */
const FIRST_WITH_WIDEVINE = 4;

/** @param page the window */
export function createWebosPlatform(page: PlatformPage): Platform {
  const globals = globalsOf(page);
  const makeBridge = webosBridge(globals);
  const system = webosSystem(globals);
  const version = webosVersion(page.navigator.userAgent);
  const display = createWebosDisplay(makeBridge, system);
  const { modelName } = system.deviceInfo();
  const common = createCommonPlatform(page, {
    id: 'webos',
    keyMap: WEBOS_KEY_MAP,
    version: String(version),
    model: typeof modelName === 'string' && modelName !== '' ? modelName : null,
  });
  const leadsHome = version < FIRST_WITH_EXIT_QUESTION;
  return {
    ...common,
    mainLevelBack: leadsHome ? 'leave' : 'confirm',
    keySystems: version < FIRST_WITH_WIDEVINE ? beginningWith('com.microsoft.playready') : KEY_SYSTEMS,
    deviceId: () => webosDeviceId(makeBridge),
    language: async () => system.language() ?? common.language(),
    maxVideo: () => display.maxVideo() ?? common.maxVideo(),
    hdr: display.hdr,
    launch: () => launchRequestOf(system.launchParams()),
    watchLaunch: (listener) => watchRelaunch(page, system, listener),
    // Before webOS 4 the standard event is unreliable [DEVICE-10].
    watchVisibility: (listener) => watchPageVisibility(page.document, version < 4, listener),
    watchPointer: watchCursor(page),
    watchKeyboard: watchVirtualKeyboard(page),
    exit: () => {
      if (!leadsHome || !system.platformBack()) common.exit();
    },
    ...(makeBridge && {
      watchNetwork: watchWebosNetwork(makeBridge, page),
      watchVoiceGuide: (listener) => {
        listener(false);
        return watchWebosSetting(makeBridge, 'audioGuidance', (value) => listener(value === 'on'));
      },
      // `clear` ends what is still being read of the line before.
      speak: (text) => tell(makeBridge, SPEAK_CALL, { text, clear: true }),
    }),
  };
}
