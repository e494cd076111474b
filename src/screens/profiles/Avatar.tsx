/** The round, focusable part of a tile: it grows with focus, and the ring goes round it. */
import type { ReactNode } from 'react';
import { View } from '../../../renderer';
import type { Color } from '../../theme';

export interface FaceProps {
  testId: string;
  /** What a screen reader says. */
  label: string;
  /** Diameter, stage pixels. */
  size: number;
  color: Color;
  /** Focus begins here. */
  first: boolean;
  onPress: () => void;
  children: ReactNode;
}

const FOCUS_SCALE = 1.06;
/** The ring is 4 px wide and 6 px outside: round about a grown circle, its own radius grows with it. */
const RING_REACH = 10;

export function Face({ testId, label, size, color, first, onPress, children }: FaceProps) {
  return (
    <View
      w={size}
      h={size}
      radius={size / 2}
      color={color}
      role="button"
      label={label}
      testId={testId}
      focusable
      focusKey="face"
      preferred
      autoFocus={first}
      ring={{ radius: (size * FOCUS_SCALE) / 2 + RING_REACH }}
      focusedStyle={{ scale: FOCUS_SCALE }}
      onPress={onPress}
    >
      {children}
    </View>
  );
}
