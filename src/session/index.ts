/** Who is there: identity, current profile, settings and network, and what is kept on the set. */
export {
  StoresContext,
  useIdentity,
  useLanguage,
  useMember,
  useMenuLinks,
  useNetwork,
  usePages,
  useProfile,
  useSettings,
  useSearches,
  useSomebody,
  useStores,
} from './hooks';
export { arriveAs, arriveAtStart, loadLanguages } from './arrival';
export type { Arrival } from './arrival';
export { loadIdentity, preloadIdentity } from './identity';
export type { Identity, IdentityUser } from './identity';
export { followPlatform } from './platformState';
export { createSession } from './session';
export type { Session, SessionOptions } from './session';
export { createStorage } from './storage';
export type { AppStorage, KeyValueStore } from './storage';
export { createStores } from './stores';
export type { Stores } from './stores';
