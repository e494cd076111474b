/** An entry of an asset's menu: icon and caption, filled with the accent colour while it has focus. */
import { View } from '../../../renderer';
import { withAlpha } from '../../theme';
import { Icon } from '../../ui/Icon';
import type { IconName } from '../../ui/icons';
import { Label } from '../../ui/Label';
import { useTheme } from '../../ui/ThemeContext';

interface TitleMenuItemProps {
  /** Stage pixels. */
  w: number;
  icon: IconName;
  name: string;
  /** A second, smaller line; null for none. */
  hint: string | null;
  /** State of a switch. Default: the entry is not a switch. */
  checked?: boolean;
  autoFocus: boolean;
  testId: string;
  onPress: () => void;
}

const H = 72;
const ICON = 28;
const PAD = 24;
const TEXT_X = PAD + ICON + 20;
const FADE = { color: { duration: 100 } } as const;

export function TitleMenuItem(props: TitleMenuItemProps) {
  const { w, icon, name, hint, checked, autoFocus, testId, onPress } = props;
  const { colors, buttonRadius } = useTheme();
  const lit = { color: colors.onAccent };
  return (
    <View
      w={w}
      h={H}
      radius={buttonRadius}
      color={withAlpha(colors.accent, 0)}
      focusedStyle={{ color: colors.accent }}
      transition={FADE}
      role="menuitem"
      label={hint === null ? name : `${name}, ${hint}`}
      testId={testId}
      checked={checked}
      focusable
      focusKey={testId}
      ring={false}
      autoFocus={autoFocus}
      onPress={onPress}
    >
      <Icon
        name={icon}
        size={ICON}
        x={PAD}
        y={(H - ICON) / 2}
        color={checked === true ? colors.accentText : colors.textOnBase}
        parentFocusedStyle={lit}
        transition={FADE}
      />
      <View x={TEXT_X} h={H} flow="column" justify="center">
        <Label
          size={28}
          lineHeight={36}
          maxWidth={w - TEXT_X - PAD}
          color={colors.textOnBase}
          parentFocusedStyle={lit}
          transition={FADE}
          marquee
        >
          {name}
        </Label>
        {hint !== null && (
          <Label
            size={20}
            lineHeight={26}
            maxWidth={w - TEXT_X - PAD}
            color={colors.dimTextOnBase}
            parentFocusedStyle={lit}
            transition={FADE}
          >
            {hint}
          </Label>
        )}
      </View>
    </View>
  );
}
