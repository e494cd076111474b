import type { ReactNode } from 'react';
import { View } from '../../../renderer';
import type { Color } from '../../theme';

interface AvatarProps {
  testId: string;
  /** What a screen reader says. */
  label: string;
  /** Diameter, stage pixels. */
  size: number;
  color: Color;
  /** Focus begins here. */
  initialFocus: boolean;
  onPress: () => void;
  children: ReactNode;
}

const FOCUS_SCALE = 1.06;
/** The ring is 4 px wide and 6 px outside: round about a grown circle, its own radius grows with it. */
const RING_REACH = 10;

/** The round, focusable part of a profile tile: it grows with focus, and the ring goes round it. */
export function Avatar({ testId, label, size, color, initialFocus, onPress, children }: AvatarProps) {
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
      autoFocus={initialFocus}
      ring={{ radius: (size * FOCUS_SCALE) / 2 + RING_REACH }}
      focusedStyle={{ scale: FOCUS_SCALE }}
      onPress={onPress}
    >
      {children}
    </View>
  );
}
