/** That each fault of media does what its name says, on the files a player asks for. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { TestService } from '../service/testing';
import { json, startService } from '../service/testing';
import { licenceFault, mediaFault } from './mediaFaults';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());
afterEach(() => service.reset());

const FILES = {
  manifest: ['/media/feature/manifest.mpd', '/api/manifest/feature/290.mpd'],
  playlist: ['/media/live/master.m3u8', '/media/live/edge-video-270.m3u8'],
  segment: ['/media/feature/video-270/1.m4s', '/media/encrypted/audio-en/1.m4s'],
  subtitles: ['/media/feature/text-en.vtt'],
  thumbnails: ['/media/feature/storyboard.jpg'],
} as const;
const PLACES = Object.keys(FILES) as (keyof typeof FILES)[];

/** What came of a request, in a word. */
async function outcome(file: string): Promise<string> {
  try {
    const answer = await fetch(service.url + file, { signal: AbortSignal.timeout(500) });
    if (answer.status !== 200) return String(answer.status);
    const bytes = await answer.arrayBuffer().catch(() => null);
    if (!bytes) return 'cut off';
    return (answer.headers.get('content-type') ?? '').includes('html') ? 'html' : `${bytes.byteLength} bytes`;
  } catch (error) {
    return error instanceof DOMException && error.name === 'TimeoutError' ? 'hang' : 'reset';
  }
}

describe.each(PLACES)('a fault of a %s', (place) => {
  test.each([
    ['missing', '404'],
    ['hang', 'hang'],
    ['reset', 'reset'],
    ['cut off', 'cut off'],
    ['garbage', '20000 bytes'],
    ['html', 'html'],
  ] as const)('%s: %s', async (kind, expected) => {
    await service.post('/__test/faults', mediaFault(place, kind));
    for (const file of FILES[place]) expect(await outcome(file), file).toBe(expected);
  });
});

test('a fault may be of one segment alone', async () => {
  await service.post('/__test/faults', mediaFault('segment', 'missing', 'GET /media/feature/video-*/3.m4s'));
  expect(await outcome('/media/feature/video-540/3.m4s')).toBe('404');
  expect(await outcome('/media/feature/video-540/2.m4s')).toMatch(/bytes/);
});

describe('a fault of a licence', () => {
  const { keys } = licenceFault('wrong key').body as { keys: { kid: string }[] };
  const ask = async (): Promise<Response> =>
    service.post('/media/license', { kids: keys.map(({ kid }) => kid) }, await service.bearer(null));

  test.each([401, 403] as const)('refuses it with %i', async (status) => {
    await service.post('/__test/faults', licenceFault(status));
    expect((await ask()).status).toBe(status);
  });

  test('grants it with a key that is not the film’s', async () => {
    const right = await json<{ keys: { k: string }[] }>(ask());
    await service.post('/__test/faults', licenceFault('wrong key'));
    const wrong = await json<{ keys: { k: string }[] }>(ask());
    expect(wrong.keys).toHaveLength(1);
    expect(wrong.keys[0]?.k).toHaveLength(right.keys[0]?.k.length ?? 0);
    expect(wrong.keys[0]?.k).not.toBe(right.keys[0]?.k);
  });
});
