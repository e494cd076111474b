/**
 * What a page of 500 components and a row of 2,000 titles cost beside home: the same keys on both, turn about, in one
 * browser. Counts are held equal; times are told as ratios. The table is printed by `npm run test:perf`.
 */
import type { Page } from 'playwright';
import { afterAll, expect, test } from 'vitest';
import { MEASURED, useApp } from '../support/app';
import { pressMoving } from '../support/focus';
import { figuresOf, type Figures } from '../support/frames';
import { enterAsGuest, goTo } from '../support/journeys';
import { snapshotOf } from '../support/screenSnapshot';
import type { RemoteKey } from '../support/remote';
import { findAll } from '../support/scene';
import type { Tv } from '../support/tv';
import { BUDGETS } from './budgets';
import { usedHeap } from './page-watch';
import { createPerfTable } from './report';

const app = useApp(MEASURED);
const table = createPerfTable('large-page');
afterAll(() => table.write());

const ROWS = 500;
/** Of the service's pages together, which the large one repeats. */
const ROWS_OF_ALL_PAGES = 91;
/** A row of home with the same rows about it on both pages: at the top of a page windows have no lines above to move to. */
const MIDST = 'Crime after dark';
/** The service's largest chunk. */
const CHUNK = 100;
const ROUNDS = 2;
/** Passes over rows that were all seen before. */
const PASSES = 10;
const LINES_OF_A_PASS = 8;

type Legs = readonly [RemoteKey, number][];

/** All of the page's components are there with its first answer: the way down to them would take a minute. */
async function wholePageAtOnce(page: Page): Promise<void> {
  await page.route('**/api/page/large/components?skip=0&*', async (route) => {
    const url = new URL(route.request().url());
    const chunks = await Promise.all(
      Array.from({ length: ROWS / CHUNK }, async (_, at) => {
        url.searchParams.set('skip', String(at * CHUNK));
        url.searchParams.set('limit', String(CHUNK));
        const answer = await route.fetch({ url: url.href });
        return (await answer.json()) as { components: { data: unknown[]; count: number } };
      }),
    );
    const data = chunks.flatMap(({ components }) => components.data);
    await route.fulfill({ json: { ...chunks[0], components: { data, count: ROWS } } });
  });
}

/** Opens a page and goes down to the row of that name. */
async function openAt(pageId: string, row: string, prepare?: (page: Page) => Promise<void>): Promise<Tv> {
  const tv = await app.open('/', prepare && { prepare });
  await enterAsGuest(tv);
  if (pageId !== 'home') {
    await goTo(tv, `/browser/${pageId}`);
    await tv.waitFor({ role: 'main', name: new RegExp(pageId, 'i') });
    await tv.idle();
  }
  await downTo(tv, row);
  return tv;
}

/** Down to the next row of that name. */
async function downTo(tv: Tv, row: string): Promise<void> {
  const isThere = async (): Promise<boolean> => (await tv.focused()).path?.includes(row) === true;
  do await pressMoving(tv, 'down');
  while (!(await isThere()));
  await tv.idle();
}

/** There and back. `press` is `pressMoving` where rows are still to be loaded. */
async function walk(
  tv: Tv,
  legs: Legs,
  press: (tv: Tv, key: RemoteKey, times: number) => Promise<void> = (to, key, times) => to.press(key, times),
): Promise<Figures> {
  // A page behind another one gets few frames.
  await tv.page.bringToFront();
  const start = snapshotOf(await tv.scene());
  const report = await tv.measure(async () => {
    for (const [key, times] of legs) {
      await press(tv, key, times);
      await tv.idle();
    }
  });
  expect(snapshotOf(await tv.scene()), 'every key moved').toEqual(start);
  return figuresOf(report);
}

/** Walks both, turn about, after one round in which slots are made and pictures come. @returns the rounds' figures */
async function compare(small: Tv, large: Tv, legs: Legs): Promise<{ small: Figures[]; large: Figures[] }> {
  const figures = { small: [] as Figures[], large: [] as Figures[] };
  await walk(small, legs, pressMoving);
  await walk(large, legs, pressMoving);
  for (let round = 0; round < ROUNDS; round += 1) {
    figures.small.push(await walk(small, legs));
    figures.large.push(await walk(large, legs));
  }
  return figures;
}

/** The round that was disturbed least. */
const least = (rounds: readonly Figures[], of: keyof Figures): number =>
  Math.min(...rounds.map((figures) => figures[of]));

function tell(name: string, { small, large }: { small: Figures[]; large: Figures[] }): void {
  for (const [what, of] of [
    ['script in a key event', 'keyScript'],
    ['script in a frame', 'frameScript'],
  ] as const) {
    table.add(`${name}: ${what}`, least(large, of), 'ms');
    table.add(`${name}: the same to home's`, least(large, of) / least(small, of), '');
  }
}

/** What a round comes to once every kind of row has its slots: nothing more than on home, and nothing made or gone. */
function expectEqualCounts({ small, large }: { small: Figures[]; large: Figures[] }): void {
  for (const count of ['keys', 'commits', 'created', 'destroyed', 'uploads'] as const)
    expect(least(large, count), count).toBe(least(small, count));
  for (const count of ['created', 'destroyed', 'uploads'] as const)
    expect(least(large, count), count).toBe(0);
  expect(least(large, 'draws')).toBeLessThanOrEqual(BUDGETS.drawsPerFrame);
}

/** Some 500 keys, and the page at rest after many of them: 103 s on a machine that does nothing else. */
const LONG = { timeout: 300_000 };

test(
  'a page of 500 components: in the midst of it a key does what it does on home, and ten passes leave nothing',
  LONG,
  async () => {
    const small = await openAt('home', MIDST);
    const large = await openAt('large', MIDST, wholePageAtOnce);
    // The rows of all pages come in turn, and then once more.
    await large.press('down', ROWS_OF_ALL_PAGES - 5);
    await downTo(large, MIDST);
    const legs: Legs = [
      ['right', 12],
      ['left', 12],
      ['down', LINES_OF_A_PASS],
      ['up', LINES_OF_A_PASS],
    ];
    const figures = await compare(small, large, legs);
    tell('500 components', figures);
    expectEqualCounts(figures);

    // Each line has the focus at rest once: what is drawn only then is there before it is counted.
    for (const key of ['down', 'up'] as const) {
      for (let line = 0; line < LINES_OF_A_PASS; line += 1) {
        await large.press(key);
        await large.idle();
      }
    }
    const memory = await large.memory();
    const heap = await usedHeap(large.page);
    for (let pass = 0; pass < PASSES; pass += 1) {
      for (const key of ['down', 'up'] as const) await large.press(key, LINES_OF_A_PASS);
    }
    await large.idle();
    const after = await large.memory();
    const grown = (await usedHeap(large.page)) - heap;
    table.add('500 components: heap', heap, 'bytes');
    table.add('500 components: heap after ten passes more', grown, 'bytes');
    table.add('500 components: textures', after.textureBytes, 'bytes');
    expect(after.nodes).toBe(memory.nodes);
    expect(after.textureBytes).toBeLessThanOrEqual(after.budgetBytes);
    expect(after.textures).toBe(memory.textures);
    expect(grown).toBeLessThan(BUDGETS.heapGrowthOfTenPasses);
  },
);

test('a row of 2,000 titles: a key does what it does in a row of 24', async () => {
  const small = await openAt('home', 'New this week');
  const large = await openAt('hostile', 'Two thousand titles');
  const row = (await large.findAll({ id: 'row-hostile-two-thousand' }))[0];
  expect(findAll(row!, { role: 'listitem', onScreen: false }).length, 'a window of it').toBeLessThan(20);
  const figures = await compare(small, large, [
    ['right', 15],
    ['left', 15],
  ]);
  tell('2,000 titles', figures);
  expectEqualCounts(figures);
});
