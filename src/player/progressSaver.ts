/** Saves progress: shown in the query cache at once, sent in order, and what the service says about it [PROG-01..11]. */
import type { QueryClient } from '@tanstack/react-query';
import { decideFailure } from '../api';
import { invalidateBookmarks, updateBookmarkCache } from '../api/bookmarkCache';
import type { Api } from '../api';
import type { ProgressBody } from '../contract';
import type { Session } from '../session';
import type { ReportError } from '../telemetry';
import type { Platform } from '../../platforms/platform';
import { createProgressQueue } from './progressQueue';
import type { ProgressQueue } from './progressQueue';

export interface ProgressServices {
  readonly api: Api;
  /** Guests have no profile: nothing of theirs is saved [PROG-11]. */
  readonly session: Pick<Session, 'profileId'>;
  readonly report: ReportError;
  readonly platform: Pick<Platform, 'watchVisibility'>;
}

/**
 * The queue of a client of the service. It outlives the player, because a title that is opened again at once must not
 * overtake the save of its last playback.
 */
const queues = new WeakMap<Api, ProgressQueue>();

function queueOf(api: Api): ProgressQueue {
  const known = queues.get(api);
  if (known !== undefined) return known;
  const made = createProgressQueue();
  queues.set(api, made);
  return made;
}

/** A hidden application may be stopped at any moment. */
function isHidden(platform: ProgressServices['platform']): boolean {
  let hidden = false;
  platform.watchVisibility((visible) => (hidden = !visible))();
  return hidden;
}

/** @returns saves a body for the current profile; a failure is reported, without an end to the playback [PROG-08] */
export function createProgressSaver(
  { api, session, report, platform }: ProgressServices,
  queryClient: QueryClient,
): (body: ProgressBody) => void {
  const queue = queueOf(api);
  /** The save before failed: an outage of the service is one report, however long the film. */
  let failing = false;

  function onFailed(error: unknown, profileId: string): void {
    const { severity, code } = decideFailure('saveProgress', error);
    if (severity === null) return;
    if (!failing) report(error, severity, { code });
    failing = true;
    invalidateBookmarks(queryClient, api, profileId);
  }

  return (body) => {
    const profileId = session.profileId();
    if (profileId === null) return;
    const { assetId: assetUuid, rootId, currentSecond, finished, event } = body;
    const leaving = event === 'closed' || event === 'finished';
    // Before the screen changes, so that the page returned to shows it from its first frame.
    updateBookmarkCache(queryClient, api, profileId, { assetUuid, currentSecond, finished }, rootId);
    queue.add(
      body,
      async (progress, signal, isLatest) => {
        // The transport sends the current profile's id: a save that waited must not reach another profile.
        if (session.profileId() !== profileId) return;
        try {
          const saved = await api.saveProgress(progress, { signal, keepalive: leaving });
          failing = false;
          if (isLatest() && session.profileId() === profileId)
            updateBookmarkCache(queryClient, api, profileId, saved, rootId);
        } catch (error) {
          onFailed(error, profileId);
        }
      },
      leaving && isHidden(platform),
    );
  };
}
