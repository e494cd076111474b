/**
 * Where the lines of a list are along its axis: the items of a row or column, the rows of a grid. Computed from given
 * sizes, never measured.
 */
export interface Lines {
  readonly count: number;
  /** From the start of the first line to the end of the last. */
  readonly total: number;
  /** Distance from line to line when all are alike, else 0. */
  readonly stride: number;
  start(line: number): number;
  size(line: number): number;
  /** The line that covers an offset, or the nearest one. */
  at(offset: number): number;
}

/** Length of the content node: at least 1, because a node without a size is not drawn. */
export function contentLength(lines: Lines): number {
  return Math.max(lines.total, 1);
}

/** A size to lay out by: 0 for NaN, infinity and negative numbers, which `validateSizes` reports in development. */
export function usableSize(size: number): number {
  return Number.isFinite(size) && size > 0 ? size : 0;
}

/** Lines of one size. None where the size is not usable: any number of them would be visible at once. */
export function uniformLines(items: number, size: number, gap: number): Lines {
  const stride = usableSize(size) === 0 ? 0 : usableSize(size + gap);
  const count = stride === 0 ? 0 : items;
  return {
    count,
    total: count === 0 ? 0 : count * stride - gap,
    stride,
    start: (line) => line * stride,
    size: () => size,
    at: (offset) => Math.max(0, Math.min(count - 1, Math.floor(offset / stride))),
  };
}

/** Lines of different sizes; starts are summed up once for the data, and found by bisection. None where no size is usable. */
export function variableLines(sizes: readonly number[], gap: number): Lines {
  const starts: number[] = [];
  let at = 0;
  const usable = sizes.map(usableSize);
  for (const size of usable) {
    starts.push(at);
    // Each line has a start of its own: which ones are visible could not be said otherwise, nor a window around them settle.
    at += Math.max(size, 1) + gap;
  }
  const count = usable.some((size) => size > 0) ? sizes.length : 0;
  return {
    count,
    total: count === 0 ? 0 : at - gap,
    stride: 0,
    start: (line) => starts[line]!,
    size: (line) => usable[line]!,
    at(offset) {
      let low = 0;
      let high = sizes.length - 1;
      while (low < high) {
        const middle = (low + high + 1) >> 1;
        if (starts[middle]! <= offset) low = middle;
        else high = middle - 1;
      }
      return Math.max(0, low);
    },
  };
}
