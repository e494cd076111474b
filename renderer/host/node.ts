/**
 * The host node and its root.
 *
 * A node is a plain record of its props and current values. The record owns the values; the render node
 * (`renderNode`) mirrors them. So the scene can be rebuilt from the host tree at any time (lost context, other
 * resolution), and everything but the render backends works without a GPU.
 */
import type { Clock, NodeHandle, Transition } from '../types';
import type { Counters } from './counters';
import type { HostProps } from './hostProps';
import type {
  AnimatableProp,
  DrawnPort,
  FocusControl,
  FocusNode,
  FocusPort,
  FontsPort,
  MotionPort,
  PainterPort,
  RenderNode,
  ScreenChangePort,
  ScreenControl,
  SentImageEvents,
  TextBlock,
  TextPort,
  TrackedNodesPort,
} from './ports';
import type { PointerVisibility } from './pointerVisibility';
import type { RootDefaults } from './rootDefaults';

export type HostType = 'view' | 'text' | 'image';

export type Painter = PainterPort<HostNode>;

/** A value for each animatable number. */
export type NodeNumbers = Record<AnimatableProp, number>;

/** Work that waits for the flush after a commit; `justAttached`: the node has been drawn since the last flush. */
export const Dirty = { text: 1, flow: 2, paint: 4, image: 8, order: 16, justAttached: 32 } as const;

export interface HostNode {
  readonly type: HostType;
  readonly id: number;
  /** Props as last committed by React; children excluded. */
  props: HostProps;
  /** Name of the component whose JSX created it; null in production. */
  owner: string | null;
  /** React's fiber, from which an error's component stack is read; null for nodes that React did not make. */
  fiber: unknown;
  /** The value of its ref; null until a ref is attached. */
  handle: NodeHandle | null;
  parent: HostNode | null;
  readonly children: HostNode[];
  /** How many nodes are above it; counted when it joins a live tree. */
  depth: number;
  /** The root it is attached to; null while it is not on a live tree. */
  root: SceneRoot | null;
  /** The root that an image with `suspend` was created for: its commit waits for the image before it is on a tree. */
  suspendRoot: SceneRoot | null;
  /** Hidden by Suspense or Activity. Survives prop updates: only React's unhide resets it. */
  suspended: boolean;
  /** `suspended` or `visible={false}`: neither it nor its subtree is drawn, focusable or announced. */
  hidden: boolean;
  /** The numbers as drawn now: props, then state style, then motion. */
  readonly now: NodeNumbers;
  /** The end value of each number; equal to `now` when nothing moves. */
  readonly target: NodeNumbers;
  /** Position set by the parent's flow; added to its own x and y. */
  flowX: number;
  flowY: number;
  /** Work for the next flush: a set of `Dirty` bits. */
  dirty: number;
  /** Lines and size of a text, computed at the flush after a change; null for other types. */
  layout: TextBlock | null;
  /** The full line of a truncated text while its marquee runs; else null. */
  marqueeLayout: TextBlock | null;
  /** The text node that shows an image's `title` on its placeholder, created at first use. */
  placeholderTitle: HostNode | null;
  /**
   * The events that the image has sent to its screen; kept here, so that a lost context sends none twice. Null for
   * other types.
   */
  imageEvents: SentImageEvents | null;
  /** Its record in the focus tree if it is focusable or a group; else null. */
  focus: FocusNode<HostNode> | null;
  /**
   * The record whose focus switches its `parentFocusedStyle`; null for focusables and groups, and without that prop.
   */
  followedFocus: FocusNode<HostNode> | null;
  /** Whether `focusedStyle` or `parentFocusedStyle` is active. */
  styleActive: boolean;
  /** The picture of a screen that React has removed: drawn, but neither focusable nor announced. */
  leaving: boolean;
  renderNode: RenderNode | null;
}

/** The value of `useScene()`. */
export interface RendererContext {
  /** The source of time. */
  readonly clock: Clock;
  /**
   * Device pixels per stage pixel: images are requested at stage size x resolution. Components that read it render
   * again when it changes.
   */
  readonly resolution: number;
  /** The focused node, and how to move focus. */
  readonly focus: FocusControl<HostNode>;
  /** The change from one screen to the next. */
  readonly screens: ScreenControl;
  /** Tells an element of the page above a node where and how visible that is. */
  readonly trackNode: TrackedNodesPort['track'];
  /** For what nobody sees yet and can wait for the images that are seen. */
  readonly whenDrawn: DrawnPort['when'];
  /** Reading direction of the stage. */
  readonly direction: 'ltr' | 'rtl';
  /** The fonts of texts. */
  readonly fonts: FontsPort;
}

/** A stage, its tree and everything that belongs to them. */
export interface SceneRoot {
  /** The source of time. */
  readonly clock: Clock;
  /** Width of the stage, stage pixels. */
  readonly width: number;
  /** Height of the stage, stage pixels. */
  readonly height: number;
  /** Device pixels per stage pixel: images are requested at stage size x resolution. */
  readonly resolution: number;
  /** The root node: React's children, then the overlay. */
  readonly stageNode: HostNode;
  /** Drawn above everything else: the focus ring. */
  readonly overlay: HostNode;
  readonly focus: FocusPort<HostNode>;
  readonly screens: ScreenChangePort<HostNode>;
  readonly pointer: PointerVisibility;
  /** Nodes that elements of the page follow. */
  readonly tracked: TrackedNodesPort;
  /** Who waits for the images of the screen. */
  readonly drawn: DrawnPort;
  readonly motion: MotionPort<HostNode>;
  readonly text: TextPort<HostNode>;
  readonly fonts: FontsPort;
  readonly painter: Painter;
  /** Commits, nodes and uploads since the root was created. */
  readonly counters: Counters;
  /** Defaults for nodes. */
  readonly defaults: RootDefaults;
  /** Default transition of focus styles and scroll. */
  readonly focusTransition: Transition;
  /** The value of `useScene()`; another object for each resolution. */
  readonly screenContext: RendererContext;
  /** Draws everything again with another painter; the output of the previous one is gone. */
  replacePainter(painter: Painter): void;
  /** Changes the resolution; the painter must be replaced as well. */
  setResolution(resolution: number): void;
  /** Queues a node for the next flush. */
  markDirty(node: HostNode, bits: number): void;
  /** Processes the queue: text, flows, paint. Called before every frame, for changes outside React. False when it is empty. */
  flushDirty(): boolean;
  /** The same after a React commit; then resolves focus. */
  flush(): void;
  /** Calls `run` after every React commit of this root. */
  afterCommit(run: () => void): void;
  /** Called on a React commit: counts it, flushes, and runs the `afterCommit` callbacks. */
  handleCommit(): void;
  /** Requests a frame from the frame loop. */
  wake(): void;
  /** Reports misuse by a screen that breaks nothing else to the root's `onError`. Called in development only. */
  report(error: Error): void;
  /** Product code threw: reported, and the work it was called from goes on. See `callHandler`. */
  handlerFailed(error: unknown, handler: string, node: HostNode | null): void;
  /**
   * The renderer's own work failed, or the browser's: reported, and the tree is made anew from what React has committed, and
   * drawn anew, behind the present task. `inRender`: once what React renders now is committed, too.
   */
  recover(error: unknown, inRender?: boolean): void;
}

let nextId = 1;

/** Creates a detached record; no GPU object until it joins a live tree, so abandoned renders leak nothing. */
export function createHostNode(type: HostType, props: HostProps, owner: string | null = null): HostNode {
  return {
    type,
    id: nextId++,
    props,
    owner,
    fiber: null,
    handle: null,
    parent: null,
    children: [],
    depth: 0,
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
    leaving: false,
    renderNode: null,
  };
}

function initialNumbers(): NodeNumbers {
  return { x: 0, y: 0, w: 0, h: 0, alpha: 1, scale: 1, rotation: 0, color: 0, slide: 0 };
}

/** True when it is on a live tree and neither it nor an ancestor is hidden. */
export function isShown(node: HostNode): boolean {
  if (node.root === null) return false;
  for (let at: HostNode | null = node; at !== null; at = at.parent) if (at.hidden) return false;
  return true;
}
