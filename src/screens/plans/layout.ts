/** Positions and sizes of the plans, stage pixels. */
import { CONTENT, SAFE, STAGE } from '../../ui/stage';

/** Four cards fill the content's width [PLAN-14]. */
export const PAGE = 4;
const GAP = 25;
/** The left and right padding is also half the diameter of a page button, which so covers no text. */
export const CARD = {
  w: (CONTENT.w - (PAGE - 1) * GAP) / PAGE,
  h: 714,
  gap: GAP,
  pad: 28,
} as const;
/** From the dot of a detail to its text. */
export const DETAIL_INDENT = 22;
/** Width of what is in a card. */
export const INNER = CARD.w - 2 * CARD.pad;

/** The heading begins on the safe edge. */
export const TITLE_Y = SAFE.y;
/** Top of the tabs. */
export const TABS_Y = 136;
/** Skipping stands on the safe edge. */
export const SKIP_Y = STAGE.h - SAFE.y - 72;
/** Top of the cards. */
export const CARDS_Y = SKIP_Y - 24 - CARD.h;
/** What of a card sticks out of it: the badge above, the ring of a button at the sides. */
export const OVERHANG = 24;
/** Diameter of a page button. */
export const PAGE_BUTTON = 56;

const BUTTON_GAP = 10;
/** The last button says a country and how many more on two lines. */
const COUNTRIES_H = 64;
const DETAILS_H = 56;
const BUY_H = 60;
const countriesY = CARD.h - CARD.pad + 4 - COUNTRIES_H;
const detailsY = countriesY - BUTTON_GAP - DETAILS_H;
/** The buttons are at the same height on every card, so that left and right go straight. */
export const BUTTONS = {
  buy: { y: detailsY - BUTTON_GAP - BUY_H, h: BUY_H },
  details: { y: detailsY, h: DETAILS_H },
  countries: { y: countriesY, h: COUNTRIES_H },
} as const;
