import { Suspense, use } from 'react';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { View } from '../components';
import { FocusMemory } from '../focus/FocusMemory';
import { seeded } from './random.fixture';
import { made, mount, scroll, Shelves, shelves } from './shelves.fixture';
import type { Shelf } from './shelves.fixture';

describe('a page that is refreshed', () => {
  const fresh = (items: Shelf[]): Shelf[] =>
    items.map((shelf) => ({ ...shelf, films: shelf.films.map((film) => ({ ...film })) }));

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
    await test.render(
      <Shelves items={[...shelves(5).map((shelf) => ({ ...shelf, id: `new${shelf.id}` })), ...items]} />,
    );
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
    for (let round = 0; round < 25; round++) {
      const key = (['down', 'up', 'right', 'down'] as const)[Math.floor(random() * 4)]!;
      await test.press(key, 1 + Math.floor(random() * 3));
      const before = test.focusedId()!;
      items = items
        .map((item) => ({ item, at: random() }))
        .sort((a, b) => a.at - b.at)
        .map(({ item }) => item);
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
