import type { ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { View } from '../components';
import { Column } from '../lists/Column';
import { Grid } from '../lists/Grid';
import { Row } from '../lists/Row';
import { runDiscrete } from '../reconciler/priority';
import { createTestRoot } from '../testing';
import type { TestRoot } from '../testing';
import { mouseEvent, wheelEvent } from './events.fixture';
import { createPointer } from './pointer';

interface PointerDriver {
  readonly test: TestRoot;
  down(x: number, y: number): Promise<void>;
  move(x: number, y: number): Promise<void>;
  /** Up, and the click the page makes of it. */
  up(x: number, y: number): Promise<void>;
  leave(): Promise<void>;
  wheel(delta: number, mode?: number): Promise<void>;
}

async function renderWithPointer(
  element: ReactElement,
  direction: 'ltr' | 'rtl' = 'ltr',
): Promise<PointerDriver> {
  const test = createTestRoot({ direction });
  await test.render(element);
  const target = new EventTarget();
  createPointer({
    scene: test.scene,
    target,
    toStage: (event) => ({ x: event.clientX, y: event.clientY }),
    runDiscrete,
  });
  const send = (...events: Event[]): Promise<void> =>
    test.act(() => events.forEach((event) => void target.dispatchEvent(event)));
  return {
    test,
    down: (x, y) => send(mouseEvent('mousedown', x, y)),
    move: (x, y) => send(mouseEvent('mousemove', x, y)),
    up: (x, y) => send(mouseEvent('mouseup', x, y), mouseEvent('click', x, y)),
    leave: () => send(mouseEvent('mouseleave', 0, 0)),
    wheel: (delta, mode = 0) => send(Object.assign(wheelEvent(100, 50, delta), { deltaMode: mode })),
  };
}

const press = vi.fn();
const films = (count: number) => Array.from({ length: count }, (_, i) => ({ id: `f${i}` }));
const row = (id: string, y: number): ReactElement => (
  <Row
    testId={id}
    listKey={id}
    items={films(50)}
    itemKey={(film) => film.id}
    renderItem={(film) => <View focusable testId={`${id}${film.id}`} w={350} h={197} onPress={press} />}
    itemWidth={350}
    gap={10}
    y={y}
    w={1768}
    h={197}
  />
);
const contentNode = (driver: PointerDriver, id: string) => driver.test.find(id).children[0]!;

/** Drags in steps of 10 ms and lets go `still` ms after the last one. */
async function drag(
  driver: PointerDriver,
  from: [number, number],
  to: [number, number],
  pauseMs = 0,
  steps = 10,
): Promise<void> {
  await driver.down(...from);
  for (let i = 1; i <= steps; i++) {
    await driver.test.wait(10);
    await driver.move(from[0] + ((to[0] - from[0]) * i) / steps, from[1] + ((to[1] - from[1]) * i) / steps);
  }
  await driver.test.wait(pauseMs);
  await driver.up(...to);
}

describe('dragging a list', () => {
  it('moves it with the pointer at once, and stops on an item after the release', async () => {
    const it = await renderWithPointer(row('r', 0));
    await it.down(1500, 50);
    await it.test.wait(100);
    await it.move(1300, 50);
    expect([contentNode(it, 'r').now.x, contentNode(it, 'r').target.x]).toEqual([-200, -200]);
    await it.move(1000, 50);
    expect(contentNode(it, 'r').now.x).toBe(-500);
    await it.test.wait(200);
    await it.up(1000, 50);
    expect(contentNode(it, 'r').target.x).toBe(-360);
    await it.test.wait(500);
    expect(contentNode(it, 'r').now.x).toBe(-360);
  });

  it('scrolls on after a flick, the further the faster, never past the end', async () => {
    const ends: number[] = [];
    for (const reach of [200, 600, 1400]) {
      const it = await renderWithPointer(row('r', 0));
      await drag(it, [1600, 50], [1600 - reach, 50]);
      await it.test.wait(500);
      expect(Math.abs(contentNode(it, 'r').now.x) % 360).toBe(0);
      ends.push(-contentNode(it, 'r').now.x);
    }
    expect(ends[0]).toBeGreaterThan(200);
    expect(ends[1]).toBeGreaterThan(ends[0]! + 400);
    expect(ends[2]).toBeGreaterThan(ends[1]! + 800);
    const it = await renderWithPointer(row('r', 0));
    for (let i = 0; i < 12; i++) {
      await drag(it, [1700, 50], [20, 50]);
      await it.test.wait(500);
    }
    expect(contentNode(it, 'r').now.x).toBe(-(50 * 360 - 10 - 1768));
    expect(it.test.query(it.test.focusedId()!)).not.toBe(null);
    await drag(it, [20, 50], [1700, 50]);
    await it.test.wait(500);
    expect(contentNode(it, 'r').now.x).toBeGreaterThan(-(50 * 360 - 10 - 1768));
  });

  it('keeps the focused item visible and the visible items mounted', async () => {
    const it = await renderWithPointer(row('r', 0));
    for (let i = 0; i < 4; i++) {
      await drag(it, [1700, 50], [300, 50], 100);
      await it.test.wait(500);
      const node = it.test.scene.focus.current!;
      const x = contentNode(it, 'r').now.x + node.parent!.now.x;
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + 350).toBeLessThanOrEqual(1768);
    }
    await it.test.press('right');
    expect(it.test.focusedId()).toMatch(/^rf\d+$/);
  });

  it.each([
    ['a press that moves less than the threshold is a click', 10, 1, 0],
    ['a press that moves further is none', 300, 0, -360],
  ])('%s', async (_, reach, clicks, offset) => {
    press.mockClear();
    const it = await renderWithPointer(row('r', 0));
    await drag(it, [700, 50], [700 - reach, 50], 200);
    await it.test.wait(500);
    expect(press).toHaveBeenCalledTimes(clicks);
    expect(contentNode(it, 'r').now.x).toBe(offset);
    // and the next click is one again
    await it.down(700, 50);
    await it.up(700, 50);
    expect(press).toHaveBeenCalledTimes(clicks + 1);
  });

  it('moves the list of its direction: a row sideways, the column of rows up and down', async () => {
    const it = await renderWithPointer(
      <Column
        testId="page"
        listKey="page"
        items={films(20).map(({ id }) => ({ id: `row-${id}` }))}
        itemKey={(item) => item.id}
        itemHeight={250}
        renderItem={(item) => row(item.id, 0)}
        w={1768}
        h={1080}
      />,
    );
    await drag(it, [900, 600], [900, 200], 200);
    await it.test.wait(500);
    expect([contentNode(it, 'page').now.y, contentNode(it, 'row-f0').now.x]).toEqual([-500, 0]);
    await drag(it, [900, 60], [500, 60], 200);
    await it.test.wait(500);
    expect([contentNode(it, 'page').now.y, contentNode(it, 'row-f2').now.x]).toEqual([-500, -360]);
  });

  it('ends when the pointer leaves the stage, and needs the first button', async () => {
    const it = await renderWithPointer(row('r', 0));
    await it.down(900, 50);
    await it.test.wait(100);
    await it.move(600, 50);
    await it.test.wait(100);
    await it.leave();
    await it.test.wait(500);
    expect(contentNode(it, 'r').now.x).toBe(-360);
    await it.move(100, 50);
    expect(contentNode(it, 'r').target.x).toBe(-360);
  });

  it('moves a row that reads right to left with the pointer too', async () => {
    const it = await renderWithPointer(row('r', 0), 'rtl');
    const start = contentNode(it, 'r').now.x;
    await drag(it, [300, 50], [800, 50], 200);
    await it.test.wait(500);
    expect(contentNode(it, 'r').now.x - start).toBe(360);
  });
});

describe('the wheel', () => {
  it.each([
    ['a notch of 100 is one step', [100], 0, 1],
    ['a notch of 120 is one step', [120], 0, 1],
    ['a notch of three lines is one step', [3], 1, 1],
    ['four notches in one event are four steps', [480], 0, 4],
    ['four notches within 20 ms are four steps', [120, 120, 120, 120], 0, 4],
    ['210 small pixels of a trackpad are two steps', [30, 30, 30, 30, 30, 30, 30], 0, 2],
    ['half a notch is no step', [50], 0, 0],
    ['half a notch back takes nothing from a step forth', [120, -50], 0, 1],
  ])('%s', async (_, deltas, mode, steps) => {
    const it = await renderWithPointer(row('r', 0));
    for (const delta of deltas) {
      await it.wheel(delta, mode);
      await it.test.wait(5);
    }
    await it.test.wait(500);
    expect(contentNode(it, 'r').now.x).toBe(steps === 0 ? 0 : -steps * 360);
  });

  it('[SEARCH-05] shows the end of a grid, wherever focus is, and the list is told once', async () => {
    const end = vi.fn();
    const it = await renderWithPointer(
      <View group="row">
        <View focusable autoFocus testId="elsewhere" x={1000} w={100} h={100} />
        <Grid
          testId="g"
          listKey="g"
          items={films(24)}
          itemKey={(film) => film.id}
          renderItem={(film) => <View focusable testId={film.id} w={100} h={100} />}
          columns={4}
          itemWidth={100}
          itemHeight={100}
          w={400}
          h={300}
          onEndReached={end}
        />
      </View>,
    );
    await it.wheel(100);
    await it.test.wait(500);
    expect(end).not.toHaveBeenCalled();
    for (let notch = 0; notch < 4; notch += 1) {
      await it.wheel(100);
      await it.test.wait(100);
    }
    expect(it.test.focusedId()).toBe('elsewhere');
    expect(contentNode(it, 'g').target.y).toBe(-300);
    expect(end).toHaveBeenCalledOnce();
  });
});
