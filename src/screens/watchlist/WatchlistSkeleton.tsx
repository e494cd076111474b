/** The watchlist before it came: plates where its posters will stand, and after 2 s a word on what is awaited. */
import { useText } from '../../i18n';
import { PosterPlates } from '../../ui/PosterPlates';
import { COLUMNS, GRID_Y } from './layout';

export function WatchlistSkeleton() {
  const text = useText();
  return (
    <PosterPlates testId="watchlist-skeleton" what={text('watchlist.awaited')} y={GRID_Y} columns={COLUMNS} />
  );
}
