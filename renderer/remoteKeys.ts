/** The vocabulary of input: what a remote, a keyboard and a pointer send, and their handlers. */

/** Keys 0 to 9 of a remote. */
export type Digit = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9';

/** A remote's keys after the platform's table; digits and colours included. */
export type Key =
  | 'left'
  | 'right'
  | 'up'
  | 'down'
  | 'enter'
  | 'back'
  | 'play'
  | 'pause'
  | 'playPause'
  | 'stop'
  | 'rewind'
  | 'fastForward'
  | 'channelUp'
  | 'channelDown'
  | 'info'
  | 'caption'
  | 'menu'
  | 'exit'
  | 'red'
  | 'green'
  | 'yellow'
  | 'blue'
  | Digit;

/** Keys that move focus when no handler stopped them. */
export type Direction = 'left' | 'right' | 'up' | 'down';

/** One press as the focused node and its ancestors see it, innermost first. */
export interface KeyPress {
  /** Which key. */
  readonly key: Key;
  /** True from the second event of a held key on. */
  readonly repeat: boolean;
  /** Clock time of the press, ms. */
  readonly time: number;
}

/** Returns true when the key is handled and must not go further up. */
export type KeyHandler = (press: KeyPress) => boolean | void;

/** What a keyboard wrote: characters (a typed one, or all that was pasted, in one line), or a backspace. */
export type TextEdit = { readonly type: 'insert'; readonly text: string } | { readonly type: 'backspace' };

/** Returns false when it has no use for the edit: the event is then the remote's key it also is, if any. */
export type TextHandler = (edit: TextEdit) => boolean | void;

/** A press of the pointer on a node with `onDrag`, from the button's way down to its release. */
export interface PointerDrag {
  /**
   * `start`, any number of `move`, then `end`: the release, or the pointer left the stage. `cancel` instead of `end` when the
   * node went, was hidden or disabled, lost the stage to a trap, or the press was lost to another one.
   */
  readonly phase: 'start' | 'move' | 'end' | 'cancel';
  /** 0..1 of the node's width from its left edge, also where the root reads from the right; of a `cancel` the last one. */
  readonly x: number;
  /** 0..1 of the node's height from its top edge; of a `cancel` the last one. */
  readonly y: number;
}
