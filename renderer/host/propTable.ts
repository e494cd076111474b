/**
 * The effect of each prop on a host node, one line per prop.
 *
 * An update compares the keys of the new and the old props; equal values cost nothing, and a removed prop is applied
 * as `undefined`, which restores its default. Objects written inline in JSX are new at every render, so they are
 * compared by content.
 */
import { ElementError } from './elementError';
import type { AnimatedProp } from '../types';
import { dropInvalidNumbers, elementName } from './validateProps';
import { setFlowPosition } from './flow';
import { markFlowAround } from './layoutPass';
import { Dirty } from './node';
import type { HostNode, HostType } from './node';
import type { HostProps } from './hostProps';
import { moveNumber, refreshStateStyle, resolveNumber, effectiveAlpha, zIndexOf } from './style';
import { assertTextContent } from './textContent';

type Apply = (node: HostNode) => void;

const applyNumber =
  (prop: AnimatedProp): Apply =>
  (node) => {
    const offset = prop === 'x' ? node.flowX : prop === 'y' ? node.flowY : 0;
    moveNumber(node, prop, resolveNumber(node, prop) + offset);
  };
const applySize =
  (prop: 'w' | 'h'): Apply =>
  (node) => {
    if (node.type === 'text' || (node.props.flow !== undefined && node.props[prop] === undefined)) {
      markDirty(node, node.type === 'text' ? Dirty.text : Dirty.flow);
      return;
    }
    moveNumber(node, prop, resolveNumber(node, prop));
    markDirty(node, node.type === 'image' ? Dirty.image | Dirty.paint : Dirty.paint | Dirty.flow);
    markFlowAround(node);
  };
const marksDirty =
  (bits: number): Apply =>
  (node) =>
    markDirty(node, bits);
const ignore: Apply = () => {};
const updateFocus: Apply = (node) => node.root?.focus.update(node);

const shared: Record<string, Apply> = {
  x: applyNumber('x'),
  y: applyNumber('y'),
  w: applySize('w'),
  h: applySize('h'),
  alpha: applyNumber('alpha'),
  scale: applyNumber('scale'),
  rotation: applyNumber('rotation'),
  pivotX: marksDirty(Dirty.paint),
  pivotY: marksDirty(Dirty.paint),
  zIndex: (node) => node.renderNode?.write('zIndex', zIndexOf(node)),
  visible: applyHidden,
  transition: ignore,
  sharedElement: ignore,
  testId: ignore,
  role: ignore,
  label: ignore,
  value: ignore,
  selected: ignore,
  disabled: updateFocus,
  checked: ignore,
  expanded: ignore,
  busy: ignore,
  focusable: updateFocus,
  group: updateFocus,
  columns: updateFocus,
  focusKey: updateFocus,
  preferred: updateFocus,
  autoFocus: ignore,
  trap: updateFocus,
  wrap: ignore,
  remember: ignore,
  redirect: ignore,
  order: updateFocus,
  scope: (node) => node.root?.focus.updateScope(node),
  ring: ignore,
  onFocus: ignore,
  onBlur: ignore,
  onPress: ignore,
  onDrag: ignore,
  onLongPress: ignore,
  onKey: ignore,
  onKeyUp: ignore,
  onText: ignore,
  onWheel: ignore,
  focusedStyle: applyStateStyle,
  parentFocusedStyle: (node) => {
    updateFocus(node);
    applyStateStyle(node);
  },
};

const color: Apply = (node) => {
  moveNumber(node, 'color', resolveNumber(node, 'color'));
  markDirty(node, Dirty.paint);
};

/** The effect of each prop, by element type. */
export const propTables: Record<HostType, Record<string, Apply>> = {
  view: {
    ...shared,
    color,
    gradient: marksDirty(Dirty.paint),
    radius: marksDirty(Dirty.paint),
    border: marksDirty(Dirty.paint),
    shadow: marksDirty(Dirty.paint),
    clip: marksDirty(Dirty.paint),
    screen: (node) => node.root?.screens.update(node),
    flow: applyFlow,
    gap: marksDirty(Dirty.flow),
    align: marksDirty(Dirty.flow),
    justify: marksDirty(Dirty.flow),
    padding: marksDirty(Dirty.flow),
  },
  text: {
    ...shared,
    color,
    children: marksDirty(Dirty.text),
    size: marksDirty(Dirty.text),
    weight: marksDirty(Dirty.text),
    lineHeight: marksDirty(Dirty.text),
    letterSpacing: marksDirty(Dirty.text),
    maxWidth: marksDirty(Dirty.text),
    maxLines: marksDirty(Dirty.text),
    ellipsis: marksDirty(Dirty.text),
    textAlign: marksDirty(Dirty.text),
    marquee: marksDirty(Dirty.text),
    family: marksDirty(Dirty.text),
  },
  image: {
    ...shared,
    color,
    src: marksDirty(Dirty.image),
    placeholder: marksDirty(Dirty.paint),
    radius: marksDirty(Dirty.paint),
    fit: marksDirty(Dirty.image),
    crop: marksDirty(Dirty.image),
    fade: ignore,
    lettering: ignore,
    suspend: ignore,
    title: marksDirty(Dirty.image),
    onLoad: ignore,
    onError: ignore,
  },
};

/** Names that React reserves; `children` of a text is its content. */
const reserved: ReadonlySet<string> = new Set(['key', 'ref', 'children']);

/** Writes the initial numbers of a new node. */
export function applyInitialProps(node: HostNode): void {
  for (const prop of ['x', 'y', 'w', 'h', 'alpha', 'scale', 'rotation', 'color'] as const) {
    const value = resolveNumber(node, prop);
    node.now[prop] = value;
    node.target[prop] = value;
  }
}

/**
 * Updates `node` to the props `next`. @returns whether anything changed. `owner` is the component that errors name.
 */
export function updateProps(node: HostNode, next: HostProps, owner: string | null = null): boolean {
  const previous = node.props;
  const props = validateProps(node.type, next, previous, owner);
  node.props = props;
  let changed = false;
  for (const name in props) {
    if (name === 'children' && node.type !== 'text') continue;
    if (!isDeepEqual(previous[name as keyof HostProps], props[name as keyof HostProps]))
      changed = apply(node, name) || changed;
  }
  for (const name in previous) {
    if (!(name in props) && previous[name as keyof HostProps] !== undefined)
      changed = apply(node, name) || changed;
  }
  return changed;
}

/**
 * `next` without props that cannot be drawn. In development an unknown prop, a number that is not finite, and a text
 * of anything but strings and numbers throw, naming the element and its `owner`.
 */
export function validateProps(
  type: HostType,
  next: HostProps,
  previous: HostProps | null,
  owner: string | null,
): HostProps {
  // Checked first, because devices that run the production build lack `Object.hasOwn`.
  if (process.env.NODE_ENV !== 'production') {
    for (const name in next) {
      if (Object.hasOwn(propTables[type], name) || reserved.has(name)) continue;
      throw new ElementError(`${elementName(type, owner)} has no prop "${name}".`);
    }
    if (type === 'text') assertTextContent(next.children, elementName(type, owner));
  }
  return dropInvalidNumbers(type, next, previous, owner);
}

function apply(node: HostNode, name: string): boolean {
  const entry = propTables[node.type][name];
  if (entry === undefined) return false;
  entry(node);
  return entry !== ignore;
}

/** Recomputes `hidden` from Suspense and `visible`; notifies the painter and the focus tree of a change. */
export function applyHidden(node: HostNode): void {
  const hidden = node.suspended || node.props.visible === false;
  if (hidden === node.hidden) return;
  node.hidden = hidden;
  node.renderNode?.write('alpha', effectiveAlpha(node));
  if (node.root !== null) {
    markFlowAround(node);
    node.root.focus.visibilityChanged(node);
  }
}

/** Without a flow the children return to their own positions, and the view to its own size. */
function applyFlow(node: HostNode): void {
  markDirty(node, Dirty.flow | Dirty.paint);
  if (node.props.flow !== undefined) return;
  for (const child of node.children) setFlowPosition(child, 0, 0);
  for (const prop of ['w', 'h'] as const) moveNumber(node, prop, resolveNumber(node, prop));
  markFlowAround(node);
}

function applyStateStyle(node: HostNode): void {
  if (node.styleActive) refreshStateStyle(node);
}

function markDirty(node: HostNode, bits: number): void {
  node.root?.markDirty(node, bits);
}

/** Whether values are equal, or plain data (borders, gradients, lists of text) with equal content. */
function isDeepEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const aIsArray = Array.isArray(a);
  if (aIsArray !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  for (const key of keys) {
    if (!isDeepEqual((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key])) return false;
  }
  return true;
}
