/** What refs hold, on a node and on a `<Fragment>`. Units as in `types.ts`: stage pixels. */
import type { AnimatedProp, Transition } from './styleTypes';

/**
 * What a ref gives: the same object for the life of its node. Once the node has left the stage the methods do nothing, and
 * development reports the call as a mistake.
 */
export interface NodeHandle {
  /**
   * Gives this node, or the child of a group that last had it, focus. False when it cannot have it now: it gets it once it
   * is shown, unless a key or another call comes first. Development reports a node hidden by `visible`, or gone.
   */
  focus(): boolean;
  /** Whether this node itself has focus; false for a group while something inside has it. */
  readonly focused: boolean;
  /** Its rectangle on the stage now, transforms included; all zero once it is gone. */
  measure(): Rect;
  /** Animates a number without React. A `to` that is not finite throws in development and is ignored in production. */
  animate(prop: AnimatedProp, to: number, transition: Transition): void;
}

/**
 * What a ref on a `<Fragment>` gives: its outermost nodes as one, without hidden ones and those a portal draws elsewhere.
 */
export interface FragmentHandle {
  /** Gives focus to the first of them that can have it; false when none can. */
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
