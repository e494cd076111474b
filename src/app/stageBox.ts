/** The box of 16:9 that the video and the canvas share: as large as the window allows, in its middle. */
const ASPECT = 16 / 9;

/** Sizes `box` now. Television windows never change; a desk's does, and the canvas then scales with its box. */
export function fitStage(box: HTMLElement): HTMLElement {
  const fit = (): void => {
    const width = Math.min(window.innerWidth, window.innerHeight * ASPECT);
    Object.assign(box.style, {
      width: `${width}px`,
      height: `${width / ASPECT}px`,
      left: `${(window.innerWidth - width) / 2}px`,
      top: `${(window.innerHeight - width / ASPECT) / 2}px`,
      isolation: 'isolate',
    });
  };
  fit();
  window.addEventListener('resize', fit);
  return box;
}
