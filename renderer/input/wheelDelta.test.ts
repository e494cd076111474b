import { expect, test } from 'vitest';
import { wheelDelta } from './wheelDelta';

test.each([
  ['a notch down', 0, 120, 0, 'y', 1],
  ['a notch of 100 pixels', 0, -100, 0, 'y', -1],
  ['three notches in one event', 0, 360, 0, 'y', 3],
  ['a trackpad, whose fractions are added up', 0, 25, 0, 'y', 0.25],
  ['a swipe to the right that falls a little', 9, 4, 0, 'x', 0.09],
  ['a diagonal swipe, which is vertical', 5, -5, 0, 'y', -0.05],
  ['a notch up in lines', 0, -3, 1, 'y', -1],
  ['a set that scrolls by one line', 0, 1, 1, 'y', 1],
  ['a set that scrolls by half a line', 0, -0.5, 1, 'y', -1],
  ['two notches in lines', 0, 6, 1, 'y', 2],
  ['a page', 0, 1, 2, 'y', 1],
  ['a page to the left', -1, 0, 2, 'x', -1],
  ['two pages', 0, 2, 2, 'y', 2],
  ['a wheel that did not turn', 0, 0, 1, 'y', 0],
] as const)('%s', (_name, deltaX, deltaY, deltaMode, axis, notches) => {
  const delta = wheelDelta({ deltaX, deltaY, deltaMode });
  expect(delta.axis).toBe(axis);
  expect(delta.notches).toBeCloseTo(notches, 6);
});
