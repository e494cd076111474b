/** What the menu of a poster offers: only what the viewer may do, and only where it makes sense. */
import type { Asset, Bookmark } from '../contract';
import { allowsAnonymous, effectiveWatchable, isLive } from './playable';
import { CONTINUE_MINIMUM_SECONDS } from './progress';

export type TitleMenuChoice = 'watchlist' | 'like' | 'dislike' | 'moreInfo' | 'startOver' | 'markWatched';

/** What a press on the title would go on with: itself or, of a show, the episode watched last. */
export interface Resumed {
  readonly asset: Asset;
  readonly bookmark: Bookmark;
}

export interface TitleMenuSubject {
  /** Signed in, with a profile: guests keep nothing. */
  readonly hasProfile: boolean;
  /** null for what was never watched, and as long as that is not known. */
  readonly resumed: Resumed | null;
}

/** Top to bottom. What is known last stands last, so that nothing moves under the viewer's focus. */
export function titleMenu({ hasProfile, resumed }: TitleMenuSubject): TitleMenuChoice[] {
  if (!hasProfile) return ['moreInfo'];
  const choices: TitleMenuChoice[] = ['watchlist', 'like', 'dislike', 'moreInfo'];
  if (resumed !== null && isUnderWay(resumed)) {
    choices.push('startOver');
    if ((resumed.asset.duration ?? 0) > 0) choices.push('markWatched');
  }
  return choices;
}

/** Whether a title can have been watched in part: what is live has no place to go on from, and a season none of its own. */
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
