/** Detection and loading of platforms. */
export type { Capabilities, ChosenClass } from './classes';
export { detectPlatform } from './detect';
export { loadPlatform } from './load';
export { openHostPage } from './hostPage';
export type { HostPage } from './hostPage';
export type { PlatformId } from './platformId';
export type { KeyInput, Platform, RemoteKey } from './platform';
