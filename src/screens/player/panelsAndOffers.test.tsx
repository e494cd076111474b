/** A panel of the viewer's and what the player offers by itself, on one screen: which of the two a key is for. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Key } from '../../../renderer';
import { settlePromises } from '../../../renderer/testing';
import { twoLanguages } from '../../player/testing/fakeTracks';
import './panels/PlayerEpisodes';
import './panels/PlayerPanels';
import { engineRoom } from './testing/fakeLoadEngine';
import { find, name as nameOf, unmountPlayer, watch } from './testing/watchPlayer';
import type { WatchOptions } from './testing/watchPlayer';

vi.mock('../../player/loadEngine', () => import('./testing/fakeLoadEngine'));
beforeEach(() => {
  engineRoom.tracks = twoLanguages();
});
afterEach(unmountPlayer);

const OPEN_MS = 150;
const EPISODE = {
  type: 'episode',
  rootId: 'show',
  title: 'First',
  nextAsset: { uuid: 'e2', name: 'Second' },
};
const episode = (id: string, order: number) => ({ id, type: 'episode', rootId: 'show', order, name: id });
const SHOW = {
  children: [
    { id: 's1', type: 'season', title: 'One', order: 1, children: [episode('e1', 1), episode('e2', 2)] },
    { id: 's2', type: 'season', title: 'Two', order: 2, children: [episode('e3', 1)] },
  ],
};
const SERIES: WatchOptions = {
  path: '/asset/e1/watch',
  asset: EPISODE,
  item: { frames: [{ type: 'credits', start: 100, end: 120 }] },
  titles: { e2: { ...EPISODE, title: 'The second one', nextAsset: { uuid: 'e3', name: 'Third' } } },
  show: SHOW,
};
const UPGRADE = { ...EPISODE, watchable: 'plan_upgrade_required' };

async function player(options: WatchOptions = SERIES) {
  const screen = await watch(options);
  const { root, engine } = screen;
  const opened = async (): Promise<void> => {
    await root.act(settlePromises);
    await root.wait(OPEN_MS);
  };
  return {
    ...screen,
    opened,
    playTo: async (second: number) => {
      await root.act(() => engine().playTo(second));
      await root.act(settlePromises);
    },
    end: async () => {
      await root.act(() => engine().fire({ type: 'ended' }));
      await root.act(settlePromises);
    },
    /** By the pointer, which presses a control without a key. */
    click: async (id: string) => {
      await root.act(() => root.find(id).props.onPress?.());
      await opened();
    },
    shows: (id: string): boolean => find(root.tree(), id)?.onScreen ?? false,
  };
}

describe('[NEXT-03] the countdown of the next title', () => {
  it.each(['left', 'enter', 'red', 'caption'] as const)('is stopped by %s in an open panel', async (key) => {
    const { root, click, playTo, seen } = await player();
    await click('player-tracks');
    await playTo(95);
    await playTo(100);
    await root.press(key);
    expect(nameOf(root, 'next-heading')).toBe('next episode');
    await root.wait(15_000);
    expect(seen.path).toBe('/asset/e1/watch');
  });

  it('is stopped by an arrow that the list of episodes uses itself', async () => {
    const { root, click, playTo } = await player();
    await click('player-episodes');
    await root.press('left');
    expect(root.scene.focus.current?.props.label).toContain('One');
    await playTo(95);
    await playTo(100);
    expect(nameOf(root, 'next-heading')).toBe('Next episode in 10');
    await root.press('right');
    expect(nameOf(root, 'next-heading')).toBe('next episode');
  });

  it('is stopped by the pointer that opens a panel', async () => {
    const { root, click, playTo } = await player();
    await playTo(95);
    await playTo(100);
    await click('player-quality');
    expect(nameOf(root, 'next-heading')).toBe('next episode');
  });

  it('is stopped by the pointer on the bar, also where its drag is cut off', async () => {
    const { root, playTo } = await player();
    await playTo(95);
    await playTo(100);
    const drag = (phase: 'start' | 'cancel') =>
      root.act(() => root.find('seek-bar').props.onDrag?.({ phase, x: 0.9, y: 0.5 }));
    await drag('start');
    expect(nameOf(root, 'next-heading')).toBeUndefined();
    await drag('cancel');
    expect(nameOf(root, 'next-heading')).toBe('next episode');
  });

  it('is not stopped by the exit key, which is the device`s', async () => {
    const { root, click, playTo } = await player();
    await click('player-tracks');
    await playTo(95);
    await playTo(100);
    await root.press('exit');
    expect(nameOf(root, 'next-heading')).toBe('Next episode in 10');
  });
});

describe('the caption key', () => {
  it('[PLAYER-10] opens nothing over the upgrade of a title above the plan', async () => {
    const { root, opened, shows } = await player({ asset: UPGRADE });
    expect(root.focusedId()).toBe('upgrade');
    await root.press('caption');
    await opened();
    expect([shows('tracks-panel'), root.focusedId()]).toEqual([false, 'upgrade']);
  });

  it('[NEXT-05] opens nothing over the upgrade that the end of a title leaves', async () => {
    const { root, opened, playTo, end, shows } = await player({ ...SERIES, titles: { e2: UPGRADE } });
    await playTo(95);
    await playTo(110);
    await end();
    await root.press('caption');
    await opened();
    expect([shows('tracks-panel'), root.focusedId()]).toEqual([false, 'upgrade']);
  });
});

describe('a panel that is open when nothing plays any more', () => {
  it.each(['player-tracks', 'player-episodes'])(
    '[PLAYER-18] (%s) gives way to the question, and back leaves at once',
    async (control) => {
      const { root, click, playTo, end, seen, shows } = await player({ ...SERIES, titles: { e2: UPGRADE } });
      await playTo(95);
      await click(control);
      await playTo(110);
      await end();
      await root.wait(OPEN_MS);
      expect([root.focusedId(), shows('tracks-panel'), shows('asset-episodes-list')]).toEqual([
        'upgrade',
        false,
        false,
      ]);
      await root.press('back');
      expect(seen.path).toBe('/asset/e1');
    },
  );
});

describe('every key', () => {
  const KEYS: readonly Key[] = [
    ...(['left', 'right', 'up', 'down', 'enter', 'back', 'play', 'pause', 'playPause', 'stop'] as const),
    ...(['rewind', 'fastForward', 'caption', 'channelUp', 'info', 'menu', 'exit', 'red', '5'] as const),
  ];
  type Screen = Awaited<ReturnType<typeof player>>;
  const panel = (control: string) => async (): Promise<Screen> => {
    const screen = await player();
    await screen.click(control);
    return screen;
  };
  /** A panel stays under every other key. */
  const closing: Readonly<Record<string, { list: string; keys: readonly Key[] }>> = {
    'player-tracks': { list: 'tracks-panel', keys: ['back', 'caption'] },
    'player-quality': { list: 'quality-panel', keys: ['back'] },
    'player-sleepTimer': { list: 'sleep-panel', keys: ['back'] },
    'player-episodes': { list: 'asset-episodes-list', keys: ['back'] },
  };

  it.each(Object.keys(closing))(
    '[PLAYER-18] over the panel of %s keeps one focus and the film, and closes it only where it should',
    async (control) => {
      const { list, keys } = closing[control]!;
      for (const key of KEYS) {
        const { root, seen, engine, opened, shows } = await panel(control)();
        const { path } = seen;
        await root.press(key);
        await opened();
        expect([key, root.errors]).toEqual([key, []]);
        expect([key, seen.path !== path]).toEqual([key, key === 'stop']);
        if (key === 'stop') continue;
        expect([key, shows(list)]).toEqual([key, !keys.includes(key)]);
        expect([key, root.scene.focus.current === null, engine().destroyed()]).toEqual([key, false, false]);
        await unmountPlayer();
      }
    },
    60_000,
  );

  const AD = { type: 'PLAY_ADS', url: '/ads/one', duration: 10 };
  it.each<[string, WatchOptions, (screen: Screen) => Promise<void>]>([
    ['the controls', SERIES, async () => {}],
    ['the bare picture', SERIES, ({ root }) => root.wait(6000)],
    ['a pending seek', SERIES, ({ root }) => root.press('right')],
    ['a running fast-forward', SERIES, ({ root }) => root.press('fastForward')],
    ['a pause', SERIES, ({ root }) => root.press('playPause')],
    [
      'the screen saver',
      { ...SERIES, asset: { ...EPISODE, images: { jumbotron: '/art' } } },
      async ({ root }) => {
        await root.press('playPause');
        await root.wait(21_000);
      },
    ],
    ['an ad', { ...SERIES, item: { playlist: [{ ...AD, start: 10 }] } }, ({ playTo }) => playTo(10)],
    ['a live channel', { asset: { type: 'live channel', live: true } }, async () => {}],
  ])(
    '[PLAYER-17, PLAYER-18] over %s keeps one focus and throws nothing; the film goes on unless it is left',
    async (_state, options, reach) => {
      for (const key of KEYS) {
        const screen = await player(options);
        const { root, seen, engine, opened } = screen;
        await reach(screen);
        const { path } = seen;
        await root.press(key);
        await opened();
        expect([key, root.errors]).toEqual([key, []]);
        const left = seen.path !== path;
        if (key !== 'back') expect([key, left]).toEqual([key, key === 'stop']);
        if (!left)
          expect([key, root.scene.focus.current === null, engine().destroyed()]).toEqual([key, false, false]);
        await unmountPlayer();
      }
    },
    60_000,
  );
});
