import { expect, it } from 'vitest';
import { weightOf } from './weight';

it.each([
  ['nothing', null, 0],
  ['what is not there', undefined, 0],
  ['a number, which is in its field', 7, 0],
  ['a text', 'abc', 27],
  ['an empty list', [], 64],
  ['a list', [1, 'abc'], 64 + 8 + 8 + 27],
  ['an object', { a: 1, b: { c: 'abc' } }, 64 + 8 + 8 + 64 + 8 + 27],
])('%s: %j weighs %d', (_what, value, weight) => {
  expect(weightOf(value)).toBe(weight);
});
