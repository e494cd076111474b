/** Positions and sizes of the panels at the right of the picture, stage pixels. */
import { SAFE, STAGE } from '../../../ui/stage';

const RIGHT = STAGE.w - SAFE.x;

/** Three columns: audio, subtitles, and the look of the subtitles. */
export const TRACKS = {
  audio: { x: 884, w: 284 },
  text: { x: 1192, w: 284 },
  style: { x: 1504, w: RIGHT - 1504 },
} as const;

/** One column. */
export const SIDE = { x: 1360, w: RIGHT - 1360 } as const;

/** How much of the stage's width stays clear, where the shade is almost opaque, and where it is: fractions. */
export const TRACKS_SHADE = { shade: 0, clear: 0.36, edge: [0.44, 0.5] } as const;
export const SIDE_SHADE = { shade: 0, clear: 0.56, edge: [0.68, 0.74] } as const;

/** One value of a setting; `below` the top of the setting's name, and the distance from one setting to the next. */
export const CHIP = { h: 56, gap: 8, below: 40, pitch: 128 } as const;
