/** The stores for components. A selector keeps a component from rendering for what it does not show. */
import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { MenuLink } from '../contract';
import { languageOf } from './language';
import type {
  IdentityState,
  NetworkState,
  PagesState,
  ProfileState,
  SearchState,
  SettingsState,
  Stores,
  ViewingState,
} from './stores';
import { ageLimitOf, isAuthenticated, isMember, kidsLimitOf, menuLinksOf, profileIdOf } from './viewer';

/** Holds the stores of the application; the shell provides them. */
export const StoresContext = createContext<Stores | null>(null);

export function useStores(): Stores {
  const stores = useContext(StoresContext);
  if (!stores) throw new Error('The stores are used outside StoresContext');
  return stores;
}

export const useIdentity = <T>(select: (state: IdentityState) => T): T =>
  useStore(useStores().identity, select);
export const useProfile = <T>(select: (state: ProfileState) => T): T => useStore(useStores().profile, select);
export const useSettings = <T>(select: (state: SettingsState) => T): T =>
  useStore(useStores().settings, select);
export const useSearches = <T>(select: (state: SearchState) => T): T => useStore(useStores().search, select);
export const usePages = <T>(select: (state: PagesState) => T): T => useStore(useStores().pages, select);
export const useViewing = <T>(select: (state: ViewingState) => T): T => useStore(useStores().viewing, select);
export const useNetwork = <T>(select: (state: NetworkState) => T): T => useStore(useStores().network, select);

/** Whether the service answers the viewer: a guest or a member. */
export const useIsAuthenticated = (): boolean => useIdentity(isAuthenticated);

/** uuid of the current profile; null for guests and before one is chosen. */
export function useProfileId(): string | null {
  const member = useIdentity(isMember);
  return useProfile((state) => profileIdOf(member, state.current));
}

/** Highest age rating that the profile may see, years; null for guests and without a limit. */
export function useAgeLimit(): number | null {
  const member = useIdentity(isMember);
  return useProfile((state) => ageLimitOf(member, state.current));
}

/** The age limit, where titles above it are left out of rows; null for profiles other than kids. */
export function useKidsLimit(): number | null {
  const member = useIdentity(isMember);
  return useProfile((state) => kidsLimitOf(member, state.current));
}

/** The pages of the menu: those for the current profile's interests, else the deployment's. */
export function useMenuLinks(): readonly MenuLink[] {
  const common = useSettings((state) => state.settings?.menuLinks);
  return useProfile((state) => menuLinksOf(state, common));
}

/** The viewer's language, two letters. */
export function useLanguage(): string {
  const session = useIdentity((state) => state.session);
  const profile = useProfile((state) => state.current);
  const language = useSettings((state) => state.language);
  return languageOf(session, profile, language);
}
