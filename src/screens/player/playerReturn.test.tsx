/** Where a player comes from: what its navigation state says, and the screen that was opened over it. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { settlePromises } from '../../../renderer/testing';
import { unmountPlayer, watch } from './testing/watchPlayer';
import type { WatchOptions } from './testing/watchPlayer';

vi.mock('../../player/loadEngine', () => import('./testing/fakeLoadEngine'));
afterEach(unmountPlayer);

type Watched = Awaited<ReturnType<typeof watch>>;

/** Another screen opens over the player, which is left where it stands, and leads back to it. */
async function leaveAndReturn({ root, router }: Watched): Promise<void> {
  await root.act(() => void router.go('/network_error'));
  await root.act(settlePromises);
  await root.act(() => void router.go(-1));
  await root.act(settlePromises);
}

/** Where the last engine was asked to start. */
const startedAt = ({ engine }: Watched): string | undefined =>
  engine()
    .log.find((line) => line.startsWith('load'))
    ?.split('@')[1];

describe('a player that is returned to', () => {
  it.each<[string, WatchOptions]>([
    ['a film', {}],
    ['a film that was begun before', { resumeAt: 20 }],
    ['a film from its beginning', { state: { fromStart: true } }],
    ['a trailer', { path: '/asset/film/watch/trailer' }],
    ['what a guest watches', { session: 'anonymous', asset: { watchable: 'yes_anonymous_access' } }],
  ])('[DEVICE-13, PLAYER-23] goes on at its second: %s', async (_case, options) => {
    const watched = await watch(options);
    const { root, engine } = watched;
    const first = engine();
    await root.act(() => first.playTo(47.6));
    await leaveAndReturn(watched);
    expect(first.destroyed()).toBe(true);
    expect(startedAt(watched)).toBe('47.6');
    expect(engine().log.at(-1)).toBe('play');
  });

  it('[DEVICE-13] stays paused when it was', async () => {
    const watched = await watch();
    const { root, engine } = watched;
    await root.act(() => engine().playTo(47.6));
    await root.press('pause');
    await leaveAndReturn(watched);
    expect(startedAt(watched)).toBe('47.6');
    expect(engine().log).not.toContain('play');
    expect(root.focusedId()).toBe('play-pause');
  });

  it('[DEVICE-13] goes on at the live edge of a channel', async () => {
    const watched = await watch({ asset: { type: 'live channel', live: true } });
    watched.engine().facts.live = true;
    await watched.root.act(() => watched.engine().playTo(47.6));
    await leaveAndReturn(watched);
    expect(startedAt(watched)).toBe('null');
  });

  it('[PLAYER-34] resumes at its bookmark when it was left by the viewer before', async () => {
    const watched = await watch({ resumeAt: 20, state: { origin: true } });
    const { root, engine, router } = watched;
    await root.act(() => engine().playTo(47.6));
    await root.press('stop');
    await root.act(settlePromises);
    await root.act(() => void router.go(1));
    await root.act(settlePromises);
    expect(startedAt(watched)).toBe('17');
  });
});

describe('the navigation state that a player was opened with', () => {
  it.each([
    ['main', ['started']],
    ['trailer', []],
  ])(
    '[PLAYER-11] contentType %s says what plays: a trailer saves no progress',
    async (contentType, saved) => {
      const { seen } = await watch({ state: { contentType } });
      expect(seen.saved.map(({ event }) => event)).toEqual(saved);
    },
  );

  it.each([
    ['nothing leads to the title', {}, '/asset/film'],
    ['returnPageId alone leads to the title', { returnPageId: 'home' }, '/asset/film'],
    [
      'returnPageId and isContinueWatching lead to the page',
      { returnPageId: 'home', isContinueWatching: true },
      '/home',
    ],
  ])('[PLAYER-11] %s, by the stop key and by the button on the screen', async (_case, state, path) => {
    for (const leave of ['stop', 'button'] as const) {
      const { root, seen } = await watch({ path: '/asset/film/watch', state });
      if (leave === 'stop') await root.press('stop');
      else await root.act(() => root.find('player-back').props.onPress?.());
      expect([leave, seen.path]).toEqual([leave, path]);
      await unmountPlayer();
    }
  });

  it.each([
    ['is the one to go back to, one step', 'show', '/asset/film'],
    ['of another title is not: the show is opened', 'other', '/asset/show'],
  ])('[PLAYER-11, PLAYER-33] returnAssetId at the end %s', async (_case, returnAssetId, path) => {
    const { root, seen, engine } = await watch({
      path: '/asset/e1/watch',
      asset: { type: 'episode', rootId: 'show' },
      state: { origin: true, returnAssetId },
    });
    await root.act(() => engine().fire({ type: 'ended' }));
    await root.act(settlePromises);
    expect(seen.path).toBe(path);
  });
});
