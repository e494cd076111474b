/** The watchlist before it came: plates where its posters will stand, and after 2 s a word on what is awaited. */
import { View } from '../../../renderer';
import { useText } from '../../i18n';
import { PosterPlates } from '../../ui/PosterPlates';
import { Spinner } from '../../ui/Spinner';
import { GRID_Y } from './layout';

export function WatchlistSkeleton() {
  const text = useText();
  return (
    <View role="status" label={text('app.loading')} testId="watchlist-skeleton" busy focusable ring={false}>
      <PosterPlates y={GRID_Y} />
      <Spinner what={text('watchlist.awaited')} />
    </View>
  );
}
