import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { headerBytes, pictureSize } from './pictureSize';

const picture = (w: number, h: number) =>
  sharp({ create: { width: w, height: h, channels: 4, background: { r: 9, g: 90, b: 180, alpha: 0.5 } } });

const formats: [string, (w: number, h: number) => Promise<Buffer>][] = [
  ['PNG', (w, h) => picture(w, h).png().toBuffer()],
  ['JPEG', (w, h) => picture(w, h).jpeg().toBuffer()],
  [
    'progressive JPEG with a profile',
    (w, h) => picture(w, h).withMetadata().jpeg({ progressive: true }).toBuffer(),
  ],
  ['GIF', (w, h) => picture(w, h).gif().toBuffer()],
  ['lossy WebP', (w, h) => picture(w, h).removeAlpha().webp().toBuffer()],
  ['lossless WebP', (w, h) => picture(w, h).removeAlpha().webp({ lossless: true }).toBuffer()],
  ['WebP with transparency', (w, h) => picture(w, h).webp().toBuffer()],
];

describe('the size of a picture from its first bytes', () => {
  it.each(formats)('%s', async (_, make) => {
    for (const [w, h] of [
      [1, 1],
      [350, 197],
      [1023, 258],
    ] as const) {
      const bytes = await make(w, h);
      expect(pictureSize(bytes)).toEqual({ w, h });
      expect(pictureSize(bytes.subarray(0, headerBytes))).toEqual({ w, h });
    }
  });

  it('of one that is never decoded', async () => {
    const bytes = await picture(20_000, 20).png().toBuffer();
    expect(pictureSize(bytes)).toEqual({ w: 20_000, h: 20 });
  });

  it.each(formats)('is unknown of a %s that ends too soon', async (_, make) => {
    const bytes = await make(350, 197);
    for (const length of [0, 1, 4, 9]) expect(pictureSize(bytes.subarray(0, length))).toBe(null);
  });

  it.each([
    ['a page', '<!doctype html><title>404</title>'],
    ['nothing', ''],
    ['a JPEG that is none after its first bytes', '\xff\xd8hello there, hello'],
  ])('is unknown of %s', (_, text) => {
    expect(pictureSize(Buffer.from(text, 'latin1'))).toBe(null);
  });
});
