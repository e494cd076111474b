/**
 * A set with Vewd's browser: hosted; key constants on the page and nothing else, so that what differs from a standard browser is
 * its keys. Vewd has no device id, no setting that a page could read and no exit call; `close` is what its store follows.
 */
import { createCommonPlatform } from '../common/createCommonPlatform';
import type { PlatformPage } from '../common/page';
import { launchFromUrl } from '../common/urlLaunch';
import type { Platform } from '../platform';
import { VEWD_KEY_MAP } from './keyMap';

/** @param page the window */
export function createVewdPlatform(page: PlatformPage): Platform {
  return {
    ...createCommonPlatform(page, {
      id: 'vewd',
      keyMap: VEWD_KEY_MAP,
    }),
    launch: () => launchFromUrl(page.location.search),
  };
}
