/** Children one after another: `flow="row"` or `"column"`, from the right in a root that reads so. Hidden and empty children take no room and no gap. */
import { moveNumber, restingNumber } from './style';
import type { HostNode } from './node';

/** Places the children of a flow and sizes it. Returns true when its own size changed, so that the flow above follows. */
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
    if (!takesRoom(child, along)) continue;
    length += (length > 0 ? gap : 0) + child.target[along];
    widest = Math.max(widest, child.target[across]);
  }
  const ownAlong = props[along] ?? length + 2 * padAlong;
  const ownAcross = props[across] ?? widest + 2 * padAcross;

  const spareAlong = Math.max(0, ownAlong - 2 * padAlong - length);
  let at =
    padAlong + (props.justify === 'center' ? spareAlong / 2 : props.justify === 'end' ? spareAlong : 0);
  for (const child of node.children) {
    // who takes no room stands where he would: he does not travel when he is shown
    const spare = ownAcross - 2 * padAcross - child.target[across];
    const side = padAcross + (props.align === 'center' ? spare / 2 : props.align === 'end' ? spare : 0);
    const left = props.flow === 'row' ? at : side;
    const x = rtl ? (props.flow === 'row' ? ownAlong : ownAcross) - left - child.target.w : left;
    placeInFlow(child, Math.round(x), props.flow === 'row' ? Math.round(side) : Math.round(at));
    if (takesRoom(child, along)) at += child.target[along] + gap;
  }
  const changed = node.target[along] !== ownAlong || node.target[across] !== ownAcross;
  if (node.target[along] !== ownAlong) moveNumber(node, along, ownAlong);
  if (node.target[across] !== ownAcross) moveNumber(node, across, ownAcross);
  return changed;
}

function takesRoom(child: HostNode, along: 'w' | 'h'): boolean {
  return !child.hidden && child.target[along] > 0;
}

/** Puts `child` at a place its flow has for it; its own x and y come on top. */
export function placeInFlow(child: HostNode, x: number, y: number): void {
  if (child.flowX !== x) {
    child.flowX = x;
    moveNumber(child, 'x', restingNumber(child, 'x') + x);
  }
  if (child.flowY !== y) {
    child.flowY = y;
    moveNumber(child, 'y', restingNumber(child, 'y') + y);
  }
}
