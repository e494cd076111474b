/** What a title says of itself when it cannot, or cannot yet, be watched. */
import type { Asset } from '../contract';
import { dateFormat } from './dateFormat';
import type { DateLocale } from './dateFormat';
import { comingAt } from './playable';
import { airingOf, mayBeAvailable } from './schedule';

export type AvailabilityNote =
  | { readonly kind: 'notInRegion' }
  /** ms since 1970. */
  | { readonly kind: 'coming'; readonly at: number }
  /** Nothing of it is for a viewer of this profile's age. */
  | { readonly kind: 'ageRestricted' }
  | { readonly kind: 'notAvailable' };

/** The one note to draw, or null. `playable`: the title has a watch button; `hidden`: all its episodes are. */
export function availabilityNote(
  asset: Asset,
  playable: boolean,
  hidden: boolean,
  now: number,
): AvailabilityNote | null {
  if (!asset.inRegion) return { kind: 'notInRegion' };
  if (hidden) return { kind: 'ageRestricted' };
  const at = comingAt(asset, now - CLOCK_TOLERANCE_MS);
  if (at !== null && (at > now || mayBeAvailable(asset, now))) return { kind: 'coming', at };
  return playable ? null : { kind: 'notAvailable' };
}

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** The service's clock may be behind the device's: for so long a title that has come is not called unavailable. */
const CLOCK_TOLERANCE_MS = 2 * MINUTE_MS;

/**
 * When what a title's screen says of its schedule changes next by itself, or should be asked for again because the title
 * has come and is not available yet: ms since 1970; null: never.
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
 * A coming date in the viewer's language and time zone: '24 November 2026'; within a day the time as well, because the
 * date alone would leave the viewer waiting.
 */
export function comingDate(at: number, now: number, locale: DateLocale): string {
  return dateFormat(at - now < DAY_MS ? 'longDateTime' : 'longDate', locale).format(at);
}
