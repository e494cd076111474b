/** Analytics: the product's events with client and user context [ANA-01, ANA-02]. Its failure never reaches the UI [ANA-05]. */
import { scrub } from './scrub';

export type AnalyticsEvent =
  | {
      readonly name: 'video start' | 'video stop' | 'buffer start' | 'buffer end' | 'player ready';
      readonly assetId: string;
      readonly second: number;
    }
  | { readonly name: 'seek'; readonly assetId: string; readonly from: number; readonly to: number }
  | { readonly name: 'fail'; readonly assetId: string; readonly code: string; readonly status: number | null }
  | { readonly name: 'ad start' | 'ad end' | 'ad stop'; readonly assetId: string; readonly adId: string }
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
