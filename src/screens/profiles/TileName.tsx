import { Label } from '../../ui/Label';
import { useTheme } from '../../ui/ThemeContext';
import { NAME } from './tileLayout';

/** How far the name may extend past the avatar on either side, up to the neighbour's name. Stage pixels. */
const OVERHANG = 20;

/** The name below an avatar: brighter while the tile has focus, and a marquee when it is too long. */
export function TileName({ avatarSize, children }: { avatarSize: number; children: string }) {
  const { colors } = useTheme();
  const w = avatarSize + 2 * OVERHANG;
  return (
    <Label
      x={-OVERHANG}
      y={avatarSize + NAME.y}
      w={w}
      maxWidth={w}
      textAlign="center"
      size={30}
      lineHeight={NAME.h}
      color={colors.dimText}
      parentFocusedStyle={{ color: colors.text }}
      marquee
    >
      {children}
    </Label>
  );
}
