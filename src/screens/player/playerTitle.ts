/** The words of the title block: a film by its name; an episode by its show's, with its place and its own name beneath. */
import type { Asset } from '../../contract';
import { displayName } from '../../domain/facts';

interface PlayerTitle {
  title: string;
  /** Of an episode whose show is known; null for everything else. */
  episode: { season: number | null; episode: number | null; name: string } | null;
}

/** @param root the show of an episode; null while it is not there */
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
