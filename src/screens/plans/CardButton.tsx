import { Text, View } from '../../../renderer';
import { withAlpha } from '../../theme';
import { useTheme } from '../../ui/ThemeContext';
import { INNER } from './layout';

interface CardButtonProps {
  y: number;
  h: number;
  children: string;
  testId: string;
  focusKey: string;
  /** The card's main button is bold; the others step back. Default false. */
  main?: boolean;
  disabled?: boolean;
  /** Hidden rather than left out: a recycled card must keep its nodes. */
  visible?: boolean;
  onPress: () => void;
}

const FADE = { color: { duration: 120 } } as const;
const PAD = 12;
const MAIN = { size: 28, lineHeight: 40, weight: 700, maxLines: 1 } as const;
const SIDE = { size: 22, lineHeight: 28, weight: 400, maxLines: 2 } as const;

/** A button on a card, as wide as its content: the main one is filled, the others are outlines. A caption that is too long for one line takes two. */
export function CardButton({ y, h, children, main = false, disabled = false, ...rest }: CardButtonProps) {
  const { colors, buttonRadius } = useTheme();
  const style = main ? MAIN : SIDE;
  const ink = colors.onPlaceholder;
  return (
    <View
      x={0}
      y={y}
      w={INNER}
      h={h}
      flow="column"
      align="center"
      justify="center"
      radius={Math.min(buttonRadius, h / 2)}
      color={withAlpha(ink, main ? 0.16 : 0)}
      border={{ width: 2, color: main ? withAlpha(ink, 0) : colors.track }}
      focusedStyle={{ color: colors.accent }}
      transition={FADE}
      alpha={disabled ? 0.5 : 1}
      role="button"
      label={children}
      disabled={disabled}
      focusable
      ring={false}
      {...rest}
    >
      <Text
        {...style}
        maxWidth={INNER - 2 * PAD}
        textAlign="center"
        color={ink}
        parentFocusedStyle={{ color: colors.onAccent }}
        transition={FADE}
      >
        {children}
      </Text>
    </View>
  );
}
