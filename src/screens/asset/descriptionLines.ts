/** How many lines of a title's description find room: its forty words are never cut shorter while there is any. Pure. */
import type { Asset } from '../../contract';
import { displayName } from '../../domain/facts';
import { SAFE } from '../../ui/stage';
import { LOGO_BOX_H } from '../../ui/TitleName';
import { nameStyle } from '../../ui/nameStyle';
import { BELOW_BUTTONS, HEAD_H, ROWS_GAP, WORDS_GAP, WORDS_W } from './layout';

/** Forty words of English fit into these, and so much there always is; the note takes one. */
const FEWEST = 5;
/** More would be a page of a book. */
const MOST = 8;
const LINE_H = 36;
const FACTS_H = 36;
const TAGS_H = 28;
const NOTE_H = 36;
const BUTTONS_H = 72;
const SMALL_BUTTONS_H = 60;
/** Of a letter by its size, for names in capitals too. */
const LETTER_W = 0.62;

export interface Around {
  readonly asset: Asset;
  /** A row of titles follows below, and a second row of buttons stands above it. */
  readonly aboveRow: boolean;
  /** A line says that it is coming, or not to be had. */
  readonly note: boolean;
}

export function descriptionLines({ asset, aboveRow, note }: Around): number {
  const place = aboveRow ? 'aboveRow' : 'alone';
  const buttons = BUTTONS_H + (aboveRow ? ROWS_GAP + SMALL_BUTTONS_H : 0);
  const tags = asset.appropriatenessTags.some((tag) => tag.trim() !== '');
  const above = [nameHeight(asset), FACTS_H, tags ? TAGS_H : 0, note ? NOTE_H : 0].filter((h) => h > 0);
  // The gap after the description, and the small one that parts words and buttons.
  const below = WORDS_GAP + 4 + WORDS_GAP + buttons;
  const end = HEAD_H[place] - BELOW_BUTTONS[place];
  const room = end - below - SAFE.y - above.reduce((sum, h) => sum + h + WORDS_GAP, 0);
  const fewest = note ? FEWEST - 1 : FEWEST;
  return Math.max(fewest, Math.min(MOST, Math.floor(room / LINE_H)));
}

function nameHeight(asset: Asset): number {
  if (asset.images.logo !== undefined) return LOGO_BOX_H;
  const name = displayName(asset);
  const { size, lineHeight, maxLines } = nameStyle(name);
  return Math.min(maxLines, Math.ceil((name.length * size * LETTER_W) / WORDS_W)) * lineHeight;
}
