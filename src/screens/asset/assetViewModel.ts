/** What the upper part of a title shows, from what is known of it for this viewer. Pure. */
import type { Asset, Bookmark } from '../../contract';
import type { CrewTab } from '../../domain/crewTabs';
import { cutWords } from '../../domain/description';
import { isSeries, episodePosition, seasonsOf } from '../../domain/episodes';
import type { LastWatched } from '../../domain/episodes';
import { progressBar } from '../../domain/progress';
import { isOnAir } from '../../domain/schedule';
import { episodeToPlay, watchButtons } from '../../domain/watchButton';
import { assetActions } from './actions';
import type { AssetActions } from './actions';
import { availabilityNote } from '../../domain/availability';
import type { AvailabilityNote } from '../../domain/availability';
import type { ResumeProgress } from './ResumeLine';

interface AssetViewInput {
  /** A show without what the viewer may not see. */
  readonly asset: Asset;
  /** Of the title itself. */
  readonly bookmark: Bookmark | null;
  /** Of a show. */
  readonly lastWatched: LastWatched | null;
  readonly anonymous: boolean;
  /** Episodes are hidden from this viewer. */
  readonly limited: boolean;
  readonly tabs: readonly CrewTab[];
  /** Wall-clock time, ms since 1970. */
  readonly now: number;
}

interface AssetViewModel {
  readonly actions: AssetActions;
  /** It is on now. */
  readonly live: boolean;
  readonly note: AvailabilityNote | null;
  readonly resume: ResumeProgress | null;
}

/** The header of an asset, from the asset, its bookmark and the viewer. Pure. */
export function assetViewModel(input: AssetViewInput): AssetViewModel {
  const { asset, anonymous, bookmark, lastWatched, limited, tabs, now } = input;
  const subject = { asset, anonymous, bookmark, lastWatched };
  const buttons = watchButtons(subject);
  const playable = buttons.some(({ label }) => label !== 'trailer');
  const next = episodeToPlay(subject);
  const episodes = isSeries(asset) && seasonsOf(asset).length > 0;
  return {
    actions: assetActions({
      buttons,
      plays: next && episodePosition(asset, next.id),
      episodes,
      cut: cutWords(asset.description).cut,
      tabs,
      signedIn: !anonymous,
    }),
    live: isOnAir(asset, now),
    note: availabilityNote(asset, playable, limited && !episodes, now),
    resume: resumeOf(input),
  };
}

function resumeOf({ asset, anonymous, bookmark, lastWatched }: AssetViewInput): ResumeProgress | null {
  const isShow = isSeries(asset);
  const watched = isShow
    ? { bookmark: lastWatched?.bookmark ?? null, duration: lastWatched?.episode.duration ?? null }
    : { bookmark, duration: asset.duration };
  const progress = progressBar({ anonymous, isShow, ...watched });
  return progress && { progress, episode: lastWatched?.episode ?? null };
}
