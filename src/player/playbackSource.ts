/** The calls of a playback, over the service and its cache. */
import type { QueryClient } from '@tanstack/react-query';
import { ApiError, decideFailure, queries } from '../api';
import type { Api } from '../api';
import type { Config } from '../config';
import { uuidFrom } from '../domain/uuid';
import { resumeSecond } from './resume';
import type { PlaybackSource } from './startSequence';
import type { Session } from '../session';
import type { ReportError } from '../telemetry';

/** `device.type` of the playback call: every platform of this client is one. */
const DEVICE_TYPE = 'TV';

/** What the calls of a playback go through. */
export interface PlaybackServices {
  readonly api: Api;
  readonly config: Pick<Config, 'apiUrl'>;
  readonly report: ReportError;
  /** A guest, who has no profile, resumes nowhere. */
  readonly session: Pick<Session, 'profileId'>;
}

/** @param deviceId of this set, kept over launches */
export function createPlaybackSource(
  services: PlaybackServices,
  queryClient: QueryClient,
  deviceId: string,
): PlaybackSource {
  const { api, config, report, session } = services;
  return {
    // From the cache where the title's page has just asked for it; the cancelled wait leaves the answer to the cache.
    fetchAsset: (id) => queryClient.fetchQuery(queries.asset(api, id)),
    // The same title under either call: the show whose page the viewer comes from is not asked for again.
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
    async fetchResumeSecond(asset) {
      if (session.profileId() === null) return null;
      try {
        const bookmark = await queryClient.fetchQuery(queries.bookmark(api, asset.id));
        return resumeSecond(bookmark, asset.duration);
      } catch (error) {
        // Never watched is a 404; anything else must not keep the title from playing.
        const decision = decideFailure('bookmark', error);
        const unwatched = error instanceof ApiError && error.status === 404;
        if (decision.severity !== null && !unwatched) report(error, decision.severity);
        return null;
      }
    },
    createId: () => uuidFrom(crypto.getRandomValues(new Uint8Array(16))),
    deviceId,
    deviceType: DEVICE_TYPE,
    baseUrl: config.apiUrl,
  };
}

/** Headers of a licence request: the bearer, as every call of the service carries it. */
export function licenseHeadersOf(session: Pick<Session, 'bearer'>): () => Promise<Record<string, string>> {
  return async (): Promise<Record<string, string>> => {
    const bearer = await session.bearer();
    return bearer === null ? {} : { authorization: `Bearer ${bearer}` };
  };
}
