/** The three demo viewers: their plans, profiles, and what each profile has watched, liked and kept. */
import { DEMO_ACCOUNTS } from '../demo-accounts';
import type { SubscriptionRecord } from '../subscriptions';
import { DAY_MS } from './traits';
import type { Entry } from './types';
import type { BookmarkSeed, FavoritesSeed, PlaybackSettings, ProfileSeed } from './viewers';

/** Years of age: what an adult profile and a child's may see. */
export const ADULT_RATING = 21;
export const KID_RATING = 7;

export const defaultPlaybackSettings: PlaybackSettings = {
  playTrailer: true,
  skipIntro: false,
  skipRecap: false,
  skipCredits: false,
  playNextEpisode: true,
};

const adult: Omit<ProfileSeed, 'uuid' | 'name'> = {
  pin: null,
  language: 'en',
  interests: [],
  maturityRating: ADULT_RATING,
  defaultProfile: false,
  kids: false,
  playbackSettings: defaultPlaybackSettings,
};

const profilesByKind: Record<(typeof DEMO_ACCOUNTS)[number]['kind'], readonly ProfileSeed[]> = {
  premium: [
    {
      ...adult,
      uuid: 'profile-simran',
      name: 'Simran',
      defaultProfile: true,
      interests: ['cinema', 'drama', 'music'],
    },
    {
      ...adult,
      uuid: 'profile-harjit',
      name: 'Harjit',
      pin: '2468',
      language: 'pa',
      interests: ['sport', 'history'],
      playbackSettings: { ...defaultPlaybackSettings, playTrailer: false, skipIntro: true, skipRecap: true },
    },
    {
      ...adult,
      uuid: 'profile-noor',
      name: 'Noor',
      maturityRating: KID_RATING,
      kids: true,
      interests: ['kids'],
    },
  ],
  free: [{ ...adult, uuid: 'profile-arjun', name: 'Arjun', defaultProfile: true }],
  partner: [
    { ...adult, uuid: 'profile-gurleen', name: 'Gurleen', defaultProfile: true, interests: ['comedy'] },
    { ...adult, uuid: 'profile-biji', name: 'Biji', pin: '1111', maturityRating: 12, language: 'pa' },
  ],
};

/** A bookmark by the share of the title that was watched; 1 is finished. */
type Watched = readonly [id: string, share: number, daysAgo: number];

const watchedBy: Readonly<Record<string, readonly Watched[]>> = {
  'profile-simran': [
    ['the-long-platform', 0.42, 0.5],
    ['kinnow-season', 0.22, 1],
    ['glass-harbour-s2e4', 0.46, 1],
    ['far-from-amritsar', 0.81, 2],
    ['monsoon-radio', 0.4, 3],
    ['winter-wheat', 0.65, 4],
    ['copper-sky', 0.12, 6],
    ['chai-at-platform-nine-s1e3', 0.7, 7],
    ['night-ferry', 1, 8],
    ['paper-moons', 1, 12],
    ['glass-harbour-s2e3', 1, 2],
    ['auntie-network-s3e8', 1, 20],
    ['the-quiet-coast', 0, 21],
  ],
  'profile-harjit': [
    ['hawk-of-attock', 0.5, 2],
    ['the-weighing-room-s1e2', 0.33, 3],
    ['hockey-actually', 1, 9],
  ],
  'profile-noor': [
    ['the-elephant-who-forgot', 0.5, 1],
    ['tuktuk-and-friends-s1e4', 0.5, 1],
    ['kavis-cloud', 1, 2],
  ],
  'profile-arjun': [
    ['night-ferry', 0.3, 1],
    ['the-salt-road', 1, 5],
  ],
  'profile-gurleen': [['the-accidental-mayor', 0.6, 1]],
};

const likedBy: Readonly<Record<string, Readonly<Record<string, 'LIKE' | 'DISLIKE'>>>> = {
  'profile-simran': {
    'night-ferry': 'LIKE',
    'the-long-platform': 'LIKE',
    'nobody-panic': 'DISLIKE',
    'glass-harbour': 'LIKE',
  },
  'profile-harjit': { 'kargil-mail': 'LIKE' },
  'profile-arjun': { 'the-salt-road': 'LIKE' },
};

const keptBy: Readonly<Record<string, string>> = {
  'profile-simran':
    'a-room-in-lahore eleven-lanterns saffron-house the-haveli-accounts the-cartographer ten-ragas undertow wild-kutch chanan-di-gali the-echo-chamber',
  'profile-harjit': 'high-pass kabaddi-super-sunday the-great-trigonometrical',
  'profile-noor': 'rani-of-the-rooftops pip-and-the-paper-mountain',
  'profile-gurleen': 'wedding-number-four',
};

/** Who bought what before the service's start (`now`, ms since 1970). */
export function demoSubscriptions(now: number): Record<string, SubscriptionRecord> {
  const bought = (planUuid: string, priceUuid: string, daysAgo: number): SubscriptionRecord => ({
    planUuid,
    priceUuid,
    startedAt: now - daysAgo * DAY_MS,
    isCancelationScheduled: false,
  });
  return {
    'demo-premium': bought('plan-premium', 'price-premium-month', 40),
    'demo-partner': bought('plan-partner', 'price-partner-month', 200),
  };
}

/** Profiles by uid. */
export function demoProfiles(): Record<string, readonly ProfileSeed[]> {
  return Object.fromEntries(DEMO_ACCOUNTS.map(({ uid, kind }) => [uid, profilesByKind[kind]]));
}

/** Favourites by profile uuid. Throws when one names a title that is not there or has no length. */
export function demoFavorites(
  entries: ReadonlyMap<string, Entry>,
  now: number,
): Record<string, FavoritesSeed> {
  const everyone = Object.values(profilesByKind).flat();
  return Object.fromEntries(
    everyone.map(({ uuid }) => {
      const watchlist = keptBy[uuid]?.split(' ') ?? [];
      const likes = likedBy[uuid] ?? {};
      for (const id of [...watchlist, ...Object.keys(likes)]) {
        if (!entries.has(id)) throw new Error(`${uuid} keeps ${id}, which is not a title`);
      }
      const bookmarks = (watchedBy[uuid] ?? []).map((watched) => bookmarkOf(entries, watched, now));
      return [uuid, { bookmarks, likes, watchlist }];
    }),
  );
}

function bookmarkOf(
  entries: ReadonlyMap<string, Entry>,
  [id, share, daysAgo]: Watched,
  now: number,
): BookmarkSeed {
  const duration = entries.get(id)?.duration;
  if (!duration) throw new Error(`A demo viewer watched ${id}, which is not there or has no length`);
  return {
    assetUuid: id,
    currentSecond: Math.floor(duration * share),
    finished: share === 1,
    savedAt: now - daysAgo * DAY_MS,
  };
}
