import { expect, test } from 'vitest';
import { waterfall } from './waterfall';

const transfer = (path: string, asked: number, first: number, last: number, bytes: number) => ({
  path,
  asked,
  first,
  last,
  bytes,
});

test('a line a request of the stretch: when asked and ended, how much, waiting and loading', () => {
  const lines = waterfall({ name: 'warm start', from: 1000, to: 1400 }, [
    transfer('/before', 900, 950, 960, 1),
    transfer('/a', 1000, 1100, 1200, 2500),
    transfer('/b', 1200, 1300, 1400, 500),
    transfer('/after', 1500, 1550, 1600, 1),
  ]);
  expect(lines).toEqual([
    'warm start: 2 requests, 3.0 kB, drawn after 400 ms',
    `     0    200     2.5  ${'/a'.padEnd(58)} ..........##########`,
    `   200    400     0.5  ${'/b'.padEnd(58)} ${' '.repeat(20)}..........##########`,
  ]);
});

test('a request that has not ended lasts to the end; a long path is cut', () => {
  const [, line] = waterfall({ name: 'cold start', from: 0, to: 100 }, [
    transfer(`/${'x'.repeat(80)}`, 0, 0, 0, 0),
  ]);
  expect(line).toBe(`     0    100     0.0  /${'x'.repeat(56)}… ${'#'.repeat(40)}`);
});
