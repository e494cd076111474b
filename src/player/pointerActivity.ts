/** Notices the pointer over the picture, where nothing of the interface lies to be hovered (PLAYER-17). */

/** Calls `onMove` for every movement over `stage`. Returns the way to stop. */
export const watchPointer = (stage: EventTarget, onMove: () => void): (() => void) => {
  stage.addEventListener('mousemove', onMove);
  return () => stage.removeEventListener('mousemove', onMove);
};
