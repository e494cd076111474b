/**
 * Which number a node should show: its prop, or the style of its state while that is on.
 * Focus changes come through here, so they reach the glass without React.
 */
import type { AnimatedProp, StateStyle, Transition } from '../types';
import { Dirty } from './node';
import type { HostNode } from './node';
import { numberDefaults } from './defaults';

const stateProps = ['x', 'y', 'alpha', 'scale', 'color'] as const;
type StyledNumber = (typeof stateProps)[number];

/**
 * Switches `focusedStyle` (focusables and groups) or `parentFocusedStyle` (their dependents) on or off; `atOnce` without
 * its transition, for focus that is restored: a screen that comes back must look as it was left from its first frame.
 */
export function setFocusStyle(node: HostNode, on: boolean, atOnce = false): void {
  if (node.styled === on) return;
  node.styled = on;
  const style = stateStyle(node);
  if (style === undefined) return;
  for (const prop of stateProps) if (style[prop] !== undefined) settle(node, prop, atOnce);
  if (style.zIndex !== undefined) node.drawn?.write('zIndex', zIndexOf(node));
  if (style.clip !== undefined) writeClip(node);
}

/** Only a view cuts its children. */
export function writeClip(node: HostNode): void {
  if (node.type === 'view') node.drawn?.write('clip', isClipped(node) ? 1 : 0);
}

/** Writes again what the state style covers, after `focusedStyle` itself or a prop below it changed. */
export function refreshNumbers(node: HostNode, props: readonly AnimatedProp[]): void {
  for (const prop of props) settle(node, prop);
}

/** The style that applies in the node's state, on or off. */
export function stateStyle(node: HostNode): StateStyle | undefined {
  return node.focus === null
    ? node.props.parentFocusedStyle
    : (node.props.focusedStyle ?? node.props.parentFocusedStyle);
}

/** The number the node should come to rest at, flow offset left out. */
export function restingNumber(node: HostNode, prop: AnimatedProp): number {
  if (node.styled) {
    const styled = stateStyle(node)?.[prop as StyledNumber];
    if (styled !== undefined) return styled;
  }
  const own = node.props[prop];
  return own ?? numberDefaults(node)[prop];
}

/** What the glass shows of the node's own alpha: a hidden node stays away whatever is written to it meanwhile. */
export function shownAlpha(node: HostNode): number {
  return node.hidden ? 0 : node.now.alpha;
}

/** Paint order among siblings in the node's present state. */
export function zIndexOf(node: HostNode): number {
  const styled = node.styled ? stateStyle(node)?.zIndex : undefined;
  return styled ?? node.props.zIndex ?? 0;
}

/** Whether children are cut at the node's box in its present state. */
export function isClipped(node: HostNode): boolean {
  if (node.type !== 'view') return false;
  const styled = node.styled ? stateStyle(node)?.clip : undefined;
  return styled ?? node.props.clip === true;
}

function settle(node: HostNode, prop: AnimatedProp, atOnce = false): void {
  const offset = prop === 'x' ? node.flowX : prop === 'y' ? node.flowY : 0;
  const to = restingNumber(node, prop) + offset;
  if (atOnce && node.root !== null) node.root.motion.jump(node, prop, to);
  else moveNumber(node, prop, to);
}

/** Moves or cuts a number, by the node's transition for it or, for a state style, the root's focus time. */
export function moveNumber(node: HostNode, prop: AnimatedProp, to: number): void {
  const root = node.root;
  if (root === null) {
    node.now[prop] = to;
    node.target[prop] = to;
    return;
  }
  const transition =
    transitionFor(node, prop) ??
    (stateStyle(node)?.[prop as StyledNumber] === undefined ? null : root.focusTransition);
  // a node that has just come is simply there; its transition is for what changes later
  if (transition === null || node.dirty & Dirty.fresh) root.motion.jump(node, prop, to);
  else root.motion.animate(node, prop, to, transition);
}

function transitionFor(node: HostNode, prop: AnimatedProp): Transition | null {
  const transitions = node.props.transition;
  if (transitions === undefined) return null;
  if ('duration' in transitions) return transitions as Transition;
  return (transitions as Partial<Record<AnimatedProp, Transition>>)[prop] ?? null;
}
