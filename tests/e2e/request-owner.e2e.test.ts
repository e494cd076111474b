/** A request belongs to whoever made it: what is still to be sent when somebody else comes is sent for nobody. */
import { beforeEach, expect, test } from 'vitest';
import type { LoggedRequest } from '../service/request-log';
import { useApp } from '../support/app';
import { intercept } from '../support/intercept';
import { enterAsGuest, goTo, walkTo } from '../support/journeys';
import { storeSession, waitForProfiles } from '../support/storedSession';
import { clickOn } from '../support/pointer';
import { stays } from '../support/stays';
import type { Tv } from '../support/tv';

// Retries are seconds apart, and the journeys between them take some.
const app = useApp({ pace: 1 });
beforeEach(() => app.reset());

const LIKE = 'PUT /api/favorites/like';
/** Retries are 4 s apart at most. */
const TWO_RETRIES_MS = 8000;

async function openTitleAsMember(): Promise<Tv> {
  const tv = await app.open('/browser/asset/copper-sky', {
    prepare: await storeSession(app.url, { account: 'demo', profileChosen: true }),
  });
  await tv.waitFor({ id: 'asset-like' });
  await tv.idle();
  await walkTo(tv, { id: 'asset-like' }, ['right']);
  return tv;
}

const likes = async (): Promise<LoggedRequest[]> =>
  (await app.requests()).filter(({ method, path }) => `${method} ${path}` === LIKE);

test(
  '[LIKE-10, API-04] a like that waits to be sent again while another profile is chosen is dropped',
  { timeout: 90_000 },
  async () => {
    const tv = await openTitleAsMember();
    await app.fault({ match: LIKE, abort: true, times: null });
    await tv.press('enter');
    // The browser itself repeats a request whose connection broke at once.
    await expect.poll(async () => (await likes()).length).toBeGreaterThan(0);
    await goTo(tv, '/browser/profiles');
    await waitForProfiles(tv);
    await clickOn(tv, { id: 'profile-profile-noor' });
    await tv.waitForRoute('/browser/home');
    await app.clearFaults();
    await stays(TWO_RETRIES_MS, async () => (await likes()).length);
    expect(new Set((await likes()).map(({ headers }) => headers['x-profile-id']))).toEqual(
      new Set(['profile-simran']),
    );
    await goTo(tv, '/browser/asset/copper-sky');
    await tv.waitFor({ id: 'asset-like' });
    await tv.idle();
    expect(await tv.find({ id: 'asset-like' })).toMatchObject({ checked: false });
  },
);

test(
  '[AUTH-20, AUTH-22] a late 401 of a member who signed out does not end the session of the guest who came after',
  { timeout: 90_000 },
  async () => {
    const tv = await openTitleAsMember();
    let answer = (): void => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    let sent = 0;
    await intercept(tv.page, '**/api/favorites/like', async (route) => {
      sent += 1;
      await answered;
      await route.fulfill({ status: 401, json: {} });
    });
    await tv.press('enter');
    await expect.poll(() => sent).toBe(1);
    await goTo(tv, '/browser/profiles');
    await waitForProfiles(tv);
    await clickOn(tv, { id: 'sign-out' });
    await tv.waitFor({ id: 'sign-out-yes' });
    await tv.idle();
    await clickOn(tv, { id: 'sign-out-yes' });
    await enterAsGuest(tv);
    const { path } = await tv.route();
    answer();
    await stays(3000, async () => (await tv.route()).path);
    expect((await tv.route()).path).toBe(path);
    const made = (await app.requests()).filter((request) => request.path.endsWith('/accounts:signUp'));
    expect([made.length, sent]).toEqual([1, 1]);
  },
);
