import { expect, it } from 'vitest';
import { isNextOf, progressBody } from './savedProgress';
import { aPreparedPlayback } from './testing/scriptedController';

const episode = aPreparedPlayback({
  id: 'e1',
  type: 'episode',
  rootId: 'show',
  parentId: 's1',
  nextAsset: { uuid: 'e2', name: 'Two' },
});

it.each([
  ['started', false],
  ['progressed', false],
  ['finished', true],
  ['closed', false],
  ['next initialized', false],
] as const)(
  '[PROG-01, PROG-02, PROG-05] the body of %s has every field, with whole seconds',
  (event, finished) => {
    expect(progressBody(episode, event, 61.9, 'd')).toEqual({
      assetId: 'e1',
      rootId: 'show',
      parentId: 's1',
      event,
      currentSecond: 61,
      finished,
      deviceId: 'd',
    });
  },
);

it.each([
  [Number.NaN, 0],
  [Number.POSITIVE_INFINITY, 0],
  [-0.04, 0],
  [0.999, 0],
  [144_000.5, 144_000],
])('[PROG-01] position %s is saved as second %s', (position, second) => {
  expect(progressBody(episode, 'closed', position, 'd')?.currentSecond).toBe(second);
});

it.each([
  ['a trailer', aPreparedPlayback({}, 'trailer')],
  ['a live channel', aPreparedPlayback({ type: 'live channel' })],
  ['an event while it is live', aPreparedPlayback({ type: 'live event', live: true })],
])('[PROG-06] nothing is saved of %s', (_, playback) => {
  expect(progressBody(playback, 'closed', 30, 'd')).toBeNull();
});

it('[PROG-06] a live event is saved once it is a recording', () => {
  const recording = aPreparedPlayback({ type: 'live event', live: false });
  expect(progressBody(recording, 'closed', 30, 'd')).not.toBeNull();
});

it.each([
  ['the next asset of the one before', episode, true],
  ['another episode than the next', aPreparedPlayback({ id: 'e0', nextAsset: { uuid: 'e9' } }), false],
  ['the first of a visit', null, false],
  ['its own next asset', aPreparedPlayback({ id: 'e2', nextAsset: { uuid: 'e2' } }), false],
  ['after an asset without a next one', aPreparedPlayback({ id: 'e1' }), false],
])('[NEXT-09] an episode that is %s: next is %s', (_, before, next) => {
  expect(isNextOf(aPreparedPlayback({ id: 'e2', type: 'episode' }), before)).toBe(next);
});

it('[NEXT-09] an episode is next when the player went on to it from one that names none', () => {
  const before = aPreparedPlayback({ id: 'e1', type: 'episode' });
  const second = aPreparedPlayback({ id: 'e2', type: 'episode' });
  expect(isNextOf({ ...second, follows: 'e1' }, before)).toBe(true);
  expect(isNextOf({ ...second, follows: 'e0' }, before)).toBe(false);
});
