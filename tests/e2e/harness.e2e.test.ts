/** The tests' own tools, on a page that is not the app: what they say must be true before they say it of the app. */
import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { MEASURED, useApp } from '../support/app';
import { holdClock, startClockAt } from '../support/clock';
import { FIXTURE } from '../support/fixture';
import { limitFrameRate } from '../support/frameRate';
import { figuresOf } from '../support/frames';
import { takePicture } from '../support/picture';
import { pixelsOf } from '../support/pixels';
import type { Tv } from '../support/tv';

const app = useApp(MEASURED);
const open = (): Promise<Tv> => app.open(FIXTURE.path, { prepare: FIXTURE.prepare });

test('no key of the remote is lost to the 50 ms in which the app ignores the next', async () => {
  const tv = await open();
  await tv.press('right', 4);
  expect((await tv.focused()).name).toBe('Five');
  await tv.press('left', 3);
  expect((await tv.focused()).path).toEqual(['Fixture', 'Two']);
});

test('the simulated remote repeats a held key', async () => {
  const tv = await open();
  // Some thirty repeats on an idle machine, a few on one that stands still for a second.
  await tv.hold('right', 2_000);
  const { state } = await tv.route();
  expect((state as { repeats: number }).repeats).toBeGreaterThan(2);
});

test('WebGL is there without a GPU', async () => {
  const tv = await open();
  expect((await tv.route()).state).toMatchObject({ webgl: true });
});

test('waiting ends when the thing is there, and otherwise tells what was', async () => {
  const tv = await open();
  await tv.waitFor({ role: 'button', name: 'Four' });
  await expect(tv.waitFor({ role: 'button', name: 'Six' }, 300)).rejects.toThrow(
    /button "Six": not within 300 ms, at \/browser\/fixture[\s\S]*button "One" focused \[96,540 300x80\]/,
  );
  await tv.press('enter');
  await tv.waitForRoute('/browser/chosen');
  await tv.press('right');
  await tv.waitForFocus({ role: 'button', name: /^T/ });
});

test('a held clock moves by what it is told and not by itself', async () => {
  const at = new Date('2026-03-14T20:15:00Z');
  const tv = await app.open(FIXTURE.path, {
    prepare: async (page) => {
      await FIXTURE.prepare(page);
      await startClockAt(page, at);
    },
  });
  const clock = await holdClock(tv.page);
  await tv.page.keyboard.press('Enter');
  await clock.advance(999);
  expect((await tv.route()).path).toBe('/browser/fixture');
  await clock.advance(1);
  expect((await tv.route()).path).toBe('/browser/chosen');
  expect(await tv.page.evaluate(() => Date.now())).toBeLessThan(at.getTime() + 60_000);
});

test('a measured stretch holds the keys pressed in it', async () => {
  const tv = await open();
  await tv.press('right');
  const figures = figuresOf(await tv.measure(() => tv.press('right', 3)));
  expect(figures).toMatchObject({ keys: 3, keyScript: 1, commits: 0 });
});

test('errors of the page are kept', async () => {
  const tv = await open();
  await tv.page.evaluate(() => console.error('seen'));
  await expect.poll(() => tv.errors).toEqual(['seen']);
});

test('a limited page has as many frames as asked for, none that was cancelled, and all after one that throws', async () => {
  const tv = await app.open(FIXTURE.path, {
    prepare: async (page) => {
      await FIXTURE.prepare(page);
      await limitFrameRate(page, 100);
    },
  });
  const seen = await tv.page.evaluate(async () => {
    const ran: string[] = [];
    const first = requestAnimationFrame(() => {
      ran.push('throws');
      cancelAnimationFrame(cancelled);
      throw new Error('of the test');
    });
    const cancelled = requestAnimationFrame(() => ran.push('cancelled'));
    await new Promise<number>((done) => requestAnimationFrame(done));
    const times: number[] = [];
    while (times.length < 5) times.push(await new Promise<number>((done) => requestAnimationFrame(done)));
    return { ran, first, gaps: times.slice(1).map((time, at) => time - times[at]!) };
  });
  expect(seen.ran).toEqual(['throws']);
  expect(seen.first).toBeGreaterThan(0);
  expect(Math.min(...seen.gaps)).toBeGreaterThanOrEqual(100);
  expect(tv.errors.join()).toContain('of the test');
});

test('a quickened page has four of its milliseconds in one of the wall’s: timers, frames and events, not dates', async () => {
  const tv = await app.open(FIXTURE.path, { prepare: FIXTURE.prepare, pace: 4 });
  const seen = await tv.page.evaluate(async () => {
    const from = { page: performance.now(), wall: Date.now() };
    await new Promise((done) => setTimeout(done, 2_000));
    const passed = { page: performance.now() - from.page, wall: Date.now() - from.wall };
    const frame = await new Promise<number>((done) => requestAnimationFrame(done));
    const event = new Event('press').timeStamp;
    return { passed, frameBehind: performance.now() - frame, eventBehind: performance.now() - event };
  });
  expect(seen.passed.page).toBeGreaterThanOrEqual(1_990);
  expect(seen.passed.wall).toBeGreaterThanOrEqual(490);
  expect(seen.passed.page / seen.passed.wall).toBeCloseTo(4, 0);
  // A frame's time is that of its start: not of another clock, which is thousands of milliseconds away.
  expect(Math.abs(seen.frameBehind)).toBeLessThan(1_000);
  expect(Math.abs(seen.eventBehind)).toBeLessThan(1_000);
});

test('a page that draws on demand is as black as its ground, but for pictures', async () => {
  const tv = await app.open(FIXTURE.path, { prepare: FIXTURE.prepare, drawn: false });
  await tv.page.evaluate(() => {
    const gl = document.querySelector('canvas')?.getContext('webgl');
    const paint = (): void => {
      gl?.clearColor(1, 0, 0, 1);
      gl?.clear(gl.COLOR_BUFFER_BIT);
    };
    document.addEventListener('visibilitychange', () => requestAnimationFrame(paint));
    paint();
  });
  const part = { x: 0.05, y: 0.05, w: 0.1, h: 0.1 };
  const undrawn = await takePicture(tv.page, { clip: { x: 48, y: 27, width: 96, height: 54 } });
  const red = await pixelsOf(tv.page, part);
  expect(red.mean).toEqual([255, 0, 0]);
  expect(PNG.sync.read(undrawn).data.subarray(0, 3)).not.toEqual(Buffer.from([255, 0, 0]));
});
