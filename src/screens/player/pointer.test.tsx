/** The player's screen and the pointer. What a real one does to it: tests/e2e/player-pointer. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { TestRoot } from '../../../renderer/testing';
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
  ])('[SEEK-09] the thumb stays on the bar at its %s end', async (_, end) => {
    const { root } = await watch();
    await press(root, 'start', 0.5);
    await press(root, 'move', end);
    await root.wait(300);
    const [bar, knob] = ['seek-bar', 'seek-knob'].map((id) => find(root.tree(), id)!.rect);
    expect(knob!.x).toBe(bar!.x + end * (bar!.w - knob!.w));
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
    expect(find(root.tree(), 'player-overlay')?.onScreen).toBe(true);
    expect(root.focusedId()).toBe('play-pause');
  });
});
