/**
 * Detects the pointer over the video, where no focusable node can be hovered or clicked: on the bare picture a move and a
 * click show the controls and do nothing else (PLAYER-17).
 */

const EVENTS = ['mousemove', 'mousedown'] as const;

/** Calls `onActivity` for every movement and press of the pointer over `stage`. @returns stops it */
export const watchPointer = (stage: EventTarget, onActivity: () => void): (() => void) => {
  for (const name of EVENTS) stage.addEventListener(name, onActivity);
  return () => {
    for (const name of EVENTS) stage.removeEventListener(name, onActivity);
  };
};
