/** Distances every screen shares, in stage pixels [PAGE-18..20]. */

export const STAGE = { w: 1920, h: 1080 } as const;
/** Only artwork and scrims go outside. */
export const SAFE = { x: 96, y: 54 } as const;
/** Width of the closed side menu. */
export const RAIL_WIDTH = 96;
/** Left edge of what stands beside the rail, and the room up to the billboard's right edge. */
export const CONTENT = { x: 152, w: 1712 } as const;

/** A landscape card, 16:9 [PAGE-18]. */
export const POSTER = { w: 350, h: 197 } as const;
/** A portrait card, 2:3. */
export const PORTRAIT = { w: 158, h: 236 } as const;
/** A card of a large portrait carousel, 2:3. */
export const LARGE_PORTRAIT = { w: 280, h: 420 } as const;
/** A billboard on panels more than 720 pixels high; as wide as the content. */
export const BILLBOARD = { w: 1712, h: 478 } as const;
/** Between posters. */
export const GAP = 10;
/** Title line of a row and the distance to its cards. */
export const ROW_HEADER = { h: 60 } as const;
/**
 * Below a card: distance and one line of its title, which belong to its row. The line of facts beneath is `facts` more: on a
 * page it stands in the spacing after the row.
 */
export const CAPTION = { gap: 14, h: 14 + 36, facts: 28 } as const;
/** Below a row, up to the next one's title. */
export const ROW_SPACING = 55;
