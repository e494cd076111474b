import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { json } from '../../api/testing/fakeService';
import type { PlaybackEngine } from '../../player/engine';
import { loadEngine } from '../../player/loadEngine';
import { createFakeEngine } from '../../player/testing/fakeEngine';
import type { FakeEngine } from '../../player/testing/fakeEngine';
import { openPage, pageOf, rowOf } from './testing/pageScreen';
import type { PageScreenOptions } from './testing/pageScreen';

vi.mock('../../player/loadEngine', () => ({ loadEngine: vi.fn() }));

const contents = [
  { type: 'main', sourceUuid: 'film' },
  { type: 'trailer', sourceUuid: 'short' },
];
const head = { id: 'a', name: 'Night Ferry', type: 'movie', watchable: 'yes', contents };
const components = (asset: object): object =>
  pageOf(rowOf('j', [asset], 'jumbotron'), rowOf('r', [{ id: 'b', name: 'Bulbul' }]));
const PLAYBACK = '/asset/a/playback';
const stream = [{ url: 'https://media.test/a.mpd' }];

type Screen = Awaited<ReturnType<typeof openPage>>;
let screen: Screen | null = null;
const engines: FakeEngine[] = [];
// The first import of lazy code takes longer than the tests wait for it.
beforeAll(() => import('./pageTrailer'));
beforeEach(() => {
  engines.length = 0;
  vi.mocked(loadEngine).mockImplementation(async (): Promise<PlaybackEngine> => {
    const engine = createFakeEngine();
    engines.push(engine);
    return engine;
  });
});
afterEach(async () => {
  await screen?.root.unmount();
  screen = null;
});

/** The page, its head in focus, and the code of trailers there. */
async function open(options: Partial<PageScreenOptions> = {}, asset: object = head): Promise<Screen> {
  const opened = await openPage({
    ...options,
    answers: {
      '/page/home/components': components(asset),
      '/favorites/watching': [],
      [PLAYBACK]: stream,
      ...options.answers,
    },
  });
  screen = opened;
  await opened.until(() => opened.root.query('jumbotron-more') !== null);
  await settle(opened);
  return opened;
}

/** Lazy code and answers come by real promises. */
const settle = ({ root }: Screen): Promise<void> =>
  root.act(() => new Promise((done) => setTimeout(done, 40)));

const plays = ({ sent }: Screen): number => sent.filter(({ url }) => url.pathname === PLAYBACK).length;

/** The trailer's code is asked for in the first frame and comes meanwhile. */
async function restsFor(opened: Screen, ms: number): Promise<void> {
  const frame = Math.min(ms, 16);
  await opened.root.wait(frame);
  await settle(opened);
  await opened.root.wait(ms - frame);
  await settle(opened);
}

it.each([
  { who: 'a guest', options: { signedIn: false }, calls: 1 },
  { who: 'a profile with trailers on', options: {}, calls: 1 },
  { who: 'a profile with trailers off', options: { playTrailer: false }, calls: 0 },
  {
    who: 'a guest who switched them off',
    options: { signedIn: false, preferences: { playTrailer: false } },
    calls: 0,
  },
  { who: 'a member who switched them off', options: { preferences: { playTrailer: false } }, calls: 0 },
  {
    who: 'a member who switched them on',
    options: { playTrailer: false, preferences: { playTrailer: true } },
    calls: 1,
  },
])(
  '[PAGE-13, PAGE-14, PAGE-15] $who: one call for the trailer after 1500 ms of rest, or none',
  async ({ options, calls }) => {
    const opened = await open(options);
    await restsFor(opened, 1499);
    expect(plays(opened)).toBe(0);
    await restsFor(opened, 1);
    expect(plays(opened)).toBe(calls);
    const call = opened.sent.find(({ url }) => url.pathname === PLAYBACK);
    if (calls > 0) expect(call?.url.search).toBe('?contentId=short&streamType=DASH');
    expect(engines).toHaveLength(calls);
  },
);

it.each([
  [12, 0],
  [16, 1],
])(
  '[EPIS-08, PAGE-15] a trailer of a title from 16 on, for a profile of %d: %d',
  async (maturityRating, calls) => {
    const censorships = [{ name: '', minAge: 16 }];
    const opened = await open({ profile: { maturityRating } }, { ...head, censorships });
    await restsFor(opened, 1500);
    expect(plays(opened)).toBe(calls);
  },
);

it('[PAGE-15] the trailer ends with its page and when the app is hidden, and starts again when it is shown', async () => {
  const opened = await open();
  await restsFor(opened, 1500);
  engines[0]?.fire({ type: 'playing' });
  await opened.setVisible(false);
  expect(engines[0]?.destroyed()).toBe(true);
  await restsFor(opened, 5000);
  expect(plays(opened)).toBe(1);
  await opened.setVisible(true);
  await settle(opened);
  await restsFor(opened, 1500);
  expect(plays(opened)).toBe(2);
  await opened.navigate(({ open: go }) => go('/asset/a'));
  expect(engines[1]?.destroyed()).toBe(true);
  await restsFor(opened, 5000);
  expect(plays(opened)).toBe(2);
});

it('[PAGE-15] a page left quickly requests no trailer, and aborts a request that is running', async () => {
  const hanging = await open({ answers: { [PLAYBACK]: () => new Promise<Response>(() => {}) } });
  await restsFor(hanging, 1499);
  await hanging.root.press('down');
  await restsFor(hanging, 5000);
  expect(plays(hanging)).toBe(0);
  await hanging.root.press('up');
  await restsFor(hanging, 1500);
  expect(plays(hanging)).toBe(1);
  await hanging.navigate(({ open: go }) => go('/asset/a'));
  await settle(hanging);
  expect(hanging.sent.find(({ url }) => url.pathname === PLAYBACK)?.signal.aborted).toBe(true);
  expect(engines).toHaveLength(0);
  expect(hanging.report).not.toHaveBeenCalled();
});

it.each([
  ['an error', () => json({ code: 'no' }, 500)],
  ['a refusal for age', () => json({ code: 'AGE_RESTRICTION_EXCEEDED' }, 403)],
  ['nothing to play', () => json([])],
])('[PAGE-17] %s keeps the artwork, logs one warning, and is not tried again', async (_what, answer) => {
  const opened = await open({ answers: { [PLAYBACK]: answer } });
  await restsFor(opened, 1500);
  await opened.root.press('down');
  await opened.root.press('up');
  await restsFor(opened, 5000);
  expect(plays(opened)).toBe(1);
  expect(opened.report.mock.calls.map(([, severity]) => severity as string)).toEqual(['warning']);
  expect(opened.place().path).toBe('/home');
  expect(opened.root.focusedId()).toBe('jumbotron-watch');
});

it('[PAGE-13] a title without a trailer, or out of region, has none', async () => {
  const bare = await open({}, { ...head, contents: contents.slice(0, 1) });
  await restsFor(bare, 5000);
  expect(plays(bare)).toBe(0);
  await bare.root.unmount();
  const away = await open({}, { ...head, inRegion: false });
  await restsFor(away, 5000);
  expect(plays(away)).toBe(0);
});

it('[PAGE-01, PAGE-15] a jumbotron turns by itself after its trailer, never while that is seen', async () => {
  const rows = pageOf(rowOf('j', [head, { ...head, id: 'b', name: 'Bulbul' }], 'jumbotron'));
  const opened = await open({ answers: { '/page/home/components': rows } });
  const title = () => opened.nodes().find(({ id }) => id === 'jumbotron')?.name;
  await restsFor(opened, 1500);
  engines[0]?.fire({ type: 'playing' });
  await restsFor(opened, 60_000);
  expect(title()).toBe('Night Ferry');
  engines[0]?.fire({ type: 'ended' });
  await restsFor(opened, 7_999);
  expect(title()).toBe('Night Ferry');
  await restsFor(opened, 1);
  expect(title()).toBe('Bulbul');
  expect(opened.root.errors).toEqual([]);
});
