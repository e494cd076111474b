/** Distances every screen shares, in stage pixels [PAGE-18..20]. */

export const STAGE = { w: 1920, h: 1080 } as const;
/** Margins of the safe area; only artwork and scrims are drawn outside it. */
export const SAFE = { x: 96, y: 54 } as const;
/** Width of the closed side menu. */
export const RAIL_WIDTH = 96;
/**
 * Left edge of headings and content on every screen, with the side menu or without, and the width to the billboard's right
 * edge. Only the player, whose picture fills the panel, begins at the safe area's edge.
 */
export const CONTENT = { x: 152, w: 1712 } as const;

/** A landscape card, 16:9 [PAGE-18]. */
export const POSTER = { w: 350, h: 197 } as const;
/** A portrait card, 2:3. */
export const PORTRAIT = { w: 158, h: 236 } as const;
/** A card of a large portrait carousel, 2:3. */
export const LARGE_PORTRAIT = { w: 280, h: 420 } as const;
/** A billboard on panels more than 720 pixels high, as wide as the content. */
export const BILLBOARD = { w: 1712, h: 478 } as const;
/** Gap between posters. */
export const GAP = 10;
/** Height of a row's title, with the gap to its cards. */
export const ROW_HEADER = { h: 60 } as const;
/** Below a poster, whether its caption or the end of its row follows [PAGE-18]. */
const POSTER_MARGIN = 15;
/** Below a card: the margin, a line of its name and one of its facts. */
export const CAPTION = { gap: POSTER_MARGIN, name: 34, facts: 27, h: POSTER_MARGIN + 34 + 27 } as const;
/** From the end of a row to the next row's title. With the margin of its posters it is the row spacing of 55 [PAGE-18]. */
export const ROW_GAP = 40;

/** Height of a row from its title to the end of its captions, or, without captions, of the margin below its cards. */
export function rowOfCards(cardH: number, caption = true): number {
  return ROW_HEADER.h + cardH + (caption ? CAPTION.h : CAPTION.gap);
}
