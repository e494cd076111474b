/**
 * What each prop may be. Held against the types: a prop, or a field of a style, that is in `types.ts` and not here does
 * not compile. What is behind the edge (`validateProps.ts`) may trust its props.
 *
 * The ranges are wide: they keep out what breaks a browser (a font of -5 px, an arc of negative radius) or takes all of
 * its memory, and leave the rest to the screen.
 */
import type {
  AnimatedProp,
  Border,
  Crop,
  Gradient,
  ImageProps,
  RingStyle,
  Shadow,
  StateStyle,
  TextProps,
  Transition,
  ViewProps,
} from '../types';
import { isHandle } from './handle';
import type { ScopeProps } from './hostProps';
import { allOf, coordinate, count, length } from './kinds';
import type { CustomKind, FieldsKind, Kind } from './kinds';
import type { FieldsOf, KindsOf } from './kindTypes';
import type { HostType } from './node';

/** `children` and `ref` are React's. */
type PropKinds<Props> = KindsOf<Omit<Props, 'children' | 'ref'>>;

const fraction = { min: 0, max: 1 };
const color = { min: 0, max: 0xffffffff };
/** Of letters and of lines: the stage is 1080 high, and a canvas this high and as wide as any WebGL can take is 18 MB. */
const textSize = { min: 1, max: 1080 };
/** Of CSS; `document.fonts` throws for others. */
const weight = { min: 1, max: 1000 };

const off: CustomKind = { text: 'false', is: (value) => value === false };
const handle: CustomKind = { text: 'a ref of a node', is: isHandle };
const listOf = <Each extends Kind>(other: Each): FieldsKind & { other: Each } => ({
  fields: [],
  needs: [],
  other,
});

const transition = {
  fields: {
    duration: length,
    delay: coordinate,
    easing: { values: { linear: 1, 'ease-out': 1, 'ease-in-out': 1, 'ease-in': 1 } },
  },
  needs: ['duration'],
} satisfies FieldsOf<Transition>;
const transitions = {
  fields: {
    x: transition,
    y: transition,
    w: transition,
    h: transition,
    alpha: transition,
    scale: transition,
    rotation: transition,
    color: transition,
  },
  needs: [],
} satisfies FieldsOf<Record<AnimatedProp, Transition>>;
const stateStyle = {
  fields: {
    x: coordinate,
    y: coordinate,
    alpha: fraction,
    scale: length,
    color,
    zIndex: coordinate,
    clip: 'boolean',
  },
  needs: [],
} satisfies FieldsOf<StateStyle>;
const ring = { fields: { radius: length, offset: coordinate }, needs: [] } satisfies FieldsOf<RingStyle>;
const radius = { either: [length, allOf([length, length, length, length])] };
const alignment = { values: { start: 1, center: 1, end: 1 } } as const;

const shared = {
  x: coordinate,
  y: coordinate,
  w: length,
  h: length,
  alpha: fraction,
  scale: length,
  rotation: coordinate,
  pivotX: coordinate,
  pivotY: coordinate,
  zIndex: coordinate,
  visible: 'boolean',
  transition: { either: [transition, transitions] },
  sharedElement: 'string',
  color,
  testId: 'string',
  role: 'string',
  label: 'string',
  // a film of unknown length has the length NaN
  value: { either: ['string', 'number'] },
  selected: 'boolean',
  disabled: 'boolean',
  checked: 'boolean',
  expanded: 'boolean',
  busy: 'boolean',
  focusable: 'boolean',
  group: { values: { row: 1, column: 1, grid: 1, free: 1 } },
  columns: count,
  focusKey: 'string',
  preferred: 'boolean',
  autoFocus: 'boolean',
  redirect: { either: ['string', handle] },
  trap: 'boolean',
  wrap: 'boolean',
  remember: 'boolean',
  order: coordinate,
  scope: 'function',
  ring: { either: [off, ring] },
  onFocus: 'function',
  onBlur: 'function',
  onPress: 'function',
  onDrag: 'function',
  onLongPress: 'function',
  onKey: 'function',
  onKeyUp: 'function',
  onText: 'function',
  onWheel: 'function',
  focusedStyle: stateStyle,
  parentFocusedStyle: stateStyle,
} as const satisfies Partial<PropKinds<ViewProps & ScopeProps>>;

const view = {
  ...shared,
  gradient: allOf({
    angle: coordinate,
    colors: listOf(color),
    stops: listOf(fraction),
  }) satisfies FieldsOf<Gradient>,
  radius,
  border: allOf({ width: length, color }) satisfies FieldsOf<Border>,
  shadow: allOf({
    color,
    projection: allOf([coordinate, coordinate, length, coordinate]),
  }) satisfies FieldsOf<Shadow>,
  clip: 'boolean',
  screen: { values: { content: 1, skeleton: 1, splash: 1 } },
  flow: { values: { row: 1, column: 1 } },
  gap: length,
  align: alignment,
  justify: alignment,
  padding: { either: [length, allOf([length, length])] },
} as const satisfies PropKinds<ViewProps & ScopeProps>;

const text = {
  ...shared,
  size: textSize,
  weight,
  lineHeight: textSize,
  letterSpacing: coordinate,
  maxWidth: length,
  maxLines: count,
  ellipsis: { values: { start: 1, end: 1 } },
  textAlign: { values: { left: 1, center: 1, right: 1 } },
  marquee: 'boolean',
  family: 'string',
} as const satisfies PropKinds<TextProps & ScopeProps>;

const image = {
  ...shared,
  src: 'string',
  placeholder: color,
  radius,
  fit: { values: { stretch: 1, cover: 1 } },
  crop: allOf({ x: coordinate, y: coordinate, w: coordinate, h: coordinate }) satisfies FieldsOf<Crop>,
  fade: length,
  lettering: 'boolean',
  suspend: 'boolean',
  title: 'string',
  onLoad: 'function',
  onError: 'function',
} as const satisfies PropKinds<ImageProps & ScopeProps>;

/** Children, refs and what no element has: nothing to check. */
const other: CustomKind = { text: 'anything', is: () => true };

/** What the props of each element may be. */
export const propKinds = {
  view: { fields: view, needs: [], other },
  text: { fields: text, needs: [], other },
  image: { fields: image, needs: [], other },
} satisfies Record<HostType, FieldsKind>;
