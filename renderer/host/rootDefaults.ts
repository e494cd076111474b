/** Defaults of a whole root, for nodes that specify no value. */
import type { Color } from '../types';

/** Defaults of a root, for nodes that specify no value. */
export interface RootDefaults {
  /** Colour of an `<Image>` before it is loaded. Default 0x1b2230ff. */
  placeholder: Color;
  /** Colour of the title on a placeholder, `<Image title>`. Default 0xd5d9e0ff. */
  placeholderText: Color;
  /** The focus ring: its colour, its width and its distance from the node, stage pixels. Default 0xf5b83dff, 4, 6. */
  ring: { color: Color; width: number; offset: number };
  /** Duration of focus styles, ring and scroll, ms, ease-out. Default 250. */
  focusMs: number;
  /** Positions and sizes change at once, alpha and colour still fade. Default false. */
  reducedMotion: boolean;
  /** Lines that a list keeps mounted beyond the visible ones on each side. Default 2. */
  overscan: number;
  /**
   * Reading direction of rows, grids, flows and texts without an alignment; left and right keys follow. Mounted nodes
   * follow at their next render. Default 'ltr'.
   */
  direction: 'ltr' | 'rtl';
}

export const standardDefaults: RootDefaults = {
  placeholder: 0x1b2230ff,
  placeholderText: 0xd5d9e0ff,
  ring: { color: 0xf5b83dff, width: 4, offset: 6 },
  focusMs: 250,
  reducedMotion: false,
  overscan: 2,
  direction: 'ltr',
};
