/** Art for genres from titles the application has already loaded: no request is made for it. */
import type { Asset } from '../../contract';
import { imageFor } from '../../domain/images';

/**
 * The address of a picture for each genre that one of the titles has, by the genre's name in lower case. No title
 * serves two genres; of those that could serve, the one with the lowest id does, whatever order they were loaded in.
 */
export function genreArt(names: readonly string[], titles: readonly Asset[]): ReadonlyMap<string, string> {
  const byId = titles.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const taken = new Set<string>();
  const art = new Map<string, string>();
  for (const name of names) {
    const genre = name.toLowerCase();
    for (const { id, genres, images } of byId) {
      const picture = imageFor(images, 'hero');
      if (picture === null || taken.has(id) || !genres.some((of) => of.toLowerCase() === genre)) continue;
      taken.add(id);
      art.set(genre, picture.url);
      break;
    }
  }
  return art;
}
