/**
 * The vocabulary of the renderer: what a screen may write on a <View>, <Text> or <Image>.
 *
 * Units: stage pixels (the stage is 1920x1080 whatever the panel is), milliseconds, radians, colours 0xRRGGBBAA.
 * Every prop has a default in `scene/propTable.ts`; a prop that is taken away returns to it.
 */
import type { ReactNode, Ref } from 'react';
import type { NodeHandle } from './handles';
import type { KeyHandler, TextHandler } from './keys';
import type { Border, Color, Gradient, Shadow, StateStyle, Transitions } from './looks';

export type { FragmentHandle, NodeHandle, Rect } from './handles';
export type * from './keys';
export type * from './looks';

export type { Clock } from './clock';

/** Names a screen reader knows (ARIA's words). A node without a role is layout and is not in the semantics tree. */
export type Role =
  | 'alert'
  | 'application'
  | 'banner'
  | 'button'
  | 'checkbox'
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
  /** Stable name for tests. Default: none. */
  testId?: string;
  /** Default: `text` and `image` for those elements, `button` for a focusable; any other node is layout. */
  role?: Role;
  /** The accessible name; without it the texts inside, joined by a space. */
  label?: string;
  /** Text of a textbox, seconds of a slider, percent of a progress bar. */
  value?: string | number;
  /** Chosen among its siblings. Default false. */
  selected?: boolean;
  /** Cannot have focus, be pressed or be written into; focus leaves it. Default false. */
  disabled?: boolean;
  /** Ticked or switched on. Default false. */
  checked?: boolean;
  /** Shows what belongs to it. Default false. */
  expanded?: boolean;
  /** Still loading. Default false. */
  busy?: boolean;
}

/**
 * How a group hands focus from child to child.
 * `row` and `column` go by order, `grid` by order in `columns`, `free` by geometry.
 */
export type GroupKind = 'row' | 'column' | 'grid' | 'free';

/**
 * How focus came: by a key or `focus()` (lists bring the item to its pinned place), by pointer (lists only make sure it is
 * seen, or the page would run away under the pointer), or by mounting and restoring (no travel).
 */
export type Arrival = 'key' | 'pointer' | 'jump';

/** How a node takes part in focus, and the keys it hears. */
export interface FocusProps {
  /** Can hold focus. Default false. */
  focusable?: boolean;
  /** Makes this node a focus group for the focusables below it. Default: none; those belong to the group above. */
  group?: GroupKind;
  /** Columns of a `grid` group. Default 1. */
  columns?: number;
  /** Stable name inside the group: memory and history restore by it. Defaults to the node's order. */
  focusKey?: string;
  /** First choice when the group is entered and remembers nothing. Default false: its first child. */
  preferred?: boolean;
  /** Takes focus when it mounts (a screen's first focus, a modal). Default false. */
  autoFocus?: boolean;
  /**
   * Focus that comes into this group goes to this node, or to whoever has this `focusKey` (the nearest one), instead;
   * into the group itself while that is not there or cannot have focus.
   */
  redirect?: string | NodeHandle;
  /**
   * Shown, the group takes focus, keeps it (nothing outside can have it) and gives it back when it goes: modals, drawers.
   * Keys still travel to the root. Default false.
   */
  trap?: boolean;
  /** Going past an end comes in at the other. Default false. */
  wrap?: boolean;
  /** False: entering the group always lands on the preferred or first child. Default true. */
  remember?: boolean;
  /** Order inside the group when it differs from tree order (recycled slots of lists). Default: tree order. */
  order?: number;
  /** How the shared focus ring goes round this node; `false` for none. Default: the root's ring. */
  ring?: RingStyle | false;
  /** Focus came to it, or from outside into it; told how. In the task of the key, after styles and scroll. */
  onFocus?: (arrival: Arrival) => void;
  /** Focus left it and all inside. In the task of the key. */
  onBlur?: () => void;
  /**
   * OK let go, or a click, on this node or on one inside that has no `onPress` of its own. Not when focus moved
   * meanwhile.
   */
  onPress?: () => void;
  /** OK, or the pointer's button, held for 500 ms, while it is still down; letting go is then no press. */
  onLongPress?: () => void;
  /**
   * Sees keys on their way from the focused node to the root; true ends the way. A direction nobody ended moves focus.
   */
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
  /**
   * A wheel turned over this node, where no list took it: steps of a line or so, down is positive. True ends the way from
   * the innermost node to the root.
   */
  onWheel?: (steps: number) => boolean;
  /** Style while this node holds focus (focusable) or contains it (group), written without React. */
  focusedStyle?: StateStyle;
  /** For nodes that are not focusable: style while the nearest focusable or group above has focus. */
  parentFocusedStyle?: StateStyle;
}

/** The focus ring of one node. Its colour and width are the root's. */
export interface RingStyle {
  /** Corner radius of the ring, stage pixels. Default: the node's radius + offset. */
  radius?: number;
  /** Free pixels between node and ring. Default: the root's, 6. */
  offset?: number;
}

interface BoxProps extends SemanticProps, FocusProps {
  /** Stage pixels from the parent, or from its place in a flow. Default 0. */
  x?: number;
  /** Stage pixels from the parent, or from its place in a flow. Default 0. */
  y?: number;
  /**
   * Stage pixels. Default 0; a flow takes its content's, a text that of its lines, which break at a `w` that is given.
   */
  w?: number;
  /** Stage pixels. Default 0; a flow takes its content's. A text has that of its lines and nothing else. */
  h?: number;
  /** Opacity, 0..1, of the node and all inside. Default 1. */
  alpha?: number;
  /** About the pivot, of the node and all inside. Default 1. */
  scale?: number;
  /** Radians about the pivot. Default 0. For decoration: the focus ring and the pointer do not follow. */
  rotation?: number;
  /** 0..1 of the width. Default 0.5. */
  pivotX?: number;
  /** 0..1 of the height. Default 0.5. */
  pivotY?: number;
  /** Among siblings; ties go by order. Default 0. */
  zIndex?: number;
  /** False takes the node and everything below out of drawing, focus and semantics. Default true. */
  visible?: boolean;
  /** How its numbers travel when they change. Default: at once. */
  transition?: Transitions;
}

/** A box: colour, gradient, corners, border, shadow; children inside; optionally laid out one after another. */
export interface ViewProps extends BoxProps {
  /** Default 0x00000000: nothing is drawn. */
  color?: Color;
  /** Instead of `color`, `border` and `shadow`; of `radius` it takes the first. Default: none. */
  gradient?: Gradient;
  /**
   * One radius or top-left, top-right, bottom-right, bottom-left; stage pixels, at most half the smaller side. Default
   * 0.
   */
  radius?: number | readonly [number, number, number, number];
  /** Default: none. */
  border?: Border;
  /** Default: none. */
  shadow?: Shadow;
  /** Children are cut at the box, without its corners. Default false. */
  clip?: boolean;
  /**
   * Lays children out one after another; without w or h the view takes its children's size. Hidden and empty ones take
   * no room. Default: children stand where their x and y say.
   */
  flow?: 'row' | 'column';
  /** Between children of a flow, stage pixels. Default 0. */
  gap?: number;
  /** Across a flow. Default 'start'. */
  align?: 'start' | 'center' | 'end';
  /** Along a flow, where its size is given and there is room to spare. Default 'start'. */
  justify?: 'start' | 'center' | 'end';
  /** Inside a flow, stage pixels: [vertical, horizontal] or one number. Default 0. */
  padding?: number | readonly [number, number];
  /** Other elements; bare text is an error in development and left out in production. */
  children?: ReactNode;
  /** See `NodeHandle`. */
  ref?: Ref<NodeHandle>;
}

/** What a screen writes on `<Text>`. */
export interface TextProps extends BoxProps {
  /** String, number or a mix of them; other elements are an error. */
  children?: ReactNode;
  /** Default 0xffffffff. */
  color?: Color;
  /** Stage pixels. Default 26 (body). */
  size?: number;
  /** The nearest face of the family is taken. Default 400. */
  weight?: number;
  /** Stage pixels. Default 36/26 of `size`, rounded. */
  lineHeight?: number;
  /** Added after each letter, stage pixels. Default 0. */
  letterSpacing?: number;
  /** No line is longer, stage pixels; alone it means one line that ends in an ellipsis. Default: `w`, else no limit. */
  maxWidth?: number;
  /** What does not fit ends in an ellipsis. Default 1 where the width is limited, else unlimited. */
  maxLines?: number;
  /**
   * Where the ellipsis stands when not all fits. `start` shows the end, on a single line with every space as written:
   * for what is being typed. Default 'end'.
   */
  ellipsis?: 'start' | 'end';
  /** Default: left; right for text that runs to the left (Arabic, Hebrew) and in a root that reads from the right. */
  textAlign?: 'left' | 'center' | 'right';
  /** A single line that is cut runs through its box, once, when its focusable has had focus for 1.5 s. Default false. */
  marquee?: boolean;
  /** A family of `loadFonts`. Default: the root's default family, which also stands in for one that is unknown. */
  family?: string;
  /** See `NodeHandle`. */
  ref?: Ref<NodeHandle>;
}

/** What a screen writes on `<Image>`. */
export interface ImageProps extends BoxProps {
  /** Null, empty or a failed load leaves the plate. At most 4096 pixels on a side; the exact size on the panel is best. */
  src?: string | null;
  /** Flat colour until the picture is there. Default: the root's plate. 0 for none. */
  plate?: Color;
  /** One radius or top-left, top-right, bottom-right, bottom-left; stage pixels. Default 0. */
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
  /**
   * Stands on the plate while there is no picture: no source, or one that failed. Drawn without React. Default: none.
   */
  title?: string;
  /** The picture is on the glass, for the first time since `src` changed. */
  onLoad?: () => void;
  /**
   * There is no picture: told once a `src`. A failure of the network is tried again after 2, 8 and 30 seconds and whenever
   * the image comes near the stage anew; `onLoad` says when that went well.
   */
  onError?: () => void;
  /** Drawn over the picture. */
  children?: ReactNode;
  /** See `NodeHandle`. */
  ref?: Ref<NodeHandle>;
}
