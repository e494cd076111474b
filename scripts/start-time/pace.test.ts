import { expect, test } from 'vitest';
import { createPace } from './pace';

test('bytes wait for those before them, whoever sends them', () => {
  const pace = createPace(1000);
  expect([pace(100, 0), pace(100, 0), pace(50, 150)]).toEqual([100, 200, 100]);
});

test('a link that was idle saves nothing up', () => {
  const pace = createPace(1000);
  pace(100, 0);
  expect(pace(100, 5000)).toBe(100);
});
