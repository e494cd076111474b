/** Analytics: the product's events with client and user context [ANA-01, ANA-02]. Its failure never reaches the UI [ANA-05]. */
import type { Severity } from '../api/failures';
import type { ReportedQuality } from '../domain/quality';
import { scrub } from './scrub';

/** What every event of a playback says: `playbackId` is that of its playback call. */
interface OfPlayback {
  readonly assetId: string;
  readonly playbackId: string;
}

/** An event of a playback. Seconds are those of the content, also while an ad plays. */
export type PlaybackAnalyticsEvent =
  | (OfPlayback & {
      readonly name: 'video start' | 'video stop' | 'buffer start' | 'buffer end' | 'player ready';
      readonly second: number;
      /** Of the picture then; null until it is known. */
      readonly quality: ReportedQuality | null;
    })
  | (OfPlayback & { readonly name: 'seek'; readonly from: number; readonly to: number })
  | {
      readonly name: 'fail';
      readonly assetId: string;
      /** Null when the playback failed before its calls were answered. */
      readonly playbackId: string | null;
      readonly second: number;
      /** As on the error screen: 'native_player_error_3_3016'. */
      readonly code: string;
      readonly severity: Severity;
      /** HTTP status; null when no answer is the cause. */
      readonly status: number | null;
    }
  | (OfPlayback & {
      readonly name: 'ad start' | 'ad end' | 'ad stop';
      /** Address of its stream, without a query. */
      readonly adId: string;
      /** Place in its break, from 0. */
      readonly index: number;
    });

export type AnalyticsEvent =
  | PlaybackAnalyticsEvent
  | {
      readonly name: 'item focus' | 'item selected';
      readonly assetId: string;
      readonly row: string;
      readonly index: number;
    }
  | { readonly name: 'items presented'; readonly assetIds: readonly string[]; readonly row: string };

export interface AnalyticsContext {
  readonly version: string;
  readonly platform: string;
  readonly deviceId: string;
  /** uuid of the profile, or 'anonymous'. */
  readonly profileId: string;
}

export type SentEvent = AnalyticsEvent & { readonly context: AnalyticsContext };

export interface Analytics {
  track(event: AnalyticsEvent): void;
}

/**
 * @param context asked at each event, since the profile changes
 * @param send the tracker of the deployment
 * @param onFailure told what the tracker threw
 */
export function createAnalytics(
  context: () => AnalyticsContext,
  send: (event: SentEvent) => void,
  onFailure: (error: unknown) => void,
): Analytics {
  return {
    track: (event) => {
      try {
        send(scrub({ ...event, context: context() }) as SentEvent);
      } catch (error) {
        onFailure(error);
      }
    },
  };
}
