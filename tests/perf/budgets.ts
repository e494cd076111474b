/** Counts that fail the build. Milliseconds are never among them: they say more of the machine than of the code. */

export const BUDGETS = {
  /** Draw calls of a mean frame of home: 17 measured across windows, 21 when boxes share a call by their size; 102 for a like scene written by hand. */
  drawsPerFrame: 20,
  /** Window moves of 60 keys, one commit each: 19 measured. */
  commitsPer60Keys: 25,
  /** Pictures that come into the windows for the first time, 1.6 measured; and again once they were there, none. */
  uploadsPerKeyFirstTime: 2.5,
  uploadsPerKey: 0.2,
  /** Pictures and atlases of home at a quarter of the stage's resolution, 16 rows seen: 6.0 MB measured. */
  textureBytes: 8e6,
  /** While a key is held, one texture a frame. */
  uploadsPerFrameHeld: 1,
  /** Host nodes of home with 16 rows seen, parked slots of every kind of row among them: 979 measured:
   * at the top a third row is seen in part. */
  nodes: 1000,
  /** Script heap after ten passes over rows that were seen before. */
  heapGrowthOfTenPasses: 1e6,
  /**
   * Of a key of search's keyboard, 345 quads of 128 bytes on the page, or a title's button with an icon, 360: at most 8.7 kB measured;
   * 49 and 39 when all is written in each frame.
   */
  bufferBytesPerFadingFrame: 15_000,
  /** gl.getError waits for the GPU. */
  getErrorCalls: 0,
} as const;

/** The same for the scene home-20x20, whose goals are in bench/goals.ts. */
export const SCENE_BUDGETS = {
  /** 4.0 measured, 66 in the same scene written by hand. */
  drawsPerFrame: 6,
  /** The movement of a key takes 250 ms: 16 frames measured, none for what is given up when it ends. */
  framesPerKey: 16,
  /** Calls of WebGL: 14.6 measured, of which 2.4 tell programs where moving groups are, 1,200 written by hand, 3.4 without an engine. A bound texture or a uniform set again is more. */
  callsPerFrame: 16,
  /** Vertices in a frame in which more than groups has moved, indices when the order of the quads differs: 0.18 measured, 1.3 when all is written in each frame. */
  bufferUploadsPerFrame: 0.25,
  /** 450 quads of 128 bytes, or the one of an image that came, and indices now and then: 5.2 kB measured, 59.4 when all is written in each frame. */
  bufferBytesPerFrame: 7000,
  /** Objects, lists and closures: 8 to 9.5 measured, of which 6 are a key's, spread over its 16 frames. An empty list a frame is 4, a closure 20. */
  objectBytesPerFrame: 12,
  /** Window moves: 14 measured. */
  commitsPer60Keys: 20,
  /** 400 posters, each with a picture of its own: 1.2 measured. */
  uploadsPerKey: 4,
  /** 234 measured. */
  nodes: 260,
  /**
   * Script, gz, React and Lightning among it: 138.0 kB measured, 1.2 of them for elements two screens share, 1.4 for syntax that
   * Chromium 68 lacks, 1 for hidden pages and for settings that change while it runs, 2.2 for quads that the GPU moves, 0.1 to
   * leave alone what nobody sees, 0.5 for a background that is cleared, 0.2 for texts that wait for their font, 0.4 for colours
   * that fade in their own quads, 0.2 for columns whose start is covered, 0.5 for steps by the time of a frame, texts of two atlases in
   * one call, and fonts whose image does not wait for their data, 0.3 for frames that are prepared in the task before them,
   * 0.2 for images that are asked for there, and kept when they were decoded in vain, 0.5 for lists that are not updated again on
   * their way, and for titles that are cut in one pass, 0.2 for images that are drawn by the frame that uploads them, 1.7 for handlers and faults that end no commit, with the
   * tree made anew from React's, 0.4 for focus, roots and flows, 1.4 for values that are checked against one description.
   */
  pageBytes: 138_100,
} as const;
