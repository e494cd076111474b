import type { ReactNode, Ref } from 'react';
import { View } from '../../renderer';
import type { NodeHandle, ViewProps } from '../../renderer';

interface ClippedAreaProps extends Pick<ViewProps, 'alpha' | 'transition' | 'preferred' | 'autoFocus'> {
  /** Position of the area, stage pixels. */
  x: number;
  y: number;
  w: number;
  h: number;
  /** `focus()` focuses the node inside that had focus last. */
  ref?: Ref<NodeHandle>;
  /** Positioned relative to the area's upper left corner. */
  children: ReactNode;
}

const OVERFLOW = 24;

/** Clips what scrolls out of an area, but not the focus ring and growth of a focused item at its edges. */
export function ClippedArea({ x, y, w, h, children, ...rest }: ClippedAreaProps) {
  return (
    <View
      x={x - OVERFLOW}
      y={y - OVERFLOW}
      w={w + 2 * OVERFLOW}
      h={h + 2 * OVERFLOW}
      clip
      group="column"
      {...rest}
    >
      <View x={OVERFLOW} y={OVERFLOW} w={w} h={h}>
        {children}
      </View>
    </View>
  );
}
