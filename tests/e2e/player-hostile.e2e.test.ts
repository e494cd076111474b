/**
 * Titles whose playback no editor would make: frames, playlists, durations and streams, each broken in one way. The film plays on
 * under any key, with one focus and nothing thrown, or says what happened. What follows a title: `player-next.e2e`.
 */
import { beforeEach, expect, test } from 'vitest';
import { hostileTitles } from '../service/catalogue/hostile-playback';
import { FILMS, useApp } from '../support/app';
import { expectOneFocus, pressAndExpectOneFocus } from '../support/focus';
import { enterAsGuest, goTo } from '../support/journeys';
import { leaveAndLook } from '../support/leaving';
import type { RemoteKey } from '../support/remote';
import type { Tv } from '../support/tv';
import { openTracksByKeys, waitForPlayback } from '../support/watching';

const app = useApp(FILMS);
beforeEach(() => app.reset());

/** Those that cannot be played to their end, and the code they say so with. */
const FAILING: Readonly<Record<string, string>> = {
  'hostile-playlist-ad-missing': 'http_request_player_error_404',
  'hostile-stream-html': 'native_player_error_4_4001',
};

/** All of a kind. */
const titles = (kind: string): string[] =>
  [...hostileTitles('').keys()].filter((id) => id.startsWith(`hostile-${kind}-`));

/** The controls, a seek past what the playlists have, a pause, the panel of subtitles and back. */
const KEYS: readonly RemoteKey[] = [
  ...(['up', 'down', 'left', 'right', 'right', 'right', 'enter'] as const),
  ...(['playPause', 'playPause', 'down', 'down', 'up', 'down'] as const),
];

interface Watching {
  tv: Tv;
  thrown: string[];
}

async function open(): Promise<Watching> {
  const tv = await app.open('/browser/welcome');
  const thrown: string[] = [];
  tv.page.on('pageerror', (error) => thrown.push(error.message));
  await enterAsGuest(tv);
  return { tv, thrown };
}

async function play({ tv }: Watching, id: string): Promise<void> {
  await goTo(tv, `/browser/asset/${id}/watch`, { fromStart: true });
  await tv.waitForRoute(`/browser/asset/${id}/watch`);
  await waitForPlayback(tv, 0.3);
}

async function leave({ tv, thrown }: Watching, id: string): Promise<void> {
  await leaveAndLook(tv);
  await tv.waitForRoute(/^(?!.*\/watch)/);
  // What the contract leaves out is a warning.
  const reports = tv.errors.filter((line) => /\[report\] (error|fatal)/.test(line));
  expect([id, thrown, reports]).toEqual([id, [], []]);
}

const playable = (kind: string): string[] => titles(kind).filter((id) => !(id in FAILING));
const [playlists, frames] = [playable('playlist'), playable('frames')];

test.each([
  ['frames', frames],
  ['durations', playable('duration')],
  ['playlists', playlists.slice(0, 4)],
  ['more playlists', playlists.slice(4)],
])('[PLAYER-17] titles with odd %s play on under every key', async (_what, ids) => {
  expect(ids.length).toBeGreaterThan(2);
  const watching = await open();
  const { tv } = watching;
  for (const id of ids) {
    await play(watching, id);
    // Ads at its start have no controls.
    await tv.waitFor({ id: 'play-pause', onScreen: true }, 40_000);
    for (const key of KEYS) await pressAndExpectOneFocus(tv, key);
    // Nothing of it leads away: the film, or an ad of its playlist, goes on.
    await waitForPlayback(tv, 0.3);
    expect((await tv.route()).path).toBe(`/browser/asset/${id}/watch`);
    await leave(watching, id);
  }
});

test('[ADS-06, ERR-13, ERR-14] what cannot be played says so, with its code', async () => {
  const { tv, thrown } = await open();
  for (const [id, code] of Object.entries(FAILING)) {
    await goTo(tv, `/browser/asset/${id}/watch`, { fromStart: true });
    if (id.includes('ad-missing')) {
      await waitForPlayback(tv, 0.3);
      await tv.press('right', 2);
      await tv.press('enter');
    }
    const { state } = await tv.waitForRoute('/browser/error_with_playback');
    expect(state).toMatchObject({ errorCode: code, returnAssetId: id });
    await expectOneFocus(tv, id);
  }
  expect(thrown).toEqual([]);
});

test('[PLAYER-35] tracks without a language can be told apart and chosen', async () => {
  const watching = await open();
  const { tv } = watching;
  const id = 'hostile-stream-tracks-without-language';
  await play(watching, id);
  await openTracksByKeys(tv);
  const names = (await tv.findAll({ role: 'radio' }))
    .filter(({ id: option }) => /^(audio|text)-/.test(option ?? ''))
    .map(({ name }) => name);
  expect(names.length).toBeGreaterThan(2);
  expect(names.every((name) => name.trim() !== '')).toBe(true);
  await pressAndExpectOneFocus(tv, 'down');
  await pressAndExpectOneFocus(tv, 'enter');
  await waitForPlayback(tv, 0.3);
  await leave(watching, id);
});

test.each([
  ['cues-thousand', /^Cue \d+$/],
  ['cues-broken', /Unclosed/],
])('[PLAYER-35] subtitles of %s are shown, and the film goes on', async (name, words) => {
  const watching = await open();
  const { tv } = watching;
  const id = `hostile-stream-${name}`;
  await play(watching, id);
  await openTracksByKeys(tv);
  await tv.press('down');
  await tv.press('enter');
  await tv.waitFor({ role: 'text', name: words, within: { id: 'subtitles' } });
  await tv.press('back');
  await waitForPlayback(tv, 1);
  await leave(watching, id);
});

test.each(['missing', 'odd'])(
  '[SEEK-01, SEEK-02] thumbnails that are %s: the time alone, and the seek is made',
  async (how) => {
    const watching = await open();
    const { tv } = watching;
    const id = `hostile-stream-thumbnails-${how}`;
    await play(watching, id);
    await tv.press('right', 2);
    await tv.waitFor({ id: 'seek-target' });
    await tv.idle();
    expect(await tv.find({ id: 'seek-thumbnail', onScreen: true })).toBeUndefined();
    await tv.press('enter');
    await tv.page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 29);
    await waitForPlayback(tv, 0.3);
    await leave(watching, id);
  },
);
