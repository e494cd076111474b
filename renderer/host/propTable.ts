/**
 * The effect of each prop on a host node, one line per prop. Those that are only read when something happens (handlers,
 * semantics, transitions) have none; all of them are in `propKinds.ts`.
 *
 * An update compares the keys of the new and the old props; equal values cost nothing, and a removed prop is applied
 * as `undefined`, which restores its default. Objects written inline in JSX are new at every render, so they are
 * compared by content.
 */
import type { AnimatedProp } from '../types';
import { setFlowPosition } from './flow';
import { isDeepEqual } from './isDeepEqual';
import { markFlowAround } from './layoutPass';
import { Dirty } from './node';
import type { HostNode, HostType } from './node';
import type { HostProps } from './hostProps';
import { moveNumber, refreshStateStyle, resolveNumber, effectiveAlpha, zIndexOf } from './style';
import { textContent } from './textContent';

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
  disabled: updateFocus,
  focusable: updateFocus,
  group: updateFocus,
  columns: updateFocus,
  focusKey: updateFocus,
  preferred: updateFocus,
  trap: updateFocus,
  order: updateFocus,
  scope: (node) => node.root?.focus.updateScope(node),
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
    title: marksDirty(Dirty.image),
  },
};

/** Writes the initial numbers of a new node. */
export function applyInitialProps(node: HostNode): void {
  for (const prop of ['x', 'y', 'w', 'h', 'alpha', 'scale', 'rotation', 'color'] as const) {
    const value = resolveNumber(node, prop);
    node.now[prop] = value;
    node.target[prop] = value;
  }
}

/** Updates `node` to `props`, which are valid (`validateProps.ts`). @returns whether anything changed */
export function updateProps(node: HostNode, props: HostProps): boolean {
  const previous = node.props;
  node.props = props;
  let changed = false;
  for (const name in props) {
    if (name === 'children' && node.type !== 'text') continue;
    if (!isSame(name, previous[name as keyof HostProps], props[name as keyof HostProps]))
      changed = apply(node, name) || changed;
  }
  for (const name in previous) {
    if (!(name in props) && previous[name as keyof HostProps] !== undefined)
      changed = apply(node, name) || changed;
  }
  return changed;
}

/** Children of a text are compared by what is drawn of them: elements among them, in production, are not data. */
function isSame(name: string, before: unknown, after: unknown): boolean {
  return name === 'children'
    ? before === after || textContent(before) === textContent(after)
    : isDeepEqual(before, after);
}

function apply(node: HostNode, name: string): boolean {
  const entry = propTables[node.type][name];
  if (entry === undefined) return false;
  entry(node);
  return true;
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
