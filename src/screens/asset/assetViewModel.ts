/** The content of the asset screen's header, computed from the asset, its bookmark and the viewer. Pure. */
import type { Asset, Bookmark } from '../../contract';
import type { CrewTab } from '../../domain/crewTabs';
import { cutWords } from '../../domain/description';
import { isSeries, episodePosition, seasonsOf } from '../../domain/episodes';
import type { LastWatched } from '../../domain/episodes';
import { ageAbove } from '../../domain/parental';
import { progressBar } from '../../domain/progress';
import { isOnAir } from '../../domain/schedule';
import { episodeToPlay, watchButtons } from '../../domain/watchButton';
import { assetActions } from './actions';
import type { AssetActions } from './actions';
import { availabilityNote } from '../../domain/availability';
import type { AvailabilityNote } from '../../domain/availability';
import type { ResumeProgress } from './ResumeLine';

interface AssetViewInput {
  /** For a show, without the episodes hidden from this viewer. */
  readonly asset: Asset;
  /** The bookmark of the asset itself, not of an episode. */
  readonly bookmark: Bookmark | null;
  /** For a show, the episode watched last. */
  readonly lastWatched: LastWatched | null;
  readonly anonymous: boolean;
  /** Highest age rating that the profile may see, years; null without a limit. */
  readonly limit: number | null;
  /** True when the profile's limit hides episodes of the show. */
  readonly limited: boolean;
  readonly tabs: readonly CrewTab[];
  /** Wall-clock time, ms since 1970. */
  readonly now: number;
}

interface AssetViewModel {
  readonly actions: AssetActions;
  /** True while the asset is on air. */
  readonly live: boolean;
  readonly note: AvailabilityNote | null;
  readonly resume: ResumeProgress | null;
}

/** The header of an asset, from the asset, its bookmark and the viewer. Pure. */
export function assetViewModel(input: AssetViewInput): AssetViewModel {
  const { asset, anonymous, bookmark, lastWatched, limit, limited, tabs, now } = input;
  const subject = { asset, anonymous, bookmark, lastWatched, limit };
  const buttons = watchButtons(subject);
  const playable = buttons.some(({ label }) => label !== 'trailer');
  const next = episodeToPlay(subject);
  const episodes = isSeries(asset) && seasonsOf(asset).length > 0;
  const age = ageAbove(asset, limit);
  const hidden = isSeries(asset) ? limited && !episodes : age !== null;
  return {
    actions: assetActions({
      buttons,
      plays: next && episodePosition(asset, next.id),
      episodes,
      cut: cutWords(asset.description).cut,
      described: asset.description.trim() !== '',
      tabs,
      signedIn: !anonymous,
    }),
    live: isOnAir(asset, now),
    note: availabilityNote(asset, playable, hidden ? { age } : null, now),
    resume: hidden ? null : resumeOf(input),
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
