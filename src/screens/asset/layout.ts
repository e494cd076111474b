/** Where the parts of a title stand. Stage pixels; the words end above the first row, and the row peeks in from below. */
import { CAPTION, POSTER, ROW_HEADER, SAFE, STAGE } from '../../ui/stage';

/** Logos are asked for, and drawn, in a box of this shape; their lettering stands at its left and bottom. */
export const LOGO = { w: 528, h: 198 } as const;
/** Widest line of words: past it the art begins to matter. */
export const WORDS_W = 860;

/** Height of the row below with its title line and captions. */
export const ROW_H = ROW_HEADER.h + POSTER.h + CAPTION.h;
/** The upper part when a row follows, and when it has the stage to itself. */
export const HEAD_H = { aboveRow: 802, alone: STAGE.h } as const;
/** From the upper part's end up to the end of the buttons: room for the resume line, kept free without one. */
export const BELOW_BUTTONS = { aboveRow: 98, alone: 190 } as const;
/** The row's title stands here once the row has focus, so that its captions end inside the safe area. */
export const ROW_LINE = STAGE.h - SAFE.y - ROW_H;
/** Second row of buttons, free until it is there: nothing moves when it comes. */
export const FAVOURITES_H = 60;
