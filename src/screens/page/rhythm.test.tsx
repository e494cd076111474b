import { expect, test } from 'vitest';
import type { SceneNode } from '../../../renderer';
import { openPage, pageOf, rowOf } from './testing/pageScreen';

const film = (id: string) => ({ id, name: `Film ${id}`, watchable: 'yes', year: 2020, images: {} });
const films = (row: string) => Array.from({ length: 12 }, (_, index) => film(`${row}${index}`));
const rows = (...types: string[]) => pageOf(...types.map((type, at) => rowOf(`${at}`, films(`${at}`), type)));

const within = (node: SceneNode): SceneNode[] => [node, ...node.children.flatMap(within)];

/** What a page without a focused row of its own shows: nothing has scrolled. */
async function open(page: object) {
  const opened = await openPage({ signedIn: false, answers: { '/page/home/components': page } });
  await opened.until(() => opened.headings().length > 0);
  await opened.root.wait(600);
  const { nodes } = opened;
  const heading = (row: string) => nodes().find(({ role, name }) => role === 'heading' && name === row)!.rect;
  const cards = (row: string) => nodes().find(({ id }) => id === `row-${row}`)!.rect;
  const top = (row: string) => cards(row).y;
  return { ...opened, heading, cards, top, bottom: (row: string) => cards(row).y + cards(row).h };
}

/** By type: what is below its cards before the next heading. A caption of 76 includes the margin of 15 below posters. */
const BELOW = [
  ['carousel', 76 + 40],
  ['portrait carousel', 76 + 40],
  ['large portrait carousel', 76 + 40],
  ['expandable portrait carousel', 15 + 40],
  ['billboard', 15 + 40],
] as const;

test.each(BELOW)(
  '[PAGE-18] from the title of a %s to its cards 60, from those to the next title %d',
  async (type, below) => {
    const { root, heading, top, bottom } = await open(rows('carousel', type, 'carousel'));
    await root.press('down');
    await root.wait(600);
    expect(top('1') - heading('1').y).toBe(60);
    expect(heading('2').y - bottom('1')).toBe(below);
    expect(heading('1').y, 'the focused row`s title').toBe(420);
    await root.unmount();
  },
);

test.each(['carousel', 'portrait carousel', 'large portrait carousel'])(
  '[PAGE-18] the caption of a %s ends 76 below its cards and begins at the edge of its poster, with focus too',
  async (type) => {
    const { root, bottom, nodes } = await open(rows(type, 'carousel'));
    const long = nodes().find(({ focused }) => focused)!;
    const captions = long.children.filter(({ role, rect }) => role === 'text' && rect.y > bottom('0'));
    expect(captions.length).toBeGreaterThan(0);
    for (const { rect, name } of captions) {
      expect(rect.x, name).toBe(152);
      expect(rect.y, name).toBeGreaterThanOrEqual(bottom('0') + 15);
      expect(rect.y + rect.h, name).toBeLessThanOrEqual(bottom('0') + 76);
    }
    await root.unmount();
  },
);

test('at the top of a page with a jumbotron the second row`s title and 60 of its posters peek', async () => {
  const { root, heading, top } = await open(rows('jumbotron', 'carousel', 'carousel'));
  expect(heading('1').y).toBe(587);
  expect(heading('2').y).toBe(1080 - 60 - 60);
  expect(1080 - top('2')).toBe(60);
  await root.unmount();
});

test.each(BELOW)(
  'at the top of a page whose first row is a %s the second row`s posters peek',
  async (type) => {
    const { root, heading, top } = await open(rows(type, 'carousel', 'carousel'));
    expect(heading('0').y).toBe(54);
    expect(1080 - top('1')).toBeGreaterThanOrEqual(60);
    await root.unmount();
  },
);

test('a jumbotron`s longest texts and buttons stay between the safe edge and the first title', async () => {
  const words = 'Seldom does anybody wander through so many valleys at once '.repeat(8);
  const head = {
    ...film('h'),
    name: 'A name that is just as long',
    description: words,
    genres: ['Drama'],
    ageRating: 16,
  };
  for (const images of [{}, { logo: '/logo.png' }, { hero: '/hero.png' }]) {
    const { root, nodes, heading } = await open(
      pageOf(rowOf('0', [{ ...head, images }], 'jumbotron'), rowOf('1', films('1')), rowOf('2', films('2'))),
    );
    const jumbotron = nodes().find(({ id }) => id === 'jumbotron')!;
    const said = within(jumbotron).filter(
      ({ role, onScreen }) => onScreen && ['text', 'heading', 'button'].includes(role),
    );
    expect(said.length).toBeGreaterThan(4);
    for (const { rect, name } of said) {
      expect(rect.y, name).toBeGreaterThanOrEqual(54);
      expect(rect.y + rect.h + 20, name).toBeLessThanOrEqual(heading('1').y);
    }
    await root.unmount();
  }
});
