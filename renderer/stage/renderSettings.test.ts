import { expect, it } from 'vitest';
import { changedSettings, initialSettings, sameSettings } from './renderSettings';

const before = { resolution: 1, textureBudget: 100e6, imageRequests: 12 };

it('a root begins with 100 MB and twelve requests, unless told otherwise', () => {
  expect(initialSettings(1, {})).toEqual(before);
  expect(initialSettings(1, { resolution: 0.5, textureBudget: 20e6, imageRequests: 2 })).toEqual({
    resolution: 0.5,
    textureBudget: 20e6,
    imageRequests: 2,
  });
});

it('what is left out stays', () => {
  expect(changedSettings(before, { resolution: 0.5 })).toEqual({ ...before, resolution: 0.5 });
  expect(changedSettings(before, {})).toEqual(before);
});

it.each([
  [{ resolution: 2 / 3 }, false],
  [{ textureBudget: 64e6 }, false],
  [{ imageRequests: 2 }, false],
  [{}, true],
])('%j draws alike: %s', (change, alike) => {
  expect(sameSettings(before, changedSettings(before, change))).toBe(alike);
});

it.each([0, -1, Number.NaN, Infinity, 'huge'])('%s is refused, with the name of the setting', (value) => {
  for (const name of Object.keys(before))
    expect(() => changedSettings(before, { [name]: value })).toThrow(
      `${name} must be a positive number, not ${String(value)}`,
    );
});
