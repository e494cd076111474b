/** One contestant's turn: mount, 60 keys, keys held, the same in short on a processor six times slower, and all calls counted. */
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { takePicture } from '../../support/picture';
import { pageBytes } from './build';
import { BUILDS, DRAWS_FRAMES, type Contestant } from './contestants';
import { openPage, type Counts } from './drive';
import type { BenchRun } from './figures';
import { heldLegs, SIXTY_KEYS } from './keys';

/** 9.6 s. */
const HELD_LAPS = 4;
const SLOW_RATE = 6;
const SLOW_KEYS = SIXTY_KEYS.slice(0, 24);
const SLOW_HELD_LAPS = 2;
/** Along a row, down eight, along another. */
const COUNTED_KEYS = SIXTY_KEYS.slice(0, 24);

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
  const hold = await second.hold(heldLegs(HELD_LAPS));
  const held = await second.tell();
  await second.close();

  return {
    mount: first.mount,
    bytes: pageBytes(contestant),
    sixty,
    keys: SIXTY_KEYS.length,
    hold,
    counted: DRAWS_FRAMES[contestant] ? await runCounted(browser, url) : null,
    slow: withSlow ? await runSlowed(browser, url) : null,
    heap,
    nodes: after.nodes,
    ends: [after.focus, held.focus],
    counts: difference(before.counts, after.counts),
  };
}

/** Not timed: counting takes longer than many a call. */
async function runCounted(browser: Browser, url: string): Promise<BenchRun['counted']> {
  const driver = await openPage(browser, url, true);
  await driver.goByFrames();
  const { watched } = await driver.press(COUNTED_KEYS);
  await driver.close();
  return { calls: watched.calls, frames: watched.frames.length };
}

/** By the real clock: a slow device drops frames. */
async function runSlowed(browser: Browser, url: string): Promise<BenchRun['slow']> {
  const pressed = await openPage(browser, url);
  await pressed.slowDown(SLOW_RATE);
  const keys = await pressed.press(SLOW_KEYS);
  const afterKeys = await pressed.tell();
  await pressed.close();

  const holding = await openPage(browser, url);
  await holding.slowDown(SLOW_RATE);
  const hold = await holding.hold(heldLegs(SLOW_HELD_LAPS));
  const afterHold = await holding.tell();
  await holding.close();
  return { keys, hold, ends: [afterKeys.focus, afterHold.focus] };
}

function difference(before: Counts | null, after: Counts | null): Counts | null {
  if (before === null || after === null) return null;
  return {
    commits: after.commits - before.commits,
    created: after.created - before.created,
    destroyed: after.destroyed - before.destroyed,
  };
}
