/**
 * How titles are played, as the settings change it: by keys alone on the real service, seen in the real player and behind
 * the pages, and once by the pointer alone.
 */
import { beforeEach, expect, test } from 'vitest';
import { FILMS, useApp } from '../support/app';
import type { OpenOptions } from '../support/app';
import { expectOneFocus, pressAndSettle } from '../support/focus';
import { enterAsGuest, goTo, walkTo } from '../support/journeys';
import { clickOn, turnWheel } from '../support/pointer';
import { stays } from '../support/stays';
import { storeSession } from '../support/storedSession';
import type { FocusedNode } from '../support/scene';
import type { StoredSession } from '../support/storedSession';
import type { Tv } from '../support/tv';
import { videoSecond, videosSeen, watchVideos } from '../support/videos';
import { leaveByKeys, seekForward, waitForPlayback, waitForSecond } from '../support/watching';

const app = useApp(FILMS);
beforeEach(() => app.reset());

const HOME = '/browser/home';
const SETTINGS = '/browser/settings';
/** The first has an intro and credits, the second a recap before its intro. */
const FIRST = 'tuktuk-and-friends-s1e1';
const SECOND = 'tuktuk-and-friends-s1e2';
const watchOf = (id: string): string => `/browser/asset/${id}/watch`;
const GURMUKHI = /[\u0A00-\u0A7F]/;
const WAIT = { timeout: 20_000 };

/** A member at home. */
async function open(session: Partial<StoredSession> = {}, options: OpenOptions = {}): Promise<Tv> {
  const signedIn = await storeSession(app.url, { account: 'demo', profileChosen: true, ...session });
  const tv = await app.open('/', {
    ...options,
    prepare: async (page) => {
      await watchVideos(page);
      await signedIn(page);
    },
  });
  await tv.waitForRoute(HOME);
  await tv.idle();
  return tv;
}

/** Down until focus is on what is looked for. In a list that scrolls it stays where it is on the stage. */
async function downUntil(tv: Tv, what: string, arrived: (focused: FocusedNode) => boolean): Promise<void> {
  for (let presses = 0; !arrived(await tv.focused()); presses += 1) {
    if (presses > 40) throw new Error(`down did not lead to ${what}`);
    await pressAndSettle(tv, 'down');
  }
}
const down = (tv: Tv, id: string): Promise<void> => downUntil(tv, id, (focused) => focused.id === id);

/** The lines below the subscription, with focus on the first of them. */
async function openPlayback(tv: Tv): Promise<void> {
  await goTo(tv, SETTINGS);
  await tv.waitFor({ id: 'setting-skipIntro' });
  await tv.waitForFocus({ id: 'settings-account' });
  await tv.idle();
  await pressAndSettle(tv, 'right');
  await down(tv, 'setting-skipIntro');
}

const isOn = async (tv: Tv, name: string): Promise<boolean> =>
  (await tv.waitFor({ role: 'switch', id: `setting-${name}` })).checked === true;

/** Turns switches over by keys. */
async function turn(tv: Tv, ...names: readonly string[]): Promise<void> {
  await openPlayback(tv);
  for (const name of names) {
    await down(tv, `setting-${name}`);
    const before = await isOn(tv, name);
    await pressAndSettle(tv, 'enter');
    expect(await isOn(tv, name), `${name}, one press`).toBe(!before);
  }
}

/** Waits until focus is on the option that is chosen. */
async function waitForChosen(tv: Tv, name?: string): Promise<void> {
  const chosen = async () => {
    const { role, checked, name: focused } = await tv.focused();
    return { role, checked, name: name === undefined ? undefined : focused };
  };
  await expect.poll(chosen, WAIT).toEqual({ role: 'radio', checked: true, name });
}

/** Waits until the line of a language says so. */
const waitForValue = (tv: Tv, setting: string, value: string): Promise<void> =>
  expect.poll(async () => (await tv.waitFor({ id: `setting-${setting}` })).value, WAIT).toBe(value);

/** Chooses a language by keys; the line says it afterwards. */
async function choose(tv: Tv, setting: 'audioLanguage' | 'subtitles', name: string): Promise<void> {
  await down(tv, `setting-${setting}`);
  await tv.press('enter');
  await waitForChosen(tv);
  await downUntil(tv, name, (focused) => focused.role === 'radio' && focused.name === name);
  await tv.press('enter');
  await tv.waitForGone({ id: 'language-chooser' });
  await tv.waitForFocus({ id: `setting-${setting}` });
  await waitForValue(tv, setting, name);
}

/** A title from its beginning. */
async function play(tv: Tv, id: string): Promise<void> {
  await goTo(tv, watchOf(id), { fromStart: true });
  await waitForPlayback(tv, 0.5);
}

const asked = async (part: string): Promise<number> =>
  (await app.requests()).filter(({ path }) => path.includes(part)).length;

test('[PAGE-14, SUB-17] trailers switched off: none behind home, nor on a title’s page; switched on again one starts', async () => {
  const tv = await open();
  await turn(tv, 'playTrailer');
  await app.forgetRequests();
  await pressAndSettle(tv, 'back');
  await tv.waitForRoute(HOME);
  await tv.waitForFocus({ id: 'jumbotron-watch' });
  const seen = async () => [await asked('/playback'), (await videosSeen(tv)).ever];
  const before = (await videosSeen(tv)).ever;
  expect(await stays(2_500, seen)).toEqual([0, before]);
  await walkTo(tv, { id: 'jumbotron-more' }, ['right']);
  await tv.press('enter');
  await tv.waitForFocus({ id: 'asset-watch' });
  await tv.idle();
  expect(await stays(2_500, seen)).toEqual([0, before]);

  await turn(tv, 'playTrailer');
  await pressAndSettle(tv, 'back');
  await tv.waitForRoute(HOME);
  await expect.poll(() => videoSecond(tv), WAIT).toBeGreaterThan(0.3);
  expect(tv.errors).toEqual([]);
});

test('[PAGE-14, SHELL-15] a guest has the switches too: the trailer of home stays away, and nothing is kept on the device', async () => {
  const tv = await app.open('/', { prepare: watchVideos });
  await enterAsGuest(tv);
  const kept = (): Promise<string[]> => tv.page.evaluate(() => Object.keys(localStorage).sort());
  const before = await kept();
  await openPlayback(tv);
  await tv.waitFor({ id: 'playback-note', name: /until you sign out, change the profile or restart/ });
  for (const [name, on] of [
    ['skipIntro', false],
    ['skipRecap', false],
    ['skipCredits', false],
    ['playNextEpisode', true],
    ['playTrailer', true],
  ] as const) {
    await down(tv, `setting-${name}`);
    expect([name, await isOn(tv, name)]).toEqual([name, on]);
  }
  await pressAndSettle(tv, 'enter');
  await expectOneFocus(tv, 'a switch');
  const ever = (await videosSeen(tv)).ever;
  await pressAndSettle(tv, 'back');
  await tv.waitForRoute(HOME);
  expect(await stays(2_500, async () => (await videosSeen(tv)).ever)).toBe(ever);
  expect(await kept()).toEqual(before);
  expect(tv.errors).toEqual([]);
});

test('[SKIP-02, SKIP-03] recap and intro switched on are skipped without a key, and only then', async () => {
  const tv = await open();
  await play(tv, SECOND);
  await tv.waitFor({ id: 'skip', name: 'Skip recap' });
  await leaveByKeys(tv);

  await turn(tv, 'skipIntro', 'skipRecap');
  await tv.page.evaluate(() => {
    const heard: number[] = [];
    Object.assign(window, { heard });
    const keep = ({ target }: Event): void => void heard.push((target as HTMLVideoElement).currentTime);
    document.addEventListener('timeupdate', keep, true);
  });
  await play(tv, SECOND);
  await waitForSecond(tv, 21);
  expect(await tv.find({ id: 'skip' })).toBeUndefined();
  const heard = await tv.page.evaluate(() => (window as unknown as { heard: number[] }).heard);
  const inside = (from: number, to: number) => heard.filter((second) => second > from && second < to);
  expect([inside(3, 7.5), inside(11, 19.5)], 'neither recap nor intro was played').toEqual([[], []]);
  await leaveByKeys(tv);

  // The settings show what was changed, and back again is as before.
  await openPlayback(tv);
  expect([await isOn(tv, 'skipIntro'), await isOn(tv, 'skipRecap')]).toEqual([true, true]);
  await turn(tv, 'skipRecap');
  await play(tv, SECOND);
  await tv.waitFor({ id: 'skip', name: 'Skip recap' });
});

test('[SKIP-06, SKIP-02] credits switched on lead into the next episode without a key', async () => {
  const tv = await open();
  await turn(tv, 'skipCredits');
  await play(tv, FIRST);
  await seekForward(tv, 7);
  await tv.waitForRoute(watchOf(SECOND));
  await waitForPlayback(tv, 0.5);
  expect(await tv.find({ id: 'next-panel' })).toBeUndefined();
});

test('[PLAYER-32, NEXT-06, PLAYER-33] without the next episode there is no countdown, and the end leads to the show', async () => {
  const tv = await open();
  await turn(tv, 'playNextEpisode');
  await play(tv, FIRST);
  await seekForward(tv, 7);
  const { name } = await tv.waitFor({ id: 'next-heading' });
  expect(name).toBe('next episode');
  await tv.waitForRoute(/\/asset\/(?!.*\/watch)/);
  expect(await asked(`/api/asset/${SECOND}/playback`)).toBeLessThanOrEqual(1);
  expect((await tv.route()).path).not.toContain(SECOND);
});

test('[SUB-17, PLAYER-35] audio and subtitles in the languages of the settings, from the first segment; the show keeps its own choice', async () => {
  const tv = await open();
  await openPlayback(tv);
  await choose(tv, 'audioLanguage', 'Punjabi');
  await choose(tv, 'subtitles', 'Punjabi');
  await expectOneFocus(tv, 'chosen');
  await app.forgetRequests();
  await play(tv, 'kavis-cloud');
  await tv.waitFor({ role: 'text', name: GURMUKHI, within: { id: 'subtitles' } });
  expect([(await asked('/audio-pa/')) > 0, await asked('/audio-en/')]).toEqual([true, 0]);

  // Chosen in the player, the show's own choice comes first from then on.
  await tv.press('down');
  if (!(await tv.find({ id: 'tracks-panel' }))) await tv.press('down');
  await waitForChosen(tv, 'Punjabi');
  await walkTo(tv, { role: 'radio', name: 'Off' }, ['up']);
  await tv.press('enter');
  await tv.waitForGone({ id: 'subtitles' });
  await tv.press('back');
  await leaveByKeys(tv);
  await play(tv, 'kavis-cloud');
  await tv.press('down');
  if (!(await tv.find({ id: 'tracks-panel' }))) await tv.press('down');
  await waitForChosen(tv, 'Off');
  const chosen = (await tv.findAll({ role: 'radio' })).filter(
    ({ id, checked }) => checked && id?.startsWith('audio-'),
  );
  expect(chosen.map(({ name }) => name)).toEqual(['Punjabi']);
});

/** The panel has come in: what a click aims at no longer moves. */
async function restingPanel(tv: Tv): Promise<void> {
  await tv.waitFor({ id: 'language-chooser' });
  await tv.idle();
}

test('[SUB-17] by pointer alone: wheel, switch and language', async () => {
  const tv = await open();
  await goTo(tv, SETTINGS);
  await clickOn(tv, { id: 'setting-skipIntro' });
  await expect.poll(() => isOn(tv, 'skipIntro')).toBe(true);
  for (
    let turns = 0;
    (await tv.find({ id: 'setting-subtitles', onScreen: true })) === undefined;
    turns += 1
  ) {
    expect(turns).toBeLessThan(12);
    await turnWheel(tv.page, 0, 120);
    await tv.idle();
  }
  await clickOn(tv, { id: 'setting-subtitles' });
  await restingPanel(tv);
  await clickOn(tv, { role: 'radio', name: 'Off' });
  await tv.waitForGone({ id: 'language-chooser' });
  await waitForValue(tv, 'subtitles', 'Off');
  await tv.idle();
  await clickOn(tv, { id: 'setting-audioLanguage' });
  await restingPanel(tv);
  await clickOn(tv, { id: 'panel-close' });
  await tv.waitForGone({ id: 'language-chooser' });
  await waitForValue(tv, 'audioLanguage', 'English');
  await expectOneFocus(tv, 'closed');
  expect(tv.errors).toEqual([]);
});

test('[SUB-17, SUB-12] user settings and languages that are refused: defaults, no error screen; another profile begins anew', async () => {
  await app.fault(
    { match: 'GET /api/users/settings', times: null, status: 500 },
    { match: 'GET /api/content-languages', times: null, status: 500 },
  );
  const tv = await open();
  await turn(tv, 'skipRecap');
  expect([await isOn(tv, 'skipIntro'), (await tv.route()).path]).toEqual([false, SETTINGS]);
  await down(tv, 'setting-playNextEpisode');
  expect(await isOn(tv, 'playNextEpisode')).toBe(true);
  await down(tv, 'setting-audioLanguage');
  await tv.press('enter');
  await waitForChosen(tv, 'English');
  expect((await tv.findAll({ role: 'radio' })).map(({ name }) => name)).toEqual(['English', 'Punjabi']);
  await pressAndSettle(tv, 'back');
  await tv.waitForFocus({ id: 'setting-audioLanguage' });
  await play(tv, SECOND);
  await waitForSecond(tv, 8);
  await tv.waitFor({ id: 'skip', name: 'Skip intro' });

  await app.clearFaults();
  await goTo(tv, '/browser/profiles');
  await tv.waitFor({ id: 'faces' });
  await walkTo(tv, { name: /Noor/ }, ['right']);
  await tv.press('enter');
  await tv.waitForRoute(/^\/browser\/(?!profiles$)/);
  await openPlayback(tv);
  expect(await isOn(tv, 'skipRecap')).toBe(false);
});

test('[SUB-04, SUB-09] the service`s clock an hour ahead changes nothing of what is shown', async () => {
  const tv = await open();
  await app.advanceService(3_600_000);
  await goTo(tv, SETTINGS);
  await tv.waitFor({ name: 'Plan: Premium' });
  await tv.waitFor({ name: /^Next payment: .*\d{4}$/ });
  await expectOneFocus(tv, 'an hour ahead');
});
