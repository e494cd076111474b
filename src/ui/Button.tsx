import { Text, View } from '../../renderer';
import type { ViewProps } from '../../renderer';
import { TYPE, withAlpha } from '../theme';
import { Icon } from './Icon';
import type { IconName } from './icons';
import { useTheme } from './ThemeContext';

interface ButtonProps extends Pick<
  ViewProps,
  | 'x'
  | 'y'
  | 'w'
  | 'testId'
  | 'focusKey'
  | 'preferred'
  | 'autoFocus'
  | 'onFocus'
  | 'onKey'
  | 'disabled'
  | 'selected'
  | 'checked'
  | 'label'
  | 'role'
  | 'ref'
> {
  children: string;
  /** Lighter text after the caption, not part of the accessible name. Default: none. */
  detail?: string;
  /** An answer is pending: dimmed, presses have no effect, focus stays. Default false. */
  busy?: boolean;
  icon?: IconName;
  onPress: () => void;
  /**
   * `large` for a screen's main actions, `bar` with smaller letters for a line of many, `small` in the player's panels, `plain`
   * for links without a fill.
   */
  look?: keyof typeof LOOKS;
}

const LOOKS = {
  large: { h: 72, padX: 36, size: 28, lineHeight: 40, icon: 28, weight: 700 },
  bar: { h: 72, padX: 28, size: 24, lineHeight: 34, icon: 24, weight: 400 },
  small: { h: 60, padX: 28, size: 24, lineHeight: 34, icon: 24, weight: 400 },
  plain: { h: 48, padX: 16, size: TYPE.label.size + 2, lineHeight: 34, icon: 24, weight: 400 },
} as const;

const focusFade = { color: { duration: 120 } } as const;

const ignored = (): void => {};

/**
 * A button as wide as its caption. Fill, icon and caption change colour with focus, without a React render; the
 * accent colour marks focus.
 */
export function Button(props: ButtonProps) {
  const {
    children,
    detail = '',
    icon,
    onPress,
    look = 'large',
    disabled = false,
    busy = false,
    ...rest
  } = props;
  const { colors, buttonRadius } = useTheme();
  const { h, padX, size, lineHeight, icon: iconSize, weight } = LOOKS[look];
  const onFocusColor = { color: colors.onAccent };
  const restColor = look === 'plain' ? colors.text : colors.onButton;
  return (
    <View
      h={h}
      flow="row"
      align="center"
      justify="center"
      gap={14}
      padding={[0, padX]}
      radius={buttonRadius}
      color={look === 'plain' ? withAlpha(colors.accent, 0) : withAlpha(colors.button, 0.86)}
      alpha={disabled ? 0.5 : busy ? 0.7 : 1}
      role="button"
      {...(detail !== '' && { label: children, value: detail })}
      focusable
      disabled={disabled}
      busy={busy}
      ring={false}
      focusedStyle={{ color: colors.accent }}
      transition={focusFade}
      onPress={busy ? ignored : onPress}
      {...rest}
    >
      {icon && (
        <Icon
          name={icon}
          size={iconSize}
          color={rest.checked === true ? colors.accentText : restColor}
          parentFocusedStyle={onFocusColor}
          transition={focusFade}
        />
      )}
      <Text
        size={size}
        lineHeight={lineHeight}
        weight={weight}
        color={restColor}
        parentFocusedStyle={onFocusColor}
        transition={focusFade}
      >
        {children}
      </Text>
      {detail !== '' && (
        <Text
          size={size}
          lineHeight={lineHeight}
          color={restColor}
          parentFocusedStyle={onFocusColor}
          transition={focusFade}
        >
          {`· ${detail}`}
        </Text>
      )}
    </View>
  );
}
