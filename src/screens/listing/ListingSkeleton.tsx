/** A listing before its titles: plates in the final layout, words after 2 s (experience.md, "Waiting and failing"). */
import { View } from '../../../renderer';
import { useText } from '../../i18n';
import { posterIn } from '../../ui/PosterGrid';
import { Spinner } from '../../ui/Spinner';
import { CAPTION, CONTENT, GAP, STAGE } from '../../ui/stage';
import { useTheme } from '../../ui/ThemeContext';
import { GRID_Y } from './layout';

const COLUMNS = 6;
const POSTER = posterIn(CONTENT.w, COLUMNS);
const STRIDE = POSTER.h + CAPTION.h + GAP;
const PLATES = Array.from({ length: COLUMNS * Math.ceil((STAGE.h - GRID_Y) / STRIDE) }, (_, index) => index);

export function ListingSkeleton() {
  const { colors, radius } = useTheme();
  const text = useText();
  return (
    <View role="status" label={text('app.loading')} testId="listing-skeleton" busy focusable ring={false}>
      {PLATES.map((index) => (
        <View
          key={index}
          x={CONTENT.x + (index % COLUMNS) * (POSTER.w + GAP)}
          y={GRID_Y + Math.floor(index / COLUMNS) * STRIDE}
          w={POSTER.w}
          h={POSTER.h}
          radius={radius}
          color={colors.plate}
        />
      ))}
      <Spinner what={text('list.awaited')} />
    </View>
  );
}
