/** The settings by keys and by pointer: the menu and its views, a subscription that is cancelled, an account without a plan. */
import { beforeEach, expect, test } from 'vitest';
import { useApp } from '../support/app';
import { expectOneFocus, pressAndSettle } from '../support/focus';
import { enterAsGuest, goTo, walkTo } from '../support/journeys';
import { storeSession } from '../support/storedSession';
import { clickOn } from '../support/pointer';
import type { Tv } from '../support/tv';

const app = useApp();
beforeEach(() => app.reset());

const HOME = '/browser/home';

/** Home of the account with a plan, and from there the settings by the side menu. */
async function openSettings(): Promise<Tv> {
  const tv = await app.open('/', {
    prepare: await storeSession(app.url, { account: 'demo', profileChosen: true }),
  });
  await tv.waitForRoute(HOME);
  await tv.idle();
  await walkTo(tv, { id: 'menu-home' }, ['left']);
  await walkTo(tv, { id: 'menu-settings' }, ['down']);
  await tv.press('enter');
  await tv.waitForRoute('/browser/settings');
  await tv.waitForFocus({ id: 'settings-account' });
  return tv;
}

/** How often the app asked, by method and path below /api. */
async function asked(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { method, path } of await app.requests()) {
    const call = `${method} ${path.replace('/api', '').split('?')[0]}`;
    counts[call] = (counts[call] ?? 0) + 1;
  }
  return counts;
}

test('[SUB-01, SUB-04, SUB-10, SUB-11, SUB-12, SUB-13, SUB-18, ROUTE-17] by keys: views, a cancellation that fails and one that does not, home', async () => {
  const tv = await openSettings();
  await tv.waitFor({ name: 'Plan: Premium' });
  await tv.waitFor({ name: 'Price: 299.00 INR a month' });
  await tv.waitFor({ name: /^Next payment: .*\d{4}$/ });
  await tv.waitFor({ name: 'Payment method: Visa •••• •••• •••• 4242' });
  await tv.waitFor({ name: 'Signed in as: demo@proscenium.tv' });
  await tv.idle();
  await expectOneFocus(tv, 'settings');

  await tv.press('down', 2);
  await tv.waitFor({ id: 'settings-view-contact' });
  await tv.waitForRoute('/browser/settings/contact');
  await tv.waitFor({ name: 'Help desk: help.proscenium.example' });
  await pressAndSettle(tv, 'up');
  await tv.waitFor({ name: 'Platform: browser' });
  await tv.waitForRoute('/browser/settings/device');
  await tv.press('up');
  await tv.press('right');
  await tv.waitForFocus({ id: 'subscription-change' });
  expect(await asked()).toMatchObject({
    'GET /payments/subscription': 1,
    'GET /payments/card': 1,
    'GET /users/settings': 1,
    'GET /users/provider': 1,
    'GET /user/current': 1,
  });

  await app.fault({ match: 'DELETE /api/payments/subscription', status: 500 });
  await pressAndSettle(tv, 'right');
  await pressAndSettle(tv, 'enter');
  await tv.waitForFocus({ id: 'cancel-no' });
  await pressAndSettle(tv, 'left');
  await tv.press('enter');
  await tv.waitFor({ role: 'alert', name: 'An error occurred' });
  expect((await tv.route()).path).toBe('/browser/settings/account');
  await tv.press('enter');
  await tv.waitForGone({ id: 'cancel-dialog' });
  await tv.waitFor({ role: 'status', name: 'The subscription has been cancelled' });
  await tv.waitFor({ name: /^Active until: .*\d{4}$/ });
  await tv.waitForFocus({ id: 'subscription-buyNew' });
  await expectOneFocus(tv, 'cancelled');
  expect(await asked()).toMatchObject({
    'DELETE /payments/subscription': 2,
    'GET /payments/subscription': 2,
    'GET /payments/card': 1,
  });
  await tv.waitForGone({ id: 'cancelled' }, 8000);

  // the plans and back: the same view, the same button
  await tv.press('enter');
  await tv.waitForRoute('/browser/plans');
  await tv.waitFor({ id: 'plan-list' });
  await pressAndSettle(tv, 'back');
  await tv.waitForRoute('/browser/settings/account');
  await tv.waitForFocus({ id: 'subscription-buyNew' });
  await pressAndSettle(tv, 'back');
  await tv.waitForRoute(HOME);
  expect(tv.errors.filter((error) => !error.includes('500'))).toEqual([]);
});

test('[SUB-02, SUB-05, SUB-06, SUB-14, SUB-16, ROUTE-17] by pointer, without a plan: device, exit, to the plans, go back', async () => {
  const tv = await app.open('/', {
    prepare: await storeSession(app.url, { account: 'free', profileChosen: true }),
  });
  // its profile is asked for its interests first
  await tv.waitForRoute('/browser/profiles/interests');
  await goTo(tv, '/browser/settings');
  await tv.waitFor({ name: 'Plan: no plan' });
  await tv.waitFor({ name: 'Payment method: no payment method available' });
  await clickOn(tv, { id: 'settings-device' });
  await tv.waitFor({ name: 'Version: 1.5.1' });
  await tv.waitFor({ name: 'Network: Connected' });
  await clickOn(tv, { id: 'settings-exit' });
  await tv.waitFor({ id: 'exit-dialog', name: 'Do you want to exit' });
  await clickOn(tv, { id: 'exit-no' });
  await tv.waitForGone({ id: 'exit-dialog' });
  await clickOn(tv, { id: 'settings-account' });
  await clickOn(tv, { id: 'subscription-buy' });
  await tv.waitForRoute('/browser/plans');
  await tv.waitFor({ id: 'plan-list' });
  await tv.press('back');
  await tv.waitForRoute('/browser/settings/account');
  await clickOn(tv, { id: 'settings-back' });
  await tv.waitForRoute(HOME);
  await expectOneFocus(tv, 'home');
  expect(tv.errors).toEqual([]);
});

test('[ROUTE-17, SUB-12, SUB-03] sub-routes by their address; a guest is asked nothing, and every refused call leaves the view', async () => {
  const tv = await app.open('/');
  await enterAsGuest(tv);
  for (const [path, view] of [
    ['', 'account'],
    ['/subscription', 'account'],
    ['/device', 'device'],
    ['/contact', 'contact'],
  ]) {
    await goTo(tv, `/browser/settings${path}`);
    await tv.waitFor({ id: `settings-view-${view}` });
    await tv.idle();
    await expectOneFocus(tv, `settings${path}`);
  }
  await goTo(tv, '/browser/settings/exit');
  await tv.waitForFocus({ id: 'exit-no' });
  await pressAndSettle(tv, 'enter');
  await goTo(tv, '/browser/settings/back');
  await tv.waitForRoute(HOME);
  const calls = Object.keys(await asked());
  expect(calls.filter((call) => /payments|users|user\b/.test(call))).toEqual([]);

  const member = await app.open('/', {
    prepare: await storeSession(app.url, { account: 'demo', profileChosen: true }),
  });
  await member.waitForRoute(HOME);
  const refuse = (answer: object): Promise<void> =>
    app.fault(
      { match: 'GET /api/payments/subscription', ...answer },
      { match: 'GET /api/payments/card', ...answer },
    );
  await refuse({ status: 403 });
  await goTo(member, '/browser/settings');
  await member.waitFor({ name: 'Plan: An error occurred' });
  await member.waitFor({ name: 'Payment method: An error occurred' });
  await member.press('right');
  for (const answer of [{ status: 500 }, { malformed: true }, { body: 7 }, null]) {
    await member.waitForFocus({ id: 'subscription-retry' });
    await expectOneFocus(member, JSON.stringify(answer));
    if (answer !== null) await refuse(answer);
    await pressAndSettle(member, 'enter');
  }
  await member.waitFor({ name: 'Plan: Premium' });
  await member.waitFor({ name: /^Payment method: Visa/ });
  await expectOneFocus(member, 'asked again');
  await pressAndSettle(member, 'back');
  await member.waitForRoute(HOME);
  const times = await asked();
  expect([times['GET /payments/subscription'], times['GET /payments/card']]).toEqual([5, 5]);
});
