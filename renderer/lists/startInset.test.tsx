/** A column whose start the screen covers while focus is further down, scrolled by the pointer: as home is by its details. */
import { describe, expect, it } from 'vitest';
import { View } from '../components';
import { focusRecordOf } from '../focus/record';
import { stageRect } from '../host/geometry';
import { createTestRoot } from '../testing';
import { Column } from './Column';

const COVERED = 366;
const GAP = 40;
/** Heights of home's rows, its head first. */
const HEIGHTS = [493, 333, 333, 372, 314, 435, 333, 556, 430, 333, 372, 435, 333, 493, 314, 333];
const END_INSET = 108;

interface Item {
  id: string;
  h: number;
}

async function mountColumn(heights = HEIGHTS, isFocusable = (_id: string): boolean => true) {
  const test = createTestRoot();
  await test.render(
    <Column
      testId="rows"
      listKey="rows"
      w={1920}
      h={1080}
      startInset={COVERED}
      endInset={END_INSET}
      gap={GAP}
      items={heights.map((h, index): Item => ({ id: `r${index}`, h }))}
      itemKey={({ id }) => id}
      itemHeight={({ h }) => h}
      renderItem={({ id, h }) => <View focusable={isFocusable(id)} testId={id} w={1920} h={h} />}
    />,
  );
  const { pointerScroll } = focusRecordOf(test.find('rows'))!.listNavigation!;
  const act = async <Result,>(run: () => Result): Promise<Result> => {
    let result: Result;
    await test.act(() => void (result = run()));
    return result!;
  };
  const offset = (): number => Math.abs(test.find('rows').children[0]!.target.y);
  return {
    test,
    offset,
    /** Focused item and offset. */
    place: () => [test.focusedId(), offset()] as const,
    top: () => stageRect(test.scene.focus.current!, 'target').y,
    wheel: (steps: number) => act(() => pointerScroll.wheel('y', steps)),
    canDrag: () => act(() => pointerScroll.canDrag('y')),
    drag: (by: number) => act(() => pointerScroll.drag(by)),
    release: (speed: number) => act(() => pointerScroll.release(speed)),
    hover: (id: string) => act(() => void test.scene.focus.focus(test.find(id), 'pointer')),
  };
}

describe('[DEVICE-05] a column whose start is covered while focus is below it', () => {
  it('is brought by each notch of the wheel to where a key brings it, and back', async () => {
    const byKeys = await mountColumn();
    const byWheel = await mountColumn();
    for (let notch = 1; notch < HEIGHTS.length - 1; notch++) {
      await byKeys.test.press('down');
      expect(await byWheel.wheel(1)).toBe(true);
      expect(byWheel.place(), `notch ${notch}`).toEqual(byKeys.place());
      expect(byWheel.top()).toBeGreaterThanOrEqual(COVERED);
    }
    for (let notch = HEIGHTS.length - 3; notch >= 0; notch--) {
      await byKeys.test.press('up');
      await byWheel.wheel(-1);
      expect(byWheel.place(), `back at ${notch}`).toEqual(byKeys.place());
    }
    expect(byWheel.place()).toEqual(['r0', 0]);
    expect(await byWheel.wheel(-1), 'an end').toBe(false);
  });

  it('is scrolled by several notches at once to the same places', async () => {
    const list = await mountColumn();
    const other = await mountColumn();
    await list.wheel(4);
    for (let notch = 0; notch < 4; notch++) await other.wheel(1);
    expect(list.place()).toEqual(other.place());
    await list.wheel(-4);
    expect(list.place()).toEqual(['r0', 0]);
  });

  it('keeps focus on an item that the wheel moves inside what is free', async () => {
    const list = await mountColumn();
    await list.wheel(1);
    await list.hover('r2');
    await list.wheel(1);
    expect(list.test.focusedId()).toBe('r2');
    expect(list.top()).toBe(COVERED);
    await list.wheel(-1);
    expect(list.test.focusedId(), 'its end would be off the stage').toBe('r1');
  });

  it('gives focus at its end to every item that is wholly seen there, and none other', async () => {
    const list = await mountColumn();
    await list.wheel(100);
    const end = list.offset();
    expect(end).toBe(HEIGHTS.reduce((sum, h) => sum + h + GAP, -GAP) + END_INSET - 1080);
    await list.hover('r15');
    expect(await list.wheel(1)).toBe(false);
    expect(list.place()).toEqual(['r15', end]);
  });

  it('uncovers its start for a wheel turned there, also where it is scrolled no way', async () => {
    for (const heights of [HEIGHTS, [493, 333]]) {
      const list = await mountColumn(heights);
      expect(await list.wheel(-1)).toBe(false);
      await list.hover('r1');
      expect(list.place(), 'stays beneath the pointer').toEqual(['r1', 0]);
      expect(await list.canDrag()).toBe(true);
      expect(await list.wheel(-1)).toBe(true);
      expect(list.place()).toEqual(['r0', 0]);
      await list.hover('r1');
      await list.drag(10);
      expect(list.place()).toEqual(['r0', 0]);
    }
    const short = await mountColumn([493, 333]);
    expect(await short.canDrag(), 'nothing to uncover').toBe(false);
    await short.hover('r1');
    expect(await short.wheel(1), 'nothing further down').toBe(false);
    expect(short.place()).toEqual(['r1', 0]);
  });

  it('has first items that are never covered: the wheel passes them at once', async () => {
    const list = await mountColumn([100, 100, 333, 333, 333]);
    await list.test.press('down');
    expect(list.place()).toEqual(['r1', 0]);
    await list.wheel(1);
    expect(list.place()).toEqual(['r3', 280 + 373 - COVERED]);
    await list.wheel(-100);
    expect(list.place(), 'the nearest of them').toEqual(['r2', 0]);
  });

  it('follows a drag to the pixel, with focus never covered, and stops where keys do', async () => {
    const list = await mountColumn();
    for (const by of [-30, -7, 11]) {
      for (let step = 0; step < 60; step++) {
        const before = list.offset();
        await list.drag(by);
        expect(list.offset()).toBe(Math.max(0, before - by));
        if (list.offset() > 0) expect(list.top(), `at ${list.offset()}`).toBeGreaterThanOrEqual(COVERED);
      }
    }
    await list.release(-0.5);
    expect(list.top()).toBe(COVERED);
  });

  it('goes on from a drag to the nearest place where an item rests at the edge', async () => {
    for (const heights of [HEIGHTS, Array.from({ length: 30 }, () => 100)]) {
      const list = await mountColumn(heights);
      await list.wheel(5);
      const line = Number(list.test.focusedId()!.slice(1));
      const rest = list.offset();
      await list.drag(-20);
      await list.release(0);
      expect(list.offset()).toBe(rest);
      await list.drag(20 - heights[line]! - GAP);
      await list.release(0);
      expect(list.place()).toEqual([`r${line + 1}`, rest + heights[line]! + GAP]);
    }
  });

  it('is scrolled by the next key as ever, where no item could take focus', async () => {
    const list = await mountColumn(HEIGHTS, (id) => id !== 'r1');
    await list.wheel(1);
    expect(list.test.focusedId()).toBe('r0');
    await list.test.press('down');
    expect(list.test.focusedId()).toBe('r2');
    expect(list.top()).toBe(COVERED);
  });

  it('brings an item that is hovered above the edge down to it', async () => {
    const list = await mountColumn();
    await list.wheel(8);
    await list.hover('r7');
    expect(list.test.focusedId()).toBe('r7');
    expect(list.top()).toBe(COVERED);
  });
});
