/**
 * The texts of the title block: the name of an asset; for an episode, its show's name, with its number and own name
 * below.
 */
import type { Asset } from '../../contract';
import { displayName } from '../../domain/facts';
import type { GetText } from '../../i18n';

interface PlayerTitle {
  title: string;
  /** Set for an episode whose show is known; null for any other asset. */
  episode: { season: number | null; episode: number | null; name: string } | null;
}

/** @param root the show of an episode; null while loading */
export function playerTitle(asset: Asset, root: Asset | null): PlayerTitle {
  if (asset.type !== 'episode' || root === null) return { title: displayName(asset), episode: null };
  const season = root.children.find(
    (child) => child.id === asset.parentId || child.children.some((episode) => episode.id === asset.id),
  );
  return {
    title: displayName(root),
    episode: { season: season?.order ?? null, episode: asset.order, name: displayName(asset) },
  };
}

/** The block as two lines: 'The Show' and 'S1 E3 · The Packing House'; '' for a line that is left out. */
export function titleLines(
  asset: Asset,
  root: Asset | null,
  text: GetText,
): { title: string; subtitle: string } {
  const { title, episode } = playerTitle(asset, root);
  if (episode === null) return { title, subtitle: '' };
  const number =
    episode.season !== null &&
    episode.episode !== null &&
    text('asset.episodeShort', { season: episode.season, episode: episode.episode });
  return { title, subtitle: [number, episode.name].filter(Boolean).join(' · ') };
}
