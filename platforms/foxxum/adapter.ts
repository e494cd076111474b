/**
 * A set with a Foxxum store, on Vewd's engine or Whale's: hosted, recognised by the path that the store opens. Neither engine
 * documents a member that could be relied on, so that what differs from a standard browser is its keys.
 */
import { createCommonPlatform } from '../common/createCommonPlatform';
import type { PlatformPage } from '../common/page';
import { launchFromUrl } from '../common/urlLaunch';
import type { Platform } from '../platform';
import { FOXXUM_KEY_MAP } from './keyMap';

/** @param page the window */
export function createFoxxumPlatform(page: PlatformPage): Platform {
  return {
    ...createCommonPlatform(page, {
      id: 'foxxum',
      keyMap: FOXXUM_KEY_MAP,
    }),
    launch: () => launchFromUrl(page.location.search),
  };
}
