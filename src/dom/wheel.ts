import { wheelDelta, wheelNotches } from '../../renderer';

/** Called with the notches of a wheel event (down is positive; fractions of a trackpad) and its time, ms. */
export type WheelHandler = (notches: number, time: number) => void;

/**
 * Calls `onWheel` for each vertical wheel event on the stage, and keeps all wheel events from the scene. @returns
 * stops it
 */
export function captureWheel(stage: HTMLElement, onWheel: WheelHandler): () => void {
  const handleWheel = (event: WheelEvent): void => {
    event.stopPropagation();
    const { axis, px } = wheelDelta(event);
    if (axis === 'y' && px !== 0) onWheel(wheelNotches(px), event.timeStamp);
  };
  stage.addEventListener('wheel', handleWheel, { capture: true, passive: true });
  return () => stage.removeEventListener('wheel', handleWheel, { capture: true });
}
