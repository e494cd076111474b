/** A roll-out: sessions run on build A while B is deployed and A's files vanish; then B's vanish, and A is there again. */
import type { Page } from 'playwright';
import { beforeEach, expect, test } from 'vitest';
import { FILMS, useApp } from '../support/app';
import { createDeployment } from '../support/deployment';
import { expectOneFocus } from '../support/focus';
import { enterAsGuest, goTo } from '../support/journeys';
import { storeSession } from '../support/storedSession';
import type { Tv } from '../support/tv';
import { videoSecond } from '../support/videos';
import { openTracksByKeys, waitForPlayback } from '../support/watching';

const deployment = createDeployment('roll-out');
const app = useApp({ ...FILMS, clientDir: deployment.folder });
beforeEach(async () => {
  deployment.deploy('A');
  await app.reset();
});

/** Open to guests, and without an intro: over one, the skip button has focus. */
const FILM = 'kavis-cloud';

/** Of screens, whose code is to come from the build that is deployed when they are opened, and not ahead of that. */
const AHEAD =
  /\/assets\/(Search|Settings|Watchlist|Plans|Register|EmailSignIn|CodeSignIn|PlayerPanels)-\w+\.js/;

interface Session {
  readonly tv: Tv;
  loads(): number;
  /** From now on code is loaded as the deployment has it. */
  open(): Promise<void>;
}

/** A session on build A, none of whose later screens has been loaded. */
async function begin(
  path: string,
  prepare: (page: Page) => Promise<void> = async () => {},
): Promise<Session> {
  let loads = 0;
  const tv = await app.open(path, {
    prepare: async (page) => {
      await prepare(page);
      page.on('domcontentloaded', () => void (loads += 1));
      await page.route(AHEAD, (route) => route.abort());
    },
  });
  return { tv, loads: () => loads, open: () => tv.page.unroute(AHEAD) };
}

const signIn = (): Promise<(page: Page) => Promise<void>> =>
  storeSession(app.url, { account: 'demo', profileChosen: true });

/** Opens a screen by its address inside the session. It is there, with one focus, and the page was loaded so often at most. */
async function expectScreen({ tv, loads }: Session, path: string, id: string, most: number): Promise<void> {
  await goTo(tv, path);
  await tv.waitFor({ id }, 60_000);
  expect((await tv.route()).path).toBe(path);
  await tv.idle();
  await expectOneFocus(tv, path);
  expect(loads(), `loads of the page, at ${path}`).toBeLessThanOrEqual(most);
}

test('a guest, a member and somebody who is about to sign up come to each screen with one reload at most; so do they when A is back', async () => {
  const sessions = await Promise.all([begin('/'), begin('/', await signIn()), begin('/')]);
  const [guest, member, nobody] = sessions as [Session, Session, Session];
  await enterAsGuest(guest.tv);
  await member.tv.waitForRoute('/browser/home');
  await nobody.tv.waitForRoute('/browser/welcome');
  for (const { tv } of sessions) await tv.idle();

  deployment.deploy('B');
  for (const session of sessions) await session.open();
  await expectScreen(guest, '/browser/search', 'search', 2);
  await expectScreen(guest, '/browser/settings', 'settings', 2);
  await expectScreen(member, '/browser/watchlist', 'watchlist', 2);
  await expectScreen(member, '/browser/search', 'search', 2);
  await expectScreen(nobody, '/browser/welcome/register', 'register-email-step', 2);
  for (const { loads } of sessions) expect(loads(), 'A’s files are gone').toBe(2);

  deployment.deploy('A');
  await expectScreen(guest, '/browser/welcome/code', 'code-sign-in', 3);
  await expectScreen(member, '/browser/settings/device', 'settings', 3);
  await expectScreen(nobody, '/browser/welcome/email', 'email-sign-in', 3);
});

test.each([
  ['member', true],
  ['guest', false],
] as const)(
  'a %s’s film goes on after one reload where it was, when its panels are opened after A’s files are gone',
  async (_, signedIn) => {
    const session = await begin(`/browser/asset/${FILM}/watch`, signedIn ? await signIn() : undefined);
    const { tv, loads } = session;
    await waitForPlayback(tv, 0.5);
    await tv.page.evaluate(() => void (document.querySelector('video')!.currentTime = 21));
    await waitForPlayback(tv, 1);
    deployment.deploy('B');
    await session.open();
    const before = (await videoSecond(tv)) ?? Number.NaN;
    await tv.waitForGone({ id: 'player-back' });
    await tv.press('down');
    await tv.waitForFocus({ id: 'play-pause' });
    await tv.press('down');
    await expect.poll(loads, { timeout: 30_000 }).toBe(2);
    const after = await waitForPlayback(tv, 0.5);
    expect(after).toBeGreaterThan(before - 5);
    expect((await tv.route()).path).toBe(`/browser/asset/${FILM}/watch`);
    await openTracksByKeys(tv);
    expect(loads()).toBe(2);
  },
);
