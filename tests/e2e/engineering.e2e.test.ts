/** Engineers' tools on the running app: the key sequence, the figures it shows, and a recording sent and saved. */
import { expect, test } from 'vitest';
import { MEASURED, useApp } from '../support/app';
import { enterAsGuest } from '../support/journeys';
import type { RemoteKey } from '../support/remote';
import type { Tv } from '../support/tv';

const app = useApp(MEASURED);
const HUD_KEYS: readonly RemoteKey[] = ['up', 'up', 'down', 'down', 'left', 'right', 'left', 'right'];
/** Colour keys of a desk's keyboard. */
const YELLOW = 'F3';
const BLUE = 'F4';

async function enter(tv: Tv): Promise<void> {
  for (const key of HUD_KEYS) await tv.press(key);
  await tv.idle();
}

/** Quads and draws of the last frame of a move. */
async function lastFrame(tv: Tv): Promise<{ draws: number; quads: number }> {
  const { frames } = await tv.measure(async () => {
    await tv.press('down');
    await tv.press('up');
    await tv.idle();
  });
  const { draws, quads } = frames.at(-1)!;
  return { draws, quads };
}

test('[SHELL-19] the key sequence shows the figures in one draw call, and hides them again', async () => {
  const tv = await app.open('/');
  await enterAsGuest(tv);
  await enter(tv);
  const shown = await lastFrame(tv);
  await enter(tv);
  const hidden = await lastFrame(tv);
  expect(shown.quads - hidden.quads).toBeGreaterThan(300);
  expect(shown.draws - hidden.draws).toBeLessThanOrEqual(1);
  expect(tv.errors).toEqual([]);
});

test('the figures do not keep the page awake, and are not in the report', async () => {
  const tv = await app.open('/');
  await enterAsGuest(tv);
  await enter(tv);
  const { frames } = await tv.measure(() => tv.page.waitForTimeout(3000));
  expect(frames).toEqual([]);
});

test('blue sends the last minute to the service, which gives it to whoever asks; yellow saves it', async () => {
  const tv = await app.open('/');
  await enterAsGuest(tv);
  await enter(tv);
  const sent = tv.page.waitForResponse((answer) => answer.url().endsWith('/api/traces'));
  await tv.page.keyboard.press(BLUE);
  const { url } = (await (await sent).json()) as { url: string };
  const { traceEvents } = (await (await fetch(url)).json()) as {
    traceEvents: { name: string; ph: string }[];
  };
  expect(traceEvents.filter(({ name }) => name === 'frame').length).toBeGreaterThan(5);
  expect(traceEvents.some(({ name }) => name === 'key down')).toBe(true);
  expect(traceEvents.some(({ ph }) => ph === 'f')).toBe(true);

  const saved = tv.page.waitForEvent('download');
  await tv.page.keyboard.press(YELLOW);
  expect((await saved).suggestedFilename()).toBe('profile.json');
});
