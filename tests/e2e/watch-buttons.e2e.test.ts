/** The main button of a title, by pointer alone: what it reads for whom, and where a click on it leads. */
import { beforeEach, expect, test } from 'vitest';
import { FILMS, useApp } from '../support/app';
import { goTo } from '../support/journeys';
import { storeSession } from '../support/storedSession';
import { clickOn } from '../support/pointer';
import { textsOnScreen } from '../support/scene';
import { mainButtonOf, waitForAsset } from '../support/assetPage';
import type { Tv } from '../support/tv';
import { leaveByPointer, waitForPlayback } from '../support/watching';

const app = useApp(FILMS);
beforeEach(() => app.reset());

const titleOf = (id: string): string => `/browser/asset/${id}`;

async function openAs(account: 'demo' | 'free', id: string): Promise<Tv> {
  return app.open(titleOf(id), { prepare: await storeSession(app.url, { account, profileChosen: true }) });
}

/** Clicks a button of the title that is shown, and waits until what it plays moves on. @returns the second it is at */
async function watch(
  tv: Tv,
  button: 'asset-watch' | 'asset-trailer',
  path: string,
  seconds = 0.3,
): Promise<number> {
  await clickOn(tv, { id: button });
  await tv.waitForRoute(path);
  return waitForPlayback(tv, seconds);
}

test('[ASSET-16, ASSET-19, ASSET-21, ASSET-22, ASSET-24, ASSET-29, PLAYER-34, PROG-06, DEVICE-05] by pointer alone: a trailer, Watch again, Watch, Continue watching', async () => {
  const tv = await openAs('demo', 'night-ferry');
  expect((await mainButtonOf(tv, 'night-ferry')).name).toBe('Watch again');
  expect((await tv.find({ id: 'asset-trailer' }))?.name).toBe('Play trailer');
  await watch(tv, 'asset-trailer', `${titleOf('night-ferry')}/watch/trailer`);
  await leaveByPointer(tv);
  expect((await mainButtonOf(tv, 'night-ferry')).name, 'a trailer is not watching').toBe('Watch again');
  const again = await watch(tv, 'asset-watch', `${titleOf('night-ferry')}/watch`);
  expect(again, 'from the beginning').toBeLessThan(60);

  await goTo(tv, titleOf('the-salt-road'));
  expect((await mainButtonOf(tv, 'the-salt-road')).name).toBe('Watch');
  // The first second is enough to go on from.
  await watch(tv, 'asset-watch', `${titleOf('the-salt-road')}/watch`, 1.2);
  await leaveByPointer(tv);
  expect((await mainButtonOf(tv, 'the-salt-road')).name, 'begun').toBe('Continue watching');

  await goTo(tv, titleOf('the-long-platform'));
  expect((await mainButtonOf(tv, 'the-long-platform')).name).toBe('Continue watching');
  const further = await watch(tv, 'asset-watch', `${titleOf('the-long-platform')}/watch`);
  expect(further, 'from where it was left').toBeGreaterThan(600);
  // Titles nobody has watched have no bookmark.
  expect(tv.errors.filter((error) => !error.includes('404'))).toEqual([]);
});

test('[ASSET-15, ASSET-30, DEVICE-05] by pointer alone: with every plan too, titles to come and titles out of region have no such button; they are left by another', async () => {
  const tv = await openAs('demo', 'the-lamp-room');
  await waitForAsset(tv);
  expect(await tv.find({ id: 'asset-watch' })).toBeUndefined();
  expect(await tv.find({ id: 'asset-trailer' })).toMatchObject({ name: 'Play trailer' });

  await goTo(tv, titleOf('snooker-masters-semi-final'), { origin: true });
  await tv.waitFor({ id: 'asset-back' });
  await waitForAsset(tv);
  expect(textsOnScreen(await tv.scene())).toContain('Not available in your region');
  for (const id of ['asset-watch', 'asset-trailer']) expect(await tv.find({ id }), id).toBeUndefined();
  await clickOn(tv, { id: 'asset-back' });
  await tv.waitForRoute(titleOf('the-lamp-room'));
});

test('[ASSET-18, ASSET-20, ASSET-25, ASSET-26, DEVICE-05] by pointer alone: a guest is led to sign in, a viewer without the plan to the plans, and both back', async () => {
  const guest = await app.open(titleOf('copper-sky'));
  expect((await mainButtonOf(guest, 'copper-sky')).name).toBe('Sign in to watch');
  await clickOn(guest, { id: 'asset-watch' });
  await guest.waitForRoute('/browser/welcome/code');
  await guest.waitFor({ id: 'code' });
  await guest.page.goBack();
  expect((await mainButtonOf(guest, 'copper-sky')).name).toBe('Sign in to watch');

  const free = await openAs('free', 'copper-sky');
  expect((await mainButtonOf(free, 'copper-sky')).name).toBe('Upgrade to watch');
  await clickOn(free, { id: 'asset-watch' });
  const { state } = await free.waitForRoute('/browser/plans');
  expect(state).toMatchObject({ returnAssetId: 'copper-sky' });
  await clickOn(free, { id: 'buy-plan-premium' });
  await free.waitForRoute('/browser/buy_plan');
  await free.page.goBack();
  await free.waitForRoute('/browser/plans');
  await free.page.goBack();
  expect((await mainButtonOf(free, 'copper-sky')).name).toBe('Upgrade to watch');
});
