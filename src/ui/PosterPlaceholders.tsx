/** Where posters will stand: plates on the places of `PosterGrid`, down to the end of the stage. */
import { View } from '../../renderer';
import { COLUMNS, posterIn } from './posterLayout';
import { CONTENT, GAP, STAGE } from './stage';
import { useTheme } from './ThemeContext';

export interface PosterPlatesProps {
  /** As of the grid, stage pixels. */
  x?: number;
  y: number;
  w?: number;
  columns?: number;
}

export function PosterPlates({ x = CONTENT.x, y, w = CONTENT.w, columns = COLUMNS }: PosterPlatesProps) {
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
      color={colors.plate}
    />
  ));
}
