import { expect, it } from 'vitest';
import { isDeepEqual } from './isDeepEqual';

it.each([
  [{ alpha: undefined }, { scale: 1.5 }, false],
  [{ alpha: undefined }, { alpha: null }, true],
  [{ alpha: undefined }, {}, true],
  [{}, { alpha: undefined, scale: null }, true],
  [{}, { scale: 1.5 }, false],
  [{ alpha: 1, scale: 2 }, { scale: 2, alpha: 1 }, true],
  [undefined, null, true],
  [null, {}, false],
  [{}, undefined, false],
  [NaN, NaN, true],
  [0, '0', false],
  [[1, 2], [1, 2], true],
  [[1, 2], [1, 2, 3], false],
  [[1, 2, 3], [1, 2], false],
  [[], {}, false],
  [{ x: { duration: 5 } }, { x: { duration: 5, delay: undefined } }, true],
  [{ x: { duration: 5 } }, { x: { duration: 6 } }, false],
])('%o and %o: %s', (a, b, expected) => {
  expect(isDeepEqual(a, b)).toBe(expected);
  expect(isDeepEqual(b, a)).toBe(expected);
});
