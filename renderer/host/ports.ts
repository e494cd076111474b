/**
 * The host's interfaces to the folders above it: focus, motion, text and drawing. They implement these interfaces and
 * `stage/createSceneRoot` connects them, so that `host/` imports none of them.
 *
 * `Node` is the host node. It is a parameter because a node refers to its root, the root to these ports, and the
 * ports to the node: with the concrete type that would be a circle of files.
 */
import type {
  AnimatedProp,
  Direction,
  FocusReason,
  Key,
  KeyPress,
  NodeHandle,
  Rect,
  TextProps,
  Transition,
} from '../types';

/** The animatable numbers: those that screens write, and the offset of a marquee's line. */
export type AnimatableProp = AnimatedProp | 'slide';

/** The values written to a render node one at a time; `clip` is 0 or 1. */
export type RenderNodeProp = AnimatableProp | 'zIndex' | 'clip';

/** The drawn counterpart of a host node, as seen by the rest of the renderer; only its painter knows more. */
export interface RenderNode {
  write(prop: RenderNodeProp, value: number): void;
  /** An animation of one of its numbers begins: the next frames lead to the node's targets. */
  aimed?(): void;
}

/** Draws host nodes: WebGL, the 2D canvas, or the recording painter of tests. */
export interface PainterPort<Node> {
  /** Creates the render node of `node` inside that of its parent, which exists. */
  create(node: Node): RenderNode;
  /** Frees it at once, textures included. Its children are freed already. */
  destroy(node: Node): void;
  /** The order of the children of `node` changed. */
  reorder(node: Node): void;
  /** Starts to load an image that no node shows yet. */
  preload(src: string): Preload;
  /** Redraws what changed: `Dirty.paint`, `Dirty.text` and `Dirty.image` bits. */
  update(node: Node, dirty: number): void;
}

/** An image that is being loaded before a node shows it. */
export interface Preload {
  /** True once loaded or failed: there is nothing to wait for. */
  readonly settled: boolean;
  /** Calls `run` once when it settles; at most one listener, and not if it is settled already. */
  onSettled(run: () => void): void;
  /** Releases the image and the listener. */
  release(): void;
}

/** The events that an image has sent. `images/` extends this type. */
export interface SentImageEvents {
  readonly src: string | null;
  readonly status: ImageStatus;
  /** Called when its texture is first drawn; not if it is already. */
  onShown?: () => void;
}

/**
 * The status of a node's image:
 *   empty    there is no source
 *   waiting  the node is far from the stage
 *   loading  it is requested
 *   shown    its texture is drawn
 *   failed   the last attempt failed; stays during a retry
 */
export type ImageStatus = 'empty' | 'waiting' | 'loading' | 'shown' | 'failed';

/** Animates numbers of nodes. */
export interface MotionPort<Node> {
  /** Animates `prop` to `to`; immediate when the duration is 0 or the node is not drawn. */
  animate(node: Node, prop: AnimatableProp, to: number, transition: Transition): void;
  /** Sets the number now and ends its animation. */
  jump(node: Node, prop: AnimatableProp, to: number): void;
  /** The origin of the number has moved: the running animation continues, to `to`. */
  rebase(node: Node, prop: AnimatableProp, to: number): void;
  /** Ends every animation of a node that leaves the tree. */
  stop(node: Node): void;
  /** Writes every animated number for the frame of `time`, ms. False when none is left. */
  step(time: number): boolean;
  /** Number of running animations. */
  readonly moving: number;
  /** Whether one of them changes a place or a size, and not only a colour or how transparent something is. */
  readonly movesPlaces: boolean;
  /** Called at the end of every step. */
  onStepped: (() => void) | null;
}

/** The lines of a text and their size, stage pixels. `text/` extends this type. */
export interface TextBlock {
  readonly lines: readonly string[];
  readonly w: number;
  readonly h: number;
}

/** Breaks texts into lines. */
export interface TextPort<Node> {
  /** The lines of a text after its props, fonts or direction changed. */
  layout(node: Node): TextBlock;
  /** The lines that a text with these props would have. */
  measure(props: TextProps): TextBlock;
  /** The text leaves the tree. */
  detach(node: Node): void;
  /** Cut lines are on their way through their boxes, or wait at their ends. */
  readonly running: boolean;
  /** Ends timers and subscriptions. */
  dispose(): void;
}

/** The part of a root's fonts that screens can read: `useScene().fonts`. */
export interface FontsPort {
  /** The family of texts that specify none. */
  readonly defaultFamily: string;
}

/** A node's record in the focus tree. `focus/` extends this type. */
export interface FocusNode<Node> {
  readonly node: Node;
}

/** The part of a change of screens that screens use: `useScene().screens`. */
export interface ScreenControl {
  /**
   * Another screen was asked for. Keys wait until it is mounted, 400 ms at most: this one must not act on a key that
   * comes after the one by which it is left.
   */
  leave(): void;
  /** For how long, ms, what was mounted at `since` has been seen: 0 while the last screen still hides this one. */
  seenFor(since: number): number;
  /** True from the moment a screen is left until nothing of it is drawn any more. */
  readonly changing: boolean;
}

/** How a node is drawn now. */
export interface DrawnState {
  /** Its rectangle on the stage, transforms included. */
  readonly rect: Rect;
  /** 0 to 1: its own and its ancestors', less what a dialog or the picture of the last screen hides of it. */
  readonly alpha: number;
}

/** Nodes that elements of the page follow: `useScene().trackNode`. */
export interface TrackedNodesPort {
  /**
   * Calls `onChange` now and after every frame in which the node is drawn otherwise, with null once it is gone: for an
   * element of the page above it. @returns ends it with a call of null; that of a node in the picture of a screen that
   * was left comes when the picture is gone
   */
  track(handle: NodeHandle, onChange: (drawn: DrawnState | null) => void): () => void;
  /** Runs in every frame, after motion. */
  update(): void;
}

/** Screens that wait for their images: `useScene().whenDrawn`. */
export interface DrawnPort {
  /**
   * Calls `run` once, after the next frame with all images drawn that are near the stage, failed ones aside, or after `atMost` ms
   * where that is given. Without images the next frame is enough. @returns cancels it
   */
  when(run: () => void, atMost?: number): () => void;
  /** Runs at the end of every frame. @param images whether some are being loaded or uploaded, read when somebody waits */
  frameEnded(images: { readonly busy: boolean }): void;
}

/** A change of screens as the host and input use it. A screen is a view with the prop `screen`. */
export interface ScreenChangePort<Node> extends ScreenControl {
  /** The prop `screen` was mounted or changed. */
  update(node: Node): void;
  /** `node` is being removed. True when its picture stays on the tree, because a screen that was seen is in it. */
  keep(node: Node): boolean;
  /** Runs after every commit: shows the new screen once it has drawn something. */
  committed(): void;
  /** False while a key must wait: for the next screen, or, back excepted, until that is shown. */
  accepts(key: Key): boolean;
  /** Calls `run` whenever `accepts` may answer differently. @returns unsubscribes */
  subscribe(run: () => void): () => void;
  /** How much of a node the picture of the last screen lets through: 0 to 1, and 1 for what is in the picture. */
  seenShare(node: Node): number;
  /** Ends the change at once, picture included. */
  dispose(): void;
}

/** The part of focus that screens use: `useScene().focus`. */
export interface FocusControl<Node> {
  /** The focused node. Null only while nothing on the tree can have focus. */
  readonly current: Node | null;
  /**
   * Focuses a node, the remembered child of a group, or the node with that `focusKey`. False when it must wait: then
   * the target receives focus once it is mounted and shown, unless a key or another call comes first.
   */
  focus(target: Node | string, reason?: FocusReason): boolean;
  /** A key is held, from its first repeat on: everything but focus and scroll waits. */
  readonly holding: boolean;
  /** Calls `run` each time a held key is released. @returns unsubscribes */
  onRelease(run: () => void): () => void;
  /** Called in the key's task, after the change is complete. @returns unsubscribes */
  subscribe(listener: (from: Node | null, to: Node | null) => void): () => void;
}

/** Where the ring starts, and how it moves from there. */
export interface RingStart {
  readonly rect: Rect;
  readonly move: Transition;
}

/** Focus as the host uses it: notified of every node that is added, removed and changed. */
export interface FocusPort<Node> extends FocusControl<Node> {
  /** A node joined the live tree, parents first. */
  attach(node: Node): void;
  /** A node left the live tree, children first. */
  detach(node: Node): void;
  /** A focus prop of a node changed, or its position among its siblings. */
  update(node: Node): void;
  /** The scope of a list or a history entry changed. */
  updateScope(node: Node): void;
  /** A node was hidden or shown. */
  visibilityChanged(node: Node): void;
  /** A node's position or size has changed, or is being animated. */
  layoutChanged(node: Node): void;
  /** Runs after every commit: moves focus to another node if the focused one can no longer have it. */
  resolve(): void;

  /**
   * Bubbles a key from the focused node, then moves focus if it is a direction that no handler stopped. True when it
   * had an effect.
   */
  press(press: KeyPress): boolean;
  /** Bubbles the release of a key from the focused node. */
  keyUp(press: KeyPress): void;
  /** Moves in a direction; false at an edge. */
  move(direction: Direction): boolean;
  /** The held key was released: scroll and ring end with their normal transition, and waiting work runs. */
  release(): void;
  /** Nodes from the outermost group to the focused one. */
  path(): Node[];
  /** The keys of `path` below the root, as used by history and `window.__tv`. */
  focusPath(): string[];
  /** The node with a `focusKey`; of several the nearest to `near`. */
  findByFocusKey(name: string, near: Node): Node | null;
  /** Whether the open trap allows a node to have focus. */
  allows(node: Node): boolean;
  /** Whether the node, or something inside it, has focus. */
  contains(node: Node): boolean;
  /**
   * The focused node moved without a commit or a key (wheel, animation): the ring follows, and focus moves if it
   * must.
   */
  syncAfterMove(): void;
  /**
   * Calls `run` with the focused node each time focus has not changed for `ms` and no key is held. @returns ends it
   */
  watchIdle(ms: number, run: (focused: Node | null) => void): () => void;
  /** The ring becomes part of the picture of a screen that is left, and is not drawn elsewhere until `showRing`. */
  leaveRing(picture: Node): void;
  /** Shows the ring where focus is now; null: at once. With `from` it moves there from that part of the stage. */
  showRing(transition: Transition | null, from?: RingStart | null): void;
  /** Transition of scroll and ring now: the root's, or a linear one while a key is held. */
  readonly scrollTransition: Transition;
}
