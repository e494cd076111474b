import { describe, expect, test } from 'vitest';
import { comparePaired, median, percentile, ranksOutside } from './statistics';

test.each([
  [[3], 3],
  [[3, 1, 2], 2],
  [[4, 1, 3, 2], 2.5],
])('the median of %j is %d', (values, middle) => {
  expect(median(values)).toBe(middle);
});

test.each([
  [95, 19],
  [100, 20],
  [50, 10],
  [1, 1],
])('%d %% of 1 to 20 do not exceed %d', (percent, value) => {
  expect(
    percentile(
      Array.from({ length: 20 }, (_, at) => 20 - at),
      percent,
    ),
  ).toBe(value);
});

describe('a paired comparison', () => {
  test('gives the median of the ratios, so a slow round counts no more than others', () => {
    const base = [100, 100, 1000, 100, 100];
    expect(comparePaired([98, 97, 980, 99, 98], base)).toEqual({ ratio: 0.98, from: 0.97, to: 0.99 });
  });

  test('leaves the outermost ratios out of its interval when there are many', () => {
    const base = Array.from({ length: 10 }, () => 100);
    const figures = [50, 96, 97, 98, 98, 99, 99, 100, 101, 300];
    expect(comparePaired(figures, base)).toEqual({ ratio: 0.985, from: 0.96, to: 1.01 });
  });

  test('is refused without figures, and when a round has only one of the two', () => {
    expect(() => comparePaired([], [])).toThrow('0 figures cannot be paired with 0');
    expect(() => comparePaired([1, 2], [1])).toThrow('2 figures cannot be paired with 1');
  });
});

// the tabled ranks of the sign test at 5 %
test.each([
  [1, 0],
  [5, 0],
  [8, 0],
  [9, 1],
  [10, 1],
  [20, 5],
  [30, 9],
])('an interval of %d ratios leaves %d out at each end', (count, ranks) => {
  expect(ranksOutside(count)).toBe(ranks);
});
