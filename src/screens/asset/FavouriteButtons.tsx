/** The second row of a title's buttons: watchlist and likes, each a switch that says what it is set to. Guests have none. */
import { View } from '../../../renderer';
import { useText } from '../../i18n';
import { useFavourites } from '../../shell/useFavourites';
import { Button } from '../../ui/Button';

export default function FavouriteButtons({ assetId }: { assetId: string }) {
  const text = useText();
  const favourites = useFavourites(assetId);
  if (favourites === null) return null;
  const { like, onWatchlist, chooseLike, toggleWatchlist } = favourites;
  return (
    <View flow="row" gap={16} group="row" testId="asset-favourites">
      <Button
        look="small"
        focusKey="watchlist"
        testId="asset-watchlist"
        icon={onWatchlist ? 'check' : 'plus'}
        checked={onWatchlist}
        onPress={toggleWatchlist}
      >
        {text(onWatchlist ? 'asset.onWatchlist' : 'asset.watchlist')}
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
    </View>
  );
}
