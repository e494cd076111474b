/** The stores for components. A selector keeps a component from rendering for what it does not show. */
import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { MenuLink } from '../contract';
import { isKids } from '../domain/menu';
import { parentalLimit } from '../domain/parental';
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

/**
 * Whether the service answers the viewer: a guest or a member. An address may be opened without an identity: a guest
 * is then being created, and calls before that would be refused and end the new session [ROUTE-31].
 */
export const useIsAuthenticated = (): boolean =>
  useIdentity(({ session }) => session === 'anonymous' || session === 'signedIn');

/** uuid of the current profile; null for guests and before one is chosen, for whom the service stores nothing. */
export function useProfileId(): string | null {
  const signedIn = useIdentity((state) => state.session === 'signedIn');
  const profile = useProfile((state) => state.current?.uuid ?? null);
  return signedIn ? profile : null;
}

/** Highest age rating that the profile may see, years; null for guests and without a limit. */
export function useAgeLimit(): number | null {
  const signedIn = useIdentity((state) => state.session === 'signedIn');
  const limit = useProfile((state) => parentalLimit(state.current));
  return signedIn ? limit : null;
}

/** The age limit, where titles above it are left out of rows; null for profiles other than kids. */
export function useKidsLimit(): number | null {
  const limit = useAgeLimit();
  const kids = useProfile((state) => state.current !== null && isKids(state.current));
  return kids ? limit : null;
}

const NO_LINKS: readonly MenuLink[] = [];

/** The pages of the menu: those for the current profile's interests, else the deployment's. */
export function useMenuLinks(): readonly MenuLink[] {
  const own = useProfile(({ current, menu }) =>
    menu?.profileId === current?.uuid ? menu?.links : undefined,
  );
  const common = useSettings((state) => state.settings?.menuLinks);
  return own ?? common ?? NO_LINKS;
}

/** The viewer's language, two letters. */
export function useLanguage(): string {
  const session = useIdentity((state) => state.session);
  const profile = useProfile((state) => state.current);
  const language = useSettings((state) => state.language);
  return languageOf(session, profile, language);
}
