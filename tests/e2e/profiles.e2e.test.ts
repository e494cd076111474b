/** Profiles from /profiles on: add, rename, another language, a PIN, delete; by keys alone and by pointer alone. */
import { beforeEach, expect, test } from 'vitest';
import { useApp } from '../support/app';
import { expectOneFocus, pressAndSettle } from '../support/focus';
import { goTo, walkTo } from '../support/journeys';
import { storeSession, waitForProfiles } from '../support/storedSession';
import { clickOn } from '../support/pointer';
import { flatten } from '../support/scene';
import type { Tv } from '../support/tv';

const app = useApp();
beforeEach(() => app.reset());

async function signedIn(): Promise<Tv> {
  const tv = await app.open('/', {
    prepare: await storeSession(app.url, { account: 'demo', profileChosen: false }),
  });
  await waitForProfiles(tv);
  return tv;
}

const PROFILE = '/api/users/profile';

/** What was asked of the service that changes profiles: method, profile and body. */
const changes = async (): Promise<string[]> =>
  (await app.requests())
    .filter(({ method, path }) => !['GET', 'OPTIONS'].includes(method) && path.startsWith(PROFILE))
    .map(({ method, path, body }) => `${method} ${path.slice(PROFILE.length)} ${body}`.trim());

/** Presses keys of the keyboard on the screen, walking from one to the next: its row first, then along it. */
async function typeByKeys(tv: Tv, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    const { rect } = await tv.waitFor({ id: `key-${key}` });
    const middle = rect.x + rect.w / 2;
    for (let steps = 0; (await tv.focused()).id !== `key-${key}`; steps += 1) {
      if (steps > 20) throw new Error(`no way to the key ${key}`);
      const { rect: here } = await tv.focused();
      const across = middle < here.x + here.w / 2 ? 'left' : 'right';
      await tv.press(here.y > rect.y ? 'up' : here.y < rect.y ? 'down' : across);
      await tv.idle();
    }
    await tv.press('enter');
  }
}

test('[ROUTE-03, PROFILE-04, PROFILE-06, PROFILE-20, PROFILE-33, KEYB-04] by keys: a profile is added and focus is on its tile', async () => {
  const tv = await signedIn();
  await tv.waitForFocus({ id: 'profile-profile-simran' });
  await tv.waitFor({ id: 'edit-profile-simran' });
  expect(await tv.find({ id: 'edit-profile-noor' })).toBeUndefined();
  await walkTo(tv, { id: 'profile-add' }, ['right']);
  await tv.press('enter');
  await tv.waitForRoute('/browser/add_profile');
  await tv.waitFor({ id: 'floated-keyboard' });
  await tv.idle();
  await typeByKeys(tv, ['n', 'o', 'o', 'r', 'done']);
  await tv.waitFor({
    role: 'alert',
    name: 'The entered profile name already exists. Please enter a different profile name.',
  });
  await tv.waitForFocus({ id: 'profile-name' });
  await pressAndSettle(tv, 'enter');
  await typeByKeys(tv, ['i', 'done']);
  await tv.waitForFocus({ id: 'language-en' });
  await walkTo(tv, { id: 'profile-save' }, ['down']);
  await tv.press('enter');
  await tv.waitForRoute('/browser/profiles');
  await tv.idle();
  const added = await tv.focused();
  expect([added.id?.startsWith('profile-'), added.name]).toEqual([true, 'noori']);
  expect(await changes()).toEqual(['POST  {"name":"noori","maturityRating":21,"language":"en"}']);

  // Five of five: no place is left [PROFILE-06].
  await walkTo(tv, { id: 'profile-add' }, ['right']);
  await tv.press('enter');
  await tv.waitFor({ id: 'floated-keyboard' });
  await tv.type('Veer');
  await walkTo(tv, { id: 'key-done' }, ['down', 'right']);
  await tv.press('enter');
  await walkTo(tv, { id: 'profile-save' }, ['down']);
  await tv.press('enter');
  await tv.waitForFocus({ name: 'Veer' });
  await tv.idle();
  expect(await tv.find({ id: 'profile-add' })).toBeUndefined();
  expect(await tv.find({ id: 'profiles-notice' })).toBeUndefined();
  expect(tv.errors).toEqual([]);
});

test('[PROFILE-22, PROFILE-30, SHELL-24, MENU-11, PROFILE-13] by keys: a profile is renamed and its language changed; texts, Lang header and menu follow', async () => {
  const tv = await signedIn();
  await pressAndSettle(tv, 'down');
  await tv.press('enter');
  await tv.waitForRoute('/browser/edit_profile/profile-simran');
  await tv.waitForFocus({ id: 'profile-name' });
  await tv.type(' G');
  await walkTo(tv, { id: 'language-en' }, ['down']);
  await pressAndSettle(tv, 'right');
  await tv.press('enter');
  await walkTo(tv, { id: 'profile-save' }, ['down']);
  await tv.press('enter');
  await tv.waitForRoute('/browser/profiles');
  await tv.waitForFocus({ id: 'profile-profile-simran', name: 'Simran G' });
  expect(await changes()).toEqual([
    'PATCH /profile-simran {"name":"Simran G","language":"pa","interests":["cinema","drama","music"]}',
  ]);
  await tv.idle();
  await tv.press('enter');
  await tv.waitForRoute('/browser/home');
  await tv.idle();
  await walkTo(tv, { id: 'menu-home' }, ['left']);
  await tv.waitFor({ name: 'ਮੁੱਖ ਪੰਨਾ' });
  await walkTo(tv, { id: 'menu-browse' }, ['down']);
  await tv.press('enter');
  await tv.idle();
  // Cinema, drama and music bring Movies, Shows and Collections before Live.
  const pages = flatten(await tv.scene()).flatMap(({ id }) => (id?.startsWith('menu-page-') ? [id] : []));
  expect(pages.indexOf('menu-page-collections')).toBeGreaterThan(-1);
  expect(pages.indexOf('menu-page-collections')).toBeLessThan(pages.indexOf('menu-page-live'));
  const asked = await app.requests();
  expect(
    asked.some(({ path, query }) => path === '/api/menu' && query.interests === 'cinema,drama,music'),
  ).toBe(true);
  const pageLanguages = asked.flatMap(({ path, headers }) =>
    path.startsWith('/api/page/home/components') ? [headers.lang] : [],
  );
  expect(new Set(pageLanguages)).toEqual(new Set(['pa']));
  expect(tv.errors).toEqual([]);
});

test('[PROFILE-23, PROFILE-26, PROFILE-27, PROFILE-28, PIN-04, PIN-07, ROUTE-03] by keys: a profile is deleted; one with a PIN is not, and asks for it before it is edited', async () => {
  const tv = await signedIn();
  await walkTo(tv, { id: 'manage-profiles' }, ['down']);
  await pressAndSettle(tv, 'enter');
  await walkTo(tv, { id: 'profile-profile-simran' }, ['up']);
  await walkTo(tv, { id: 'profile-profile-noor' }, ['right']);
  await pressAndSettle(tv, 'down');
  await pressAndSettle(tv, 'right');
  await tv.press('enter');
  await tv.waitForRoute('/browser/delete_profile/profile-noor');
  await tv.waitForFocus({ id: 'delete-cancel' });
  await tv.press('enter');
  await tv.waitForFocus({ id: 'remove-profile-noor' });
  expect(await changes()).toEqual([]);
  await tv.press('enter');
  await tv.waitForFocus({ id: 'delete-cancel' });
  await pressAndSettle(tv, 'left');
  await tv.press('enter');
  await tv.waitForRoute('/browser/profiles');
  await tv.waitForFocus({ id: 'profile-profile-harjit' });
  await tv.waitForGone({ id: 'profile-profile-noor' });
  expect(await changes()).toEqual(['DELETE /profile-noor']);

  await pressAndSettle(tv, 'down');
  await pressAndSettle(tv, 'right');
  await tv.press('enter');
  await tv.waitFor({ name: 'https://proscenium.example/account' });
  await tv.waitForFocus({ id: 'delete-ok' });
  await tv.press('enter');
  await tv.waitForFocus({ id: 'remove-profile-harjit' });

  await pressAndSettle(tv, 'left');
  await tv.press('enter');
  await tv.waitForRoute('/browser/edit_profile/profile-harjit');
  await tv.waitForFocus({ id: 'pin-1' });
  await tv.type('1111');
  await tv.waitFor({ role: 'alert', name: 'Wrong PIN. Please try again.' });
  expect(await tv.find({ id: 'profile-name' })).toBeUndefined();
  await tv.type('2468');
  await tv.waitForFocus({ id: 'profile-name' });
  // Backspace, the browser's back key, erases where one writes.
  await tv.page.keyboard.press('Escape');
  await tv.waitForFocus({ id: 'edit-profile-harjit' });

  for (const [address, notice] of [
    ['/browser/edit_profile/nobody', 'This profile is no longer there'],
    ['/browser/delete_profile/profile-simran', 'The first profile cannot be removed'],
  ] as const) {
    await goTo(tv, address);
    await tv.waitFor({ id: 'profiles-notice', name: notice });
    await tv.idle();
    await expectOneFocus(tv, address);
  }
  await goTo(tv, '/browser/edit_profile/profile-harjit');
  await tv.waitForFocus({ id: 'pin-1' });
  expect(await tv.find({ id: 'profile-name' })).toBeUndefined();
  expect(await changes()).toEqual(['DELETE /profile-noor']);
  expect(tv.errors).toEqual([]);
});

test('[PROFILE-25, PROFILE-24] by pointer alone: add, edit with the PIN and a refusal, delete and its failure', async () => {
  const tv = await signedIn();
  await clickOn(tv, { id: 'profile-add' });
  await tv.waitFor({ id: 'floated-keyboard' });
  await tv.idle();
  for (const key of ['k', 'i', 'r', 'a', 'n', 'done']) await clickOn(tv, { id: `key-${key}` });
  await tv.waitForGone({ id: 'floated-keyboard' });
  await app.fault({ match: 'POST /api/users/profile', status: 409, body: { details: 'Try another name.' } });
  await clickOn(tv, { id: 'profile-save' });
  await tv.waitFor({ id: 'profile-refusal', name: 'Try another name.' });
  expect((await tv.waitFor({ id: 'profile-name' })).value).toBe('kiran');
  await clickOn(tv, { id: 'profile-save' });
  await tv.waitForFocus({ name: 'kiran' });

  await clickOn(tv, { id: 'profile-profile-harjit' });
  await tv.waitFor({ id: 'pin-entry' });
  await clickOn(tv, { id: 'pin-cancel' });
  await tv.waitForGone({ id: 'pin-entry' });
  await clickOn(tv, { id: 'edit-profile-harjit' });
  await tv.waitFor({ id: 'pin-entry' });
  for (const digit of '2468') await clickOn(tv, { id: `pin-${digit}` });
  await tv.waitForGone({ id: 'pin-entry' });
  await clickOn(tv, { id: 'language-en' });
  await clickOn(tv, { id: 'profile-save' });
  await tv.waitForFocus({ id: 'profile-profile-harjit' });

  await app.fault({ match: 'DELETE /api/users/profile/*', status: 500 });
  await clickOn(tv, { id: 'manage-profiles' });
  await tv.idle();
  await clickOn(tv, { id: 'remove-profile-noor' });
  await clickOn(tv, { id: 'delete-yes' });
  await tv.waitForFocus({ id: 'profile-profile-noor' });
  await clickOn(tv, { id: 'remove-profile-noor' });
  await clickOn(tv, { id: 'delete-yes' });
  await tv.waitForGone({ id: 'profile-profile-noor' });
  await tv.idle();
  await expectOneFocus(tv, 'the last click');
  expect((await changes()).map((change) => change.split(' {')[0])).toEqual([
    'POST ',
    'POST ',
    'PATCH /profile-harjit',
    'DELETE /profile-noor',
    'DELETE /profile-noor',
  ]);
});

test('[ROUTE-39, SHELL-25, SHELL-23] a guest who opens a form lands on /welcome without a call; the app speaks the platform`s default language', async () => {
  const tv = await app.open('/', {
    prepare: async (page) => {
      await page.route('**/platform-language', (route) =>
        route.fulfill({ json: { defaultLanguageIsoCode: 'pa', availableLanguagesIsoCodes: ['en', 'pa'] } }),
      );
    },
  });
  await tv.waitFor({ name: 'ਮਹਿਮਾਨ ਵਜੋਂ ਜਾਰੀ ਰੱਖੋ' });
  await walkTo(tv, { id: 'welcome-guest' }, ['right']);
  await tv.press('enter');
  await tv.waitForRoute('/browser/home');
  await tv.idle();
  for (const form of [
    'profiles',
    'add_profile',
    'edit_profile/profile-simran',
    'delete_profile/profile-noor',
  ]) {
    await goTo(tv, `/browser/${form}`);
    await tv.waitForRoute('/browser/welcome');
    await tv.idle();
    await expectOneFocus(tv, form);
  }
  const asked = await app.requests();
  expect(asked.filter(({ path }) => path.startsWith('/api/users/profile'))).toEqual([]);
  expect(asked.find(({ path }) => path.startsWith('/api/page/'))?.headers.lang).toBe('pa');
});
