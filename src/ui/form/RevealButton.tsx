/** The button at the end of a masked field: shows its letters and hides them again, and keeps focus. */
import { View } from '../../../renderer';
import { useText } from '../../i18n';
import { Icon } from '../Icon';
import { useTheme } from '../ThemeContext';

export interface RevealButtonProps {
  /** Stage pixels. */
  x: number;
  /** Of the square, stage pixels. */
  side: number;
  testId: string;
  /** The letters are shown now. */
  revealed: boolean;
  onPress: () => void;
}

const ICON = 36;
const FADE = { color: { duration: 120 } } as const;

export function RevealButton({ x, side, testId, revealed, onPress }: RevealButtonProps) {
  const { colors, radius } = useTheme();
  const text = useText();
  const at = (side - ICON) / 2;
  return (
    <View
      x={x}
      w={side}
      h={side}
      radius={radius}
      color={colors.button}
      focusedStyle={{ color: colors.accent }}
      transition={FADE}
      focusable
      ring={false}
      role="button"
      label={text(revealed ? 'signIn.hidePassword' : 'signIn.showPassword')}
      testId={testId}
      checked={revealed}
      onPress={onPress}
    >
      <Icon
        name={revealed ? 'eye' : 'eyeClosed'}
        size={ICON}
        x={at}
        y={at}
        color={colors.onButton}
        parentFocusedStyle={{ color: colors.onAccent }}
        transition={FADE}
      />
    </View>
  );
}
