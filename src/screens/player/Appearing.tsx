import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { View } from '../../../renderer';
import type { NodeHandle } from '../../../renderer';
import { OVERLAY_FADE } from './overlayLayout';

/** Distance from which it rises while it fades in, stage pixels. */
const RISE = 24;

/** Content that comes by itself over the picture: it fades in as it mounts. */
export function Appearing({ children }: { children: ReactNode }) {
  const root = useRef<NodeHandle>(null);
  useLayoutEffect(() => {
    root.current?.animate('alpha', 1, OVERLAY_FADE);
    root.current?.animate('y', 0, OVERLAY_FADE);
  }, []);
  return (
    <View ref={root} alpha={0} y={RISE}>
      {children}
    </View>
  );
}
