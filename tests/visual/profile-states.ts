/** The states of /profiles and its forms, in English and in Punjabi. */
import type { Page } from 'playwright';
import { pressMoving } from '../support/focus';
import { goTo, walkTo } from '../support/journeys';
import type { App } from '../support/app';
import { storeSession, waitForProfiles } from '../support/storedSession';
import type { Tv } from '../support/tv';
import type { Journey } from './journey';
import { inPunjabi, waitingAt } from './steps';

const HOME = '/browser';
type Steps = (tv: Tv) => Promise<void>;

/** One step back from a form, to the tile it was opened from. Backspace would erase a letter of the name. */
async function leaveForm(tv: Tv): Promise<void> {
  await tv.page.keyboard.press('Escape');
  await tv.waitForRoute('/browser/profiles');
  await tv.idle();
}

/** Walks to a tile from wherever focus is among them. */
const toTile =
  (id: string): Steps =>
  async (tv) => {
    await walkTo(tv, { id }, ['up', 'left', 'right']);
  };

/** From a tile: what removes profiles is there from now on. */
async function manage(tv: Tv): Promise<void> {
  await walkTo(tv, { id: 'manage-profiles' }, ['down']);
  await tv.press('enter');
  await tv.waitFor({ id: 'remove-profile-noor', onScreen: false });
}

const enterPin =
  (digits: string): Steps =>
  async (tv) => {
    await tv.waitForFocus({ id: 'pin-1' });
    await tv.type(digits);
  };

/** OK on what has focus, and what is to be there then. */
const openTo =
  (id: string): Steps =>
  async (tv) => {
    await tv.press('enter');
    await tv.waitFor({ id });
  };

const inTurn =
  (...steps: readonly Steps[]): Steps =>
  async (tv) => {
    for (const step of steps) await step(tv);
  };

/** Saving fails from now on, without a word of the service. */
const refuseSaving: Steps = async ({ page }) => {
  await page.route('**/users/profile/*', (route) =>
    route.request().method() === 'PATCH' ? route.fulfill({ status: 500 }) : route.fallback(),
  );
};

async function signedIn(page: Page, { url }: App): Promise<void> {
  const prepare = await storeSession(url, { account: 'demo', profileChosen: false });
  await prepare(page);
}

/** Somebody who watches, and a call that is never answered. */
const neverAnswering =
  (call: string) =>
  async (page: Page, { url }: App): Promise<void> => {
    const prepare = await storeSession(url, { account: 'demo', profileChosen: true });
    await prepare(page);
    await page.route(call, () => undefined);
  };

async function signedInInPunjabi(page: Page, app: App): Promise<void> {
  await signedIn(page, app);
  await inPunjabi(page);
}

const takenName = inTurn(
  openTo('floated-keyboard'),
  (tv) => tv.type('noor'),
  (tv) => walkTo(tv, { id: 'key-done' }, ['down', 'right']),
  (tv) => tv.press('enter'),
  (tv) => tv.waitForGone({ id: 'floated-keyboard' }),
);

export const PROFILES: readonly Journey[] = [
  {
    path: HOME,
    prepare: signedIn,
    stops: [
      { name: 'profiles', steps: waitForProfiles, key: true, canvas: true },
      {
        name: 'profiles-actions',
        steps: inTurn(toTile('profile-profile-noor'), (tv) => pressMoving(tv, 'down')),
      },
      {
        name: 'profiles-pin-wrong',
        steps: inTurn(toTile('profile-profile-harjit'), openTo('pin-entry'), enterPin('1357')),
      },
      { name: 'profiles-pin', steps: (tv) => tv.type('24') },
      {
        name: 'profile-add',
        steps: inTurn(
          (tv) => tv.press('back'),
          (tv) => tv.waitForGone({ id: 'pin-entry' }),
          toTile('profile-add'),
          openTo('floated-keyboard'),
          (tv) => tv.type('Jasleen K'),
        ),
      },
      {
        name: 'profile-add-taken',
        steps: inTurn(leaveKeyboard, leaveForm, toTile('profile-add'), takenName),
      },
      {
        name: 'profile-edit-refused',
        steps: inTurn(
          leaveForm,
          refuseSaving,
          toTile('profile-profile-simran'),
          (tv) => pressMoving(tv, 'down'),
          openTo('profile-name'),
          (tv) => walkTo(tv, { id: 'profile-save' }, ['down']),
          openTo('profile-refusal'),
        ),
      },
      {
        name: 'profile-delete',
        steps: inTurn(
          leaveForm,
          manage,
          toTile('profile-profile-noor'),
          (tv) => pressMoving(tv, 'down'),
          (tv) => pressMoving(tv, 'right'),
          openTo('delete-words'),
        ),
      },
      {
        name: 'profile-delete-pin',
        steps: inTurn(
          leaveForm,
          toTile('profile-profile-harjit'),
          (tv) => pressMoving(tv, 'down'),
          (tv) => pressMoving(tv, 'right'),
          openTo('delete-words'),
        ),
      },
      {
        name: 'profiles-notice',
        steps: async (tv) => {
          await goTo(tv, '/browser/edit_profile/nobody');
          await tv.waitFor({ id: 'profiles-notice' });
        },
      },
    ],
  },
  {
    path: HOME,
    prepare: signedInInPunjabi,
    stops: [
      { name: 'profiles-punjabi', steps: waitForProfiles, canvas: true },
      {
        name: 'profiles-pin-wrong-punjabi',
        steps: inTurn(toTile('profile-profile-harjit'), openTo('pin-entry'), enterPin('1357')),
      },
      {
        name: 'profile-add-taken-punjabi',
        steps: inTurn(
          (tv) => tv.press('back'),
          (tv) => tv.waitForGone({ id: 'pin-entry' }),
          toTile('profile-add'),
          takenName,
        ),
      },
      {
        name: 'profile-delete-pin-punjabi',
        steps: inTurn(
          leaveForm,
          manage,
          toTile('profile-profile-harjit'),
          (tv) => pressMoving(tv, 'down'),
          (tv) => pressMoving(tv, 'right'),
          openTo('delete-words'),
        ),
      },
    ],
  },
  {
    path: '/browser',
    waiting: true,
    prepare: neverAnswering('**/api/users/profile'),
    stops: [
      {
        name: 'profiles-skeleton',
        steps: waitingAt('/browser/home', '/browser/profiles', 'profiles-skeleton'),
      },
    ],
  },
  {
    path: '/browser',
    waiting: true,
    prepare: neverAnswering('**/api/interests'),
    stops: [
      {
        name: 'interests-skeleton',
        steps: waitingAt('/browser/home', '/browser/profiles/interests', 'interests-skeleton'),
      },
    ],
  },
];

/** The first back closes the keyboard. */
async function leaveKeyboard(tv: Tv): Promise<void> {
  await tv.page.keyboard.press('Escape');
  await tv.waitForGone({ id: 'floated-keyboard' });
  await tv.idle();
}
