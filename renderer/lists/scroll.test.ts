import { describe, expect, it } from 'vitest';
import { uniformLines, variableLines } from './lines';
import { seededRandom } from './random.fixture';
import { isLineVisible, maxOffset, pinnedOffset, revealingOffset } from './scroll';

const row = { length: 1768, pin: 2 * 360, startInset: 0, endInset: 0 };

describe('the lines of a list', () => {
  it.each([
    [-5, 0],
    [0, 0],
    [359, 0],
    [360, 1],
    [99999, 9],
  ])('have offset %i on line %i', (offset, line) => {
    const sizes = Array.from({ length: 10 }, () => 350);
    expect(uniformLines(10, 350, 10).at(offset)).toBe(line);
    expect(variableLines(sizes, 10).at(offset)).toBe(line);
  });

  it('are the same whether uniform or variable', () => {
    const a = uniformLines(7, 100, 20);
    const b = variableLines(
      Array.from({ length: 7 }, () => 100),
      20,
    );
    expect([a.total, a.start(6), a.size(3)]).toEqual([b.total, b.start(6), b.size(3)]);
    expect(variableLines([], 20).total).toBe(0);
    expect(uniformLines(0, 100, 20).total).toBe(0);
  });
});

describe('the pinned scroll of a row of 20', () => {
  const lines = uniformLines(20, 350, 10);
  it.each([
    [0, 0],
    [1, 0],
    [2, 0],
    [3, 360],
    [10, 8 * 360],
    [19, 20 * 360 - 10 - 1768],
  ])('has item %i focused at offset %i', (index, offset) => {
    expect(pinnedOffset(lines, row, index)).toBe(offset);
  });

  it('is 0 in a row that fits', () => {
    expect(pinnedOffset(uniformLines(4, 350, 10), row, 3)).toBe(0);
  });

  it('leaves the inset free at the end', () => {
    expect(pinnedOffset(lines, { ...row, endInset: 96 }, 19)).toBe(20 * 360 - 10 - 1768 + 96);
  });

  it('shows the whole item in a viewport too short for the pin', () => {
    const view = { length: 400, pin: 720, startInset: 0, endInset: 0 };
    expect(isLineVisible(lines, view, 5, pinnedOffset(lines, view, 5))).toBe(true);
  });
});

describe('the nearest offset that shows an item of a list whose start is covered', () => {
  const lines = uniformLines(20, 350, 10);
  const view = { length: 1080, pin: 400, startInset: 400, endInset: 0 };
  it.each([
    ['one that is free already', 4, 1000, 1000],
    ['one at the edge', 4, 1040, 1040],
    ['one under what covers it', 4, 1041, 1040],
    ['one beyond the end', 9, 1000, 9 * 360 + 350 - 1080],
    ['one that begins before the edge', 1, 100, 0],
  ])('%s', (_, line, from, to) => {
    expect(revealingOffset(lines, view, line, from)).toBe(to);
  });
});

describe('the offset for any item of any list', () => {
  const random = seededRandom(7);
  const whole = (below: number): number => Math.floor(random() * below);
  it.each(Array.from({ length: 200 }, (_, i) => i))(
    'shows the whole item, inside the list (seeded case %i)',
    () => {
      const count = 1 + whole(60);
      const sizes = Array.from({ length: count }, () => 50 + whole(300));
      const lines = variableLines(sizes, whole(40));
      const view = { length: 350 + whole(1500), pin: whole(800), startInset: 0, endInset: whole(2) * 96 };
      const offset = whole(lines.total);
      const index = whole(count);
      for (const to of [pinnedOffset(lines, view, index), revealingOffset(lines, view, index, offset)]) {
        expect(to).toBeGreaterThanOrEqual(0);
        expect(to).toBeLessThanOrEqual(maxOffset(lines, view));
        expect(isLineVisible(lines, view, index, to)).toBe(true);
      }
      if (isLineVisible(lines, view, index, Math.min(offset, maxOffset(lines, view)))) {
        expect(revealingOffset(lines, view, index, offset)).toBe(Math.min(offset, maxOffset(lines, view)));
      }
    },
  );
});
