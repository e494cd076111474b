import { expect, test, vi } from 'vitest';
import { PNG } from 'pngjs';
import { largestDifference, untilCaptured } from './picture';

const refusal = () =>
  new Error('page.screenshot: Protocol error (Page.captureScreenshot): Unable to capture screenshot');

test('a capture that Chromium refuses is asked for again', async () => {
  const capture = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(refusal())
    .mockResolvedValue('picture');
  await expect(untilCaptured(capture)).resolves.toBe('picture');
  expect(capture).toHaveBeenCalledTimes(2);
});

test('a page that refuses three times is broken', async () => {
  const capture = vi.fn<() => Promise<string>>().mockImplementation(() => Promise.reject(refusal()));
  await expect(untilCaptured(capture)).rejects.toThrow('Unable to capture');
  expect(capture).toHaveBeenCalledTimes(3);
});

test('any other failure is told at once', async () => {
  const capture = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('Target closed'));
  await expect(untilCaptured(capture)).rejects.toThrow('Target closed');
  expect(capture).toHaveBeenCalledTimes(1);
});

/** A picture of these greys, side by side. */
function picture(...greys: number[]): Buffer {
  const png = new PNG({ width: greys.length, height: 1 });
  greys.forEach((grey, at) => png.data.set([grey, grey, grey, 255], at * 4));
  return PNG.sync.write(png);
}

test('two pictures differ by the largest difference of a channel', () => {
  expect(largestDifference(picture(1, 2, 3), picture(1, 2, 3))).toBe(0);
  expect(largestDifference(picture(1, 200, 3), picture(2, 190, 3))).toBe(10);
});

test('pictures of two sizes are no match', () => {
  expect(() => largestDifference(picture(1), picture(1, 2))).toThrow('1x1 and 2x1: pictures of two sizes');
});
