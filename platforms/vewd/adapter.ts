/** A Vewd set: a standard browser. */
import { createCommonPlatform } from '../common/createCommonPlatform';
import type { PlatformPage } from '../common/page';
import type { Platform } from '../platform';
import { BROWSER_KEY_MAP } from '../browser/keyMap';

/** @param page the window */
export const createVewdPlatform = (page: PlatformPage): Platform =>
  createCommonPlatform(page, { id: 'vewd', keyMap: BROWSER_KEY_MAP });
