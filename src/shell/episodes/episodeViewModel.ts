/** What the list says of an episode, in the viewer's words. Pure. */
import type { Asset, Bookmark } from '../../contract';
import { chooseEpisode, episodeLock, isNewEpisode } from '../../domain/episodeChoice';
import type { EpisodeLock, EpisodeViewer } from '../../domain/episodeChoice';
import type { DateLocale } from '../../domain/dateFormat';
import { displayName, ratingText } from '../../domain/facts';
import { progressBar } from '../../domain/progress';
import type { Progress } from '../../domain/progress';
import { lengthText } from '../../domain/time';
import type { GetText, TextKey } from '../../i18n';
import type { IconName } from '../../ui/icons';
import { comingDate } from '../../domain/availability';

/** What a card shows of an episode, in the viewer's language. */
export interface EpisodeViewModel {
  readonly episode: Asset;
  /** '4. The Weighbridge'. */
  readonly name: string;
  /** '48 min · 16+ · 24 min left'; '' without any. */
  readonly facts: string;
  readonly progress: Progress | null;
  /** Seen to its end. */
  readonly watched: boolean;
  readonly isNew: boolean;
  /** That it plays now, or why it cannot be played at once. */
  readonly note: { readonly icon: IconName; readonly text: string } | null;
  /** It plays now. */
  readonly current: boolean;
  /** Choosing it does nothing. */
  readonly unavailable: boolean;
}

/** What the texts of an episode depend on. */
export interface EpisodeContext extends EpisodeViewer {
  readonly text: GetText;
  readonly dates: DateLocale;
  /** Wall-clock time, ms since 1970. */
  readonly now: number;
  /** By episode; empty for guests. */
  readonly bookmarks: ReadonlyMap<string, Bookmark>;
}

/** @param index in its season, which names an episode without name and number */
export function episodeViewModel(episode: Asset, index: number, context: EpisodeContext): EpisodeViewModel {
  const { anonymous, now, bookmarks, text } = context;
  const bookmark = bookmarks.get(episode.id) ?? null;
  const progress = progressBar({ anonymous, isShow: false, bookmark, duration: episode.duration });
  const lock = episodeLock(episode, anonymous, now);
  const current = episode.id === context.currentId;
  const units = { hour: text('facts.hour'), minute: text('facts.minute') };
  const left = progress !== null && progress.minutesLeft > 0;
  const facts = [
    lengthText(episode.duration, units),
    ratingText(episode),
    left ? text('facts.left', { length: lengthText(progress.minutesLeft * 60, units) }) : '',
  ];
  return {
    episode,
    name: nameOf(episode, index, text),
    facts: facts.filter((fact) => fact !== '').join(' · '),
    progress,
    watched: bookmark?.finished === true,
    isNew: isNewEpisode(episode, now),
    note: current
      ? { icon: 'play', text: text('asset.playingNow') }
      : lock && { icon: LOCK_ICONS[lock.kind], text: lockText(lock, context) },
    current,
    unavailable: chooseEpisode(episode, context) === 'ignore',
  };
}

function nameOf(episode: Asset, index: number, text: EpisodeContext['text']): string {
  const name = displayName(episode);
  if (name === '') return text('asset.episode', { number: episode.order ?? index + 1 });
  return episode.order === null ? name : `${episode.order}. ${name}`;
}

const LOCK_ICONS: Readonly<Record<EpisodeLock['kind'], IconName>> = {
  coming: 'info',
  notInRegion: 'lock',
  notAvailable: 'lock',
  signIn: 'signin',
  upgrade: 'lock',
};

const LOCK_TEXT = {
  notInRegion: 'asset.notInRegion',
  notAvailable: 'asset.notAvailable',
  signIn: 'asset.episodeSignIn',
  upgrade: 'asset.upgradeToWatch',
} as const satisfies Record<Exclude<EpisodeLock['kind'], 'coming'>, TextKey>;

function lockText(lock: EpisodeLock, { text, dates, now }: EpisodeContext): string {
  return lock.kind === 'coming'
    ? text('asset.availableFrom', { date: comingDate(lock.at, now, dates) })
    : text(LOCK_TEXT[lock.kind]);
}
