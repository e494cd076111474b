/**
 * A random remote over the real list and title pages, with a service that leaves some titles unanswered: whenever the
 * viewer looks there is something on the screen. `PICTURE_SEEDS=400` looks at 10,000 pictures.
 */
import { useEffect, useState } from 'react';
import { describe, expect, test } from 'vitest';
import { useScene, View } from '../../renderer';
import type { Key } from '../../renderer';
import { STAGE } from '../ui/stage';
import { openFavorites } from '../screens/testing/favoriteScreens';
import type { FavoriteScreens } from '../screens/testing/favoriteScreens';

const SEEDS = Number(process.env['PICTURE_SEEDS'] ?? 3);
const KEYS = 125;
/** A key is followed by a look when its number is a multiple of this. */
const LOOK_EVERY = 5;
/** The longest pause between two keys, ms: shorter and longer than any phase of a change. */
const MOST_MS = 250;

/** How long the code of the player takes here, ms. */
const CODE_MS = 300;

const BAG: readonly Key[] = [
  'down',
  'right',
  'right',
  'left',
  'up',
  'enter',
  'enter',
  'enter',
  'back',
  'back',
];
const IDS = Array.from({ length: 12 }, (_, index) => `t${index}`);
/** These are never answered: their pages stay skeletons. */
const SILENT = ['t1', 't4'];

/** Numbers from 0 to 1, the same for the same seed (Numerical Recipes' generator). */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A screen whose code is fetched first: until then nothing of it is drawn. */
function LateScreen() {
  const { clock } = useScene();
  const [loaded, setLoaded] = useState(false);
  useEffect(() => {
    const timer = clock.setTimeout(() => setLoaded(true), CODE_MS);
    return () => clock.clearTimeout(timer);
  }, [clock]);
  return (
    <View testId="late" focusable>
      {loaded && <View {...STAGE} color={0x204060ff} screen="content" />}
    </View>
  );
}

type Scene = FavoriteScreens['root']['scene'];
type Drawn = Scene['stageNode'];

/** Number of things a viewer sees: letters, pictures and boxes, but not the background, the menu or the ring. */
function seen(scene: Scene): number {
  const count = (node: Drawn, alpha: number): number => {
    const own = alpha * node.now.alpha;
    if (node.hidden || own < 0.01 || node === scene.overlay || node.props.testId === 'menu') return 0;
    const { w, h, color } = node.now;
    const box = node.type === 'view' && (color & 0xff) > 0 && w > 0 && h > 0 && node.props.role !== 'main';
    const text = node.type === 'text' && (node.layout?.lines.join('') ?? '') !== '';
    const here = box || text || (node.type === 'image' && node.props.src != null) ? 1 : 0;
    return node.children.reduce((sum, child) => sum + count(child, own), here);
  };
  return count(scene.stageNode, 1);
}

async function pressAll(seed: number): Promise<{ looks: number; opened: number; empty: string[] }> {
  const next = random(seed);
  const titles = Object.fromEntries(IDS.map((id) => [id, { title: `Title ${id}` }]));
  const silent = SILENT.map((id) => `GET /asset/v2/${id}`);
  const app = await openFavorites({
    path: '/watchlist',
    service: { titles, watchlist: IDS, silent },
    elsewhere: <LateScreen />,
  });
  const { root, at } = app;
  const visited = new Set<string>();
  const empty: string[] = [];
  const trail: string[] = [];
  let looks = 0;
  for (let number = 1; number <= KEYS; number++) {
    const key = BAG[Math.floor(next() * BAG.length)]!;
    trail.push(`${key} at ${at.path}`);
    if (key === 'enter') await root.act(() => root.scene.focus.current?.props.onPress?.());
    else if (key === 'back' && root.focusedId() === 'late') await app.goBack();
    else if (key !== 'back' || at.path !== '/watchlist') await root.press(key);
    await root.wait(Math.floor(next() * MOST_MS));
    visited.add(at.path);
    if (number % LOOK_EVERY !== 0) continue;
    looks++;
    if (seen(root.scene) === 0) empty.push(`seed ${seed}, key ${number}: ${trail.slice(-6).join(', ')}`);
  }
  await root.unmount();
  return { looks, opened: visited.size, empty };
}

describe('[PAGE-12] a random remote', () => {
  let screens = 0;
  test.each(Array.from({ length: SEEDS }, (_, index) => index + 1))(
    '[PAGE-12] finds something on the screen at every fifth key of seed %i',
    async (seed) => {
      const { looks, opened, empty } = await pressAll(seed);
      expect(empty).toEqual([]);
      expect(looks).toBe(KEYS / LOOK_EVERY);
      screens += opened;
    },
    60_000,
  );

  test('[PAGE-12] opens several screens a seed on average: one that signs out at once stays where it is', () => {
    expect(screens / SEEDS).toBeGreaterThan(3);
  });
});
