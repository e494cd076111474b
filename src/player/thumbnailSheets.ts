/**
 * Which picture of a storyboard is on the screen. The pictures lie in sheets, which are loaded whole: until the sheet of the
 * next picture is there, the last picture stays.
 */
import type { Thumbnail } from './engine';

export interface ThumbnailView {
  /** On the screen; its sheet is loaded. */
  readonly shown: Thumbnail | null;
  /** Shown as soon as its sheet is loaded. */
  readonly awaited: Thumbnail | null;
  /** Address of the last sheet that could not be loaded: nothing is shown of it. */
  readonly failed: string | null;
}

export const NO_THUMBNAIL: ThumbnailView = { shown: null, awaited: null, failed: null };

export type ThumbnailStep =
  /** The picture of the target; null when it has none, or no seek is pending. */
  { type: 'picture'; thumbnail: Thumbnail | null } | { type: 'loaded' | 'failed'; url: string };

const isSame = (one: Thumbnail | null, other: Thumbnail): boolean =>
  one !== null && one.url === other.url && one.x === other.x && one.y === other.y;

/** The next view; the same object when nothing changes. */
export const nextThumbnail = (view: ThumbnailView, step: ThumbnailStep): ThumbnailView => {
  const { shown, awaited, failed } = view;
  if (step.type !== 'picture') {
    if (awaited?.url !== step.url) return view;
    return step.type === 'loaded'
      ? { shown: awaited, awaited: null, failed }
      : { shown: null, awaited: null, failed: step.url };
  }
  const { thumbnail } = step;
  if (thumbnail === null || thumbnail.url === failed)
    return shown === null && awaited === null ? view : { shown: null, awaited: null, failed };
  if (shown?.url !== thumbnail.url)
    return isSame(awaited, thumbnail) ? view : { shown, awaited: thumbnail, failed };
  return awaited === null && isSame(shown, thumbnail) ? view : { shown: thumbnail, awaited: null, failed };
};

/** Of the frame that a picture is shown in. */
export const THUMBNAIL_RATIO = 16 / 9;

/**
 * The part of its sheet that fills the frame, as fractions of the sheet: the picture cut to the frame's ratio, and half a
 * pixel inside its edges, where filtering would mix in its neighbours.
 */
export const cropOf = ({ x, y, width, height, imageWidth, imageHeight }: Thumbnail) => {
  const w = Math.min(width, height * THUMBNAIL_RATIO) - 1;
  const h = Math.min(height, width / THUMBNAIL_RATIO) - 1;
  return {
    x: (x + (width - w) / 2) / imageWidth,
    y: (y + (height - h) / 2) / imageHeight,
    w: w / imageWidth,
    h: h / imageHeight,
  };
};
