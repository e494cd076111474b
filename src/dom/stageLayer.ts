/**
 * Positions an element of the DOM layer: in stage pixels, scaled with the stage, above the canvas, transparent to the
 * pointer.
 */

/** Above the canvas, also one that replaces it after a lost context. */
const Z_INDEX = '1';
const STAGE = { w: 1920, h: 1080 } as const;

/** CSS pixels per stage pixel. */
export const scaleOf = (stage: HTMLElement): number => stage.clientWidth / STAGE.w;

/** Adds the element to the stage. @returns removes it */
export function attachToStage(stage: HTMLElement, element: Element): () => void {
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
