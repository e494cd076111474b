/** The failures that a screen shows, one after the other in one launch: the words of the catalogue, one focus, never a black picture. */
import { beforeEach, describe, expect, test } from 'vitest';
import type { FaultInput } from '../service/faults';
import { FILMS, useApp } from '../support/app';
import { expectOneFocus } from '../support/focus';
import { enterAsGuest, goTo } from '../support/journeys';
import { pixelsOf } from '../support/pixels';
import { clickOn } from '../support/pointer';
import type { Tv } from '../support/tv';
import { leaveByKeys } from '../support/watching';

const app = useApp();
beforeEach(() => app.reset());

type Spoiled = Omit<FaultInput, 'match' | 'times'>;

/** Ways an answer can be bad, as the service's faults make them. */
const ANSWERS: Readonly<Record<string, Spoiled>> = {
  403: { status: 403 },
  404: { status: 404 },
  500: { status: 500 },
  '500 without a body': { status: 500, emptyBody: true },
  'empty body': { emptyBody: true },
  'malformed JSON': { malformed: true },
  'wrong types': { body: 7 },
};

interface Shown {
  route: string;
  words: string;
  code?: string;
}

const WRONG: Shown = {
  route: '/browser/something_went_wrong',
  words: 'Something went wrong',
  code: 'unhandled_error',
};
const GONE: Shown = {
  route: '/browser/page_not_exists',
  words: "Page doesn't exist",
  code: 'page_not_exists',
};
const PLAYBACK: Shown = {
  route: '/browser/error_with_playback',
  words: 'Something went wrong with playback',
  code: 'unhandled_error',
};
/** The code in the body of a fault's refusal. */
const FAULT_CODE = 'injected_fault';

/** The service's own code, where it gave one, stands for the product's [ERR-20]. */
const withCodeOf = ({ status, emptyBody }: Spoiled, shown: Shown): Shown =>
  status === undefined || emptyBody === true ? shown : { ...shown, code: FAULT_CODE };

/** The screen says it, has exactly one focus and draws something. */
async function expectScreen(tv: Tv, what: string, { route, words, code }: Shown): Promise<void> {
  await tv.waitForRoute(route);
  await tv.waitFor({ role: 'heading', name: words });
  if (code !== undefined) await tv.waitFor({ name: `Error code: ${code}` });
  await tv.waitFor({ name: 'Version: 1.5.1' });
  await tv.idle();
  await expectOneFocus(tv, what);
  expect((await tv.focused()).role, what).toBe('button');
  const { spread } = await pixelsOf(tv.page, { x: 0, y: 0.2, w: 1, h: 0.6 });
  expect(spread, `${what}: the picture`).toBeGreaterThan(2);
}

describe('[ERR-06, ERR-09, ERR-22, API-09] a guest', () => {
  test('sees what is wrong with a page, whatever comes instead of it, and can leave', async () => {
    const tv = await app.open('/');
    await enterAsGuest(tv);
    for (const [at, [what, answer]] of Object.entries(ANSWERS).entries()) {
      const page = `spoiled-${at}`;
      // The screen asks again by itself.
      await app.fault({ match: `GET /api/page/${page}/components`, ...answer, times: null });
      await goTo(tv, `/browser/${page}`);
      await expectScreen(tv, what, withCodeOf(answer, what === '404' ? GONE : WRONG));
    }
    await tv.waitFor({
      name: 'There was an error - please refresh the page or contact admin',
      role: 'text',
    });
    await tv.press('enter');
    await tv.waitForRoute(/^\/browser\/(?!something_went_wrong)/);
    await expectOneFocus(tv, 'left');
  });

  test('is told that a film cannot be played, tries again, and comes back to its title', async () => {
    const tv = await app.open('/', FILMS);
    await enterAsGuest(tv);
    for (const [what, answer] of Object.entries(ANSWERS)) {
      await app.fault({ match: 'POST /api/asset/*/playback', ...answer });
      await goTo(tv, '/browser/asset/the-long-platform/watch', { returnAssetId: 'the-long-platform' });
      await expectScreen(tv, `playback: ${what}`, withCodeOf(answer, PLAYBACK));
    }
    await tv.press('enter');
    await tv.waitForRoute('/browser/asset/the-long-platform/watch');
    await leaveByKeys(tv);
    await tv.waitForRoute('/browser/asset/the-long-platform');
  });

  test('[AUTH-20, AUTH-21] refused with 401 is reset and at /welcome, from a page and from a title', async () => {
    const tv = await app.open('/');
    await enterAsGuest(tv);
    for (const [match, path] of [
      ['GET /api/page/movies/components', '/browser/movies'],
      ['GET /api/asset/v2/*', '/browser/asset/glass-harbour'],
    ] as const) {
      await app.fault({ match, status: 401 });
      await goTo(tv, path);
      await tv.waitForRoute('/browser/welcome');
      await tv.waitForFocus({ id: 'welcome-sign-in' });
      await tv.idle();
      // Reset, and asked again: 'Continue as guest' makes another one.
      await enterAsGuest(tv);
    }
    const made = (await app.requests()).filter(({ path }) => path.endsWith('/accounts:signUp'));
    expect(made.length).toBe(3);
  });
});

describe('without settings there is no app', () => {
  const BLOCKED = 'Network error occurred. Try to refresh app or contact with our support.';
  const CONTACT = 'There was an error - please refresh the page or contact admin';

  test('[SHELL-07, SHELL-08, ERR-06, ERR-07] what came instead decides the words; refreshing opens the app', async () => {
    const tv = await app.open('/');
    await tv.waitFor({ id: 'welcome' });
    for (const [what, answer] of Object.entries(ANSWERS)) {
      await app.clearFaults();
      await app.fault({ match: 'GET /api/settings', ...answer, times: null });
      await tv.page.reload();
      const blocked = what === '403' || what === '404';
      await tv.waitFor({ role: 'heading', name: blocked ? BLOCKED : 'Something went wrong' });
      if (!blocked) {
        await tv.waitFor({ role: 'text', name: CONTACT });
        await tv.waitFor({ name: 'Error code: settings_fetch_failed' });
        expect((await tv.route()).path).toBe('/browser/something_went_wrong');
      }
      await tv.waitForFocus({ id: 'refresh-app', name: 'Refresh app' });
      await expectOneFocus(tv, what);
    }
    const loaded = tv.page.waitForEvent('domcontentloaded');
    await tv.press('enter');
    await loaded;
    await app.clearFaults();
    await tv.waitFor({ id: 'welcome' });
  });
});

describe('a member', () => {
  const DEMO = { email: 'demo@proscenium.tv', password: 'popcorn1' };
  const CONFIRMED_MS = 20_000;
  const FAILED: Shown = { ...WRONG, code: 'profiles_fetch_failed' };

  test('[PROFILE-09, PROFILE-10, CODE-10, AUTH-27] is told why nobody can watch; a code that does not come can be asked for again', async () => {
    const tv = await app.open('/');
    await tv.waitForRoute('/browser/welcome');
    await app.fault({ match: 'GET /api/users/pair/code', status: 500 });
    await goTo(tv, '/browser/welcome/code');
    await tv.waitForFocus({ id: 'generate-code' });
    await clickOn(tv, { id: 'generate-code' });
    const { name } = await tv.waitFor({ id: 'code' });
    await app.fault({ match: 'GET /api/users/provider', body: ['who', 7, null] });
    await app.fault({ match: 'GET /api/users/profile', status: 500, times: null });
    await fetch(`${app.url}/pair`, {
      method: 'POST',
      body: new URLSearchParams({ code: name.replaceAll(' ', ''), ...DEMO }),
    });
    await tv.waitForRoute('/browser/something_went_wrong', CONFIRMED_MS);
    await expectScreen(tv, 'profiles', { ...FAILED, code: FAULT_CODE });

    for (const [what, answer, shown] of [
      ['malformed', { malformed: true }, FAILED],
      ['none', { body: [] }, { ...WRONG, code: 'no_profiles' }],
    ] as const) {
      await app.clearFaults();
      await app.fault({ match: 'GET /api/users/profile', ...answer, times: null });
      await goTo(tv, '/browser/profiles');
      await expectScreen(tv, what, shown);
    }
    // No way back to the profiles is offered: they are opened again by the screen itself.
    expect(await tv.find({ id: 'go-back' })).toBeUndefined();
    await app.clearFaults();
    await tv.waitForFocus({ id: 'profile-profile-simran' });
  });
});

describe('a connection that is refused', () => {
  const RETRIES = 5;
  const RETRY_MS = 3_000;

  test('[API-04, ERR-08, PAGE-08] is tried six times, 3 s apart; then /network_error, whose retry loads the page', async () => {
    let tries = 0;
    const tv = await app.open('/', {
      prepare: async (page) => {
        await page.clock.install();
        await page.route('**/api/page/movies/components*', async (route) => {
          tries += 1;
          await (tries > RETRIES + 1 ? route.continue() : route.abort('connectionrefused'));
        });
      },
    });
    await enterAsGuest(tv);
    await goTo(tv, '/browser/movies');
    // The tries are real; the waits between them pass at once.
    for (let tried = 1; tried <= RETRIES; tried += 1) {
      // The page hears of a failure some time after the service was asked: only then it begins to wait.
      const next = async (): Promise<number> => {
        if (tries === tried) await tv.page.clock.fastForward(RETRY_MS);
        return tries;
      };
      await expect.poll(() => tries).toBe(tried);
      await expect.poll(next).toBe(tried + 1);
    }
    await expectScreen(tv, 'refused', {
      route: '/browser/network_error',
      words: 'Network error occurred. Please try connect again later.',
    });
    expect(tries).toBe(RETRIES + 1);
    await tv.press('enter');
    await tv.waitForRoute('/browser/movies');
    await tv.waitFor({ role: 'main', name: 'Movies' });
    await expectOneFocus(tv, 'loaded');
  });
});
