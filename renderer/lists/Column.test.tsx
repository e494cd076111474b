import { Suspense, use } from 'react';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { Text, View } from '../components';
import { FocusMemory } from '../focus/FocusMemory';
import { createTestRoot } from '../testing';
import type { TestRoot } from '../testing';
import { Column } from './Column';
import { Grid } from './Grid';
import { Row } from './Row';
import { seeded } from './random.fixture';

interface Film {
  id: string;
}
interface Shelf {
  id: string;
  type: 'wide' | 'tall';
  films: Film[];
}

const shelves = (count: number, length = 40): Shelf[] =>
  Array.from({ length: count }, (_, r) => ({
    id: `r${r}`,
    type: r % 3 === 2 ? 'tall' : 'wide',
    films: Array.from({ length }, (_, i) => ({ id: `r${r}f${i}` })),
  }));
const keyOf = (thing: { id: string }): string => thing.id;
const typeOf = (shelf: Shelf): string => shelf.type;
const heightOf = (shelf: Shelf): number => (shelf.type === 'wide' ? 250 : 300);

const WideFilm = (film: Film): ReactElement => (
  <View focusable testId={film.id} w={350} h={197}>
    <Text>{film.id}</Text>
  </View>
);
const TallFilm = (film: Film): ReactElement => (
  <View focusable testId={film.id} w={158} h={236}>
    <Text>{film.id}</Text>
  </View>
);
const ShelfRow = (shelf: Shelf): ReactElement => (
  <View group="column" testId={shelf.id}>
    <Text>{shelf.id}</Text>
    <Row
      testId={`${shelf.id}-row`}
      listKey="row"
      items={shelf.films}
      itemKey={keyOf}
      renderItem={shelf.type === 'wide' ? WideFilm : TallFilm}
      itemWidth={shelf.type === 'wide' ? 350 : 158}
      gap={10}
      y={45}
      w={1768}
      h={shelf.type === 'wide' ? 197 : 236}
    />
  </View>
);

function Shelves({ items, testId = 'shelves' }: { items: Shelf[]; testId?: string }): ReactElement {
  return (
    <Column
      testId={testId}
      listKey="shelves"
      items={items}
      itemKey={keyOf}
      itemType={typeOf}
      itemHeight={heightOf}
      renderItem={ShelfRow}
      gap={55}
      w={1768}
      h={1080}
      pinY={120}
    />
  );
}

async function mount(element: ReactElement): Promise<TestRoot> {
  const test = createTestRoot();
  await test.render(element);
  return test;
}

async function press(test: TestRoot, ...keys: ('left' | 'right' | 'up' | 'down')[]): Promise<void> {
  for (const key of keys) await test.press(key);
}

const made = (test: TestRoot): number => test.scene.counters.hostCreated + test.scene.counters.hostDestroyed;
const scroll = (test: TestRoot, testId: string, axis: 'x' | 'y'): number => test.find(testId).children[0]!.target[axis];

describe('a column of rows', () => {
  it('every row keeps its column and its scroll when its slot is recycled and comes back', async () => {
    const test = await mount(<Shelves items={shelves(60)} />);
    await test.press('down', 2);
    await test.press('right', 7);
    await test.press('up');
    await test.press('right', 3);
    expect(test.focusedId()).toBe('r1f3');
    await test.press('down', 30);
    expect(test.focusedId()).toBe('r31f0');
    expect(test.query('r1f3')).toBe(null);
    await test.press('up', 29);
    expect(test.focusedId()).toBe('r2f7');
    expect(scroll(test, 'r2-row', 'x')).toBe(-5 * 168);
    await test.press('up');
    expect(test.focusedId()).toBe('r1f3');
    expect(scroll(test, 'r1-row', 'x')).toBe(-360);
    await test.press('up');
    expect(test.focusedId()).toBe('r0f0');
    expect(scroll(test, 'shelves', 'y')).toBe(0);
  });

  it('the focused row stands at a fixed height once scrolled', async () => {
    const test = await mount(<Shelves items={shelves(60)} />);
    for (let i = 1; i < 20; i++) {
      await test.press('down');
      const top = test.find(`r${i}`).parent!.target.y + scroll(test, 'shelves', 'y');
      expect(top).toBe(120);
    }
  });

  it('12 rows down and 15 right and all the way back: same offsets, no host node made in steady state', async () => {
    const test = await mount(<Shelves items={shelves(30)} />);
    await test.press('down', 12);
    await test.press('right', 15);
    await test.press('left', 15);
    await test.press('up', 12);
    const nodes = made(test);
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
    expect(made(test)).toBe(nodes);
  });

  it('a key inside the window commits nothing; 500 rows cost what 50 do', async () => {
    const cost = async (count: number): Promise<number[]> => {
      const test = await mount(<Shelves items={shelves(count)} />);
      const before = test.scene.counters.reactCommits;
      await press(test, 'right', 'right', 'left');
      expect(test.scene.counters.reactCommits).toBe(before);
      await test.press('down', 20);
      return [test.scene.counters.reactCommits - before, test.scene.counters.hostUpdated, test.drawn.size];
    };
    expect(await cost(500)).toEqual(await cost(50));
  });

  it('[DEVICE-02] 600 random keys: one focus after each, where a plain model says it is', async () => {
    const count = 40;
    const length = 30;
    const test = await mount(<Shelves items={shelves(count, length)} />);
    const random = seeded(5);
    const columns = Array.from({ length: count }, () => 0);
    let row = 0;
    for (let step = 0; step < 600; step++) {
      const key = (['left', 'right', 'right', 'up', 'down', 'down'] as const)[Math.floor(random() * 6)]!;
      await test.press(key);
      if (key === 'left') columns[row] = Math.max(0, columns[row]! - 1);
      else if (key === 'right') columns[row] = Math.min(length - 1, columns[row]! + 1);
      else row = Math.max(0, Math.min(count - 1, row + (key === 'up' ? -1 : 1)));
      expect(test.focusedId()).toBe(`r${row}f${columns[row]}`);
    }
  });

  it('keys that come faster than React are not lost, whatever way they go', async () => {
    const test = await mount(<Shelves items={shelves(80)} />);
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
    expect(scroll(test, 'shelves', 'y')).toBe(at === 0 ? 0 : 120 - test.find(`r${at}`).parent!.target.y);
  });

  it('leaves sideways to the menu at the left and comes back to the same poster', async () => {
    const test = await mount(
      <View group="row">
        <View group="column" testId="menu">
          <View focusable testId="home" w={96} h={50} />
          <View focusable testId="search" w={96} h={50} />
        </View>
        <FocusMemory entry="a">
          <Shelves items={shelves(30)} />
        </FocusMemory>
      </View>,
    );
    expect(test.focusedId()).toBe('r0f0');
    await press(test, 'down', 'right', 'right', 'left', 'left', 'left');
    expect(test.focusedId()).toBe('home');
    await press(test, 'down', 'right');
    expect(test.focusedId()).toBe('r1f0');
  });
});

describe('a page that is refreshed', () => {
  const fresh = (items: Shelf[]): Shelf[] => items.map((shelf) => ({ ...shelf, films: shelf.films.map((film) => ({ ...film })) }));

  it('with the same data in new objects changes nothing: focus, scroll, nodes', async () => {
    const items = shelves(30);
    const test = await mount(<Shelves items={items} />);
    await test.press('down', 6);
    await test.press('right', 8);
    await test.wait(500);
    const nodes = made(test);
    const node = test.scene.focus.current;
    await test.render(<Shelves items={fresh(items)} />);
    expect(test.scene.focus.current).toBe(node);
    expect(made(test)).toBe(nodes);
    expect(test.scene.motion.moving).toBe(0);
    expect(scroll(test, 'r6-row', 'x')).toBe(-6 * 360);
  });

  it('with rows put in above keeps the poster in focus where it stands', async () => {
    const items = shelves(30);
    const test = await mount(<Shelves items={items} />);
    await test.press('down', 6);
    await test.press('right', 8);
    await test.wait(500);
    const where = (): number => test.find('shelves').children[0]!.now.y + test.find('r6').parent!.now.y;
    const before = where();
    await test.render(<Shelves items={[...shelves(5).map((shelf) => ({ ...shelf, id: `new${shelf.id}` })), ...items]} />);
    expect(test.focusedId()).toBe('r6f8');
    expect(where()).toBe(before);
    expect(scroll(test, 'r6-row', 'x')).toBe(-6 * 360);
    await test.press('up');
    expect(test.focusedId()).toBe('r5f0');
  });

  it('without the focused row goes to the next one, at its own column', async () => {
    const items = shelves(30);
    const test = await mount(<Shelves items={items} />);
    await test.press('down', 7);
    await test.press('right', 2);
    await test.press('up');
    await test.press('right', 5);
    await test.render(<Shelves items={items.filter((shelf) => shelf.id !== 'r6')} />);
    expect(test.focusedId()).toBe('r7f2');
  });

  it('while its rows are shuffled never loses focus (seeded)', async () => {
    const random = seeded(9);
    let items = shelves(25, 12);
    const test = await mount(<Shelves items={items} />);
    for (let round = 0; round < 60; round++) {
      const key = (['down', 'up', 'right', 'down'] as const)[Math.floor(random() * 4)]!;
      await test.press(key, 1 + Math.floor(random() * 3));
      const before = test.focusedId()!;
      items = items.map((item) => ({ item, at: random() })).sort((a, b) => a.at - b.at).map(({ item }) => item);
      const gone = random() < 0.3 ? items[Math.floor(random() * items.length)]!.id : null;
      await test.render(<Shelves items={items.filter((shelf) => shelf.id !== gone)} />);
      await test.wait(1);
      if (gone === null || !before.startsWith(`${gone}f`)) expect(test.focusedId()).toBe(before);
      else expect(test.focusedId()).toMatch(/^r\d+f\d+$/);
      await test.render(<Shelves items={items} />);
      await test.wait(1);
      expect(test.focusedId()).toBe(before);
    }
  });
});

describe('in StrictMode', () => {
  it('lists behave the same', async () => {
    const test = createTestRoot({ strict: true });
    await test.render(
      <FocusMemory entry="strict">
        <Shelves items={shelves(30)} />
      </FocusMemory>,
    );
    await test.press('down', 10);
    await test.press('right', 10);
    expect(test.focusedId()).toBe('r10f10');
    await test.press('left', 10);
    await test.press('up', 10);
    expect(test.focusedId()).toBe('r0f0');
    expect(scroll(test, 'shelves', 'y')).toBe(0);
    await test.unmount();
    expect(test.scene.focus.current).toBe(null);
    expect(test.errors).toEqual([]);
  });
});

describe('a screen that comes back', () => {
  const screen = (entry: string, items: Shelf[]): ReactElement => (
    <FocusMemory entry={entry} key={entry}>
      <Shelves items={items} />
    </FocusMemory>
  );

  it('has focus and every scroll where they were, in its first commit', async () => {
    const items = shelves(40);
    const test = await mount(screen('home', items));
    await test.press('down', 14);
    await test.press('right', 9);
    const before = [scroll(test, 'shelves', 'y'), scroll(test, 'r14-row', 'x')];
    await test.render(
      <FocusMemory entry="asset" key="asset">
        <View focusable testId="play" w={10} h={10} />
      </FocusMemory>,
    );
    expect(test.focusedId()).toBe('play');
    const commits = test.scene.counters.reactCommits;
    await test.render(screen('home', items));
    expect(test.scene.counters.reactCommits).toBe(commits + 1);
    expect(test.focusedId()).toBe('r14f9');
    expect([scroll(test, 'shelves', 'y'), scroll(test, 'r14-row', 'x')]).toEqual(before);
    const content = test.find('shelves').children[0]!;
    expect(content.now.y).toBe(content.target.y);
  });

  it('waits for rows that load later, holding focus near by, and gives up at a key', async () => {
    const items = shelves(30);
    const test = await mount(screen('home', items));
    await test.press('down', 12);
    await test.press('right', 3);
    await test.render(<FocusMemory entry="b" key="b" />);
    await test.render(screen('home', []));
    expect(test.focusedId()).toBe(null);
    expect(test.scene.focus.keyPath()).toEqual(['entry:home']);
    await test.render(screen('home', items.slice(0, 10)));
    expect(test.focusedId()).toBe('r9f0');
    await test.render(screen('home', items));
    await test.wait(1);
    expect(test.focusedId()).toBe('r12f3');

    await test.render(<FocusMemory entry="b" key="b" />);
    await test.render(screen('home', items.slice(0, 10)));
    await test.press('up');
    await test.render(screen('home', items));
    expect(test.focusedId()).toBe('r8f0');
  });

  it('two entries of one screen keep their places apart, mounted anew or not', async () => {
    const items = shelves(30);
    const one = (entry: string): ReactElement => (
      <FocusMemory entry={entry}>
        <Shelves items={items} />
      </FocusMemory>
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

  it('Suspense over the rows does not lose the place', async () => {
    const items = shelves(20);
    let wait: Promise<void> | null = null;
    function Rows(): ReactElement {
      if (wait !== null) use(wait);
      return <Shelves items={items} />;
    }
    const page = (): ReactElement => (
      <FocusMemory entry="home">
        <Suspense fallback={<View testId="loading" />}>
          <Rows />
        </Suspense>
      </FocusMemory>
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

describe('a grid', () => {
  const results = (count: number): ReactElement => (
    <View group="column">
      <View group="row">
        {['k0', 'k1', 'k2'].map((id, i) => (
          <View key={id} testId={id} focusable x={i * 600} w={100} h={50} />
        ))}
      </View>
      <Grid
        testId="grid"
        listKey="grid"
        items={Array.from({ length: count }, (_, i) => ({ id: `g${i}` }))}
        itemKey={keyOf}
        renderItem={WideFilm}
        columns={5}
        itemWidth={350}
        itemHeight={197}
        gap={10}
        y={100}
        w={1790}
        h={900}
      />
    </View>
  );

  it('moves by index, lands on the last item under a gap, scrolls by line', async () => {
    const test = await mount(results(23));
    await press(test, 'right', 'down');
    expect(test.focusedId()).toBe('g1');
    await press(test, 'right', 'right', 'right', 'right');
    expect(test.focusedId()).toBe('g4');
    await press(test, 'down', 'down', 'down', 'down');
    expect(test.focusedId()).toBe('g22');
    expect(scroll(test, 'grid', 'y')).toBe(-(5 * 207 - 10 - 900));
    await press(test, 'up', 'up', 'up', 'up', 'up');
    expect(test.focusedId()).toBe('k1');
  });

  it('is entered straight on from where focus was', async () => {
    const test = await mount(results(23));
    await press(test, 'right', 'right', 'down');
    expect(test.focusedId()).toBe('g3');
  });

  it('mounts a window of 2,000 items and recycles it', async () => {
    const test = await mount(results(2000));
    await test.press('down', 30);
    const nodes = made(test);
    await test.press('down', 30);
    await test.press('up', 20);
    expect(test.focusedId()).toBe(`g${(60 - 1 - 20) * 5}`);
    expect(made(test)).toBe(nodes);
  });
});
