import type { ReactNode } from 'react';
import { View } from '../../../renderer';
import type { Color } from '../../theme';

interface AvatarProps {
  testId: string;
  /** Name for the voice guide. */
  label: string;
  /** Diameter, stage pixels. */
  size: number;
  color: Color;
  /** Has the initial focus. */
  initialFocus: boolean;
  onPress: () => void;
  children: ReactNode;
}

const FOCUS_SCALE = 1.06;
/** Outer reach of the focus ring: 4 px wide, 6 px outside the grown circle, whose radius the ring follows. */
const RING_REACH = 10;

/** The round, focusable part of a profile tile. It grows with focus, with the ring around it. */
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
