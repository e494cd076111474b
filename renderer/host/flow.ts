/**
 * Lays children out one after another: `flow="row"` or `"column"`; rows start at the right in a right-to-left root.
 * Hidden and empty children take no space and no gap.
 * What is left of a screen, and what shared elements add, stays where it is.
 */
import { moveNumber, resolveNumber } from './style';
import type { HostNode } from './node';

/** Positions the children of a flow and sizes it. Returns true when its own size changed: the flow above depends on it. */
export function layoutFlow(node: HostNode): boolean {
  const props = node.props;
  const along = props.flow === 'row' ? 'w' : 'h';
  const across = props.flow === 'row' ? 'h' : 'w';
  const padding = props.padding ?? 0;
  const [padY, padX] = typeof padding === 'number' ? [padding, padding] : padding;
  const padAlong = props.flow === 'row' ? padX : padY;
  const padAcross = props.flow === 'row' ? padY : padX;
  const gap = props.gap ?? 0;
  const rtl = node.root !== null && node.root.defaults.direction === 'rtl';

  let widest = 0;
  let length = 0;
  for (const child of node.children) {
    if (!takesSpace(child, along)) continue;
    length += (length > 0 ? gap : 0) + child.target[along];
    widest = Math.max(widest, child.target[across]);
  }
  const ownAlong = props[along] ?? length + 2 * padAlong;
  const ownAcross = props[across] ?? widest + 2 * padAcross;

  const spareAlong = Math.max(0, ownAlong - 2 * padAlong - length);
  let mainOffset =
    padAlong + (props.justify === 'center' ? spareAlong / 2 : props.justify === 'end' ? spareAlong : 0);
  for (const child of node.children) {
    // A child without size still gets its position, so that it does not move when it appears.
    const spare = ownAcross - 2 * padAcross - child.target[across];
    const crossOffset =
      padAcross + (props.align === 'center' ? spare / 2 : props.align === 'end' ? spare : 0);
    const left = props.flow === 'row' ? mainOffset : crossOffset;
    const x = rtl ? (props.flow === 'row' ? ownAlong : ownAcross) - left - child.target.w : left;
    setFlowPosition(
      child,
      Math.round(x),
      props.flow === 'row' ? Math.round(crossOffset) : Math.round(mainOffset),
    );
    if (takesSpace(child, along)) mainOffset += child.target[along] + gap;
  }
  const changed = node.target[along] !== ownAlong || node.target[across] !== ownAcross;
  if (node.target[along] !== ownAlong) moveNumber(node, along, ownAlong);
  if (node.target[across] !== ownAcross) moveNumber(node, across, ownAcross);
  return changed;
}

function takesSpace(child: HostNode, along: 'w' | 'h'): boolean {
  return !child.hidden && !child.leaving && child.target[along] > 0;
}

/** Moves `child` to its position in the flow; its own x and y are added. */
export function setFlowPosition(child: HostNode, x: number, y: number): void {
  if (child.leaving) return;
  if (child.flowX !== x) {
    child.flowX = x;
    moveNumber(child, 'x', resolveNumber(child, 'x') + x);
  }
  if (child.flowY !== y) {
    child.flowY = y;
    moveNumber(child, 'y', resolveNumber(child, 'y') + y);
  }
}
