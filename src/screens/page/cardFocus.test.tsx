import { expect, test } from 'vitest';
import type { SceneNode } from '../../../renderer';
import { CONTENT } from '../../ui/stage';
import { openPage, pageOf, rowOf } from './testing/pageScreen';

const films = (row: string) =>
  Array.from({ length: 12 }, (_, at) => ({
    id: `${row}${at}`,
    name: `Film ${row}${at}`,
    watchable: 'yes',
    description: `What happens in ${row}${at}.`,
    images: {},
  }));
const KINDS = [
  'carousel',
  'portrait carousel',
  'large portrait carousel',
  'expandable portrait carousel',
  'billboard',
];

const within = (node: SceneNode): SceneNode[] => [node, ...node.children.flatMap(within)];

async function open(...types: string[]) {
  const page = await openPage({
    signedIn: false,
    answers: {
      '/page/home/components': pageOf(...types.map((type, at) => rowOf(`${at}`, films(`${at}-`), type))),
    },
  });
  const { root } = page;
  await page.until(() => root.query('rows') !== null);
  await root.wait(600);
  const cards = (row: number) =>
    page
      .nodes()
      .filter(({ id }) => id === `row-${row}`)
      .flatMap(within)
      .filter(({ role }) => role === 'listitem');
  const ring = () => root.scene.overlay.children[0]!.now;
  return { ...page, cards, ring };
}

test.each(KINDS)('[PAGE-18] the ring round a card of a %s covers nothing of its neighbours', async (type) => {
  const { root, cards, ring } = await open(type);
  for (const key of ['right', 'right', 'right', 'left'] as const) {
    await root.press(key);
    await root.wait(600);
    const { x, w } = ring();
    const focused = cards(0).find((card) => card.focused)!;
    expect(x).toBeLessThan(focused.rect.x);
    expect(x + w).toBeGreaterThan(focused.rect.x + focused.rect.w);
    for (const { rect, name } of cards(0).filter((card) => !card.focused))
      expect(rect.x >= x + w || rect.x + rect.w <= x, name).toBe(true);
  }
  await root.unmount();
});

test.each(KINDS.flatMap((from) => KINDS.map((to) => [from, to] as const)))(
  'from a %s down into a %s never visited focus takes a card beneath the ring, and back up the one it left',
  async (from, to) => {
    const { root, cards, ring } = await open(from, to, 'carousel');
    await root.press('right');
    await root.wait(600);
    const left = root.scene.focus.current;
    const { x, w } = ring();
    // Of those wholly on the stage: focus does not go where the row is cut.
    const whole = cards(1).filter(({ rect }) => rect.x >= 0 && rect.x + rect.w <= 1920);
    const distance = ({ rect }: SceneNode): number => Math.abs(rect.x + rect.w / 2 - (x + w / 2));
    const nearest = whole.toSorted((a, b) => distance(a) - distance(b))[0]!;
    const aligned = whole.find(({ rect }) => Math.abs(rect.x - (x + 7)) < 1 && rect.x === 152);
    await root.press('down');
    expect(cards(1).find((card) => card.focused)!.name).toBe((aligned ?? nearest).name);
    await root.press('up');
    expect(root.scene.focus.current).toBe(left);
    await root.unmount();
  },
);

test.each(KINDS.flatMap((from) => KINDS.map((to) => [from, to] as const)))(
  'from the end of a %s down into a %s never visited the card that takes focus ends inside the content’s edges',
  async (from, to) => {
    const { root, cards } = await open(from, to, 'carousel');
    for (let moves = 0; moves < 11; moves += 1) {
      await root.press('right');
      await root.wait(300);
    }
    await root.press('down');
    await root.wait(600);
    const { rect } = cards(1).find((card) => card.focused)!;
    expect(rect.x).toBeGreaterThanOrEqual(CONTENT.x);
    expect(rect.x + rect.w).toBeLessThanOrEqual(CONTENT.x + CONTENT.w);
    await root.unmount();
  },
);

test('[PAGE-28] the text of the card that closes fades in 80 ms, inside that card', async () => {
  const { root, nodes, cards } = await open('expandable portrait carousel');
  const text = () => nodes().find(({ name }) => name === 'What happens in 0-0.')!;
  expect(text().onScreen).toBe(true);
  await root.press('right');
  await root.wait(32);
  expect(text().onScreen, 'not cut').toBe(true);
  const { rect } = cards(0).find(({ name }) => name === 'Film 0-0')!;
  expect(rect.w, 'it narrows').toBeLessThan(720);
  await root.wait(64);
  expect(text().onScreen).toBe(false);
  await root.unmount();
});
