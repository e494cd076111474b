/** What a title's lettering says, by its type. */
import type { Wording } from './compose';
import type { ArtKind, ArtTitle } from './types';

/**
 * The words on a picture, or undefined for none. An episode carries its show's name, as a "continue watching" tile
 * must; its thumbnail is a still without words, because the list beside it names the episode.
 */
export function wordingOf(title: ArtTitle, root: ArtTitle | undefined, kind: ArtKind): Wording | undefined {
  if (title.type === 'episode') return kind === 'thumbnail' ? undefined : { title: root?.name ?? title.name };
  if (title.type === 'season' && root) return { title: root.name, sub: title.name };
  return { title: title.name };
}
