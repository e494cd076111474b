import { describe, expect, it } from 'vitest';
import { memoryCache } from './cache';
import { lookOf } from './choose';
import { mix } from './colour';
import { letter, letterable } from './lettering';
import { wallTitles } from './mosaic';
import { palette, PALETTE_NAMES } from './palettes';
import { createQueue } from './queue';
import { random } from './random';
import { SCENES } from './scenes';
import { sizeOf } from './sizes';
import type { ArtTitle } from './types';
import { isTextless, wordingOf } from './wording';

const title = (id: string, name: string, genres: string[], type = 'movie', rootId?: string): ArtTitle => ({
  id,
  name,
  type,
  genres,
  rootId,
});

describe('the look of a title', () => {
  it.each([
    ['Night Ferry', 'ferry'],
    ['The Long Platform', 'platform'],
    ['Red Kite Rising', 'kites'],
    ['Eleven Lanterns', 'lanterns'],
    ['Monsoon Radio', 'rainGlass'],
    ['The Cartographer', 'contours'],
  ])('follows a word of its name: %s', (name, scene) => {
    const scenes = Array.from({ length: 40 }, (_, i) => lookOf(title(`w${i}`, name, ['Drama'])).scene);
    expect(scenes.filter((each) => each === scene).length).toBeGreaterThan(25);
  });

  it('keeps one palette and face for a show, its seasons and episodes', () => {
    const looks = [
      title('s', 'A Show', ['Drama'], 'show'),
      title('s1', 'Season 1', ['Drama'], 'season', 's'),
      ...Array.from({ length: 12 }, (_, i) => title(`e${i}`, `Part ${i}`, ['Drama'], 'episode', 's')),
    ].map(lookOf);
    expect(new Set(looks.map(({ face }) => face)).size).toBe(1);
    expect(new Set(looks.map((look) => look.scene)).size).toBeGreaterThan(3);
  });

  it('reaches every scene and every palette', () => {
    const genres = [
      'Drama',
      'Kids',
      'Music',
      'Food',
      'News',
      'Sport',
      'Horror',
      'Comedy',
      'Documentary',
      'Science Fiction',
      'Nature',
      'Crime',
    ];
    const looks = Array.from({ length: 3000 }, (_, i) =>
      lookOf(title(`x${i}`, 'Nameless', i % 7 ? [genres[i % genres.length] ?? ''] : [])),
    );
    expect(new Set(looks.map(({ scene }) => scene))).toEqual(new Set(Object.keys(SCENES)));
    expect(new Set(looks.map((look) => look.palette))).toEqual(new Set(PALETTE_NAMES));
  });

  it('lays a wall without equal neighbours', () => {
    const wall = wallTitles(
      Array.from({ length: 300 }, (_, i) => title(`n${i}`, `Title ${i}`, i % 2 ? ['Drama'] : ['Comedy'])),
    );
    expect(wall).toHaveLength(42);
    wall.slice(1).forEach((each, i) => expect(lookOf(each).scene).not.toBe(lookOf(wall[i] ?? each).scene));
  });
});

describe('palettes', () => {
  const light = (hex: string): number => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5]
      .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
      .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  it.each(PALETTE_NAMES)('%s has ink on which white letters read at 7:1', (name) => {
    expect(1.05 / (light(palette(name).ink) + 0.05)).toBeGreaterThan(7);
  });
});

describe('lettering', () => {
  const box = { x: 0, y: 0, w: 800, h: 400 };
  const setting = {
    face: 'bebas',
    capitals: true,
    tracking: 0,
    block: false,
    align: 'left',
    stand: 'bottom',
    most: 300,
    hang: true,
  } as const;

  it.each([
    ['The Salt Road', 'bebas'],
    ['Café Société', 'bebas'],
    ['ਸਰਦਾਰ', undefined],
    ['قصة', undefined],
    ['Heer ਹੀਰ', undefined],
    ['   ', undefined],
  ])('letters %s with %s', (text, face) => {
    expect(letterable(text, 'bebas')).toBe(face);
  });

  it.each([
    'The Salt Road',
    'Static',
    'What the River Kept of Us All',
    'M'.repeat(200),
    `${'word '.repeat(2000)}`,
  ])('keeps inside its box: %.20s', (text) => {
    for (const block of [false, true]) {
      const set = letter(text, 'Season 2', box, { ...setting, block });
      expect(set).toBeDefined();
      expect(set?.bounds.x).toBeGreaterThanOrEqual(0);
      expect(set?.bounds.w).toBeLessThanOrEqual(800.5);
      expect(set?.bounds.y).toBeGreaterThanOrEqual(-0.5);
      expect(set?.lines.length).toBeLessThanOrEqual(6);
    }
  });

  it('sets a leading article small and a season under the name', () => {
    const set = letter('The Quiet Coast', 'Season 2', { ...box, w: 400 }, setting);
    expect(set?.lines.map(({ role }) => role)).toEqual(['lead', 'main', 'main', 'sub']);
  });
});

describe('wording', () => {
  const show = title('s', 'The Quiet Coast', [], 'show');
  const episode = title('e', 'The Weighbridge', [], 'episode', 's');
  it.each([
    ['a film', title('m', 'Static', []), undefined, 'child', { title: 'Static' }],
    [
      'a season',
      title('s1', 'Season 1', [], 'season', 's'),
      show,
      'portrait',
      { title: 'The Quiet Coast', sub: 'Season 1' },
    ],
    ['an episode', episode, show, 'child', { title: 'The Quiet Coast' }],
    ["an episode's still", episode, show, 'thumbnail', undefined],
    ['an episode without its show', episode, undefined, 'child', { title: 'The Weighbridge' }],
  ] as const)('of %s', (_, entry, root, kind, expected) => {
    expect(wordingOf(entry, root, kind)).toEqual(expected);
  });

  it.each([
    ['a film', title('m', 'Static', []), undefined, 'child', false],
    ['a film, for a place the client writes on', title('m', 'Static', []), undefined, 'hero', true],
    ['a film in a script we do not set', title('m', 'ਸਰਦਾਰ', []), undefined, 'child', true],
    ['a logo', title('m', 'Static', []), undefined, 'logo', false],
    ['an episode', episode, show, 'portrait', false],
    ["an episode's still", episode, show, 'thumbnail', true],
  ] as const)('a picture says nothing: %s', (_, entry, root, kind, expected) => {
    expect(isTextless(entry, root, kind)).toBe(expected);
  });
});

describe('sizes', () => {
  const usual = { w: 350, h: 197 };
  it.each([
    [undefined, undefined, { w: 350, h: 197 }],
    ['700', undefined, { w: 700, h: 394 }],
    [undefined, '394', { w: 700, h: 394 }],
    ['3', '99999', { w: 16, h: 3840 }],
    ['350.4', '196.6', { w: 350, h: 197 }],
  ])('w=%s h=%s', (w, h, expected) => {
    expect(sizeOf(usual, w, h)).toEqual(expected);
  });
  it.each(['', ' ', '-1', '0', 'x', '1e3', '0x10', '9'.repeat(400), 'NaN'])('refuses w=%s in words', (w) => {
    expect(sizeOf(usual, w, '100')).toMatch(/^w must be a number of pixels from 16 to 3840/);
  });
});

describe('machinery', () => {
  it('forgets the least recently used beyond its bytes', () => {
    const cache = memoryCache(100);
    cache.put('a', Buffer.alloc(40));
    cache.put('b', Buffer.alloc(40));
    cache.get('a');
    cache.put('c', Buffer.alloc(40));
    expect([cache.get('a')?.length, cache.get('b'), cache.get('c')?.length]).toEqual([40, undefined, 40]);
    cache.put('huge', Buffer.alloc(200));
    expect(cache.get('huge')).toBeUndefined();
  });

  it('runs as many jobs at once as allowed, in order, and goes on after a failure', async () => {
    const run = createQueue(2);
    const begun: number[] = [];
    let now = 0;
    let most = 0;
    const jobs = Array.from({ length: 8 }, (_, i) =>
      run(async () => {
        begun.push(i);
        most = Math.max(most, ++now);
        await new Promise((resolve) => {
          setImmediate(resolve);
        });
        now--;
        if (i === 3) throw new Error('spoiled');
        return i;
      }),
    );
    const ends = await Promise.allSettled(jobs);
    expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(most).toBe(2);
    expect(ends.map(({ status }) => status).filter((status) => status === 'rejected')).toHaveLength(1);
  });

  it('repeats chance by its seed', () => {
    const [a, b, c] = ['one', 'one', 'two'].map((seed) => random(seed).num());
    expect(a).toBe(b);
    expect(a).not.toBe(c);
    expect(mix('#000000', '#ffffff', 1)).toBe('#ffffff');
    expect(mix('#336699', '#ffffff', 0)).toBe('#336699');
  });
});
