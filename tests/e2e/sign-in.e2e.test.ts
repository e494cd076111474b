/** Signing in with a phone, and choosing who watches: welcome, code, the phone's page, profiles, PIN, home. */
import { beforeEach, expect, test } from 'vitest';
import { useApp } from '../support/app';
import { expectOneFocus, pressAndSettle } from '../support/focus';
import { walkTo } from '../support/journeys';
import { storeSession, waitForProfiles } from '../support/storedSession';
import { clickOn } from '../support/pointer';
import { flatten } from '../support/scene';
import { stays } from '../support/stays';
import type { Tv } from '../support/tv';

const app = useApp();
const DEMO = { email: 'demo@proscenium.tv', password: 'popcorn1' };
/** The app asks every 5 s whether the code was confirmed. */
const CONFIRMED_MS = 20_000;
beforeEach(() => app.reset());

/** From the welcome screen to the code, by keys; gives the code that is shown. */
async function openCode(tv: Tv): Promise<string> {
  await tv.waitForRoute('/browser/welcome');
  await tv.idle();
  await walkTo(tv, { id: 'welcome-sign-in' }, ['left', 'up']);
  await tv.press('enter');
  await tv.waitForRoute('/browser/welcome/code');
  return shownCode(tv);
}

async function shownCode(tv: Tv): Promise<string> {
  const { name } = await tv.waitFor({ id: 'code' });
  return name.replaceAll(' ', '');
}

/** What the phone sends after its page was opened from the QR code's address. */
async function confirmOnPhone(code: string, account = DEMO): Promise<void> {
  const page = await (await fetch(`${app.url}/pair?code=${code}`)).text();
  expect(page).toContain(code);
  const answer = await fetch(`${app.url}/pair`, {
    method: 'POST',
    body: new URLSearchParams({ code, ...account }),
  });
  expect(answer.status, await answer.text()).toBe(200);
}

async function signIn(): Promise<Tv> {
  const tv = await app.open('/');
  await confirmOnPhone(await openCode(tv));
  await tv.waitForRoute('/browser/profiles', CONFIRMED_MS);
  await tv.waitFor({ id: 'faces' });
  await tv.idle();
  return tv;
}

async function expectHomeOf(tv: Tv, row: string): Promise<void> {
  await tv.waitForRoute('/browser/home');
  await tv.idle();
  await expectOneFocus(tv, 'home');
  for (let i = 0; i < 3 && !(await tv.find({ name: row })); i += 1) await pressAndSettle(tv, 'down');
  await tv.waitFor({ name: row });
}

test('[WELCOME-11, CODE-01, ROUTE-34] sign in opens the code screen, and back returns to /welcome', async () => {
  const tv = await app.open('/');
  const code = await openCode(tv);
  expect(code).toMatch(/^[A-Z\d]{6}$/);
  await tv.waitFor({ id: 'code-qr' });
  await tv.waitFor({ name: /^The code expires in [45]:\d\d$/ });
  await tv.idle();
  await expectOneFocus(tv, 'code screen');
  await tv.press('back');
  await tv.waitForRoute('/browser/welcome');
  await tv.waitForFocus({ id: 'welcome-sign-in' });
  // [CODE-11] Nobody asks for the token of a screen that has gone.
  await stays(6000, tokenQuestions);
  expect(tv.errors).toEqual([]);
});

test('[CODE-08, PROFILE-01, PROFILE-11, ROUTE-28] a code confirmed on a phone signs in; a profile leads to its home', async () => {
  const tv = await signIn();
  await tv.waitForFocus({ id: 'profile-profile-simran' });
  await tv.press('enter');
  await expectHomeOf(tv, 'Continue watching');
  expect(tv.errors).toEqual([]);

  await tv.page.reload();
  await tv.waitForRoute('/browser/home');
});

test('[PROFILE-12, PIN-03, PIN-04, PIN-09, PIN-08] a locked profile: a wrong PIN, then the right one; asked again at the next start', async () => {
  const tv = await signIn();
  await pressAndSettle(tv, 'right');
  await tv.waitForFocus({ id: 'profile-profile-harjit' });
  await tv.press('enter');
  await tv.waitForFocus({ id: 'pin-1' });
  await tv.type('1357');
  await tv.waitFor({ role: 'alert', name: 'Wrong PIN. Please try again.' });
  await tv.type('246');
  const boxes = await tv.waitFor({ id: 'pin-boxes' });
  expect(boxes.value).toBe('•••');
  expect(flatten(await tv.scene()).some(({ name, value }) => `${name} ${value}`.includes('246'))).toBe(false);
  // The last digit from the screen's own keys: 8 is in the third row, second column.
  await pressAndSettle(tv, 'down', 2);
  await pressAndSettle(tv, 'right');
  await tv.press('enter');
  await tv.waitForRoute('/browser/home');
  await tv.idle();

  await tv.page.reload();
  await tv.waitForRoute('/browser/profiles');
  await tv.waitForFocus({ id: 'profile-profile-harjit' });
});

test('[PIN-07, PROFILE-07] back closes the PIN entry; signing out asks, and leads to /welcome', async () => {
  const tv = await signIn();
  await pressAndSettle(tv, 'right');
  await tv.press('enter');
  await tv.waitForFocus({ id: 'pin-1' });
  await tv.press('back');
  await tv.waitForFocus({ id: 'profile-profile-harjit' });
  await walkTo(tv, { id: 'sign-out' }, ['down', 'right']);
  await tv.press('enter');
  await tv.waitForFocus({ id: 'sign-out-no' });
  await pressAndSettle(tv, 'left');
  await tv.press('enter');
  await tv.waitForRoute('/browser/welcome');
  await tv.waitForFocus({ id: 'welcome-sign-in' });
});

test('[PIN-03, PIN-04, AUTH-19, MENU-07, DEVICE-05] by pointer alone: a wrong PIN, then the right one; home; signing out in the menu', async () => {
  const tv = await app.open('/', {
    prepare: await storeSession(app.url, { account: 'demo', profileChosen: false }),
  });
  await waitForProfiles(tv);
  await clickOn(tv, { id: 'profile-profile-harjit' });
  await tv.waitFor({ id: 'pin-entry' });
  for (const digit of '1357') await clickOn(tv, { id: `pin-${digit}` });
  await tv.waitFor({ role: 'alert', name: 'Wrong PIN. Please try again.' });
  for (const digit of '2468') await clickOn(tv, { id: `pin-${digit}` });
  await tv.waitForRoute('/browser/home');
  await tv.idle();
  await clickOn(tv, { id: 'menu-logout' });
  await clickOn(tv, { id: 'sign-out-no' });
  await tv.waitForGone({ id: 'sign-out-dialog' });
  await clickOn(tv, { id: 'menu-logout' });
  await clickOn(tv, { id: 'sign-out-yes' });
  await tv.waitForRoute('/browser/welcome');
  await tv.waitForFocus({ id: 'welcome-sign-in' });
  expect(tv.errors).toEqual([]);
});

const tokenQuestions = async (): Promise<number> =>
  (await app.requests()).filter(({ path }) => path.startsWith('/api/users/pair/token')).length;
