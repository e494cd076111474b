/** What a viewer does on the way into a state, and how the service's answers are bent for one. */
import type { Page } from 'playwright';
import { holdClock } from '../support/clock';
import { pressMoving } from '../support/focus';
import { goTo, walkTo } from '../support/journeys';
import type { RemoteKey } from '../support/remote';
import type { Tv } from '../support/tv';

type Steps = (tv: Tv) => Promise<void>;

/** Moves one after the other. */
export function walks(...moves: readonly [RemoteKey, number][]): Steps {
  return async (tv) => {
    for (const [key, times] of moves) await pressMoving(tv, key, times);
  };
}

/** A guest whose home page cannot be shown, on the screen that says so. */
export function onHomeFailing(path: string): Steps {
  return async (tv) => {
    await toGuestButton(tv);
    await tv.press('enter');
    await tv.waitForRoute(path);
  };
}

/** Focus on 'Continue as guest'. */
export async function toGuestButton(tv: Tv): Promise<void> {
  await pressMoving(tv, 'right');
  await tv.waitForFocus({ id: 'welcome-guest' });
}

/** From the question before leaving: the menu, its pages shown under Browse. */
export async function leaveQuestionForBrowse(tv: Tv): Promise<void> {
  await tv.press('back');
  await tv.waitForGone({ id: 'exit-dialog' });
  await openBrowse(tv);
}

/** The menu, its pages shown under Browse. */
export async function openBrowse(tv: Tv): Promise<void> {
  await pressMoving(tv, 'left');
  await pressMoving(tv, 'down', 2);
  await tv.press('enter');
  await tv.waitFor({ id: 'menu-page-movies' });
}

/** The question before leaving, on a page. */
export async function askToLeave(tv: Tv): Promise<void> {
  await tv.press('back');
  await tv.waitFor({ id: 'exit-dialog' });
}

/** The drawer with the whole description of a title. */
export async function openDescription(tv: Tv): Promise<void> {
  await walkTo(tv, { id: 'asset-more' }, ['right']);
  await tv.press('enter');
  await tv.waitFor({ id: 'asset-drawer' });
}

/** A legal text of the welcome screen, or what is said when it cannot be had. */
export function openLegal(button: string): Steps {
  return async (tv) => {
    await walkTo(tv, { id: button }, ['down', 'right']);
    await tv.press('enter');
    await tv.waitFor({ id: 'legal-close' });
  };
}

/** Further down in a legal text. */
export async function readOn(tv: Tv): Promise<void> {
  await tv.press('down', 7);
}

/** The question before signing out, on the profiles of a viewer who signed in with a phone. */
export async function askToSignOut(tv: Tv): Promise<void> {
  await tv.waitForRoute('/browser/welcome');
  await tv.press('enter');
  const code = (await tv.waitFor({ id: 'code' })).name.replaceAll(' ', '');
  const account = { email: 'demo@proscenium.tv', password: 'popcorn1' };
  await tv.page.request.post(new URL('/pair', tv.page.url()).href, { form: { code, ...account } });
  await tv.waitForRoute('/browser/profiles');
  await tv.waitFor({ id: 'faces' });
  await walkTo(tv, { id: 'sign-out' }, ['down', 'right']);
  await tv.press('enter');
  await tv.waitFor({ id: 'sign-out-dialog' });
}

/** A mid grey: both scrims and all letters are seen on it. */
const NO_VIDEO = '#6b7280';

/**
 * The player paused at that second. The decoded frame depends on the bandwidth of the moment, so a flat ground takes its
 * place; everything over it is ours.
 */
export function pausedAt(seconds: number): Steps {
  return async (tv) => {
    await tv.page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0);
    await tv.press('playPause');
    await tv.page.evaluate(
      async ([at, background]) => {
        const video = document.querySelector('video');
        if (!video) throw new Error('no video element');
        const landed = new Promise((done) => video.addEventListener('seeked', done, { once: true }));
        video.currentTime = at;
        await landed;
        video.style.visibility = 'hidden';
        if (video.parentElement) video.parentElement.style.background = background;
      },
      [seconds, NO_VIDEO] as const,
    );
    // the element tells of its time now and then
    await tv.waitFor({ name: `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}` });
  };
}

/** The player keeps this many seconds ahead of the picture, and tells how far it is at the next change of time alone. */
const BUFFERED_AHEAD_S = 10;

/** At a player paused at that second: waits until its buffer has come to rest, and makes the seek bar show where. */
export async function bufferedAhead(tv: Tv, second: number): Promise<void> {
  await tv.page.waitForFunction(
    ([at, ahead]) => {
      const { buffered, duration } = document.querySelector('video')!;
      const to = Math.min(at + ahead, duration - 0.5);
      for (let i = 0; i < buffered.length; i += 1)
        if (buffered.start(i) <= at && buffered.end(i) >= to) return true;
      return false;
    },
    [second, BUFFERED_AHEAD_S] as const,
  );
  await tv.idle();
  await tv.page.evaluate(async (at) => {
    const video = document.querySelector('video')!;
    const told = new Promise((done) => video.addEventListener('timeupdate', done, { once: true }));
    video.currentTime = at;
    await told;
  }, second);
}

/** The film behind the welcome screen, a flat ground in its place: every frame of it is another picture. */
export async function onFlatVideo(tv: Tv): Promise<void> {
  await tv.page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0);
  await tv.page.evaluate((background) => {
    const video = document.querySelector('video');
    if (!video) throw new Error('no video element');
    video.style.visibility = 'hidden';
    if (video.parentElement) video.parentElement.style.background = background;
  }, NO_VIDEO);
}

/** Lets the menu lead to another page than home, so that a page in no menu can be entered. */
export function homeIs(uuid: string): (page: Page) => Promise<void> {
  return async (page) => {
    await page.route('**/api/settings', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('"uuid":"home"', `"uuid":"${uuid}"`);
      await route.fulfill({ response, body });
    });
  };
}

/** The service takes in the question for a page and never answers. */
export async function neverAnswerPages(page: Page): Promise<void> {
  await page.route('**/components?*', () => undefined);
}

/** Time that passes for the page between two looks. */
const STEP_MS = 16;
const STEPS = 400;

/**
 * Enters home as a guest on a held clock and stops `ms` after the page began to wait: dots and words of the waiting are
 * then the same in every run.
 */
export function waitingFor(ms: number): Steps {
  return async (tv) => {
    await tv.waitForRoute('/browser/welcome');
    await tv.idle();
    await toGuestButton(tv);
    const clock = await holdClock(tv.page);
    await tv.page.keyboard.press('Enter');
    for (let step = 0; !(await tv.find({ id: 'page-skeleton', onScreen: false })); step += 1) {
      if (step === STEPS) throw new Error('the page does not begin to wait');
      await clock.pass(STEP_MS);
    }
    await clock.advance(ms);
  };
}

/** The network gone for this long on a held clock: the banner is there, the screen that follows is not. */
export function offlineFor(ms: number): Steps {
  return async (tv) => {
    await tv.waitForRoute('/browser/welcome');
    await tv.idle();
    const clock = await holdClock(tv.page);
    await tv.page.context().setOffline(true);
    for (let step = 0; !(await tv.find({ id: 'offline-banner' })); step += 1) {
      if (step === STEPS) throw new Error('nothing says that the network has gone');
      await clock.pass(STEP_MS);
    }
    await clock.advance(ms);
  };
}

/** The network gone for so long that a screen says so. */
export async function offlineForLong(tv: Tv): Promise<void> {
  await tv.page.context().setOffline(true);
  await tv.waitForRoute('/browser/network_error');
  await tv.waitForFocus({ id: 'try-again' });
}

/** The deployment's default language is Punjabi. */
export async function inPunjabi(page: Page): Promise<void> {
  const body = { defaultLanguageIsoCode: 'pa', availableLanguagesIsoCodes: ['en', 'pa'] };
  await page.route('**/platform-language', (route) => route.fulfill({ json: body }));
}

/**
 * Goes to a place on a held clock and stops 2.1 s after it began to wait: dots and words of the waiting are then the same in
 * every run.
 */
export function waitingAt(from: string, path: string, skeleton: string): Steps {
  return async (tv) => {
    await tv.waitForRoute(from);
    await tv.idle();
    const clock = await holdClock(tv.page);
    await goTo(tv, path);
    for (let step = 0; !(await tv.find({ id: skeleton, onScreen: false })); step += 1) {
      if (step === STEPS) throw new Error(`${path} does not begin to wait`);
      await clock.pass(STEP_MS);
    }
    await clock.advance(2_100);
  };
}
