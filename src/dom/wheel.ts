/** A turn of the wheel up or down: which way, and when, ms. */
export type TurnHandler = (direction: 1 | -1, time: number) => void;

/** Calls `turned` for each turn of the wheel anywhere on the stage, which nothing else hears of meanwhile. @returns the end */
export function takeWheel(stage: HTMLElement, turned: TurnHandler): () => void {
  const hear = (event: WheelEvent): void => {
    event.stopPropagation();
    if (Math.abs(event.deltaY) > Math.abs(event.deltaX)) turned(event.deltaY > 0 ? 1 : -1, event.timeStamp);
  };
  stage.addEventListener('wheel', hear, { capture: true, passive: true });
  return () => stage.removeEventListener('wheel', hear, { capture: true });
}
