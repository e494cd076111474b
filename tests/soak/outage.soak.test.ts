/**
 * A service that is away for a while under several viewers, each in the middle of something: nobody is signed out, and all are back
 * by themselves. `npm test`: a minute of the pages' time under four, four times as fast; `npm run soak`: ten minutes under ten.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { RESULTS } from '../../scripts/paths';
import { startAwayService, type AwayService } from '../support/awayService';
import { drawOnDemand } from '../support/drawing';
import { limitFrameRate } from '../support/frameRate';
import { goTo } from '../support/journeys';
import { quicken } from '../support/pace';
import { storeSession } from '../support/storedSession';
import { createTv, type Tv } from '../support/tv';
import { videoSecond } from '../support/videos';
import { waitForPlayback } from '../support/watching';

const FULL = process.env.SOAK_FULL === '1';
/** Films go by the wall's time, so only the whole soak has them. */
const PACE = FULL ? 1 : 4;
/** Milliseconds of the pages' time. */
const OUTAGE_MS = FULL ? 600_000 : 60_000;
const BACK_MS = 90_000;
const LEAST_FRAME_MS = 33;
const HOME = '/browser/home';
const TITLE = '/browser/asset/a-field-for-cricket';
const FIGURES = join(RESULTS, 'soak-outage.txt');

/** What a viewer is in the middle of. */
interface Situation {
  name: string;
  /** Before the service is away. */
  before(tv: Tv): Promise<void>;
  /** The key that meets its absence, if one is pressed. */
  meet(tv: Tv): Promise<void>;
  /** Waits until the viewer has what the key was for, ms of the wall at most. */
  back(tv: Tv, ms: number): Promise<void>;
}

const nothing = async (): Promise<void> => {};
const homeShown = async (tv: Tv, ms: number): Promise<void> => {
  await tv.waitForRoute(HOME, ms);
  await tv.waitFor({ role: 'main', name: 'Home' }, ms);
};

const SITUATIONS: Situation[] = [
  {
    name: 'switches the set on',
    before: nothing,
    meet: async (tv) => void (await tv.page.reload({ waitUntil: 'commit' })),
    back: homeShown,
  },
  {
    name: 'opens a title',
    before: nothing,
    meet: (tv) => goTo(tv, TITLE),
    back: async (tv, ms) => {
      await tv.waitForRoute(TITLE, ms);
      await tv.waitFor({ id: 'asset-watch' }, ms);
    },
  },
  {
    name: 'opens a page of the menu',
    before: nothing,
    meet: (tv) => goTo(tv, '/browser/movies'),
    back: async (tv, ms) => {
      await tv.waitForRoute('/browser/movies', ms);
      await tv.waitFor({ role: 'main', name: 'Movies' }, ms);
    },
  },
  { name: 'rests at home', before: nothing, meet: nothing, back: homeShown },
];

const FILM: Situation = {
  name: 'watches a film',
  before: async (tv) => {
    await goTo(tv, '/browser/asset/night-ferry/watch');
    await waitForPlayback(tv, 2);
  },
  meet: nothing,
  back: async (tv, ms) => {
    await tv.waitForRoute(/\/watch$/, ms);
    const from = await videoSecond(tv);
    await tv.page.waitForFunction(
      (second) => (document.querySelector('video')?.currentTime ?? 0) > (second ?? 0),
      from,
      { timeout: ms },
    );
  },
};

const VIEWERS = FULL ? [...SITUATIONS, ...SITUATIONS, FILM, FILM] : SITUATIONS;

let service: AwayService;
let browser: Browser;
beforeAll(async () => {
  service = await startAwayService();
  browser = await chromium.connect(inject('browserEndpoint'));
});
afterAll(async () => {
  await browser.close();
  await service.close();
});

/** Waits of the pages' own time; the service's absence is nothing that could be awaited. */
const pass = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms / PACE));

/** Calls sent to the service, answered or not, by second of the pages' time since `count.from`. */
const calls: number[] = [];
const count = { from: Number.POSITIVE_INFINITY };

async function openViewer(): Promise<Tv> {
  const context = await browser.newContext({
    viewport: { width: 960, height: 540 },
    deviceScaleFactor: 0.5,
    locale: 'en-IN',
  });
  const page = await context.newPage();
  const tv = createTv(page);
  await drawOnDemand(page);
  await limitFrameRate(page, LEAST_FRAME_MS);
  await quicken(page, PACE);
  await service.direct(page);
  await (
    await storeSession(service.url, { account: 'demo', profileChosen: true })
  )(page);
  page.on('request', (request) => {
    const url = request.url();
    // Pictures and films are delivered by somebody else in a deployment.
    if (!url.startsWith(service.url) || /\/(images|media)\//.test(url)) return;
    const second = Math.floor(((Date.now() - count.from) * PACE) / 1000);
    if (second >= 0) calls[second] = (calls[second] ?? 0) + 1;
  });
  await page.goto(`${service.siteUrl}/`);
  await homeShown(tv, 30_000);
  await tv.idle();
  return tv;
}

/** Peaks of the calls a second in spans of ten seconds, and the mean of each. */
function table(seconds: number): string[] {
  const rows: string[] = [];
  for (let from = 0; from < seconds; from += 10) {
    const span = Array.from({ length: 10 }, (_, i) => calls[from + i] ?? 0);
    const mean = span.reduce((sum, one) => sum + one, 0) / span.length;
    if (mean > 0)
      rows.push(`${String(from).padStart(5)} s  peak ${Math.max(...span)}  mean ${mean.toFixed(1)}`);
  }
  return rows;
}

test(
  `[AUTH-25, AUTH-26, ERR-08] after ${OUTAGE_MS / 60_000} min without the service all ${VIEWERS.length} viewers are back without a key, signed in`,
  async () => {
    const viewers: { situation: Situation; tv: Tv }[] = [];
    for (const situation of VIEWERS) {
      const tv = await openViewer();
      await situation.before(tv);
      viewers.push({ situation, tv });
    }
    await service.stop();
    count.from = Date.now();
    await Promise.all(viewers.map(({ situation, tv }) => situation.meet(tv)));
    await pass(OUTAGE_MS);
    await service.start();
    const began = Date.now();
    const took = await Promise.all(
      viewers.map(async ({ situation, tv }) => {
        await situation.back(tv, BACK_MS / PACE);
        return ((Date.now() - began) * PACE) / 1000;
      }),
    );
    const lines = [
      `outage of ${OUTAGE_MS / 1000} s under ${VIEWERS.length} viewers, back after (s):`,
      ...viewers.map(({ situation }, i) => `  ${situation.name.padEnd(26)} ${took[i]?.toFixed(1)}`),
      'calls a second since it began:',
      ...table((Date.now() - count.from) * (PACE / 1000)),
    ];
    mkdirSync(RESULTS, { recursive: true });
    writeFileSync(FIGURES, `${lines.join('\n')}\n`);
    for (const { tv, situation } of viewers) {
      const session = await tv.page.evaluate(() => Object.keys(localStorage).join(' '));
      expect(session, situation.name).toContain('currentProfile');
      expect((await tv.route()).path, situation.name).not.toMatch(/welcome|error|wrong/);
    }
    expect(took.every((seconds) => seconds <= BACK_MS / 1000)).toBe(true);
  },
  OUTAGE_MS / PACE + 240_000,
);
