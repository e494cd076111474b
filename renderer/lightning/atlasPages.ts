/**
 * Which images share a texture. Images of one size lie in the cells of a page, so that thirty posters are drawn from four
 * textures in one call, and a frame binds four textures instead of thirty. Bookkeeping only: the pixels are in
 * `internals/imageAtlas.ts`.
 *
 * The first two images of a size stay alone; the first page has eight cells, a later one at most twice as many as there are images
 * of its size: sizes that come once, as logos do, cost no empty cells. An image of which fewer than four fit into a page stays alone.
 */

/** Pixels between an image and the edge of its cell: as far as an antialiased edge reads beyond the image. */
export const cellMargin = 3;

/** A texture in which images of one size lie. Sizes in pixels. */
export interface AtlasPage {
  readonly imageWidth: number;
  readonly imageHeight: number;
  readonly columns: number;
  readonly width: number;
  readonly height: number;
  readonly cells: number;
  /** Indices of cells without an image. */
  readonly free: number[];
}

/** The place of an image in its page: `x` and `y` of the image itself, in pixels. */
export interface AtlasCell {
  readonly page: AtlasPage;
  readonly index: number;
  readonly x: number;
  readonly y: number;
}

export interface AtlasLimits {
  /** Longest side of a texture, pixels. */
  maxSize: number;
  /** Most bytes of a page. */
  maxPageBytes: number;
  /** The last image of a page is gone, and the page with it. */
  pageFreed(page: AtlasPage): void;
}

export interface AtlasPages {
  /** Bytes of all pages in which no image lies. */
  readonly idleBytes: number;
  /** Whether an image of this size would take no more memory. */
  hasFreeCell(width: number, height: number): boolean;
  /** A cell for an image; null when it stays alone. `room`: bytes a new page may take. */
  add(width: number, height: number, room: number): AtlasCell | null;
  /** Takes an image out that was added with this size, and its cell. */
  remove(width: number, height: number, cell: AtlasCell | null): void;
}

const bytesPerPixel = 4;
/** Images of a size before there is a page for it. */
const alone = 2;
const fewestCells = 4;
const firstCells = 8;
const mostCells = 24;

interface SizeClass {
  readonly pages: AtlasPage[];
  /** Images of this size, in cells and alone. */
  images: number;
}

export function createAtlasPages({ maxSize, maxPageBytes, pageFreed }: AtlasLimits): AtlasPages {
  const sizes = new Map<string, SizeClass>();
  let idleBytes = 0;

  const keyOf = (width: number, height: number): string => `${width}x${height}`;
  const pixelsOf = (page: AtlasPage): number => page.imageWidth * page.imageHeight * bytesPerPixel;

  /** The page with the fewest free cells, so that the others can become empty; undefined when all are full. */
  function fullestWithRoom(pages: readonly AtlasPage[]): AtlasPage | undefined {
    let best: AtlasPage | undefined;
    for (const page of pages) {
      if (page.free.length > 0 && (best === undefined || page.free.length < best.free.length)) best = page;
    }
    return best;
  }

  return {
    get idleBytes() {
      return idleBytes;
    },
    hasFreeCell(width, height) {
      const size = sizes.get(keyOf(width, height));
      return size !== undefined && fullestWithRoom(size.pages) !== undefined;
    },
    add(width, height, room) {
      const key = keyOf(width, height);
      let size = sizes.get(key);
      if (size === undefined) {
        size = { pages: [], images: 0 };
        sizes.set(key, size);
      }
      let page = fullestWithRoom(size.pages);
      size.images++;
      if (page === undefined) {
        if (size.images <= alone) return null;
        const wanted = Math.min(mostCells, Math.max(firstCells, size.images * 2));
        const made = layOut(width, height, wanted, maxSize, maxPageBytes);
        if (made === null || bytesOf(made) > room) return null;
        page = made;
        size.pages.push(page);
        idleBytes += bytesOf(page);
      }
      idleBytes -= pixelsOf(page);
      return cellAt(page, page.free.pop()!);
    },
    remove(width, height, cell) {
      const key = keyOf(width, height);
      const size = sizes.get(key)!;
      size.images--;
      if (size.images === 0) sizes.delete(key);
      if (cell === null) return;
      const { page } = cell;
      page.free.push(cell.index);
      idleBytes += pixelsOf(page);
      if (page.free.length < page.cells) return;
      idleBytes -= bytesOf(page);
      size.pages.splice(size.pages.indexOf(page), 1);
      pageFreed(page);
    },
  };
}

const bytesOf = ({ width, height }: AtlasPage): number => width * height * bytesPerPixel;

/** A page of up to `wanted` cells, as square as they allow; null when too few fit. */
function layOut(
  imageWidth: number,
  imageHeight: number,
  wanted: number,
  maxSize: number,
  maxPageBytes: number,
): AtlasPage | null {
  const cellWidth = imageWidth + 2 * cellMargin;
  const cellHeight = imageHeight + 2 * cellMargin;
  const most = Math.min(wanted, Math.floor(maxPageBytes / (cellWidth * cellHeight * bytesPerPixel)));
  const square = Math.round(Math.sqrt((most * cellHeight) / cellWidth));
  const columns = Math.min(Math.floor(maxSize / cellWidth), most, Math.max(1, square));
  const rows = columns < 1 ? 0 : Math.min(Math.floor(maxSize / cellHeight), Math.floor(most / columns));
  const cells = columns * rows;
  if (cells < fewestCells) return null;
  return {
    imageWidth,
    imageHeight,
    columns,
    width: columns * cellWidth,
    height: rows * cellHeight,
    cells,
    // the first cell is taken first
    free: Array.from({ length: cells }, (_, index) => cells - 1 - index),
  };
}

function cellAt(page: AtlasPage, index: number): AtlasCell {
  const column = index % page.columns;
  const row = (index - column) / page.columns;
  return {
    page,
    index,
    x: column * (page.imageWidth + 2 * cellMargin) + cellMargin,
    y: row * (page.imageHeight + 2 * cellMargin) + cellMargin,
  };
}
