/** A Samsung set. */
import { createCommonPlatform } from '../common/createCommonPlatform';
import { globalsOf } from '../common/globals';
import type { PlatformPage } from '../common/page';
import type { Platform } from '../platform';
import { TIZEN_KEY_MAP } from './keyMap';
import { tizenNetwork, watchTizenNetwork } from './network';

/** @param page the window */
export function createTizenPlatform(page: PlatformPage): Platform {
  const common = createCommonPlatform(page, { id: 'tizen', keyMap: TIZEN_KEY_MAP });
  const network = tizenNetwork(globalsOf(page));
  return {
    ...common,
    ...(network && { watchNetwork: (listener) => watchTizenNetwork(network, listener) }),
  };
}
