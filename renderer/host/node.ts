/**
 * The host node and the root it hangs on.
 *
 * A node is a plain record of what React asked for and what is drawn now. The record owns the values; what is drawn
 * (`renderNode`) only mirrors them. So the scene can be rebuilt from the host tree at any time (lost context, other
 * resolution), and everything but the render backends works on records without a GPU.
 */
import type { Clock, NodeHandle, Transition } from '../types';
import type { Counters } from './counters';
import type { HostProps } from './hostProps';
import type {
  AnimatableProp,
  FocusControl,
  FocusNode,
  FocusPort,
  FontsPort,
  MotionPort,
  PainterPort,
  RenderNode,
  SentImageEvents,
  TextBlock,
  TextPort,
} from './ports';
import type { RootDefaults } from './rootDefaults';

export type HostType = 'view' | 'text' | 'image';

export type Painter = PainterPort<HostNode>;

/** A value for each number that can be animated. */
export type NodeNumbers = Record<AnimatableProp, number>;

/** Work that waits for the flush after a commit; `justAttached`: the node is drawn since the last one. */
export const Dirty = { text: 1, flow: 2, paint: 4, image: 8, order: 16, justAttached: 32 } as const;

export interface HostNode {
  readonly type: HostType;
  readonly id: number;
  /** As React last committed them; children excluded. */
  props: HostProps;
  /** The component whose JSX made it; null in production. */
  owner: string | null;
  /** What its ref holds; null until a ref is attached. */
  handle: NodeHandle | null;
  parent: HostNode | null;
  readonly children: HostNode[];
  /** The root it is attached to, null while it is not on a live tree. */
  root: SceneRoot | null;
  /** The root an image with `suspend` was made for: its commit waits for the image before it is on a tree. */
  suspendRoot: SceneRoot | null;
  /** Suspense or Activity hid it. Survives prop updates: only React's unhide takes it back. */
  suspended: boolean;
  /** `suspended` or `visible={false}`: not drawn, not focusable, not announced, nor anything below. */
  hidden: boolean;
  /** The numbers as drawn now: props, then state style, then motion. */
  readonly now: NodeNumbers;
  /** Where each number is going: equal to `now` when nothing moves. */
  readonly target: NodeNumbers;
  /** Position given by the parent's flow; added to its own x and y. */
  flowX: number;
  flowY: number;
  /** What the flush has to do for it: a set of `Dirty` bits. */
  dirty: number;
  /** Lines and size of a text, made at the flush after a change; null for others. */
  layout: TextBlock | null;
  /** The whole line of a cut text while its marquee runs; else null. */
  marqueeLayout: TextBlock | null;
  /** The text that shows the `title` of an image without a picture, made at first need. */
  placeholderTitle: HostNode | null;
  /** The events of an image that its screen got; kept here, so that a lost context sends none twice. Null for others. */
  imageEvents: SentImageEvents | null;
  /** Its record in the focus tree, when it is focusable or a group. */
  focus: FocusNode<HostNode> | null;
  /** The record whose focus switches its `parentFocusedStyle`; null for focusables and groups, and without that prop. */
  followedFocus: FocusNode<HostNode> | null;
  /** Whether `focusedStyle` / `parentFocusedStyle` is on. */
  styleActive: boolean;
  renderNode: RenderNode | null;
}

/** What a screen gets from `useScene()`. */
export interface RendererContext {
  /** All time comes from here. */
  readonly clock: Clock;
  /**
   * Panel pixels to a stage pixel: images are requested at stage size x resolution. Components that read it render again
   * when it changes.
   */
  readonly resolution: number;
  /** Who has focus, and how to move it. */
  readonly focus: FocusControl<HostNode>;
  /** Which way the stage reads. */
  readonly direction: 'ltr' | 'rtl';
  /** The fonts of texts. */
  readonly fonts: FontsPort;
}

/** One stage, its tree and everything that belongs to them. */
export interface SceneRoot {
  /** All time comes from here. */
  readonly clock: Clock;
  /** Stage pixels. */
  readonly width: number;
  /** Stage pixels. */
  readonly height: number;
  /** Panel pixels to a stage pixel: images are requested at stage size x resolution. */
  readonly resolution: number;
  /** The host node everything hangs on: React's children, then the overlay. */
  readonly stageNode: HostNode;
  /** Drawn over all else: the focus ring. */
  readonly overlay: HostNode;
  readonly focus: FocusPort<HostNode>;
  readonly motion: MotionPort<HostNode>;
  readonly text: TextPort<HostNode>;
  readonly fonts: FontsPort;
  readonly painter: Painter;
  /** Commits, nodes and uploads since the root was made. */
  readonly counters: Counters;
  /** What applies where nodes say nothing. */
  readonly defaults: RootDefaults;
  /** Transition of focus styles and scroll that have none of their own. */
  readonly focusTransition: Transition;
  /** What screens get from `useScene()`: another object for every resolution. */
  readonly screenContext: RendererContext;
  /** Draws everything anew with another painter; what the one before has drawn is gone. */
  replacePainter(painter: Painter): void;
  /** Another resolution from now on; the painter has to be replaced as well. */
  setResolution(resolution: number): void;
  /** Puts a node on the list of the next flush. */
  markDirty(node: HostNode, bits: number): void;
  /** Does what is marked: text, flows, paint. Called before every frame, for what changed outside of React. */
  flushDirty(): void;
  /** The same after a React commit; then focus is resolved. */
  flush(): void;
  /** Calls `run` after every React commit of this root. */
  afterCommit(run: () => void): void;
  /** React committed: counts the commit, flushes, and calls what `afterCommit` was given. */
  handleCommit(): void;
  /** Asks the frame loop for a frame. */
  wake(): void;
  /** Reports a screen's mistake that breaks nothing else to the root's `onError`. Called in development only. */
  report(error: Error): void;
}

let nextId = 1;

/** Makes a detached record; no GPU object until it reaches a live tree, so abandoned renders leak nothing. */
export function createHostNode(type: HostType, props: HostProps, owner: string | null = null): HostNode {
  return {
    type,
    id: nextId++,
    props,
    owner,
    handle: null,
    parent: null,
    children: [],
    root: null,
    suspendRoot: null,
    suspended: false,
    hidden: props.visible === false,
    now: initialNumbers(),
    target: initialNumbers(),
    flowX: 0,
    flowY: 0,
    dirty: 0,
    layout: null,
    marqueeLayout: null,
    placeholderTitle: null,
    imageEvents: null,
    focus: null,
    followedFocus: null,
    styleActive: false,
    renderNode: null,
  };
}

function initialNumbers(): NodeNumbers {
  return { x: 0, y: 0, w: 0, h: 0, alpha: 1, scale: 1, rotation: 0, color: 0, slide: 0 };
}

/** True when neither it nor anything above is hidden and it is on a live tree. */
export function isShown(node: HostNode): boolean {
  if (node.root === null) return false;
  for (let at: HostNode | null = node; at !== null; at = at.parent) if (at.hidden) return false;
  return true;
}
