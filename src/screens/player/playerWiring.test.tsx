/** What the screen hands its player of the set, the viewer and the address, and how it is left for other screens. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settlePromises } from '../../../renderer/testing';
import { twoLanguages } from '../../player/testing/fakeTracks';
import { engineRoom } from './testing/fakeLoadEngine';
import { FADED, find, unmountPlayer, watch } from './testing/watchPlayer';
import type { WatchOptions } from './testing/watchPlayer';

vi.mock('../../player/loadEngine', () => import('./testing/fakeLoadEngine'));
beforeEach(() => {
  engineRoom.tracks = twoLanguages();
});
afterEach(unmountPlayer);

const EPISODE = { type: 'episode', rootId: 'show', nextAsset: { uuid: 'e2', name: 'Second' } };

describe('the engine of a title', () => {
  const limitOf = async (options: WatchOptions): Promise<string | undefined> =>
    (await watch(options)).engine().log.findLast((line) => line.startsWith('limits'));

  it.each([
    [1080, ['FHD'], 'limits 1080'],
    [720, ['FHD'], 'limits 720'],
    [1080, ['HD'], 'limits 720'],
    [2160, [], 'limits 540'],
  ])('[QUAL-01, QUAL-08] on a set of %i lines, with a plan of %j: %s', async (lines, quality, limit) => {
    expect(await limitOf({ lines, quality })).toBe(limit);
  });

  it('[QUAL-02] of a trailer is limited by the set alone', async () => {
    expect(await limitOf({ path: '/asset/film/watch/trailer', lines: 720 })).toBe('limits 720');
  });

  it('[QUAL-08] is limited anew when the plan becomes known', async () => {
    const { root, engine, setPlan } = await watch();
    expect(engine().log.findLast((line) => line.startsWith('limits'))).toBe('limits 540');
    await root.act(() => setPlan(['FHD']));
    // The query library tells in a task of its own.
    await root.act(() => new Promise((told) => setTimeout(told, 0)));
    expect(engine().log.findLast((line) => line.startsWith('limits'))).toBe('limits 1080');
  });

  it.each([
    ['pa', false, 'prefer pa off'],
    ['pa', true, 'prefer pa pa'],
    ['en', true, 'prefer en en'],
  ])(
    '[PLAYER-35] for a profile in %s, captions asked for by the set: %s',
    async (language, captions, line) => {
      const { engine } = await watch({ language, captions });
      expect(engine().log).toContain(line);
    },
  );
});

describe('the address that follows the player', () => {
  it('[NEXT-09, PLAYER-11] is of the main content from where it was left, and leads back to where the first was opened', async () => {
    const state = { origin: true, returnAssetId: 'show', fromStart: true };
    const { root, seen } = await watch({ path: '/asset/e1/watch', asset: EPISODE, state });
    await root.act(() => root.find('player-next').props.onPress?.());
    await root.act(settlePromises);
    expect(seen.path).toBe('/asset/e2/watch');
    expect(seen.state).toMatchObject({ ...state, fromStart: false, contentType: 'main' });
  });
});

describe('the picture', () => {
  it('of the next title is covered by its own artwork while it loads', async () => {
    const { root, engine } = await watch({ path: '/asset/e1/watch', asset: EPISODE });
    await root.wait(1000);
    expect(find(root.tree(), 'player-cover')).toBeNull();
    engine().loads.push('hang');
    await root.act(() => root.find('player-next').props.onPress?.());
    await root.act(settlePromises);
    expect(find(root.tree(), 'player-cover')?.onScreen).toBe(true);
  });

  it('[PLAYER-14] is paused by OK on the seek bar, too', async () => {
    const { root, engine } = await watch();
    await root.wait(FADED);
    await root.press('up');
    expect(root.focusedId()).toBe('seek-bar');
    await root.act(() => root.scene.focus.current?.props.onPress?.());
    expect(engine().log.at(-1)).toBe('pause');
  });
});

describe('a screen that the player is left for', () => {
  /** What the engine is told in the task of a press on the focused control, or on the one of that id. */
  const toldBy = async (screen: Awaited<ReturnType<typeof watch>>, id?: string): Promise<string[]> => {
    const { root, engine } = screen;
    const { log } = engine();
    const before = log.length;
    let told: string[] = [];
    await root.act(() => {
      (id === undefined ? root.scene.focus.current : root.find(id))?.props.onPress?.();
      told = log.slice(before);
    });
    return told;
  };

  it('[NEXT-05, PLAYER-24] the plans: picture and sound are gone in the task of the press', async () => {
    const screen = await watch({
      path: '/asset/e1/watch',
      asset: EPISODE,
      titles: { e2: { ...EPISODE, watchable: 'plan_upgrade_required' } },
    });
    await screen.root.act(() => screen.engine().playTo(95));
    await screen.root.act(settlePromises);
    await screen.root.act(() => screen.engine().playTo(110));
    await screen.root.act(settlePromises);
    expect(await toldBy(screen, 'next-upgrade')).toEqual(['pause', 'conceal']);
    expect(screen.seen.path).toBe('/plans');
  });

  it('[NEXT-07, PLAYER-24] a title like the film: picture and sound are gone in the task of the press', async () => {
    const screen = await watch({ asset: { type: 'movie', nextAsset: null }, similar: ['m1'] });
    await screen.root.act(() => screen.engine().playTo(110));
    await screen.root.act(settlePromises);
    await screen.root.wait(6000);
    await screen.root.wait(FADED);
    expect(await toldBy(screen)).toEqual(['pause', 'conceal']);
    expect(screen.seen.path).toBe('/asset/m1');
  });
});
