import { describe, expect, it } from 'vitest';
import { createTextureCache } from '../images/textureCache';
import { seededRandom } from '../lists/random.fixture';
import { createFakeClock } from '../testing';
import { cellMargin, createAtlasPages } from './atlasPages';
import type { AtlasCell, AtlasPage } from './atlasPages';

const plenty = 1e9;

function setUp({ maxSize = 2048, maxPageBytes = 8e6 } = {}) {
  const freed: AtlasPage[] = [];
  const pages = createAtlasPages({ maxSize, maxPageBytes, pageFreed: (page) => void freed.push(page) });
  const add = (count: number, width = 100, height = 50): (AtlasCell | null)[] =>
    Array.from({ length: count }, () => pages.add(width, height, plenty));
  return { pages, freed, add };
}

const bytesOf = ({ width, height }: AtlasPage): number => width * height * 4;

describe('images of one size', () => {
  it('stay alone until the third', () => {
    const { add, pages } = setUp();
    expect(add(2)).toEqual([null, null]);
    expect(pages.idleBytes).toBe(0);
    expect(add(1)[0]).not.toBe(null);
  });

  it('lie in a page of eight cells, then in pages of at most twice as many as there are of them', () => {
    const { add } = setUp();
    const [, , first, ...rest] = add(60);
    expect(first!.page.cells).toBe(8);
    const sizes = [...new Set(rest.map((cell) => cell!.page))].map(({ cells }) => cells);
    expect(sizes).toEqual([8, 21, 24, 24]);
  });

  it('lie side by side, apart by two margins, inside the page', () => {
    const { add } = setUp();
    const cells = add(10).slice(2) as AtlasCell[];
    const { page } = cells[0]!;
    expect(cells.every((cell) => cell.page === page)).toBe(true);
    for (const [i, { x, y }] of cells.entries()) {
      expect(x - cellMargin).toBeGreaterThanOrEqual(0);
      expect(y - cellMargin).toBeGreaterThanOrEqual(0);
      expect(x + 100 + cellMargin).toBeLessThanOrEqual(page.width);
      expect(y + 50 + cellMargin).toBeLessThanOrEqual(page.height);
      for (const other of cells.slice(i + 1)) {
        const apart = Math.max(Math.abs(other.x - x) - 100, Math.abs(other.y - y) - 50);
        expect(apart).toBeGreaterThanOrEqual(2 * cellMargin);
      }
    }
  });

  it('fill the fullest page first, so that another can become empty', () => {
    const { add, pages, freed } = setUp();
    const cells = add(2 + 8 + 20).slice(2) as AtlasCell[];
    const [small, large] = [cells[0]!.page, cells[8]!.page];
    for (const cell of cells.slice(1, 8)) pages.remove(100, 50, cell);
    pages.remove(100, 50, cells[8]!);
    expect(pages.add(100, 50, plenty)!.page, 'one cell is free there, seven in the other').toBe(large);
    pages.remove(100, 50, cells[0]!);
    expect(freed).toEqual([small]);
  });
});

describe('an image stays alone', () => {
  it.each([
    ['of which fewer than four fit into the bytes of a page', 1000, 600, {}],
    ['of which fewer than four fit into a texture of 2,048 pixels', 1100, 1100, { maxPageBytes: 1e9 }],
    ['that is larger than any texture', 3000, 10, { maxPageBytes: 1e9 }],
  ])('%s', (_which, width, height, limits) => {
    const { add, pages } = setUp(limits);
    expect(add(40, width, height).every((cell) => cell === null)).toBe(true);
    expect(pages.idleBytes).toBe(0);
  });

  it('for which a new page has no room, and goes into a free cell without any', () => {
    const { pages, add } = setUp();
    add(2);
    expect(pages.add(100, 50, 100)).toBe(null);
    expect(pages.hasFreeCell(100, 50)).toBe(false);
    expect(pages.add(100, 50, plenty)).not.toBe(null);
    expect(pages.hasFreeCell(100, 50)).toBe(true);
    expect(pages.add(100, 50, -5)).not.toBe(null);
  });

  it('of another size, whatever is free', () => {
    const { pages, add } = setUp();
    add(3);
    expect(pages.hasFreeCell(50, 100)).toBe(false);
    expect(pages.add(50, 100, plenty)).toBe(null);
  });
});

it('pages are as wide and high as a texture may be, and no more', () => {
  const { add } = setUp({ maxSize: 512, maxPageBytes: 1e9 });
  const { page } = add(3, 200, 20)[2]!;
  expect(page.width).toBeLessThanOrEqual(512);
  expect(page.height).toBeLessThanOrEqual(512);
});

it('after anything that comes and goes, the bytes are those of the pages less their images, and all end', () => {
  const random = seededRandom(7);
  const { pages, freed } = setUp();
  const sizes = [
    [100, 50],
    [60, 60],
    [700, 400],
  ] as const;
  const held: { size: (typeof sizes)[number]; cell: AtlasCell | null }[] = [];
  const all = new Set<AtlasPage>();
  const remove = (at: number): void => {
    const [{ size, cell }] = held.splice(at, 1) as [(typeof held)[number]];
    pages.remove(size[0], size[1], cell);
  };
  for (let step = 0; step < 3000; step++) {
    if (held.length > 0 && random() < 0.48) remove(Math.floor(random() * held.length));
    else {
      const size = sizes[Math.floor(random() * sizes.length)]!;
      const cell = pages.add(size[0], size[1], random() < 0.1 ? 0 : plenty);
      if (cell !== null) all.add(cell.page);
      held.push({ size, cell });
    }
    const live = [...all].filter((page) => !freed.includes(page));
    const inCells = held.filter(({ cell }) => cell !== null);
    const images = inCells.reduce((sum, { size }) => sum + size[0] * size[1] * 4, 0);
    expect(pages.idleBytes).toBe(live.reduce((sum, page) => sum + bytesOf(page), 0) - images);
    expect(new Set(inCells.map(({ cell }) => `${[...all].indexOf(cell!.page)}/${cell!.index}`)).size).toBe(
      inCells.length,
    );
  }
  while (held.length > 0) remove(0);
  expect(pages.idleBytes).toBe(0);
  expect(freed.length).toBe(all.size);
});

it.each([1, 2, 3, 4])('the budget is exceeded by a screen at most, empty cells included, seed %i', (seed) => {
  const random = seededRandom(seed);
  const clock = createFakeClock();
  const poster = 100 * 50 * 4;
  const budget = 120 * poster;
  const onScreen = 24;
  const { pages } = setUp({ maxPageBytes: budget / 8 });
  const requests: (() => void)[] = [];
  interface Texture {
    bytes: number;
    bitmap: ImageBitmap;
    isGone: boolean;
    discard(): void;
  }
  const shown = new Set<Texture>();
  const used = (): number => [...shown].reduce((sum, { bytes }) => sum + bytes, 0) + pages.idleBytes;
  let inPages = 0;
  function discard(texture: Texture): void {
    texture.isGone = true;
    shown.delete(texture);
    texture.discard();
  }
  const cache = createTextureCache<Texture>({
    clock,
    budget,
    parallel: 6,
    used,
    fetchImage(src, done) {
      // nine of ten are posters, the others logos of many sizes
      const width = Number(src) % 10 === 0 ? 60 + (Number(src) % 7) : 100;
      requests.push(() => done({ width, height: 50, close() {} } as ImageBitmap));
      return () => {};
    },
    bytesFor: (width, height) => (pages.hasFreeCell(width, height) ? 0 : width * height * 4),
    upload(bitmap, room, done) {
      const { width, height } = bitmap;
      const cell = pages.add(width, height, room);
      if (cell !== null) inPages++;
      const texture: Texture = {
        bytes: width * height * 4,
        bitmap,
        isGone: false,
        discard: () => pages.remove(width, height, cell),
      };
      clock.setTimeout(() => {
        if (texture.isGone) return;
        shown.add(texture);
        done();
      }, 0);
      return texture;
    },
    discard,
    withdraw(texture) {
      discard(texture);
      return texture.bitmap;
    },
  });
  const user = { priority: () => Math.floor(random() * 500), loaded() {}, failed() {}, dropped() {} };
  const held: [ReturnType<typeof cache.acquire>, typeof user][] = [];
  for (let i = 0; i < 2000; i++) {
    const one = { ...user };
    held.push([cache.acquire(`${Math.floor(random() * 3000)}`, one), one]);
    if (held.length > onScreen) cache.release(...held.shift()!);
    if (random() < 0.3) {
      clock.advance(0);
      requests.splice(0).forEach((arrive) => arrive());
      clock.advance(0);
    }
    expect(used()).toBeLessThanOrEqual(budget + onScreen * poster);
  }
  expect(inPages).toBeGreaterThan(500);
});
