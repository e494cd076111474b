/** A desktop browser, with the keys of its keyboard. */
import { createCommonPlatform } from '../common/createCommonPlatform';
import type { PlatformPage } from '../common/page';
import type { Platform } from '../platform';
import { BROWSER_KEY_MAP } from './keyMap';

/** @param page the window */
export const createBrowserPlatform = (page: PlatformPage): Platform =>
  createCommonPlatform(page, { id: 'browser', keyMap: BROWSER_KEY_MAP });
