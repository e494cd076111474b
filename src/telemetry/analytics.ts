/** Analytics: the events of the product with the client's and the user's context [A§7, B§7]. Its failure never reaches the UI. */
import type { Clock } from '../domain/clock';
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

/** Focus rests this long before it is an event [B§9, C14]. */
export const ITEM_FOCUS_MS = 1000;

export interface FocusScheduler<T> {
  /** Focus came to an item; an earlier one that had not rested long enough is forgotten. */
  focus(item: T): void;
  /** Focus left for nothing: a modal, another screen. */
  cancel(): void;
}

/** Calls `settled` when focus has rested on an item for `delay` ms. Moving allocates nothing but the timer. */
export function createFocusScheduler<T>(
  clock: Clock,
  settled: (item: T) => void,
  delay: number = ITEM_FOCUS_MS,
): FocusScheduler<T> {
  let timer: number | null = null;
  let waiting: T | null = null;
  const run = (): void => {
    const item = waiting;
    timer = null;
    waiting = null;
    if (item !== null) settled(item);
  };
  const cancel = (): void => {
    if (timer !== null) clock.clearTimeout(timer);
    timer = null;
    waiting = null;
  };
  return {
    focus: (item) => {
      cancel();
      waiting = item;
      timer = clock.setTimeout(run, delay);
    },
    cancel,
  };
}
