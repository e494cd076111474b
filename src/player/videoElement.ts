/**
 * The one <video> under the canvas: the only DOM the player touches. Televisions play video in a hardware plane behind
 * the page, so the picture never enters the canvas; the canvas is transparent above it.
 */

/** In stage pixels, 1920x1080. */
export interface StageRect {
  x: number;
  y: number;
  w: number;
  h: number;
}

export const STAGE_WIDTH = 1920;
export const STAGE_HEIGHT = 1080;
export const FULL_STAGE: StageRect = { x: 0, y: 0, w: STAGE_WIDTH, h: STAGE_HEIGHT };

/** `contain` shows the whole picture; `cover` fills the rectangle and cuts what does not fit, behind a screen's words. */
export type VideoFit = 'contain' | 'cover';

export interface VideoPlane {
  readonly element: HTMLVideoElement;
  /** Moves the picture; parts of the stage, so that it follows any size of the page. */
  setRect(rect: StageRect): void;
  /** Lets go of decoder, source and element. */
  release(): void;
}

const percent = (part: number, whole: number): string => `${(part / whole) * 100}%`;

/**
 * Puts a video element behind everything else in `parent`, whose box is the stage. It fills the stage until placed.
 */
export const createVideoPlane = (parent: HTMLElement, fit: VideoFit = 'contain'): VideoPlane => {
  const element = parent.ownerDocument.createElement('video');
  // iOS-born engines would otherwise open their own full-screen player.
  element.setAttribute('playsinline', '');
  element.preload = 'auto';
  // The canvas announces the player; a second voice for the bare element would confuse.
  element.setAttribute('aria-hidden', 'true');
  element.tabIndex = -1;
  const { style } = element;
  style.position = 'absolute';
  style.zIndex = '-1';
  style.objectFit = fit;
  style.background = '#000';

  const setRect = (rect: StageRect): void => {
    style.left = percent(rect.x, STAGE_WIDTH);
    style.top = percent(rect.y, STAGE_HEIGHT);
    style.width = percent(rect.w, STAGE_WIDTH);
    style.height = percent(rect.h, STAGE_HEIGHT);
  };

  setRect(FULL_STAGE);
  parent.prepend(element);
  return {
    element,
    setRect,
    release: () => {
      element.pause();
      // Removing the attribute and loading nothing is what makes a television free its decoder.
      element.removeAttribute('src');
      element.load();
      element.remove();
    },
  };
};
