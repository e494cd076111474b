/** What a title says of itself when it cannot, or cannot yet, be watched. */
import type { Asset } from '../../contract';
import { comingAt } from '../../domain/playable';

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
  const at = comingAt(asset, now);
  if (at !== null) return { kind: 'coming', at };
  return playable ? null : { kind: 'notAvailable' };
}

const DAY_MS = 86_400_000;

/**
 * A coming date in the viewer's language and time zone: '24 November 2026'; within a day the time as well, because the
 * date alone would leave the viewer waiting.
 */
export function comingDate(at: number, now: number, language: string, timeZone?: string): string {
  const soon = at - now < DAY_MS;
  return new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    ...(soon ? { hour: 'numeric', minute: '2-digit' } : null),
    timeZone,
  }).format(at);
}
