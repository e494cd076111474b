/**
 * What the catalogue holds. An `Entry` is one title, season or episode as the service knows it; what a viewer is sent is
 * made from it by `present.ts`, because `watchable` depends on who asks and when.
 */
import type { AssetType, ContentType, FrameType, ImageKind } from '../../../src/contract/asset';
import type { ComponentType } from '../../../src/contract/page';
import type { SubscriptionRecord } from '../subscriptions';
import type { PlanSeed } from './plans';
import type { ProfileSeed, FavoritesSeed } from './viewers';

/** What a viewer needs to watch a title, least first. `free` needs nothing, not even an account. */
export const ACCESS_LEVELS = ['free', 'account', 'premium', 'cinema'] as const;
export type Access = (typeof ACCESS_LEVELS)[number];

/** Which committed media a title plays. `none` has no contents at all. */
export type MediaKind = 'feature' | 'encrypted' | 'live' | 'none';

/** A stretch of a title in seconds, as the service writes it: credits are 'captions/credits'. */
export interface FrameSeed {
  type: Exclude<FrameType, 'credits'> | 'captions/credits';
  start: number;
  end: number;
  id: string;
}

export interface CrewSeed {
  type: 'director' | 'cast' | 'studio' | 'music' | 'producer' | 'writer';
  name: string;
}

/** One thing of a title that can be played. */
export interface ContentSeed {
  slug: string;
  type: ContentType;
  sourceUuid: string;
}

/** One title, season or episode. */
export interface Entry {
  id: string;
  type: AssetType;
  name: string;
  administrativeName: string | null;
  description: string | null;
  /** Seconds; null for channels, seasons and shows. */
  duration: number | null;
  year: number | null;
  genres: readonly string[];
  /** Years of age the title is meant for; null when it was never rated. */
  minAge: number | null;
  tags: readonly string[];
  /** Place among its siblings, from 1. */
  order: number | null;
  access: Access;
  inRegion: boolean;
  /** Milliseconds since 1970; null when there is no date. */
  availableFrom: number | null;
  media: MediaKind;
  hasTrailer: boolean;
  contents: readonly ContentSeed[];
  frames: readonly FrameSeed[];
  crew: readonly CrewSeed[];
  imageKinds: readonly ImageKind[];
  /** Two-letter codes of the sound tracks and subtitles the title is sold with. */
  audios: readonly string[];
  subtitles: readonly string[];
  moods: readonly string[];
  /** 0 (nobody) to 1 (everybody); the order of 'relevance'. */
  popularity: number;
  rootId: string | null;
  parentId: string | null;
  childIds: readonly string[];
  /** The next episode, also across seasons. */
  nextId: string | null;
  /** A playback of it always meets the screen limit. */
  screenLimited: boolean;
}

/** Filters a row was made with, as the contract's ComponentFilters. */
export interface FiltersSeed {
  genre?: string;
  types?: readonly string[];
  moods?: readonly string[];
  audios?: readonly string[];
  subtitles?: readonly string[];
  sort?: string;
}

/** A row of a page. `continue_watching` and `because_you_watched` rows are filled for the viewer who asks. */
export interface ComponentSeed {
  type: ComponentType;
  uuid: string;
  title: string | null;
  assetIds: readonly string[];
  collectionId: string | null;
  filters: FiltersSeed | null;
}

export interface PageSeed {
  uuid: string;
  title: string;
  assetType: string | null;
  components: readonly ComponentSeed[];
}

/** A list of titles behind a row; `GET /collection/{id}`. */
export interface CollectionSeed {
  uuid: string;
  title: string;
  assetIds: readonly string[];
}

export interface MenuLink {
  uuid: string;
  title: string;
}

/** Everything the service is seeded with. Nothing in it changes after the start. */
export interface Catalogue {
  readonly seed: number;
  /** Movies, shows, live channels and live events, in catalogue order. */
  readonly titles: readonly Entry[];
  /** Every entry by id: titles, seasons and episodes. */
  readonly entries: ReadonlyMap<string, Entry>;
  readonly pages: ReadonlyMap<string, PageSeed>;
  readonly collections: ReadonlyMap<string, CollectionSeed>;
  readonly menuLinks: readonly MenuLink[];
  readonly plans: readonly PlanSeed[];
  /** By uid. */
  readonly demoSubscriptions: Record<string, SubscriptionRecord>;
  readonly demoProfiles: Record<string, readonly ProfileSeed[]>;
  /** By profile uuid. */
  readonly demoFavorites: Record<string, FavoritesSeed>;
}
