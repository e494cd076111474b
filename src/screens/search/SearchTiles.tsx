/** Tiles that start a search: a recent search, and a genre. */
import { View } from '../../../renderer';
import { Icon } from '../../ui/Icon';
import type { IconName } from '../../ui/icons';
import { Label } from '../../ui/Label';
import { useTheme } from '../../ui/ThemeContext';
import { TILE } from './layout';

/** Heights of both tiles, stage pixels. */
export const TILE_H = { recent: 72, genre: 108 } as const;

const PAD = 20;
const ICON = 24;
const FADE = { color: { duration: 120 } } as const;

interface RecentTileProps {
  x: number;
  y: number;
  icon: IconName;
  name: string;
  testId: string;
  onPress: () => void;
}

/** A recent search; a press searches for it again. */
export function RecentTile({ x, y, icon, name, testId, onPress }: RecentTileProps) {
  const { colors, buttonRadius } = useTheme();
  const lit = { color: colors.onAccent };
  const nameX = PAD + ICON + 14;
  return (
    <View
      x={x}
      y={y}
      w={TILE.w}
      h={TILE_H.recent}
      radius={Math.min(buttonRadius, TILE_H.recent / 2)}
      color={colors.button}
      focusedStyle={{ color: colors.accent }}
      transition={FADE}
      role="button"
      label={name}
      testId={testId}
      focusable
      ring={false}
      onPress={onPress}
    >
      <Icon
        name={icon}
        size={ICON}
        x={PAD}
        y={(TILE_H.recent - ICON) / 2}
        color={colors.onButton}
        parentFocusedStyle={lit}
        transition={FADE}
      />
      <Label
        x={nameX}
        y={(TILE_H.recent - 36) / 2}
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

interface GenreTileProps {
  name: string;
  onPick: (name: string) => void;
}

/** A genre; a press searches for it. */
export function GenreTile({ name, onPick }: GenreTileProps) {
  const { colors, radius } = useTheme();
  return (
    <View
      w={TILE.w}
      h={TILE_H.genre}
      radius={radius}
      color={colors.placeholder}
      focusedStyle={{ scale: 1.06, zIndex: 1 }}
      role="listitem"
      label={name}
      focusable
      onPress={() => onPick(name)}
    >
      <Label
        weight={700}
        x={PAD}
        y={TILE_H.genre - 36 - PAD}
        maxWidth={TILE.w - 2 * PAD}
        marquee
        color={colors.onPlaceholder}
      >
        {name}
      </Label>
    </View>
  );
}
