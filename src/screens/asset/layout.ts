/**
 * Positions and sizes on the asset screen, stage pixels. The header's text ends above the first row, whose top is
 * visible below.
 */
import { TYPE } from '../../theme';
import { POSTER, ROW_GAP, rowOfCards, SAFE, STAGE } from '../../ui/stage';

/** Maximum line width of the text column; the artwork is unobstructed to the right of it. */
export const COLUMN_W = 860;
/** Gap between name, facts, note, description and buttons. */
export const COLUMN_GAP = 16;

/** Side of the round buttons, as high as the labelled ones. */
export const BUTTON_H = 72;
export const BUTTON_GAP = 20;
/** Between the buttons and the word below the focused round one, and that word's line. */
export const WORD = { gap: 10, h: 28 } as const;

/** What a row takes of the column, including the gap to the next row. */
export const ROW_PITCH = rowOfCards(POSTER.h) + ROW_GAP;
/** Height of the header above a row, and when it fills the stage. */
export const HEADER_H = { aboveRow: 808, alone: STAGE.h } as const;
/** Space below the buttons, to the end of the header: room for a word and the resume line, kept free without them. */
export const BELOW_BUTTONS = { aboveRow: 132, alone: 190 } as const;
/** Y of the focused row's title: its captions and the next row's title then end inside the safe area. */
export const ROW_LINE = STAGE.h - SAFE.y - TYPE.heading.lineHeight - ROW_PITCH;
/** Space below the last row, so that it too is at that line. */
export const COLUMN_END = STAGE.h - ROW_LINE - ROW_PITCH;
