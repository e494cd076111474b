import { View } from '../../../renderer';
import { useText } from '../../i18n';
import { PosterPlaceholders } from '../../ui/PosterPlaceholders';
import { Spinner } from '../../ui/Spinner';
import { GRID_Y } from './layout';

/** The watchlist while it loads: placeholders for its posters; after 2 s a text names what is loading. */
export function WatchlistSkeleton() {
  const text = useText();
  return (
    <View role="status" label={text('app.loading')} testId="watchlist-skeleton" busy focusable ring={false}>
      <PosterPlaceholders y={GRID_Y} />
      <Spinner what={text('watchlist.awaited')} />
    </View>
  );
}
