/** The vocabulary of style and animation: what props are made of. Units as in `types.ts`. */

/** 0xRRGGBBAA, not premultiplied. */
export type Color = number;

/** Curves by name, so that equal transitions are equal values. */
export type Easing = 'linear' | 'ease-out' | 'ease-in-out' | 'ease-in';

/** How a change of a number is animated: over `duration` ms after `delay` ms along `easing`. */
export interface Transition {
  /** Milliseconds; 0 changes at once. */
  duration: number;
  /** Milliseconds before it begins. Default 0. */
  delay?: number;
  /** Default 'ease-out'. */
  easing?: Easing;
}

/** The numbers that can be animated. Everything else changes at once. */
export type AnimatedProp = 'x' | 'y' | 'w' | 'h' | 'alpha' | 'scale' | 'rotation' | 'color';

/** Transitions by property, or one for all of them. */
export type Transitions = Transition | Partial<Record<AnimatedProp, Transition>>;

/** A line inside the edge of a box, along its corners. */
export interface Border {
  /** Stage pixels; 0 is none. */
  width: number;
  /** 0xRRGGBBAA. */
  color: Color;
}

/** A shadow under a box. */
export interface Shadow {
  /** 0xRRGGBBAA. */
  color: Color;
  /** Offset x, offset y, blur, spread; stage pixels. */
  projection: readonly [number, number, number, number];
}

/** Colours along an angle. Another number of colours needs another shader program: keep it the same. */
export interface Gradient {
  /** Radians: 0 runs to the right, PI/2 downwards. */
  angle: number;
  /** One colour a stop. */
  colors: readonly Color[];
  /** Position of each colour, 0..1, rising. */
  stops: readonly number[];
}

/** A part of an image, as fractions of its width and height: whatever size it was decoded at. */
export interface Crop {
  /** Left edge, 0..1 of the width. */
  x: number;
  /** Top edge, 0..1 of the height. */
  y: number;
  /** 0..1 of the width. */
  w: number;
  /** 0..1 of the height. */
  h: number;
}

/**
 * Style of a node in a state of focus, applied without React: animated by the node's `transition`, else in the root's
 * `focusMs`. Default of each: the prop of that name.
 */
export interface StateStyle {
  /** Stage pixels. */
  x?: number;
  /** Stage pixels. */
  y?: number;
  /** Opacity, 0..1. */
  alpha?: number;
  /** About the pivot. */
  scale?: number;
  /** 0xRRGGBBAA. */
  color?: Color;
  /** Changes at once. */
  zIndex?: number;
  /**
   * Children are clipped at the box in this state. Changes at once. Boxes with equal clips share a draw call, so clip only
   * where something would stick out.
   */
  clip?: boolean;
}

/** The focus ring of one node. Its colour and width are the root's. */
export interface RingStyle {
  /** Corner radius of the ring, stage pixels. Default: the node's radius + offset. */
  radius?: number;
  /** Stage pixels between node and ring. Default: the root's, 6. */
  offset?: number;
}
