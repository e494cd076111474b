/** Defaults of numeric props. A view without colour is transparent; text and images are white. */
import type { AnimatedProp } from '../types';
import type { HostNode, HostType } from './node';

const sharedDefaults = { x: 0, y: 0, w: 0, h: 0, alpha: 1, scale: 1, rotation: 0 };
const byType: Record<HostType, Readonly<Record<AnimatedProp, number>>> = {
  view: { ...sharedDefaults, color: 0x00000000 },
  text: { ...sharedDefaults, color: 0xffffffff },
  image: { ...sharedDefaults, color: 0xffffffff },
};

export function numberDefaults(node: HostNode): Readonly<Record<AnimatedProp, number>> {
  return byType[node.type];
}

/** Default text style, for body text: 26 stage pixels, line height 36. */
export const textDefaults = { size: 26, lineHeightRatio: 36 / 26, weight: 400 } as const;
