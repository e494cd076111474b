/** How subtitles look, and how late they are shown [PLAYER-35]. */

export const SUBTITLE_SIZES = ['S', 'M', 'L', 'XL'] as const;
export type SubtitleSize = (typeof SUBTITLE_SIZES)[number];

/** How much of the picture the ground behind the letters hides. */
export const SUBTITLE_GROUNDS = ['none', 'half', 'full'] as const;
export type SubtitleGround = (typeof SUBTITLE_GROUNDS)[number];

export const SUBTITLE_PLACES = ['bottom', 'top'] as const;
export type SubtitlePlace = (typeof SUBTITLE_PLACES)[number];

/** The viewer's, for all titles until the application ends. */
export interface SubtitleStyle {
  readonly size: SubtitleSize;
  readonly ground: SubtitleGround;
  readonly place: SubtitlePlace;
}

/** The style until the viewer chooses. */
export const USUAL_SUBTITLES: SubtitleStyle = { size: 'M', ground: 'half', place: 'bottom' };

/** More than this is another recording, not a delay. */
const MAX_DELAY_S = 10;
const STEPS_PER_SECOND = 10;

/**
 * The delay one step of 0.1 s later (1) or earlier (-1), at most 10 s either way.
 * @param seconds that subtitles are shown later than the stream says; negative is earlier. NaN counts as none
 */
export function steppedDelay(seconds: number, way: -1 | 1): number {
  const max = MAX_DELAY_S * STEPS_PER_SECOND;
  // Counted in whole steps: a sum of tenths is not exact.
  const steps = Math.round((seconds || 0) * STEPS_PER_SECOND) + way;
  return Math.min(Math.max(steps, -max), max) / STEPS_PER_SECOND;
}

/** '+0.1', '−0.1', '0.0': a delay in seconds. */
export function delayText(seconds: number): string {
  const sign = seconds > 0 ? '+' : seconds < 0 ? '−' : '';
  return `${sign}${Math.abs(seconds).toFixed(1)}`;
}
