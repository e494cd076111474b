import { describe, expect, test } from 'vitest';
import type { SceneNode } from '../../../renderer';
import type { TestRoot } from '../../../renderer/testing';
import { json } from '../../api/testing/fakeService';
import { openPage, pageOf, rowOf } from './testing/pageScreen';

const film = { id: 'a', title: 'A', watchable: 'yes', year: 2020, genres: ['Drama'], description: 'Words.' };
const row = (uuid: string) => rowOf(uuid, [film]);

test('[PAGE-07] a page that was empty before is asked for before it is said again; filled since, it is shown', async () => {
  let components: object[] = [];
  const { asked, headings, navigate, place, root, until } = await openPage({
    signedIn: false,
    answers: {
      '/page/home/components': pageOf(row('new')),
      '/page/other/components': () => json(pageOf(...components)),
    },
  });
  const choose = () => navigate(({ open }) => open('/other'));
  await until(() => headings().length > 0);
  for (const calls of [1, 2]) {
    await choose();
    await until(() => place().path === '/page_not_exists');
    expect(asked().filter((path) => path.includes('other'))).toHaveLength(calls);
    await navigate(({ replace }) => replace('/home'));
  }
  components = [row('filled')];
  await choose();
  await until(() => headings().some(([name]) => name === 'filled'));
  expect(place().path).toBe('/other');
  await root.unmount();
});

test('[PAGE-25] back to a row far down, the head’s art is as dark behind it as it was, from the first frame on', async () => {
  const head = { ...film, images: { jumbotron: '/head.jpg' } };
  const { headings, navigate, root, until } = await openPage({
    signedIn: false,
    answers: {
      '/page/home/components': pageOf(rowOf('head', [head], 'jumbotron'), row('1'), row('2'), row('3')),
    },
  });
  await until(() => headings().length > 0);
  type Host = ReturnType<typeof root.find>;
  const hosts = (node: Host): Host[] => [node, ...node.children.flatMap(hosts)];
  /** Of all that is around the artwork together. */
  const alphaAround = ({ parent }: Host): number => (parent ? parent.now.alpha * alphaAround(parent) : 1);
  const light = () =>
    alphaAround(hosts(root.find('page')).find(({ props }) => props.src?.includes('/head.jpg'))!);
  for (const [row, alpha] of [1, 0, 0, 0].entries()) {
    if (row > 0) await root.press('down');
    await root.wait(600);
    expect(light(), `row ${row}`).toBe(alpha);
    await navigate(({ open }) => open('/asset/a'));
    await navigate(({ back }) => back('/'));
    expect(light(), `back on row ${row}`).toBe(alpha);
    await root.wait(600);
    expect(light(), `and later, row ${row}`).toBe(alpha);
  }
  await root.unmount();
});

test.each([
  'carousel',
  'portrait carousel',
  'large portrait carousel',
  'billboard',
  'expandable portrait carousel',
  'featured asset',
])('a page ends with its last row, %s, and the words beneath it inside the safe area', async (type) => {
  for (const head of ['jumbotron', 'carousel']) {
    const rows = [rowOf('head', [film], head), row('1'), row('2'), rowOf('last', [film], type)];
    const { headings, nodes, root, until } = await openPage({
      signedIn: false,
      answers: { '/page/home/components': pageOf(...rows) },
    });
    await until(() => headings().length > 0);
    await root.press('down', 3);
    await root.wait(600);
    const focused = nodes().find((node) => node.focused)!;
    const inside = (node: SceneNode): SceneNode[] => [node, ...node.children.flatMap(inside)];
    const ends = inside(focused).map(({ rect }) => rect.y + rect.h);
    expect(focused.rect.y, 'it is the last row').toBeGreaterThan(300);
    expect(Math.max(...ends), `below ${head}`).toBeLessThanOrEqual(1080 - 54);
    await root.unmount();
  }
});

test.each([
  'carousel',
  'portrait carousel',
  'large portrait carousel',
  'billboard',
  'expandable portrait carousel',
])('the focus ring of a %s leaves the letters of its row’s title alone', async (type) => {
  const { headings, nodes, root, until } = await openPage({
    signedIn: false,
    answers: { '/page/home/components': pageOf(rowOf('only', [film], type)) },
  });
  await until(() => headings().length > 0);
  await root.wait(600);
  const title = nodes().find(({ role }) => role === 'heading')!.rect;
  const RING = 10;
  expect(nodes().find(({ focused }) => focused)!.rect.y - RING).toBeGreaterThanOrEqual(title.y + title.h);
  await root.unmount();
});

test.each([
  ['jumbotron', 0],
  ['carousel', 54],
])('rows begin on the safe line; a head of type %s at %i', async (type, y) => {
  const { nodes, root, until } = await openPage({
    signedIn: false,
    answers: { '/page/home/components': pageOf(rowOf('head', [film], type), row('1'), row('2')) },
  });
  await until(() => root.query('rows') !== null);
  const rectOf = (wanted: string) => nodes().find(({ id }) => id === wanted)!.rect;
  expect(rectOf('rows').y).toBe(54);
  const head =
    type === 'jumbotron' ? rectOf('jumbotron').y : nodes().find(({ name }) => name === 'head')!.rect.y;
  expect(head).toBe(y);
  // A jumbotron's height, or a carousel's, and one row spacing.
  const next = type === 'jumbotron' ? 547 + 40 : 54 + 333 + 40;
  expect(nodes().find(({ role, name }) => role === 'heading' && name === '1')!.rect.y).toBe(next);
  await root.unmount();
});

test('[PAGE-10] directions are blocked for 200 ms by each fetch that brings rows, and not by rows from the cache', async () => {
  const rows = Array.from({ length: 12 }, (_, index) => row(`row ${index + 1}`));
  const chunkFrom = (skip: number) => ({
    uuid: 'home',
    title: 'Home',
    components: { data: rows.slice(skip, skip + 10), count: 12 },
  });
  const { blockKeys, headings, navigate, root, sent, until } = await openPage({
    signedIn: false,
    answers: {
      '/page/home/components': ({ url }: { url: URL }) =>
        json(chunkFrom(Number(url.searchParams.get('skip')))),
    },
  });
  await until(() => headings().length > 0);
  expect(blockKeys.mock.calls).toEqual([[200]]);
  for (let presses = 0; presses < 9; presses += 1) await root.press('down');
  await until(() => sent.length > 1 && blockKeys.mock.calls.length > 1);
  expect(blockKeys.mock.calls).toEqual([[200], [200]]);
  await navigate(({ open }) => open('/asset/a'));
  await navigate(({ back }) => back('/'));
  await root.wait(600);
  expect(blockKeys).toHaveBeenCalledTimes(2);
  await root.unmount();
});

test('[PAGE-18] cards of 350x197 and 158x236 are 10 apart', async () => {
  const films = Array.from({ length: 30 }, (_, index) => ({ ...film, id: `f${index}` }));
  const { nodes, root, until } = await openPage({
    signedIn: false,
    answers: {
      '/page/home/components': pageOf(
        rowOf('wide', films),
        rowOf('tall', films, 'portrait carousel'),
        rowOf('last', films),
      ),
    },
  });
  await until(() => root.query('row-tall') !== null);
  const rowRect = (uuid: string) => nodes().find(({ id }) => id === `row-${uuid}`)!;
  const cardsOf = (uuid: string) => {
    const within = (node: SceneNode): SceneNode[] => [node, ...node.children.flatMap(within)];
    return within(rowRect(uuid))
      .filter(({ role }) => role === 'listitem')
      .map(({ rect }) => rect)
      .toSorted((a, b) => a.x - b.x);
  };
  await root.press('down');
  await root.wait(600);
  for (const [uuid, w, h] of [
    ['wide', 350, 197],
    ['tall', 158, 236],
  ] as const) {
    const [, second, third] = cardsOf(uuid);
    expect(second, uuid).toMatchObject({ w, h });
    expect(third!.x - (second!.x + second!.w), uuid).toBe(10);
  }
  await root.unmount();
});

test('[PAGE-19] ten whole portraits stand in a row, the last at the content`s right edge', async () => {
  const films = Array.from({ length: 30 }, (_, index) => ({ ...film, id: `f${index}` }));
  const { nodes, root, until } = await openPage({
    signedIn: false,
    answers: { '/page/home/components': pageOf(rowOf('tall', films, 'portrait carousel')) },
  });
  await until(() => root.query('row-tall') !== null);
  const whole = nodes().filter(
    ({ role, rect }) => role === 'listitem' && rect.x >= 0 && rect.x + rect.w <= 1920,
  );
  expect(whole).toHaveLength(10);
  await root.unmount();
});

describe('rows that the service does not send', () => {
  const rows = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => row(`row ${from + index}`));
  const chunk = (data: object[]) => ({ uuid: 'home', title: 'Home', components: { data, count: 12 } });

  /** At the last row of the first chunk, with the second one asked for. */
  async function openLast() {
    let answer: (response: Response) => void = () => {};
    const page = await openPage({
      signedIn: false,
      answers: {
        '/page/home/components': ({ url }: { url: URL }) =>
          url.searchParams.get('skip') === '0'
            ? json(chunk(rows(1, 10)))
            : new Promise<Response>((resolve) => (answer = resolve)),
      },
    });
    const { headings, root, sent, until } = page;
    await until(() => headings().length > 0);
    for (let presses = 0; presses < 9; presses += 1) await root.press('down');
    await until(() => sent.length > 1);
    return { ...page, answer: (response: Response) => root.act(() => answer(response)) };
  }
  const words = (root: TestRoot) => JSON.stringify(root.tree());
  const hasFocus = (nodes: readonly SceneNode[], row: string): boolean => {
    const within = (node: SceneNode): boolean => node.focused || node.children.some(within);
    return nodes.some((node) => node.id === row && within(node));
  };

  test('[PAGE-05] that hang show a row of placeholders below the last one, then say what is awaited', async () => {
    const { root, nodes } = await openLast();
    expect(root.query('awaited-row')).toBeNull();
    await root.wait(400);
    const at = (id: string) => nodes().find((node) => node.id === id)!;
    expect(at('awaited-row').onScreen).toBe(true);
    expect(at('awaited-row').rect.y).toBeGreaterThan(at('row-row 10').rect.y);
    expect(words(root)).not.toContain('Still waiting');
    await root.press('down');
    expect(root.focusedId(), 'it is no end').toBe('awaited-card');
    await root.wait(2000);
    expect(words(root)).toContain('Still waiting for more rows');
    await root.unmount();
  });

  test('[PAGE-05] that arrive late take the place of the placeholders, and the focus of them', async () => {
    const { answer, headings, nodes, root, until } = await openLast();
    await root.wait(400);
    await root.press('down');
    await answer(json(chunk(rows(11, 12))));
    await until(() => nodes().every(({ id }) => id !== 'awaited-row'));
    expect(headings().map(([name]) => name)).toContain('row 11');
    expect(hasFocus(nodes(), 'row-row 11')).toBe(true);
    await root.wait(5000);
    // What the rest brought above the row has faded in.
    await root.wait(500);
    expect(root.clock.pendingCount, 'nothing counts on out of sight').toBe(0);
    await root.unmount();
  });

  test('[PAGE-05] that fail leave no placeholders, with focus on the last row', async () => {
    const { answer, nodes, root, until } = await openLast();
    await root.wait(400);
    await root.press('down');
    await answer(json({}, 500));
    await until(() => nodes().every(({ id }) => id !== 'awaited-row'));
    expect(hasFocus(nodes(), 'row-row 10')).toBe(true);
    await root.unmount();
  });
});
