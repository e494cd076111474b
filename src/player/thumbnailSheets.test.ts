import { describe, expect, it } from 'vitest';
import type { Thumbnail } from './engine';
import { cropOf, nextThumbnail, NO_THUMBNAIL, sheetsToLoad } from './thumbnailSheets';
import type { ThumbnailStep } from './thumbnailSheets';

const tile = (url: string, x = 0, changes: Partial<Thumbnail> = {}): Thumbnail => ({
  url,
  x,
  y: 0,
  width: 320,
  height: 180,
  imageWidth: 1920,
  imageHeight: 720,
  ...changes,
});
const picture = (url: string | null, x = 0): ThumbnailStep => ({
  type: 'picture',
  thumbnail: url === null ? null : tile(url, x),
});
const ahead = (url: string): ThumbnailStep => ({ type: 'ahead', thumbnail: tile(url) });
const loaded = (url: string): ThumbnailStep => ({ type: 'loaded', url });
const failed = (url: string): ThumbnailStep => ({ type: 'failed', url });

const after = (...steps: ThumbnailStep[]): string => {
  const { shown, awaited } = steps.reduce(nextThumbnail, NO_THUMBNAIL);
  const name = (thumbnail: Thumbnail | null): string => (thumbnail ? `${thumbnail.url}@${thumbnail.x}` : '-');
  return `${name(shown)} ${name(awaited)}`;
};

describe('the picture above the seek bar', () => {
  it.each<[string, ThumbnailStep[], string]>([
    ['waits for its sheet', [picture('a')], '- a@0'],
    ['is shown when its sheet is loaded', [picture('a'), loaded('a')], 'a@0 -'],
    ['waits as the last one asked for', [picture('a'), picture('a', 320), loaded('a')], 'a@320 -'],
    ['follows at once inside its sheet', [picture('a'), loaded('a'), picture('a', 320)], 'a@320 -'],
    ['stays until the next sheet is loaded', [picture('a'), loaded('a'), picture('b')], 'a@0 b@0'],
    ['gives way to the next sheet', [picture('a'), loaded('a'), picture('b'), loaded('b')], 'b@0 -'],
    [
      'comes back from a sheet it did not wait for',
      [picture('a'), loaded('a'), picture('b'), picture('a', 640)],
      'a@640 -',
    ],
    ['ignores a sheet nobody waits for', [picture('a'), loaded('b')], '- a@0'],
    ['is none where there is none', [picture('a'), loaded('a'), picture(null)], '- -'],
    [
      'is none when its sheet cannot be loaded',
      [picture('a'), loaded('a'), picture('b'), failed('b')],
      '- -',
    ],
    ['is not waited for in a sheet that failed', [picture('a'), failed('a'), picture('a', 320)], '- -'],
    [
      'is shown of another sheet after one failed',
      [picture('a'), failed('a'), picture('b'), loaded('b')],
      'b@0 -',
    ],
    [
      'is shown at once where its sheet was loaded ahead',
      [ahead('a'), loaded('a'), picture('a', 320)],
      'a@320 -',
    ],
    ['waits for the sheet that is loaded ahead', [ahead('a'), picture('a')], '- a@0'],
    ['is shown when that is there', [ahead('a'), picture('a'), loaded('a')], 'a@0 -'],
    ['is none of a sheet loaded ahead while no seek is pending', [ahead('a'), loaded('a')], '- -'],
    [
      'is shown at once in a second seek where the first one was',
      [picture('a'), loaded('a'), picture(null), picture('a', 320)],
      'a@320 -',
    ],
    [
      'waits where the sheet ahead is another by now',
      [ahead('a'), loaded('a'), ahead('b'), picture('a')],
      '- a@0',
    ],
    ['is not waited for in a sheet that failed ahead', [ahead('a'), failed('a'), picture('a')], '- -'],
    ['stays when another sheet fails', [picture('a'), loaded('a'), ahead('b'), failed('b')], 'a@0 -'],
    [
      'is waited for on, and the last one stays, when the sheet ahead fails',
      [ahead('c'), picture('a'), loaded('a'), picture('b'), failed('c')],
      'a@0 b@0',
    ],
    [
      'is waited for no more once it is the last one again',
      [picture('a'), loaded('a'), picture('b'), picture('a'), loaded('b')],
      'a@0 -',
    ],
    [
      'is not awaited any more where there is none for the new target',
      [picture('a'), picture(null), loaded('a')],
      '- -',
    ],
    [
      'comes back to the sheet that was loaded ahead',
      [ahead('a'), loaded('a'), picture('b'), loaded('b'), picture('a')],
      'a@0 -',
    ],
  ])('%s', (_, steps, expected) => {
    expect(after(...steps)).toBe(expected);
  });

  it.each<[string, ThumbnailStep[], string[]]>([
    ['none', [], []],
    ['the one ahead, which stays', [ahead('a'), loaded('a')], ['a']],
    ['one of two names once', [ahead('a'), picture('a')], ['a']],
    ['the awaited one too', [ahead('a'), loaded('a'), picture('b')], ['a', 'b']],
    ['the one ahead though another fails', [ahead('a'), picture('b'), failed('b')], ['a']],
    ['none that failed', [ahead('a'), failed('a'), ahead('a')], []],
    ['the one of the last seek', [picture('a'), loaded('a'), picture(null)], ['a']],
  ])('keeps loaded: %s', (_, steps, sheets) => {
    expect(sheetsToLoad(steps.reduce(nextThumbnail, NO_THUMBNAIL))).toEqual(sheets);
  });

  it('is another one in another row of its sheet', () => {
    const lower = { type: 'picture', thumbnail: tile('a', 0, { y: 180 }) } as const;
    const view = [picture('a'), loaded('a'), lower].reduce(nextThumbnail, NO_THUMBNAIL);
    expect(view.shown?.y).toBe(180);
  });

  it('is the same object while nothing changes', () => {
    const known = nextThumbnail(NO_THUMBNAIL, ahead('a'));
    expect(nextThumbnail(known, ahead('a'))).toBe(known);
    const view = [picture('a'), loaded('a')].reduce(nextThumbnail, NO_THUMBNAIL);
    expect(nextThumbnail(view, picture('a'))).toBe(view);
    expect(nextThumbnail(NO_THUMBNAIL, picture(null))).toBe(NO_THUMBNAIL);
    const waiting = nextThumbnail(NO_THUMBNAIL, picture('a'));
    expect(nextThumbnail(waiting, picture('a'))).toBe(waiting);
    expect(nextThumbnail(waiting, loaded('b'))).toBe(waiting);
    expect(nextThumbnail(waiting, failed('b'))).toBe(waiting);
    expect(nextThumbnail(NO_THUMBNAIL, failed('b'))).toBe(NO_THUMBNAIL);
  });
});

describe('the part of its sheet', () => {
  it.each([
    ['16:9', {}, [320.5, 0.5, 319, 179]],
    ['wider: cut at the sides', { width: 400, imageWidth: 2400 }, [360.5, 0.5, 319, 179]],
    ['higher: cut above and below', { height: 240, imageHeight: 960 }, [320.5, 30.5, 319, 179]],
  ])('of a picture that is %s', (_, changes, [x, y, w, h]) => {
    const thumbnail = tile('a', 320, changes);
    const crop = cropOf(thumbnail);
    const { imageWidth, imageHeight } = thumbnail;
    expect(crop.x * imageWidth).toBeCloseTo(x!, 6);
    expect(crop.y * imageHeight).toBeCloseTo(y!, 6);
    expect(crop.w * imageWidth).toBeCloseTo(w!, 6);
    expect(crop.h * imageHeight).toBeCloseTo(h!, 6);
  });
});
