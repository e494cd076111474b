/** Invariants 1 to 5 of the architecture, counted on the real home page: what a key may cost. */
import { beforeEach, describe, expect, test } from 'vitest';
import { MEASURED, useApp } from '../support/app';
import { pressAndSettle, pressMoving, pressAndExpectOneFocus } from '../support/focus';
import { figuresOf } from '../support/frames';
import { enterAsGuest } from '../support/journeys';
import type { RemoteKey } from '../support/remote';
import type { Tv } from '../support/tv';

const app = useApp(MEASURED);
beforeEach(() => app.reset());

/** Home with its first row of posters in focus, at its third title: inside the window whichever way a key goes. */
async function openRow(): Promise<Tv> {
  const tv = await app.open('/');
  await enterAsGuest(tv);
  await pressAndSettle(tv, 'down');
  await pressAndSettle(tv, 'right', 2);
  return tv;
}

describe('60 keys on home', () => {
  test('inside the window: React commits nothing, no host node comes or goes, one node has focus after each', async () => {
    const tv = await openRow();
    const report = await tv.measure(async () => {
      for (let i = 0; i < 15; i += 1) {
        await pressAndExpectOneFocus(tv, 'right', 2);
        await pressAndExpectOneFocus(tv, 'left', 2);
      }
    });
    const { commits, ...figures } = figuresOf(report);
    expect(figures).toMatchObject({ keys: 60, created: 0, destroyed: 0 });
    // The focus is looked at after each key; where that took longer than the details wait for, they are shown.
    const rests = restsOf(report.keys);
    expect(commits, `of ${rests} rests`).toBeLessThanOrEqual(rests);
    if (rests === 0) expect(report.hostUpdated, 'no props were written').toBe(0);
    expect(movesOf(report.keys), 'every key moved focus').toHaveLength(60);
  });

  test('across windows, once the slots are there: no host node comes or goes, a window is one commit, after the key', async () => {
    const tv = await openRow();
    const legs: [RemoteKey, number][] = [
      ['right', 15],
      ['left', 15],
      ['right', 15],
      ['left', 15],
    ];
    await walk(tv, legs.slice(0, 2));
    const report = await tv.measure(() => walk(tv, legs));
    const figures = figuresOf(report);
    expect(figures).toMatchObject({ keys: 60, created: 0, destroyed: 0 });
    expect(figures.commits, 'the window moved').toBeGreaterThan(0);
    expect(figures.commits, 'and at every third key at most').toBeLessThanOrEqual(20);
    const moved = movesOf(report.keys);
    expect(moved).toHaveLength(60);
    for (const { focus, commit } of moved) {
      if (commit !== null) expect(commit, 'the commit is not in the key’s own task').toBeGreaterThan(focus);
    }
  });

  test('moving down the page and up again recycles rows', async () => {
    const tv = await openRow();
    const legs: [RemoteKey, number][] = [
      ['down', 15],
      ['up', 15],
    ];
    // The first time its rows are still to be loaded.
    await pressMoving(tv, 'down', 15);
    await pressMoving(tv, 'up', 15);
    await tv.idle();
    const figures = figuresOf(await tv.measure(() => walk(tv, [...legs, ...legs])));
    expect(figures.commits, 'the window moved').toBeGreaterThan(0);
    expect(figures).toMatchObject({ keys: 60, created: 0, destroyed: 0 });
  });
});

test('[DEVICE-01] a held key moves at most twenty times a second, and nothing but focus and scroll runs', async () => {
  const tv = await openRow();
  const before = (await app.requests()).filter(isCall).length;
  const report = await tv.measure(() => tv.hold('right', 2_000));
  const moves = movesOf(report.keys).map(({ focus }) => focus);
  expect(moves.length).toBeGreaterThan(5);
  for (const start of moves) {
    expect(moves.filter((at) => at >= start && at < start + 1_000).length).toBeLessThanOrEqual(20);
  }
  expect(figuresOf(report).uploadsInFrame, 'textures in a frame').toBeLessThanOrEqual(1);
  expect((await app.requests()).filter(isCall), 'no calls').toHaveLength(before);
});

test('[DEVICE-01] thirty key events in a second make at most twenty moves', async () => {
  const tv = await openRow();
  const report = await tv.measure(async () => {
    await tv.page.evaluate(async () => {
      for (let i = 0; i < 30; i += 1) {
        const init = { key: 'ArrowRight', keyCode: 39, repeat: i > 0, bubbles: true, cancelable: true };
        window.dispatchEvent(new KeyboardEvent('keydown', init));
        await new Promise((done) => setTimeout(done, 33));
      }
      window.dispatchEvent(new KeyboardEvent('keyup', { key: 'ArrowRight', keyCode: 39, bubbles: true }));
    });
  });
  const moves = movesOf(report.keys);
  expect(moves.length).toBeGreaterThan(3);
  expect(moves.length).toBeLessThanOrEqual(20);
});

type Keys = Awaited<ReturnType<Tv['measure']>>['keys'];

/** The keys that moved focus; a dropped one has no time of focus. */
function movesOf(keys: Keys): Keys {
  return keys.filter(({ focus }) => focus > 0);
}

/** How often focus rested for the time after which a title is described [PAGE-11], the last key's rest among them. */
function restsOf(keys: Keys): number {
  const REST_MS = 500;
  const moves = movesOf(keys);
  return moves.filter(({ focus }, at) => (moves[at + 1]?.focus ?? Infinity) - focus >= REST_MS).length;
}

/** A call of the service's API, not a picture. */
function isCall({ path }: { path: string }): boolean {
  return path.startsWith('/api/');
}

/** Presses in order, and lets what the last key began come to an end. */
async function walk(tv: Tv, legs: readonly [RemoteKey, number][]): Promise<void> {
  for (const [key, times] of legs) {
    await pressAndExpectOneFocus(tv, key, times);
    await tv.idle();
  }
}
