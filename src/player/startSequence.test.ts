import { describe, expect, it } from 'vitest';
import { preparePlayback } from './startSequence';
import type { PlaybackRequest, PlaybackSource } from './startSequence';
import { anAsset, createFakeSource } from './testing/fakeAssets';

const prepare = (
  asset: Record<string, unknown>,
  request: Partial<PlaybackRequest> = {},
  source: Partial<PlaybackSource> = {},
) => {
  const log: string[] = [];
  const calls = createFakeSource(log, { fetchAsset: () => Promise.resolve(anAsset(asset)), ...source });
  const asked = {
    assetId: 'film',
    content: 'main',
    startAt: 'resume',
    anonymous: false,
    ...request,
  } as const;
  return { log, done: preparePlayback(calls, asked, new AbortController().signal) };
};

describe('who may play', () => {
  it.each([
    ['[PLAYER-08] no content', { watchable: 'no_content' }, false, 'permission'],
    ['[PLAYER-08] not available, also for a guest', { watchable: 'not_available' }, true, 'permission'],
    ['[PLAYER-08] out of region', { watchable: 'yes', inRegion: false }, false, 'permission'],
    ['[PLAYER-09, PLAYER-37] a guest without access', { watchable: 'yes' }, true, 'signIn'],
  ])('%s', async (_case, asset, anonymous, kind) => {
    const { done, log } = prepare(asset, { anonymous });
    await expect(done).rejects.toMatchObject({ failure: { kind } });
    expect(log).toEqual([]);
  });

  it.each([
    ['[PLAYER-37] a guest where it is allowed', { watchable: 'yes_anonymous_access' }, 'main', true],
    ['[PLAYER-37] a viewer', { watchable: 'yes' }, 'main', false],
    ['a guest the trailer', { watchable: 'yes' }, 'trailer', true],
  ] as const)('%s', async (_case, asset, content, anonymous) => {
    await expect(prepare(asset, { content, anonymous }).done).resolves.toMatchObject({
      asset: { id: 'film' },
    });
  });
});

it.each([
  ['of a movie in a collection', { rootId: 'collection' }, []],
  ['of an episode without a show', { type: 'episode', rootId: null }, []],
  ['of an episode of a show', { type: 'episode', rootId: 'show' }, ['root show']],
])('[PLAYER-01] the root show is fetched: %s', async (_case, asset, fetched) => {
  const { done, log } = prepare({ watchable: 'yes', ...asset });
  await done;
  expect(log.filter((line) => line.startsWith('root'))).toEqual(fetched);
});

it('[PLAYER-06] a title that has no such content is an empty playback, without a call for it', async () => {
  const { done, log } = prepare({ watchable: 'yes', contents: [] }, { content: 'trailer' });
  await expect(done).rejects.toMatchObject({ failure: { kind: 'emptyPlayback' } });
  expect(log).toEqual([]);
});

describe('the start position', () => {
  const bookmarked = { fetchResumePoint: () => Promise.resolve({ startAt: 42, watchedTo: 45 }) };

  it.each([
    ['[PLAYER-34] resumes at the bookmark', {}, {}, 42],
    ['begins where it is told', {}, { startAt: 7 }, 7],
    ['begins a live stream at its edge', { type: 'live channel' }, {}, null],
  ])('%s', async (_case, asset, request, startAt) => {
    await expect(prepare(asset, request, bookmarked).done).resolves.toMatchObject({ startAt });
  });

  it('[ADS-05] of whoever starts anew knows no bookmark: the ad breaks up to there play again', async () => {
    await expect(prepare({}, { startAt: 0 }, bookmarked).done).resolves.toMatchObject({ watchedTo: null });
  });
});

it('each playback is a view of its own in reports to the network, under the id its call carries', async () => {
  let made = 0;
  const createId = () => `view-${++made}`;
  for (const sessionId of ['view-1', 'view-2']) {
    const { plan, call } = await prepare({ watchable: 'yes' }, {}, { createId }).done;
    expect(plan.source.cmcd).toEqual({ sessionId, contentId: 'film' });
    expect(call.body.playbackId).toBe(sessionId);
  }
});
