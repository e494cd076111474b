import { useText } from '../../i18n';
import { useFavorites } from '../../shell/useFavorites';
import { Button } from '../../ui/Button';

/**
 * Watchlist and like buttons in the second row of an asset's buttons. Each is a switch whose label says its state.
 * Guests have none.
 */
export function FavoriteButtons({ assetId }: { assetId: string }) {
  const text = useText();
  const favorites = useFavorites(assetId);
  if (favorites === null) return null;
  const { like, onWatchlist, chooseLike, toggleWatchlist } = favorites;
  return (
    <>
      <Button
        look="small"
        focusKey="watchlist"
        testId="asset-watchlist"
        icon={onWatchlist ? 'check' : 'plus'}
        checked={onWatchlist}
        label={text(onWatchlist ? 'asset.onWatchlist' : 'asset.watchlist')}
        onPress={toggleWatchlist}
      >
        {/* The same caption in both states: another width would move the buttons beside it. */}
        {text('asset.watchlist')}
      </Button>
      <Button
        look="small"
        focusKey="like"
        testId="asset-like"
        icon={like === 'LIKE' ? 'liked' : 'like'}
        checked={like === 'LIKE'}
        onPress={() => chooseLike('LIKE')}
      >
        {text('asset.like')}
      </Button>
      <Button
        look="small"
        focusKey="dislike"
        testId="asset-dislike"
        icon={like === 'DISLIKE' ? 'disliked' : 'dislike'}
        checked={like === 'DISLIKE'}
        onPress={() => chooseLike('DISLIKE')}
      >
        {text('asset.dislike')}
      </Button>
    </>
  );
}
