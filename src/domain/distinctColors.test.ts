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
