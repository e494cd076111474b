/** Notes on an asset that cannot, or cannot yet, be watched. */
import type { Asset } from '../contract';
import { formatDate } from './dateFormat';
import type { DateLocale } from './dateFormat';
import { comingAt } from './playable';
import { airingOf, mayBeAvailable } from './schedule';

/** Why an asset cannot be watched, or when it starts. */
export type AvailabilityNote =
  | { readonly kind: 'notInRegion' }
  /** `at`: ms since 1970. `timed`: it starts at an hour, as an event does, not some time that day. */
  | { readonly kind: 'coming'; readonly at: number; readonly timed: boolean }
  /** The profile's age limit hides all of it. `age`: for which it is, years; null when only its episodes say. */
  | { readonly kind: 'ageRestricted'; readonly age: number | null }
  | { readonly kind: 'notAvailable' };

/**
 * The note to show, or null. `playable`: the asset has a watch button; `restricted`: the age limit hides all of it, null when
 * it does not.
 */
export function availabilityNote(
  asset: Asset,
  playable: boolean,
  restricted: { readonly age: number | null } | null,
  now: number,
): AvailabilityNote | null {
  if (!asset.inRegion) return { kind: 'notInRegion' };
  if (restricted !== null) return { kind: 'ageRestricted', age: restricted.age };
  const at = comingAt(asset, now - CLOCK_TOLERANCE_MS);
  if (at !== null && (at > now || mayBeAvailable(asset, now))) {
    return { kind: 'coming', at, timed: airingOf(asset) !== null };
  }
  return playable ? null : { kind: 'notAvailable' };
}

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/**
 * The service's clock may be behind the device's: for this time after its start an asset is not called unavailable.
 */
const CLOCK_TOLERANCE_MS = 2 * MINUTE_MS;

/**
 * When the asset screen's statements about availability change next without new data, or should be fetched again
 * because the asset has started but is still reported unavailable. ms since 1970; null: never.
 */
export function availabilityChangesAt(asset: Asset, now: number): number | null {
  const start = comingAt(asset, now - DAY_MS);
  const end = airingOf(asset)?.end ?? null;
  const moments: number[] = [];
  if (start !== null) {
    moments.push(start - DAY_MS + 1, start);
    if (asset.watchable === 'not_available') moments.push(start + MINUTE_MS, start + CLOCK_TOLERANCE_MS);
  }
  if (end !== null) moments.push(end);
  const ahead = moments.filter((moment) => moment > now);
  return ahead.length > 0 ? Math.min(...ahead) : null;
}

/**
 * A start date in the viewer's language and time zone: '24 November 2026'; with the time if the start is `timed`, and
 * within a day of any start, since the date alone would not say how long to wait.
 */
export function comingDate(at: number, now: number, locale: DateLocale, timed = false): string {
  return formatDate(timed || at - now < DAY_MS ? 'longDateTime' : 'longDate', at, locale);
}
