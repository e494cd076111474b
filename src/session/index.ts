/** Client state: identity, current profile, settings, network, and what is stored on the device. */
export {
  StoresContext,
  useAgeLimit,
  useIdentity,
  useLanguage,
  useProfileId,
  useMenuLinks,
  useNetwork,
  usePages,
  useProfile,
  useSettings,
  useSearches,
  useIsAuthenticated,
  useKidsLimit,
  useStores,
  useViewing,
} from './hooks';
export { bootstrapProfile, bootstrapAtLaunch, loadLanguages } from './sessionBootstrap';
export type { SessionBootstrap } from './sessionBootstrap';
export type { Identity, IdentityUser } from './identity';
export { loadIdentity } from './loadIdentity';
export { followPlatform } from './platformState';
export { createSession } from './session';
export type { Session, SessionOptions } from './session';
export { createStorage } from './storage';
export type { AppStorage, KeyValueStore } from './storage';
export { createStores } from './stores';
export type { GenreArt, Stores } from './stores';
export { isAuthenticated, menuLinksOf } from './viewer';
