/** Watchlist and likes in a title's second row of buttons, each a switch that says what it is set to. Guests have none. */
import { useText } from '../../i18n';
import { useFavourites } from '../../shell/useFavourites';
import { Button } from '../../ui/Button';

export function FavouriteButtons({ assetId }: { assetId: string }) {
  const text = useText();
  const favourites = useFavourites(assetId);
  if (favourites === null) return null;
  const { like, onWatchlist, chooseLike, toggleWatchlist } = favourites;
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
        {/* One word whatever it is set to: the buttons beside it must not move. */}
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
