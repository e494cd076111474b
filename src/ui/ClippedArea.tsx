/** Cuts off what scrolls out of a place, but not the ring and growth of what has focus at its edges. */
import type { ReactNode, Ref } from 'react';
import { View } from '../../renderer';
import type { NodeHandle, ViewProps } from '../../renderer';

export interface ClipProps extends Pick<ViewProps, 'alpha' | 'transition' | 'preferred' | 'autoFocus'> {
  /** Of what is shown, stage pixels. */
  x: number;
  y: number;
  w: number;
  h: number;
  /** Its `focus()` goes to what had it inside. */
  ref?: Ref<NodeHandle>;
  /** Stands at its upper left corner. */
  children: ReactNode;
}

const BLEED = 24;

export function Clip({ x, y, w, h, children, ...rest }: ClipProps) {
  return (
    <View x={x - BLEED} y={y - BLEED} w={w + 2 * BLEED} h={h + 2 * BLEED} clip group="column" {...rest}>
      <View x={BLEED} y={BLEED} w={w} h={h}>
        {children}
      </View>
    </View>
  );
}
