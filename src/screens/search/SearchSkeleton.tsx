/** Results before they came: plates in the final layout; a spinner after 400 ms, words after 2 s. */
import { View } from '../../../renderer';
import { useText } from '../../i18n';
import { posterIn } from '../../ui/PosterGrid';
import { Spinner } from '../../ui/Spinner';
import { CAPTION, GAP, STAGE } from '../../ui/stage';
import { useTheme } from '../../ui/ThemeContext';
import { COLUMNS, PANEL, PANEL_Y } from './layout';

const LINES = 4;
const POSTER = posterIn(PANEL.w, COLUMNS);

export function SearchSkeleton() {
  const { colors, radius } = useTheme();
  const text = useText();
  return (
    <View role="status" label={text('app.loading')} testId="search-skeleton" busy focusable ring={false}>
      {Array.from({ length: LINES * COLUMNS }, (_, index) => (
        <View
          key={index}
          x={PANEL.x + (index % COLUMNS) * (POSTER.w + GAP)}
          y={PANEL_Y + Math.floor(index / COLUMNS) * (POSTER.h + CAPTION.h + GAP)}
          w={POSTER.w}
          h={POSTER.h}
          radius={radius}
          color={colors.plate}
        />
      ))}
      <Spinner what={text('search.awaited')} x={PANEL.x + PANEL.w / 2} y={STAGE.h / 2} onPicture />
    </View>
  );
}
