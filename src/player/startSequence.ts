/**
 * The calls before playback, in the order of PLAYER-01: the asset, the root show of an episode, then the playback
 * call.
 */
import type { Asset, PlaybackItem, PlaybackSettings } from '../contract';
import { allowsAnonymous, effectiveWatchable, isBlocked } from '../domain/playable';
import { abortable } from './cancellation';
import { PlaybackFailedError, refusal } from './failure';
import type { PlaybackFailure } from './failure';
import { contentOf, playbackCall, readPlayback } from './streamRequest';
import type { ResumePoint } from './resume';
import type { PlayableContent, PlaybackCall, PlaybackPlan } from './streamRequest';

/** What the viewer requested. */
export interface PlaybackRequest {
  assetId: string;
  content: PlayableContent;
  /**
   * Second to start at; null for the stream's own start (for live, the live edge); 'resume' for the viewer's
   * bookmark, or the stream's own start without one.
   */
  startAt: number | null | 'resume';
  /** The viewer is a guest: only assets that allow guests are played (PLAYER-09, PLAYER-37). */
  anonymous: boolean;
  /** Id of the asset that it is the next one of, when the player went on to it from there. */
  follows?: string;
}

/**
 * 'missing': nothing follows. 'unknown': what the asset names as the next could not be fetched, for a reason that may
 * pass.
 */
export type NextFound = Asset | 'missing' | 'unknown';

/** The calls of the player and the ids they carry. */
export interface PlaybackSource {
  fetchAsset(id: string, signal: AbortSignal): Promise<Asset>;
  fetchRootAsset(id: string, signal: AbortSignal): Promise<Asset>;
  /** Rejects for every refusal, 402 included (PLAYER-04). */
  fetchPlayback(call: PlaybackCall, signal: AbortSignal): Promise<readonly PlaybackItem[]>;
  /** The title that follows an asset; a failure is part of the answer. */
  fetchNext(asset: Asset, signal: AbortSignal): Promise<NextFound>;
  /** Titles like an asset; none for guests (ASSET-05), and none after a failure. */
  fetchSimilar(asset: Asset, signal: AbortSignal): Promise<readonly Asset[]>;
  /** The viewer's settings; null for guests, and after a failure. */
  fetchSettings(): Promise<PlaybackSettings | null>;
  /** Where to go on, null for the beginning, which is also the result of a failure. */
  fetchResumePoint(asset: Asset, signal: AbortSignal): Promise<ResumePoint | null>;
  /** A new random id. */
  createId(): string;
  deviceId: string;
  /** `device.type` of the playback call. */
  deviceType: string;
  /** Base of relative media addresses. */
  baseUrl: string;
}

/** All data of a playback before its engine loads. */
export interface PreparedPlayback {
  playbackId: string;
  asset: Asset;
  content: PlayableContent;
  /** Id of the asset that it is the next one of, when the player went on to it from there; null for any other. */
  follows: string | null;
  /** The show of an episode; null for any other asset. */
  rootAsset: Asset | null;
  call: PlaybackCall;
  plan: PlaybackPlan;
  /** Second the stream is loaded at; null for its own start. */
  startAt: number | null;
  /** Second of the bookmark that it goes on from: its ad breaks up to there have been seen. Null without one. */
  watchedTo: number | null;
}

/**
 * Makes the calls. Rejects with PlaybackFailedError, or with CancelledError when `signal` aborts, after which no
 * further call is made.
 */
export const preparePlayback = async (
  source: PlaybackSource,
  request: PlaybackRequest,
  signal: AbortSignal,
): Promise<PreparedPlayback> => {
  const attempt = async <T>(work: Promise<T>, failure: (cause: unknown) => PlaybackFailure): Promise<T> =>
    abortable(
      work.catch((cause: unknown) => {
        throw new PlaybackFailedError(failure(cause));
      }),
      signal,
    );

  const asset = await attempt(source.fetchAsset(request.assetId, signal), (cause) => ({
    kind: 'asset',
    code: 'player_view_asset_fetch_failed',
    cause,
  }));

  if (request.content === 'main') assertPlayable(asset, request.anonymous);

  const rootAsset =
    asset.type === 'episode' && asset.rootId !== null
      ? await attempt(source.fetchRootAsset(asset.rootId, signal), (cause) => ({
          kind: 'rootAsset',
          code: 'player_view_root_asset_fetch_failed',
          cause,
        }))
      : null;

  const variant = contentOf(asset, request.content);
  if (!variant) throw new PlaybackFailedError({ kind: 'emptyPlayback' });

  const playbackId = source.createId();
  const { deviceId, deviceType } = source;
  const call = playbackCall(asset, variant, { playbackId, deviceId, deviceType });
  // A live stream starts at its edge, whatever was watched before.
  const resumes = request.startAt === 'resume' && call.streamType === 'DASH';
  const [items, resumed] = await Promise.all([
    attempt(source.fetchPlayback(call, signal), (cause) => refusal(cause, request.anonymous)),
    resumes ? abortable(source.fetchResumePoint(asset, signal), signal) : null,
  ]);
  const plan = readPlayback(items, source.baseUrl);
  if (!plan) throw new PlaybackFailedError({ kind: 'emptyPlayback' });
  const startAt = request.startAt === 'resume' ? (resumed?.startAt ?? null) : request.startAt;
  const watchedTo = resumed?.watchedTo ?? null;
  // Each playback is a view of its own.
  const cmcd = { sessionId: playbackId, contentId: asset.id };
  const viewed = { ...plan, source: { ...plan.source, cmcd } };
  const { content, follows = null } = request;
  return { playbackId, asset, content, follows, rootAsset, call, plan: viewed, startAt, watchedTo };
};

/**
 * Guests, viewers without permission and those whose plan leaves the title out are rejected here: no stream is asked for.
 * What nobody may play is rejected first: signing in would not help. Signing in comes before buying a plan (PLAYER-09,
 * PLAYER-10).
 */
const assertPlayable = (asset: Asset, anonymous: boolean): void => {
  const watchable = effectiveWatchable(asset);
  if (isBlocked(watchable))
    throw new PlaybackFailedError({ kind: 'permission', code: 'permission_error_screen_occurs' });
  if (anonymous && !allowsAnonymous(watchable)) throw new PlaybackFailedError({ kind: 'signIn' });
  if (watchable === 'plan_upgrade_required') throw new PlaybackFailedError({ kind: 'upgrade', cause: null });
};
