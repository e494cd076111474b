/** Calls for assets and recommendations. */
import { parseAsset, parseRecommendations, routes, withId } from '../contract';
import type { ConfigurablePaths } from '../contract';
import type { Transport } from './transport';

/** Calls for assets: each resolves to the parsed asset or throws ApiError. */
export function assetCalls({ read }: Transport, paths: ConfigurablePaths) {
  return {
    asset: (id: string, signal?: AbortSignal) =>
      read({ call: 'asset', path: withId(paths.asset, id), signal }, parseAsset),
    /** The show an episode belongs to. */
    rootAsset: (rootId: string, signal?: AbortSignal) =>
      read({ call: 'rootAsset', path: withId(paths.rootAsset, rootId), signal }, parseAsset),
    /** The episode after this one. */
    nextEpisode: (id: string, signal?: AbortSignal) =>
      read({ call: 'nextEpisode', path: withId(paths.nextEpisode, id), signal }, parseAsset),
    /** Signed-in viewers only. */
    recommendations: (id: string, signal?: AbortSignal) =>
      read({ call: 'recommendations', path: routes.recommendation(id), signal }, parseRecommendations),
  };
}
