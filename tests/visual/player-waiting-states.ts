/** What the player shows while it waits, for the stream or for the viewer; on a held clock. */
import type { Page } from 'playwright';
import { holdClock, releaseClock, type HeldClock } from '../support/clock';
import { goTo } from '../support/journeys';
import { placeOf } from '../support/pointer';
import { describeQuery, type Query } from '../support/scene';
import type { Tv } from '../support/tv';
import type { Journey } from './journey';
import { PICTURE_TIME } from './shoot';
import { pausedAt } from './steps';
import { as } from './viewers';

const FILM = '/browser/asset/the-long-platform';
const PLAYBACK = /\/playback\?contentId=/;
const SEGMENTS = '**/media/**/*.m4s';

const stillPicture = (page: Page): Promise<void> => page.emulateMedia({ reducedMotion: 'reduce' });

const STEP_MS = 40;
const STEPS = 200;
/** Three frames: what fell due is drawn. */
const DRAWN_MS = 48;
/** From the first of the dots, 400 ms after the waiting began, to the word and to where the dots are in every run. */
const UNTIL_WORD_MS = 1_680;

/** Lets time pass until that shows. */
async function advanceUntil(tv: Tv, clock: HeldClock, query: Query): Promise<void> {
  for (let step = 0; !(await tv.find(query)); step += 1) {
    if (step === STEPS) throw new Error(`never came: ${describeQuery(query)}`);
    await clock.pass(STEP_MS);
  }
}

/** Lets time pass until nothing is pending: the artwork has come. */
async function untilIdle(tv: Tv, clock: HeldClock): Promise<void> {
  const idle = tv.idle().then(() => true);
  for (let done = false; !done;) done = await Promise.race([idle, clock.pass(STEP_MS).then(() => false)]);
}

/** Lets time pass until the spinner's first dots, and then until its word. */
async function untilSpinnerSpeaks(tv: Tv, clock: HeldClock): Promise<void> {
  await advanceUntil(tv, clock, { role: 'status', name: 'Loading' });
  await clock.skip(UNTIL_WORD_MS);
  await clock.advance(DRAWN_MS);
}

/** The film's page, whose artwork the player shows as well, and on to a player whose playback call is never answered. */
async function awaitPlayback(tv: Tv): Promise<void> {
  await tv.page.route(PLAYBACK, () => undefined);
  const clock = await holdClock(tv.page);
  await goTo(tv, `${FILM}/watch`);
  await untilSpinnerSpeaks(tv, clock);
}

/** The caption stands where it stands in this minute. */
const SAVER_TIME = new Date(PICTURE_TIME.getTime() + 185_000);
const FADE_IN_MS = 1_000;

/** Out of the waiting player and into one that plays; paused, and left alone until that minute. */
async function leaveAlone(tv: Tv): Promise<void> {
  await tv.page.unroute(PLAYBACK);
  await releaseClock(tv.page);
  await tv.press('back');
  await tv.waitForRoute(FILM);
  await goTo(tv, `${FILM}/watch`, { fromStart: true });
  await pausedAt(40)(tv);
  const clock = await holdClock(tv.page, SAVER_TIME);
  await advanceUntil(tv, clock, { id: 'screen-saver' });
  await untilIdle(tv, clock);
  await clock.skip(FADE_IN_MS);
  await clock.advance(DRAWN_MS);
}

/** From there to a second of which nothing is buffered and no segment comes. */
async function runDry(tv: Tv): Promise<void> {
  await releaseClock(tv.page);
  await tv.press('up');
  await tv.waitForFocus({ id: 'play-pause' });
  await tv.page.route(SEGMENTS, () => undefined);
  const clock = await holdClock(tv.page);
  await tv.page.mouse.click(...(await placeOf(tv, { id: 'seek-bar' }, 0.66)));
  await tv.press('playPause');
  await untilSpinnerSpeaks(tv, clock);
}

export const PLAYER_WAITS: readonly Journey[] = [
  {
    path: FILM,
    waiting: true,
    prepare: as('demo', stillPicture),
    stops: [
      { name: 'player-loading', steps: awaitPlayback },
      { name: 'player-screen-saver', steps: leaveAlone },
      { name: 'player-buffering', steps: runDry },
    ],
  },
];
