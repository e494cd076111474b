import { View } from '../../../renderer';
import { SETTINGS_ITEMS } from '../../domain/settings';
import type { SettingsItem } from '../../domain/settings';
import { useText } from '../../i18n';
import { withAlpha } from '../../theme';
import { useIdleItem } from '../../shell/useIdleItem';
import { Icon } from '../../ui/Icon';
import type { IconName } from '../../ui/icons';
import { Label } from '../../ui/Label';
import { useTheme } from '../../ui/ThemeContext';
import { ITEM_TEXT } from './itemText';
import { MENU } from './layout';

interface SettingsMenuProps {
  /** The entry whose view is shown. */
  shown: SettingsItem;
  /** Focus has been idle on the entry. */
  onIdle: (item: SettingsItem) => void;
  /** Right was pressed: focus moves into the entry's view. */
  onEnter: (item: SettingsItem) => void;
  /** The entry was chosen by OK or a click. */
  onChoose: (item: SettingsItem) => void;
}

const ICONS: Readonly<Record<SettingsItem, IconName>> = {
  back: 'back',
  account: 'profile',
  device: 'info',
  contact: 'mail',
  exit: 'logout',
};
const ICON = 32;
const WORDS_X = 24 + ICON + 20;
const FADE = { color: { duration: 120 } } as const;

/** The left menu: the view of an entry shows beside it when focus is idle on it, at once with OK or right. */
export function SettingsMenu({ shown, onIdle, onEnter, onChoose }: SettingsMenuProps) {
  const text = useText();
  const { colors, buttonRadius } = useTheme();
  const idleItem = useIdleItem(onIdle);
  const lit = { color: colors.onAccent };
  return (
    <View
      x={MENU.x}
      y={MENU.y}
      w={MENU.w}
      h={SETTINGS_ITEMS.length * (MENU.itemH + MENU.gap)}
      role="menu"
      label={text('menu.settings')}
      testId="settings-menu"
      group="column"
    >
      {SETTINGS_ITEMS.map((item, index) => (
        <View
          key={item}
          y={index * (MENU.itemH + MENU.gap)}
          w={MENU.w}
          h={MENU.itemH}
          radius={buttonRadius}
          color={item === shown ? colors.button : withAlpha(colors.button, 0)}
          focusedStyle={{ color: colors.accent }}
          transition={FADE}
          role="menuitem"
          label={text(ITEM_TEXT[item])}
          testId={`settings-${item}`}
          focusKey={`settings-menu-${item}`}
          focusable
          ring={false}
          preferred={item === shown}
          autoFocus={item === shown}
          selected={item === shown}
          onFocus={() => idleItem.focus(item)}
          onBlur={idleItem.cancel}
          onKey={({ key }) => {
            // Until focus has been idle, the view beside it is another entry's.
            if (key !== 'right' || item === shown) return false;
            idleItem.cancel();
            onEnter(item);
            return true;
          }}
          onPress={() => {
            idleItem.cancel();
            onChoose(item);
          }}
        >
          <Icon
            name={ICONS[item]}
            size={ICON}
            x={24}
            y={(MENU.itemH - ICON) / 2}
            color={colors.text}
            parentFocusedStyle={lit}
            transition={FADE}
          />
          <Label
            x={WORDS_X}
            y={(MENU.itemH - 36) / 2}
            maxWidth={MENU.w - WORDS_X - 20}
            parentFocusedStyle={lit}
            transition={FADE}
            marquee
          >
            {text(ITEM_TEXT[item])}
          </Label>
        </View>
      ))}
    </View>
  );
}
