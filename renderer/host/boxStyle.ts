/** What a `<View>` draws besides its colour, computed from its props in the same way for every backend. */
import type { ViewProps } from '../types';

/** Corners, border and shadow of a box; its fill is the node's colour. */
export interface BoxStyle {
  /** Top-left, top-right, bottom-right, bottom-left; stage pixels. */
  readonly radius: readonly [number, number, number, number];
  /** Width of the border, which is inside the box, stage pixels; 0 for none. */
  readonly borderWidth: number;
  readonly borderColor: number;
  /** Offset x, offset y, blur, spread, stage pixels; null for none. */
  readonly shadow: readonly [number, number, number, number] | null;
  readonly shadowColor: number;
}

/** The style of a view; null when it is only a rectangle of one colour. */
export function boxStyleOf(props: ViewProps, w: number, h: number): BoxStyle | null {
  const { border, shadow } = props;
  if (border === undefined && shadow === undefined && !props.radius) return null;
  const radius = clampRadius(props.radius, w, h);
  const borderWidth = border === undefined ? 0 : Math.max(0, border.width);
  if (borderWidth === 0 && shadow === undefined && radius.every((corner) => corner <= 0)) return null;
  return {
    radius,
    borderWidth,
    borderColor: borderWidth === 0 ? 0 : border!.color,
    shadow: shadow?.projection ?? null,
    shadowColor: shadow?.color ?? 0,
  };
}

/** Four radii, each at most half the smaller side: a radius of 999 gives a pill. */
export function clampRadius(
  radius: ViewProps['radius'],
  w: number,
  h: number,
): [number, number, number, number] {
  return [
    clampCorner(radius, 0, w, h),
    clampCorner(radius, 1, w, h),
    clampCorner(radius, 2, w, h),
    clampCorner(radius, 3, w, h),
  ];
}

/** The radius of one corner, in the order of `BoxStyle.radius`. */
export function clampCorner(radius: ViewProps['radius'], corner: number, w: number, h: number): number {
  const limit = w > 0 && h > 0 ? Math.min(w, h) / 2 : Infinity;
  return Math.min(limit, typeof radius === 'number' ? radius : (radius?.[corner] ?? 0));
}
