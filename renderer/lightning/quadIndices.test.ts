import { expect, it } from 'vitest';
import type { DrawCalls } from './drawCalls';
import { createQuadIndices } from './quadIndices';

/** Draw calls by their runs: first quad, number of quads, first quad... */
function callsOf(...runs: number[][]): DrawCalls<unknown, unknown> {
  const list = runs.map((each) => ({ runs: each, runCount: each.length / 2 }));
  return { list, count: list.length } as unknown as DrawCalls<unknown, unknown>;
}

const quad = (at: number): number[] => [0, 1, 2, 2, 1, 3].map((corner) => at * 4 + corner);

it('the quads of all calls follow one another, two triangles each', () => {
  const indices = createQuadIndices(100);
  expect(indices.update(callsOf([0, 1, 3, 2], [1, 2]))).toBe(true);
  expect([...indices.array.subarray(0, indices.count)]).toEqual([0, 3, 4, 1, 2].flatMap(quad));
});

it.each<[string, number[][], boolean]>([
  [
    'the same',
    [
      [0, 2],
      [2, 3],
    ],
    false,
  ],
  ['the same in other calls', [[0, 2, 2, 3]], false],
  ['fewer', [[0, 2]], true],
  [
    'more',
    [
      [0, 2],
      [2, 3],
      [5, 1],
    ],
    true,
  ],
  [
    'longer runs',
    [
      [0, 2],
      [2, 4],
    ],
    true,
  ],
  [
    'in another order',
    [
      [2, 3],
      [0, 2],
    ],
    true,
  ],
])('quads that are %s than in the last frame are written only when they differ', (_which, runs, written) => {
  const indices = createQuadIndices(100);
  indices.update(callsOf([0, 2], [2, 3]));
  const before = [...indices.array];
  expect(indices.update(callsOf(...runs))).toBe(written);
  const expected = runs.flatMap((each) =>
    Array.from({ length: each.length / 2 }, (_, run) =>
      Array.from({ length: each[run * 2 + 1]! }, (__, at) => quad(each[run * 2]! + at)).flat(),
    ).flat(),
  );
  expect(indices.count).toBe(expected.length);
  expect([...indices.array.subarray(0, indices.count)]).toEqual(expected);
  if (!written) expect([...indices.array]).toEqual(before);
});
