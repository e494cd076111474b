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
  /** The sheet in which the next seek begins, fetched before it, so that its first picture is there at once. */
  readonly ahead: { readonly url: string; readonly loaded: boolean } | null;
}

export const NO_THUMBNAIL: ThumbnailView = { shown: null, awaited: null, failed: null, ahead: null };

export type ThumbnailStep =
  | {
      /** The picture of the target; null when it has none, or no seek is pending any more. */
      type: 'picture';
      thumbnail: Thumbnail | null;
    }
  | {
      /** The picture of the position, while no seek is pending: none is shown. */
      type: 'ahead';
      thumbnail: Thumbnail;
    }
  | { type: 'loaded' | 'failed'; url: string };

const isSame = (one: Thumbnail | null, other: Thumbnail): boolean =>
  one !== null && one.url === other.url && one.x === other.x && one.y === other.y;

const isLoaded = ({ shown, ahead }: ThumbnailView, url: string): boolean =>
  shown?.url === url || (ahead?.url === url && ahead.loaded);

/** The next view; the same object when nothing changes. */
export const nextThumbnail = (view: ThumbnailView, step: ThumbnailStep): ThumbnailView => {
  switch (step.type) {
    case 'picture':
      return step.thumbnail === null ? withoutPicture(view) : withPicture(view, step.thumbnail);
    case 'ahead':
      return withAhead(view, step.thumbnail.url);
    case 'loaded':
      return withLoaded(view, step.url);
    default:
      return withFailed(view, step.url);
  }
};

/** The sheet of what was shown is there for the next seek. */
function withoutPicture(view: ThumbnailView): ThumbnailView {
  const { shown, awaited, ahead } = view;
  if (shown === null && awaited === null) return view;
  return { ...view, shown: null, awaited: null, ahead: shown ? { url: shown.url, loaded: true } : ahead };
}

function withPicture(view: ThumbnailView, thumbnail: Thumbnail): ThumbnailView {
  const { shown, awaited, failed } = view;
  if (thumbnail.url === failed) return withoutPicture(view);
  if (!isLoaded(view, thumbnail.url))
    return isSame(awaited, thumbnail) ? view : { ...view, awaited: thumbnail };
  return awaited === null && isSame(shown, thumbnail) ? view : { ...view, shown: thumbnail, awaited: null };
}

function withAhead(view: ThumbnailView, url: string): ThumbnailView {
  if (url === view.failed || url === view.ahead?.url) return view;
  return { ...view, ahead: { url, loaded: false } };
}

function withLoaded(view: ThumbnailView, url: string): ThumbnailView {
  const { shown, awaited, ahead } = view;
  const isAhead = ahead?.url === url && !ahead.loaded;
  const isAwaited = awaited?.url === url;
  if (!isAhead && !isAwaited) return view;
  return {
    ...view,
    shown: isAwaited ? awaited : shown,
    awaited: isAwaited ? null : awaited,
    ahead: isAhead ? { url, loaded: true } : ahead,
  };
}

function withFailed(view: ThumbnailView, url: string): ThumbnailView {
  const { shown, awaited, ahead } = view;
  const isAwaited = awaited?.url === url;
  if (!isAwaited && ahead?.url !== url) return view;
  return {
    shown: isAwaited ? null : shown,
    awaited: isAwaited ? null : awaited,
    failed: url,
    ahead: ahead?.url === url ? null : ahead,
  };
}

/** Addresses of the sheets to load, each once; one that is loaded stays, so that it is kept in memory. */
export const sheetsToLoad = ({ ahead, awaited }: ThumbnailView): readonly string[] => [
  ...new Set([ahead, awaited].flatMap((sheet) => (sheet === null ? [] : [sheet.url]))),
];

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
