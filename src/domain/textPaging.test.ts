import { describe, expect, it } from 'vitest';
import {
  createWheelSteps,
  KEY_STEP,
  pageAt,
  clampedScroll,
  thumbLength,
  WHEEL_DEBOUNCE_MS,
  WHEEL_STEP,
} from './textPaging';

describe('a long text', () => {
  it('[WELCOME-07, WELCOME-08] key and wheel steps are those of the specification', () => {
    expect([KEY_STEP, WHEEL_STEP, WHEEL_DEBOUNCE_MS]).toEqual([100, 15, 500]);
  });

  it.each([
    ['a step down', 0, 100, 2000, 100],
    ['a step up', 250, -100, 2000, 150],
    ['at the top', 0, -100, 2000, 0],
    ['less than a step from the top', 40, -100, 2000, 0],
    ['at the end', 1300, 100, 2000, 1300],
    ['less than a step from the end', 1250, 100, 2000, 1300],
    ['an end between two pixels', 1250, 100, 2000.6, 1301],
    ['a text that fits', 0, 100, 600, 0],
    ['no text', 0, 100, 0, 0],
    ['a text that became shorter', 1300, 100, 900, 200],
  ])('%s', (_, offset, by, height, expected) => {
    expect(clampedScroll(offset, by, height, 700)).toBe(expected);
  });

  it.each([
    ['one page', 0, 600, 1, 1],
    ['no text', 0, 0, 1, 1],
    ['its top', 0, 2000, 1, 3],
    ['a bit below the top', 100, 2000, 1, 3],
    ['mostly the second page', 400, 2000, 2, 3],
    ['its end', 1300, 2000, 3, 3],
    ['an end that shows little of the last page', 10, 710, 2, 2],
  ])('page: %s', (_, offset, height, page, pages) => {
    expect(pageAt(offset, height, 700)).toEqual({ page, pages });
  });

  it('scrolling down never decreases the page, and ends at the last one', () => {
    for (const height of [701, 1399, 1400, 1401, 5000, 123_456]) {
      const pages: number[] = [];
      for (let at = 0; ; at = clampedScroll(at, KEY_STEP, height, 700)) {
        pages.push(pageAt(at, height, 700).page);
        if (at === height - 700) break;
      }
      expect(pages).toEqual(pages.toSorted((a, b) => a - b));
      expect(pages.at(-1)).toBe(Math.ceil(height / 700));
    }
  });

  it('the thumb is proportional to the visible part and has a minimum length', () => {
    expect(thumbLength(1400, 700, 600, 40)).toBe(300);
    expect(thumbLength(1_000_000, 700, 600, 40)).toBe(40);
    expect(thumbLength(500, 700, 600, 40)).toBe(600);
    expect(thumbLength(0, 700, 600, 40)).toBe(600);
  });
});

describe('[WELCOME-08] the wheel', () => {
  const moves = (...turns: [notches: number, time: number][]): number[] => {
    const wheel = createWheelSteps();
    return turns.map(([notches, time]) => wheel.onWheel(notches, 60_000 + time));
  };

  it('moves 15 px a notch at once, in either direction, however fast the notches come', () => {
    expect(moves([1, 0], [1, 40], [1, 80], [-1, 120], [-1, 160], [1, 200])).toEqual([
      15, 15, 15, -15, -15, 15,
    ]);
    expect(moves([3, 0], [-2, 10])).toEqual([45, -30]);
  });

  it('adds up the fractions of a trackpad, and keeps what is left of a notch', () => {
    expect(moves([0.5, 0], [0.25, 20], [0.5, 40], [0.75, 60])).toEqual([0, 0, 15, 15]);
  });

  it('forgets a part of a notch after 500 ms, and when the direction changes', () => {
    expect(moves([0.5, 0], [0.5, 499])).toEqual([0, 15]);
    expect(moves([0.5, 0], [0.5, 500])).toEqual([0, 0]);
    expect(moves([0.5, 0], [-0.75, 100], [-0.25, 200])).toEqual([0, 0, -15]);
  });
});
