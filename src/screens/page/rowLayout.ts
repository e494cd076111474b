/** Height of each component type on a page, and the positions of its parts. Stage pixels. */
import type { Component, ComponentType } from '../../contract';
import {
  BILLBOARD,
  CAPTION,
  CONTENT,
  LARGE_PORTRAIT,
  PORTRAIT,
  POSTER,
  ROW_HEADER,
  ROW_SPACING,
  SAFE,
  STAGE,
} from '../../ui/stage';

/** Rows extend to the right edge of the screen; the last card stops at the content's right edge. */
export const ROW = { w: STAGE.w - CONTENT.x, endInset: STAGE.w - CONTENT.x - CONTENT.w } as const;

/** Size of a billboard on panels 720 high or less [PAGE-20]. */
const SMALL_BILLBOARD = { w: 856, h: 239 } as const;
/** A card of an expandable row, and its width with focus (`focusedW`). */
export const EXPANDABLE = { w: 240, h: 360, focusedW: 720 } as const;
/** Height of a featured asset; it is as wide as the content. */
export const FEATURED = { h: 430 } as const;
/**
 * The first row's title is just inside the first screen. The page's jumbotron starts above the safe line, where the
 * rows start.
 */
export const JUMBOTRON = { h: 664, headY: -SAFE.y } as const;
/**
 * Y of the focused row's title, the same for every row. A carousel above it then has its title on the safe line, and
 * one below it ends above the lower safe line.
 */
export const FOCUS_LINE = SAFE.y + ROW_HEADER.h + POSTER.h + CAPTION.h + ROW_SPACING;

/** Stage pixels. */
export interface CardSize {
  readonly w: number;
  readonly h: number;
}

/** Size of the billboard by the panel's height in pixels. */
export function billboardSize(panelHeight: number): CardSize {
  return panelHeight <= 720 ? SMALL_BILLBOARD : BILLBOARD;
}

/** The tallest cards grow by more than the others; their focus ring must not cover the title above them. */
const TALL_HEADER_H = ROW_HEADER.h + 6;

/** Height of a row's title; a row without one starts with its cards. */
export function headerHeight(title: string, type: ComponentType): number {
  if (title === '') return 0;
  return type === 'large_portrait_carousel' ? TALL_HEADER_H : ROW_HEADER.h;
}

/** Height of the placeholders for rows that have not arrived: that of the most frequent kind of row. */
export const AWAITED_H = ROW_HEADER.h + POSTER.h + CAPTION.h;

/** Height of a row from its title to the end of its captions; `first`: it is the first of its page. */
export function rowHeight(
  { type, title }: Pick<Component, 'type' | 'title'>,
  panelHeight: number,
  first: boolean,
): number {
  switch (type) {
    case 'jumbotron':
      return JUMBOTRON.h + (first ? JUMBOTRON.headY : 0);
    case 'featured_asset':
      return FEATURED.h;
    case 'continue_watching':
      return ROW_HEADER.h + POSTER.h + CAPTION.h;
    default:
      return headerHeight(title, type) + cardsHeight(type, panelHeight);
  }
}

type CardRowType = Exclude<ComponentType, 'jumbotron' | 'featured_asset' | 'continue_watching'>;

function cardsHeight(type: CardRowType, panelHeight: number): number {
  switch (type) {
    case 'carousel':
      return POSTER.h + CAPTION.h;
    case 'portrait_carousel':
      return PORTRAIT.h + CAPTION.h;
    case 'large_portrait_carousel':
      return LARGE_PORTRAIT.h + CAPTION.h;
    case 'expandable_portrait_carousel':
      return EXPANDABLE.h;
    case 'billboard':
      return billboardSize(panelHeight).h;
  }
}

/** Half of the tallest card's growth with focus, including its caption. */
const GROWTH = 18;
/** Space below the last row: the facts below its focused card, the card's growth, and the safe edge. */
export const PAGE_END = CAPTION.facts + GROWTH + SAFE.y;

/** Gap from the end of a row to the next row's title. */
export const rowGap = ROW_SPACING;

/** Types without cards: such a row describes its asset itself, over its whole height. */
const DESCRIBES_ITSELF: readonly ComponentType[] = ['jumbotron', 'featured_asset'];

/**
 * Whether a focused row of cards leaves the space above the focus line to the details of its focused card: rows near
 * the top of a page, with too little before them to scroll to that line, do not.
 */
export function restsBelowDetails(
  rows: readonly Pick<Component, 'type' | 'title'>[],
  index: number,
  panelHeight: number,
): boolean {
  const row = rows[index];
  if (row === undefined || DESCRIBES_ITSELF.includes(row.type)) return false;
  // Asked in a key's task: a row or two decide it, however long the page is.
  let above: number = SAFE.y;
  for (let at = 0; at < index && above < FOCUS_LINE; at += 1)
    above += rowHeight(rows[at]!, panelHeight, at === 0) + rowGap;
  return above >= FOCUS_LINE;
}
