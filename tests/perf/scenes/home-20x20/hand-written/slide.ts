/** Numbers of nodes on their way, one animation a node: a new one begins where the node is now. */
import type { IAnimationController, INode } from '@lightningjs/renderer';
import { MOVE_MS } from '../content';

/** The renderer's 'ease-out'. */
const easeOut = (t: number): number => 1 - (1 - t) ** 3;

const running = new Map<INode, IAnimationController>();

export function slide(node: INode, to: { x?: number; y?: number; scale?: number }): void {
  // pause, because stop puts the node back to where the animation began
  running.get(node)?.pause();
  running.set(node, node.animate(to, { duration: MOVE_MS, easing: easeOut }).start());
}
