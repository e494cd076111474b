import { expect, it } from 'vitest';
import { CLASSES } from '../../platforms/classes';
import { renderDefaults, renderSettings } from './drawing';

it.each([
  ['lowest', 1, 2 / 3],
  ['low', 1, 2 / 3],
  ['low', 2 / 3, 2 / 3],
  ['low', 0.25, 0.25],
  ['middle', 1, 1],
  ['high', 0.5, 0.5],
] as const)('a %s set with a panel of %d panel pixels to one of the stage draws %d', (name, panel, drawn) => {
  expect(renderSettings(CLASSES[name], panel).resolution).toBeCloseTo(drawn, 10);
});

it('budget and requests are those of the class', () => {
  expect(renderSettings(CLASSES.lowest, 1)).toMatchObject({ textureBudget: 20e6, imageRequests: 2 });
});

it.each([
  ['lowest', false, true],
  ['low', false, false],
  ['high', true, true],
] as const)('a %s set whose viewer asks for reduced motion (%s) has it: %s', (name, wished, reduced) => {
  expect(renderDefaults(CLASSES[name], wished)).toEqual({
    overscan: CLASSES[name].overscan,
    reducedMotion: reduced,
  });
});
