/** One contestant's turn: mount, 60 keys, the hold, and the same in short on a processor six times slower. */
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { takePicture } from '../../support/picture';
import { pageBytes } from './build';
import { BUILDS, DRAWS_FRAMES, type Contestant } from './contestants';
import { openPage, SIXTY_KEYS, type Counts } from './drive';
import type { BenchRun } from './figures';

const HOLD_MS = 10_000;
const SLOW_RATE = 6;
const SLOW_KEYS = SIXTY_KEYS.slice(0, 24);
const SLOW_HOLD_MS = 5_000;

export async function runContestant(
  browser: Browser,
  contestant: Contestant,
  url: string,
  withSlow: boolean,
): Promise<BenchRun> {
  const first = await openPage(browser, url);
  if (DRAWS_FRAMES[contestant]) await first.goByFrames();
  const before = await first.tell();
  const sixty = await first.press(SIXTY_KEYS);
  const after = await first.tell();
  const heap = await first.heap();
  await takePicture(first.page, { path: join(BUILDS, `${contestant}.png`) });
  await first.close();

  const second = await openPage(browser, url);
  if (DRAWS_FRAMES[contestant]) await second.goByFrames();
  const hold = await second.hold('right', HOLD_MS);
  const held = await second.tell();
  await second.close();

  return {
    mount: first.mount,
    bytes: pageBytes(contestant),
    sixty,
    keys: SIXTY_KEYS.length,
    hold,
    slow: withSlow ? await runSlowed(browser, url) : null,
    heap,
    nodes: after.nodes,
    ends: [after.focus, held.focus],
    counts: difference(before.counts, after.counts),
  };
}

/** By the real clock: a slow device drops frames. */
async function runSlowed(browser: Browser, url: string): Promise<NonNullable<BenchRun['slow']>> {
  const driver = await openPage(browser, url);
  await driver.slowDown(SLOW_RATE);
  const keys = await driver.press(SLOW_KEYS);
  const hold = await driver.hold('right', SLOW_HOLD_MS);
  await driver.close();
  return { keys, hold };
}

function difference(before: Counts | null, after: Counts | null): Counts | null {
  if (before === null || after === null) return null;
  return {
    commits: after.commits - before.commits,
    created: after.created - before.created,
    destroyed: after.destroyed - before.destroyed,
  };
}
