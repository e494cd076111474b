/** Labels of an episode where its show's name is shown above. */
import type { Asset } from '../contract';
import type { EpisodePosition } from '../domain/episodes';
import { displayName } from '../domain/facts';
import type { GetText } from '../i18n';

/** 'S2 E4'; 'Episode 4' without a season number; '' without an episode number or without a position. */
export function episodeCode(text: GetText, position: EpisodePosition | null): string {
  const number = position?.episode.order ?? null;
  if (position === null || number === null) return '';
  const season = position.season.order;
  return season === null
    ? text('asset.episode', { number })
    : text('asset.episodeShort', { season, episode: number });
}

/** 'Episode 4', 'The Weighbridge': whichever of the two exist. */
export function episodeLabelParts(text: GetText, episode: Asset): string[] {
  const number = episode.order === null ? '' : text('asset.episode', { number: episode.order });
  return [number, displayName(episode)].filter((part) => part !== '');
}
