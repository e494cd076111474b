import { expect, it } from 'vitest';
import type { PlaybackEvent } from './playbackEvents';
import { progressToSave } from './savedProgress';
import { anAsset } from './testing/fakeAssets';

const context = { content: 'main', anonymous: false, deviceId: 'd' } as const;
const event = (type: 'closed' | 'ended', streamType = 'DASH') =>
  ({
    type,
    position: 61.9,
    duration: 62,
    playback: {
      asset: anAsset({ id: 'e1', type: 'episode', rootId: 'show', parentId: 's1' }),
      call: { streamType },
    },
  }) as Extract<PlaybackEvent, { type: 'closed' | 'ended' }>;

it.each([
  ['closed', 'closed', false],
  ['ended', 'finished', true],
] as const)('[PROG-02, PROG-04, PROG-05] %s is saved as %s', (type, saved, finished) => {
  expect(progressToSave(event(type), context)).toEqual({
    assetId: 'e1',
    rootId: 'show',
    parentId: 's1',
    event: saved,
    currentSecond: 61,
    finished,
    deviceId: 'd',
  });
});

it.each([
  ['a trailer', event('closed'), { ...context, content: 'trailer' }],
  ['a live stream', event('closed', 'HLS'), context],
  ['a guest`s', event('ended'), { ...context, anonymous: true }],
] as const)('[PROG-06, PROG-11] nothing is kept of %s', (_, closed, of) => {
  expect(progressToSave(closed, of)).toBeNull();
});
