/** How soon a page has its pictures: one never seen, and one seen before. Told, not gated, but for what is asked for. */
import { afterAll, expect, test } from 'vitest';
import { MEASURED, useApp } from '../support/app';
import type { FrameReport } from '../support/frames';
import { enterAsGuest, goTo } from '../support/journeys';
import type { Tv } from '../support/tv';
import { createPerfTable } from './report';

const app = useApp(MEASURED);
const table = createPerfTable('art');
afterAll(() => table.write());

/** A poster of a quarter of the stage's resolution has 17 kB, a word drawn by the browser less. */
const PICTURE_BYTES = 12_000;
const PAGES = ['movies', 'shows', 'collections'] as const;

interface Arrival {
  /** Milliseconds from the navigation to the first frame, the first picture and the last one that is on the stage. */
  frame: number;
  first: number;
  all: number;
  pictures: number;
}

async function arriveAt(tv: Tv, pageId: string): Promise<Arrival> {
  let began = 0;
  const { frames } = await tv.measure(async () => {
    began = await tv.page.evaluate(() => performance.now());
    await goTo(tv, `/browser/${pageId}`);
    await tv.waitFor({ id: 'rows' });
    await tv.idle();
  });
  return arrivalOf(frames, began);
}

function arrivalOf(frames: FrameReport['frames'], began: number): Arrival {
  const pictured = frames.filter(({ uploadBytes }) => uploadBytes >= PICTURE_BYTES);
  const since = (frame: { t: number } | undefined): number => (frame ? frame.t - began : 0);
  return {
    frame: since(frames[0]),
    first: since(pictured[0]),
    all: since(pictured.at(-1)),
    pictures: pictured.length,
  };
}

const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

test('pictures of a page never seen, and of the same page seen before, which asks for nothing', async () => {
  const tv = await app.open('/');
  await enterAsGuest(tv);
  const cold: Arrival[] = [];
  const seen: Arrival[] = [];
  for (const page of PAGES) cold.push(await arriveAt(tv, page));
  const asked = (await app.requests()).length;
  for (const page of PAGES) seen.push(await arriveAt(tv, page));
  expect((await app.requests()).length - asked, 'requests of pages seen before').toBe(0);

  const tell = (what: string, arrivals: readonly Arrival[], of: keyof Arrival): void =>
    table.add(what, middle(arrivals.map((arrival) => arrival[of])), of === 'pictures' ? '' : 'ms');
  tell('page never seen: to its first frame', cold, 'frame');
  tell('page never seen: to its first picture', cold, 'first');
  tell('page never seen: to its last picture', cold, 'all');
  tell('page never seen: frames with a picture', cold, 'pictures');
  tell('page seen before: to its first frame', seen, 'frame');
  tell('page seen before: to its last picture', seen, 'all');
  tell('page seen before: frames with a picture', seen, 'pictures');
  // Without new pictures nothing was measured. Many are there from home, which shows three rows of the same titles.
  expect(middle(cold.map(({ pictures }) => pictures))).toBeGreaterThan(1);
  expect(seen.map(({ pictures }) => pictures)).toEqual(PAGES.map(() => 0));
});
