/**
 * What the host needs of the rooms above it: focus, motion, text and drawing. They implement these interfaces and
 * `stage/createSceneRoot` puts them together, so that `host/` imports none of them.
 *
 * `Node` is the host node. It is a parameter because a node names its root, a root these ports, and the ports the node:
 * written out, that would be a circle of files.
 */
import type { AnimatedProp, Direction, FocusReason, KeyPress, TextProps, Transition } from '../types';

/** What can be animated: the numbers a screen writes, and how far a marquee has moved its line. */
export type AnimatableProp = AnimatedProp | 'slide';

/** What is written to a drawn node by itself; `clip` is 0 or 1. */
export type RenderNodeProp = AnimatableProp | 'zIndex' | 'clip';

/** What is drawn for a host node, as the rest of the renderer sees it. Only its painter knows more. */
export interface RenderNode {
  write(prop: RenderNodeProp, value: number): void;
}

/** Draws host nodes: WebGL, the 2D canvas, or the recording painter of tests. */
export interface PainterPort<Node> {
  /** Makes what is drawn for `node` inside what is drawn for its parent, which exists. */
  create(node: Node): RenderNode;
  /** Frees it at once, textures included. Its children are gone already. */
  destroy(node: Node): void;
  /** The children of `node` have another order. */
  reorder(node: Node): void;
  /** Begins to load an image that no node shows yet. */
  preload(src: string): Preload;
  /** Draws anew what changed: `Dirty.paint`, `Dirty.text` and `Dirty.image` bits. */
  update(node: Node, dirty: number): void;
}

/** An image on its way before a node shows it. */
export interface Preload {
  /** Loaded or failed: there is nothing to wait for. */
  readonly settled: boolean;
  /** Calls `run` once, when it settles; at most one listener, and not when it was settled before. */
  onSettled(run: () => void): void;
  /** Gives up the image and the listener. */
  release(): void;
}

/** Which of an image's events were sent. `images/` keeps more in it. */
export interface SentImageEvents {
  readonly src: string | null;
}

/** Animates numbers of nodes. */
export interface MotionPort<Node> {
  /** Animates `prop` to `to`; sets it at once when the duration is 0 or the node is not drawn. */
  animate(node: Node, prop: AnimatableProp, to: number, transition: Transition): void;
  /** Sets the number now and ends its animation. */
  jump(node: Node, prop: AnimatableProp, to: number): void;
  /** The origin the number is measured from has moved: the same animation continues, to `to`. */
  rebase(node: Node, prop: AnimatableProp, to: number): void;
  /** Ends every animation of a node that leaves the tree. */
  stop(node: Node): void;
  /** Writes every animated number for the frame at `now`, ms. False when none is left. */
  step(now: number): boolean;
  /** How many numbers are being animated. */
  readonly moving: number;
}

/** The lines of a text and their size, stage pixels. `text/` keeps more in it. */
export interface TextBlock {
  readonly lines: readonly string[];
  readonly w: number;
  readonly h: number;
}

/** Breaks texts into lines. */
export interface TextPort<Node> {
  /** The lines of a text whose props, fonts or direction changed. */
  layout(node: Node): TextBlock;
  /** The lines a text with these props would have. */
  measure(props: TextProps): TextBlock;
  /** The text leaves the tree. */
  detach(node: Node): void;
  /** Ends timers and subscriptions. */
  dispose(): void;
}

/** The fonts of a root, as screens may ask of them: `useScene().fonts`. */
export interface FontsPort {
  /** The family of texts that name none. */
  readonly defaultFamily: string;
}

/** A node's record in the focus tree. `focus/` keeps more in it. */
export interface FocusNode<Node> {
  readonly node: Node;
}

/** What screens may ask of focus: `useScene().focus`. */
export interface FocusControl<Node> {
  /** The node that has focus. Null only while nothing on the tree can have it. */
  readonly current: Node | null;
  /**
   * Gives focus to a node, to the remembered child of a group, or to whoever has that `focusKey`. False when it must
   * wait: then it gets it once it is mounted and shown, unless a key or another call comes first.
   */
  focus(target: Node | string, reason?: FocusReason): boolean;
  /** A key is held, from its first repeat on: whatever is not focus or scroll waits. */
  readonly holding: boolean;
  /** Calls `run` each time a held key is released. Returns the function that ends it. */
  onRelease(run: () => void): () => void;
  /** Called in the key's task, after the change is complete. Returns the function that ends it. */
  subscribe(listener: (from: Node | null, to: Node | null) => void): () => void;
}

/** Who has focus, told of every node that comes, goes and changes. */
export interface FocusPort<Node> extends FocusControl<Node> {
  /** A node got on the live tree, parents first. */
  attach(node: Node): void;
  /** A node left the live tree, children first. */
  detach(node: Node): void;
  /** A node got another focus prop, or another place among its siblings. */
  update(node: Node): void;
  /** A list or a history entry has another scope. */
  updateScope(node: Node): void;
  /** A node was hidden or shown. */
  visibilityChanged(node: Node): void;
  /** A node has another position or size, or is being animated to one. */
  layoutChanged(node: Node): void;
  /** After every commit: gives focus to another node where the one that had it no longer can. */
  resolve(): void;

  /** Sends a key up from the focused node, then moves if it is a direction nobody took. True when it had an effect. */
  press(press: KeyPress): boolean;
  /** Sends the release of a key up from the focused node. */
  keyUp(press: KeyPress): void;
  /** Moves in a direction; false at an edge. */
  move(direction: Direction): boolean;
  /** The held key was released: scroll and ring end with their usual transition, and what waited follows. */
  release(): void;
  /** Nodes from the outermost group to the focused one. */
  path(): Node[];
  /** The names of `path`, below the root: what history and `window.__tv` know it by. */
  focusPath(): string[];
  /** The node of a `focusKey`; where several groups have one, the nearest to `near`. */
  findByFocusKey(name: string, near: Node): Node | null;
  /** Whether an open trap lets a node have focus. */
  allows(node: Node): boolean;
  /** True when the node, or something inside it, has focus. */
  contains(node: Node): boolean;
  /** What has focus moved without a commit or a key (a wheel, an animation): the ring follows, and focus if it must. */
  syncAfterMove(): void;
  /**
   * Calls `run` with the focused node each time focus has not changed for `ms` and no key is held. Returns the function
   * that ends it.
   */
  watchIdle(ms: number, run: (focused: Node | null) => void): () => void;
  /** How scroll and ring move now: by the root's transition, or linearly while a key is held. */
  readonly scrollTransition: Transition;
}
