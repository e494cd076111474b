/** Where a QR code is drawn, so that its modules are whole pixels of the panel. */

/** A QR code, dark modules on transparent, and the light square it is drawn on. */
export interface QrShape {
  /** Modules a side. */
  readonly count: number;
  /** Side of a module, stage pixels. */
  readonly module: number;
  /** A module must not become smaller than this, stage pixels. */
  readonly minModule: number;
  /** Side of the light square, quiet zone included; stage pixels. */
  readonly background: number;
  /** Path of the dark modules, one unit a module. */
  readonly path: string;
}

/** Stage pixels. */
interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/**
 * The code in the middle of its background `box`, which is scaled with its screen. Modules of unequal width look torn:
 * they are rounded down to whole pixels of the panel, unless that made them too small. @param resolution pixels of the
 * panel per stage pixel
 */
export function qrPlacement(shape: QrShape, box: Box, resolution: number): Box {
  const { count, module, minModule, background } = shape;
  const scaled = (module * box.w) / background;
  const whole = Math.floor(scaled * resolution) / resolution;
  const side = count * (whole < minModule ? scaled : whole);
  const onPixel = (at: number): number => Math.round(at * resolution) / resolution;
  return { x: onPixel(box.x + (box.w - side) / 2), y: onPixel(box.y + (box.h - side) / 2), w: side, h: side };
}
