/** The phases of a frame, so that both backends report them to the profiler by the same names. */

/** In the order they happen; each ends where the next begins, the last with the frame. */
export const phaseNames = ['layout', 'motion', 'update', 'upload', 'fill', 'submit'] as const;

/** Index of a phase in `phaseNames`. */
export const Phase = { layout: 0, motion: 1, update: 2, upload: 3, fill: 4, submit: 5 } as const;
