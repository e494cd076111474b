/** Where the parts of a title stand. Stage pixels; the words end above the first row, and the row peeks in from below. */
import { CAPTION, POSTER, ROW_HEADER, ROW_SPACING, SAFE, STAGE } from '../../ui/stage';

/** Widest line of words: past it the art begins to matter. */
export const COLUMN_W = 860;
/** Between name, facts, note, description and buttons. */
export const COLUMN_GAP = 16;
/** Between the two rows of buttons. */
export const ROWS_GAP = 16;

/** Height of a row below with its title line and captions. */
const ROW_H = ROW_HEADER.h + POSTER.h + CAPTION.h;
/** What a row takes of the column, with the distance to the next. */
export const ROW_PITCH = ROW_H - CAPTION.h + ROW_SPACING;
/** The upper part when a row follows, and when it has the stage to itself. */
export const HEADER_H = { aboveRow: 808, alone: STAGE.h } as const;
/** From the upper part's end up to the end of the buttons: room for the resume line, kept free without one. */
export const BELOW_BUTTONS = { aboveRow: 92, alone: 190 } as const;
/** The row's title stands here once the row has focus, so that its captions end inside the safe area. */
export const ROW_LINE = STAGE.h - SAFE.y - ROW_H;
