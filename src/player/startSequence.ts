/**
 * The calls before anything can play, in the order of PLAYER-01: the asset, for episodes its root show, then playback.
 */
import type { Asset, PlaybackItem } from '../contract';
import { allowsAnonymous, effectiveWatchable, isBlocked } from '../domain/playable';
import { abortable } from './cancellation';
import { PlaybackFailedError } from './failure';
import type { PlaybackFailure } from './failure';
import { contentOf, playbackCall, readPlayback } from './streamRequest';
import type { PlayableContent, PlaybackCall, PlaybackPlan } from './streamRequest';

/** What the viewer asked for. */
export interface PlaybackRequest {
  assetId: string;
  content: PlayableContent;
  /**
   * Second to begin at; null for the stream's own start (the live edge for live); 'resume' for the viewer's bookmark, or
   * the stream's own start without one.
   */
  startAt: number | null | 'resume';
  /** The viewer is a guest: only titles that allow it are played (PLAYER-09, PLAYER-37). */
  anonymous: boolean;
}

/** The calls the player makes and the names it makes them under. */
export interface PlaybackSource {
  fetchAsset(id: string, signal: AbortSignal): Promise<Asset>;
  fetchRootAsset(id: string, signal: AbortSignal): Promise<Asset>;
  /** Rejects on any refusal, 402 included (PLAYER-04). */
  fetchPlayback(call: PlaybackCall, signal: AbortSignal): Promise<readonly PlaybackItem[]>;
  /** The second a title is to be taken up at, null for its beginning. A failure to find out is the beginning too. */
  fetchResumeSecond(asset: Asset, signal: AbortSignal): Promise<number | null>;
  /** A new random id. */
  createId(): string;
  deviceId: string;
  /** The `device.type` of the playback call. */
  deviceType: string;
  /** Relative media addresses are resolved against it. */
  baseUrl: string;
}

/** Everything known about a playback before its engine loads. */
export interface PreparedPlayback {
  playbackId: string;
  asset: Asset;
  /** The show of an episode; null for anything else. */
  rootAsset: Asset | null;
  call: PlaybackCall;
  plan: PlaybackPlan;
  /** Second the stream is loaded at; null for its own start. */
  startAt: number | null;
}

/**
 * Makes the calls. Rejects with PlaybackFailedError, or with CancelledError when `signal` aborts; no call is begun after
 * that.
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
  // A live stream begins at its edge, whatever was watched of it before.
  const resumes = request.startAt === 'resume' && call.streamType === 'DASH';
  const [items, bookmark] = await Promise.all([
    attempt(source.fetchPlayback(call, signal), (cause) => ({ kind: 'playback', cause })),
    resumes ? abortable(source.fetchResumeSecond(asset, signal), signal) : null,
  ]);
  const plan = readPlayback(items, source.baseUrl);
  if (!plan) throw new PlaybackFailedError({ kind: 'emptyPlayback' });
  const startAt = request.startAt === 'resume' ? bookmark : request.startAt;
  return { playbackId, asset, rootAsset, call, plan, startAt };
};

/** Who may not play the title's content gets no further; what nobody may play is not worth signing in for. */
const assertPlayable = (asset: Asset, anonymous: boolean): void => {
  const watchable = effectiveWatchable(asset);
  if (isBlocked(watchable))
    throw new PlaybackFailedError({ kind: 'permission', code: 'permission_error_screen_occurs' });
  if (anonymous && !allowsAnonymous(watchable)) throw new PlaybackFailedError({ kind: 'signIn' });
};
