import { View } from '../../renderer';
import { Icon } from './Icon';
import type { IconName } from './icons';
import { useTheme } from './ThemeContext';

/** Props of `IconButton`; lengths are stage pixels. */
export interface IconButtonProps {
  icon: IconName;
  /** Of the picture, stage pixels. */
  size: number;
  /** Of the button, which is a square; stage pixels. */
  side: number;
  /** Of its corners, stage pixels. */
  radius: number;
  /** Stage pixels. Default 0. */
  x?: number;
  /** What it does, for the voice. */
  label: string;
  testId: string;
  /** Default: its place in the group. */
  focusKey?: string;
  /** It is a switch, and on or off. Default: it is none. */
  checked?: boolean;
  onPress: () => void;
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
    </View>
  );
}
