import { expect, test } from 'vitest';
import { allocationsUnder, objectBytes, type TraceSnapshot } from './allocations';

type Node = TraceSnapshot['trace_tree'];
const node = (id: number, info: number, count: number, bytes: number, ...children: Node[]): Node => [
  id,
  info,
  count,
  bytes,
  children.flat(),
];

/** (root) > [frame > [draw > place, draw, inline], onKey] */
const SNAPSHOT: TraceSnapshot = {
  snapshot: { meta: { trace_function_info_fields: ['function_id', 'name', 'line'] } },
  strings: ['(root)', 'frame', 'draw', 'place', 'onKey', 'inline'],
  trace_function_infos: [0, 0, 0, 1, 1, 10, 2, 2, 20, 3, 3, 30, 4, 4, 40, 5, 5, 50],
  trace_tree: node(
    1,
    0,
    1,
    1000,
    node(2, 1, 2, 24, node(3, 2, 1, 40, node(4, 3, 3, 36)), node(5, 2, 1, 60), node(6, 5, 1, 28)),
    node(7, 4, 9, 900),
  ),
};

test('what a function and those it called have made is summed by function, the largest first', () => {
  expect(allocationsUnder('frame', '', SNAPSHOT)).toEqual([
    { name: 'draw:20', count: 2, bytes: 100 },
    { name: 'place:30', count: 3, bytes: 36 },
    { name: 'inline:50', count: 1, bytes: 28 },
    { name: 'frame:10', count: 2, bytes: 24 },
  ]);
});

test('numbers are no objects', () => {
  expect(allocationsUnder('frame', 'onKey', SNAPSHOT).map(objectBytes)).toEqual([76, 0, 16, 0]);
});

test('one of them can be left out, with what it called', () => {
  expect(allocationsUnder('frame', 'draw', SNAPSHOT).map(({ name }) => name)).toEqual([
    'inline:50',
    'frame:10',
  ]);
});
