import { expect, it } from 'vitest';
import { distinctColors } from './distinctColors';

it('[PROFILE-01] a profile keeps its colour, and no two share one while there are enough', () => {
  const ids = ['profile-simran', 'profile-harjit', 'profile-noor', 'a', 'b', 'c', 'd', 'e'];
  const colors = distinctColors(ids, 8);
  expect(new Set(colors).size).toBe(8);
  expect(distinctColors(ids, 8)).toEqual(colors);
  expect(distinctColors([...ids, 'f'], 8).slice(0, 8)).toEqual(colors);
  expect(distinctColors([...ids, 'f'], 8)[8]).toBeLessThan(8);
});

it('[PROFILE-01] a colour that is taken gives way to the next free one, around the end', () => {
  const [first = -1] = distinctColors(['same'], 4);
  const around = [0, 1, 2, 3].map((step) => (first + step) % 4);
  expect(distinctColors(['same', 'same', 'same', 'same'], 4)).toEqual(around);
});

// The values of FNV-1a's reference: 'a' is 0xe40c292c, 'foobar' 0xbf9cf968, nothing 0x811c9dc5.
it.each([
  ['a', 0xe40c292c],
  ['foobar', 0xbf9cf968],
  ['', 0x811c9dc5],
])('[PROFILE-01] the colour of %j is its FNV-1a hash over the colours there are', (id, hash) => {
  expect(distinctColors([id], 1000)).toEqual([hash % 1000]);
});
