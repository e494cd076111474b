/** A wheel event as a length along one axis. */
export interface WheelDelta {
  /** The one it turned more about. */
  readonly axis: 'x' | 'y';
  /** Down and right are positive. */
  readonly px: number;
}

/** Firefox counts lines of text: a notch is three of them there, and 100 pixels elsewhere. */
const LINE_PX = 33.4;

/** Trackpads report a few pixels at a time; so many are one notch. */
const TRACKPAD_NOTCH_PX = 100;
/** A notch of a wheel is 100 or 120 pixels, or three lines: one, whichever it is. */
const NOTCH_PX = 120;

/** A wheel event's pixels in notches: whole ones for a wheel, fractions to be added up for a trackpad. */
export function wheelNotches(px: number): number {
  return Math.abs(px) < TRACKPAD_NOTCH_PX
    ? px / TRACKPAD_NOTCH_PX
    : Math.sign(px) * Math.max(1, Math.round(Math.abs(px) / NOTCH_PX));
}

/** The one reading of a wheel event. A diagonal one is vertical; what is not counted in pixels is counted in lines. */
export function wheelDelta({
  deltaX,
  deltaY,
  deltaMode,
}: Pick<WheelEvent, 'deltaX' | 'deltaY' | 'deltaMode'>): WheelDelta {
  const axis = Math.abs(deltaX) > Math.abs(deltaY) ? 'x' : 'y';
  return { axis, px: (axis === 'x' ? deltaX : deltaY) * (deltaMode === 0 ? 1 : LINE_PX) };
}
