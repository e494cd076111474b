/** Seeds of the demo viewers: their profiles, subscriptions and what they watched. Filled in by `demo.ts`. */

/** A profile as stored. */
export interface ProfileSeed {
  uuid: string;
  name: string;
  pin: string | null;
  language: string;
  interests: readonly string[];
  maturityRating: number;
  defaultProfile: boolean;
  kids: boolean;
  playbackSettings: PlaybackSettings;
}

export interface PlaybackSettings {
  playTrailer: boolean;
  skipIntro: boolean;
  skipRecap: boolean;
  skipCredits: boolean;
  playNextEpisode: boolean;
}

export interface BookmarkSeed {
  assetUuid: string;
  currentSecond: number;
  finished: boolean;
  /** Milliseconds since 1970 of the last save. */
  savedAt: number;
}

/** What one profile likes and watches. */
export interface FavoritesSeed {
  bookmarks: readonly BookmarkSeed[];
  likes: Readonly<Record<string, 'LIKE' | 'DISLIKE'>>;
  watchlist: readonly string[];
}
