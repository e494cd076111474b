/**
 * The vocabulary of the renderer: what a screen may write on a <View>, <Text> or <Image>.
 *
 * Units: stage pixels (the stage is 1920x1080 whatever the panel is), milliseconds, radians, colours 0xRRGGBBAA.
 * The default of each prop is given with it; a prop that is removed returns to it.
 */
import type { ReactNode, Ref } from 'react';
import type { NodeHandle } from './refs';
import type { KeyHandler, PointerDrag, TextHandler } from './remoteKeys';
import type { Border, Color, Crop, Gradient, RingStyle, Shadow, StateStyle, Transitions } from './styleTypes';

export type { FragmentHandle, NodeHandle, Rect } from './refs';
export type * from './remoteKeys';
export type * from './styleTypes';

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
  | 'radio'
  | 'slider'
  | 'status'
  | 'switch'
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

/** How a group hands focus on: `row` and `column` by order, `grid` by order in `columns`, `free` by geometry. */
export type GroupKind = 'row' | 'column' | 'grid' | 'free';

/**
 * What moved focus: a key or `focus()` (a list scrolls the item to its pinned position), the pointer (a list only scrolls the
 * item into view, or the page would move away under the pointer), or mounting and restoring (no transition).
 */
export type FocusReason = 'key' | 'pointer' | 'jump';

/** How a node takes part in focus, and the keys it gets. */
export interface FocusProps {
  /** Can hold focus. Default false. */
  focusable?: boolean;
  /** Makes this node a focus group for the focusables below it. Default: none; those belong to the group above. */
  group?: GroupKind;
  /** Columns of a `grid` group. Default 1. */
  columns?: number;
  /** Stable name inside the group: focus is restored by it. Defaults to the node's order. */
  focusKey?: string;
  /** First choice when focus enters the group for the first time. Default false: its first child. */
  preferred?: boolean;
  /** Takes focus when it mounts (a screen's first focus, a modal). Default false. */
  autoFocus?: boolean;
  /**
   * Focus that comes into this group goes to this node, or to the nearest one with this `focusKey`, instead; into the group
   * itself while that is not mounted or cannot have focus.
   */
  redirect?: string | NodeHandle;
  /**
   * While shown, the group takes focus, keeps it (nothing outside can have it) and returns it when it closes: modals,
   * drawers. Keys still go up to the root. Default false.
   */
  trap?: boolean;
  /** A move past an end continues at the other. Default false. */
  wrap?: boolean;
  /** False: entering the group always lands on the preferred or first child. Default true. */
  remember?: boolean;
  /** Order inside the group when it differs from tree order (recycled slots of lists). Default: tree order. */
  order?: number;
  /** The focus ring round this node; `false` for none. Default: the root's ring. */
  ring?: RingStyle | false;
  /** It got focus, or focus came into it from outside. Called in the task of the key, after styles and scroll. */
  onFocus?: (reason: FocusReason) => void;
  /** Focus left it and all inside. Called in the task of the key. */
  onBlur?: () => void;
  /**
   * OK was released, or a click, on this node or on one inside that has no `onPress` of its own. Not when focus moved
   * between press and release.
   */
  onPress?: () => void;
  /**
   * The pointer's button is down on this node, or on one inside that has no `onPress` of its own: called with each place of
   * the pointer until the release, also beside the node. That press is then no `onPress` or `onLongPress` and drags no
   * list; the remote's OK still presses. A click is a `start` and an `end`.
   */
  onDrag?: (drag: PointerDrag) => void;
  /** OK, or the pointer's button, has been held for 500 ms and still is; its release is then no press. */
  onLongPress?: () => void;
  /**
   * Gets keys on their way from the focused node to the root; true stops them. A direction that nobody stopped moves focus.
   */
  onKey?: KeyHandler;
  /**
   * Gets releases on their way from the focused node to the root; true stops them. Every key that was pressed is released
   * once, also when the page loses the keyboard in between.
   */
  onKeyUp?: KeyHandler;
  /**
   * Gets what a hardware keyboard writes while focus is here or inside: letters, digits, backspace, pasted text. Those are
   * then not keys of the remote, and are not throttled.
   */
  onText?: TextHandler;
  /**
   * The wheel turned over this node, and no list took it: steps of about a line, down is positive. Goes from the innermost
   * node to the root; true stops it.
   */
  onWheel?: (steps: number) => boolean;
  /** Style while this node has focus (focusable) or contains it (group), written without React. */
  focusedStyle?: StateStyle;
  /** For nodes that are not focusable: style while the nearest focusable or group above has focus. */
  parentFocusedStyle?: StateStyle;
}

interface BoxProps extends SemanticProps, FocusProps {
  /** Stage pixels from the parent, or from its position in a flow. Default 0. */
  x?: number;
  /** Stage pixels from the parent, or from its position in a flow. Default 0. */
  y?: number;
  /**
   * Stage pixels. Default 0; a flow takes its content's, a text that of its lines, which break at a `w` that is given.
   */
  w?: number;
  /** Stage pixels. Default 0; a flow takes its content's. A text has that of its lines and nothing else. */
  h?: number;
  /** Opacity, 0..1, of the node and all inside. Default 1. */
  alpha?: number;
  /** Of the node and all inside, about the pivot. Default 1. */
  scale?: number;
  /** Radians about the pivot. Default 0. For decoration: the focus ring and the pointer do not follow. */
  rotation?: number;
  /** 0..1 of the width. Default 0.5. */
  pivotX?: number;
  /** 0..1 of the height. Default 0.5. */
  pivotY?: number;
  /** Paint order among siblings; equal ones by tree order. Default 0. */
  zIndex?: number;
  /** False takes the node and everything below out of drawing, focus and semantics. Default true. */
  visible?: boolean;
  /** How changes of its numbers are animated. Default: not at all. */
  transition?: Transitions;
  /** It moves to the element of that name when screens change; inside a focusable only with focus. Default: none. */
  sharedElement?: string;
}

/** A box: colour, gradient, corners, border, shadow; children inside; optionally laid out one after another. */
export interface ViewProps extends BoxProps {
  /** Default 0x00000000: nothing is drawn. */
  color?: Color;
  /** Instead of `color`, `border` and `shadow`; of `radius` it takes the first. Default: none. */
  gradient?: Gradient;
  /** One radius or top-left, top-right, bottom-right, bottom-left; stage pixels, at most half a side. Default 0. */
  radius?: number | readonly [number, number, number, number];
  /** Default: none. */
  border?: Border;
  /** Default: none. */
  shadow?: Shadow;
  /** Children are clipped at the box, corners not rounded. Default false. */
  clip?: boolean;
  /**
   * A whole screen: when removed, its picture stays until the next has 'content', or a 'skeleton' for a while. A 'splash' stays
   * longer: a start is one change, from it to what there is to see. Default: none.
   */
  screen?: 'content' | 'skeleton' | 'splash';
  /**
   * Lays children out one after another; without w or h the view takes its children's size. Hidden and empty ones take
   * no space. Default: children are positioned by their x and y.
   */
  flow?: 'row' | 'column';
  /** Between children of a flow, stage pixels. Default 0. */
  gap?: number;
  /** Across a flow. Default 'start'. */
  align?: 'start' | 'center' | 'end';
  /** Along a flow whose size is given and larger than its content. Default 'start'. */
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
   * Where the ellipsis is when not all fits. `start` shows the end of the text, on a single line with every space as
   * written: for what is being typed. Default 'end'.
   */
  ellipsis?: 'start' | 'end';
  /** Default: left; right for text that runs to the left (Arabic, Hebrew) and in a root that reads from the right. */
  textAlign?: 'left' | 'center' | 'right';
  /** A single line that is cut scrolls through its box, once, when its focusable has had focus for 1.5 s. Default false. */
  marquee?: boolean;
  /** A family of `loadFonts`. Default: the root's default family, which also stands in for one that is unknown. */
  family?: string;
  /** See `NodeHandle`. */
  ref?: Ref<NodeHandle>;
}

/** What a screen writes on `<Image>`. */
export interface ImageProps extends BoxProps {
  /**
   * The address of a file, or an outline's (`outlineUrl`). Null, empty or failed shows the placeholder. At most 4096 pixels on a
   * side; best is the exact size on the panel.
   */
  src?: string | null;
  /** Flat colour until the image is loaded; 0 for none. Default: the root's. */
  placeholder?: Color;
  /** One radius or top-left, top-right, bottom-right, bottom-left; stage pixels. Default 0. */
  radius?: number | readonly [number, number, number, number];
  /** Multiplied with the image. Default white. */
  color?: Color;
  /** `cover` crops what does not fit; `stretch` is for images of the exact size. Default 'stretch'. */
  fit?: 'stretch' | 'cover';
  /**
   * The part to show, stretched over the node: one picture of a sheet. What sticks out of the image is cut off; one with
   * nothing inside is as none. Default: all of it.
   */
  crop?: Crop;
  /** Fade in over this many ms. Default 150. */
  fade?: number;
  /** Letters are part of it: as a shared element it gives way before it grows. Default false. */
  lettering?: boolean;
  /**
   * A transition, or Suspense content, that mounts this image or gives it another `src` commits when it is loaded or has
   * failed, 1000 ms after the transition began at the latest. Updates of keys and first renders never wait. Default false.
   */
  suspend?: boolean;
  /** Text on the placeholder of an image without source or whose source failed, drawn without React. Default: none. */
  title?: string;
  /** The image is shown for the first time since `src` changed. */
  onLoad?: () => void;
  /**
   * The image cannot be shown: called once per `src`. After a failure of the network it is loaded again after 2, 8 and 30
   * seconds and whenever the node comes near the stage anew; `onLoad` is called when that succeeds.
   */
  onError?: () => void;
  /** Drawn over the image. */
  children?: ReactNode;
  /** See `NodeHandle`. */
  ref?: Ref<NodeHandle>;
}
