/**
 * Faults of streams, licences and playback calls, provoked for real: the screen, the code on it, and the fail event. The page's
 * time runs fast, since time-outs and the waits between attempts are minutes. A title above the plan: `player-next.e2e`; a licence
 * that expires, which is no failure: `licences.e2e`; an ad: `player-ads.e2e`; a network that goes: `player-network.e2e`.
 */
import { beforeEach, expect, test } from 'vitest';
import type { FaultInput } from '../service/faults';
import { FILMS, useApp } from '../support/app';
import { expectOneFocus } from '../support/focus';
import { goTo } from '../support/journeys';
import { licenceFault, mediaFault } from '../support/mediaFaults';
import { listenToReports } from '../support/told';
import type { Listening } from '../support/told';
import type { Tv } from '../support/tv';
import { videoSecond } from '../support/videos';
import { waitForPlayback } from '../support/watching';

const app = useApp(FILMS);
beforeEach(() => app.reset());

interface Watching extends Listening {
  tv: Tv;
}

/** A guest whose clock can be hurried, at an address. */
async function open(path: string): Promise<Watching> {
  let listening: Listening = { told: [], reports: [] };
  const tv = await app.open(path, {
    prepare: async (page) => {
      await page.clock.install();
      listening = await listenToReports(page);
    },
  });
  const devtools = await tv.page.context().newCDPSession(tv.page);
  // What an earlier row has fetched would come from the browser's cache, past the fault.
  await devtools.send('Network.enable');
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  return { tv, ...listening };
}

interface Spoiled {
  fault: FaultInput;
  /** On the screen, and of the fail event. */
  code: string;
  /** Of the answer that failed; null where there was none. */
  status: number | null;
  severity?: 'fatal';
  /** The page's time does not run fast. */
  ownPace?: true;
}

const HTTP = (detail: number): string => `http_request_player_error_${detail}`;
const [NO_CONNECTION, TIMED_OUT] = [HTTP(1002), HTTP(1003)];
const STALLED = 'native_player_error_7_90001';

/** Time of the page between two looks at it, which are a tenth of a second apart. */
const STEP_MS = 5_000;
const LOOK_MS = 100;
/** A machine that stands still. */
const GIVE_UP_MS = 60_000;

/** Lets the page's time run until an address comes. @returns its navigation state */
async function hurryTo(tv: Tv, path: string, stepMs: number, what: string): Promise<unknown> {
  const end = Date.now() + GIVE_UP_MS;
  for (;;) {
    const route = await tv.route();
    if (route.path === path) return route.state;
    if (Date.now() > end) throw new Error(`${what}: still at ${route.path}`);
    await tv.page.clock.fastForward(stepMs);
    await tv.page.waitForTimeout(LOOK_MS);
  }
}

/** Waits until the service has got a request of that kind. */
async function waitForRequest(path: RegExp): Promise<void> {
  const got = async (): Promise<boolean> => (await app.requests()).some((request) => path.test(request.path));
  await expect.poll(got, { timeout: 30_000 }).toBe(true);
}

/** The screen of a failed playback with its code, no film, one fail event and one report. */
async function expectFailure(
  { tv, told, reports }: Watching,
  id: string,
  { fault: { match }, code, status, severity, ownPace }: Spoiled,
  what: string,
): Promise<void> {
  const state = await hurryTo(tv, '/browser/error_with_playback', ownPace ? 0 : STEP_MS, what);
  expect(state, what).toMatchObject({ errorCode: code, returnAssetId: id });
  await tv.waitFor({ role: 'heading', name: 'Something went wrong with playback' });
  await tv.waitFor({ name: `Error code: ${code}` });
  await expectOneFocus(tv, what);
  expect(await videoSecond(tv), `${what}: ${match}`).toBeNull();
  expect(
    told.filter(({ name }) => name === 'fail'),
    what,
  ).toEqual([expect.objectContaining({ assetId: id, code, severity: severity ?? 'error', status })]);
  expect(reports, what).toHaveLength(1);
  expect(reports[0], what).toContain(severity ?? 'error');
}

/** One title after another on one page, each spoiled in its way from its beginning. */
async function expectFailures(id: string, rows: Readonly<Record<string, Spoiled>>): Promise<Watching> {
  const watching = await open('/browser/welcome');
  const { tv, told, reports } = watching;
  await tv.waitFor({ id: 'welcome' });
  for (const [what, row] of Object.entries(rows)) {
    told.length = 0;
    reports.length = 0;
    await app.clearFaults();
    await app.forgetRequests();
    await app.fault(row.fault);
    await goTo(tv, `/browser/asset/${id}/watch`, { fromStart: true });
    await waitForRequest(requestOf(row.fault));
    await expectFailure(watching, id, row, what);
  }
  return watching;
}

/** What a fault spoils, by the end of its path. */
const requestOf = ({ match }: FaultInput): RegExp => new RegExp(`${/[^*/]+$/.exec(match)?.[0] ?? ''}$`);

test('[ERR-13, ERR-14, ERR-20, ERR-21, PLAYER-06, PLAYER-25] a stream that cannot be begun: missing, hanging, broken off or of the wrong kind, manifest or segments', async () => {
  await expectFailures('night-ferry', {
    'no manifest': { fault: mediaFault('manifest', 'missing'), code: HTTP(404), status: 404 },
    'a web page as manifest': {
      fault: mediaFault('manifest', 'html'),
      code: 'native_player_error_4_4001',
      status: null,
    },
    'a manifest that hangs': { fault: mediaFault('manifest', 'hang'), code: TIMED_OUT, status: null },
    'a manifest that breaks off': {
      fault: mediaFault('manifest', 'reset'),
      code: NO_CONNECTION,
      status: null,
    },
    'no segments': { fault: mediaFault('segment', 'missing'), code: HTTP(404), status: 404 },
    'segments that hang': { fault: mediaFault('segment', 'hang'), code: TIMED_OUT, status: null },
    'segments that break off': { fault: mediaFault('segment', 'reset'), code: NO_CONNECTION, status: null },
    'segments of garbage': { fault: mediaFault('segment', 'garbage'), code: STALLED, status: null },
    'no stream at all': {
      fault: { match: 'POST /api/asset/*/playback', body: [], times: null },
      code: 'unhandled_error',
      status: null,
      severity: 'fatal',
    },
  });
});

test('[ERR-13, ANA-03, PLAYER-25] a film that meets garbage has played and stopped when it fails', async () => {
  const FILM = 'kavis-cloud';
  // From second 36 on, as the others are at hand when it begins.
  await app.fault(
    ...['1*', '2*'].map((segment) =>
      mediaFault('segment', 'garbage', `GET /media/feature/video-*/${segment}.m4s`),
    ),
  );
  const watching = await open(`/browser/asset/${FILM}/watch`);
  const { tv, told } = watching;
  await waitForPlayback(tv, 0.5);
  await tv.press('right', 3);
  await tv.press('enter');
  await waitForRequest(/\/1\d\.m4s$/);
  const row: Spoiled = { fault: mediaFault('segment', 'garbage'), code: STALLED, status: null };
  await expectFailure(watching, FILM, row, 'garbage');
  expect(told.map(({ name }) => name).filter((name) => /^(video|fail)/.test(name))).toEqual([
    'video start',
    'video stop',
    'fail',
  ]);
});

test('[ERR-13, ERR-14, PLAYER-29] a licence that is refused, or holds another key; then one that is good', async () => {
  const FILM = 'signal-from-spiti';
  const { tv } = await expectFailures(FILM, {
    'refused with 401': { fault: licenceFault(401), code: HTTP(401), status: 401 },
    'refused with 403': { fault: licenceFault(403), code: HTTP(403), status: 403 },
    'another key': {
      fault: licenceFault('wrong key'),
      code: 'native_player_error_3_3016',
      status: null,
      // Shaka mends a decoder's error by itself when the one before is 5 s ago.
      ownPace: true,
    },
  });
  await app.clearFaults();
  await goTo(tv, `/browser/asset/${FILM}/watch`);
  await waitForPlayback(tv, 0.3);
});

test('[ERR-16, ERR-17, ERR-20, PLAYER-38] a playback that is refused has a screen of its own and its code: no stream, no fail event', async () => {
  const { tv, told, reports } = await open('/browser/welcome');
  await tv.waitFor({ id: 'welcome' });
  for (const [code, path, words] of [
    ['concurrent_streams_exceeded', '/browser/stream_concurrency_error', 'Screen limit reached'],
    [
      'age_restriction_exceeded',
      '/browser/age_rating_restriction',
      "We're sorry but this title is age-restricted",
    ],
  ] as const) {
    reports.length = 0;
    await app.fault({ match: 'POST /api/asset/*/playback', status: 403, body: { code } });
    await goTo(tv, '/browser/asset/night-ferry/watch');
    await tv.waitForRoute(path);
    await tv.waitFor({ role: 'heading', name: words });
    await tv.waitFor({ name: `Error code: ${code}` });
    await expectOneFocus(tv, code);
    expect(reports, code).toEqual([expect.stringContaining('[report] warning')]);
  }
  const asked = (await app.requests()).filter(({ path }) => /\.mpd$|^\/api\/favorites\/watching/.test(path));
  expect([told, asked, await videoSecond(tv)]).toEqual([[], [], null]);
});
