/** A wheel event as notches along one axis. */
export interface WheelDelta {
  /** The one it turned more about. */
  readonly axis: 'x' | 'y';
  /** Down and right are positive. Whole ones of a wheel, fractions of a trackpad, which are to be added up. */
  readonly notches: number;
}

/** Trackpads report a few pixels at a time; so many are one notch. */
const TRACKPAD_NOTCH_PX = 100;
/** A notch of a wheel is 100 or 120 pixels: one, whichever it is. */
const NOTCH_PX = 120;
/** Engines that count lines of text report three for a notch, or as many as the set is told to; pages are notches. */
const NOTCH_LINES = 3;

const PIXELS = 0;
const LINES = 1;

/** The one reading of a wheel event. A diagonal one is vertical; lines and pages come from wheels, so that any is a notch at least. */
export function wheelDelta({
  deltaX,
  deltaY,
  deltaMode,
}: Pick<WheelEvent, 'deltaX' | 'deltaY' | 'deltaMode'>): WheelDelta {
  const axis = Math.abs(deltaX) > Math.abs(deltaY) ? 'x' : 'y';
  const delta = axis === 'x' ? deltaX : deltaY;
  if (deltaMode === PIXELS && Math.abs(delta) < TRACKPAD_NOTCH_PX)
    return { axis, notches: delta / TRACKPAD_NOTCH_PX };
  const notch = deltaMode === PIXELS ? NOTCH_PX : deltaMode === LINES ? NOTCH_LINES : 1;
  return { axis, notches: Math.sign(delta) * Math.max(1, Math.round(Math.abs(delta) / notch)) };
}
