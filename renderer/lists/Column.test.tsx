import { describe, expect, it } from 'vitest';
import { Text, View } from '../components';
import { FocusHistoryEntry } from '../focus/FocusHistoryEntry';
import { stageRect } from '../host/geometry';
import { createTestRoot } from '../testing';
import type { Rect } from '../types';
import { Column } from './Column';
import { seededRandom } from './random.fixture';
import { nodeChanges, mount, press, scrollTarget, PageOfRows, makeRows } from './pageOfRows.fixture';

describe('a column of rows', () => {
  it('keeps the column and the scroll of every row whose slot is recycled meanwhile', async () => {
    const test = await mount(<PageOfRows items={makeRows(60)} />);
    await test.press('down', 2);
    await test.press('right', 7);
    await test.press('up');
    await test.press('right', 3);
    expect(test.focusedId()).toBe('r1f3');
    await test.press('down', 30);
    expect(test.focusedId(), 'beneath the column it came from').toMatch(/^r31f[1-9]$/);
    expect(test.query('r1f3')).toBe(null);
    await test.press('up', 29);
    expect(test.focusedId()).toBe('r2f7');
    expect(scrollTarget(test, 'r2-row', 'x')).toBe(-5 * 168);
    await test.press('up');
    expect(test.focusedId()).toBe('r1f3');
    expect(scrollTarget(test, 'r1-row', 'x')).toBe(-360);
    await test.press('up');
    expect(test.focusedId()).toBe('r0f0');
    expect(scrollTarget(test, 'shelves', 'y')).toBe(0);
  });

  it.each([
    [1, 2, 'r2f5'],
    [1, 1, 'r2f3'],
    [1, 0, 'r2f0'],
    [2, 0, 'r3f0'],
    [2, 1, 'r3f0'],
    [2, 2, 'r3f1'],
    [2, 9, 'r3f1'],
  ] as const)(
    'takes down from row %d, column %d, into a row never visited the item beneath, %s',
    async (from, column, to) => {
      const test = await mount(<PageOfRows items={makeRows(4).slice(from)} />);
      await test.press('right', column);
      await test.press('down');
      expect(test.focusedId()).toBe(to);
      const row = to.slice(0, 2);
      expect(Math.abs(scrollTarget(test, `${row}-row`, 'x')), 'the row stands still').toBe(0);
      const x = (): number => stageRect(test.scene.focus.current!, 'target').x;
      const entered = x();
      await test.press('right', 12);
      expect(x(), 'nor does the ring leap back to the third slot').toBeGreaterThanOrEqual(entered);
      await test.press('left', 11);
      const left = test.focusedId();
      await test.press('up');
      expect(test.focusedId(), 'where it was left').toBe(`r${from}f${column}`);
      await test.press('down');
      expect(test.focusedId(), 'visited now').toBe(left);
    },
  );

  it('has the focused row at a fixed height once it has scrolled', async () => {
    const test = await mount(<PageOfRows items={makeRows(60)} />);
    for (let i = 1; i < 20; i++) {
      await test.press('down');
      const top = test.find(`r${i}`).parent!.target.y + scrollTarget(test, 'shelves', 'y');
      expect(top).toBe(120);
    }
  });

  it('has the same offsets after 12 rows down, 15 right and all the way back, and made no host node', async () => {
    const test = await mount(<PageOfRows items={makeRows(30)} />);
    await test.press('down', 12);
    await test.press('right', 15);
    await test.press('left', 15);
    await test.press('up', 12);
    const nodes = nodeChanges(test);
    expect(test.focusedId()).toBe('r0f0');
    await test.press('down', 12);
    await test.press('right', 15);
    expect(test.focusedId()).toBe('r12f15');
    await test.press('left', 15);
    await test.press('up', 12);
    await test.wait(1000);
    expect(test.focusedId()).toBe('r0f0');
    expect(test.find('shelves').children[0]!.now.y).toBe(0);
    expect(test.find('r0-row').children[0]!.now.x).toBe(0);
    expect(nodeChanges(test)).toBe(nodes);
  });

  it('commits nothing for a key inside the window, and as much at 500 rows as at 50', async () => {
    const cost = async (count: number): Promise<number[]> => {
      const test = await mount(<PageOfRows items={makeRows(count)} />);
      const before = test.scene.counters.reactCommits;
      await press(test, 'right', 'right', 'left');
      expect(test.scene.counters.reactCommits).toBe(before);
      await test.press('down', 20);
      return [test.scene.counters.reactCommits - before, test.scene.counters.hostUpdated, test.drawn.size];
    };
    expect(await cost(500)).toEqual(await cost(50));
  });

  it('[DEVICE-02] has one focus after each of 250 random keys, where a plain model says it is', async () => {
    const count = 40;
    const length = 30;
    const test = await mount(<PageOfRows items={makeRows(count, length)} />);
    const random = seededRandom(5);
    const columns: number[] = Array.from({ length: count }, (_, at) => (at === 0 ? 0 : -1));
    const strideOf = (at: number): number => (at % 3 === 2 ? 168 : 360);
    /** Of a row never visited: the item at the focused one's left edge, or the one nearest to its centre. */
    const beneath = ({ x, w }: Rect): number => {
      const stride = strideOf(row);
      return x === 0 ? 0 : Math.max(0, Math.ceil((x + w / 2 - (stride - 10) / 2) / stride - 0.5));
    };
    let row = 0;
    for (let step = 0; step < 250; step++) {
      const key = (['left', 'right', 'right', 'up', 'down', 'down'] as const)[Math.floor(random() * 6)]!;
      const from = stageRect(test.scene.focus.current!, 'target');
      await test.press(key);
      if (key === 'left') columns[row] = Math.max(0, columns[row]! - 1);
      else if (key === 'right') columns[row] = Math.min(length - 1, columns[row]! + 1);
      else row = Math.max(0, Math.min(count - 1, row + (key === 'up' ? -1 : 1)));
      if (columns[row] === -1) columns[row] = beneath(from);
      expect(test.focusedId()).toBe(`r${row}f${columns[row]}`);
    }
  });

  it('loses no key that comes faster than React commits, in any direction', async () => {
    const test = await mount(<PageOfRows items={makeRows(80)} />);
    await test.act(() => {
      for (let i = 0; i < 25; i++) test.scene.focus.press({ key: 'down', repeat: i > 0, time: i * 50 });
    });
    await test.wait(1);
    expect(test.focusedId()).toBe('r25f0');
    await test.act(() => {
      for (let i = 0; i < 60; i++) {
        test.scene.focus.press({ key: i < 30 ? 'up' : 'down', repeat: true, time: 2000 + i * 50 });
      }
    });
    await test.wait(1);
    const at = Number(/r(\d+)f0/.exec(test.focusedId()!)![1]);
    expect(scrollTarget(test, 'shelves', 'y')).toBe(
      at === 0 ? 0 : 120 - test.find(`r${at}`).parent!.target.y,
    );
  });

  it('lets focus leave to the menu at the left and come back to the same poster', async () => {
    const test = await mount(
      <View group="row">
        <View group="column" testId="menu">
          <View focusable testId="home" w={96} h={50} />
          <View focusable testId="search" w={96} h={50} />
        </View>
        <FocusHistoryEntry entry="a">
          <PageOfRows items={makeRows(30)} />
        </FocusHistoryEntry>
      </View>,
    );
    expect(test.focusedId()).toBe('r0f0');
    await press(test, 'down', 'right', 'right', 'left', 'left', 'left');
    expect(test.focusedId()).toBe('home');
    await press(test, 'down', 'right');
    expect(test.focusedId()).toBe('r1f0');
  });
});

describe('a column in StrictMode', () => {
  it('behaves as without it', async () => {
    const test = createTestRoot({ strict: true });
    await test.render(
      <FocusHistoryEntry entry="strict">
        <PageOfRows items={makeRows(30)} />
      </FocusHistoryEntry>,
    );
    await test.press('down', 10);
    await test.press('right', 10);
    expect(test.focusedId()).toBe('r10f10');
    await test.press('left', 10);
    await test.press('up', 10);
    expect(test.focusedId()).toBe('r0f0');
    expect(scrollTarget(test, 'shelves', 'y')).toBe(0);
    await test.unmount();
    expect(test.scene.focus.current).toBe(null);
    expect(test.errors).toEqual([]);
  });
});

describe('items that cannot have focus', () => {
  const items = Array.from({ length: 40 }, (_, i) => ({
    id: `i${i}`,
    kind: i % 4 === 1 ? 'heading' : 'button',
  }));
  const list = (
    <Column
      testId="list"
      listKey="list"
      items={items}
      itemKey={(item) => item.id}
      itemType={(item) => item.kind}
      itemHeight={(item) => (item.kind === 'heading' ? 40 : 90)}
      renderItem={(item) =>
        item.kind === 'heading' ? (
          <Text>{item.id}</Text>
        ) : (
          <View focusable disabled={item.id === 'i2'} testId={item.id} w={400} h={90} />
        )
      }
      w={400}
      h={400}
    />
  );

  it('are skipped by focus, mounted or not', async () => {
    const test = await mount(list);
    await test.press('down');
    expect(test.focusedId()).toBe('i3');
    await test.press('up');
    expect(test.focusedId()).toBe('i0');
    await test.act(() => {
      for (let i = 0; i < 20; i++) test.scene.focus.press({ key: 'down', repeat: i > 0, time: i * 50 });
    });
    await test.wait(1);
    expect(test.focusedId()).toMatch(/^i\d+$/);
    expect(items[Number(test.focusedId()!.slice(1))]!.kind).toBe('button');
    for (const [key, end] of [
      ['down', 'i39'],
      ['up', 'i0'],
    ] as const) {
      for (let i = 0; i < 30; i++) {
        await test.press(key);
        await test.wait(1);
      }
      expect(test.focusedId()).toBe(end);
    }
    expect(scrollTarget(test, 'list', 'y')).toBe(0);
  });
});
