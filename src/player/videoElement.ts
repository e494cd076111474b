/**
 * The <video> element under the canvas, the only DOM that the player touches. Televisions play video in a hardware
 * plane behind the page, so its frames never enter the canvas, which is transparent above it.
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

/**
 * `contain` shows the whole video; `cover` fills the rectangle and crops what does not fit, for use behind a screen's
 * text.
 */
export type VideoFit = 'contain' | 'cover';

export interface VideoPlane {
  readonly element: HTMLVideoElement;
  /** Positions the video, in fractions of the stage, so that it scales with the page. */
  setRect(rect: StageRect): void;
  setMuted(muted: boolean): void;
  /** Hidden it is silent too, whatever `setMuted` says, until it is shown again. */
  setVisible(visible: boolean): void;
  /** Releases decoder, source and element. */
  release(): void;
}

const percent = (part: number, whole: number): string => `${(part / whole) * 100}%`;

/**
 * Adds a video element behind the other children of `parent`, whose box is the stage. Until positioned it fills the
 * stage.
 */
export const createVideoPlane = (parent: HTMLElement, fit: VideoFit = 'contain'): VideoPlane => {
  const element = parent.ownerDocument.createElement('video');
  // Without it, engines derived from iOS open their own full-screen player.
  element.setAttribute('playsinline', '');
  element.preload = 'auto';
  // The canvas's semantics announce the player; the bare element would be announced a second time.
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

  let muted = false;
  let visible = true;
  const setSound = (): void => {
    element.muted = muted || !visible;
  };

  setRect(FULL_STAGE);
  parent.prepend(element);
  return {
    element,
    setRect,
    setMuted: (value) => {
      muted = value;
      setSound();
    },
    setVisible: (value) => {
      visible = value;
      // Not `display`: some televisions stop decoding without a box.
      style.visibility = visible ? 'visible' : 'hidden';
      setSound();
    },
    release: () => {
      element.pause();
      // Televisions free the decoder only after the attribute is removed and an empty load follows.
      element.removeAttribute('src');
      element.load();
      element.remove();
    },
  };
};
