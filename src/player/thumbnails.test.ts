import { describe, expect, it, vi } from 'vitest';
import { bestStoryboard, createThumbnails } from './thumbnails';
import type { SheetTile } from './thumbnails';

/** The tile at second 30 of a sheet of 6x4 tiles of 5 s each. */
const TILE: SheetTile = {
  uris: ['sheet.jpg'],
  positionX: 0,
  positionY: 180,
  width: 320,
  height: 180,
  imageWidth: 1920,
  imageHeight: 720,
  startTime: 30,
  duration: 5,
  segment: { getStartTime: () => 0, getEndTime: () => 118 },
};
const place = (tile: { x: number; y: number } | null) => tile && [tile.x, tile.y];

describe('thumbnails', () => {
  it('are asked for once a sheet; its other tiles are where the seconds put them', async () => {
    const ask = vi.fn(() => Promise.resolve(TILE));
    const thumbnails = createThumbnails(ask);
    expect(await thumbnails.at(31)).toEqual({
      url: 'sheet.jpg',
      x: 0,
      y: 180,
      width: 320,
      height: 180,
      imageWidth: 1920,
      imageHeight: 720,
    });
    const places = await Promise.all([0, 4.99, 5, 29.9, 30, 117.9].map((second) => thumbnails.at(second)));
    expect(places.map(place)).toEqual([
      [0, 0],
      [0, 0],
      [320, 0],
      [1600, 0],
      [0, 180],
      [1600, 540],
    ]);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('past the last sheet are none, and one of a second sheet is asked for', async () => {
    const second = { ...TILE, uris: ['2.jpg'], segment: { getStartTime: () => 118, getEndTime: () => 238 } };
    const ask = vi.fn((at: number) => Promise.resolve(at < 118 ? TILE : at < 238 ? second : null));
    const thumbnails = createThumbnails(ask);
    expect((await thumbnails.at(10))?.url).toBe('sheet.jpg');
    expect(await thumbnails.at(118)).toMatchObject({ url: '2.jpg', x: 0, y: 0 });
    expect(await thumbnails.at(124)).toMatchObject({ url: '2.jpg', x: 320, y: 0 });
    expect(await thumbnails.at(238)).toBeNull();
    const backwards = createThumbnails(ask);
    expect((await backwards.at(118))?.url).toBe('2.jpg');
    expect((await backwards.at(10))?.url).toBe('sheet.jpg');
  });

  it.each([-1, 118, 500])('are none at second %d where the answer is a sheet of others', async (second) => {
    const thumbnails = createThumbnails(() => Promise.resolve(TILE));
    expect(await thumbnails.at(second)).toBeNull();
    expect(place(await thumbnails.at(31)), 'it is remembered for none').toEqual([0, 180]);
  });

  it.each([
    ['first', { positionX: 0, positionY: 0, startTime: 0 }],
    ['last', { positionX: 1600, positionY: 540, startTime: 115 }],
    ['one inside', { positionX: 640, positionY: 360, startTime: 70 }],
  ])('are all known from the %s tile of a sheet whose times are unknown', async (_, tile) => {
    const thumbnails = createThumbnails(() => Promise.resolve({ ...TILE, ...tile, segment: null }));
    const places = await Promise.all([0, 31, 119.999_99].map((second) => thumbnails.at(second)));
    expect(places.map(place)).toEqual([
      [0, 0],
      [0, 180],
      [1600, 540],
    ]);
    expect(await thumbnails.at(120)).toBeNull();
  });

  it.each<[string, Partial<SheetTile>]>([
    ['no address', { uris: [] }],
    ['an empty address', { uris: [''] }],
    ['no width', { width: 0 }],
    ['a width that is no number', { width: NaN }],
    ['a height below zero', { height: -180 }],
    ['a sheet without size', { imageWidth: 0, imageHeight: 0 }],
    ['a tile wider than its sheet', { width: 2000 }],
    ['a tile higher than its sheet', { height: 721 }],
    ['a place left of its sheet', { positionX: -320 }],
    ['a place above its sheet', { positionY: -180 }],
    ['a place right of its sheet', { positionX: 1800 }],
    ['a place below its sheet', { positionY: 600 }],
    ['a place that is no number', { positionX: NaN }],
    ['no duration', { duration: 0 }],
    ['an endless duration', { duration: Infinity }],
    ['a time that is no number', { startTime: NaN, segment: null }],
    ['an endless time', { startTime: Infinity, segment: null }],
    ['a sheet without length', { segment: { getStartTime: () => 31, getEndTime: () => 31 } }],
    ['a sheet that ends before it starts', { segment: { getStartTime: () => 9, getEndTime: () => 3 } }],
  ])('with %s are none', async (_, wrong) => {
    expect(await createThumbnails(() => Promise.resolve({ ...TILE, ...wrong })).at(31)).toBeNull();
  });

  it('are none without a storyboard, for a second that is none, and when the question fails', async () => {
    expect(await createThumbnails(() => Promise.resolve(null)).at(3)).toBeNull();
    expect(await createThumbnails(() => Promise.reject(new Error('no index'))).at(3)).toBeNull();
    const ask = vi.fn(() => Promise.resolve(TILE));
    expect(await createThumbnails(ask).at(NaN)).toBeNull();
    expect(await createThumbnails(ask).at(-Infinity)).toBeNull();
    expect(ask).not.toHaveBeenCalled();
  });

  it('without the times of the sheet are computed from the tile', async () => {
    const thumbnails = createThumbnails(() => Promise.resolve({ ...TILE, segment: null }));
    expect(place(await thumbnails.at(31))).toEqual([0, 180]);
    expect(place(await thumbnails.at(0))).toEqual([0, 0]);
    expect(place(await thumbnails.at(119.9))).toEqual([1600, 540]);
  });

  it('take the rounding of sizes that do not divide evenly', async () => {
    // The last of 6x6 tiles, each a sixth of the sheet, rounded up: it ends 0.04 outside.
    const size = { imageWidth: 1919, imageHeight: 719, width: 319.84, height: 119.84 };
    const tile = { ...TILE, ...size, positionX: 319.84 * 5, positionY: 119.84 * 5 };
    expect(await createThumbnails(() => Promise.resolve(tile)).at(31)).not.toBeNull();
  });

  it('of the stream before are forgotten, also while they are asked for', async () => {
    let answer: (tile: SheetTile) => void = () => undefined;
    const ask = vi.fn(() => new Promise<SheetTile>((resolve) => (answer = resolve)));
    const thumbnails = createThumbnails(ask);
    const late = thumbnails.at(31);
    thumbnails.forget();
    answer(TILE);
    expect(await late).toBeNull();
    const next = thumbnails.at(31);
    answer(TILE);
    expect(await next).not.toBeNull();
    expect(ask).toHaveBeenCalledTimes(2);
  });
});

describe('of several storyboards', () => {
  const track = (id: number, width: number | null, tilesLayout: string | null) => ({
    id,
    width,
    tilesLayout,
  });

  it.each([
    [
      'the smallest that is large enough',
      [track(1, 6400, '10x1'), track(2, 3200, '10x10'), track(3, 1000, '10x1')],
      2,
    ],
    ['the largest when all are small', [track(1, 1000, '10x1'), track(2, 1600, '10x1')], 2],
    ['single pictures', [track(1, 320, null)], 1],
    ['one without size', [track(4, null, 'x')], 4],
    ['none', [], null],
  ])('is taken: %s', (_, tracks, id) => {
    expect(bestStoryboard(tracks)).toBe(id);
  });
});
