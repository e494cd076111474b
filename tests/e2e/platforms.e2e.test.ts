/**
 * The product on each of its seven platforms: in Chromium with the set's agent, globals and key codes and no others, from the
 * entry page to a playing film. No real set was at hand; what a run saw is written to test-results/platforms.md.
 */
import { readFileSync } from 'node:fs';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { parseSteps } from '../../scripts/profile/steps';
import { useApp } from '../support/app';
import { waitForAsset } from '../support/assetPage';
import { expectOneFocus, pressMoving } from '../support/focus';
import { enterAsGuest, walkTo } from '../support/journeys';
import type { HeldKey } from '../support/remote';
import { callsOf, codeOf, hidePointer, onSet, SETS, withRemote } from '../support/sets';
import type { SetTv, SetUnderTest } from '../support/sets';
import { createSetTable } from '../support/setTable';
import type { Tv } from '../support/tv';
import { leaveByKeys, waitForPlayback } from '../support/watching';

const app = useApp();
beforeEach(() => app.reset());
const table = createSetTable(SETS.map(({ id }) => id));
afterAll(() => table.write());

const SESSION = parseSteps(readFileSync(new URL('../../scripts/profile/home.txt', import.meta.url), 'utf8'));
/** The keys of the session by the names that its events have. */
const ARROWS: Readonly<Record<string, HeldKey>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};
/** Open to guests, and with subtitles from its first seconds. */
const FILM = 'kavis-cloud';

const open = async (set: SetUnderTest, path: string): Promise<SetTv> =>
  withRemote(await app.open(path, { prepare: (page) => set.install(page) }), set);

/** Started at a title as the maker does it. */
async function launch(set: SetUnderTest, path: string): Promise<SetTv> {
  if (set.wrapsLaunch === undefined)
    return open(
      set,
      set.isHosted === true ? `/${set.id}/?path=${encodeURIComponent(path)}` : `/${set.id}${path}`,
    );
  const asked = set.wrapsLaunch(path);
  return withRemote(await app.open(`/${set.id}/`, { prepare: (page) => set.install(page, asked) }), set);
}

/** What `npm run profile` does on home, by the set's codes. */
async function scriptedSession(tv: Tv): Promise<void> {
  for (const step of SESSION) {
    if (step.kind === 'idle') await tv.idle();
    else if (step.kind === 'wait') await tv.page.waitForTimeout(step.ms);
    else {
      const key = ARROWS[step.key];
      if (key === undefined) throw new Error(`${step.key} is on no remote`);
      if (step.kind === 'press') await tv.press(key, step.times);
      else await tv.hold(key, step.ms);
    }
  }
  await expectOneFocus(tv, 'the session');
}

const exitsOf = async (tv: Tv): Promise<number> =>
  (await callsOf(tv)).filter((call) => call === 'exit').length;

describe.each(SETS)('$id', (set) => {
  test('[SHELL-01, SHELL-02, SHELL-03, DEVICE-02, DEVICE-12, ROUTE-35, ROUTE-36] is known, and its own keys lead through home and out', async () => {
    const tv = await open(set, '/');
    await tv.waitForRoute(`/${set.id}/welcome`);
    expect((await tv.version()).platform).toBe(set.id);
    table.saw(set.id, 'detection', 'by globals and agent');

    await enterAsGuest(tv);
    await pressMoving(tv, 'down');
    await tv.idle();
    await scriptedSession(tv);
    await tv.idle();

    await onSet(tv, 'setNetwork', false);
    await tv.waitFor({ id: 'offline-banner' });
    await onSet(tv, 'setNetwork', true);
    await tv.waitForGone({ id: 'offline-banner' });
    table.saw(set.id, 'network', 'lost and back by its own API');

    table.saw(set.id, 'pointer', await lookAtPointer(tv, set));

    await askToExit(tv);
    await tv.press('back');
    await tv.waitForGone({ id: 'exit-dialog' });
    expect(await exitsOf(tv), 'back closes the dialog and does not exit').toBe(0);
    await askToExit(tv);
    table.saw(set.id, 'back on the entry page', 'asks; back again closes');
    await walkTo(tv, { id: 'exit-yes' }, ['left', 'right']);
    await tv.press('enter');
    await expect.poll(() => exitsOf(tv)).toBeGreaterThan(0);
    expect(await exitsOf(tv), 'the set is asked once').toBe(1);
    table.saw(set.id, 'exit', 'the set’s own, once');
    // Five seconds of the page without a network are reported, and a busy machine may need as long to look.
    expect(tv.errors.filter((error) => !error.includes('no_internet_connection'))).toEqual([]);
  });

  test('[SHELL-01, SHELL-14, SHELL-28, ROUTE-37, PLAYER-07] launched at a title its film plays by its own keys, with its id, captions and voice', async () => {
    const tv = await launch(set, `/asset/${FILM}`);
    await tv.waitForRoute(`/${set.id}/asset/${FILM}`);
    await waitForAsset(tv);
    await onSet(tv, 'setCaptions', true);
    await tv.press('enter');
    await tv.waitForRoute(`/${set.id}/asset/${FILM}/watch`);
    await waitForPlayback(tv, 0.3);
    const by = set.isHosted
      ? 'the query of its URL'
      : set.wrapsLaunch === undefined
        ? 'its URL'
        : 'launch parameters';
    table.saw(set.id, 'launch', `at a title by ${by}`);

    if (set.hasCaptions) {
      await tv.waitFor({ role: 'text', within: { id: 'subtitles' } });
      table.saw(set.id, 'captions', 'follow its menu');
    } else {
      expect(await tv.find({ id: 'subtitles' })).toBeUndefined();
    }

    const kept = await tv.page.evaluate(() => localStorage.getItem('deviceId'));
    const sent = (await app.requests()).flatMap(({ body }) => /"deviceId":"([^"]*)"/.exec(body)?.[1] ?? []);
    expect(new Set(sent)).toEqual(new Set([set.deviceId ?? kept]));
    expect(kept).toMatch(/^[\w-]{16,}$/);
    table.saw(set.id, 'id', set.deviceId === null ? 'random, kept and sent' : 'its own, kept and sent');

    await tv.press('playPause');
    await expect.poll(() => isPaused(tv)).toBe(true);
    await leaveByKeys(tv);
    await waitForAsset(tv);
    table.saw(set.id, 'keys', keysUsed(set));

    await onSet(tv, 'setVoiceGuide', true);
    if (set.speaks === true) {
      await tv.press('down');
      await expect.poll(async () => (await callsOf(tv)).join()).toMatch(/speak \w/);
    }
    if (set.remote.exit !== undefined) {
      await tv.press('exit');
      await expect.poll(() => exitsOf(tv)).toBe(1);
    }
    expect(tv.errors).toEqual([]);
  });
});

const isPaused = (tv: Tv): Promise<boolean | undefined> =>
  tv.page.evaluate(() => document.querySelector('video')?.paused);

/** The numbers that led there; the events had no names. */
const keysUsed = (set: SetUnderTest): string =>
  ['up', 'down', 'left', 'right', 'enter', 'back', 'playPause'].map((key) => codeOf(set, key)).join(' ');

/** Back, up to the first row and on to the question. */
async function askToExit(tv: Tv): Promise<void> {
  for (let presses = 0; presses < 4; presses += 1) {
    await tv.press('back');
    await tv.idle();
    if (await tv.find({ id: 'exit-dialog' })) return;
  }
  throw new Error('back does not lead to the question');
}

/** A movement shows it, and a key hides it; of a set without one the page knows nothing. */
async function lookAtPointer(tv: Tv, { hasPointer }: SetUnderTest): Promise<string> {
  const cursor = (): Promise<string> =>
    tv.page.evaluate(([x, y]) => getComputedStyle(document.elementFromPoint(x, y) ?? document.body).cursor, [
      210, 300,
    ] as const);
  await tv.page.mouse.move(200, 300);
  await tv.page.mouse.move(210, 300);
  if (!hasPointer) {
    expect(await cursor()).toBe('auto');
    return 'none';
  }
  await expect.poll(cursor).toBe('default');
  await tv.press('right');
  await expect.poll(cursor).toBe('none');
  await tv.page.mouse.move(220, 300);
  await expect.poll(cursor).toBe('default');
  if (!(await hidePointer(tv))) return 'shown by a movement, hidden by a key';
  await expect.poll(cursor).toBe('none');
  return 'shown by a movement, hidden by a key and by the set';
}
