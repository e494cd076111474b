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
import { allOf, anything, coordinate, count, each, length } from './kinds';
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
const listOf = <Item extends Kind>(other: Item): FieldsKind & { other: Item } => ({
  fields: [],
  needs: [],
  other,
});

const transition = {
  fields: {
    duration: length,
    delay: coordinate,
    easing: { values: each('linear ease-out ease-in-out ease-in', 1) },
  },
  needs: ['duration'],
} satisfies FieldsOf<Transition>;
const transitions = {
  fields: each('x y w h alpha scale rotation color', transition),
  needs: [],
} satisfies FieldsOf<Record<AnimatedProp, Transition>>;
const stateStyle = {
  fields: { ...each('x y zIndex', coordinate), alpha: fraction, scale: length, color, clip: 'boolean' },
  needs: [],
} satisfies FieldsOf<StateStyle>;
const ring = { fields: { radius: length, offset: coordinate }, needs: [] } satisfies FieldsOf<RingStyle>;
const radius = { either: [length, allOf([length, length, length, length])] };
const alignment = { values: each('start center end', 1) };

const shared = {
  ...each('x y rotation pivotX pivotY zIndex order', coordinate),
  ...each('w h scale', length),
  ...each(
    'visible selected disabled checked expanded busy focusable preferred autoFocus trap wrap remember',
    'boolean',
  ),
  ...each('sharedElement testId role label focusKey', 'string'),
  ...each('scope onFocus onBlur onPress onDrag onLongPress onKey onKeyUp onText onWheel', 'function'),
  ...each('focusedStyle parentFocusedStyle', stateStyle),
  alpha: fraction,
  color,
  transition: { either: [transition, transitions] },
  // a film of unknown length has the length NaN
  value: { either: ['string', 'number'] },
  group: { values: each('row column grid free', 1) },
  columns: count,
  redirect: { either: ['string', handle] },
  ring: { either: [off, ring] },
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
  screen: { values: each('content skeleton splash', 1) },
  flow: { values: each('row column', 1) },
  gap: length,
  align: alignment,
  justify: alignment,
  padding: { either: [length, allOf([length, length])] },
} as const satisfies PropKinds<ViewProps & ScopeProps>;

const text = {
  ...shared,
  ...each('size lineHeight', textSize),
  weight,
  letterSpacing: coordinate,
  maxWidth: length,
  maxLines: count,
  ellipsis: { values: each('start end', 1) },
  textAlign: { values: each('left center right', 1) },
  marquee: 'boolean',
  family: 'string',
} as const satisfies PropKinds<TextProps & ScopeProps>;

const image = {
  ...shared,
  ...each('src title', 'string'),
  ...each('lettering suspend', 'boolean'),
  ...each('onLoad onError', 'function'),
  placeholder: color,
  radius,
  fit: { values: each('stretch cover', 1) },
  crop: allOf(each('x y w h', coordinate)) satisfies FieldsOf<Crop>,
  fade: length,
} as const satisfies PropKinds<ImageProps & ScopeProps>;

/** What the props of each element may be; children, refs and what no element has are not checked here. */
export const propKinds = {
  view: { fields: view, needs: [], other: anything },
  text: { fields: text, needs: [], other: anything },
  image: { fields: image, needs: [], other: anything },
} satisfies Record<HostType, FieldsKind>;
