import { expect, test } from 'vitest';
import { contentsOf } from './heapContents';

const TYPES = ['hidden', 'array', 'string', 'object', 'code', 'closure', 'native'];

const snapshot = (fields: readonly string[], nodes: readonly number[]) => ({
  snapshot: { meta: { node_fields: fields, node_types: [TYPES, 'string', 'number'] } },
  nodes,
});

test('objects, functions, arrays and texts are kept by the page, compiled code is not', () => {
  const nodes = [
    [1, 1],
    [2, 10],
    [3, 100],
    [5, 1000],
    [4, 7],
    [4, 70],
    [6, 5],
    [0, 5],
  ].flatMap(([type, size], id) => [type!, id, size!]);
  expect(contentsOf(snapshot(['type', 'id', 'self_size'], nodes))).toEqual({ kept: 1111, code: 77 });
});

test('a snapshot that names no sizes is refused', () => {
  expect(() => contentsOf(snapshot(['type', 'id'], [3, 1]))).toThrow(/another format/);
});
