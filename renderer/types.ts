/**
 * The vocabulary of the renderer: what a screen may write on a <View>, <Text> or <Image>.
 *
 * Units: stage pixels (the stage is 1920x1080 whatever the panel is), milliseconds, radians, colours 0xRRGGBBAA.
 * Every prop has a default in `scene/propTable.ts`; a prop that is taken away returns to it.
 */
import type { ReactNode, Ref } from 'react';
import type { NodeHandle } from './handles';
import type { KeyHandler, TextHandler } from './keys';

export type { FragmentHandle, NodeHandle, Rect } from './handles';
export type * from './keys';

export type { Clock } from './clock';

/** 0xRRGGBBAA, not premultiplied. */
export type Color = number;

/** Curves by name, so that equal transitions are equal values. */
export type Easing = 'linear' | 'ease-out' | 'ease-in-out' | 'ease-in';

/** How a change of a number travels: in `duration` ms after `delay` ms along `easing`. */
export interface Transition {
  duration: number;
  delay?: number;
  easing?: Easing;
}

/** The numbers that can move. Everything else changes at once. */
export type AnimatedProp = 'x' | 'y' | 'w' | 'h' | 'alpha' | 'scale' | 'rotation' | 'color';

/** Transitions by property, or one for all of them. */
export type Transitions = Transition | Partial<Record<AnimatedProp, Transition>>;

export interface Border {
  width: number;
  color: Color;
}

export interface Shadow {
  color: Color;
  /** offset x, offset y, blur, spread */
  projection: readonly [number, number, number, number];
}

/** A scrim: colours along an angle (0 = to the right, PI/2 = downwards). Stops run 0..1. */
export interface Gradient {
  angle: number;
  colors: readonly Color[];
  stops: readonly number[];
}

/** The look of a box that can change with focus, without React. */
export interface StateStyle {
  x?: number;
  y?: number;
  alpha?: number;
  scale?: number;
  color?: Color;
  zIndex?: number;
  /** Children are cut at the box in this state: boxes with equal clips share a draw call, so clip only while it shows. */
  clip?: boolean;
}

/** Names a screen reader knows (ARIA's words). A node without a role is layout and is not in the semantics tree. */
export type Role =
  | 'alert'
  | 'application'
  | 'banner'
  | 'button'
  | 'dialog'
  | 'grid'
  | 'group'
  | 'heading'
  | 'image'
  | 'key'
  | 'link'
  | 'list'
  | 'listitem'
  | 'main'
  | 'menu'
  | 'menuitem'
  | 'navigation'
  | 'progressbar'
  | 'slider'
  | 'status'
  | 'tab'
  | 'tablist'
  | 'text'
  | 'textbox'
  | 'video';

/** What a screen reader says of a node, and what `window.__tv` shows. */
export interface SemanticProps {
  /** Stable name for tests. */
  testId?: string;
  role?: Role;
  /** The accessible name; without it the texts inside, joined by a space. */
  label?: string;
  value?: string | number;
  selected?: boolean;
  disabled?: boolean;
  checked?: boolean;
  expanded?: boolean;
  busy?: boolean;
}

/**
 * How a group hands focus from child to child.
 * `row` and `column` go by order, `grid` by order in `columns`, `free` by geometry.
 */
export type GroupKind = 'row' | 'column' | 'grid' | 'free';

export interface FocusProps {
  /** Can hold focus. */
  focusable?: boolean;
  /** Makes this node a focus group for the focusables below it. */
  group?: GroupKind;
  /** Columns of a `grid` group. */
  columns?: number;
  /** Stable name inside the group: memory and history restore by it. Defaults to the node's order. */
  focusKey?: string;
  /** First choice when the group is entered and remembers nothing. */
  preferred?: boolean;
  /** Takes focus when it mounts (a screen's first focus, a modal). */
  autoFocus?: boolean;
  /**
   * Focus that comes into this group goes to this node, or to whoever has this `focusKey` (the nearest one), instead;
   * into the group itself while that is not there or cannot have focus.
   */
  redirect?: string | NodeHandle;
  /** Keys that find no target inside do not leave the group (modals, drawers). */
  trap?: boolean;
  /** Going past an end comes in at the other. */
  wrap?: boolean;
  /** False: entering the group always lands on the preferred or first child. Default true. */
  remember?: boolean;
  /** Order inside the group when it differs from tree order (recycled slots of lists). */
  order?: number;
  /** How the shared focus ring goes round this node; `false` for none. Default: the root's ring. */
  ring?: RingStyle | false;
  onFocus?: () => void;
  onBlur?: () => void;
  /** OK released shortly after it was pressed, or a click. */
  onPress?: () => void;
  onLongPress?: () => void;
  /** Sees keys on their way from the focused node to the root. */
  onKey?: KeyHandler;
  /**
   * Sees releases on their way from the focused node to the root; true ends the way. Every key that was pressed is
   * released once, also when the page loses the keyboard meanwhile.
   */
  onKeyUp?: KeyHandler;
  /**
   * Takes what a hardware keyboard writes while focus is here or inside: letters, digits, backspace, what is pasted.
   * Those are not keys of the remote then. Not throttled.
   */
  onText?: TextHandler;
  /** Style while this node holds focus (focusable) or contains it (group), written without React. */
  focusedStyle?: StateStyle;
  /** For nodes that are not focusable: style while the nearest focusable or group above has focus. */
  parentFocusedStyle?: StateStyle;
}

export interface RingStyle {
  /** Corner radius of the ring's outer edge; default: the node's radius + offset. */
  radius?: number;
  /** Distance from the node's edge. Default 6 (experience: 4 px ring 6 px outside). */
  offset?: number;
}

interface BoxProps extends SemanticProps, FocusProps {
  x?: number;
  y?: number;
  w?: number;
  h?: number;
  /** 0..1 */
  alpha?: number;
  /** About the pivot. */
  scale?: number;
  rotation?: number;
  /** 0..1 of the box; default 0.5, its centre. */
  pivotX?: number;
  pivotY?: number;
  /** Among siblings; ties go by order. */
  zIndex?: number;
  /** False takes the node and everything below out of drawing, focus and semantics. */
  visible?: boolean;
  transition?: Transitions;
}

/** A box: colour, gradient, corners, border, shadow; children inside; optionally laid out one after another. */
export interface ViewProps extends BoxProps {
  color?: Color;
  gradient?: Gradient;
  /** One radius or top-left, top-right, bottom-right, bottom-left. */
  radius?: number | readonly [number, number, number, number];
  border?: Border;
  shadow?: Shadow;
  /** Children are cut at the box. */
  clip?: boolean;
  /** Lays children out after one another; without w or h the view takes its children's size. */
  flow?: 'row' | 'column';
  /** Between children of a flow. */
  gap?: number;
  /** Across a flow. Default 'start'. */
  align?: 'start' | 'center' | 'end';
  /** Along a flow, where its size is given and there is room to spare. Default 'start'. */
  justify?: 'start' | 'center' | 'end';
  /** Inside a flow: [vertical, horizontal] or one number. */
  padding?: number | readonly [number, number];
  children?: ReactNode;
  ref?: Ref<NodeHandle>;
}

export interface TextProps extends BoxProps {
  /** String, number or a mix of them; other elements are an error. */
  children?: ReactNode;
  color?: Color;
  /** Pixels. Default 26 (body). */
  size?: number;
  /** 400 or 700. Default 400. */
  weight?: number;
  /** Pixels. Default 1.38 x size. */
  lineHeight?: number;
  letterSpacing?: number;
  /** Wraps at this width; without it one line as long as it needs. */
  maxWidth?: number;
  /** Ends in an ellipsis. Default 1 with maxWidth, else unlimited. */
  maxLines?: number;
  /** Default: left; right for text that runs to the left (Arabic, Hebrew) and in a root that reads from the right. */
  textAlign?: 'left' | 'center' | 'right';
  /** A single line that is cut runs through its box, once, when its focusable has had focus for 1.5 s. Default false. */
  marquee?: boolean;
  family?: string;
  ref?: Ref<NodeHandle>;
}

export interface ImageProps extends BoxProps {
  /** Null, empty or a failed load leaves the plate. At most 4096 pixels on a side; the exact size on the panel is best. */
  src?: string | null;
  /** Flat colour until the picture is there. Default: the root's plate. 0 for none. */
  plate?: Color;
  radius?: number | readonly [number, number, number, number];
  /** Multiplied with the picture. Default white. */
  color?: Color;
  /** `cover` cuts what does not fit; `stretch` is for pictures made at the exact size. Default 'stretch'. */
  fit?: 'stretch' | 'cover';
  /** Fade in over this many ms. Default 150. */
  fade?: number;
  /**
   * A transition, or Suspense content, that brings this picture or gives it another `src` commits when it is loaded or
   * has failed, 1000 ms after the transition began at the latest. Updates of keys and first renders never wait. Default false.
   */
  suspend?: boolean;
  /** Stands on the plate while there is no picture: no source, or one that failed. Drawn without React. */
  title?: string;
  /** The picture is on the glass, for the first time since `src` changed. */
  onLoad?: () => void;
  /**
   * There is no picture: told once a `src`. A failure of the network is tried again after 2, 8 and 30 seconds and whenever
   * the image comes near the stage anew; `onLoad` says when that went well.
   */
  onError?: () => void;
  children?: ReactNode;
  ref?: Ref<NodeHandle>;
}
