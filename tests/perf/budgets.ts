/** Counts that fail the build. Milliseconds are never among them: they say more of the machine than of the code. */

export const BUDGETS = {
  /** Draw calls of a mean frame of home: 102 for the same scene written by hand, and room for the menu and the ring. */
  drawsPerFrame: 130,
  /** Window moves of 60 keys, one commit each, and those of what a row's arrival sets off. */
  commitsPer60Keys: 40,
  /** Pictures and glyphs of what comes into the window for the first time, and again once it was there. */
  uploadsPerKeyFirstTime: 3,
  uploadsPerKey: 0.5,
  /** Pictures of home at a quarter of the stage's resolution. */
  textureBytes: 12e6,
  /** While a key is held, one texture a frame. */
  uploadsPerFrameHeld: 1,
  /** Host nodes of home; 246 for a windowed home written by hand with its labels. */
  nodes: 700,
  /** gl.getError waits for the GPU. */
  getErrorCalls: 0,
} as const;
