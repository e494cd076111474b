import { expect, it } from 'vitest';
import { bookmarkList } from './bookmarkList';

const mark = (assetUuid: string, currentSecond: number, finished = false) => ({
  assetUuid,
  currentSecond,
  finished,
});
const error = new Error('x');

it('[CONT-02] lists what was started and not finished, and finds it by its asset', () => {
  const { of, pending, unfinished } = bookmarkList(
    [mark('a', 5), mark('b', 9, true), mark('c', 7)],
    false,
    null,
  );
  expect(unfinished).toEqual([mark('a', 5), mark('c', 7)]);
  expect([of('c'), of('b'), of('x'), pending]).toEqual([mark('c', 7), null, null, false]);
});

it.each([
  ['none yet', undefined, true, null, null],
  ['none, and a failure', undefined, false, error, error],
  ['known ones stay when a refetch fails', [], false, error, null],
])('%s', (_name, answer, pending, failure, shown) => {
  const list = bookmarkList(answer, pending, failure);
  expect([list.unfinished, list.pending, list.error]).toEqual([[], pending, shown]);
});
