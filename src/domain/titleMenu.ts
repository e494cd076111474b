/** The entries of an asset's menu: only what this viewer can do with this asset. */
import type { Asset, Bookmark } from '../contract';
import { allowsAnonymous, effectiveWatchable, isLive } from './playable';
import { CONTINUE_MINIMUM_SECONDS } from './progress';

/** An entry of an asset's menu. */
export type TitleMenuChoice = 'watchlist' | 'like' | 'dislike' | 'moreInfo' | 'startOver' | 'markWatched';

/** The asset that continuing would play: itself or, for a show, the episode watched last. */
export interface Resumed {
  readonly asset: Asset;
  readonly bookmark: Bookmark;
}

/** What the entries of an asset's menu depend on. */
export interface TitleMenuSubject {
  /** Signed in, with a profile; guests have no watchlist, likes or bookmarks. */
  readonly hasProfile: boolean;
  /** null when never watched, and while loading. */
  readonly resumed: Resumed | null;
}

/** The entries top to bottom. Those that depend on a later answer are last, so that nothing moves under the focus. */
export function titleMenu({ hasProfile, resumed }: TitleMenuSubject): TitleMenuChoice[] {
  if (!hasProfile) return ['moreInfo'];
  const choices: TitleMenuChoice[] = ['watchlist', 'like', 'dislike', 'moreInfo'];
  if (resumed !== null && isUnderWay(resumed)) {
    choices.push('startOver');
    if ((resumed.asset.duration ?? 0) > 0) choices.push('markWatched');
  }
  return choices;
}

/**
 * Whether an asset can be partly watched: live assets have no position to resume, and a season has none of its own.
 */
export function canBeUnderWay(asset: Asset): boolean {
  return asset.type === 'show' || (asset.type !== 'season' && isPlayable(asset));
}

function isUnderWay({ asset, bookmark }: Resumed): boolean {
  return isPlayable(asset) && !bookmark.finished && bookmark.currentSecond >= CONTINUE_MINIMUM_SECONDS;
}

function isPlayable(asset: Asset): boolean {
  const watchable = effectiveWatchable(asset);
  return !isLive(asset) && (watchable === 'yes' || allowsAnonymous(watchable));
}
