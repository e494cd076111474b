import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rasterize } from './rasterize';
import { createFetchImage } from './fetchImage';
import type { ImageError } from './fetchImage';
import { outlineUrl } from './outline';

/** A browser's request: it answers when the test says so. */
class FakeRequest {
  static all: FakeRequest[] = [];
  url = '';
  status = 200;
  response: Blob | null = null;
  timeout = 0;
  responseType = '';
  aborted = false;
  readonly listeners = new Map<string, () => void>();
  constructor() {
    FakeRequest.all.push(this);
  }
  open(_method: string, url: string): void {
    this.url = url;
  }
  addEventListener(name: string, run: () => void): void {
    this.listeners.set(name, run);
  }
  send(): void {}
  abort(): void {
    this.aborted = true;
  }
  answer(body: BlobPart, type: string, status = 200): void {
    this.status = status;
    this.response = new Blob([body], { type });
    this.listeners.get('load')!();
  }
}

let decoded: { width: number; height: number; closed: boolean }[];

beforeEach(() => {
  FakeRequest.all = [];
  decoded = [];
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  vi.stubGlobal('createImageBitmap', async (blob: Blob) => {
    const { width, height } = await sharp(Buffer.from(await blob.arrayBuffer())).metadata();
    const bitmap = { width, height, closed: false, close: () => void (bitmap.closed = true) };
    decoded.push(bitmap);
    return bitmap;
  });
});
afterEach(() => void vi.unstubAllGlobals());

async function png(w: number, h: number): Promise<BlobPart> {
  const image = sharp({ create: { width: w, height: h, channels: 3, background: 'red' } });
  return new Uint8Array(await image.png().toBuffer());
}

function ask(src = 'a.png') {
  const done = vi.fn();
  const errors: ImageError[] = [];
  const abort = createFetchImage(4096, rasterize)(src, done, (error) => void errors.push(error));
  return { done, errors, abort, request: FakeRequest.all.at(-1)! };
}

/** Long enough for a decoder. */
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 60));

describe('an image that a page draws', () => {
  it.each([
    ['an outline', outlineUrl({ path: 'M0 0h9z', box: 32, pixels: 48 })],
    ['an inline SVG', 'data:image/svg+xml,%3Csvg/%3E'],
  ])('%s is asked of no server', async (_, src) => {
    const drawn = { width: 48, height: 48, close: vi.fn() } as unknown as ImageBitmap;
    const draw = vi.fn(async () => drawn);
    const done = vi.fn();
    createFetchImage(4096, draw)(src, done, vi.fn());
    await vi.waitFor(() => expect(done).toHaveBeenCalledWith(drawn));
    expect(draw).toHaveBeenCalledWith(src, src, 4096);
    expect(FakeRequest.all).toEqual([]);
  });

  it.each([
    ['malformed', 'outline:M0 0', 'not an image'],
    ['too large', outlineUrl({ path: 'M0 0h9z', box: 32, pixels: 5000 }), 'too large'],
  ])('an outline that is %s fails at once', async (_, src, reason) => {
    const { errors } = ask(src);
    await vi.waitFor(() => expect(errors).toMatchObject([{ reason }]));
    expect(FakeRequest.all).toEqual([]);
  });
});

describe('an image from the network', () => {
  it('is fetched, decoded and handed over', async () => {
    const { done, errors, request } = ask();
    expect(request).toMatchObject({ url: 'a.png', responseType: 'blob', timeout: 20_000 });
    request.answer(await png(350, 197), 'image/png');
    await vi.waitFor(() => expect(done).toHaveBeenCalled(), 5000);
    expect(done.mock.calls).toEqual([[expect.objectContaining({ width: 350, height: 197 })]]);
    expect(errors).toEqual([]);
  });

  it.each(['jpeg', 'png', 'webp'] as const)(
    'is premultiplied, but for a JPEG, whatever its server calls it: %s',
    async (format) => {
      const asked: (ImageBitmapOptions | undefined)[] = [];
      vi.stubGlobal('createImageBitmap', async (_blob: Blob, options?: ImageBitmapOptions) => {
        asked.push(options);
        return { width: 2, height: 2, close() {} };
      });
      const { done, request } = ask();
      const image = sharp({ create: { width: 2, height: 2, channels: 3, background: 'red' } });
      request.answer(new Uint8Array(await image.toFormat(format).toBuffer()), 'application/octet-stream');
      await vi.waitFor(() => expect(done).toHaveBeenCalled(), 5000);
      const premultiplyAlpha = format === 'jpeg' ? 'none' : 'premultiply';
      expect(asked).toEqual([{ premultiplyAlpha, colorSpaceConversion: 'none', imageOrientation: 'none' }]);
    },
  );

  it('of a package, whose status is 0, is decoded all the same', async () => {
    const { done, request } = ask('file:///art/a.png');
    request.answer(await png(1, 1), 'image/png', 0);
    await vi.waitFor(() => expect(done).toHaveBeenCalledTimes(1), 5000);
  });

  it.each<[number, string]>([
    [404, 'gone'],
    [403, 'gone'],
    [408, 'network'],
    [429, 'network'],
    [500, 'network'],
    [503, 'network'],
  ])('answered with %i fails as %s', async (status, reason) => {
    const { errors, request } = ask();
    request.answer('', 'text/plain', status);
    expect(errors.map((error) => [error.reason, error.message])).toEqual([
      [reason, `a.png answered ${status}`],
    ]);
  });

  it.each([
    ['error', 'a.png cannot be reached'],
    ['timeout', 'a.png did not answer within 20000 ms'],
  ])('that has %s fails as the network’s', (event, message) => {
    const { errors, request } = ask();
    request.listeners.get(event)!();
    expect(errors.map((error) => [error.reason, error.message])).toEqual([['network', message]]);
  });

  it('that is an HTML page fails as not an image', async () => {
    const { done, errors, request } = ask();
    request.answer('<!doctype html>', 'text/html');
    await vi.waitFor(() => expect(errors).toHaveLength(1), 5000);
    expect(done).not.toHaveBeenCalled();
    expect(errors[0]).toMatchObject({
      reason: 'not an image',
      message: 'a.png is not an image',
    });
  });

  it('of 20,000 pixels a side is refused before it is decoded', async () => {
    const { errors, request } = ask();
    request.answer(await png(20_000, 10), 'image/png');
    await vi.waitFor(() => expect(errors).toHaveLength(1), 5000);
    expect(errors[0]).toMatchObject({
      reason: 'too large',
      message: 'a.png is 20000x10: at most 4096 pixels on a side are drawn',
    });
    expect(decoded).toEqual([]);
  });

  it('whose size only the decoder knows is refused after it, and its pixels closed', async () => {
    const { errors, request } = ask();
    vi.stubGlobal('createImageBitmap', async () => {
      decoded.push({ width: 5000, height: 10, closed: false });
      return Object.assign(decoded[0]!, { close: () => void (decoded[0]!.closed = true) });
    });
    request.answer('a format of its own', 'image/avif');
    await vi.waitFor(() => expect(errors).toHaveLength(1), 5000);
    expect(errors[0]!.reason).toBe('too large');
    expect(decoded[0]!.closed).toBe(true);
  });

  it('that is aborted calls nothing, and pixels that come late are closed', async () => {
    const early = ask();
    early.abort();
    expect(early.request.aborted).toBe(true);
    const late = ask();
    late.request.answer(await png(1, 1), 'image/png');
    late.abort();
    await settle();
    expect(late.done).not.toHaveBeenCalled();
    expect(late.errors).toEqual([]);
    expect(decoded.every(({ closed }) => closed)).toBe(true);
  });

  it('with an address of a megabyte is named by its beginning', async () => {
    const { errors, request } = ask(`data:image/png;base64,${'A'.repeat(1e6)}`);
    request.answer('', 'image/png');
    await vi.waitFor(() => expect(errors).toHaveLength(1), 5000);
    expect(errors[0]!.message.length).toBeLessThan(200);
  });
});
