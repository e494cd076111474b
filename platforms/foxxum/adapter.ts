/** A Foxxum set: a standard browser. */
import { createCommonPlatform } from '../common/createCommonPlatform';
import type { PlatformPage } from '../common/page';
import type { Platform } from '../platform';
import { BROWSER_KEY_MAP } from '../browser/keyMap';

/** @param page the window */
export const createFoxxumPlatform = (page: PlatformPage): Platform =>
  createCommonPlatform(page, { id: 'foxxum', keyMap: BROWSER_KEY_MAP });
