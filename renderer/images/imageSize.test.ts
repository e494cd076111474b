import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { headerBytes, readImageSize } from './imageSize';

const imageFile = (w: number, h: number) =>
  sharp({ create: { width: w, height: h, channels: 4, background: { r: 9, g: 90, b: 180, alpha: 0.5 } } });

const formats: [string, (w: number, h: number) => Promise<Buffer>][] = [
  ['PNG', (w, h) => imageFile(w, h).png().toBuffer()],
  ['JPEG', (w, h) => imageFile(w, h).jpeg().toBuffer()],
  [
    'progressive JPEG with a profile',
    (w, h) => imageFile(w, h).withMetadata().jpeg({ progressive: true }).toBuffer(),
  ],
  ['GIF', (w, h) => imageFile(w, h).gif().toBuffer()],
  ['lossy WebP', (w, h) => imageFile(w, h).removeAlpha().webp().toBuffer()],
  ['lossless WebP', (w, h) => imageFile(w, h).removeAlpha().webp({ lossless: true }).toBuffer()],
  ['WebP with transparency', (w, h) => imageFile(w, h).webp().toBuffer()],
];

describe('the size of an image by its first bytes', () => {
  it.each(formats)('%s', async (_, make) => {
    for (const [w, h] of [
      [1, 1],
      [350, 197],
      [1023, 258],
    ] as const) {
      const bytes = await make(w, h);
      expect(readImageSize(bytes)).toEqual({ w, h });
      expect(readImageSize(bytes.subarray(0, headerBytes))).toEqual({ w, h });
    }
  });

  it('is read of a file that is never decoded', async () => {
    const bytes = await imageFile(20_000, 20).png().toBuffer();
    expect(readImageSize(bytes)).toEqual({ w: 20_000, h: 20 });
  });

  it.each(formats)('is unknown for a %s that ends too soon', async (_, make) => {
    const bytes = await make(350, 197);
    for (const length of [0, 1, 4, 9]) expect(readImageSize(bytes.subarray(0, length))).toBe(null);
  });

  it.each([
    ['a page', '<!doctype html><title>404</title>'],
    ['nothing', ''],
    ['a JPEG that is none after its first bytes', '\xff\xd8hello there, hello'],
  ])('is unknown for %s', (_, text) => {
    expect(readImageSize(Buffer.from(text, 'latin1'))).toBe(null);
  });
});
