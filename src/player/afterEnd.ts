/** What happens when a playback has reached its end [PLAYER-32, PLAYER-33, NEXT-10]. */
import type { Asset } from '../contract';
import { nextFollows, nextOffer } from './nextTitle';
import type { Following, NextOffer } from './nextTitle';

/** Id of the asset screen to open: the show of an episode or season, otherwise the asset itself (PLAYER-33). */
export const assetAfterEnd = (asset: Asset): string =>
  (asset.type === 'episode' || asset.type === 'season' ? asset.rootId : null) ?? asset.id;

/**
 * 'next': play the next title. 'stay': nothing plays any more and the panel waits for an answer. 'page': leave for that
 * asset's screen.
 */
export type AfterEnd =
  | { readonly kind: 'next' }
  | { readonly kind: 'stay'; readonly offer: NextOffer }
  | { readonly kind: 'page'; readonly assetId: string };

/**
 * The step at the end of a title. Cancelling a countdown, or sending the panel away, stops the countdown only: at the
 * end the next title plays all the same [NEXT-10, C33]. A question still waiting for its answer, or an offered upgrade,
 * stays; a 'still watching?' sent away was answered by that key, so the next title plays.
 * @param dismissed the viewer has sent this title's panel away
 */
export function afterEnd(following: Following, dismissed: boolean): AfterEnd {
  const offer = nextOffer(following);
  if (nextFollows(following)) return { kind: 'next' };
  if (offer?.kind === 'stillWatching') return dismissed ? { kind: 'next' } : { kind: 'stay', offer };
  if (offer?.kind === 'upgrade' && !dismissed && !following.sleepsAtEnd) return { kind: 'stay', offer };
  return { kind: 'page', assetId: assetAfterEnd(following.asset) };
}
