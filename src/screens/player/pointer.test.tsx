/** The player's screen and the pointer. What a real one does to it: tests/e2e/player-pointer. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { settlePromises } from '../../../renderer/testing';
import type { TestRoot } from '../../../renderer/testing';
import { engineRoom } from './testing/fakeLoadEngine';
import { find, name, unmountPlayer, watch } from './testing/watchPlayer';

vi.mock('../../player/loadEngine', () => import('./testing/fakeLoadEngine'));
afterEach(unmountPlayer);

type Phase = 'start' | 'move' | 'end' | 'cancel';

/** A press of the pointer at a place along the seek bar. */
const press = (root: TestRoot, phase: Phase, x: number): Promise<void> =>
  root.act(() => root.find('seek-bar').props.onDrag?.({ phase, x, y: 0.5 }));

describe('the pointer on the seek bar', () => {
  it('[SEEK-09] a click seeks to its place and does not pause', async () => {
    const { root, engine } = await watch();
    await press(root, 'start', 0.5);
    expect(name(root, 'seek-target')).toBe('1:00');
    await press(root, 'end', 0.5);
    expect(engine().log.filter((line) => line.startsWith('seek'))).toEqual(['seek 60']);
    expect(engine().log).not.toContain('pause');
    expect(name(root, 'seek-target')).toBeUndefined();
  });

  it('[SEEK-09] a drag moves the thumb and the time with the pointer, and seeks once at its end', async () => {
    const { root, engine } = await watch();
    await press(root, 'start', 0.1);
    for (const x of [0.3, 0.6]) await press(root, 'move', x);
    await root.wait(3000);
    expect(name(root, 'seek-target')).toBe('1:12');
    expect(engine().log.some((line) => line.startsWith('seek'))).toBe(false);
    await press(root, 'end', 0.75);
    expect(engine().log.filter((line) => line.startsWith('seek'))).toEqual(['seek 90']);
  });

  it.each([
    ['left', 0],
    ['right', 1],
  ])('[SEEK-09] the thumb and the ring around it stay on the bar at its %s end', async (_, end) => {
    const { root } = await watch();
    await press(root, 'start', 0.5);
    await press(root, 'move', end);
    await root.wait(300);
    const [bar, ring] = ['seek-bar', 'seek-halo'].map((id) => find(root.tree(), id)!.rect);
    expect(ring!.x).toBe(bar!.x + end * (bar!.w - ring!.w));
  });
});

describe('the pointer on the picture', () => {
  it('[PLAYER-17] a click shows the controls and does not pause', async () => {
    const { root, engine, stage } = await watch();
    await root.press('back');
    expect(root.focusedId()).toBe('video');
    const before = [...engine().log];
    await root.act(() => void stage.dispatchEvent(new Event('mousedown')));
    expect(root.focusedId()).toBe('play-pause');
    expect(engine().log).toEqual(before);
  });

  it('[PLAYER-16] movements over the controls keep them', async () => {
    const { root, stage } = await watch();
    for (let second = 0; second < 10; second += 1) {
      await root.wait(1000);
      await root.act(() => void stage.dispatchEvent(new Event('mousemove')));
    }
    expect(find(root.tree(), 'player-bottom')?.onScreen).toBe(true);
    expect(root.focusedId()).toBe('play-pause');
  });
});

describe('the pointer where no controls show', () => {
  type Watched = Awaited<ReturnType<typeof watch>>;
  const move = ({ root, stage }: Watched): Promise<void> =>
    root.act(() => void stage.dispatchEvent(new Event('mousemove')));
  const pressable = ({ root }: Watched): string[] =>
    ['pointer-exit', 'player-back', 'play-pause', 'seek-bar', 'skip'].filter(
      (id) => find(root.tree(), id)?.onScreen === true,
    );

  const states: Record<string, () => Promise<Watched>> = {
    'during an ad': async () => {
      const watched = await watch({
        item: {
          playlist: [{ type: 'PLAY_ADS', url: '/ads/one', start: 50, duration: 12 }],
          frames: [{ type: 'intro', start: 40, end: 60 }],
        },
      });
      await watched.root.wait(6000);
      await watched.root.act(() => watched.engine().playTo(49.9));
      await watched.root.act(() => watched.engine().playTo(50));
      await watched.root.act(settlePromises);
      return watched;
    },
    'while a title loads': () => {
      engineRoom.loads.push('hang');
      return watch();
    },
  };

  it.each(Object.keys(states))('[PLAYER-18, ADS-04] %s has the way out alone, for 5 s', async (state) => {
    const watched = await states[state]!();
    const { root, seen, engine } = watched;
    await root.wait(300);
    expect(pressable(watched)).toEqual([]);
    await move(watched);
    await root.wait(300);
    expect(pressable(watched)).toEqual(['pointer-exit']);
    expect(root.focusedId()).toBe('video');
    await root.wait(4000);
    await move(watched);
    await root.wait(4900);
    expect(pressable(watched)).toEqual(['pointer-exit']);
    await root.wait(200);
    expect(pressable(watched)).toEqual([]);
    await move(watched);
    const before = engine().log.filter((line) => line === 'destroy').length;
    await root.act(() => root.find('pointer-exit').props.onPress?.());
    expect([seen.path, before]).toEqual(['/asset/film', 0]);
  });

  it.each(Object.keys(states))(
    '[PLAYER-18] %s a hovered way out leaves focus to the picture when it goes',
    async (state) => {
      const watched = await states[state]!();
      const { root } = watched;
      await move(watched);
      await root.act(() => void root.scene.focus.focus(root.find('pointer-exit')));
      expect(root.focusedId()).toBe('pointer-exit');
      await root.wait(5000);
      expect(root.focusedId()).toBe('video');
    },
  );

  it('[ADS-04] an ad that ends takes it away: the controls have their own', async () => {
    const watched = await states['during an ad']!();
    const { root, engine } = watched;
    await move(watched);
    await root.act(() => engine().fire({ type: 'ended' }));
    await root.act(settlePromises);
    await root.wait(300);
    expect(pressable(watched)).toContain('player-back');
    expect(pressable(watched)).not.toContain('pointer-exit');
  });
});
