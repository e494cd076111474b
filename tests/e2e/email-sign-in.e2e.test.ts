/** Signing in with e-mail and password: refused first, then let in; by keys alone and by pointer alone. */
import { beforeEach, expect, test } from 'vitest';
import { useApp } from '../support/app';
import { expectOneFocus, pressAndSettle } from '../support/focus';
import { intercept } from '../support/intercept';
import { goTo, walkTo } from '../support/journeys';
import { clickOn } from '../support/pointer';
import { pressScreenKey, writeOnScreen } from '../support/screenKeyboard';
import type { Tv } from '../support/tv';

const app = useApp();
beforeEach(() => app.reset());

/** Short: every letter is walked to. */
const ANN = { email: 'an@me.in', password: 'abcdabcd' };

/** An account to sign in to, made elsewhere. */
async function register(): Promise<void> {
  const answer = await fetch(`${app.url}/api/users/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...ANN, language: 'en' }),
  });
  expect(answer.status).toBe(201);
}

/** What the service was asked, of one call of the identity provider. */
const asked = async (call: string): Promise<number> =>
  (await app.requests()).filter(({ path }) => path.includes(`accounts:${call}`)).length;

/** The shell tells of a refused sign-in in the console too: the browser does. Anything else is an error. */
const unexpected = (tv: Tv): string[] =>
  tv.errors.filter((line) => !line.includes('the server responded with a status of 400'));

test('[AUTH-01, AUTH-02, AUTH-03, AUTH-04, AUTH-05, AUTH-06, AUTH-08, AUTH-09, CODE-06, KEYB-06] by keys alone: every message, a wrong password, then the right one', async () => {
  await register();
  const tv = await app.open('/');
  await tv.waitForRoute('/browser/welcome');
  await tv.idle();
  await walkTo(tv, { id: 'welcome-sign-in' }, ['left', 'up']);
  await tv.press('enter');
  await tv.waitForFocus({ id: 'sign-in-with-email' });
  await tv.press('enter');
  await tv.waitForRoute('/browser/welcome/email');
  await tv.waitForFocus({ id: 'email' });

  await pressAndSettle(tv, 'down', 2);
  await tv.waitForFocus({ id: 'email-send' });
  await tv.press('enter');
  await tv.waitFor({ role: 'alert', name: 'Email address is required' });
  expect(await tv.find({ name: 'Password is required' }), '[AUTH-06] one message').toBeUndefined();
  await tv.waitForFocus({ id: 'email' });

  // OK on the field leads to the keyboard, Done to the next field.
  await tv.press('enter');
  await tv.waitForFocus({ role: 'key' });
  await writeOnScreen(tv, ANN.email.slice(0, 5));
  await pressScreenKey(tv, 'done');
  await tv.waitForFocus({ id: 'password' });
  await pressAndSettle(tv, 'down');
  await tv.press('enter');
  await tv.waitFor({ role: 'alert', name: 'Password is required' });
  await tv.waitForFocus({ id: 'password' });
  await tv.press('enter');
  await tv.waitForFocus({ role: 'key' });
  await writeOnScreen(tv, 'abcda');
  await pressScreenKey(tv, 'done');
  await tv.waitForFocus({ id: 'email-send' });
  await tv.press('enter');
  await tv.waitFor({ role: 'alert', name: 'Email address in invalid' });
  await tv.waitForFocus({ id: 'email' });
  expect(await asked('signInWithPassword'), 'nothing was sent so far').toBe(0);
  await tv.press('enter');
  await tv.waitForFocus({ role: 'key' });
  await writeOnScreen(tv, ANN.email.slice(5));
  await pressScreenKey(tv, 'done');

  await tv.waitForFocus({ id: 'password' });
  expect((await tv.focused()).value).toBe('•••••');
  await tv.press('right');
  await tv.waitForFocus({ id: 'password-reveal' });
  await tv.press('enter');
  await tv.idle();
  expect((await tv.find({ id: 'password' }))?.value, '[AUTH-02]').toBe('abcda');
  await tv.waitForFocus({ id: 'password-reveal' });
  await tv.press('enter');
  await pressAndSettle(tv, 'down');
  await tv.press('enter');

  await tv.waitForRoute('/browser/welcome/incorrect_credentials');
  await tv.waitForFocus({ id: 'try-again' });
  await expectOneFocus(tv, 'the refusal');
  expect(JSON.stringify(await tv.route()), 'no password goes along').not.toContain('abcda');
  await tv.press('enter');
  await tv.waitForRoute('/browser/welcome/email');
  await tv.waitForFocus({ id: 'password' });
  // Focus is there before the screen has faded in.
  await tv.idle();
  expect((await tv.find({ id: 'email' }))?.value, 'the address is still there').toBe(ANN.email);
  await tv.press('enter');
  await tv.waitForFocus({ role: 'key' });
  await writeOnScreen(tv, ANN.password);
  await pressScreenKey(tv, 'done');
  await tv.press('enter');
  await tv.waitForRoute('/browser/profiles');
  await expectOneFocus(tv, 'signing in');
  expect(await asked('signInWithPassword'), 'once wrong, once right').toBe(2);
  expect(unexpected(tv)).toEqual([]);
});

test('[AUTH-08, AUTH-09] by pointer alone: a wrong password, then the right one', async () => {
  await register();
  const tv = await app.open('/');
  const write = async (field: string, text: string): Promise<void> => {
    await clickOn(tv, { id: field });
    for (const letter of text) await clickOn(tv, { id: `key-${letter}` });
  };
  await tv.waitForRoute('/browser/welcome');
  await clickOn(tv, { id: 'welcome-sign-in' });
  await clickOn(tv, { id: 'sign-in-with-email' });
  await tv.waitForRoute('/browser/welcome/email');

  await write('email', ANN.email);
  await write('password', 'abcda');
  await clickOn(tv, { id: 'email-send' });
  await tv.waitForRoute('/browser/welcome/incorrect_credentials');
  await clickOn(tv, { id: 'try-again' });
  await tv.waitForRoute('/browser/welcome/email');
  await write('password', ANN.password);
  await clickOn(tv, { id: 'email-send' });
  await tv.waitForRoute('/browser/profiles');
  expect(unexpected(tv)).toEqual([]);
});

test('[AUTH-08, AUTH-17, KEYB-08] without network what was typed stays and can be sent again; Enter of a real keyboard goes on', async () => {
  await register();
  const tv = await app.open('/browser/welcome');
  await tv.waitForRoute('/browser/welcome');
  await goTo(tv, '/browser/welcome/email');
  await tv.waitForFocus({ id: 'email' });
  await tv.type(ANN.email);
  await tv.press('enter');
  await tv.waitForFocus({ id: 'password' });
  await tv.type(ANN.password);
  await tv.press('enter');
  await tv.waitForFocus({ id: 'email-send' });
  await intercept(tv.page, '**/accounts:signInWithPassword*', (route) => route.abort());
  await tv.press('enter');
  await tv.waitFor({ role: 'alert', name: 'Network error occurred. Please try connect again later.' });
  expect((await tv.route()).path).toBe('/browser/welcome/email');
  await tv.waitForFocus({ id: 'email-send' });
  expect((await tv.find({ id: 'email' }))?.value).toBe(ANN.email);
  await tv.page.unroute('**/accounts:signInWithPassword*');
  await tv.press('enter');
  await tv.waitForRoute('/browser/profiles');

  const closed = await app.open('/browser/welcome/email', {
    async prepare(page) {
      await page.route('**/api/settings', async (route) => {
        const response = await route.fetch();
        const settings = (await response.json()) as object;
        await route.fulfill({ response, json: { ...settings, showRegistration: false } });
      });
    },
  });
  await closed.waitForFocus({ id: 'email' });
  expect(await closed.find({ id: 'email-sign-up' }), '[AUTH-17] absent').toBeUndefined();
});
