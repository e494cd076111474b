/** Detects pointer movement over the video, where no focusable node can be hovered (PLAYER-17). */

/** Calls `onMove` for every pointer movement over `stage`. @returns stops it */
export const watchPointer = (stage: EventTarget, onMove: () => void): (() => void) => {
  stage.addEventListener('mousemove', onMove);
  return () => stage.removeEventListener('mousemove', onMove);
};
