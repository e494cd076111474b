/**
 * What the panel shows, by the names that webOSTV.js asks for in `deviceInfo`.
 * https://webostv.developer.lge.com/develop/references/webostvjs-webos
 */
import type { Size } from '../platform';
import { ask } from './bridge';
import type { PalmServiceBridge } from './bridge';
import type { WebosSystem } from './system';

const CONFIGS_CALL = 'luna://com.webos.service.config/getConfigs';
const CONFIG_NAMES = ['tv.hw.panelResolution', 'tv.model.supportHDR', 'tv.config.supportDolbyHDRContents'];

const PANELS: Readonly<Record<string, Size>> = {
  UD: { width: 3840, height: 2160 },
  '8K': { width: 7680, height: 4320 },
};

/** The panel; its size comes with the first answer. */
export interface WebosDisplay {
  maxVideo(): Size | null;
  hdr(): Promise<boolean>;
}

/** Asks at once: the player must know the size when it starts. */
export function createWebosDisplay(
  makeBridge: (() => PalmServiceBridge) | null,
  system: WebosSystem,
): WebosDisplay {
  let panel: Size | null = null;
  const asked = ask(makeBridge, CONFIGS_CALL, { configNames: CONFIG_NAMES }).then((answer) => {
    const configs = (answer?.configs ?? {}) as Readonly<Record<string, unknown>>;
    panel = PANELS[String(configs['tv.hw.panelResolution'])] ?? null;
    return configs;
  });
  return {
    maxVideo: () => panel ?? videoPlane(system),
    hdr: async () => {
      const configs = await asked;
      return ['tv.model.supportHDR', 'tv.config.supportDolbyHDRContents'].some(
        (name) => configs[name] === true,
      );
    },
  };
}

/** The plane of the video, which is not the application's; null where the set does not tell it. */
function videoPlane(system: WebosSystem): Size | null {
  const { screenWidth: width, screenHeight: height } = system.deviceInfo();
  return typeof width === 'number' && typeof height === 'number' && width > 0 && height > 0
    ? { width, height }
    : null;
}
