/** A forgotten password: the mail, its link on the phone, used twice; and whoever has no account. By keys alone and by pointer alone. */
import { beforeEach, expect, test } from 'vitest';
import { useApp } from '../support/app';
import { expectOneFocus, pressAndSettle } from '../support/focus';
import { intercept } from '../support/intercept';
import { goTo } from '../support/journeys';
import { mailedLinks } from '../support/mailbox';
import { clickOn } from '../support/pointer';
import type { Tv } from '../support/tv';

const app = useApp();
beforeEach(() => app.reset());

const DEMO = 'demo@proscenium.tv';
const NEW_PASSWORD = 'caramel-22';
const DEAD_LINK = 'Your request to reset your password has expired or the link has already been used';

const mailsAsked = async (): Promise<number> =>
  (await app.requests()).filter(({ path }) => path.includes('accounts:sendOobCode')).length;

/** Sets the new password on the page behind the mail's link, in a browser of its own; then opens the link once more. */
async function resetOnPhone(tv: Tv, link: string): Promise<void> {
  const phone = await tv.page.context().newPage();
  await phone.goto(link);
  expect(await phone.textContent('body')).toContain(DEMO);
  await phone.fill('input[name=password]', NEW_PASSWORD);
  await phone.fill('input[name=repeat]', NEW_PASSWORD);
  await phone.click('button');
  await phone.getByText('Password changed').waitFor();
  await phone.goto(link);
  expect(await phone.textContent('body'), '[AUTH-14]').toContain(DEAD_LINK);
  await phone.close();
}

test('[AUTH-09, AUTH-10, AUTH-11, AUTH-12, AUTH-13, AUTH-14, ROUTE-34] by keys alone: nobody, then a mail; its link sets a password once, which then signs in', async () => {
  const tv = await app.open('/browser/welcome');
  await tv.waitForRoute('/browser/welcome');
  await goTo(tv, '/browser/welcome/recover_password');
  await tv.waitForFocus({ id: 'email' });
  await tv.type('nobody@ex');
  await pressAndSettle(tv, 'down');
  await tv.press('enter');
  await tv.waitFor({ role: 'alert', name: 'Email address in invalid' });
  await tv.waitForFocus({ id: 'email' });
  expect(await mailsAsked(), '[AUTH-11] no call').toBe(0);

  await tv.type('ample.com');
  await pressAndSettle(tv, 'down');
  await tv.press('enter');
  await tv.waitFor({ role: 'heading', name: 'email does not exist' });
  await tv.waitForFocus({ id: 'go-to-login' });
  await tv.press('enter');
  await tv.waitForRoute('/browser/welcome/code');
  await tv.waitForFocus({ id: 'sign-in-with-email' });
  await tv.press('enter');
  await tv.waitForFocus({ id: 'email' });
  await tv.type(DEMO);
  await pressAndSettle(tv, 'down');
  await tv.type('forgotten');
  await pressAndSettle(tv, 'down');
  await tv.press('enter');
  await tv.waitForFocus({ id: 'try-again' });
  await pressAndSettle(tv, 'right');
  await tv.waitForFocus({ id: 'recover-password' });
  await tv.press('enter');
  await tv.waitForRoute('/browser/welcome/recover_password');
  await tv.waitForFocus({ id: 'recover-send' });
  expect((await tv.find({ id: 'email' }))?.value, 'the address came along').toBe(DEMO);
  // Slow enough for a second OK to come before the answer.
  await intercept(tv.page, '**/accounts:sendOobCode*', async (route) => {
    await new Promise((done) => setTimeout(done, 500));
    await route.continue();
  });
  await tv.press('enter', 2);
  await tv.waitFor({ role: 'heading', name: 'Email has been sent' });
  await tv.waitForFocus({ id: 'email-sent-sign-in' });
  await expectOneFocus(tv, 'sending');
  const links = await mailedLinks(app.url, DEMO);
  expect(links, 'one mail, though OK was pressed twice').toHaveLength(1);

  await resetOnPhone(tv, links[0] ?? '');
  await tv.press('enter');
  await tv.waitForRoute('/browser/welcome/email');
  await tv.waitForFocus({ id: 'password' });
  await tv.type(NEW_PASSWORD);
  await pressAndSettle(tv, 'down');
  await tv.press('enter');
  await tv.waitForRoute('/browser/profiles');
});

test('[AUTH-10, AUTH-12, AUTH-13] by pointer alone: nobody, then a mail', async () => {
  const tv = await app.open('/browser/welcome/incorrect_credentials');
  const write = async (text: string): Promise<void> => {
    await clickOn(tv, { id: 'email' });
    for (const letter of text) await clickOn(tv, { id: `key-${letter}` });
  };
  await clickOn(tv, { id: 'recover-password' });
  await write('x@me.in');
  await clickOn(tv, { id: 'recover-send' });
  await tv.waitFor({ role: 'heading', name: 'email does not exist' });
  await clickOn(tv, { id: 'go-to-login' });
  await tv.waitForRoute('/browser/welcome/code');

  await goTo(tv, '/browser/welcome/recover_password', { email: DEMO });
  await clickOn(tv, { id: 'recover-send' });
  await clickOn(tv, { id: 'email-sent-ok' });
  await tv.waitForRoute('/browser/welcome');
  expect(await mailedLinks(app.url, DEMO)).toHaveLength(1);
});

test('[ROUTE-02, ROUTE-34] every welcome sub-screen opens by its address, and back returns to /welcome', async () => {
  const tv = await app.open('/browser/welcome/recover_password');
  for (const path of ['email', 'incorrect_credentials', 'code', 'recover_password']) {
    await goTo(tv, `/browser/welcome/${path}`);
    await tv.waitForRoute(`/browser/welcome/${path}`);
    await tv.idle();
    await expectOneFocus(tv, path);
    await tv.press('back');
    await tv.waitForRoute('/browser/welcome');
    await tv.waitForFocus({ id: 'welcome-sign-in' });
  }
  expect(tv.errors).toEqual([]);
});

test('[CODE-08, AUTH-15] a code confirmed on the phone’s own page, in a second browser page; by pointer alone', async () => {
  const tv = await app.open('/browser/welcome');
  await clickOn(tv, { id: 'welcome-sign-in' });
  const { name } = await tv.waitFor({ id: 'code' });
  const phone = await tv.page.context().newPage();
  await phone.goto(`${app.url}/pair`);
  await phone.fill('input[name=code]', name.replaceAll(' ', ''));
  await phone.click('button');
  await phone.fill('input[name=email]', DEMO);
  await phone.fill('input[name=password]', 'popcorn1');
  await phone.click('button');
  await phone.getByText('Your TV is signed in').waitFor();
  await phone.close();
  // The app asks every 5 s.
  await tv.waitForRoute('/browser/profiles', 20_000);
});
