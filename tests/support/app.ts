/**
 * The built app on a reference service of its own, for one test file:
 *
 *   const app = useApp();
 *   test('...', async () => {
 *     const tv = await app.open('/browser/welcome');
 *     await tv.press('enter');
 *   });
 *
 * Every `open` is a new viewer: empty storage, signed out. The service starts afresh for each file and, by
 * `app.reset()`, for each test. A failed test leaves picture, scene, errors and requests in test-results/failures.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright';
import { afterAll, beforeAll, inject, onTestFinished } from 'vitest';
import { clientFolder } from '../../scripts/client';
import { RESULTS } from '../../scripts/paths';
import type { ArtworkStyle } from '../service/artwork/types';
import type { CmcdReports } from '../service/cmcd';
import type { FaultInput } from '../service/faults';
import type { LoggedRequest } from '../service/request-log';
import { createService, type Service } from '../service/server';
import type { TelemetryReceived } from '../service/telemetry';
import { drawOnDemand, whileDrawn } from './drawing';
import { limitFrameRate } from './frameRate';
import { quicken } from './pace';
import { takePicture } from './picture';
import { outline } from './scene';
import { createTv, type Tv } from './tv';

/** Stage by window size. The device pixel ratio then decides how many pixels are really drawn. */
export interface OpenOptions {
  /** CSS pixels of the window. The stage of 1920x1080 is scaled to it. */
  window?: { width: number; height: number };
  /** Device pixels a CSS pixel. Software WebGL is fill-bound: half of it is four times as fast. */
  pixelRatio?: number;
  reducedMotion?: boolean;
  /** CSS pixels of the set's panel, which limits the picture. Default: those of the window. */
  screen?: { width: number; height: number };
  /** As in `AppOptions`, for this page. */
  drawn?: boolean;
  /** As in `AppOptions`, for this page. */
  pace?: number;
  /** Called before the app's first script: routes, clocks, init scripts. */
  prepare?: (page: Page) => Promise<void>;
}

export interface App {
  /** 'http://127.0.0.1:41234'. */
  readonly url: string;
  /** Opens the app for a new viewer, or for the one of `context`, and gives it the remote. */
  open(path?: string, options?: OpenOptions): Promise<Tv>;
  /** Spoils coming requests. */
  fault(...faults: FaultInput[]): Promise<void>;
  /** Takes back the faults that still wait, and answers what hangs by ending it. */
  clearFaults(): Promise<void>;
  /** Requests the service got since the start or the last reset, the oldest first. */
  requests(): Promise<LoggedRequest[]>;
  /** Begins the list of requests anew. The service keeps the last 5000. */
  forgetRequests(): Promise<void>;
  /** What players reported by CMCD since then, with their requests and as events. */
  cmcdReports(): Promise<CmcdReports>;
  /** The events and error reports that the service took since then. */
  telemetryReceived(): Promise<TelemetryReceived>;
  /** Moves the service's own clock. */
  advanceService(ms: number): Promise<void>;
  /** How the service draws artwork from now on, until `reset`. */
  drawArtwork(style: ArtworkStyle): Promise<void>;
  /** Puts the service back to its first state. */
  reset(): Promise<void>;
}

const WINDOW = { width: 960, height: 540 };
const PIXEL_RATIO = 0.5;

/** Thirty frames a second: half the work of presenting sixty, and animations still pass through what lies between. */
const LEAST_FRAME_MS = 33;

export interface AppOptions {
  /** The service's clock stands at this moment. */
  at?: Date;
  /** Every frame is drawn, for tests that watch a movement. Else only pictures and `pixelsOf` have the screen drawn. */
  drawn?: boolean;
  /** Every frame of the browser, for tests that count or time them. Else at most thirty a second. */
  everyFrame?: boolean;
  /** Milliseconds of the page's time in one of the wall's; films and what is timed beside `Date` want 1. Default: 4. */
  pace?: number;
  /** The deployment has the premium variant of the signed-in routes. */
  premiumRoutes?: boolean;
  /** `telemetry` of the configuration. Without it nothing is reported. */
  telemetry?: Readonly<Record<string, unknown>>;
  /** The service sells more plans than those of the seed: see `extraPlans` of its options. */
  extraPlans?: boolean;
  /** What the service draws until `drawArtwork`. Plain artwork takes a quarter to a half of the processor's time. */
  artwork?: ArtworkStyle;
}

/** For tests that measure: the product as a viewer has it. */
export const MEASURED: AppOptions = { drawn: true, everyFrame: true, artwork: 'full', pace: 1 };

/** For tests that play films, whose seconds are the wall's. */
export const FILMS: AppOptions = { pace: 1 };

/** What all but films and measurements can run at. */
const PACE = 4;

/** Starts a service and a connection to the browser for this test file; ends both after it. */
export function useApp({
  at,
  drawn = false,
  everyFrame = false,
  artwork = 'plain',
  pace = PACE,
  premiumRoutes = false,
  telemetry,
  extraPlans = false,
}: AppOptions = {}): App {
  let service: Service | undefined;
  let browser: Browser | undefined;

  beforeAll(async () => {
    service = await createService({
      port: 0,
      faults: true,
      artwork,
      premiumRoutes,
      extraPlans,
      clientDir: clientFolder('staging'),
      ...(at ? { clock: () => at.getTime() } : {}),
      ...(telemetry ? { telemetry } : {}),
    });
    browser = await chromium.connect(inject('browserEndpoint'));
  });
  afterAll(async () => {
    await browser?.close();
    await service?.close();
  });

  const running = <T>(value: T | undefined): T => {
    if (value === undefined) throw new Error('use the app inside a test');
    return value;
  };
  const hook = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const answer = await fetch(`${running(service).url}/__test/${path}`, {
      method,
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    if (!answer.ok) throw new Error(`${method} /__test/${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };

  const requests = async (): Promise<LoggedRequest[]> => (await hook('GET', 'requests')) as LoggedRequest[];

  return {
    get url() {
      return running(service).url;
    },
    async open(path = '/', options = {}) {
      const context = await newViewer(running(browser), options);
      const page = await context.newPage();
      const tv = createTv(page);
      // Not onTestFailed for the evidence: it is called after this, when the page is gone.
      onTestFinished(async ({ task }) => {
        if (task.result?.state === 'fail') await keepEvidence(tv, task.name, await requests());
        await context.close();
      });
      if (!(options.drawn ?? drawn)) await drawOnDemand(page);
      if (!everyFrame) await limitFrameRate(page, LEAST_FRAME_MS);
      await quicken(page, options.pace ?? pace);
      await options.prepare?.(page);
      await page.goto(new URL(path, running(service).url).href);
      return tv;
    },
    async fault(...faults) {
      await hook('POST', 'faults', faults);
    },
    async clearFaults() {
      await hook('DELETE', 'faults');
    },
    requests,
    async forgetRequests() {
      await hook('DELETE', 'requests');
    },
    cmcdReports: async () => (await hook('GET', 'cmcd')) as CmcdReports,
    telemetryReceived: async () => (await hook('GET', 'telemetry')) as TelemetryReceived,
    async advanceService(ms) {
      await hook('POST', 'clock', { advanceMs: ms });
    },
    async drawArtwork(style) {
      await hook('POST', 'artwork', { style });
    },
    async reset() {
      await hook('POST', 'reset');
    },
  };
}

function newViewer(browser: Browser, options: OpenOptions): Promise<BrowserContext> {
  return browser.newContext({
    viewport: options.window ?? WINDOW,
    deviceScaleFactor: options.pixelRatio ?? PIXEL_RATIO,
    ...(options.screen ? { screen: options.screen } : {}),
    reducedMotion: options.reducedMotion ? 'reduce' : 'no-preference',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  });
}

async function keepEvidence(
  { page, scene, errors }: Tv,
  title: string,
  requests: readonly LoggedRequest[],
): Promise<void> {
  const folder = join(RESULTS, 'failures', title.replace(/[^\w-]+/g, '_').slice(0, 80));
  mkdirSync(folder, { recursive: true });
  await whileDrawn(page, () => takePicture(page, { path: join(folder, 'screen.png') }));
  const lines = await scene().then(
    (root) => outline(root),
    (error: unknown) => [`no scene: ${String(error)}`],
  );
  writeFileSync(join(folder, 'scene.txt'), [...lines, '', ...errors].join('\n'));
  writeFileSync(join(folder, 'requests.json'), JSON.stringify(requests, null, 1));
}
