import { wheelDelta } from '../../renderer';

/** Called with the direction of a wheel event (1 is down) and its time, ms. */
export type WheelHandler = (direction: 1 | -1, time: number) => void;

/**
 * Calls `onWheel` for each vertical wheel event on the stage, and keeps all wheel events from the scene. @returns
 * stops it
 */
export function captureWheel(stage: HTMLElement, onWheel: WheelHandler): () => void {
  const handleWheel = (event: WheelEvent): void => {
    event.stopPropagation();
    const { axis, px } = wheelDelta(event);
    if (axis === 'y' && px !== 0) onWheel(px > 0 ? 1 : -1, event.timeStamp);
  };
  stage.addEventListener('wheel', handleWheel, { capture: true, passive: true });
  return () => stage.removeEventListener('wheel', handleWheel, { capture: true });
}
