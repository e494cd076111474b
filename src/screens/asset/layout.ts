/**
 * Positions and sizes on the asset screen, stage pixels. The header's text ends above the first row, whose top is
 * visible below.
 */
import { CAPTION, POSTER, ROW_HEADER, ROW_SPACING, SAFE, STAGE } from '../../ui/stage';

/** Maximum line width of the text column; the artwork is unobstructed to the right of it. */
export const COLUMN_W = 860;
/** Gap between name, facts, note, description and buttons. */
export const COLUMN_GAP = 16;
/** Gap between the two rows of buttons. */
export const ROWS_GAP = 16;

/** Height of a row below with its title line and captions. */
const ROW_H = ROW_HEADER.h + POSTER.h + CAPTION.h;
/** What a row takes of the column, including the gap to the next row. */
export const ROW_PITCH = ROW_H - CAPTION.h + ROW_SPACING;
/** Height of the header above a row, and when it fills the stage. */
export const HEADER_H = { aboveRow: 808, alone: STAGE.h } as const;
/** Space below the buttons, to the end of the header: room for the resume line, kept free without one. */
export const BELOW_BUTTONS = { aboveRow: 92, alone: 190 } as const;
/** Y of the focused row's title: its captions then end inside the safe area. */
export const ROW_LINE = STAGE.h - SAFE.y - ROW_H;
