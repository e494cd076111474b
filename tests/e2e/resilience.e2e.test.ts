/** The product while its drawing side is lost, is another one, or was never there. One of everything: drawing.e2e.test.ts */
import type { Page } from 'playwright';
import { beforeEach, expect, test } from 'vitest';
import { MEASURED, useApp } from '../support/app';
import { pressMoving } from '../support/focus';
import { enterAsGuest, goTo } from '../support/journeys';
import { largestDifference, ROUNDING, takePicture } from '../support/picture';
import type { Tv } from '../support/tv';

const app = useApp(MEASURED);
beforeEach(() => app.reset());

/** Takes the context away and gives it back; the app is at rest again when it returns. */
async function loseContext(tv: Tv, waitForIdle = true): Promise<void> {
  await tv.page.evaluate(async () => {
    const canvas = document.querySelector('canvas')!;
    const lost = new Promise((resolve) =>
      canvas.addEventListener('webglcontextlost', resolve, { once: true }),
    );
    const restored = new Promise((resolve) =>
      canvas.addEventListener('webglcontextrestored', resolve, { once: true }),
    );
    const extension = canvas.getContext('webgl')!.getExtension('WEBGL_lose_context')!;
    extension.loseContext();
    await lost;
    await new Promise((resolve) => setTimeout(resolve));
    extension.restoreContext();
    await restored;
  });
  if (waitForIdle) await tv.idle();
}

const video = (page: Page): Promise<{ at: number; paused: boolean; playable: boolean }> =>
  page.evaluate(() => {
    const element = document.querySelector('video')!;
    return { at: element.currentTime, paused: element.paused, playable: element.readyState >= 2 };
  });

test(
  '[DEVICE-02] home loses its context fifty times: the same picture and focus each time, and keys go on',
  { timeout: 115_000 },
  async () => {
    const tv = await app.open('/');
    await enterAsGuest(tv);
    await pressMoving(tv, 'down', 2);
    await pressMoving(tv, 'right', 2);
    await tv.idle();
    const focused = await tv.focused();
    const memory = await tv.memory();
    const picture = await takePicture(tv.page);
    const report = await tv.measure(async () => {
      for (let time = 1; time <= 50; time += 1) {
        await loseContext(tv);
        if (time === 1 || time === 10 || time === 50)
          expect(largestDifference(await takePicture(tv.page), picture), `after ${time}`).toBeLessThanOrEqual(
            ROUNDING,
          );
      }
    });
    expect(await tv.focused()).toEqual(focused);
    expect((await tv.memory()).nodes).toBe(memory.nodes);
    expect((await tv.memory()).textureBytes).toBeLessThanOrEqual(memory.textureBytes);
    expect([report.reactCommits, report.hostCreated, report.hostDestroyed]).toEqual([0, 0, 0]);
    await pressMoving(tv, 'left', 1);
    await pressMoving(tv, 'right', 1);
    await tv.idle();
    expect(largestDifference(await takePicture(tv.page), picture)).toBeLessThanOrEqual(ROUNDING);
    expect(tv.errors).toEqual([]);
  },
);

test('a film plays on while the context is lost and comes back', { timeout: 90_000 }, async () => {
  const tv = await app.open('/browser/welcome');
  await enterAsGuest(tv);
  await goTo(tv, '/browser/asset/kavis-cloud');
  await tv.waitForFocus({ role: 'button', name: /^Watch/ });
  await tv.idle();
  await tv.press('enter');
  await tv.waitForRoute(/\/watch/);
  await tv.page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 1, undefined, {
    timeout: 30_000,
  });
  await tv.page.evaluate(() => {
    const events: string[] = [];
    Object.assign(window, { disturbed: events });
    const element = document.querySelector('video')!;
    for (const name of ['pause', 'emptied', 'seeking', 'error'])
      element.addEventListener(name, () => void events.push(name));
  });
  await tv.waitForFocus({ role: 'video' });
  const before = await video(tv.page);
  for (let time = 1; time <= 3; time += 1) {
    await loseContext(tv, false);
    await expect.poll(async () => (await video(tv.page)).at).toBeGreaterThan(before.at + 0.5 * time);
  }
  expect(await video(tv.page)).toMatchObject({ paused: false, playable: true });
  expect(await tv.page.evaluate(() => (window as unknown as { disturbed: string[] }).disturbed)).toEqual([]);
  await tv.press('up');
  await tv.waitForFocus({ id: 'play-pause' });
  expect(tv.errors).toEqual([]);
});

test('until its first picture a start waits once for the GPU’s process: whether the programs have compiled', async () => {
  const tv = await app.open('/browser/welcome', {
    prepare: async (page) =>
      void (await page.addInitScript(() => {
        const calls: string[] = [];
        Object.assign(window, { glCalls: calls });
        const { prototype } = WebGLRenderingContext;
        const noted = [
          'getParameter',
          'isEnabled',
          'getExtension',
          'getError',
          'getShaderParameter',
          'getProgramParameter',
          'bufferData',
          'drawElements',
        ] as const;
        for (const name of noted) {
          const own = prototype[name] as (...args: unknown[]) => unknown;
          Object.assign(prototype, {
            [name](this: WebGLRenderingContext, ...args: unknown[]) {
              calls.push(name);
              return own.apply(this, args);
            },
          });
        }
      })),
  });
  await tv.idle();
  const calls = await tv.page.evaluate(() => (window as unknown as { glCalls: string[] }).glCalls);
  const drawn = calls.indexOf('drawElements');
  expect(drawn).toBeGreaterThan(0);
  // the frame's own buffers come after the answer
  const before = calls.slice(0, drawn);
  expect(new Set(before.slice(0, before.indexOf('bufferData')))).toEqual(new Set(['getProgramParameter']));
  expect(before.filter((name) => name !== 'bufferData' && name !== 'getProgramParameter')).toEqual([]);
});

test('[DEVICE-02] a set without WebGL: welcome, guest, home and a title by keys on the 2D canvas', async () => {
  const tv = await app.open('/', {
    prepare: async (page) =>
      void (await page.addInitScript(() => {
        const own = HTMLCanvasElement.prototype.getContext as (...args: unknown[]) => unknown;
        HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...args: unknown[]) {
          return String(args[0]).includes('webgl') ? null : own.apply(this, args);
        } as typeof HTMLCanvasElement.prototype.getContext;
      })),
  });
  await enterAsGuest(tv);
  await pressMoving(tv, 'down', 2);
  await pressMoving(tv, 'right', 3);
  await tv.idle();
  const { name } = await tv.focused();
  await tv.press('enter');
  await tv.waitForRoute(/^\/browser\/asset\/[^/]+$/);
  await tv.idle();
  await tv.press('back');
  await tv.waitForFocus({ name });
  expect(tv.errors.filter((error) => !error.includes('Unable to create WebGL context'))).toEqual([]);
  expect(tv.errors).toHaveLength(1);
});
