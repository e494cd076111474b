/** One answer at a launch that fails for a moment: the viewer stays signed in, now and at the next launch. */
import { beforeEach, expect, test } from 'vitest';
import { useApp } from '../support/app';
import { expectOneFocus } from '../support/focus';
import { sessionScript } from '../support/storedSession';
import { stays } from '../support/stays';
import type { Tv } from '../support/tv';

const app = useApp();
beforeEach(() => app.reset());

/** A member's launch, whose session is put into the set once: what the app forgets stays forgotten. */
async function launchAsMember(): Promise<Tv> {
  const session = await sessionScript(app.url, { account: 'demo', profileChosen: true });
  await app.forgetRequests();
  return app.open('/', {
    prepare: async (page) => {
      const content = `if (!sessionStorage.getItem('put')) { sessionStorage.setItem('put', '1'); ${session} }`;
      await page.addInitScript({ content });
    },
  });
}

async function expectHome(tv: Tv): Promise<void> {
  await tv.waitForRoute('/browser/home', 20_000);
  await tv.idle();
  await expectOneFocus(tv, 'home');
}

const asked = async (path: string): Promise<(number | null)[]> =>
  (await app.requests()).filter((request) => request.path.endsWith(path)).map(({ status }) => status);

test.each([503, 429, 502, 504, 408])(
  '[AUTH-25, AUTH-26] C8: one %i of GET /user/current ends on /network_error, which returns by itself to a member who is still signed in',
  async (status) => {
    await app.fault({ match: 'GET /api/user/current', status });
    const tv = await launchAsMember();
    await tv.waitForRoute('/browser/network_error');
    await expectHome(tv);
    expect(await asked('/user/current')).toEqual([status, 200]);
    await tv.page.reload();
    await expectHome(tv);
  },
);

test('[API-05, AUTH-25] one 503 of GET /user/current with Retry-After is asked again, and no screen tells of it', async () => {
  await app.fault({ match: 'GET /api/user/current', status: 503, headers: { 'retry-after': '2' } });
  const tv = await launchAsMember();
  await expectHome(tv);
  await expect.poll(() => asked('/user/current')).toEqual([503, 200]);
  expect((await tv.route()).path).toBe('/browser/home');
});

test.each([
  [429, 'QUOTA_EXCEEDED : Too many requests'],
  [503, 'The service is currently unavailable.'],
])(
  '[AUTH-25, AUTH-26] C8: one %i of the identity service at a launch: still signed in at it and at the next',
  async (status, message) => {
    await app.fault({
      match: 'POST /identitytoolkit.googleapis.com/v1/accounts:lookup',
      status,
      body: { error: { code: status, message } },
    });
    const tv = await launchAsMember();
    await expectHome(tv);
    expect(await asked('accounts:lookup')).toEqual([status]);
    await tv.page.reload();
    await expectHome(tv);
    await stays(1000, async () => (await tv.route()).path);
  },
);
