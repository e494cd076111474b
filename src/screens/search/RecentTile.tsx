/** The tile of a recent search. */
import { View } from '../../../renderer';
import { Icon } from '../../ui/Icon';
import type { IconName } from '../../ui/icons';
import { Label } from '../../ui/Label';
import { useTheme } from '../../ui/ThemeContext';
import { TILE } from './layout';

/** Height of the tile, stage pixels. */
export const RECENT_H = 72;

const PAD = 20;
const ICON = 24;
const FADE = { color: { duration: 120 } } as const;

interface RecentTileProps {
  x: number;
  y: number;
  icon: IconName;
  name: string;
  /** For the voice guide. Default: the name. */
  label?: string;
  testId: string;
  onPress: () => void;
}

/** A recent search; a press searches for it again. */
export function RecentTile({ x, y, icon, name, label = name, testId, onPress }: RecentTileProps) {
  const { colors, buttonRadius } = useTheme();
  const lit = { color: colors.onAccent };
  const nameX = PAD + ICON + 14;
  return (
    <View
      x={x}
      y={y}
      w={TILE.w}
      h={RECENT_H}
      radius={Math.min(buttonRadius, RECENT_H / 2)}
      color={colors.button}
      focusedStyle={{ color: colors.accent }}
      transition={FADE}
      role="button"
      label={label}
      testId={testId}
      focusable
      ring={false}
      onPress={onPress}
    >
      <Icon
        name={icon}
        size={ICON}
        x={PAD}
        y={(RECENT_H - ICON) / 2}
        color={colors.onButton}
        parentFocusedStyle={lit}
        transition={FADE}
      />
      <Label
        x={nameX}
        y={(RECENT_H - 36) / 2}
        maxWidth={TILE.w - nameX - PAD}
        marquee
        color={colors.onButton}
        parentFocusedStyle={lit}
        transition={FADE}
      >
        {name}
      </Label>
    </View>
  );
}
