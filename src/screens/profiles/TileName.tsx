/** The line below a face: brighter while focus is on the tile, and running when it is too long. */
import { Label } from '../../ui/Label';
import { useTheme } from '../../ui/ThemeContext';
import { NAME } from './tileLayout';

/** The name may be wider than the face, up to its neighbour's. */
const OVERHANG = 20;

export function TileName({ face, children }: { face: number; children: string }) {
  const { colors } = useTheme();
  const w = face + 2 * OVERHANG;
  return (
    <Label
      x={-OVERHANG}
      y={face + NAME.y}
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
