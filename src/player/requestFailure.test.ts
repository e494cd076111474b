import { expect, it } from 'vitest';
import { createRequestFailure } from './requestFailure';
import type { Attempt } from './requestFailure';

const [MANIFEST, SEGMENT, LICENSE] = [0, 1, 2];
const shakaError = (code: number, data: unknown[] = []) => ({
  severity: 1,
  category: Math.floor(code / 1000),
  code,
  data,
  handled: true,
});
const notFound = (requestType: number | undefined): Attempt => ({
  requestType,
  error: shakaError(1001, ['uri', 404]),
});
const critical = { severity: 'critical', handled: false };

it.each<[string, Attempt[], object | null]>([
  ['nothing', [], null],
  ['a status', [notFound(SEGMENT)], { code: 1001, httpStatus: 404, ...critical }],
  ['a manifest', [notFound(MANIFEST)], { code: 1001, httpStatus: 404 }],
  [
    'a broken connection',
    [{ requestType: SEGMENT, error: shakaError(1002) }],
    { code: 1002, httpStatus: null },
  ],
  [
    'a time-out',
    [{ requestType: SEGMENT, error: shakaError(7001), aborted: true }],
    { code: 1003, ...critical },
  ],
  ['the last of two', [notFound(SEGMENT), { requestType: SEGMENT, aborted: true }], { code: 1003 }],
  ['a request given up', [{ requestType: SEGMENT, error: shakaError(7001) }], null],
  ['no error at all', [{ requestType: SEGMENT, error: null }], null],
  ['a licence', [notFound(LICENSE)], null],
  ['a request of no known type', [notFound(undefined)], null],
])('[ERR-14] what failed last, of %s', (_, attempts, expected) => {
  const requests = createRequestFailure();
  for (const attempt of attempts) requests.failed(attempt);
  if (expected === null) expect(requests.last()).toBeNull();
  else expect(requests.last()).toMatchObject(expected);
});

it('[ERR-14] an answer ends a failure; that of another kind does not', () => {
  const requests = createRequestFailure();
  requests.failed(notFound(SEGMENT));
  requests.completed({ requestType: LICENSE });
  expect(requests.last()).not.toBeNull();
  requests.completed({ requestType: SEGMENT });
  expect(requests.last()).toBeNull();
});
