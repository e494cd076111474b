/** Media files, byte ranges, the live channel and ClearKey licences, over a small folder of made-up media. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Context } from 'hono';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Viewer } from './context';
import { ServiceFailure } from './failure';
import type { LiveIndex } from './media/make/package';
import { mediaRoutes } from './media-routes';

const KID = '00112233445566778899aabbccddeeff';
const KEY = 'ffeeddccbbaa99887766554433221100';
const LIVE: LiveIndex = {
  duration: 8,
  targetDuration: 4,
  video: [
    {
      name: 'v',
      init: 'v/init.mp4',
      segments: [
        { uri: 'v/1.m4s', duration: 4 },
        { uri: 'v/2.m4s', duration: 4 },
      ],
      bandwidth: 1,
      resolution: '2x2',
      codecs: 'avc1',
      frameRate: 12,
    },
  ],
  audio: [],
};
const base64Url = (hex: string): string => Buffer.from(hex, 'hex').toString('base64url');

async function requireViewer(c: Context): Promise<Viewer> {
  if (!c.req.header('authorization')) throw new ServiceFailure(401, 'unauthenticated');
  return { uid: 'u', email: null, anonymous: false };
}

let folder: string;
let app: Hono;
let now = 120_000;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'media-'));
  const files: Record<string, string> = {
    'feature/manifest.mpd': '<MPD/>',
    'feature/seg.m4s': '0123456789',
    'feature/en.vtt': 'WEBVTT',
    'encrypted/key.json': JSON.stringify({ keyId: KID, key: KEY }),
    'live/index.json': JSON.stringify(LIVE),
    'live/v/1.m4s': 'first',
    'make/make.ts': 'secret',
  };
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), content);
  }
  app = new Hono().route('/media', mediaRoutes({ clock: () => now, requireViewer }, folder));
  app.onError((error, c) =>
    error instanceof ServiceFailure ? c.json(error.body(), error.status) : c.text(String(error), 500),
  );
});
afterAll(() => rm(folder, { recursive: true }));

describe('files', () => {
  it.each([
    ['/media/feature/manifest.mpd', 'application/dash+xml'],
    ['/media/feature/seg.m4s', 'video/iso.segment'],
    ['/media/feature/en.vtt', 'text/vtt; charset=utf-8'],
    ['/media/live/master.m3u8', 'application/vnd.apple.mpegurl'],
    ['/media/live/edge-master.m3u8', 'application/vnd.apple.mpegurl'],
  ])('%s is %s', async (where, type) => {
    const answer = await app.request(where);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe(type);
    expect(answer.headers.get('accept-ranges')).toBe('bytes');
  });

  it.each([
    ['bytes=2-4', '234', 'bytes 2-4/10'],
    ['bytes=7-', '789', 'bytes 7-9/10'],
    ['bytes=-2', '89', 'bytes 8-9/10'],
  ])('a range %s is answered in part', async (range, text, contentRange) => {
    const answer = await app.request('/media/feature/seg.m4s', { headers: { range } });
    expect(answer.status).toBe(206);
    expect(answer.headers.get('content-range')).toBe(contentRange);
    expect(await answer.text()).toBe(text);
  });

  it('a range beyond the end is 416, a missing file 404', async () => {
    const beyond = await app.request('/media/feature/seg.m4s', { headers: { range: 'bytes=50-' } });
    expect(beyond.status).toBe(416);
    expect((await app.request('/media/feature/none.m4s')).status).toBe(404);
  });

  it.each([
    '/media/encrypted/key.json',
    '/media/live/index.json',
    '/media/make/make.ts',
    '/media/../package.json',
    '/media/%2e%2e/x',
  ])('%s is not given out', async (where) => {
    expect((await app.request(where)).status).toBe(404);
  });
});

function ask(kids: unknown, headers: Record<string, string> = { authorization: 'Bearer t' }) {
  return app.request('/media/license', {
    method: 'POST',
    headers,
    body: JSON.stringify({ kids, type: 'temporary' }),
  });
}

describe('the live channel', () => {
  it('moves with the clock', async () => {
    const playlist = async () => (await app.request('/media/live/v.m3u8')).text();
    expect(await playlist()).toContain('#EXT-X-MEDIA-SEQUENCE:22\n');
    now += 4000;
    expect(await playlist()).toContain('#EXT-X-MEDIA-SEQUENCE:23\n');
    expect((await app.request('/media/live/none.m3u8')).status).toBe(404);
  });

  it('is never kept by a cache, its segments are', async () => {
    const cacheOf = async (where: string) => (await app.request(where)).headers.get('cache-control');
    expect(await cacheOf('/media/live/v.m3u8')).toBe('no-store');
    expect(await cacheOf('/media/live/edge-v.m3u8')).toBe('no-store');
    expect(await cacheOf('/media/live/v/1.m4s')).toContain('max-age');
  });
});

describe('the licence server', () => {
  it('gives the keys asked for to a viewer', async () => {
    const answer = await ask([base64Url(KID)]);
    expect(await answer.json()).toEqual({
      keys: [{ kty: 'oct', kid: base64Url(KID), k: base64Url(KEY) }],
      type: 'temporary',
    });
  });

  it('refuses a request without a bearer, an unknown key and a body that is no request', async () => {
    expect((await ask([base64Url(KID)], {})).status).toBe(401);
    expect((await ask(['unknown'])).status).toBe(404);
    expect((await ask('text')).status).toBe(400);
  });
});
