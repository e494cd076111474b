/** What refs hold, on a node and on a `<Fragment>`. Units as in `types.ts`: stage pixels. */
import type { AnimatedProp, Transition } from './types';

/**
 * What a ref gives: never the internal node, and the same object for the life of it. Once its node has left the stage
 * the methods do nothing, and development reports it as a mistake.
 */
export interface NodeHandle {
  /**
   * Gives this node (or, for a group, its remembered child) focus. False when it cannot have it now: it gets it once it
   * is shown, unless a key or another call comes first. In development what is hidden by `visible` or gone is reported.
   */
  focus(): boolean;
  /** Whether this very node has focus; of a group always false while something inside has it. */
  readonly focused: boolean;
  /** Where it is on the stage now, transforms included; all zero once it is gone. */
  measure(): Rect;
  /** Moves a number without React. Throws in development when `to` is not finite, and stays where it is in production. */
  animate(prop: AnimatedProp, to: number, transition: Transition): void;
}

/** What a ref on a `<Fragment>` gives: the nodes that stand side by side in it, as one; not what is hidden, nor what a portal draws elsewhere. */
export interface FragmentHandle {
  /** Gives the first of them that can have focus, focus; false when none can. */
  focus(): boolean;
  /** Whether focus is on or inside one of them. */
  readonly focused: boolean;
  /** The smallest rectangle round all of them on the stage now; all zero when there are none. */
  measure(): Rect;
}

declare module 'react' {
  interface FragmentInstance extends FragmentHandle {}
}

/** A rectangle on the stage, stage pixels. */
export interface Rect {
  /** Left edge. */
  x: number;
  /** Top edge. */
  y: number;
  /** Width. */
  w: number;
  /** Height. */
  h: number;
}
