/** What a title's lettering says, by its type. */
import { lookOf } from './choose';
import type { Wording } from './compose';
import { isLettered } from './layout';
import { letterable } from './lettering';
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

/** Whether a picture is drawn without its title's name; a logo is nothing but the name. */
export function isTextless(title: ArtTitle, root: ArtTitle | undefined, kind: ArtKind): boolean {
  if (kind === 'logo') return false;
  const wording = wordingOf(title, root, kind);
  return !wording || !isLettered(kind) || !letterable(wording.title, lookOf(title).face);
}
