/** An episode opened by its address alone, whose playback fails: what is left is its show [ERR-18]. */
import { beforeEach, expect, test } from 'vitest';
import { FILMS, useApp } from '../support/app';
import { expectOneFocus } from '../support/focus';
import type { Tv } from '../support/tv';

const app = useApp(FILMS);
beforeEach(() => app.reset());

const SHOW = 'tuktuk-and-friends';
const EPISODE = `${SHOW}-s1e1`;
const WATCH = `/browser/asset/${EPISODE}/watch`;

async function expectShow(tv: Tv): Promise<void> {
  await tv.waitForRoute(`/browser/asset/${SHOW}`);
  await tv.waitFor({ role: 'main', name: 'Tuktuk and Friends' });
  await tv.idle();
  await expectOneFocus(tv, 'the show');
}

test('[ERR-18] the playback call fails: the error leads back to the show', async () => {
  await app.fault({ match: `POST /api/asset/${EPISODE}/playback`, status: 500 });
  const tv = await app.open(WATCH);
  await tv.waitForRoute('/browser/error_with_playback');
  await tv.waitFor({ id: 'go-back' });
  await tv.press('back');
  await expectShow(tv);
});

test('[ERR-18] its show could not be fetched at first: the show is opened', async () => {
  await app.fault({ match: `GET /api/asset/v2/${SHOW}`, status: 500, times: 1 });
  const tv = await app.open(WATCH);
  await expectShow(tv);
  expect((await app.requests()).filter(({ path }) => path.endsWith(`/asset/v2/${SHOW}`))).toHaveLength(2);
});
