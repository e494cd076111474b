/** The televisions. */
export { detectPlatform } from './detect';
export { loadPlatform } from './load';
export { openPage } from './page';
export type { Page } from './page';
export { PLATFORM_IDS } from './platform';
export type { KeyInput, Platform, PlatformId, RemoteKey } from './platform';
