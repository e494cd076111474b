/** Distances every screen shares, in stage pixels [PAGE-18..20]. */

export const STAGE = { w: 1920, h: 1080 } as const;
/** Margins of the safe area; only artwork and scrims are drawn outside it. */
export const SAFE = { x: 96, y: 54 } as const;
/** Width of the closed side menu. */
export const RAIL_WIDTH = 96;
/** Left edge of the content beside the side menu, and its width, to the billboard's right edge. */
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
/**
 * Below a card: the gap and one line of its title, which belong to its row. The line of facts needs `facts` more; on
 * a page it is in the spacing after the row.
 */
export const CAPTION = { gap: 14, h: 14 + 36, facts: 28 } as const;
/** From the end of a row to the next row's title. */
export const ROW_SPACING = 55;
