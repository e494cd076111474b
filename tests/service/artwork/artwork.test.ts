import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CLIENT_BACKGROUND } from './colour';
import { compose } from './compose';
import { artworkRoutes } from './index';
import { toJpeg } from './render';
import { SCENES } from './scenes';
import type { ArtTitle, ArtworkStyle } from './types';
import { POSTER_KINDS } from './types';

const title = (id: string, name: string, more: Partial<ArtTitle> = {}): ArtTitle => ({
  id,
  name,
  type: 'movie',
  genres: ['Drama'],
  year: 2024,
  rootId: null,
  ...more,
});

const TITLES = [
  title('m1', 'Night Ferry', { genres: ['Crime', 'Drama'] }),
  title('m2', 'ਰਾਤ ਦੀ ਕਿਸ਼ਤੀ'),
  title('m3', 'A'.repeat(10_000)),
  title('m4', ''),
  title('m5', 'سفر'),
  title('m6', '<svg onload="x">&amp;</svg>', { genres: [] }),
  title('s1', 'The Quiet Coast', { type: 'show' }),
  title('s1-1', 'Season 1', { type: 'season', rootId: 's1' }),
  title('e1', 'The Weighbridge', { type: 'episode', rootId: 's1' }),
];

function routes(dataDir: string | null = null, style?: () => ArtworkStyle) {
  const entries = new Map(TITLES.map((entry) => [entry.id, entry]));
  return artworkRoutes({ catalogue: { entries, titles: TITLES }, options: { dataDir } }, style);
}

const bytesOf = async (response: Response | Promise<Response>): Promise<Buffer> =>
  Buffer.from(await (await response).arrayBuffer());

const folders: string[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});
async function folder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'artwork-'));
  folders.push(made);
  return made;
}

describe('pictures', () => {
  const sizes = [
    ['child', 350, 197],
    ['portrait', 158, 236],
    ['billboard', 856, 239],
    ['thumbnail', 480, 270],
    ['jumbotron', 640, 361],
    ['hero', 16, 3840],
  ] as const;
  it.each(sizes)('%s has exactly the size asked for: %i x %i', async (kind, w, h) => {
    const response = await routes().request(`/images/m1/${kind}.jpg?w=${w}&h=${h}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/jpeg');
    expect(await sharp(await bytesOf(response)).metadata()).toMatchObject({
      format: 'jpeg',
      width: w,
      height: h,
    });
  });

  it('gives the same bytes to every service', async () => {
    for (const kind of POSTER_KINDS) {
      const [first, second] = [routes(), routes()].map((app) =>
        bytesOf(app.request(`/images/m1/${kind}.jpg?w=240&h=135`)),
      );
      expect((await first)?.equals((await second) ?? Buffer.alloc(0))).toBe(true);
    }
  });

  it('gives different titles different pictures', async () => {
    const app = routes();
    const [one, two] = await Promise.all(
      ['m1', 's1'].map((id) => bytesOf(app.request(`/images/${id}/child.jpg?w=240&h=135`))),
    );
    expect(one?.equals(two ?? Buffer.alloc(0))).toBe(false);
  });

  it.each(TITLES.map(({ id }) => id))('draws whatever the title is called (%s)', async (id) => {
    const app = routes();
    for (const kind of POSTER_KINDS)
      expect((await app.request(`/images/${id}/${kind}.jpg?w=96&h=54`)).status).toBe(200);
  });

  it('keeps letters out of heroes and puts them on portraits', () => {
    const entry = title('m1', 'Night Ferry');
    const drawn = (kind: 'hero' | 'portrait', words: boolean): string =>
      compose(entry, words ? { title: 'Night Ferry' } : undefined, kind, 400, kind === 'hero' ? 225 : 600);
    expect(drawn('hero', true)).toBe(drawn('hero', false));
    expect(drawn('portrait', true)).not.toBe(drawn('portrait', false));
  });

  it('keeps the left of a hero dark enough for white text', async () => {
    for (const id of ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'h7', 'h8']) {
      const svg = compose(title(id, id, { genres: ['Comedy'] }), undefined, 'hero', 480, 270);
      const left = sharp(await toJpeg(svg, 480)).extract({ left: 0, top: 0, width: 96, height: 270 });
      const { channels } = await sharp(await left.png().toBuffer())
        .greyscale()
        .stats();
      expect(channels[0]?.mean).toBeLessThan(100);
    }
  });

  it('draws every scene in every shape', async () => {
    const started = performance.now();
    for (const [w, h] of [
      [158, 236],
      [350, 197],
      [428, 120],
    ] as const)
      for (const name of Object.keys(SCENES)) {
        const svg = compose(title(name, `${name} of Glass`), { title: name }, 'child', w, h);
        expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      }
    console.log(
      `composed ${Object.keys(SCENES).length * 3} pictures in ${Math.round(performance.now() - started)} ms`,
    );
  });
});

describe('logos', () => {
  it('are white letters on nothing, as PNG', async () => {
    const response = await routes().request('/images/m1/logo.png?w=400&h=150');
    expect(response.headers.get('content-type')).toBe('image/png');
    const image = sharp(await bytesOf(response));
    expect(await image.metadata()).toMatchObject({ format: 'png', width: 400, height: 150, hasAlpha: true });
    const { data } = await image.raw().toBuffer({ resolveWithObject: true });
    let opaque = 0;
    for (let i = 0; i < data.length; i += 4) {
      if (data[i + 3] !== 255) continue;
      opaque++;
      expect([data[i], data[i + 1], data[i + 2]]).toEqual([255, 255, 255]);
    }
    expect(opaque).toBeGreaterThan(400);
    expect(opaque).toBeLessThan(400 * 150 * 0.6);
  });

  it.each(['m2', 'm4', 'm5'])('are missing where the title cannot be lettered rightly (%s)', async (id) => {
    const response = await routes().request(`/images/${id}/logo.png`);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'not_found' });
  });

  it('come as the product mark too', async () => {
    const image = sharp(await bytesOf(routes().request('/images/brand/logo.png')));
    expect(await image.metadata()).toMatchObject({ format: 'png', width: 640, height: 96, hasAlpha: true });
  });
});

describe('refusals', () => {
  it.each([
    ['/images/nobody/child.jpg', 404, 'not_found'],
    ['/images/m1/poster.jpg', 404, 'not_found'],
    ['/images/m1/logo.jpg', 404, 'not_found'],
    ['/images/m1/child.png', 404, 'not_found'],
    ['/images/m1/child.jpg?w=wide', 400, 'invalid_size'],
    ['/images/m1/child.jpg?w=-5&h=10', 400, 'invalid_size'],
    ['/images/m1/child.jpg?w=0', 400, 'invalid_size'],
    ['/images/m1/child.jpg?h=', 400, 'invalid_size'],
    ['/images/m1/child.jpg?h=1e3', 400, 'invalid_size'],
    ['/images/welcome.jpg?w=NaN', 400, 'invalid_size'],
    ['/images/brand/logo.png?w=NaN', 400, 'invalid_size'],
  ])('%s is %i %s', async (path, status, code) => {
    const response = await routes().request(path);
    expect(response.status).toBe(status);
    const body = (await response.json()) as { code: string; message: string };
    expect(body.code).toBe(code);
    expect(body.message.length).toBeGreaterThan(10);
  });
});

describe('keeping', () => {
  it('lets clients keep a picture and answers 304 to its mark', async () => {
    const app = routes();
    const first = await app.request('/images/m1/child.jpg');
    expect(first.headers.get('cache-control')).toMatch(/immutable/);
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[0-9a-f]{32}"$/);
    const again = await app.request('/images/m1/child.jpg', {
      headers: { 'If-None-Match': `"x", W/${etag}` },
    });
    expect(again.status).toBe(304);
    expect((await bytesOf(again)).length).toBe(0);
    const other = await app.request('/images/m1/child.jpg?w=351', { headers: { 'If-None-Match': etag } });
    expect(other.status).toBe(200);
  });

  it('paints a picture once for everybody, also after a restart', async () => {
    const dataDir = await folder();
    const app = routes(dataDir);
    const many = await Promise.all(
      Array.from({ length: 5 }, () => bytesOf(app.request('/images/m1/child.jpg'))),
    );
    expect(new Set(many.map((bytes) => bytes.toString('base64'))).size).toBe(1);
    const [edition = ''] = await readdir(join(dataDir, 'artwork'));
    const files = await readdir(join(dataDir, 'artwork', edition));
    expect(files).toHaveLength(1);
    const file = join(dataDir, 'artwork', edition, files[0] ?? '');
    expect((await readFile(file)).equals(many[0] ?? Buffer.alloc(0))).toBe(true);
    await writeFile(file, 'kept');
    expect((await bytesOf(routes(dataDir).request('/images/m1/child.jpg'))).toString()).toBe('kept');
  });

  it('works without its folder, and says so once', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const file = join(await folder(), 'a-file');
    await writeFile(file, '');
    const app = routes(file);
    expect((await app.request('/images/m1/child.jpg')).status).toBe(200);
    expect((await app.request('/images/m1/portrait.jpg')).status).toBe(200);
    expect(warn).toHaveBeenCalledTimes(1);
    warn.mockRestore();
  });
});

describe('the welcome wall', () => {
  it('is a picture of the catalogue at the size asked for', async () => {
    const image = sharp(await bytesOf(routes().request('/images/welcome.jpg?w=640&h=360')));
    expect(await image.metadata()).toMatchObject({ format: 'jpeg', width: 640, height: 360 });
    const { channels } = await image.stats();
    const brightness = channels.reduce((sum, { mean }) => sum + mean, 0) / channels.length;
    expect(brightness).toBeGreaterThan(8);
    expect(brightness).toBeLessThan(90);
  });

  it('is night without any title', async () => {
    const app = artworkRoutes({ catalogue: { entries: new Map(), titles: [] }, options: { dataDir: null } });
    expect((await app.request('/images/welcome.jpg?w=320&h=180')).status).toBe(200);
  });
});

it('prints what a picture costs', { timeout: 60_000 }, async () => {
  for (const [kind, w, h] of [
    ['child', 350, 197],
    ['portrait', 158, 236],
    ['billboard', 1712, 478],
    ['hero', 1920, 1080],
  ] as const) {
    const costs: number[] = [];
    const cpu: number[] = [];
    for (let i = 0; i < 6; i++) {
      const [start, used] = [performance.now(), process.cpuUsage()];
      await toJpeg(
        compose(title(`t${i}`, 'The Long Platform'), { title: 'The Long Platform' }, kind, w, h),
        w,
      );
      costs.push(performance.now() - start);
      const { user, system } = process.cpuUsage(used);
      cpu.push((user + system) / 1000);
    }
    const median = (list: number[]): string => (list.sort((a, b) => a - b)[3] ?? 0).toFixed(0);
    console.log(`${kind} ${w}x${h}: ${median(costs)} ms, ${median(cpu)} ms of processor`);
  }
});

describe('plain artwork', () => {
  const plain = routes(null, () => 'plain');
  /** Colours that cover more than a thousandth of a picture: edges and letters are blends of them. */
  async function coloursOf(bytes: Buffer): Promise<Set<string>> {
    const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const counts = new Map<string, number>();
    for (let i = 0; i < data.length; i += 3) {
      const colour = data.toString('hex', i, i + 3);
      counts.set(colour, (counts.get(colour) ?? 0) + 1);
    }
    const least = (info.width * info.height) / 1000;
    return new Set([...counts].filter(([, count]) => count > least).map(([colour]) => colour));
  }

  it.each(POSTER_KINDS)('%s is a ground, two shapes and at most the lettering', async (kind) => {
    const colours = await coloursOf(await bytesOf(plain.request(`/images/m1/${kind}.jpg`)));
    expect(colours.size).toBeGreaterThanOrEqual(3);
    expect(colours.size).toBeLessThan(12);
    expect(colours.has('ffffff')).toBe(kind !== 'jumbotron' && kind !== 'hero');
  });

  it('is the same for the same request, another for another title, and has the size asked for', async () => {
    const once = await bytesOf(plain.request('/images/m1/child.jpg?w=300&h=170'));
    expect(await bytesOf(plain.request('/images/m1/child.jpg?w=300&h=170'))).toEqual(once);
    expect(await bytesOf(plain.request('/images/m5/child.jpg?w=300&h=170'))).not.toEqual(once);
    expect(await sharp(once).metadata()).toMatchObject({ format: 'png', width: 300, height: 170 });
  });

  it('has the client’s background for a ground where the client writes: scrims change nothing there', async () => {
    for (const path of ['/images/m1/hero.jpg', '/images/m1/jumbotron.jpg', '/images/welcome.jpg']) {
      const picture = sharp(await bytesOf(plain.request(path)));
      const corner = await picture.extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer();
      expect(corner.toString('hex', 0, 3), path).toBe(CLIENT_BACKGROUND.slice(1));
    }
  });

  it('has marks of its own: no kept picture of one style is taken for the other', async () => {
    let style: ArtworkStyle = 'full';
    const both = routes(await folder(), () => style);
    for (const path of ['/images/m1/child.jpg', '/images/welcome.jpg']) {
      style = 'full';
      const full = await both.request(path);
      style = 'plain';
      const other = await both.request(path);
      expect(full.headers.get('content-type'), path).toBe('image/jpeg');
      expect(other.headers.get('content-type'), path).toBe('image/png');
      expect(other.headers.get('etag'), path).not.toBe(full.headers.get('etag'));
    }
  });
});
