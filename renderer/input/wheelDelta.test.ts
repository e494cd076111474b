import { expect, test } from 'vitest';
import { wheelDelta } from './wheelDelta';

test.each([
  ['a notch down', { deltaX: 0, deltaY: 120, deltaMode: 0 }, { axis: 'y', px: 120 }],
  ['a notch up in lines', { deltaX: 0, deltaY: -3, deltaMode: 1 }, { axis: 'y', px: -100.2 }],
  ['a swipe to the right that falls a little', { deltaX: 9, deltaY: 4, deltaMode: 0 }, { axis: 'x', px: 9 }],
  ['a diagonal swipe, which is vertical', { deltaX: 5, deltaY: -5, deltaMode: 0 }, { axis: 'y', px: -5 }],
])('%s', (_name, event, delta) => {
  const { axis, px } = wheelDelta(event);
  expect(axis).toBe(delta.axis);
  expect(px).toBeCloseTo(delta.px, 6);
});
