import { View } from '../../../renderer';
import { withAlpha } from '../../theme';
import { Icon } from '../../ui/Icon';
import { Label } from '../../ui/Label';
import { useTheme } from '../../ui/ThemeContext';

interface OptionLineProps {
  w: number;
  /** `one`: a radio button; `yesNo`: a check box. */
  kind: 'one' | 'yesNo';
  checked: boolean;
  children: string;
  /** Text on the right. Default: none. */
  note?: string | null;
  testId: string;
  autoFocus?: boolean;
  preferred?: boolean;
  onPress: () => void;
}

/** Height of a line, stage pixels. */
export const OPTION_LINE_H = 72;
const MARK = 36;
/** Width of an empty mark's outline. */
const FRAME = 3;
const PAD = 20;
const WORDS_X = PAD + MARK + 20;
const NOTE_W = 260;
const FADE = { color: { duration: 120 } } as const;

/**
 * A line toggled by OK: a radio button with a round mark, or a check box with a square one. The mark is an outline of the
 * line's own colour when off, and filled when on, with focus and without.
 */
export function OptionLine({
  w,
  kind,
  checked,
  children,
  note = null,
  testId,
  onPress,
  ...focus
}: OptionLineProps) {
  const { colors, buttonRadius } = useTheme();
  const lit = { color: colors.onAccent };
  const round = kind === 'one';
  return (
    <View
      w={w}
      h={OPTION_LINE_H}
      radius={buttonRadius}
      color={withAlpha(colors.button, checked ? 0.86 : 0.4)}
      focusedStyle={{ color: colors.accent }}
      transition={FADE}
      role={kind === 'one' ? 'button' : 'checkbox'}
      label={note === null ? children : `${children}, ${note}`}
      checked={checked}
      testId={testId}
      focusable
      ring={false}
      onPress={onPress}
      {...focus}
    >
      <View
        x={PAD}
        y={(OPTION_LINE_H - MARK) / 2}
        w={MARK}
        h={MARK}
        radius={round ? MARK / 2 : 8}
        color={colors.onButton}
        parentFocusedStyle={lit}
        transition={FADE}
      >
        <View
          testId={`${testId}-hollow`}
          x={FRAME}
          y={FRAME}
          w={MARK - 2 * FRAME}
          h={MARK - 2 * FRAME}
          radius={round ? MARK / 2 - FRAME : 8 - FRAME}
          color={colors.button}
          parentFocusedStyle={{ color: colors.accent }}
          transition={FADE}
          visible={!checked}
        />
        <Icon
          name="tick"
          size={24}
          x={6}
          y={6}
          color={colors.button}
          parentFocusedStyle={{ color: colors.accent }}
          transition={FADE}
          visible={checked}
        />
      </View>
      <Label
        x={WORDS_X}
        y={(OPTION_LINE_H - 36) / 2}
        maxWidth={w - WORDS_X - PAD - (note === null ? 0 : NOTE_W)}
        color={colors.onButton}
        parentFocusedStyle={lit}
        transition={FADE}
      >
        {children}
      </Label>
      {note !== null && (
        <Label
          type="label"
          x={w - PAD - NOTE_W}
          y={(OPTION_LINE_H - 28) / 2}
          w={NOTE_W}
          textAlign="right"
          weight={700}
          color={colors.accentText}
          parentFocusedStyle={lit}
          transition={FADE}
        >
          {note}
        </Label>
      )}
    </View>
  );
}
