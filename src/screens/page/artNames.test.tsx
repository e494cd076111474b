import { expect, it } from 'vitest';
import type { SceneNode } from '../../../renderer';
import { openPage, pageOf, rowOf } from './testing/pageScreen';

type Screen = Awaited<ReturnType<typeof openPage>>['root'];
type Host = ReturnType<Screen['find']>;

const NAME = 'سٹیشن';
const lettered = {
  id: 'first',
  title: 'First',
  images: { thumbnail: '/t', portrait: '/p', billboard: '/b' },
};

/** Whether a card's name can be read: as a text on or below its art, opaque all the way up. */
function reads(root: Screen, name: string): boolean {
  const opaque = (node: Host | null): boolean =>
    node === null || (node.now.alpha > 0 && node.props.visible !== false && opaque(node.parent));
  const texts = [...root.drawn].filter(
    ({ type, layout }) => type === 'text' && layout?.lines.join(' ') === name,
  );
  return texts.some((node) => opaque(node));
}

/** A row of a card that has focus, and one that has not. */
async function openRow(type: string, change: object) {
  const other = { id: 'other', title: NAME, ...change };
  const screen = await openPage({
    signedIn: false,
    answers: { '/page/home/components': pageOf(rowOf('row', [lettered, other], type)) },
  });
  await screen.until(() => screen.headings().length > 0);
  await screen.root.wait(600);
  return screen;
}

const TYPES = [
  'carousel',
  'portrait carousel',
  'large portrait carousel',
  'billboard',
  'expandable portrait carousel',
] as const;
const IMAGES = { thumbnail: '/t', portrait: '/p', billboard: '/b', child: '/c' };

it.each(
  TYPES.flatMap(
    (type) =>
      [
        [
          type,
          'the service says that it is textless',
          { images: IMAGES, textlessImages: Object.keys(IMAGES) },
        ],
        [type, 'it is one made to be written on', { images: { hero: '/h' } }],
        [type, 'it is the jumbotron`s', { images: { jumbotron: '/j' } }],
        [type, 'it is an episode`s still', { type: 'episode', images: { thumbnail: '/t' } }],
      ] as const,
  ),
)(
  '[PAGE-18] a card of a %s has its name without focus where its art does not carry it: %s',
  async (type, _, change) => {
    const { root } = await openRow(type, change);
    expect(reads(root, NAME)).toBe(true);
    await root.press('right');
    await root.wait(600);
    expect(reads(root, NAME), 'and with it').toBe(true);
    await root.unmount();
  },
);

it.each(TYPES)('a card of a %s whose art carries its name has none beside it without focus', async (type) => {
  const { root } = await openRow(type, { images: IMAGES, textlessImages: ['hero', 'jumbotron'] });
  expect(reads(root, NAME)).toBe(false);
  await root.unmount();
});

it('a card without an image has its name on the placeholder alone', async () => {
  const { nodes, root } = await openRow('carousel', { images: {} });
  expect(reads(root, NAME)).toBe(false);
  const pictures = (node: Host): string[] => [
    ...(node.type === 'image' && node.props.title ? [node.props.title] : []),
    ...node.children.flatMap(pictures),
  ];
  expect(pictures(root.find('page'))).toContain(NAME);
  expect(nodes().map((node: SceneNode) => node.name)).toContain(NAME);
  await root.unmount();
});

it('a row of cards with and without lettering is recycled: a window that moves makes no node', async () => {
  const cards = Array.from({ length: 40 }, (_, index) => ({
    id: `c${index}`,
    title: `Title ${index}`,
    images: index % 2 === 0 ? IMAGES : { hero: '/h' },
  }));
  const { headings, root, until } = await openPage({
    signedIn: false,
    answers: { '/page/home/components': pageOf(rowOf('row', cards, 'carousel')) },
  });
  await until(() => headings().length > 0);
  await root.press('right', 12);
  await root.wait(600);
  const { hostCreated } = root.scene.counters;
  await root.press('right', 8);
  await root.wait(600);
  expect(root.scene.counters.hostCreated).toBe(hostCreated);
  await root.unmount();
});

it.each(TYPES)(
  '[PAGE-12] the art of a card of a %s grows into its page only where it carries no name',
  async (type) => {
    const { root } = await openRow(type, { images: IMAGES, textlessImages: Object.keys(IMAGES) });
    const lettering = (id: string) =>
      [...root.drawn].flatMap(({ props }) => (props.sharedElement === `art:${id}` ? [props.lettering] : []));
    expect([lettering('first'), lettering('other')]).toEqual([[true], [false]]);
    await root.unmount();
  },
);
