/**
 * What each prop does to a host node, one line a prop.
 *
 * An update walks the keys of the new and the old props; equal values cost nothing, a prop that is taken away is
 * applied again with `undefined` and so returns to its default. Objects written inline in JSX are new at every render,
 * so they are compared by content.
 */
import type { AnimatedProp } from '../types';
import { drawableProps, elementName } from './badProps';
import { placeInFlow } from './flow';
import { Dirty } from './node';
import type { HostNode, HostProps, HostType } from './node';
import { moveNumber, refreshNumbers, restingNumber, shownAlpha, writeClip, zIndexOf } from './style';
import { assertTextContent } from './textLayout';

type Apply = (node: HostNode) => void;

const number =
  (prop: AnimatedProp): Apply =>
  (node) => {
    const offset = prop === 'x' ? node.flowX : prop === 'y' ? node.flowY : 0;
    moveNumber(node, prop, restingNumber(node, prop) + offset);
    if (prop !== 'alpha' && prop !== 'color' && prop !== 'rotation') markParentFlow(node);
  };
const size =
  (prop: 'w' | 'h'): Apply =>
  (node) => {
    if (node.type === 'text' || (node.props.flow !== undefined && node.props[prop] === undefined)) {
      mark(node, node.type === 'text' ? Dirty.text : Dirty.flow);
      return;
    }
    moveNumber(node, prop, restingNumber(node, prop));
    mark(node, node.type === 'image' ? Dirty.image | Dirty.paint : Dirty.paint | Dirty.flow);
    markParentFlow(node);
  };
const marks =
  (bits: number): Apply =>
  (node) =>
    mark(node, bits);
const nothing: Apply = () => {};
const focus: Apply = (node) => node.root?.focus.update(node);

const shared: Record<string, Apply> = {
  x: number('x'),
  y: number('y'),
  w: size('w'),
  h: size('h'),
  alpha: number('alpha'),
  scale: number('scale'),
  rotation: number('rotation'),
  pivotX: marks(Dirty.paint),
  pivotY: marks(Dirty.paint),
  zIndex: (node) => node.drawn?.write('zIndex', zIndexOf(node)),
  visible: applyHidden,
  transition: nothing,
  testId: nothing,
  role: nothing,
  label: nothing,
  value: nothing,
  selected: nothing,
  disabled: focus,
  checked: nothing,
  expanded: nothing,
  busy: nothing,
  focusable: focus,
  group: focus,
  columns: focus,
  focusKey: focus,
  preferred: focus,
  autoFocus: nothing,
  trap: focus,
  wrap: nothing,
  remember: nothing,
  redirect: nothing,
  order: focus,
  scope: (node) => node.root?.focus.rescope(node),
  ring: nothing,
  onFocus: nothing,
  onBlur: nothing,
  onPress: nothing,
  onLongPress: nothing,
  onKey: nothing,
  onKeyUp: nothing,
  onText: nothing,
  onWheel: nothing,
  focusedStyle: applyStateStyle,
  parentFocusedStyle: (node) => {
    focus(node);
    applyStateStyle(node);
  },
};

const color: Apply = (node) => {
  moveNumber(node, 'color', restingNumber(node, 'color'));
  mark(node, Dirty.paint);
};

const tables: Record<HostType, Record<string, Apply>> = {
  view: {
    ...shared,
    color,
    gradient: marks(Dirty.paint),
    radius: marks(Dirty.paint),
    border: marks(Dirty.paint),
    shadow: marks(Dirty.paint),
    clip: marks(Dirty.paint),
    flow: applyFlow,
    gap: marks(Dirty.flow),
    align: marks(Dirty.flow),
    justify: marks(Dirty.flow),
    padding: marks(Dirty.flow),
  },
  text: {
    ...shared,
    color,
    children: marks(Dirty.text),
    size: marks(Dirty.text),
    weight: marks(Dirty.text),
    lineHeight: marks(Dirty.text),
    letterSpacing: marks(Dirty.text),
    maxWidth: marks(Dirty.text),
    maxLines: marks(Dirty.text),
    ellipsis: marks(Dirty.text),
    textAlign: marks(Dirty.text),
    marquee: marks(Dirty.text),
    family: marks(Dirty.text),
  },
  image: {
    ...shared,
    color,
    src: marks(Dirty.image),
    plate: marks(Dirty.paint),
    radius: marks(Dirty.paint),
    fit: marks(Dirty.image),
    fade: nothing,
    suspend: nothing,
    title: marks(Dirty.image),
    onLoad: nothing,
    onError: nothing,
  },
};

/** Names React keeps for itself; `children` of a text is its content. */
const reserved: ReadonlySet<string> = new Set(['key', 'ref', 'children']);

/** Writes the numbers a node starts with, when it is made. */
export function applyInitialProps(node: HostNode): void {
  for (const prop of ['x', 'y', 'w', 'h', 'alpha', 'scale', 'rotation', 'color'] as const) {
    const value = restingNumber(node, prop);
    node.now[prop] = value;
    node.target[prop] = value;
  }
}

/**
 * Moves `node` from its present props to `next`. Returns whether anything differed. `owner` is the component an error
 * names; see `checkedProps`.
 */
export function updateProps(node: HostNode, next: HostProps, owner: string | null = null): boolean {
  const previous = node.props;
  const props = checkedProps(node.type, next, previous, owner);
  node.props = props;
  let changed = false;
  for (const name in props) {
    if (name === 'children' && node.type !== 'text') continue;
    if (!equal(previous[name as keyof HostProps], props[name as keyof HostProps]))
      changed = apply(node, name) || changed;
  }
  for (const name in previous) {
    if (!(name in props) && previous[name as keyof HostProps] !== undefined)
      changed = apply(node, name) || changed;
  }
  return changed;
}

/**
 * The props a node may have. In development a prop its type does not know, a number that cannot be drawn and a text
 * of anything but letters throw, naming the element and its `owner`; in production such a prop is as if not given.
 */
export function checkedProps(
  type: HostType,
  next: HostProps,
  previous: HostProps | null,
  owner: string | null,
): HostProps {
  // first, because the sets that run the production build have no `Object.hasOwn`
  if (process.env.NODE_ENV !== 'production') {
    for (const name in next) {
      if (Object.hasOwn(tables[type], name) || reserved.has(name)) continue;
      throw new Error(`${elementName(type, owner)} has no prop "${name}".`);
    }
    if (type === 'text') assertTextContent(next.children, elementName(type, owner));
  }
  return drawableProps(type, next, previous, owner);
}

function apply(node: HostNode, name: string): boolean {
  const entry = tables[node.type][name];
  if (entry === undefined) return false;
  entry(node);
  return entry !== nothing;
}

/** The props a type knows, in the table's order. */
export function propNames(type: HostType): string[] {
  return Object.keys(tables[type]);
}

/** Recomputes `hidden` from Suspense and `visible`; tells the painter and the focus tree when it changed. */
export function applyHidden(node: HostNode): void {
  const hidden = node.suspended || node.props.visible === false;
  if (hidden === node.hidden) return;
  node.hidden = hidden;
  node.drawn?.write('alpha', shownAlpha(node));
  if (node.root !== null) {
    markParentFlow(node);
    node.root.focus.visibility(node);
  }
}

/** Without a flow the children stand where they say themselves, and the size is the view's own again. */
function applyFlow(node: HostNode): void {
  mark(node, Dirty.flow | Dirty.paint);
  if (node.props.flow !== undefined) return;
  for (const child of node.children) placeInFlow(child, 0, 0);
  for (const prop of ['w', 'h'] as const) moveNumber(node, prop, restingNumber(node, prop));
  markParentFlow(node);
}

function applyStateStyle(node: HostNode): void {
  if (!node.styled) return;
  refreshNumbers(node, ['x', 'y', 'alpha', 'scale', 'color']);
  node.drawn?.write('zIndex', zIndexOf(node));
  writeClip(node);
}

function mark(node: HostNode, bits: number): void {
  node.root?.markDirty(node, bits);
}

function markParentFlow(node: HostNode): void {
  const parent = node.parent;
  if (parent !== null && parent.props.flow !== undefined) mark(parent, Dirty.flow);
}

/** Same value, or plain data (borders, gradients, lists of text) with the same content. */
function equal(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const aIsArray = Array.isArray(a);
  if (aIsArray !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  for (const key of keys) {
    if (!equal((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key])) return false;
  }
  return true;
}
