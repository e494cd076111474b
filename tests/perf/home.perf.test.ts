/** What home costs: counts are held to their budgets, times are told. The table is printed by `npm run test:perf`. */
import { afterAll, describe, expect, test } from 'vitest';
import { FIRST_LOAD_BUDGET, inspectBuild } from '../../scripts/bundle';
import { clientFolder } from '../../scripts/client';
import { MEASURED, useApp } from '../support/app';
import { pressMoving, pressAndExpectOneFocus } from '../support/focus';
import { figuresOf } from '../support/frames';
import { enterAsGuest } from '../support/journeys';
import { snapshotOf } from '../support/screenSnapshot';
import type { RemoteKey } from '../support/remote';
import type { Tv } from '../support/tv';
import { BUDGETS } from './budgets';
import { watchPage, readPageWatch, usedHeap } from './page-watch';
import { createPerfTable } from './report';

const app = useApp(MEASURED);
const table = createPerfTable('home');
afterAll(() => table.write());

/** Home with its first row of posters in focus, at its third title: every direction leads on from there. */
async function openHome(): Promise<Tv> {
  const tv = await app.open('/', { prepare: watchPage });
  await enterAsGuest(tv);
  await pressMoving(tv, 'down');
  await pressMoving(tv, 'right', 2);
  await tv.idle();
  return tv;
}

/** Presses in order; after every key one node is focused, no more and no less. */
async function walk(tv: Tv, ...legs: [RemoteKey, number][]): Promise<void> {
  for (const [key, times] of legs) await pressAndExpectOneFocus(tv, key, times);
}

/** Walks, and lets what each leg began come to an end. `press` is `pressMoving` where rows are still to be loaded. */
async function settledWalk(
  tv: Tv,
  legs: readonly [RemoteKey, number][],
  press: typeof pressAndExpectOneFocus = pressAndExpectOneFocus,
): Promise<void> {
  for (const [key, times] of legs) {
    await press(tv, key, times);
    await tv.idle();
  }
}

test('the first load is within its budget', () => {
  const { firstLoad } = inspectBuild('staging', clientFolder('staging'));
  table.add('script before the first screen, gz', firstLoad, 'bytes');
  expect(firstLoad).toBeLessThan(FIRST_LOAD_BUDGET);
});

test('the first screen that can be used', async () => {
  const tv = await app.open('/', { prepare: watchPage });
  await tv.waitForRoute('/browser/welcome');
  await tv.idle();
  const { firstFocus } = await readPageWatch(tv.page);
  table.add('time to the first focusable screen', firstFocus, 'ms');
  expect(firstFocus).toBeGreaterThan(0);
});

describe('60 keys on home', () => {
  test('inside the window: no commit of React, no host node made or destroyed', async () => {
    const tv = await openHome();
    const figures = figuresOf(
      await tv.measure(async () => {
        for (let i = 0; i < 15; i += 1) await walk(tv, ['right', 2], ['left', 2]);
      }),
    );
    table.add('inside the window: script in a key event', figures.keyScript, 'ms');
    table.add('inside the window: the same, 95 % below', figures.keyScriptP95, 'ms');
    table.add('inside the window: key to frame', figures.keyToFrame, 'ms');
    expect(figures).toMatchObject({ keys: 60, commits: 0, created: 0, destroyed: 0 });
  });

  test('across windows: slots are recycled, draws and uploads keep to their budgets', async () => {
    const tv = await openHome();
    const round: [RemoteKey, number][] = [
      ['right', 15],
      ['left', 15],
      ['down', 15],
      ['up', 15],
    ];
    // The first round makes the slots and loads the pictures; the second must find both.
    const start = snapshotOf(await tv.scene());
    const first = figuresOf(await tv.measure(() => settledWalk(tv, round, pressMoving)));
    expect(snapshotOf(await tv.scene())).toEqual(start);
    const figures = figuresOf(await tv.measure(() => settledWalk(tv, round)));
    expect(snapshotOf(await tv.scene()), 'every key of the round moved').toEqual(start);
    const memory = await tv.memory();
    table.add('first time across windows: uploads a key', first.uploads / Math.max(1, first.keys), '');
    table.add('first time across windows: bytes uploaded', first.uploadBytes, 'bytes');
    table.add('across windows: script in a key event', figures.keyScript, 'ms');
    table.add('across windows: script in a frame', figures.frameScript, 'ms');
    table.add('across windows: commits of 60 keys', figures.commits, '');
    table.add('across windows: draws in a frame', figures.draws, '');
    table.add('across windows: uploads a key', figures.uploads / Math.max(1, figures.keys), '');
    table.add('home: textures', memory.textureBytes, 'bytes');
    table.add('home: nodes', memory.nodes, '');
    table.add('home: heap', await usedHeap(tv.page), 'bytes');

    expect(figures).toMatchObject({ keys: 60, created: 0, destroyed: 0 });
    expect(figures.commits, 'the windows moved').toBeGreaterThan(4);
    expect(figures.commits).toBeLessThanOrEqual(BUDGETS.commitsPer60Keys);
    expect(figures.draws).toBeLessThanOrEqual(BUDGETS.drawsPerFrame);
    expect(first.uploads / first.keys).toBeLessThanOrEqual(BUDGETS.uploadsPerKeyFirstTime);
    expect(figures.uploads / figures.keys).toBeLessThanOrEqual(BUDGETS.uploadsPerKey);
    expect(memory.textureBytes).toBeLessThanOrEqual(BUDGETS.textureBytes);
    expect(memory.nodes).toBeLessThanOrEqual(BUDGETS.nodes);
  });

  test('held: one texture a frame, and the GPU is never waited for', async () => {
    const tv = await openHome();
    const figures = figuresOf(await tv.measure(() => tv.hold('right', 2_000)));
    const { getErrorCalls } = await readPageWatch(tv.page);
    table.add('held 2 s: most uploads in a frame', figures.uploadsInFrame, '');
    expect(figures.keys).toBeGreaterThan(5);
    expect(figures.uploadsInFrame).toBeLessThanOrEqual(BUDGETS.uploadsPerFrameHeld);
    expect(getErrorCalls).toBe(BUDGETS.getErrorCalls);
  });
});
