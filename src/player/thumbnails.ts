/**
 * Pictures of a stream's storyboard: tiles of a sheet, from left to right and top to bottom. A sheet is asked for once;
 * where its other tiles lie is arithmetic.
 */
import type { Thumbnail } from './engine';

/** What Shaka says of a tile; its numbers are the manifest's own, and may be anything. */
export interface SheetTile {
  readonly uris: readonly string[];
  readonly positionX: number;
  readonly positionY: number;
  readonly width: number;
  readonly height: number;
  readonly imageWidth: number;
  readonly imageHeight: number;
  /** Seconds at which the tile begins, and its length. */
  readonly startTime: number;
  readonly duration: number;
  /** The sheet itself; null when it is not known. */
  readonly segment: { getStartTime(): number; getEndTime(): number } | null;
}

interface Sheet {
  url: string;
  start: number;
  end: number;
  /** Seconds of one tile. */
  tileSeconds: number;
  columns: number;
  rows: number;
  width: number;
  height: number;
  imageWidth: number;
  imageHeight: number;
}

/** Sizes are quotients: 1919 / 6 * 6 may lie above 1919. */
const ROUNDING = 0.5;
/** Of the element's time: a tile begins at a product of seconds. */
const PRECISION = 1e-4;

const isPositive = (value: number): boolean => Number.isFinite(value) && value > 0;

/** Null for sizes, places or lengths that no picture has. */
const sheetOf = (tile: SheetTile): Sheet | null => {
  const { width, height, imageWidth, imageHeight, positionX, positionY, startTime, duration } = tile;
  const [url] = tile.uris;
  if (url === undefined || url === '') return null;
  if (![width, height, imageWidth, imageHeight, duration].every(isPositive)) return null;
  if (!(positionX >= 0 && positionX + width <= imageWidth + ROUNDING)) return null;
  if (!(positionY >= 0 && positionY + height <= imageHeight + ROUNDING)) return null;
  const columns = Math.round(imageWidth / width);
  const rows = Math.round(imageHeight / height);
  const index = Math.round(positionY / height) * columns + Math.round(positionX / width);
  const start = tile.segment?.getStartTime() ?? startTime - index * duration;
  const end = Math.min(tile.segment?.getEndTime() ?? Infinity, start + columns * rows * duration);
  return { url, start, end, tileSeconds: duration, columns, rows, width, height, imageWidth, imageHeight };
};

const tileAt = (sheet: Sheet, seconds: number): Thumbnail => {
  const { url, start, tileSeconds, columns, rows, width, height, imageWidth, imageHeight } = sheet;
  const last = columns * rows - 1;
  const index = Math.min(Math.floor((seconds - start) / tileSeconds + PRECISION), last);
  const x = (index % columns) * width;
  const y = Math.floor(index / columns) * height;
  return { url, x, y, width, height, imageWidth, imageHeight };
};

export interface Thumbnails {
  /** Null when there is no usable picture. Never rejects. */
  at(seconds: number): Promise<Thumbnail | null>;
  /** Another stream is loaded. */
  forget(): void;
}

/** @param ask Shaka's answer for a second; null without a storyboard. It may reject. */
export const createThumbnails = (ask: (seconds: number) => Promise<SheetTile | null>): Thumbnails => {
  let sheets: Sheet[] = [];
  const known = (seconds: number): Sheet | undefined =>
    sheets.find(({ start, end }) => start <= seconds && seconds < end);

  return {
    at: async (seconds) => {
      if (!Number.isFinite(seconds)) return null;
      const held = known(seconds);
      if (held) return tileAt(held, seconds);
      const stream = sheets;
      // A picture of the bar is worth no error: the index of the sheets may need a request, and a player may end meanwhile.
      const tile = await ask(seconds).catch(() => null);
      const sheet = tile && sheetOf(tile);
      if (!sheet || stream !== sheets) return null;
      // Also false for times that are no numbers.
      if (!(sheet.start <= seconds && seconds < sheet.end)) return null;
      sheets.push(sheet);
      return tileAt(sheet, seconds);
    },
    forget: () => {
      sheets = [];
    },
  };
};

/** What Shaka says of a storyboard; its size is that of a sheet. */
export interface ImageTrack {
  readonly id: number;
  readonly width: number | null;
  /** 'COLUMNSxROWS'. */
  readonly tilesLayout: string | null;
}

/** Pixels of a tile: on the bar it is shown at a sixth of the stage's width. */
const WANTED_WIDTH = 320;

/** The storyboard with the smallest tiles that are large enough, else with the largest; null without any. */
export const bestStoryboard = (tracks: readonly ImageTrack[]): number | null => {
  const sized = tracks
    .map(({ id, width, tilesLayout }) => ({
      id,
      width: (width ?? 0) / (Number.parseInt(String(tilesLayout), 10) || 1),
    }))
    .sort((a, b) => a.width - b.width);
  return (sized.find(({ width }) => width >= WANTED_WIDTH) ?? sized.at(-1))?.id ?? null;
};
