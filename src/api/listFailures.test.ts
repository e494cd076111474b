import { expect, it } from 'vitest';
import { ApiError } from './apiError';
import type { FailureKind } from './apiError';
import { classifyError, firstError } from './listFailures';

const failed = (kind: FailureKind, status: number | null = null) =>
  new ApiError({ call: 'asset', kind, status, service: null });

it.each([
  [failed('aborted'), 'aborted'],
  [failed('status', 404), 'gone'],
  [failed('status', 500), 'failed'],
  [failed('network'), 'failed'],
  [new Error('x'), 'failed'],
])('%s is %s', (error, kind) => {
  expect(classifyError(error)).toBe(kind);
});

it('the error of a list is that of its first asset that failed', () => {
  const [a, b] = [new Error('a'), new Error('b')];
  const errors = new Map([
    ['b', b],
    ['a', a],
  ]);
  expect(firstError(['x', 'a', 'b'], errors)).toBe(a);
  expect(firstError(['x'], errors)).toBeNull();
});
