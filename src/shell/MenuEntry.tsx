/** A line of the side menu: its icon, and its name while the menu is open. */
import { View } from '../../renderer';
import { TYPE, withAlpha } from '../theme';
import { Icon } from '../ui/Icon';
import type { IconName } from '../ui/icons';
import { Label } from '../ui/Label';
import { RAIL_WIDTH } from '../ui/stage';
import { useTheme } from '../ui/ThemeContext';

interface MenuEntryProps {
  y: number;
  /** Width while the menu is open, stage pixels. */
  w: number;
  /** null indents the entry: a page under Browse. */
  icon: IconName | null;
  name: string;
  hint: string | null;
  badge: string | null;
  open: boolean;
  /** True for the page the viewer is on. */
  selected: boolean;
  /** Of an entry with pages below it, which has a chevron. Default: none. */
  expanded?: boolean;
  preferred: boolean;
  testId: string;
  onPress: () => void;
}

/** Minimum distance between entries, stage pixels. */
export const ENTRY_H = 64;
const ICON = 32;
const X = 16;
/** How far a page under Browse stands right of the other names. */
const INDENT = 36;
const CHEVRON = 24;
const CHEVRON_MARGIN = 24;
/**
 * Width while closed: only the visible part, so that an entry takes no pointer events from the page beside the rail.
 */
const CLOSED_W = RAIL_WIDTH - 2 * X;
const FADE = { color: { duration: 100 }, alpha: { duration: 100 } } as const;

export function MenuEntry(props: MenuEntryProps) {
  const { y, w, icon, name, hint, badge, open, selected, expanded, preferred, testId, onPress } = props;
  const { colors, buttonRadius } = useTheme();
  const color = selected ? colors.accentText : colors.dimText;
  const lit = { color: colors.onAccent };
  const indent = icon === null ? INDENT : 0;
  return (
    <View
      x={X}
      y={y}
      w={open ? w : CLOSED_W}
      h={ENTRY_H}
      radius={buttonRadius}
      color={withAlpha(colors.accent, 0)}
      focusedStyle={{ color: colors.accent }}
      transition={FADE}
      role="menuitem"
      label={badge === null ? name : `${name} ${badge}`}
      testId={testId}
      focusable
      ring={false}
      preferred={preferred}
      selected={selected}
      expanded={expanded}
      onPress={onPress}
    >
      {icon !== null && (
        <Icon
          name={icon}
          size={ICON}
          x={(RAIL_WIDTH - ICON) / 2 - X}
          y={(ENTRY_H - ICON) / 2}
          color={color}
          parentFocusedStyle={lit}
          transition={FADE}
        />
      )}
      {expanded !== undefined && (
        <View
          x={w - CHEVRON - CHEVRON_MARGIN}
          y={(ENTRY_H - CHEVRON) / 2}
          alpha={open ? 1 : 0}
          transition={FADE}
        >
          <Icon
            name="chevron"
            size={CHEVRON}
            rotation={expanded ? Math.PI / 2 : 0}
            color={color}
            parentFocusedStyle={lit}
            transition={FADE}
          />
        </View>
      )}
      <View
        x={RAIL_WIDTH - X + indent}
        y={hint === null ? 12 : 2}
        alpha={open ? 1 : 0}
        transition={FADE}
        flow="column"
      >
        <View flow="row" gap={12} align="center">
          <Label
            {...TYPE.heading}
            weight={400}
            maxWidth={w - RAIL_WIDTH - indent - (badge === null ? 24 : 110)}
            color={selected ? colors.accentText : colors.text}
            parentFocusedStyle={lit}
            transition={FADE}
            marquee
          >
            {name}
          </Label>
          {badge !== null && (
            <Label type="label" color={colors.accentText} parentFocusedStyle={lit} transition={FADE}>
              {badge}
            </Label>
          )}
        </View>
        {hint !== null && (
          <Label size={20} lineHeight={24} color={colors.dimText} parentFocusedStyle={lit} transition={FADE}>
            {hint}
          </Label>
        )}
      </View>
    </View>
  );
}
