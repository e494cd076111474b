import { expect, it } from 'vitest';
import { textureBudgetOf } from './textureBudget';

it.each([
  ['low', 64e6],
  ['middle', 100e6],
  ['high', 160e6],
  [undefined, 100e6],
  [12_345_678, 12_345_678],
] as const)('the budget of %s is %i bytes', (budget, bytes) => {
  expect(textureBudgetOf(budget)).toBe(bytes);
});

it.each([0, -1, Number.NaN, Infinity, 'huge'])('%s is refused by name', (budget) => {
  expect(() => textureBudgetOf(budget as never)).toThrow(String(budget));
});
