import { Text, View } from '../../../../renderer';
import { useTheme } from '../../../ui/ThemeContext';
import { CHIP } from './layout';

interface ChipProps {
  /** Short: it is not cut. */
  children: string;
  /** Name for the voice guide. */
  label: string;
  testId: string;
  w: number;
  /** One of several that exclude each other, and whether it is chosen. Default: a button. */
  chosen?: boolean;
  onPress: () => void;
}

const FADE = { color: { duration: 120 } } as const;

/** A small button for one value of a setting; the chosen one is framed. */
export function Chip({ children, label, testId, w, chosen, onPress }: ChipProps) {
  const { colors, buttonRadius } = useTheme();
  return (
    <View
      w={w}
      h={CHIP.h}
      radius={buttonRadius}
      color={colors.button}
      border={chosen === true ? { width: 3, color: colors.accentText } : undefined}
      focusedStyle={{ color: colors.accent }}
      transition={FADE}
      role={chosen === undefined ? 'button' : 'radio'}
      label={label}
      testId={testId}
      checked={chosen}
      preferred={chosen}
      focusable
      ring={false}
      onPress={onPress}
    >
      <Text
        y={(CHIP.h - 32) / 2}
        w={w}
        size={24}
        lineHeight={32}
        weight={chosen === true ? 700 : 400}
        textAlign="center"
        color={colors.onButton}
        parentFocusedStyle={{ color: colors.onAccent }}
        transition={FADE}
      >
        {children}
      </Text>
    </View>
  );
}
