/** A wheel event as a length along one axis. */
export interface WheelDelta {
  /** The one it turned more about. */
  readonly axis: 'x' | 'y';
  /** Down and right are positive. */
  readonly px: number;
}

/** Firefox counts lines of text: a notch is three of them there, and 100 pixels elsewhere. */
const LINE_PX = 33.4;

/** The one reading of a wheel event. A diagonal one is vertical; what is not counted in pixels is counted in lines. */
export function wheelDelta({
  deltaX,
  deltaY,
  deltaMode,
}: Pick<WheelEvent, 'deltaX' | 'deltaY' | 'deltaMode'>): WheelDelta {
  const axis = Math.abs(deltaX) > Math.abs(deltaY) ? 'x' : 'y';
  return { axis, px: (axis === 'x' ? deltaX : deltaY) * (deltaMode === 0 ? 1 : LINE_PX) };
}
