/** What the player shows of what follows a title; `followingTitle.ts` keeps it. */
import type { Asset } from '../contract';
import { displayName } from '../domain/facts';
import type { Offer } from './layers';
import { nextOffer } from './nextTitle';
import type { Following } from './nextTitle';

/** The title after the one that plays. */
export interface NextTitle {
  readonly id: string;
  /** As the title before it names it; '' for none. */
  readonly name: string;
  /** Null until it is fetched, which may fail. */
  readonly asset: Asset | null;
}

/** Its name: its own once it is fetched, and until then as the title before it says [NEXT-08]. */
export const nextName = ({ asset, name }: NextTitle): string => (asset === null ? name : displayName(asset));

export interface FollowingView {
  /** Null when nothing follows that could be played. Known from the start of a title, as far as its asset names it. */
  next: NextTitle | null;
  /** What is offered to follow this title, or in its place. */
  offer: Offer | null;
  /** Seconds left of the countdown to the next title; null while none runs. */
  countdown: number | null;
  /** Titles like this one, for the offer 'moreLikeThis'. */
  similar: readonly Asset[];
  /** Nothing plays any more and nothing will: an offer waits for its answer. */
  over: boolean;
}

/** Nothing follows. */
export const NOTHING_FOLLOWS: FollowingView = {
  next: null,
  offer: null,
  countdown: null,
  similar: [],
  over: false,
};

/** The next title that the controls offer [PLAYER-13, NEXT-08]; null without one that could be played. */
export function nextTitleOf(following: Following): NextTitle | null {
  const { asset, next } = following;
  const offer = nextOffer(following);
  if (asset.nextAsset === null || offer === null || offer.kind === 'moreLikeThis') return null;
  return {
    id: asset.nextAsset.uuid,
    name: asset.nextAsset.name,
    asset: typeof next === 'string' ? null : next,
  };
}
