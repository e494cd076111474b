/** The asset that a jumbotron with several assets shows, its page dots, and when it turns by itself. */
import type { Asset } from '../contract';

/** Index of the asset that is shown; the first one by default, or when the shown one no longer exists. */
export function carouselIndex(assets: readonly Asset[], id: string | undefined): number {
  return Math.max(
    0,
    assets.findIndex((asset) => asset.id === id),
  );
}

/** Maximum number of page dots: as many as can be counted at a glance. */
export const MAX_DOTS = 7;

/**
 * The range of assets that have a page dot, starting at `first`; around the shown one when there are more than fit.
 */
export function visibleDots(
  count: number,
  activeIndex: number,
): { readonly first: number; readonly count: number } {
  const dots = Math.min(count, MAX_DOTS);
  const first = Math.min(Math.max(0, activeIndex - Math.floor(MAX_DOTS / 2)), count - dots);
  return { first, count: dots < 2 ? 0 : dots };
}

/** A jumbotron shows its next asset after this long without a key, ms, where the deployment names no other time. */
export const TURN_MS = 8_000;

/**
 * The active dot fills in this many steps, not in every frame: it grows by 22 of its 32 px, so that a step is 1.4, less
 * than a device pixel at 720p. 16 frames in 8 s cost a weak set nothing, 480 keep it from sleeping.
 */
export const FILL_STEPS = 16;

/** Whether a jumbotron turns by itself at all. */
export interface TurnPolicy {
  /** Number of its assets. */
  readonly count: number;
  /** Time to the next one, ms; 0 or less for never. */
  readonly turnMs: number;
  /** The device requests reduced motion: nothing on the screen changes by itself. */
  readonly reducedMotion: boolean;
  /** The device reads the screen aloud: what it reads must not change meanwhile. */
  readonly voiceGuide: boolean;
}

export function turnsByItself({ count, turnMs, reducedMotion, voiceGuide }: TurnPolicy): boolean {
  return count > 1 && turnMs > 0 && !reducedMotion && !voiceGuide;
}

/** What a turn waits for; its time begins anew when that is over. */
export interface TurnHindrance {
  /** Focus is elsewhere than on the jumbotron's buttons: on a row, in the menu, in a dialog. */
  readonly away: boolean;
  /** The asset's trailer is seen. */
  readonly trailer: boolean;
  /** Without a network, whose artwork does not come. */
  readonly offline: boolean;
}

/** `fills`: that many steps of the dot are full, and in `nextMs` one more is. */
export type TurnState =
  | { readonly kind: 'waits' }
  | { readonly kind: 'fills'; readonly steps: number; readonly nextMs: number }
  | { readonly kind: 'turns' };

/** @param restedMs since the last key, the last turn or the end of what hindered it */
export function turnState(hindrance: TurnHindrance, restedMs: number, turnMs: number): TurnState {
  if (hindrance.away || hindrance.trailer || hindrance.offline) return { kind: 'waits' };
  if (restedMs >= turnMs) return { kind: 'turns' };
  const stepMs = turnMs / FILL_STEPS;
  const steps = Math.floor(Math.max(0, restedMs) / stepMs);
  return { kind: 'fills', steps, nextMs: (steps + 1) * stepMs - restedMs };
}
