import { View } from '../../renderer';
import { COLUMNS, posterIn } from './posterLayout';
import { CONTENT, GAP, STAGE } from './stage';
import { useTheme } from './ThemeContext';

interface PosterPlaceholdersProps {
  /** X of the grid, stage pixels. */
  x?: number;
  y: number;
  w?: number;
  columns?: number;
}

/** Placeholders at the positions of `PosterGrid`'s posters, down to the lower edge of the stage. */
export function PosterPlaceholders({
  x = CONTENT.x,
  y,
  w = CONTENT.w,
  columns = COLUMNS,
}: PosterPlaceholdersProps) {
  const { colors, radius } = useTheme();
  const poster = posterIn(w, columns);
  return Array.from({ length: columns * Math.ceil((STAGE.h - y) / poster.stride) }, (_, index) => (
    <View
      key={index}
      x={x + (index % columns) * (poster.w + GAP)}
      y={y + Math.floor(index / columns) * poster.stride}
      w={poster.w}
      h={poster.h}
      radius={radius}
      color={colors.placeholder}
    />
  ));
}
