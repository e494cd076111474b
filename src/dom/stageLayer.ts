/** Where an element of the layer stands: stage pixels, scaled with the stage, above the canvas, and out of the pointer's way. */

/** Above the canvas, which a lost context replaces by a new one. */
const Z_INDEX = '1';
const STAGE = { w: 1920, h: 1080 } as const;

/** CSS pixels to a stage pixel. */
export const scaleOf = (stage: HTMLElement): number => stage.clientWidth / STAGE.w;

/** Puts the element on the stage. @returns the way to take it away */
export function attachToStage(stage: HTMLElement, element: HTMLElement): () => void {
  const layer = document.createElement('div');
  const updateScale = (): void => void (layer.style.transform = `scale(${scaleOf(stage)})`);
  Object.assign(layer.style, {
    position: 'absolute',
    left: '0',
    top: '0',
    width: `${STAGE.w}px`,
    height: `${STAGE.h}px`,
    transformOrigin: '0 0',
    pointerEvents: 'none',
    zIndex: Z_INDEX,
  });
  layer.append(element);
  stage.append(layer);
  updateScale();
  window.addEventListener('resize', updateScale);
  return () => {
    window.removeEventListener('resize', updateScale);
    layer.remove();
  };
}
