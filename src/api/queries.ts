/**
 * The queries of the screens, for TanStack Query. A key is the contract's route and whatever else its answer depends
 * on.
 */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { routes } from '../contract';
import type { LegalType } from '../contract';
import { FIRST_OFFSET, nextOffset } from '../domain/search';
import type { Api } from './api';
import { FRESH_MS } from './queryClient';
import type { SearchCriteria } from './search';

/** Cache keys of the queries. */
export const queryKeys = {
  settings: () => [routes.settings] as const,
  user: () => [routes.user] as const,
  provider: () => ['/users/provider'] as const,
  userSettings: () => ['/users/settings'] as const,
  profiles: () => [routes.profiles] as const,
  profile: (uuid: string) => [routes.profile(uuid)] as const,
  subscription: () => [routes.subscription] as const,
  card: () => [routes.card] as const,
  interests: () => [routes.interests] as const,
  genres: () => [routes.genre] as const,
  moods: () => [routes.mood] as const,
  contentLanguages: () => [routes.contentLanguages] as const,
  /** Of every chunk of a page that was loaded. */
  pages: () => ['/page'] as const,
  components: (pageId: string, skip: number) => ['/page', pageId, skip] as const,
  collection: (id: string) => [routes.collection(id)] as const,
  search: (criteria: SearchCriteria) => [routes.search, criteria] as const,
  /** Of every asset that was loaded. */
  assets: () => ['/asset'] as const,
  asset: (id: string) => ['/asset', id] as const,
  recommendations: (id: string) => [routes.recommendation(id)] as const,
  bookmark: (assetId: string) => [routes.bookmark(assetId)] as const,
  bookmarks: (profileId: string) => [routes.watching, profileId] as const,
  like: (assetId: string) => [routes.likeOf(assetId)] as const,
  onWatchlist: (assetId: string) => [routes.onWatchlist(assetId)] as const,
  watchlist: () => [routes.watchlist] as const,
  legal: (type: LegalType) => [routes.legal(type)] as const,
  plans: () => [routes.plans] as const,
};

const freshUnlessEmpty = ({ state }: { state: { data?: readonly unknown[] | undefined } }): number =>
  state.data?.length === 0 ? 0 : FRESH_MS;

/** Options of each query, for `useQuery` and the query client. */
export const queries = {
  /** Once per launch. */
  settings: (api: Api) =>
    queryOptions({
      queryKey: queryKeys.settings(),
      queryFn: ({ signal }) => api.settings(signal),
      staleTime: Infinity,
    }),
  /** Signed-in viewers only. */
  user: (api: Api) => queryOptions({ queryKey: queryKeys.user(), queryFn: ({ signal }) => api.user(signal) }),
  /** Signed-in viewers only. */
  provider: (api: Api) =>
    queryOptions({ queryKey: queryKeys.provider(), queryFn: ({ signal }) => api.provider(signal) }),
  /** Signed-in viewers only. */
  userSettings: (api: Api) =>
    queryOptions({
      queryKey: queryKeys.userSettings(),
      queryFn: ({ signal }) => api.userSettings(signal),
    }),
  profiles: (api: Api) =>
    queryOptions({ queryKey: queryKeys.profiles(), queryFn: ({ signal }) => api.profiles(signal) }),
  /** Never fresh: it may have changed on the web. */
  profile: (api: Api, uuid: string) =>
    queryOptions({
      queryKey: queryKeys.profile(uuid),
      queryFn: ({ signal }) => api.profile(uuid, signal),
      staleTime: 0,
    }),
  /** Signed-in viewers only; null without a subscription. */
  subscription: (api: Api) =>
    queryOptions({ queryKey: queryKeys.subscription(), queryFn: ({ signal }) => api.subscription(signal) }),
  /** Signed-in viewers only; null without a card. */
  card: (api: Api) => queryOptions({ queryKey: queryKeys.card(), queryFn: ({ signal }) => api.card(signal) }),
  interests: (api: Api) =>
    queryOptions({ queryKey: queryKeys.interests(), queryFn: ({ signal }) => api.interests(signal) }),
  genres: (api: Api) =>
    queryOptions({ queryKey: queryKeys.genres(), queryFn: ({ signal }) => api.genres(signal) }),
  moods: (api: Api) =>
    queryOptions({ queryKey: queryKeys.moods(), queryFn: ({ signal }) => api.moods(signal) }),
  contentLanguages: (api: Api) =>
    queryOptions({
      queryKey: queryKeys.contentLanguages(),
      queryFn: ({ signal }) => api.contentLanguages(signal),
    }),
  /** A chunk of a page, from `skip` on; leaving the page aborts the request. */
  components: (api: Api, pageId: string, skip: number) =>
    queryOptions({
      queryKey: queryKeys.components(pageId, skip),
      queryFn: ({ signal }) => api.components(pageId, skip, signal),
    }),
  collection: (api: Api, id: string) =>
    queryOptions({ queryKey: queryKeys.collection(id), queryFn: ({ signal }) => api.collection(id, signal) }),
  /** Pages of results, each with its query; changing the query aborts the request. */
  search: (api: Api, criteria: SearchCriteria) =>
    infiniteQueryOptions({
      queryKey: queryKeys.search(criteria),
      queryFn: async ({ pageParam, signal }) => ({
        query: criteria.query ?? '',
        ...(await api.search({ ...criteria, offset: pageParam }, signal)),
      }),
      initialPageParam: FIRST_OFFSET,
      getNextPageParam: (last, _pages, offset) => nextOffset(last, offset, criteria.limit),
    }),
  asset: (api: Api, id: string) =>
    queryOptions({ queryKey: queryKeys.asset(id), queryFn: ({ signal }) => api.asset(id, signal) }),
  /** Signed-in viewers only. */
  recommendations: (api: Api, id: string) =>
    queryOptions({
      queryKey: queryKeys.recommendations(id),
      queryFn: ({ signal }) => api.recommendations(id, signal),
    }),
  /** Signed-in viewers only. Never fresh: the player may have changed it. */
  bookmark: (api: Api, assetId: string) =>
    queryOptions({
      queryKey: queryKeys.bookmark(assetId),
      queryFn: ({ signal }) => api.bookmark(assetId, signal),
      staleTime: 0,
    }),
  /** Signed-in viewers only. `updateBookmarkCache` keeps it in step with the player. */
  bookmarks: (api: Api, profileId: string) =>
    queryOptions({
      queryKey: queryKeys.bookmarks(profileId),
      queryFn: ({ signal }) => api.bookmarks(profileId, signal),
    }),
  /** Signed-in viewers only. */
  like: (api: Api, assetId: string) =>
    queryOptions({
      queryKey: queryKeys.like(assetId),
      queryFn: ({ signal }) => api.like(assetId, signal),
    }),
  /** Signed-in viewers only. */
  onWatchlist: (api: Api, assetId: string) =>
    queryOptions({
      queryKey: queryKeys.onWatchlist(assetId),
      queryFn: ({ signal }) => api.onWatchlist(assetId, signal),
    }),
  /** Signed-in viewers only. */
  watchlist: (api: Api) =>
    queryOptions({ queryKey: queryKeys.watchlist(), queryFn: ({ signal }) => api.watchlist(signal) }),
  legal: (api: Api, type: LegalType) =>
    queryOptions({ queryKey: queryKeys.legal(type), queryFn: ({ signal }) => api.legal(type, signal) }),
  /** That there are none is not kept: an answer without a body reads as an empty list too. */
  plans: (api: Api) =>
    queryOptions({
      queryKey: queryKeys.plans(),
      queryFn: ({ signal }) => api.plans(signal),
      staleTime: freshUnlessEmpty,
    }),
};
