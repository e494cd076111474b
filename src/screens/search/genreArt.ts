/** Art for genres from titles the application has already loaded: no request is made for it. */
import type { Asset } from '../../contract';
import { imageFor } from '../../domain/images';
import type { GenreArt } from '../../session';

/**
 * A picture for each genre that one of the titles has, by the genre's name in lower case. A genre keeps the one it has in
 * `kept`, whatever was loaded since. No title serves two genres; of those that could serve, the one with the lowest id does,
 * whatever order they were loaded in.
 */
export function genreArt(
  names: readonly string[],
  titles: readonly Asset[],
  kept: ReadonlyMap<string, GenreArt>,
): ReadonlyMap<string, GenreArt> {
  const byId = [...titles].sort((a, b) => (a.id < b.id ? -1 : 1));
  const art = new Map(kept);
  const taken = new Set([...kept.values()].map(({ assetId }) => assetId));
  for (const name of names) {
    const genre = name.toLowerCase();
    if (art.has(genre)) continue;
    for (const { id, genres, images } of byId) {
      const picture = imageFor(images, 'hero');
      if (picture === null || taken.has(id) || !genres.some((of) => of.toLowerCase() === genre)) continue;
      taken.add(id);
      art.set(genre, { assetId: id, url: picture.url });
      break;
    }
  }
  return art;
}
