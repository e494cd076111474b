/** A new account: e-mail, password, interests, plans; what is refused on the way; back to the profiles. */
import type { Page } from 'playwright';
import { beforeEach, expect, test } from 'vitest';
import { useApp } from '../support/app';
import { expectOneFocus, pressAndSettle } from '../support/focus';
import { walkTo } from '../support/journeys';
import { clickOn } from '../support/pointer';
import { pressScreenKey, writeOnScreen } from '../support/screenKeyboard';
import type { Tv } from '../support/tv';

const app = useApp();
beforeEach(() => app.reset());

const EMAIL = 'asha@example.com';
const PASSWORD = 'popcorns';

/** From the welcome screen to the first step, by keys. */
async function openRegistration(tv: Tv): Promise<void> {
  await tv.waitForRoute('/browser/welcome');
  await tv.idle();
  await walkTo(tv, { id: 'welcome-register' }, ['down', 'up']);
  await tv.press('enter');
  await tv.waitForRoute('/browser/welcome/register');
  await tv.waitForFocus({ id: 'register-email' });
}

/** Writes into the field that has focus, with the keyboard a viewer may have. */
async function write(tv: Tv, field: string, text: string): Promise<void> {
  await tv.waitForFocus({ id: `register-${field}` });
  await tv.type(text);
}

/** Down to Continue, and OK. */
async function goOn(tv: Tv): Promise<void> {
  await walkTo(tv, { id: 'register-continue' }, ['down']);
  await tv.press('enter');
}

async function expectProblem(tv: Tv, field: string, words: string): Promise<void> {
  await tv.waitFor({ role: 'alert', name: words });
  await tv.waitForFocus({ id: `register-${field}` });
  await expectOneFocus(tv, words);
}

/** Both passwords, from the first of their fields on, and Continue. */
async function writePasswords(tv: Tv, password: string): Promise<void> {
  await write(tv, 'password', password);
  await pressAndSettle(tv, 'down');
  await write(tv, 'repeat', password);
  await goOn(tv);
}

/** Writes into the field that has focus with the keyboard on the screen: five keys are enough. */
async function writeByFiveKeys(tv: Tv, field: string, text: string): Promise<void> {
  await tv.waitForFocus({ id: `register-${field}` });
  await tv.press('enter');
  await tv.waitForFocus({ role: 'key' });
  await writeOnScreen(tv, text);
  await pressScreenKey(tv, 'done');
}

/** The same as `registerAccount` without any other keyboard. */
async function registerByFiveKeys(tv: Tv): Promise<void> {
  await openRegistration(tv);
  await writeByFiveKeys(tv, 'email', EMAIL);
  await tv.waitForFocus({ id: 'register-continue' });
  await tv.press('enter');
  await writeByFiveKeys(tv, 'password', 'popcorn');
  await writeByFiveKeys(tv, 'repeat', 'popcorn');
  await tv.waitForFocus({ id: 'register-continue' });
  await tv.press('enter');
  await expectProblem(tv, 'password', 'Password must be at least 8 characters');
  const missing = PASSWORD.slice('popcorn'.length);
  await writeByFiveKeys(tv, 'password', missing);
  await writeByFiveKeys(tv, 'repeat', missing);
  await tv.waitForFocus({ id: 'register-continue' });
  await tv.press('enter');
}

/** A new account by keys alone, as far as its first screen. */
async function registerAccount(tv: Tv): Promise<void> {
  await openRegistration(tv);
  await write(tv, 'email', EMAIL);
  await goOn(tv);
  await writePasswords(tv, PASSWORD);
}

/** Bodies of the requests of that kind, in their order. */
async function sent(method: string, path: string): Promise<string[]> {
  const all = await app.requests();
  return all.filter((one) => one.method === method && one.path.startsWith(path)).map(({ body }) => body);
}

const ticked = async (tv: Tv): Promise<string[]> =>
  (await tv.findAll({ role: 'checkbox' })).filter(({ checked }) => checked).map(({ name }) => name);

/** The service's settings, some of them otherwise. */
const settingsWith =
  (change: object) =>
  async (page: Page): Promise<void> => {
    await page.route('**/api/settings', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...((await response.json()) as object), ...change } });
    });
  };

/** Who is new has watched nothing, which home may have reported by now [CONT-04]. */
const errorsOf = (tv: Tv): string[] =>
  tv.errors.filter((error) => !error.startsWith('[report] warning continue_watching_missing '));

test('[REG-01, REG-03, REG-04, REG-05, REG-06, REG-07] refusals by keys alone: each on its step, with focus on the field, nothing typed lost', async () => {
  const tv = await app.open('/');
  await openRegistration(tv);
  await goOn(tv);
  await expectProblem(tv, 'email', 'Email is required');
  await write(tv, 'email', 'demo@proscenium');
  await goOn(tv);
  await expectProblem(tv, 'email', 'Email is invalid');
  await write(tv, 'email', '.tv');
  await goOn(tv);

  await write(tv, 'password', 'seven77');
  await goOn(tv);
  await expectProblem(tv, 'password', 'Password must be at least 8 characters');
  await write(tv, 'password', '8');
  await goOn(tv);
  await expectProblem(tv, 'repeat', "Password's doesn't match");
  expect(await sent('POST', '/api/users/register')).toEqual([]);

  await app.fault({
    match: 'POST /api/users/register',
    status: 400,
    body: { code: 'password_too_common', details: 'Everybody has this password' },
  });
  await write(tv, 'repeat', 'seven778');
  await goOn(tv);
  await expectProblem(tv, 'password', 'Everybody has this password');
  await goOn(tv);
  await expectProblem(tv, 'email', 'This email already has an account');
  expect((await tv.waitFor({ id: 'register-email' })).value).toBe('demo@proscenium.tv');

  // In a field a browser's back key takes letters away.
  await walkTo(tv, { id: 'register-continue' }, ['down']);
  await tv.press('back');
  await tv.waitForRoute('/browser/welcome');
  await expectOneFocus(tv, 'back');
  expect(tv.errors.filter((line) => !line.includes('400'))).toEqual([]);
});

test('[REG-02, REG-08, REG-09, REG-10, REG-12, REG-13, REG-17, REG-19, KEYB-03] by five keys alone: a password too short, then a good one, account, interests, plans, and back to the profiles', async () => {
  const tv = await app.open('/');
  await registerByFiveKeys(tv);
  await tv.press('enter');
  await tv.waitForRoute('/browser/profiles/interests');
  const first = await tv.waitForFocus({ role: 'checkbox' });
  expect(first.name).toBe('Cinema');
  const account = { email: EMAIL, password: PASSWORD };
  expect((await sent('POST', '/api/users/register')).map((body) => JSON.parse(body) as object)).toEqual([
    { ...account, language: 'en' },
  ]);
  expect((await sent('POST', '/api/users/token')).map((body) => JSON.parse(body) as object)).toEqual([
    account,
  ]);

  // Focus is there before the screen has faded in.
  await tv.idle();
  expect((await tv.findAll({ role: 'checkbox' })).map(({ name }) => name)).toEqual([
    'Cinema',
    'Drama series',
    'Comedy',
    'Music',
    'Sport',
    'no preferences',
  ]);
  expect((await tv.waitFor({ id: 'interests-continue' })).disabled).toBe(true);
  await tv.press('enter');
  await pressAndSettle(tv, 'right');
  await tv.press('enter');
  await tv.idle();
  expect(await ticked(tv)).toEqual(['Cinema', 'Drama series']);
  await walkTo(tv, { id: 'interests-continue' }, ['down']);
  await tv.press('enter', 2);
  await tv.waitForRoute('/browser/plans');
  const saved = await sent('PATCH', '/api/users/profile/');
  expect(saved.map((body) => JSON.parse(body) as object)).toEqual([
    { name: 'Asha', language: 'en', interests: ['cinema', 'drama'] },
  ]);

  await tv.waitForFocus({ id: 'buy-plan-premium' });
  await expectOneFocus(tv, 'plans');
  expect((await tv.findAll({ role: 'listitem' })).map(({ name }) => name)).toEqual(['Premium', 'Front Row']);
  await tv.press('back');
  await tv.waitForRoute('/browser/profiles/interests');
  await tv.waitForFocus({ name: 'Cinema' });
  expect(await ticked(tv)).toEqual(['Cinema', 'Drama series']);
  await tv.press('back');
  await tv.waitForRoute('/browser/profiles');
  await tv.waitForFocus({ name: 'Asha' });
  await tv.press('enter');
  await tv.waitForRoute('/browser/home');
  expect(errorsOf(tv)).toEqual([]);
});

test('[REG-18, REG-14, REG-15, REG-16] a profile without interests is asked before home; what cannot be saved stays chosen', async () => {
  const tv = await app.open('/');
  await registerAccount(tv);
  await tv.waitForFocus({ name: 'Cinema' });
  await tv.press('back');
  await tv.waitForRoute('/browser/profiles');
  await tv.waitForFocus({ name: 'Asha' });
  await tv.press('enter');
  await tv.waitForRoute('/browser/profiles/interests');
  await tv.waitForFocus({ name: 'Cinema' });
  await tv.press('enter');
  await pressAndSettle(tv, 'right', 2);
  await pressAndSettle(tv, 'down');
  await tv.waitForFocus({ name: 'no preferences' });
  await tv.press('enter');
  await tv.idle();
  expect(await ticked(tv)).toEqual(['no preferences']);
  await pressAndSettle(tv, 'up');
  await tv.press('enter');
  await tv.idle();
  expect(await ticked(tv)).toEqual(['Comedy']);
  await tv.press('enter');
  await tv.idle();
  expect(await ticked(tv)).toEqual(['no preferences']);

  await app.fault({ match: 'PATCH /api/users/profile/*', status: 500, body: { details: 'Not today' } });
  await walkTo(tv, { id: 'interests-continue' }, ['down']);
  await tv.press('enter');
  await tv.waitFor({ role: 'alert', name: 'Not today' });
  await tv.waitForFocus({ id: 'interests-continue' });
  expect(await ticked(tv)).toEqual(['no preferences']);
  await tv.press('enter');
  await tv.waitForRoute('/browser/home');
  await tv.idle();

  await tv.page.reload();
  await tv.waitForRoute('/browser/home');
});

test('[REG-01, REG-08, REG-09] the same way by the pointer alone', async () => {
  const tv = await app.open('/');
  const keys = async (text: string): Promise<void> => {
    for (const letter of text) await clickOn(tv, { id: `key-${letter}` });
  };
  await tv.waitForRoute('/browser/welcome');
  await tv.idle();
  await clickOn(tv, { id: 'welcome-register' });
  await tv.waitForFocus({ id: 'register-email' });
  await tv.idle();
  await keys('jo@ab.in');
  expect((await tv.waitFor({ id: 'register-email' })).value).toBe('jo@ab.in');
  await clickOn(tv, { id: 'register-continue' });
  await tv.waitFor({ id: 'register-password' });
  await tv.idle();
  await keys('abcabcab');
  await clickOn(tv, { id: 'register-repeat' });
  await keys('abcabcab');
  await clickOn(tv, { id: 'register-continue' });
  await tv.waitForRoute('/browser/profiles/interests');
  await tv.waitFor({ name: 'Music', role: 'checkbox' });
  await tv.idle();
  await clickOn(tv, { name: 'Music', role: 'checkbox' });
  expect(await ticked(tv)).toEqual(['Music']);
  await clickOn(tv, { id: 'interests-continue' });
  await tv.waitForRoute('/browser/plans');
  await tv.waitFor({ id: 'buy-plan-premium' });
  await tv.idle();
  await clickOn(tv, { id: 'plans-skip' });
  await clickOn(tv, { id: 'plans-skip-yes' });
  await tv.waitForRoute('/browser/home');
  expect(errorsOf(tv)).toEqual([]);
});

test('[REG-09, REG-10, REG-11, WELCOME-03] without interests the plans come at once; without registration it cannot be opened', async () => {
  const tv = await app.open('/', { prepare: settingsWith({ interestsEnabled: false }) });
  await registerAccount(tv);
  await tv.waitForRoute('/browser/plans');
  await tv.waitForFocus({ id: 'buy-plan-premium' });
  await tv.press('back');
  await tv.waitForRoute('/browser/profiles');
  await tv.waitForFocus({ name: 'Asha' });

  const closed = await app.open('/browser/welcome/register', {
    prepare: settingsWith({ showRegistration: false }),
  });
  await closed.waitForRoute('/browser/welcome');
  await closed.waitForFocus({ id: 'welcome-sign-in' });
  expect(await closed.find({ id: 'welcome-register' })).toBeUndefined();
});
