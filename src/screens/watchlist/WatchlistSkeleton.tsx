/** The watchlist before it came: plates where its posters will stand, and after 2 s a word on what is awaited. */
import { View } from '../../../renderer';
import { useText } from '../../i18n';
import { posterIn } from '../../ui/PosterGrid';
import { Spinner } from '../../ui/Spinner';
import { CAPTION, CONTENT, GAP } from '../../ui/stage';
import { useTheme } from '../../ui/ThemeContext';
import { COLUMNS, GRID_Y } from './layout';

const POSTER = posterIn(CONTENT.w, COLUMNS);
const LINES = 4;

export function WatchlistSkeleton() {
  const { colors, radius } = useTheme();
  const text = useText();
  return (
    <View role="status" label={text('app.loading')} testId="watchlist-skeleton" busy focusable ring={false}>
      {Array.from({ length: LINES * COLUMNS }, (_, index) => (
        <View
          key={index}
          x={CONTENT.x + (index % COLUMNS) * (POSTER.w + GAP)}
          y={GRID_Y + Math.floor(index / COLUMNS) * (POSTER.h + CAPTION.h + GAP)}
          w={POSTER.w}
          h={POSTER.h}
          radius={radius}
          color={colors.plate}
        />
      ))}
      <Spinner what={text('watchlist.awaited')} />
    </View>
  );
}
