/**
 * The watch button of an asset: whether it is shown, its label and where it leads [ASSET-16..31]. For a show every
 * rule applies to the episode that the button would play: the last watched one while it is unfinished, else the
 * first, else the last watched one again. Episodes that nobody can play are skipped, so that every button leads
 * somewhere.
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
import { ageAbove } from './parental';
import { CONTINUE_MINIMUM_SECONDS } from './progress';

/** What the watch button of an asset depends on. */
export interface WatchSubject {
  /** For a show, without the episodes hidden from the viewer (`withinLimit`). */
  readonly asset: Asset;
  readonly anonymous: boolean;
  /** Highest age rating that the viewer may see, years; null without a limit. */
  readonly limit: number | null;
  /** Of the asset itself; null when never watched, and for guests. Unused for shows. */
  readonly bookmark: Bookmark | null;
  /** Of a show; null for any other asset. */
  readonly lastWatched: LastWatched | null;
}

/** The label of a button, named after the rule that selected it. */
export type WatchLabel = 'trailer' | 'live' | 'signIn' | 'continue' | 'upgrade' | 'again' | 'watch';

/** Where a press leads. */
export type WatchTarget =
  | { readonly to: 'player'; readonly assetId: string; readonly contentType: ContentType }
  | { readonly to: 'signIn' }
  | { readonly to: 'plans'; readonly returnAssetId: string }
  | { readonly to: 'nowhere' };

interface Candidate {
  readonly asset: Asset;
  readonly bookmark: Bookmark | null;
}

/** What a press would play, with its bookmark; null for a show without episodes. */
function candidate(subject: WatchSubject): Candidate | null {
  if (!isSeries(subject.asset)) return { asset: subject.asset, bookmark: subject.bookmark };
  const candidates = episodeCandidates(subject);
  return candidates.find(({ asset }) => !isBlocked(effectiveWatchable(asset))) ?? candidates[0] ?? null;
}

/** Episodes of a show that a press may play, in order of preference. */
function episodeCandidates({ asset, lastWatched }: WatchSubject): Candidate[] {
  const last = lastWatched && { asset: lastWatched.episode, bookmark: lastWatched.bookmark };
  const goesOn = last !== null && !last.bookmark.finished;
  const first = firstEpisode(asset);
  return [
    ...(goesOn ? [last] : []),
    // The first episode of a show that was finished is watched again; next to an unfinished one it counts as
    // unwatched.
    ...(first ? [{ asset: first, bookmark: goesOn ? null : (last?.bookmark ?? null) }] : []),
    ...(last && !goesOn ? [last] : []),
  ];
}

/** The episode that the main button of a show plays; null for any other asset, and when it plays nothing. */
export function episodeToPlay(subject: WatchSubject): Asset | null {
  const target = watchTarget(subject);
  if (!isSeries(subject.asset) || target.to !== 'player') return null;
  return candidate(subject)?.asset ?? null;
}

/** The label of the main button by rules 2 to 7; the first match applies. */
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

/** Whether the main button is shown. */
export function showsWatchButton(subject: WatchSubject): boolean {
  if (!isSeries(subject.asset)) {
    return !isBlocked(effectiveWatchable(subject.asset)) && ageAbove(subject.asset, subject.limit) === null;
  }
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

/** A button of an asset with its label and target. */
export interface WatchButton {
  readonly label: WatchLabel;
  readonly target: WatchTarget;
}

/** The buttons of an asset: the main one if it is playable, then the trailer's if there is one; none above the viewer's age. */
export function watchButtons(subject: WatchSubject): WatchButton[] {
  const buttons: WatchButton[] = [];
  if (showsWatchButton(subject)) buttons.push({ label: watchLabel(subject), target: watchTarget(subject) });
  if (hasTrailer(subject.asset) && ageAbove(subject.asset, subject.limit) === null) {
    const target = { to: 'player', assetId: subject.asset.id, contentType: 'trailer' } as const;
    buttons.push({ label: 'trailer', target });
  }
  return buttons;
}
