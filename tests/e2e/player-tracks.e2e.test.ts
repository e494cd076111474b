/** Subtitles, sound and quality on real streams: what is chosen is what the picture has, by keys alone and by pointer alone. */
import { beforeEach, expect, test } from 'vitest';
import { FILMS, useApp } from '../support/app';
import { clickOn, hoverOver } from '../support/pointer';
import { storeSession } from '../support/storedSession';
import type { Tv } from '../support/tv';
import { videoHeights, watchVideos } from '../support/videos';
import { leaveByKeys, openTracksByKeys, waitForPlayback } from '../support/watching';

const app = useApp(FILMS);
beforeEach(() => app.reset());

/** Open to guests, and without an intro: over one, the skip button has focus. */
const FILM = '/browser/asset/kavis-cloud';
const GURMUKHI = /[\u0A00-\u0A7F]/;
/** Half a device pixel each, as in every test: a set of 1080 lines. The window alone would limit the picture to 270. */
const FULL_HD = { width: 3840, height: 2160 };

/** A guest at the film's address. */
async function watch(): Promise<Tv> {
  const tv = await app.open(`${FILM}/watch`);
  await waitForPlayback(tv, 0.5);
  return tv;
}

/** A title that a member never watched has no bookmark, which the browser tells of by itself. */
const NO_BOOKMARK = 'Failed to load resource: the server responded with a status of 404 (Not Found)';

/** A demo account at the film's address, on a set that can show all of it. */
async function watchAs(account: 'demo' | 'free'): Promise<Tv> {
  const signedIn = await storeSession(app.url, { account, profileChosen: true });
  const tv = await app.open(`${FILM}/watch`, {
    screen: FULL_HD,
    prepare: async (page) => {
      await signedIn(page);
      await watchVideos(page);
    },
  });
  await waitForPlayback(tv, 0.5);
  return tv;
}

/** By pointer: a movement shows the controls. */
async function openPanel(tv: Tv, control: string): Promise<void> {
  await hoverOver(tv, { id: 'player', onScreen: false });
  await clickOn(tv, { id: control });
}

/** Waits until the text over the picture is in that script. */
const subtitle = (tv: Tv, text: RegExp) =>
  tv.waitFor({ role: 'text', name: text, within: { id: 'subtitles' } });

const chosen = async (tv: Tv, list: string): Promise<string[]> =>
  (await tv.findAll({ role: 'radio' }))
    .filter(({ id, checked }) => id?.startsWith(`${list}-`) && checked)
    .map(({ name }) => name);

/** Waits until the list marks that entry. */
async function waitForChosen(tv: Tv, list: string, name: string): Promise<void> {
  await expect.poll(() => chosen(tv, list), { timeout: 30_000 }).toEqual([name]);
}

/** Lines of the picture, once they are so many. */
const waitForHeight = (tv: Tv, lines: number) =>
  tv.page.waitForFunction((height) => document.querySelector('video')?.videoHeight === height, lines, {
    timeout: 60_000,
  });

test('[PLAYER-35] by keys alone both languages of subtitles and of sound, and off again; the next visit remembers', async () => {
  const tv = await watch();
  await openTracksByKeys(tv);
  expect([await chosen(tv, 'audio'), await chosen(tv, 'text')]).toEqual([['English'], ['Off']]);
  await tv.press('down', 2);
  await tv.press('enter');
  await waitForChosen(tv, 'text', 'Punjabi');
  await subtitle(tv, GURMUKHI);
  await tv.press('up');
  await tv.press('enter');
  await waitForChosen(tv, 'text', 'English');
  await subtitle(tv, /^[ -~–’]+$/);
  await tv.press('left');
  await tv.waitForFocus({ role: 'radio', name: /^English/ });
  await tv.press('down');
  await tv.press('enter');
  await waitForChosen(tv, 'audio', 'Punjabi');
  await waitForPlayback(tv, 0.5);
  expect((await app.requests()).some(({ path }) => path.startsWith('/media/feature/audio-pa/'))).toBe(true);
  await tv.press('back');
  await tv.waitForFocus({ id: 'play-pause' });
  await leaveByKeys(tv);
  await tv.waitForFocus({ role: 'button', name: /^Watch|^Continue/ });
  await tv.press('enter');
  await waitForPlayback(tv, 0.5);
  await openTracksByKeys(tv);
  expect([await chosen(tv, 'audio'), await chosen(tv, 'text')]).toEqual([['Punjabi'], ['English']]);
  await tv.waitForFocus({ role: 'radio', name: 'English' });
  await tv.press('up');
  await tv.press('enter');
  await waitForChosen(tv, 'text', 'Off');
  await tv.waitForGone({ id: 'subtitles' });
  await tv.press('back');
  await tv.waitForFocus({ id: 'play-pause' });
  expect(tv.errors).toEqual([]);
});

test('[PLAYER-35] by pointer alone: subtitles, their style and the sound, beside the panel', async () => {
  const tv = await watch();
  await openPanel(tv, 'player-tracks');
  const panel = await tv.waitFor({ id: 'panel-close' });
  await clickOn(tv, { role: 'radio', name: 'Punjabi', within: { id: 'text' } });
  await waitForChosen(tv, 'text', 'Punjabi');
  await clickOn(tv, { role: 'radio', name: 'Punjabi', within: { id: 'audio' } });
  await waitForChosen(tv, 'audio', 'Punjabi');
  const { rect } = await subtitle(tv, GURMUKHI);
  expect(rect.x + rect.w).toBeLessThan(panel.rect.x);
  await clickOn(tv, { id: 'subtitle-place-top' });
  await expect.poll(async () => (await subtitle(tv, GURMUKHI)).rect.y).toBeLessThan(200);
  await clickOn(tv, { id: 'panel-close' });
  await tv.waitForGone({ id: 'tracks-panel' });
  await openPanel(tv, 'player-tracks');
  await waitForChosen(tv, 'audio', 'Punjabi');
  expect(tv.errors).toEqual([]);
});

test('[QUAL-07, QUAL-09] a fixed height is that of the picture and stays, AUTO rises again', async () => {
  const tv = await watchAs('demo');
  await openPanel(tv, 'player-quality');
  await tv.waitFor({ id: 'quality-panel' });
  expect((await tv.findAll({ role: 'radio' })).map(({ id }) => id)).toEqual(
    ['auto', '1080', '720', '540', '360', '270'].map((option) => `quality-${option}`),
  );
  await clickOn(tv, { id: 'quality-270' });
  await waitForHeight(tv, 270);
  await waitForChosen(tv, 'quality', '270p');
  await waitForPlayback(tv, 3);
  expect((await videoHeights(tv)).at(-1)).toBe(270);
  await clickOn(tv, { id: 'quality-auto' });
  await waitForHeight(tv, 1080);
  expect(tv.errors.filter((error) => error !== NO_BOOKMARK)).toEqual([]);
});

test('[QUAL-01, QUAL-03, QUAL-08] an account without a plan never sees more than 540 lines, nor is offered them', async () => {
  const tv = await watchAs('free');
  await waitForHeight(tv, 540);
  await waitForPlayback(tv, 2);
  expect(Math.max(...(await videoHeights(tv)))).toBe(540);
  await openPanel(tv, 'player-quality');
  await tv.waitFor({ id: 'quality-auto' });
  expect((await tv.findAll({ role: 'radio' })).map(({ name }) => name.replace(/, .*/, ''))).toEqual([
    'AUTO',
    '540p',
    '360p',
    '270p',
  ]);
  expect(tv.errors.filter((error) => error !== NO_BOOKMARK)).toEqual([]);
});
