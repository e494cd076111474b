import { Text, View } from '../../../renderer';
import type { KeyPress, NodeHandle } from '../../../renderer';
import type { Ref } from 'react';
import { Icon } from '../Icon';
import type { IconName } from '../icons';
import { useTheme } from '../ThemeContext';
import type { KeyRect } from './layouts';

interface KeyProps {
  /** The character or function of the key; its test id is 'key-' + this. */
  id: string;
  rect: KeyRect;
  /** The text on the key. */
  caption: string;
  icon?: IconName;
  /** Name for the voice guide, where it differs from the caption. */
  label?: string;
  /** Size of the caption, stage pixels. */
  size: number;
  /** True while the key is latched: shift. */
  selected?: boolean;
  /** Dimmed; presses have no effect. Focus can still reach it, so that the arrow keys always lead the same way. */
  disabled: boolean;
  /** Has the initial focus of its keyboard. Default false. */
  preferred?: boolean;
  onPress: (id: string) => void;
  onLongPress?: () => void;
  onKey?: (press: KeyPress) => boolean;
  ref?: Ref<NodeHandle>;
}

const FADE = { color: { duration: 120 } } as const;
const ICON_SIZE = 36;
const MAX_RADIUS = 14;

const ignored = (): void => {};

/** One key: a box with a letter, a word or an icon. The fill follows focus without a React render. */
export function Key(props: KeyProps) {
  const {
    id,
    rect,
    caption,
    icon,
    label,
    size,
    selected = false,
    disabled,
    onPress,
    onLongPress,
    onKey,
    preferred,
    ref,
  } = props;
  const { colors, buttonRadius } = useTheme();
  const onFocus = { color: colors.onAccent };
  const rest = selected ? colors.background : colors.onButton;
  const lineHeight = Math.round(size * 1.4);
  return (
    <View
      ref={ref}
      {...rect}
      radius={Math.min(buttonRadius, MAX_RADIUS)}
      color={selected ? colors.text : colors.button}
      focusedStyle={{ color: colors.accent }}
      transition={FADE}
      alpha={disabled ? 0.35 : 1}
      role="key"
      testId={`key-${id}`}
      label={label ?? caption}
      selected={selected}
      focusable
      ring={false}
      preferred={preferred}
      onPress={disabled ? ignored : () => onPress(id)}
      onLongPress={onLongPress}
      onKey={onKey}
    >
      {icon === undefined ? (
        <Text
          y={Math.round((rect.h - lineHeight) / 2)}
          w={rect.w}
          textAlign="center"
          size={size}
          lineHeight={lineHeight}
          color={rest}
          parentFocusedStyle={onFocus}
          transition={FADE}
        >
          {caption}
        </Text>
      ) : (
        <Icon
          name={icon}
          size={ICON_SIZE}
          x={(rect.w - ICON_SIZE) / 2}
          y={(rect.h - ICON_SIZE) / 2}
          color={rest}
          parentFocusedStyle={onFocus}
          transition={FADE}
        />
      )}
    </View>
  );
}
