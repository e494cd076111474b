/**
 * How many lines the description gets: at least five, which hold its forty words, and more when there is room. Pure.
 */
import type { Asset } from '../../contract';
import { displayName } from '../../domain/facts';
import { SAFE } from '../../ui/stage';
import { LOGO_BOX_H } from '../../ui/TitleName';
import { nameStyle } from '../../ui/nameStyle';
import { BELOW_BUTTONS, BUTTON_H, COLUMN_GAP, COLUMN_W, HEADER_H } from './layout';

/** Forty words of English fit into five lines; this many are guaranteed. The availability note takes one of them. */
const MIN_LINES = 5;
/** Upper limit: a longer text belongs in the drawer. */
const MAX_LINES = 8;
const LINE_H = 36;
const FACTS_H = 36;
const TAGS_H = 28;
const NOTE_H = 36;
/** Average width of a letter as a share of its size; also holds for names in capitals. */
const LETTER_W = 0.62;

interface DescriptionContext {
  readonly asset: Asset;
  /** True when a row of recommendations follows below. */
  readonly aboveRow: boolean;
  /** True when the availability note takes a line. */
  readonly note: boolean;
}

/** The number of description lines that fit above the buttons. */
export function descriptionLines({ asset, aboveRow, note }: DescriptionContext): number {
  const variant = aboveRow ? 'aboveRow' : 'alone';
  const tags = asset.appropriatenessTags.some((tag) => tag.trim() !== '');
  const above = [nameHeight(asset), FACTS_H, tags ? TAGS_H : 0, note ? NOTE_H : 0].filter((h) => h > 0);
  // The gap after the description, and the small gap between text and buttons.
  const below = COLUMN_GAP + 4 + COLUMN_GAP + BUTTON_H;
  const end = HEADER_H[variant] - BELOW_BUTTONS[variant];
  const room = end - below - SAFE.y - above.reduce((sum, h) => sum + h + COLUMN_GAP, 0);
  const fewest = note ? MIN_LINES - 1 : MIN_LINES;
  return Math.max(fewest, Math.min(MAX_LINES, Math.floor(room / LINE_H)));
}

function nameHeight(asset: Asset): number {
  if (asset.images.logo !== undefined) return LOGO_BOX_H;
  const name = displayName(asset);
  const { size, lineHeight, maxLines } = nameStyle(name);
  return Math.min(maxLines, Math.ceil((name.length * size * LETTER_W) / COLUMN_W)) * lineHeight;
}
