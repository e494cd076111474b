import { useState } from 'react';
import { useText } from '../../i18n';
import { useFavorites } from '../../shell/useFavorites';
import { Button } from '../../ui/Button';
import { RoundButton } from './RoundButton';

interface FavoriteButtonsProps {
  assetId: string;
  /** True when nothing is before them: the watchlist button then has a caption. */
  first: boolean;
}

/**
 * Watchlist and like buttons among an asset's buttons. Each is a switch whose label says its state. Guests have none.
 */
export function FavoriteButtons({ assetId, first }: FavoriteButtonsProps) {
  const text = useText();
  const favorites = useFavorites(assetId);
  // Kept while it is mounted: a change, as when a title begins, would make another node and lose focus.
  const [captioned] = useState(first);
  if (favorites === null) return null;
  const { like, onWatchlist, chooseLike, toggleWatchlist } = favorites;
  const watchlist = {
    focusKey: 'watchlist',
    testId: 'asset-watchlist',
    icon: onWatchlist ? 'check' : 'plus',
    checked: onWatchlist,
    label: text(onWatchlist ? 'asset.onWatchlist' : 'asset.watchlist'),
    onPress: toggleWatchlist,
  } as const;
  return (
    <>
      {captioned ? (
        // The same caption in both states: another width would move the buttons beside it.
        <Button {...watchlist}>{text('asset.watchlist')}</Button>
      ) : (
        <RoundButton {...watchlist} word={watchlist.label} />
      )}
      <RoundButton
        focusKey="like"
        testId="asset-like"
        icon={like === 'LIKE' ? 'liked' : 'like'}
        checked={like === 'LIKE'}
        word={text('asset.like')}
        onPress={() => chooseLike('LIKE')}
      />
      <RoundButton
        focusKey="dislike"
        testId="asset-dislike"
        icon={like === 'DISLIKE' ? 'disliked' : 'dislike'}
        checked={like === 'DISLIKE'}
        word={text('asset.dislike')}
        onPress={() => chooseLike('DISLIKE')}
      />
    </>
  );
}
