/**
 * The value of each number of a node: its prop, or the state style while that is active. Focus changes write styles
 * here, without React.
 */
import type { AnimatedProp, StateStyle, Transition } from '../types';
import { Dirty } from './node';
import type { HostNode } from './node';
import { numberDefaults } from './defaults';

const stateProps = ['x', 'y', 'alpha', 'scale', 'color'] as const;
type StateStyleNumber = (typeof stateProps)[number];

/**
 * Switches `focusedStyle` (focusables and groups) or `parentFocusedStyle` (their dependents) on or off. `immediate`
 * skips the transition, for restored focus: a screen must look as it was left from its first frame.
 */
export function setFocusStyle(node: HostNode, on: boolean, immediate = false): void {
  if (node.styleActive === on) return;
  node.styleActive = on;
  const style = stateStyle(node);
  if (style === undefined) return;
  for (const prop of stateProps) if (style[prop] !== undefined) applyNumber(node, prop, immediate);
  if (style.zIndex !== undefined) node.renderNode?.write('zIndex', zIndexOf(node));
  if (style.clip !== undefined) writeClip(node);
}

/** Ends the state style of a node whose props may have changed with it: all that any style can cover is written. */
export function endFocusStyle(node: HostNode): void {
  if (!node.styleActive) return;
  node.styleActive = false;
  refreshStateStyle(node);
}

/** Writes again whatever a state style can cover. */
export function refreshStateStyle(node: HostNode): void {
  for (const prop of stateProps) applyNumber(node, prop);
  node.renderNode?.write('zIndex', zIndexOf(node));
  writeClip(node);
}

/** Writes whether a node clips its children; only views can. */
function writeClip(node: HostNode): void {
  if (node.type === 'view') node.renderNode?.write('clip', isClipped(node) ? 1 : 0);
}

/** The state style of the node, active or not. */
export function stateStyle(node: HostNode): StateStyle | undefined {
  return node.focus === null
    ? node.props.parentFocusedStyle
    : (node.props.focusedStyle ?? node.props.parentFocusedStyle);
}

/** The end value of a number, without the flow's offset. */
export function resolveNumber(node: HostNode, prop: AnimatedProp): number {
  if (node.styleActive) {
    const styled = stateStyle(node)?.[prop as StateStyleNumber];
    if (styled !== undefined) return styled;
  }
  const own = node.props[prop];
  return own ?? numberDefaults(node)[prop];
}

/** The node's own alpha as drawn: 0 while it is hidden. */
export function effectiveAlpha(node: HostNode): number {
  return node.hidden ? 0 : node.now.alpha;
}

/** Paint order among siblings, by prop or active state style. */
export function zIndexOf(node: HostNode): number {
  const styled = node.styleActive ? stateStyle(node)?.zIndex : undefined;
  return styled ?? node.props.zIndex ?? 0;
}

/** Whether children are clipped to the node's box, by prop or active state style. */
export function isClipped(node: HostNode): boolean {
  if (node.type !== 'view') return false;
  const styled = node.styleActive ? stateStyle(node)?.clip : undefined;
  return styled ?? node.props.clip === true;
}

function applyNumber(node: HostNode, prop: AnimatedProp, immediate = false): void {
  const offset = prop === 'x' ? node.flowX : prop === 'y' ? node.flowY : 0;
  const to = resolveNumber(node, prop) + offset;
  if (immediate && node.root !== null) node.root.motion.jump(node, prop, to);
  else moveNumber(node, prop, to);
}

/**
 * Animates or sets a number, by the node's transition for it or, where a state style covers it, the root's `focusMs`.
 */
export function moveNumber(node: HostNode, prop: AnimatedProp, to: number): void {
  const root = node.root;
  if (root === null) {
    node.now[prop] = to;
    node.target[prop] = to;
    return;
  }
  const transition =
    transitionFor(node, prop) ??
    (stateStyle(node)?.[prop as StateStyleNumber] === undefined ? null : root.focusTransition);
  // A node attached in this flush starts at its values; transitions apply to later changes.
  if (transition === null || node.dirty & Dirty.justAttached) root.motion.jump(node, prop, to);
  else root.motion.animate(node, prop, to, transition);
}

function transitionFor(node: HostNode, prop: AnimatedProp): Transition | null {
  const transitions = node.props.transition;
  if (transitions === undefined) return null;
  if ((transitions as Transition).duration !== undefined) return transitions as Transition;
  return (transitions as Partial<Record<AnimatedProp, Transition>>)[prop] ?? null;
}
