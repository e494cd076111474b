/** What a set tells of errors that nothing has caught: once, with the set, the screen and the build, and not in floods. */
import { beforeEach, describe, expect, test } from 'vitest';
import { useApp } from '../support/app';
import { enterAsGuest } from '../support/journeys';
import type { Tv } from '../support/tv';
import { setVisible } from '../support/visibility';

const app = useApp({ telemetry: { reportsUrl: '/api/telemetry/reports', sampling: 1 } });
beforeEach(() => app.reset());

const FRAMES = 60;

interface Told {
  message: string;
  count: number;
  log: string[];
}

/** What has arrived once the app, which is hidden for it, has handed everything over. */
async function reportsOf(tv: Tv, least: number): Promise<Told[]> {
  const received = async () => (await app.telemetryReceived()).reports as unknown as Told[];
  await setVisible(tv, false);
  await expect.poll(async () => (await received()).length, { timeout: 30_000 }).toBeGreaterThanOrEqual(least);
  return received();
}

describe('[ERR-03] an error that nothing has caught', () => {
  test('in a timer or a promise is reported with the set, the screen and the build', async () => {
    const tv = await app.open('/');
    await enterAsGuest(tv);
    await tv.page.evaluate(() => {
      setTimeout(() => {
        throw new TypeError('in a timer');
      });
      void Promise.reject(new Error('in a promise'));
      void Promise.reject(null);
    });
    await expect.poll(() => tv.errors.length).toBeGreaterThanOrEqual(3);
    const about = {
      severity: 'error',
      code: 'unhandled_error',
      version: '1.5.1',
      build: expect.stringMatching(/^(src-)?[\da-f]{12}(-dirty)?$/) as string,
      platform: 'browser',
      engine: expect.stringMatching(/Chrome[ /]\d+/) as string,
      deviceClass: expect.stringMatching(/^(lowest|low|middle|high)$/) as string,
      route: '/browser/home',
      count: 1,
    };
    const told = await reportsOf(tv, 3);
    expect(told).toHaveLength(3);
    expect(told).toContainEqual(expect.objectContaining({ ...about, message: 'TypeError: in a timer' }));
    expect(told).toContainEqual(expect.objectContaining({ ...about, message: 'Error: in a promise' }));
    expect(told).toContainEqual(expect.objectContaining({ ...about, message: 'null', stack: null }));
  });

  test('in every frame is five reports with their count, the log with the first alone, and few requests', async () => {
    const tv = await app.open('/browser/welcome');
    await tv.idle();
    await app.forgetRequests();
    await tv.page.evaluate(
      (most) =>
        new Promise<void>((done) => {
          let times = 0;
          const frame = (): void => {
            times += 1;
            if (times < most) requestAnimationFrame(frame);
            else done();
            throw new Error('in a frame');
          };
          requestAnimationFrame(frame);
        }),
      FRAMES,
    );
    await expect
      .poll(async () => ((await app.telemetryReceived()).reports as unknown as Told[]).length, {
        timeout: 30_000,
      })
      .toBe(5);
    const told = await reportsOf(tv, 5);
    expect(told.map(({ count }) => count)).toEqual([1, 2, 3, 4, FRAMES]);
    expect(told.map(({ log }) => log.length > 0)).toEqual([true, false, false, false, false]);
    const sent = (await app.requests()).filter(({ path }) => path === '/api/telemetry/reports');
    expect(sent.length).toBeLessThanOrEqual(3);
    expect(sent.reduce((bytes, { body }) => bytes + body.length, 0)).toBeLessThan(30_000);
  });

  test('ten thousand of a second, one of them 1 MB long, leave the screen as it is, and no more than 30 reports', async () => {
    const tv = await app.open('/browser/welcome');
    await tv.idle();
    await tv.page.evaluate(() => {
      const fail = (error: unknown): void =>
        void dispatchEvent(new ErrorEvent('error', { error, message: 'x' }));
      fail(new Error('long '.repeat(200_000)));
      fail(Object.freeze(new Error('frozen')));
      for (let i = 0; i < 10_000; i += 1) fail(new Error(`error ${i}`));
    });
    const told = await reportsOf(tv, 30);
    expect(told).toHaveLength(30);
    expect(told[0]!.message).toHaveLength(2000);
    await setVisible(tv, true);
    await tv.press('down');
    await tv.waitForFocus({ role: 'button' });
  });
});
