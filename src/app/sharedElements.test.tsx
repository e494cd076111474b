/** A title page opens from its card and closes into it, over the real screens in a renderer without a GPU. */
import { expect, test } from 'vitest';
import { openFavorites } from '../screens/testing/favoriteScreens';
import type { FavoriteScreens } from '../screens/testing/favoriteScreens';

const TITLES = {
  t1: { title: 'Night Ferry', images: { thumbnail: '/t1.webp', hero: '/t1-hero.webp' } },
  t2: { title: 'Saffron House', images: { thumbnail: '/t2.webp', hero: '/t2-hero.webp' } },
};

type Node = FavoriteScreens['root']['scene']['stageNode'];

/** The copy that is moved above everything: its source, rounded place and alpha. */
function travelling({ root }: FavoriteScreens) {
  const copy = root.scene.stageNode.children.find((node: Node) => node.leaving && node.type === 'image');
  if (copy === undefined) return null;
  const { x, y, w, h, alpha } = copy.now;
  const [left, top, width, height] = [x, y, w, h].map(Math.round);
  return { src: copy.props.src, rect: [left, top, width, height], alpha };
}

/** Rounded place of the focused card on the stage. */
function cardRect({ root }: FavoriteScreens): number[] {
  const card = root.scene.focus.current!;
  let [x, y] = [0, 0];
  for (let at: Node | null = card; at !== null; at = at.parent) [x, y] = [x + at.now.x, y + at.now.y];
  return [x, y, card.now.w, card.now.h].map(Math.round);
}

async function openCard(): Promise<FavoriteScreens> {
  const app = await openFavorites({
    path: '/watchlist',
    service: { titles: TITLES, watchlist: ['t1', 't2'] },
  });
  await app.root.press('right');
  await app.root.wait(1000);
  app.root.painter.showImages();
  return app;
}

const STAGE = [0, 0, 1920, 1080];

test('[PAGE-12] a title page opens from the art of the pressed card, and Back closes it into that card', async () => {
  const app = await openCard();
  const { root } = app;
  const card = cardRect(app);
  await root.act(() => root.scene.focus.current?.props.onPress?.());
  while (travelling(app) === null) await root.wait(16);
  expect(travelling(app)).toEqual({ src: expect.stringContaining('/t2.webp'), rect: card, alpha: 1 });
  await root.wait(100);
  expect(travelling(app)!.rect[2]).toBeGreaterThan(card[2]!);
  expect(travelling(app)!.alpha, 'its letters are not read enlarged').toBeLessThan(0.05);
  await root.wait(600);
  expect(travelling(app)).toBeNull();

  await app.settle();
  root.painter.showImages();
  await root.press('back');
  while (travelling(app) === null) await root.wait(16);
  expect(travelling(app)).toEqual({ src: expect.stringContaining('/t2-hero.webp'), rect: STAGE, alpha: 0 });
  await root.wait(400);
  const off = travelling(app)!.rect.map((side, index) => Math.abs(side! - card[index]!));
  expect(Math.max(...off), `nearly there: ${off}`).toBeLessThan(20);
  await root.wait(200);
  expect([app.focused(), travelling(app)]).toEqual(['Saffron House', null]);
});
