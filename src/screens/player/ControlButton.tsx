import type { Ref } from 'react';
import { Text, View } from '../../../renderer';
import type { NodeHandle } from '../../../renderer';
import { TYPE, withAlpha } from '../../theme';
import { Icon } from '../../ui/Icon';
import type { IconName } from '../../ui/icons';
import { useTheme } from '../../ui/ThemeContext';
import { BUTTON } from './overlayLayout';

interface ControlButtonProps {
  icon: IconName;
  label: string;
  testId: string;
  onPress: () => void;
  x?: number;
  y?: number;
  preferred?: boolean;
  /** Shows `label` below the button while it has focus. Default false: the icon says enough. */
  captioned?: boolean;
  ref?: Ref<NodeHandle>;
}

const ICON = 32;
const FADE = { color: { duration: 120 } } as const;
const CAPTION = { w: 480, gap: 12 } as const;
const SHOWN = { alpha: 1 } as const;

/** A round button of the player with an icon; `label` is its name for the voice guide. */
export function ControlButton({ icon, label, onPress, captioned = false, ...rest }: ControlButtonProps) {
  const { colors } = useTheme();
  return (
    <View
      w={BUTTON}
      h={BUTTON}
      radius={BUTTON / 2}
      color={withAlpha(colors.button, 0.86)}
      focusedStyle={{ color: colors.accent, scale: 1.08 }}
      transition={FADE}
      ring={false}
      role="button"
      label={label}
      focusable
      onPress={onPress}
      {...rest}
    >
      <Icon
        name={icon}
        size={ICON}
        x={(BUTTON - ICON) / 2}
        y={(BUTTON - ICON) / 2}
        color={colors.onButton}
        parentFocusedStyle={{ color: colors.onAccent }}
        transition={FADE}
      />
      {captioned && (
        <Text
          {...TYPE.label}
          // Ends with its button: the last one is at the edge of the safe area.
          x={BUTTON - CAPTION.w}
          y={BUTTON + CAPTION.gap}
          w={CAPTION.w}
          textAlign="right"
          color={colors.text}
          alpha={0}
          parentFocusedStyle={SHOWN}
        >
          {label}
        </Text>
      )}
    </View>
  );
}
