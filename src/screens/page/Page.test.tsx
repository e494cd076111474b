import { expect, test } from 'vitest';
import type { SceneNode } from '../../../renderer';
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
  const light = () =>
    hosts(root.find('page')).find(({ props }) => props.src?.includes('/head.jpg'))?.parent?.parent?.now.alpha;
  for (const [row, alpha] of [1, 0.22, 0, 0].entries()) {
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
])(
  'rows begin on the safe line, where a wheel brings them to rest; a head of type %s at %i',
  async (type, y) => {
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
    const next = type === 'jumbotron' ? 664 + 55 : 54 + 307 + 55;
    expect(nodes().find(({ role, name }) => role === 'heading' && name === '1')!.rect.y).toBe(next);
    await root.unmount();
  },
);
