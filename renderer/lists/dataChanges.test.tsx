/** Data that changes around the focus: inserted, removed, reordered, replaced, paged, at random. */
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { View } from '../components';
import { FocusHistoryEntry } from '../focus/FocusHistoryEntry';
import { focusRecordOf } from '../focus/record';
import type { TestRoot } from '../testing';
import { Column } from './Column';
import { Grid } from './Grid';
import { seededRandom } from './random.fixture';
import { Row } from './Row';
import { keyOf, mount } from './pageOfRows.fixture';

interface Item {
  id: string;
  version: number;
}

const card = (item: Item): ReactElement => <View focusable testId={item.id} w={350} h={197} />;
const kinds: Record<string, (items: Item[]) => ReactElement> = {
  row: (items) => (
    <Row
      testId="list"
      listKey="l"
      items={items}
      itemKey={keyOf}
      renderItem={card}
      itemWidth={350}
      gap={10}
      w={1768}
      h={197}
    />
  ),
  column: (items) => (
    <Column
      testId="list"
      listKey="l"
      items={items}
      itemKey={keyOf}
      renderItem={card}
      itemHeight={(item) => 150 + (item.id.length % 3) * 50}
      itemType={(item) => `${item.id.length % 3}`}
      gap={10}
      w={350}
      h={1080}
      pinY={200}
    />
  ),
  grid: (items) => (
    <Grid
      testId="list"
      listKey="l"
      items={items}
      itemKey={keyOf}
      renderItem={card}
      columns={4}
      itemWidth={350}
      itemHeight={197}
      gap={10}
      w={1768}
      h={1080}
    />
  ),
};
const axes = { row: 'x', column: 'y', grid: 'y' } as const;

const focusedNodes = (test: TestRoot): string[] => {
  const found: string[] = [];
  const walk = (node: ReturnType<TestRoot['find']>): void => {
    if (focusRecordOf(node)?.focusWithin === true && node.props.focusable === true)
      found.push(node.props.testId!);
    node.children.forEach(walk);
  };
  walk(test.scene.stageNode);
  return found;
};

describe.each(Object.keys(kinds) as (keyof typeof axes)[])('a %s whose data changes at random', (kind) => {
  it.each([1, 2, 3, 4])('has one focus, on the same item, drawn where it was (seed %i)', async (seed) => {
    const random = seededRandom(seed * 31);
    const whole = (to: number): number => Math.floor(random() * to);
    const axis = axes[kind];
    let made = 0;
    const item = (): Item => ({ id: `i${made++}`, version: 0 });
    let items = Array.from({ length: 60 }, item);
    const test = await mount(kinds[kind]!(items));
    const content = () => test.find('list').children[0]!;
    // not found by its name: a parked slot may still have it
    const onGlass = (): number => content().now[axis] + test.scene.focus.current!.parent!.now[axis];
    const end = (): number => {
      const own = content().target[axis === 'x' ? 'w' : 'h'] - (axis === 'x' ? 1768 : 1080);
      return own > 0 ? -own : 0;
    };
    let stayed = 0;
    for (let step = 0; step < 120; step++) {
      const keys = kind === 'row' ? (['right', 'right', 'left'] as const) : (['down', 'down', 'up'] as const);
      await test.press(keys[whole(3)]!, 1 + whole(3));
      // half of the time it still travels when the data comes
      await test.wait(random() < 0.5 ? 400 : 60);
      const focused = test.focusedId()!;
      const before = onGlass();
      const index = items.findIndex(({ id }) => id === focused);
      const next = [...items];
      const change = whole(6);
      if (change === 0) next.splice(whole(next.length), 0, item(), item(), item());
      else if (change === 1) next.splice(whole(next.length), 1 + whole(4));
      else if (change === 2) next.push(...Array.from({ length: 10 }, item));
      else if (change === 3) next.splice(whole(next.length), 0, ...next.splice(whole(next.length), 3));
      else if (change === 4) next.splice(index, 1);
      else next.splice(0, next.length, ...next.map((old) => ({ ...old, version: old.version + 1 })));
      if (next.length < 20) next.push(...Array.from({ length: 40 }, item));
      items = next;
      await test.render(kinds[kind]!(items));
      await test.wait(1);
      expect(focusedNodes(test)).toEqual([test.focusedId()]);
      const here = items.findIndex(({ id }) => id === focused);
      if (here < 0) {
        expect(items.some(({ id }) => id === test.focusedId())).toBe(true);
        continue;
      }
      expect(test.focusedId()).toBe(focused);
      const { [axis]: at } = content().target;
      // at the ends the list has to give way, and what travels goes on by one frame
      if (at === 0 || at <= end()) continue;
      stayed++;
      expect(Math.abs(onGlass() - before)).toBeLessThan(80);
    }
    expect(stayed).toBeGreaterThan(20);
    expect(test.drawn.size).toBeLessThan(100);
  });
});

describe('a change of the data without a scroll in progress', () => {
  it.each(Object.keys(kinds) as (keyof typeof axes)[])(
    'does not move the focused item of a %s by a pixel',
    async (kind) => {
      const axis = axes[kind];
      const items = Array.from({ length: 200 }, (_, i) => ({ id: `i${i}`, version: 0 }));
      const test = await mount(kinds[kind]!(items));
      await test.press(kind === 'row' ? 'right' : 'down', 20);
      await test.wait(1000);
      const focused = test.focusedId()!;
      const where = (): number =>
        test.find('list').children[0]!.now[axis] + test.find(focused).parent!.now[axis];
      const before = where();
      // whole lines of a grid, so that its columns stay
      const more = Array.from({ length: 16 }, (_, i) => ({ id: `new${i}`, version: 0 }));
      for (const next of [
        [...more, ...items],
        items.slice(8),
        [...items.slice(8), ...more],
        items,
        [...items].map((item) => ({ ...item })),
      ]) {
        await test.render(kinds[kind]!(next));
        expect([test.focusedId(), where()]).toEqual([focused, before]);
      }
    },
  );
});

describe('a row of a page that was left, and comes back with its items in another order', () => {
  const ids = Array.from({ length: 40 }, (_, i) => `i${i}`);
  const box = (id: string): ReactElement => <View focusable testId={id} w={350} h={197} />;
  const row = (id: string, items: string[]): ReactElement => (
    <Row
      testId={id}
      listKey={id}
      items={items}
      itemKey={String}
      renderItem={box}
      itemWidth={350}
      gap={10}
      w={1768}
      h={197}
    />
  );
  const page = (items: string[]): ReactElement => (
    <FocusHistoryEntry key="page" entry="page">
      <Column
        listKey="page"
        items={['above', 'list', 'below']}
        itemKey={String}
        itemHeight={300}
        w={1768}
        h={1080}
        renderItem={(id) => row(id, id === 'list' ? items : [`first ${id}`, `second ${id}`])}
      />
    </FocusHistoryEntry>
  );
  const elsewhere = (
    <FocusHistoryEntry key="elsewhere" entry="elsewhere">
      {box('elsewhere')}
    </FocusHistoryEntry>
  );

  it.each([2, 5, 6, 20].flatMap((from) => [0, 12].map((to) => [from, to] as const)))(
    'has focus on the same item, in sight, which moved from %d to %d',
    async (from, to) => {
      const test = await mount(page(ids));
      await test.press('down');
      await test.press('right', from);
      expect(test.focusedId()).toBe(`i${from}`);
      await test.render(elsewhere);
      expect(test.focusedId()).toBe('elsewhere');
      const moved = ids.toSpliced(from, 1).toSpliced(to, 0, `i${from}`);
      await test.render(page(moved));
      await test.wait(500);
      expect(test.focusedId()).toBe(`i${from}`);
      const onGlass = test.find('list').children[0]!.now.x + test.find(`i${from}`).parent!.now.x;
      expect([onGlass >= 0, onGlass < 1768]).toEqual([true, true]);
    },
  );
});
