/** How tall each kind of component is on a page, and where its parts stand. Stage pixels. */
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

/** Rows bleed to the right edge of the screen; the last card stops where the content does. */
export const ROW = { w: STAGE.w - CONTENT.x, endInset: STAGE.w - CONTENT.x - CONTENT.w } as const;

/** On panels 720 high or less [PAGE-20]. */
const SMALL_BILLBOARD = { w: 856, h: 239 } as const;
/** A card of an expandable row, and its width with focus (`focusedW`). */
export const EXPANDABLE = { w: 240, h: 360, focusedW: 720 } as const;
/** A featured asset is as wide as the content. */
export const FEATURED = { h: 430 } as const;
/**
 * The first row's title stands just inside the first screen. A page's head begins above the safe line, where rows do.
 */
export const JUMBOTRON = { h: 664, headY: -SAFE.y } as const;
/**
 * The focused row's title stands here, so that the eye rests. A carousel before it then has its own title on the safe
 * line, and one after it ends above the lower one.
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

/** The tallest cards grow by more than others do, and their focus ring must not cut the letters above them. */
const TALL_HEADER_H = ROW_HEADER.h + 6;

/** A row without a title starts with its cards: no empty line. */
export function headerHeight(title: string, type: ComponentType): number {
  if (title === '') return 0;
  return type === 'large_portrait_carousel' ? TALL_HEADER_H : ROW_HEADER.h;
}

/** Height of a row from its title to the end of its captions; `first` of its page. */
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

/** Half of what the tallest card grows by while it has focus, the words beneath it included. */
const GROWTH = 18;
/** Below the last row: the facts beneath its focused card, its growth, and the edge of the screen. */
export const PAGE_END = CAPTION.facts + GROWTH + SAFE.y;

/** From one row's end to the next row's title. */
export const rowGap = ROW_SPACING;
