/** Where each number of a node rests when no prop says otherwise. Views are transparent: Lightning's own default is white. */
import type { AnimatedProp } from '../types';
import type { HostNode, HostType } from './node';

const resting = { x: 0, y: 0, w: 0, h: 0, alpha: 1, scale: 1, rotation: 0 };
const byType: Record<HostType, Readonly<Record<AnimatedProp, number>>> = {
  view: { ...resting, color: 0x00000000 },
  text: { ...resting, color: 0xffffffff },
  image: { ...resting, color: 0xffffffff },
};

export function numberDefaults(node: HostNode): Readonly<Record<AnimatedProp, number>> {
  return byType[node.type];
}

/** Body text of experience.md, "Type": 26/36. */
export const textDefaults = { size: 26, lineHeightRatio: 36 / 26, weight: 400 } as const;
