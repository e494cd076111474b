/** Height of each component type on a page, and the positions of its parts. Stage pixels. */
import type { Component, ComponentType } from '../../contract';
import {
  BILLBOARD,
  CONTENT,
  LARGE_PORTRAIT,
  PORTRAIT,
  POSTER,
  ROW_GAP,
  ROW_HEADER,
  rowOfCards,
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

/** What shows of the second row's posters at the top of a page with a jumbotron, so that a viewer knows of more. */
const PEEK = 60;
/** Y of the first row's title below a jumbotron: after that row comes the second one's title, and its posters peek. */
const HEAD_END = STAGE.h - PEEK - ROW_HEADER.h - ROW_GAP - rowOfCards(POSTER.h);
/** The page's jumbotron starts above the safe line, where the rows start. */
export const JUMBOTRON = { h: HEAD_END - ROW_GAP, headY: -SAFE.y } as const;
/** Y of the focused row's title, the same for every row: above it are the details of what has focus. */
export const FOCUS_LINE = 420;

/** Stage pixels. */
export interface CardSize {
  readonly w: number;
  readonly h: number;
}

/** Size of the billboard by the panel's height in pixels. */
export function billboardSize(panelHeight: number): CardSize {
  return panelHeight <= 720 ? SMALL_BILLBOARD : BILLBOARD;
}

/** Y of a row's cards in it: a row without a title starts with them. */
export const headerHeight = (title: string): number => (title === '' ? 0 : ROW_HEADER.h);

/** Height of the placeholders for rows that have not arrived: that of the most frequent kind of row. */
export const AWAITED_H = rowOfCards(POSTER.h);

/** Height of a row from its title to the end of its captions; `first`: it is the first of its page. */
export function rowHeight(
  { type, title }: Pick<Component, 'type' | 'title'>,
  panelHeight: number,
  first: boolean,
): number {
  if (type === 'jumbotron') return JUMBOTRON.h + (first ? JUMBOTRON.headY : 0);
  if (type === 'continue_watching') return AWAITED_H;
  if (type === 'featured_asset') return rowOfCards(FEATURED.h, false) - ROW_HEADER.h;
  return rowOfCards(...cardsOf(type, panelHeight)) - ROW_HEADER.h + headerHeight(title);
}

type CardRowType = Exclude<ComponentType, 'jumbotron' | 'featured_asset' | 'continue_watching'>;

/** Height of the cards, and whether they have captions. */
function cardsOf(type: CardRowType, panelHeight: number): [number, boolean] {
  switch (type) {
    case 'carousel':
      return [POSTER.h, true];
    case 'portrait_carousel':
      return [PORTRAIT.h, true];
    case 'large_portrait_carousel':
      return [LARGE_PORTRAIT.h, true];
    case 'expandable_portrait_carousel':
      return [EXPANDABLE.h, false];
    case 'billboard':
      return [billboardSize(panelHeight).h, false];
  }
}

/** Space below the last row: the safe edge. */
export const PAGE_END = SAFE.y;

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
    above += rowHeight(rows[at]!, panelHeight, at === 0) + ROW_GAP;
  return above >= FOCUS_LINE;
}
