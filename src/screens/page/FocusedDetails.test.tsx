import { expect, test } from 'vitest';
import type { SceneNode } from '../../../renderer';
import { openPage, pageOf, rowOf } from './testing/pageScreen';

const images = (name: string) => ({ jumbotron: `/${name}.jpg` });
const film = (id: string) => ({
  id,
  name: `Film ${id}`,
  watchable: 'yes',
  year: 2020,
  genres: ['Drama'],
  description: `What happens in ${id}.`,
  images: images(id),
});
const PAGE = pageOf(
  rowOf('head', [film('h')], 'jumbotron'),
  rowOf('one', [film('a'), film('b')]),
  rowOf('two', [film('c')]),
  rowOf('last', [film('d')], 'featured asset'),
);

async function open(components: object = PAGE) {
  const page = await openPage({ signedIn: false, answers: { '/page/home/components': components } });
  await page.until(() => page.headings().length > 0);
  /** React renders what rest changed after the wait; then the fades run. */
  const rest = async (): Promise<void> => {
    await page.root.wait(600);
    await page.root.wait(400);
  };
  const details = () => page.root.find('focused-details');
  type Host = ReturnType<typeof details>;
  const hosts = (node: Host): Host[] => [node, ...node.children.flatMap(hosts)];
  const texts = (): SceneNode[] => {
    const all = (node: SceneNode): SceneNode[] => [node, ...node.children.flatMap(all)];
    return page
      .nodes()
      .filter(({ id }) => id === 'focused-details')
      .flatMap(all);
  };
  return {
    ...page,
    rest,
    covers: () => details().now.alpha,
    /** Of the words: their common node fades. */
    words: () => hosts(details()).find(({ props }) => props.flow === 'column' && props.gap === 16)!.now.alpha,
    lines: () =>
      texts()
        .map(({ name }) => name)
        .filter(Boolean),
    texts,
    /** What is drawn, in the order of painting: artwork by its file, scrims, nothing else. */
    painted: () => {
      const inOrder = (node: Host): Host[] => [
        node,
        ...[...node.children]
          .sort((one, other) => (one.props.zIndex ?? 0) - (other.props.zIndex ?? 0))
          .flatMap(inOrder),
      ];
      return inOrder(details()).flatMap(({ props }) => {
        if (props.gradient) return ['scrim'];
        return props.src && props.alpha !== undefined ? [props.src.replace(/^.*\/|[?.].*$/g, '')] : [];
      });
    },
    art: () =>
      hosts(details())
        .filter(({ props }) => props.src && props.alpha === 1)
        .map(({ props }) => props.src!.replace(/^.*\/|[?.].*$/g, '')),
  };
}

test('[PAGE-11] a card is described above its row once focus has rested on it for 500 ms', async () => {
  const { root, lines, art, covers, texts } = await open();
  expect(covers(), 'not over the head').toBe(0);
  await root.press('down');
  await root.wait(499);
  expect(lines()).toEqual([]);
  await root.wait(2);
  expect(lines()).toEqual(['Film a', '2020', 'Drama', 'What happens in a.']);
  expect(art()).toEqual(['a']);
  await root.wait(400);
  expect(covers()).toBe(1);
  for (const { rect, name } of texts().filter((each) => each.name)) {
    expect(rect.y, name).toBeGreaterThanOrEqual(96);
    expect(rect.y + rect.h, name).toBeLessThanOrEqual(420);
  }
  await root.unmount();
});

test('[PAGE-11] a move takes the words away, and those of the next card come after its own rest', async () => {
  const { root, rest, lines, words, art } = await open();
  await root.press('down');
  await rest();
  expect(words()).toBe(1);
  await root.press('right');
  await root.wait(200);
  expect(words()).toBe(0);
  expect(art(), 'the picture waits for the next').toEqual(['a']);
  await root.press('left');
  await rest();
  expect([words(), lines()[0]], 'back on the same card').toEqual([1, 'Film a']);
  await root.press('right');
  await rest();
  expect([words(), lines()[0]]).toEqual([1, 'Film b']);
  expect(art()).toEqual(['b']);
  await root.unmount();
});

test('[PAGE-12] a title’s page opens with its art above the row, and with no other title’s', async () => {
  const { root, rest } = await open();
  await root.press('down');
  await rest();
  const shared = () =>
    [...root.drawn].flatMap(({ type, props }) => {
      const { sharedElement, src } = props as { sharedElement?: string; src?: string };
      if (type !== 'image' || !src?.includes('w=1100')) return [];
      return sharedElement ? [[sharedElement, /com\/(.*)\.jpg/.exec(src)?.[1]]] : [];
    });
  expect(shared()).toEqual([['art:a', 'a']]);
  await root.press('right');
  await root.wait(200);
  expect(shared(), 'the next title rests').toEqual([['art:a', 'a']]);
  await rest();
  expect(shared()).toEqual([['art:b', 'b']]);
  await root.unmount();
});

test('[PAGE-11] the artwork lies below its scrims, before and after it changed', async () => {
  const { root, rest, painted } = await open();
  const below = (...art: string[]) => ['scrim', ...art, 'scrim', 'scrim', 'scrim'];
  await root.press('down');
  await rest();
  expect(painted()).toEqual(below('a'));
  await root.press('right');
  await rest();
  expect(painted()).toEqual(below('a', 'b'));
  await root.press('left');
  await rest();
  expect(painted()).toEqual(below('b', 'a'));
  await root.unmount();
});

test('[PAGE-11] rows that describe themselves, and a first row on the safe line, have no details above them', async () => {
  const { root, rest, covers, lines } = await open();
  await root.press('down', 2);
  await rest();
  expect([covers(), lines()[0]]).toEqual([1, 'Film c']);
  await root.press('down');
  await rest();
  expect([covers(), lines()]).toEqual([0, []]);
  await root.press('up', 3);
  await rest();
  expect([covers(), lines()]).toEqual([0, []]);
  await root.unmount();

  const flat = await open(pageOf(rowOf('one', [film('a')]), rowOf('two', [film('b')])));
  await flat.rest();
  expect([flat.covers(), flat.lines()]).toEqual([0, []]);
  await flat.root.press('down');
  await flat.rest();
  expect([flat.covers(), flat.lines()[0]]).toEqual([1, 'Film b']);
  await flat.root.unmount();
});

test('[PAGE-11, PAGE-25] back to a card: its details are there from the first frame on', async () => {
  const { root, rest, covers, lines, words, navigate } = await open();
  await root.press('down');
  await root.press('right');
  await rest();
  await navigate(({ open: go }) => go('/asset/b'));
  await navigate(({ back }) => back('/'));
  expect([covers(), lines()[0]]).toEqual([1, 'Film b']);
  await root.wait(600);
  expect(words()).toBe(1);
  await root.unmount();
});

test('[PAGE-11] an expanded card says the words itself, and a billboard is its artwork', async () => {
  const { root, rest, lines, art } = await open(
    pageOf(
      rowOf('head', [film('h')], 'jumbotron'),
      rowOf('wide', [film('e')], 'expandable portrait carousel'),
      rowOf('large', [film('f')], 'billboard'),
    ),
  );
  await root.press('down');
  await rest();
  expect([lines(), art()]).toEqual([[], ['e']]);
  await root.press('down');
  await rest();
  expect([lines()[0], art()]).toEqual(['Film f', []]);
  await root.unmount();
});
