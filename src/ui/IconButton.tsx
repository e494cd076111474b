import type { ReactNode } from 'react';
import { View } from '../../renderer';
import { Icon } from './Icon';
import type { IconName } from './icons';
import { useTheme } from './ThemeContext';

/** Props of `IconButton`; lengths are stage pixels. */
export interface IconButtonProps {
  icon: IconName;
  /** Side of the icon, stage pixels. */
  size: number;
  /** Side of the square button, stage pixels. */
  side: number;
  /** Corner radius, stage pixels. */
  radius: number;
  /** Stage pixels. Default 0. */
  x?: number;
  /** What the button does, for the voice guide. */
  label: string;
  testId: string;
  /** Default: derived from its position in the group. */
  focusKey?: string;
  /** State of a switch. Default: the button is not a switch. */
  checked?: boolean;
  onPress: () => void;
  /** Drawn relative to its upper left corner. */
  children?: ReactNode;
}

const FADE = { color: { duration: 120 } } as const;

/** A button with an icon and no caption: filled with the accent colour while it has focus, without a ring. */
export function IconButton({
  icon,
  size,
  side,
  radius,
  x,
  label,
  testId,
  focusKey,
  checked,
  onPress,
  children,
}: IconButtonProps) {
  const { colors } = useTheme();
  const at = (side - size) / 2;
  return (
    <View
      x={x}
      w={side}
      h={side}
      radius={radius}
      color={colors.button}
      focusedStyle={{ color: colors.accent }}
      transition={FADE}
      role="button"
      label={label}
      testId={testId}
      checked={checked}
      focusable
      focusKey={focusKey}
      ring={false}
      onPress={onPress}
    >
      <Icon
        name={icon}
        size={size}
        x={at}
        y={at}
        color={colors.onButton}
        parentFocusedStyle={{ color: colors.onAccent }}
        transition={FADE}
      />
      {children}
    </View>
  );
}
