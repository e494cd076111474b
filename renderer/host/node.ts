/**
 * The host node: a plain record of what React asked for and what is drawn now.
 *
 * The record owns the values; the Lightning node (`drawn`) only mirrors them. So the scene can be rebuilt from the host
 * tree at any time (lost context, other resolution), and everything but `scene/` works on records without a GPU.
 */
import type { AnimatedProp, ImageProps, TextProps, ViewProps } from '../types';
import type { SceneRoot } from './root';
import type { FocusRecord } from '../focus/record';
import type { TextLayout } from './textLayout';

export type HostType = 'view' | 'text' | 'image';

/** Union by type, all optional: the prop table knows which belong where. */
export type HostProps = ViewProps & TextProps & ImageProps;

/** What can move: the numbers a screen writes, and how far a running line has slid in its box. */
export type MovingProp = AnimatedProp | 'slide';

/** What is written to the glass by itself; `clip` is 0 or 1. */
export type WrittenProp = MovingProp | 'zIndex' | 'clip';

/** The numbers that can move, as they are now. */
export type Numbers = Record<MovingProp, number>;

/** What is drawn for a record, as the rest of the renderer sees it. Only the painter knows more. */
export interface DrawnNode {
  write(prop: WrittenProp, value: number): void;
}

/** Work that waits for the flush after a commit; `fresh`: the node is drawn since the last one. */
export const Dirty = { text: 1, flow: 2, paint: 4, image: 8, order: 16, fresh: 32 } as const;

export interface HostNode {
  readonly type: HostType;
  readonly id: number;
  /** As React last committed them; children excluded. */
  props: HostProps;
  /** Lines and size of a text, made at the flush after a change; null for others. */
  layout: TextLayout | null;
  /** The whole line of a cut text while it runs (`marquee.ts`); null at rest. */
  whole: TextLayout | null;
  parent: HostNode | null;
  readonly children: HostNode[];
  /** The root it is attached to, null while it is not on a live tree. */
  root: SceneRoot | null;
  /** Suspense or Activity hid it. Survives prop updates: only React's unhide takes it back. */
  suspended: boolean;
  /** `suspended` or `visible={false}`: not drawn, not focusable, not spoken, nor anything below. */
  hidden: boolean;
  /** What is on the glass now: props, then state style, then motion. */
  readonly now: Numbers;
  /** Where each number is going: equal to `now` when nothing moves. */
  readonly target: Numbers;
  /** Where the parent's flow puts it; added to its own x and y. */
  flowX: number;
  flowY: number;
  /** What the flush has to do for it: a set of `Dirty` bits. */
  dirty: number;
  /** Its part in the focus tree, when it is focusable or a group. */
  focus: FocusRecord | null;
  /** Whether `focusedStyle` / `parentFocusedStyle` is on. */
  styled: boolean;
  drawn: DrawnNode | null;
}

let nextId = 1;

/** Makes a detached record; no GPU object until it reaches a live tree, so abandoned renders leak nothing. */
export function createHostNode(type: HostType, props: HostProps): HostNode {
  return {
    type,
    id: nextId++,
    props,
    layout: null,
    whole: null,
    parent: null,
    children: [],
    root: null,
    suspended: false,
    hidden: props.visible === false,
    now: zeroNumbers(),
    target: zeroNumbers(),
    flowX: 0,
    flowY: 0,
    dirty: 0,
    focus: null,
    styled: false,
    drawn: null,
  };
}

function zeroNumbers(): Numbers {
  return { x: 0, y: 0, w: 0, h: 0, alpha: 1, scale: 1, rotation: 0, color: 0, slide: 0 };
}

/** True when neither it nor anything above is hidden and it is on a live tree. */
export function isShown(node: HostNode): boolean {
  if (node.root === null) return false;
  for (let at: HostNode | null = node; at !== null; at = at.parent) if (at.hidden) return false;
  return true;
}
