/** A grid of posters before it came: plates in its lines down to the end of the stage, and after a while words. */
import { View } from '../../renderer';
import { useText } from '../i18n';
import { LINE_GAP, posterIn } from './PosterGrid';
import { Spinner } from './Spinner';
import { CONTENT, GAP, STAGE } from './stage';
import { useTheme } from './ThemeContext';

export interface PosterPlatesProps {
  testId: string;
  /** What is awaited, for the words. */
  what: string;
  /** Of the grid, as it is told. Default: beside the rail. */
  x?: number;
  y: number;
  /** Default: the content's. */
  w?: number;
  columns: number;
}

export function PosterPlates({ testId, what, x = CONTENT.x, y, w = CONTENT.w, columns }: PosterPlatesProps) {
  const { colors, radius } = useTheme();
  const text = useText();
  const poster = posterIn(w, columns);
  const stride = poster.h + LINE_GAP;
  const lines = Math.ceil((STAGE.h - y) / stride);
  return (
    <View role="status" label={text('app.loading')} testId={testId} busy focusable ring={false}>
      {Array.from({ length: lines * columns }, (_, index) => (
        <View
          key={index}
          x={x + (index % columns) * (poster.w + GAP)}
          y={y + Math.floor(index / columns) * stride}
          w={poster.w}
          h={poster.h}
          radius={radius}
          color={colors.plate}
        />
      ))}
      <Spinner what={what} x={x + w / 2} onPicture />
    </View>
  );
}
