import { useState } from 'react';
import type { ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Text, View } from '../components';
import { stageRect } from '../host/geometry';
import { runDiscrete } from '../reconciler/priority';
import { createTestRoot } from '../testing';
import type { TestRoot } from '../testing';
import { seededRandom } from './random.fixture';
import { Row } from './Row';
import type { Items, RowProps } from './types';

interface Film {
  id: string;
}

const films = (count: number, from = 0): Film[] =>
  Array.from({ length: count }, (_, i) => ({ id: `f${from + i}` }));
const filmKey = (film: Film): string => film.id;
const Poster = (film: Film): ReactElement => (
  <View focusable testId={film.id} w={350} h={197} focusedStyle={{ scale: 1.06 }}>
    <Text>{film.id}</Text>
  </View>
);

function Films({ items, ...rest }: { items: Items<Film> } & Partial<RowProps<Film>>): ReactElement {
  return (
    <Row
      listKey="films"
      items={items}
      itemKey={filmKey}
      renderItem={Poster}
      w={1768}
      h={197}
      itemWidth={350}
      gap={10}
      {...rest}
    />
  );
}

const offset = (test: TestRoot, testId = 'films'): number => test.find(testId).children[0]!.target.x;
const commits = (test: TestRoot): number => test.scene.counters.reactCommits;
const nodeChanges = (test: TestRoot): number =>
  test.scene.counters.hostCreated + test.scene.counters.hostDestroyed;

async function mount(element: ReactElement): Promise<TestRoot> {
  const test = createTestRoot();
  await test.render(element);
  return test;
}

/** Presses without letting React work in between: what happens in the key's own task. */
function pressOnly(test: TestRoot, key: 'left' | 'right', repeat = false): void {
  test.scene.focus.press({ key, repeat, time: test.clock.now() });
}

describe('a row', () => {
  it('mounts a window and not the whole list', async () => {
    const test = await mount(<Films testId="films" items={films(10_000)} />);
    expect(test.find('films').children[0]!.children).toHaveLength(10);
    expect(test.focusedId()).toBe('f0');
  });

  it('keeps the focused item in the third slot from the left once scrolled, and ends with the last one whole', async () => {
    const test = await mount(<Films testId="films" items={films(20)} />);
    const seen: number[] = [];
    for (let i = 0; i < 19; i++) {
      await test.press('right');
      seen.push(offset(test));
    }
    const end = -(20 * 360 - 10 - 1768);
    expect(seen.slice(0, 4)).toEqual([0, 0, -360, -720]);
    expect(seen.slice(-3)).toEqual([-15 * 360, end, end]);
    expect(test.focusedId()).toBe('f19');
  });

  it('commits nothing and makes no host node for a focus move inside the window', async () => {
    const test = await mount(<Films testId="films" items={films(100)} />);
    const before = [commits(test), nodeChanges(test)];
    for (let i = 0; i < 4; i++) await test.press('right');
    for (let i = 0; i < 4; i++) await test.press('left');
    expect([commits(test), nodeChanges(test)]).toEqual(before);
    expect(test.focusedId()).toBe('f0');
  });

  it('moves its window in one commit after the key, and makes and destroys no host node', async () => {
    const test = await mount(<Films testId="films" items={films(100)} />);
    const nodes = nodeChanges(test);
    let moved = 0;
    for (let i = 0; i < 60; i++) {
      const before = commits(test);
      await test.act(() => {
        pressOnly(test, 'right');
        expect(commits(test)).toBe(before);
      });
      expect(commits(test) - before).toBeLessThanOrEqual(1);
      moved += commits(test) - before;
      expect(test.focusedId()).toBe(`f${i + 1}`);
    }
    expect(moved).toBeGreaterThan(5);
    expect(moved).toBeLessThanOrEqual(30);
    expect(nodeChanges(test)).toBe(nodes);
  });

  it('moves its window at transition priority: not in the key, nor in the microtasks after it', async () => {
    const test = await mount(<Films items={films(100)} />);
    const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
    environment.IS_REACT_ACT_ENVIRONMENT = false;
    const before = commits(test);
    for (let i = 0; i < 8; i++) runDiscrete(() => pressOnly(test, 'right'));
    for (let i = 0; i < 20; i++) await Promise.resolve();
    expect([commits(test), test.focusedId()]).toEqual([before, 'f8']);
    await vi.waitFor(() => expect(commits(test)).toBe(before + 1));
    environment.IS_REACT_ACT_ENVIRONMENT = true;
    expect(test.query('f11')).not.toBe(null);
  });

  it('has as many commits, updates and nodes for a key at 10,000 items as at 100', async () => {
    const cost = async (count: number): Promise<number[]> => {
      const test = await mount(<Films items={films(count)} />);
      const { hostUpdated } = test.scene.counters;
      const before = commits(test);
      for (let i = 0; i < 40; i++) await test.press('right');
      return [commits(test) - before, test.scene.counters.hostUpdated - hostUpdated, test.drawn.size];
    };
    expect(await cost(10_000)).toEqual(await cost(100));
  });

  it('is at offset 0 after 1,000 random moves and back to the start', async () => {
    const test = await mount(<Films testId="films" items={films(200)} />);
    const random = seededRandom(42);
    let index = 0;
    for (let step = 0; step < 1000; step++) {
      const right = random() < 0.55;
      index = Math.max(0, Math.min(199, index + (right ? 1 : -1)));
      await test.press(right ? 'right' : 'left');
      expect(test.focusedId()).toBe(`f${index}`);
    }
    await test.press('left', index + 3);
    await test.wait(1000);
    expect(test.focusedId()).toBe('f0');
    expect(test.find('films').children[0]!.now.x).toBe(0);
    expect(Object.is(test.find('films').children[0]!.now.x, 0)).toBe(true);
  });

  it('gives focus to an item that a held key reached before React mounted it', async () => {
    const test = await mount(<Films testId="films" items={films(300)} />);
    await test.act(() => {
      for (let i = 0; i < 30; i++) {
        pressOnly(test, 'right', i > 0);
        expect(test.focusedId()).not.toBe(null);
      }
    });
    await test.wait(1);
    expect(test.focusedId()).toBe('f30');
    expect(offset(test)).toBe(-28 * 360);
    await test.press('left');
    expect(test.focusedId()).toBe('f29');
  });

  it('scrolls evenly while a key is held, and slows down at its release', async () => {
    const test = await mount(<Films testId="films" items={films(300)} />);
    const content = test.find('films').children[0]!;
    const at: number[] = [];
    for (let i = 0; i < 24; i++) {
      await test.act(() => pressOnly(test, 'right', i > 0));
      await test.wait(50);
      at.push(content.now.x);
    }
    const steps = at.slice(12).map((x, i) => at[11 + i]! - x);
    // one item a key; a frame of 16 ms more or less falls between two keys
    for (const step of steps) expect(Math.abs(step - 360)).toBeLessThan(360 / 3);
    test.scene.focus.release();
    await test.wait(300);
    expect(content.now.x).toBe(-22 * 360);
  });

  it('keeps focus on the item when others are inserted or removed before it, and nothing drawn jumps', async () => {
    const items = films(60);
    const test = await mount(<Films testId="films" items={items} />);
    for (let i = 0; i < 10; i++) await test.press('right');
    await test.wait(500);
    const where = (): number => test.find('films').children[0]!.now.x + test.find('f10').parent!.now.x;
    const before = where();
    await test.render(<Films testId="films" items={[...films(30, 1000), ...items]} />);
    expect(test.focusedId()).toBe('f10');
    expect(where()).toBe(before);
    await test.render(<Films testId="films" items={items.slice(5)} />);
    expect(test.focusedId()).toBe('f10');
    expect(where()).toBe(before);
    await test.press('right');
    expect(test.focusedId()).toBe('f11');
  });

  it('gives focus of a removed item to its neighbour, of its last one to the group above, and takes it back', async () => {
    const items = films(20);
    const screen = (list: readonly Film[]): ReactElement => (
      <View group="column">
        <View testId="button" focusable w={100} h={50} />
        <Films testId="films" items={list} autoFocus />
      </View>
    );
    const test = await mount(screen(items));
    for (let i = 0; i < 5; i++) await test.press('right');
    await test.render(screen(items.filter((film) => film.id !== 'f5')));
    expect(test.focusedId()).toBe('f6');
    await test.render(screen(items.slice(0, 3)));
    expect(test.focusedId()).toBe('f2');
    await test.render(screen([]));
    expect(test.focusedId()).toBe('button');
    await test.render(screen(items));
    expect(test.focusedId()).toBe('f5');
  });

  it('[PAGE-04] asks for more once for each count when focus comes within 3 items of the end', async () => {
    const onEndReached = vi.fn();
    const test = await mount(<Films items={films(10)} onEndReached={onEndReached} />);
    for (let i = 0; i < 6; i++) await test.press('right');
    await test.wait(1);
    expect(onEndReached).not.toHaveBeenCalled();
    await test.press('right');
    await test.wait(1);
    expect(onEndReached).toHaveBeenCalledOnce();
    await test.press('right');
    await test.wait(1);
    expect(onEndReached).toHaveBeenCalledOnce();
    await test.render(<Films items={films(20)} onEndReached={onEndReached} />);
    for (let i = 0; i < 9; i++) await test.press('right');
    await test.wait(1);
    expect(onEndReached).toHaveBeenCalledTimes(2);
  });

  it('[PAGE-09] counts as moving for 800 ms after a key press', async () => {
    const moving: boolean[] = [];
    const test = await mount(<Films items={films(20)} onMoving={(now) => moving.push(now)} />);
    await test.press('right');
    await test.wait(500);
    expect(moving).toEqual([true]);
    await test.press('right');
    await test.wait(799);
    expect(moving).toEqual([true]);
    await test.wait(1);
    expect(moving).toEqual([true, false]);
  });

  it('[PAGE-11] calls onItemIdle when focus has not moved for 500 ms', async () => {
    const rested: string[] = [];
    const test = await mount(<Films items={films(20)} onItemIdle={(film) => rested.push(film.id)} />);
    await test.wait(500);
    expect(rested).toEqual(['f0']);
    for (let i = 0; i < 5; i++) {
      await test.press('right');
      await test.wait(499);
    }
    expect(rested).toEqual(['f0']);
    await test.wait(1);
    expect(rested).toEqual(['f0', 'f5']);
  });

  it('grows its focused item and moves those after it aside without React, when it is expandable', async () => {
    const test = await mount(<Films testId="films" items={films(20)} focusedItemWidth={500} />);
    const x = (id: string): number => test.find(id).parent!.target.x;
    expect([test.find('f0').target.w, x('f1'), x('f2')]).toEqual([500, 510, 870]);
    const before = commits(test);
    await test.press('right');
    expect([test.find('f0').target.w, test.find('f1').target.w, x('f1'), x('f2')]).toEqual([
      350, 500, 360, 870,
    ]);
    expect(commits(test)).toBe(before);
    for (let i = 0; i < 10; i++) await test.press('right');
    expect([test.find('f11').target.w, x('f11'), x('f12')]).toEqual([500, 11 * 360, 12 * 360 + 150]);
  });

  it('[PAGE-28] its ring is at the edges of the opening item in every frame, also of one that interrupts', async () => {
    const test = await mount(
      <View group="column">
        <View focusable testId="above" w={350} h={60} />
        <Films
          y={100}
          items={films(20)}
          focusedItemWidth={500}
          renderItem={({ id }) => <View focusable testId={id} w={350} h={197} />}
        />
      </View>,
    );
    const ring = () => test.scene.overlay.children[0]!.now;
    const edges = (id: string): number[] => {
      const { x, w } = stageRect(test.find(id), 'now');
      return [x - 10, w + 20];
    };
    const before = commits(test);
    let opened = 'above';
    for (const [key, ms] of [
      ['down', 400],
      ['right', 400],
      ['right', 96],
      ['right', 48],
      ['left', 64],
      ['right', 400],
    ] as const) {
      await test.press(key);
      opened = test.focusedId()!;
      for (let at = 0; at < ms; at += 16) {
        const [x, w] = edges(opened);
        expect(ring().x, `${opened} ${at}`).toBeCloseTo(x!, 6);
        expect(ring().w, `${opened} ${at}`).toBeCloseTo(w!, 6);
        await test.wait(16);
      }
    }
    expect(test.find(opened).now.w).toBe(500);
    expect(commits(test)).toBe(before);
    await test.press('up');
    await test.wait(400);
    expect([ring().x, ring().w]).toEqual([-10, 370]);
  });

  it('takes items from a source, and new functions from its parent at every render', async () => {
    const asked: number[] = [];
    function Screen(): ReactElement {
      const [title, setTitle] = useState('');
      return (
        <Row
          listKey="source"
          items={{ count: 5000, at: (index) => (asked.push(index), { id: `f${index}` }) }}
          itemKey={(film) => film.id}
          renderItem={(film) => (
            <View focusable testId={film.id} label={title} onPress={() => setTitle('new')} w={350} h={197} />
          )}
          w={1768}
          h={197}
          itemWidth={350}
        />
      );
    }
    const test = await mount(<Screen />);
    await test.press('right', 3);
    await test.act(() => test.find('f3').props.onPress?.());
    expect(test.find('f3').props.label).toBe('new');
    expect(test.focusedId()).toBe('f3');
    expect(Math.max(...asked)).toBeLessThan(30);
  });
});
