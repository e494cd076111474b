/** The moments of a stretch by the real clock: they do not drift, and a late one puts off what comes after it. */
import type { Page } from 'playwright';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { realTimeline } from './timeline';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const page = {
  waitForTimeout: (ms: number) => new Promise((done) => setTimeout(done, ms)),
} as unknown as Page;

/** When the moments came, if what is done at each takes so long. */
async function cameAt(moments: readonly number[], takes: readonly number[]): Promise<number[]> {
  const timeline = realTimeline(page);
  const begin = performance.now();
  const came: number[] = [];
  const run = async (): Promise<void> => {
    await timeline.begin(moments);
    for (const ms of takes) {
      came.push(performance.now() - begin);
      await page.waitForTimeout(ms);
      await timeline.next();
    }
    came.push(performance.now() - begin);
  };
  const ran = run();
  await vi.runAllTimersAsync();
  await ran;
  return came;
}

test.each([
  ['quick work', [0, 300, 600, 900], [10, 0, 290], [0, 300, 600, 900]],
  ['work longer than the pause', [0, 300, 600, 900], [450, 0, 0], [0, 450, 725, 1025]],
])('%s', async (_name, moments, takes, expected) => {
  expect(await cameAt(moments, takes)).toEqual(expected);
});
