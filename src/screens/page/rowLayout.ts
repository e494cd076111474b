/** How tall each kind of component is on a page, and where its parts stand. Stage pixels. */
import type { ComponentType } from '../../contract';
import { BILLBOARD, LARGE_PORTRAIT, PORTRAIT, POSTER, ROW_SPACING } from '../../ui/stage';

/** Title line of a row and the distance to its cards. */
export const HEADER = { h: 52 } as const;
/** Caption of a focused card: distance and one line. */
const CAPTION = 14 + 36;
/** On panels 720 high or less [B§9, PAGE-20]. */
export const SMALL_BILLBOARD = { w: 856, h: 239 } as const;
export const EXPANDABLE = { w: 240, h: 360, focusedW: 720 } as const;
export const FEATURED = { h: 430 } as const;
/** The first row's title stands just inside the first screen. */
export const JUMBOTRON = { h: 664 } as const;
/** The focused row's title stands here, so that the eye rests; the row before it shows its cards above. */
export const FOCUS_LINE = 368;

export interface CardSize {
  readonly w: number;
  readonly h: number;
}

/** Size of the billboard by the panel's height in pixels. */
export function billboardSize(panelHeight: number): CardSize {
  return panelHeight <= 720 ? SMALL_BILLBOARD : BILLBOARD;
}

/** Height of a row from its title to the end of its captions. */
export function rowHeight(type: ComponentType, panelHeight: number): number {
  switch (type) {
    case 'carousel':
    case 'continue_watching':
      return HEADER.h + POSTER.h + CAPTION;
    case 'portrait_carousel':
      return HEADER.h + PORTRAIT.h + CAPTION;
    case 'large_portrait_carousel':
      return HEADER.h + LARGE_PORTRAIT.h + CAPTION;
    case 'expandable_portrait_carousel':
      return HEADER.h + EXPANDABLE.h;
    case 'billboard':
      return HEADER.h + billboardSize(panelHeight).h;
    case 'featured_asset':
      return FEATURED.h;
    case 'jumbotron':
      return JUMBOTRON.h;
  }
}

/** From one row's end to the next row's title. */
export const rowGap = ROW_SPACING;
