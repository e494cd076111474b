/** The calls of a playback, through the API client and its query cache. */
import type { QueryClient } from '@tanstack/react-query';
import { ApiError, decideFailure, queries } from '../api';
import type { Api, Situation } from '../api';
import type { Config } from '../config';
import { uuidFrom } from '../domain/uuid';
import { resumePoint } from './resume';
import type { PlaybackSource } from './startSequence';
import type { Session } from '../session';
import type { ReportError } from '../telemetry';

/** `device.type` of the playback call, the same on every platform. */
const DEVICE_TYPE = 'TV';

/** The services that the calls of a playback use. */
export interface PlaybackServices {
  readonly api: Api;
  readonly config: Pick<Config, 'apiUrl'>;
  readonly report: ReportError;
  /** Guests have no profile and therefore no bookmark. */
  readonly session: Pick<Session, 'profileId'>;
}

const isMissing = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** @param deviceId id of this device, stored across launches */
export function createPlaybackSource(
  services: PlaybackServices,
  queryClient: QueryClient,
  deviceId: string,
): PlaybackSource {
  const { api, config, report, session } = services;

  /** Logs a failure that the playback goes on without. */
  function reportFailure(situation: Situation, error: unknown): void {
    const { severity } = decideFailure(situation, error);
    if (severity !== null) report(error, severity);
  }

  return {
    // Usually in the cache, from the asset screen. A cancelled wait does not cancel the request: its answer still
    // reaches the cache.
    fetchAsset: (id) => queryClient.fetchQuery(queries.asset(api, id)),
    // The same asset under either call: a show whose screen the viewer comes from is not fetched again.
    fetchRootAsset: (id) =>
      queryClient.fetchQuery({
        ...queries.asset(api, id),
        queryFn: ({ signal }) => api.rootAsset(id, signal),
      }),
    async fetchPlayback({ body, ...call }, signal) {
      const answer = await api.playback({ ...call, ...body }, signal);
      if (answer.kind === 'items') return answer.items;
      throw new ApiError({ call: 'playback', kind: 'ageRestricted', status: null, service: answer.error });
    },
    async fetchNext(asset) {
      const { id, nextAsset, type } = asset;
      try {
        if (nextAsset !== null) return await queryClient.fetchQuery(queries.asset(api, nextAsset.uuid));
        return type === 'episode' ? await api.nextEpisode(id) : 'missing';
      } catch (error) {
        if (isMissing(error)) return 'missing';
        reportFailure('nextEpisode', error);
        return 'unknown';
      }
    },
    async fetchSimilar({ id }) {
      if (session.profileId() === null) return [];
      try {
        const sets = await queryClient.fetchQuery(queries.recommendations(api, id));
        return sets.flatMap(({ type, assets }) =>
          type === 'more_like_this' ? assets.filter((similar) => similar.id !== id) : [],
        );
      } catch (error) {
        reportFailure('recommendations', error);
        return [];
      }
    },
    async fetchSettings() {
      if (session.profileId() === null) return null;
      try {
        return (await queryClient.fetchQuery(queries.userSettings(api))).playbackSettings;
      } catch (error) {
        reportFailure('userSettings', error);
        return null;
      }
    },
    async fetchResumePoint(asset) {
      if (session.profileId() === null) return null;
      try {
        const bookmark = await queryClient.fetchQuery(queries.bookmark(api, asset.id));
        return resumePoint(bookmark, asset.duration);
      } catch (error) {
        // 404 means never watched; any other failure must not keep the asset from playing.
        reportFailure('bookmark', error);
        return null;
      }
    },
    createId: () => uuidFrom(crypto.getRandomValues(new Uint8Array(16))),
    deviceId,
    deviceType: DEVICE_TYPE,
    baseUrl: config.apiUrl,
  };
}

/** Headers of a licence request: the bearer, as in every call to the service. */
export function licenseHeadersOf(session: Pick<Session, 'bearer'>): () => Promise<Record<string, string>> {
  return async (): Promise<Record<string, string>> => {
    const bearer = await session.bearer();
    return bearer === null ? {} : { authorization: `Bearer ${bearer}` };
  };
}
