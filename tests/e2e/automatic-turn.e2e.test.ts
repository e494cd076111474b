/** A jumbotron that turns by itself, on home of the real service. Elsewhere in tests the deployment wants none. */
import type { Page } from 'playwright';
import { beforeEach, expect, test } from 'vitest';
import { FILMS, useApp } from '../support/app';
import { expectOneFocus } from '../support/focus';
import { enterAsGuest } from '../support/journeys';
import { stays } from '../support/stays';
import type { Tv } from '../support/tv';

const app = useApp(FILMS);
beforeEach(() => app.reset());

const TURN_SECONDS = 2;

/** The deployment's own time to a turn; trailers, for whose end a turn waits, cannot be had. */
const turnsAfter =
  (jumbotronTurnSeconds: number) =>
  async (page: Page): Promise<void> => {
    await page.route('**/config.json', async (route) => {
      const response = await route.fetch();
      const config = (await response.json()) as object;
      await route.fulfill({ response, json: { ...config, jumbotronTurnSeconds } });
    });
    await page.route('**/playback?*', (route) => route.fulfill({ status: 404 }));
  };

/** The title that the jumbotron shows. */
const shown = async (tv: Tv): Promise<string> => (await tv.waitFor({ id: 'jumbotron' })).name;

test('[PAGE-01] at rest on its button a jumbotron shows one title after the other, and none below it', async () => {
  const tv = await app.open('/', { prepare: turnsAfter(TURN_SECONDS) });
  await enterAsGuest(tv);
  const first = await shown(tv);
  const { id } = await tv.focused();
  await expect.poll(() => shown(tv), { timeout: 20_000 }).not.toBe(first);
  const second = await shown(tv);
  await expect.poll(() => shown(tv), { timeout: 20_000 }).not.toBe(second);
  expect((await tv.focused()).id).toBe(id);
  await expectOneFocus(tv, 'two turns');
  await tv.idle();

  await tv.press('down');
  const left = await shown(tv);
  expect(await stays(2 * TURN_SECONDS * 1000, () => shown(tv)), 'focus is on a row').toBe(left);
  await tv.press('up');
  await expect.poll(() => shown(tv), { timeout: 20_000 }).not.toBe(left);
  expect(tv.errors.filter((error) => !error.includes('404'))).toEqual([]);
});

test('[PAGE-01] with reduced motion it turns by hand alone', async () => {
  const tv = await app.open('/', { prepare: turnsAfter(TURN_SECONDS), reducedMotion: true });
  await enterAsGuest(tv);
  const first = await shown(tv);
  expect(await stays(2 * TURN_SECONDS * 1000, () => shown(tv))).toBe(first);
});

test('[PAGE-01] while the dot of 8 s fills, nothing is committed, and about two frames a second are drawn', async () => {
  const tv = await app.open('/', { prepare: turnsAfter(8) });
  await enterAsGuest(tv);
  await tv.press('right');
  await tv.idle();
  const first = await shown(tv);
  const { frames, reactCommits, hostCreated } = await tv.measure(async () => {
    expect(await stays(3_000, () => shown(tv))).toBe(first);
  });
  expect({ reactCommits, hostCreated }).toEqual({ reactCommits: 0, hostCreated: 0 });
  expect(frames.length).toBeGreaterThan(2);
  expect(frames.length).toBeLessThanOrEqual(8);
});
