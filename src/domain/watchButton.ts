/**
 * The watch button of a title: whether it is there, what it reads and where it leads [ASSET-16..31].
 * For a show everything is asked of the episode the button would play: the last watched one while it is unfinished,
 * else the first, else the last watched one again. Episodes nobody can play are skipped, so that every button leads somewhere.
 */
import type { Asset, Bookmark, ContentType } from '../contract';
import { firstEpisode, isSeries } from './episodes';
import type { LastWatched } from './episodes';
import {
  allowsAnonymous,
  effectiveWatchable,
  hasTrailer,
  isBlocked,
  isLive,
  mainContentType,
} from './playable';
import { CONTINUE_MINIMUM_SECONDS } from './progress';

export interface WatchSubject {
  /** A show without what the viewer may not see (`withinLimit`). */
  readonly asset: Asset;
  readonly anonymous: boolean;
  /** Of the asset itself; null when never watched, and for guests. Not used for shows. */
  readonly bookmark: Bookmark | null;
  /** Of a show; null for everything else. */
  readonly lastWatched: LastWatched | null;
}

/** What a button reads, by the rule that decided it. */
export type WatchLabel = 'trailer' | 'live' | 'signIn' | 'continue' | 'upgrade' | 'again' | 'watch';

/** Where a click leads. */
export type WatchTarget =
  | { readonly to: 'player'; readonly assetId: string; readonly contentType: ContentType }
  | { readonly to: 'signIn' }
  | { readonly to: 'plans'; readonly returnAssetId: string }
  | { readonly to: 'nowhere' };

interface Candidate {
  readonly asset: Asset;
  readonly bookmark: Bookmark | null;
}

/** The thing a click would play and its bookmark; null for a show without episodes. */
function candidate(subject: WatchSubject): Candidate | null {
  if (!isSeries(subject.asset)) return { asset: subject.asset, bookmark: subject.bookmark };
  const candidates = episodeCandidates(subject);
  return candidates.find(({ asset }) => !isBlocked(effectiveWatchable(asset))) ?? candidates[0] ?? null;
}

/** Episodes of a show a click may play, the one most wanted first. */
function episodeCandidates({ asset, lastWatched }: WatchSubject): Candidate[] {
  const last = lastWatched && { asset: lastWatched.episode, bookmark: lastWatched.bookmark };
  const goesOn = last !== null && !last.bookmark.finished;
  const first = firstEpisode(asset);
  return [
    ...(goesOn ? [last] : []),
    // Of a show seen to its end the first episode is watched again; beside one that is begun it is new.
    ...(first ? [{ asset: first, bookmark: goesOn ? null : (last?.bookmark ?? null) }] : []),
    ...(last && !goesOn ? [last] : []),
  ];
}

/** The episode the main button of a show plays; null for all else, and where it plays nothing. */
export function episodeToPlay(subject: WatchSubject): Asset | null {
  const target = watchTarget(subject);
  if (!isSeries(subject.asset) || target.to !== 'player') return null;
  return candidate(subject)?.asset ?? null;
}

/** Label of the main button by rules 2 to 7, first match wins. */
export function watchLabel(subject: WatchSubject): WatchLabel {
  if (isLive(subject.asset)) return 'live';
  const played = candidate(subject);
  const watchable = played ? effectiveWatchable(played.asset) : effectiveWatchable(subject.asset);
  if (subject.anonymous && !allowsAnonymous(watchable)) return 'signIn';
  const bookmark = played?.bookmark ?? null;
  const watched = (bookmark?.currentSecond ?? 0) >= CONTINUE_MINIMUM_SECONDS;
  const needsUpgrade = watchable === 'plan_upgrade_required';
  if (watched && !bookmark?.finished && !needsUpgrade) return 'continue';
  if (needsUpgrade) return 'upgrade';
  return bookmark?.finished ? 'again' : 'watch';
}

/** Whether the main button is drawn. */
export function showsWatchButton(subject: WatchSubject): boolean {
  if (!isSeries(subject.asset)) return !isBlocked(effectiveWatchable(subject.asset));
  if (!subject.asset.inRegion) return false;
  const episodes = [firstEpisode(subject.asset), subject.lastWatched?.episode ?? null];
  return episodes.some((episode) => episode !== null && !isBlocked(effectiveWatchable(episode)));
}

/** Where the main button leads, by its label. */
export function watchTarget(subject: WatchSubject): WatchTarget {
  const label = watchLabel(subject);
  if (label === 'signIn') return { to: 'signIn' };
  if (label === 'upgrade') return { to: 'plans', returnAssetId: subject.asset.id };
  const played = candidate(subject);
  if (!played || isBlocked(effectiveWatchable(played.asset))) return { to: 'nowhere' };
  return { to: 'player', assetId: played.asset.id, contentType: mainContentType(played.asset) };
}

/** One button of a title, ready to draw. */
export interface WatchButton {
  readonly label: WatchLabel;
  readonly target: WatchTarget;
}

/** The buttons a title has: the main one when it is playable, then the trailer's when there is a trailer. */
export function watchButtons(subject: WatchSubject): WatchButton[] {
  const buttons: WatchButton[] = [];
  if (showsWatchButton(subject)) buttons.push({ label: watchLabel(subject), target: watchTarget(subject) });
  if (hasTrailer(subject.asset)) {
    const target = { to: 'player', assetId: subject.asset.id, contentType: 'trailer' } as const;
    buttons.push({ label: 'trailer', target });
  }
  return buttons;
}
