/** Counts that fail the build. Milliseconds are never among them: they say more of the machine than of the code. */

export const BUDGETS = {
  /** Draw calls of a mean frame of home: 81 measured across windows; 102 for a like scene written by hand. */
  drawsPerFrame: 100,
  /** Window moves of 60 keys, one commit each: 16 measured. */
  commitsPer60Keys: 25,
  /** Pictures that come into the windows for the first time, 1.6 measured; and again once they were there, none. */
  uploadsPerKeyFirstTime: 2.5,
  uploadsPerKey: 0.2,
  /** Pictures and atlases of home at a quarter of the stage's resolution, 16 rows seen: 6.0 MB measured. */
  textureBytes: 8e6,
  /** While a key is held, one texture a frame. */
  uploadsPerFrameHeld: 1,
  /** Host nodes of home with 16 rows seen, parked slots of every kind of row among them: 1070 measured. */
  nodes: 1_200,
  /** gl.getError waits for the GPU. */
  getErrorCalls: 0,
} as const;
