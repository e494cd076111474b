/** Client state, one small store a concern. Answers of the service are not here: they live in the query cache. */
import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import { DEFAULT_LANGUAGE, NAMED_LANGUAGES } from '../contract';
import type { AppSettings, MenuLink, Profile } from '../contract';
import type { LeftPlayback } from '../domain/leftPlayback';
import { newAccount } from '../domain/account';
import type { Account } from '../domain/account';
import type { ChosenTracks } from '../domain/chosenTracks';
import { NOTHING_CHANGED } from '../domain/preferences';
import type { PreferenceChanges } from '../domain/preferences';
import { USUAL_SUBTITLES } from '../domain/subtitleStyle';
import type { SubtitleStyle } from '../domain/subtitleStyle';
import type { PlatformId } from '../../platforms';

/** The account in two parts, by who reads them; only the session writes either. */
export type IdentityState = Pick<Account, 'session' | 'uid' | 'destination'>;

export interface ProfileState {
  readonly current: Account['profile'];
  readonly pinVerified: Account['pinVerified'];
  /** The menu for a profile's interests, once it is known: for that profile and no other. */
  readonly menu: { readonly profileId: string; readonly links: readonly MenuLink[] } | null;
}

export interface SettingsState {
  /** Of the service; null until they came. */
  readonly settings: AppSettings | null;
  readonly platform: PlatformId;
  readonly deviceId: string;
  readonly version: string;
  /** Language without a profile. */
  readonly language: string;
  /** Those a profile can have. */
  readonly languages: readonly string[];
  readonly ttsEnabled: boolean;
  readonly ccEnabled: boolean;
}

export interface NetworkState {
  /** As reported by the device. */
  readonly isNetworkConnected: boolean;
  /** True once the error screen reported that there is no network; no request is retried meanwhile. */
  readonly isOffline: boolean;
}

/** Of this launch and this viewer: nothing of it is kept. */
export interface SearchState {
  /** What was searched for, the newest first. */
  readonly recent: readonly string[];
  /** The typed text, by history entry. */
  readonly typed: ReadonlyMap<string, string>;
  /** The picture of each genre's tile, by the genre's name in lower case: one that was shown stays. */
  readonly genreArt: ReadonlyMap<string, GenreArt>;
}

/** A title whose picture stands for a genre, and the picture's address. */
export interface GenreArt {
  readonly assetId: string;
  readonly url: string;
}

export const NO_SEARCHES: SearchState = { recent: [], typed: new Map(), genreArt: new Map() };

/** Of this launch and this viewer. */
export interface PagesState {
  /** Ids of the assets that jumbotrons show, by component, by history entry. */
  readonly carouselAssets: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

export const NO_PAGES_STATE: PagesState = { carouselAssets: new Map() };

/** How this viewer watches. Of this launch and this viewer. */
export interface ViewingState {
  readonly subtitleStyle: SubtitleStyle;
  /** By show. */
  readonly chosenTracks: ReadonlyMap<string, ChosenTracks>;
  /** What the settings changed; players and trailers read it. */
  readonly preferences: PreferenceChanges;
}

export const NOTHING_CHOSEN: ViewingState = {
  subtitleStyle: USUAL_SUBTITLES,
  chosenTracks: new Map(),
  preferences: NOTHING_CHANGED,
};

/** Of this launch and this viewer. */
export interface PlayerState {
  /** The last one that was left; null before the first. */
  readonly left: LeftPlayback | null;
}

export const NO_PLAYER_STATE: PlayerState = { left: null };

export interface Stores {
  readonly identity: StoreApi<IdentityState>;
  readonly profile: StoreApi<ProfileState>;
  readonly settings: StoreApi<SettingsState>;
  readonly network: StoreApi<NetworkState>;
  readonly search: StoreApi<SearchState>;
  readonly pages: StoreApi<PagesState>;
  readonly viewing: StoreApi<ViewingState>;
  readonly player: StoreApi<PlayerState>;
}

export interface StoresOptions {
  readonly platform: PlatformId;
  readonly deviceId: string;
  readonly version: string;
  /** The profile kept from the last launch. */
  readonly profile: Profile | null;
}

/** @param options what is known before the first call */
export function createStores(options: StoresOptions): Stores {
  const { deviceId, platform, version } = options;
  const { session, uid, destination, profile, pinVerified } = newAccount(options.profile);
  return {
    identity: createStore<IdentityState>(() => ({ session, uid, destination })),
    profile: createStore<ProfileState>(() => ({ current: profile, pinVerified, menu: null })),
    settings: createStore<SettingsState>(() => ({
      settings: null,
      platform,
      deviceId,
      version,
      language: DEFAULT_LANGUAGE,
      languages: NAMED_LANGUAGES,
      ttsEnabled: false,
      ccEnabled: false,
    })),
    search: createStore<SearchState>(() => NO_SEARCHES),
    pages: createStore<PagesState>(() => NO_PAGES_STATE),
    viewing: createStore<ViewingState>(() => NOTHING_CHOSEN),
    player: createStore<PlayerState>(() => NO_PLAYER_STATE),
    network: createStore<NetworkState>(() => ({ isNetworkConnected: true, isOffline: false })),
  };
}
