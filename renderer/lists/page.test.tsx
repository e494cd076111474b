import { Suspense, use } from 'react';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { View } from '../components';
import { FocusHistoryEntry } from '../focus/FocusHistoryEntry';
import { seededRandom } from './random.fixture';
import { nodeChanges, mount, scrollTarget, PageOfRows, makeRows } from './pageOfRows.fixture';
import type { RowData } from './pageOfRows.fixture';

describe('a page that is refreshed', () => {
  const fresh = (items: RowData[]): RowData[] =>
    items.map((shelf) => ({ ...shelf, films: shelf.films.map((film) => ({ ...film })) }));

  it('keeps focus, scroll and nodes when the data is the same in new objects', async () => {
    const items = makeRows(30);
    const test = await mount(<PageOfRows items={items} />);
    await test.press('down', 6);
    await test.press('right', 8);
    await test.wait(500);
    const nodes = nodeChanges(test);
    const node = test.scene.focus.current;
    await test.render(<PageOfRows items={fresh(items)} />);
    expect(test.scene.focus.current).toBe(node);
    expect(nodeChanges(test)).toBe(nodes);
    expect(test.scene.motion.moving).toBe(0);
    expect(scrollTarget(test, 'r6-row', 'x')).toBe(-6 * 360);
  });

  it('keeps the focused poster where it is drawn when rows are put in above', async () => {
    const items = makeRows(30);
    const test = await mount(<PageOfRows items={items} />);
    await test.press('down', 6);
    await test.press('right', 8);
    await test.wait(500);
    const where = (): number => test.find('shelves').children[0]!.now.y + test.find('r6').parent!.now.y;
    const before = where();
    await test.render(
      <PageOfRows items={[...makeRows(5).map((shelf) => ({ ...shelf, id: `new${shelf.id}` })), ...items]} />,
    );
    expect(test.focusedId()).toBe('r6f8');
    expect(where()).toBe(before);
    expect(scrollTarget(test, 'r6-row', 'x')).toBe(-6 * 360);
    await test.press('up');
    expect(test.focusedId()).toBe('r5f0');
  });

  it('moves focus to the next row, at its own column, when the focused row is gone', async () => {
    const items = makeRows(30);
    const test = await mount(<PageOfRows items={items} />);
    await test.press('down', 7);
    await test.press('right', 2);
    await test.press('up');
    await test.press('right', 5);
    await test.render(<PageOfRows items={items.filter((shelf) => shelf.id !== 'r6')} />);
    expect(test.focusedId()).toBe('r7f2');
  });

  it('never loses focus while its rows are shuffled (seeded)', async () => {
    const random = seededRandom(9);
    let items = makeRows(25, 12);
    const test = await mount(<PageOfRows items={items} />);
    for (let round = 0; round < 25; round++) {
      const key = (['down', 'up', 'right', 'down'] as const)[Math.floor(random() * 4)]!;
      await test.press(key, 1 + Math.floor(random() * 3));
      const before = test.focusedId()!;
      items = items
        .map((item) => ({ item, at: random() }))
        .sort((a, b) => a.at - b.at)
        .map(({ item }) => item);
      const gone = random() < 0.3 ? items[Math.floor(random() * items.length)]!.id : null;
      await test.render(<PageOfRows items={items.filter((shelf) => shelf.id !== gone)} />);
      await test.wait(1);
      if (gone === null || !before.startsWith(`${gone}f`)) expect(test.focusedId()).toBe(before);
      else expect(test.focusedId()).toMatch(/^r\d+f\d+$/);
      await test.render(<PageOfRows items={items} />);
      await test.wait(1);
      expect(test.focusedId()).toBe(before);
    }
  });
});

describe('a screen that is mounted again', () => {
  const screen = (entry: string, items: RowData[]): ReactElement => (
    <FocusHistoryEntry entry={entry} key={entry}>
      <PageOfRows items={items} />
    </FocusHistoryEntry>
  );

  it('restores focus and every scroll position in its first commit', async () => {
    const items = makeRows(40);
    const test = await mount(screen('home', items));
    await test.press('down', 14);
    await test.press('right', 9);
    const before = [scrollTarget(test, 'shelves', 'y'), scrollTarget(test, 'r14-row', 'x')];
    await test.render(
      <FocusHistoryEntry entry="asset" key="asset">
        <View focusable testId="play" w={10} h={10} />
      </FocusHistoryEntry>,
    );
    expect(test.focusedId()).toBe('play');
    const commits = test.scene.counters.reactCommits;
    await test.render(screen('home', items));
    expect(test.scene.counters.reactCommits).toBe(commits + 1);
    expect(test.focusedId()).toBe('r14f9');
    expect([scrollTarget(test, 'shelves', 'y'), scrollTarget(test, 'r14-row', 'x')]).toEqual(before);
    const content = test.find('shelves').children[0]!;
    expect(content.now.y).toBe(content.target.y);
  });

  it('waits for rows that load later, with focus nearby, and gives up at a key', async () => {
    const items = makeRows(30);
    const test = await mount(screen('home', items));
    await test.press('down', 12);
    await test.press('right', 3);
    await test.render(<FocusHistoryEntry entry="b" key="b" />);
    await test.render(screen('home', []));
    expect(test.focusedId()).toBe(null);
    expect(test.scene.focus.focusPath()).toEqual(['entry:home']);
    await test.render(screen('home', items.slice(0, 10)));
    expect(test.focusedId()).toBe('r9f0');
    await test.render(screen('home', items));
    await test.wait(1);
    expect(test.focusedId()).toBe('r12f3');

    await test.render(<FocusHistoryEntry entry="b" key="b" />);
    await test.render(screen('home', items.slice(0, 10)));
    await test.press('up');
    await test.render(screen('home', items));
    expect(test.focusedId()).toBe('r8f0');
  });

  it('keeps focus and scroll for each history entry, mounted anew or not', async () => {
    const items = makeRows(30);
    const one = (entry: string): ReactElement => (
      <FocusHistoryEntry entry={entry}>
        <PageOfRows items={items} />
      </FocusHistoryEntry>
    );
    const test = await mount(one('first'));
    await test.press('down', 3);
    await test.render(one('second'));
    expect(test.focusedId()).toBe('r0f0');
    await test.press('right', 4);
    await test.render(one('first'));
    expect(test.focusedId()).toBe('r3f0');
    await test.render(one('second'));
    expect(test.focusedId()).toBe('r0f4');
  });

  it('has the same focus and scroll after Suspense over its rows', async () => {
    const items = makeRows(20);
    let wait: Promise<void> | null = null;
    function Rows(): ReactElement {
      if (wait !== null) use(wait);
      return <PageOfRows items={items} />;
    }
    const page = (): ReactElement => (
      <FocusHistoryEntry entry="home">
        <Suspense fallback={<View testId="loading" />}>
          <Rows />
        </Suspense>
      </FocusHistoryEntry>
    );
    const test = await mount(page());
    await test.press('down', 5);
    await test.press('right', 2);
    let done = (): void => {};
    wait = new Promise((resolve) => (done = resolve));
    await test.render(page());
    expect(test.query('loading')).not.toBe(null);
    expect(test.scene.focus.current).not.toBe(null);
    wait = null;
    await test.act(() => done());
    await test.wait(500);
    expect(test.focusedId()).toBe('r5f2');
  });
});
