import { afterEach, describe, expect, it, vi } from 'vitest';
import { settlePromises } from '../../../renderer/testing';
import type { TestRoot } from '../../../renderer/testing';
import type { Thumbnail } from '../../player/engine';
import { find, name, unmountPlayer, watch } from './testing/watchPlayer';

vi.mock('../../player/loadEngine', () => import('./testing/fakeLoadEngine'));
afterEach(unmountPlayer);

const TILE: Thumbnail = {
  url: 'http://media.test/sheet.jpg',
  x: 640,
  y: 180,
  width: 320,
  height: 180,
  imageWidth: 1920,
  imageHeight: 720,
};

/** A player whose engine has that picture for every second. */
async function watchWith(thumbnail: Thumbnail | null) {
  const player = await watch();
  player.engine().facts.thumbnail = thumbnail;
  const { root } = player;
  return {
    ...player,
    async step(key: 'left' | 'right') {
      await root.press(key);
      await root.act(settlePromises);
    },
    /** The sheet has come, or cannot. */
    async sheet(outcome: 'onLoad' | 'onError') {
      await root.act(() => (root.find('seek-sheet').props as Record<string, () => void>)[outcome]!());
    },
  };
}

const pictureOf = (root: TestRoot) => root.query('seek-thumbnail')?.props ?? null;

describe('the preview of a pending seek', () => {
  it('shows the stream’s picture of the target over its time once its sheet is loaded', async () => {
    const { root, step, sheet } = await watchWith(TILE);
    await step('right');
    expect([pictureOf(root), name(root, 'seek-target')]).toEqual([null, '0:15']);
    await sheet('onLoad');
    expect(pictureOf(root)).toMatchObject({ src: TILE.url, crop: { w: 319 / 1920, h: 179 / 720 } });
    await root.wait(300);
    const [picture, time] = ['seek-thumbnail', 'seek-target'].map((id) => find(root.tree(), id)!.rect);
    expect(picture!.w / picture!.h).toBeCloseTo(16 / 9, 2);
    expect(picture!.y + picture!.h).toBeLessThan(time!.y);
    await root.press('enter');
    expect([pictureOf(root), name(root, 'seek-target')]).toEqual([null, undefined]);
  });

  it.each([
    ['left', 0],
    ['right', 1],
  ])('stays above the bar at its %s end', async (_, end) => {
    const { root, sheet } = await watchWith(TILE);
    const bar = root.find('seek-bar');
    await root.act(() => bar.props.onDrag?.({ phase: 'start', x: 0.5, y: 0 }));
    await root.act(settlePromises);
    await sheet('onLoad');
    await root.act(() => bar.props.onDrag?.({ phase: 'move', x: end, y: 0 }));
    await root.wait(300);
    for (const id of ['seek-thumbnail', 'seek-target']) {
      const { x, w } = find(root.tree(), id)!.rect;
      expect(x).toBeGreaterThanOrEqual(bar.now.x);
      expect(x + w).toBeLessThanOrEqual(bar.now.x + bar.now.w);
    }
  });

  it.each<[string, Thumbnail | null, 'onError' | null]>([
    ['without a storyboard', null, null],
    ['when the sheet cannot be loaded', TILE, 'onError'],
  ])('is the time alone %s', async (_, thumbnail, outcome) => {
    const { root, seen, step, sheet } = await watchWith(thumbnail);
    await step('right');
    if (outcome !== null) await sheet(outcome);
    await step('right');
    expect([pictureOf(root), root.query('seek-sheet')]).toEqual([null, null]);
    expect(name(root, 'seek-target')).toBe('0:30');
    expect(seen.reports).toEqual([]);
  });

  it('has its place to itself: what the player offers there comes back after the seek', async () => {
    const { root, engine } = await watch({ item: { frames: [{ type: 'credits', start: 90, end: 120 }] } });
    await root.act(() => engine().playTo(100));
    await root.wait(300);
    expect(find(root.tree(), 'skip')?.onScreen).toBe(true);
    await root.act(() => root.find('seek-bar').props.onDrag?.({ phase: 'start', x: 0.99, y: 0 }));
    expect([find(root.tree(), 'skip'), root.focusedId()]).toEqual([null, 'play-pause']);
    await root.act(() => root.find('seek-bar').props.onDrag?.({ phase: 'cancel', x: 0.99, y: 0 }));
    expect(find(root.tree(), 'skip')?.onScreen).toBe(true);
  });

  it('has its picture at once where the controls have shown for a while: its sheet was fetched with them', async () => {
    const { root, engine, step, sheet } = await watchWith(TILE);
    await root.wait(300);
    await root.act(() => engine().playTo(30));
    await root.act(settlePromises);
    expect(pictureOf(root)).toBeNull();
    await sheet('onLoad');
    await step('right');
    expect(pictureOf(root)).toMatchObject({ src: TILE.url });
    expect(find(root.tree(), 'seek-thumbnail')?.onScreen).toBe(true);
    await root.press('enter');
    expect(pictureOf(root)).toBeNull();
  });

  it('asks for no picture while the controls are hidden or the film waits for data, and for the last one before its end', async () => {
    const { root, engine } = await watchWith(TILE);
    const asked: number[] = [];
    engine().thumbnail = (second) => {
      asked.push(second);
      return Promise.resolve(null);
    };
    await root.wait(5000);
    await root.wait(300);
    asked.length = 0;
    for (const second of [30, 31, 32]) {
      await root.act(() => engine().playTo(second));
      await root.wait(1000);
    }
    await root.act(() => engine().fire({ type: 'buffering', buffering: true }));
    await root.press('up');
    await root.wait(1000);
    expect(asked).toEqual([]);
    await root.act(() => engine().fire({ type: 'buffering', buffering: false }));
    expect(asked).toEqual([32]);
    const { onDrag } = root.find('seek-bar').props;
    await root.act(() => onDrag?.({ phase: 'start', x: 1, y: 0 }));
    expect(asked).toEqual([32, 119]);
  });
});
