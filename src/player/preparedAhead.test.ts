import { describe, expect, it } from 'vitest';
import { settlePromises } from '../../renderer/testing';
import { createControllerFixture } from './testing/controllerFixture';
import { anAsset, aPlayback } from './testing/fakeAssets';

const NEXT = { assetId: 'next', content: 'main', startAt: 0, anonymous: false } as const;
const calls = (log: readonly string[]): string[] => log.filter((line) => /^(asset|playback) /.test(line));

describe('a title that is prepared while another plays', () => {
  it('is fetched with its first segments, and its start waits for no call', async () => {
    const { controller, start, log } = createControllerFixture();
    await start();
    expect(await controller.prepare(NEXT)).toMatchObject({ asset: { id: 'next' } });
    await controller.prepare(NEXT);
    expect(calls(log)).toEqual([
      'asset film',
      'playback film main-content DASH',
      'asset next',
      'playback next main-content DASH',
    ]);
    expect(log.at(-1)).toBe('preload http://service.test/media/next @0');
    await controller.start(NEXT);
    expect(calls(log)).toHaveLength(4);
    expect(log.findLast((line) => line.startsWith('load'))).toBe('load http://service.test/media/next @0');
  });

  it.each([
    ['used after five minutes', 300_000, 2],
    ['asked for again after more than that, when its addresses may have expired', 300_001, 3],
  ])('is %s', async (_title, ms, playbackCalls) => {
    const { controller, start, log, clock } = createControllerFixture();
    await start();
    controller.pause();
    clock.advance(600_000);
    await controller.prepare(NEXT);
    clock.advance(ms);
    await controller.start(NEXT);
    expect(calls(log).filter((call) => call.startsWith('playback'))).toHaveLength(playbackCalls);
  });

  it.each([
    ['its trailer', { content: 'trailer' }],
    ['another second', { startAt: 30 }],
    ['a guest', { anonymous: true }],
  ] as const)('is asked for again for %s, which was not prepared', async (_case, changes) => {
    const { controller, start, log } = createControllerFixture({
      source: { fetchAsset: (id) => Promise.resolve(anAsset({ id, watchable: 'yes_anonymous_access' })) },
    });
    await start();
    await controller.prepare(NEXT);
    await controller.start({ ...NEXT, ...changes });
    expect(calls(log).filter((call) => call.startsWith('playback'))).toHaveLength(3);
  });

  it('is fetched again when the calls failed, so that the failure is told', async () => {
    let refused = true;
    const { controller, start, events } = createControllerFixture({
      source: {
        fetchPlayback: ({ assetId }) =>
          assetId === 'next' && refused
            ? Promise.reject(new Error('Gone'))
            : Promise.resolve([{ url: '/x', licenseUrl: null, playlist: [], frames: [] }]),
      },
    });
    await start();
    expect(await controller.prepare(NEXT)).toBeNull();
    expect(events.some(({ type }) => type === 'failed')).toBe(false);
    await controller.start(NEXT);
    expect(events.at(-1)).toMatchObject({ type: 'failed', failure: { kind: 'playback' } });
    refused = false;
    await controller.start(NEXT);
    expect(events.filter(({ type }) => type === 'started')).toHaveLength(2);
  });

  it('takes no place from the film during an ad: its segments are not fetched, its start still waits for no call', async () => {
    const playlist = [{ type: 'PLAY_ADS', start: 0, url: '/ads/one', duration: 10 }];
    const { controller, start, log } = createControllerFixture({
      source: {
        fetchPlayback: ({ assetId }) => {
          log.push(`playback ${assetId}`);
          return Promise.resolve(aPlayback({ url: `/media/${assetId}`, playlist }));
        },
      },
    });
    await start();
    expect(controller.status().ad).toBe(true);
    await controller.prepare(NEXT);
    expect(log.filter((line) => line.startsWith('preload'))).toEqual([
      'preload http://service.test/media/film @0',
    ]);
    await controller.start(NEXT);
    expect(log.filter((line) => line === 'playback next')).toHaveLength(1);
  });

  it('fetches no segments when its calls are answered after another title was started', async () => {
    let answer = (): void => {};
    const { controller, start, log } = createControllerFixture({
      source: {
        fetchPlayback: ({ assetId }) =>
          new Promise((resolve) => {
            const give = (): void => resolve(aPlayback({ url: `/media/${assetId}` }));
            if (assetId === 'next') answer = give;
            else give();
          }),
      },
    });
    await start();
    const prepared = controller.prepare(NEXT);
    await settlePromises();
    await start({ assetId: 'other' });
    answer();
    await prepared;
    expect(log.filter((line) => line.startsWith('preload'))).toEqual([]);
  });

  it('is dropped when another one is started, or the player is left', async () => {
    const aborted: string[] = [];
    const { controller, start, log } = createControllerFixture({
      source: {
        fetchRootAsset: () => new Promise(() => {}),
        fetchPlayback: ({ assetId }, signal) => {
          signal.addEventListener('abort', () => aborted.push(assetId));
          return assetId === 'film' ? Promise.resolve([]) : new Promise(() => {});
        },
      },
    });
    void start();
    void controller.prepare(NEXT);
    await settlePromises();
    void controller.prepare({ ...NEXT, assetId: 'other' });
    await settlePromises();
    expect(aborted).toContain('next');
    await controller.close();
    expect(aborted).toContain('other');
    expect(log.filter((line) => line.startsWith('preload'))).toEqual([]);
  });
});
