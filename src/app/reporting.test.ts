/** Reports of the application, from its first line to the deployment's address. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createFakeClock } from '../../renderer/testing';
import { deviceClassOf } from '../../platforms/classes';
import type { DeviceFacts } from '../../platforms/deviceFacts';
import { BUILD, packagedConfig, VERSION } from '../config';
import { createLogRing } from '../telemetry';
import type { ErrorReport } from '../telemetry';
import { createReporting } from './reporting';

const FACTS: DeviceFacts = {
  id: 'webos',
  userAgent: 'Mozilla/5.0 (Web0S) Chrome/79.0.3945 Safari/537.36',
  version: '6.1',
  model: 'OLED55',
  memory: undefined,
};

function configured(telemetry: object) {
  return packagedConfig({
    apiUrl: 'https://api.example',
    staticUrl: 'https://static.example',
    legalUrl: 'https://legal.example',
    identity: { apiKey: 'k', projectId: 'p', authDomain: 'd' },
    environment: 'staging',
    telemetry,
  });
}
const CONFIG = configured({ reportsUrl: 'https://tell.example/reports', sampling: 1 });

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function setUp() {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const posted: string[] = [];
  const beacons: Promise<string>[] = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    posted.push(body);
    return new Response(null, { status: 204 });
  });
  vi.stubGlobal('navigator', {
    sendBeacon: (_url: string, body: Blob) => beacons.push(body.text()) > 0,
  });
  const clock = createFakeClock(0);
  let fail: (error: unknown, where: string) => void = () => {};
  let route = '/webos/home';
  const reporting = createReporting({
    ring: createLogRing(() => 0),
    hostPage: { userAgent: FACTS.userAgent, watchErrors: (listener) => void (fail = listener) },
    platformId: 'webos',
    route: () => route,
    now: () => 1000 + clock.now(),
  });
  const set = {
    platform: {
      facts: () => FACTS,
      deviceClass: () => deviceClassOf(FACTS),
      watchNetwork: (listener: (on: boolean) => void) => (listener(true), () => {}),
      watchVisibility: (listener: (on: boolean) => void) => (listener(true), () => {}),
    },
    clock,
  };
  const reportsOf = (bodies: readonly string[]): ErrorReport[] =>
    bodies.flatMap((body) => (JSON.parse(body) as { reports: ErrorReport[] }).reports);
  return {
    clock,
    reporting,
    set,
    fail: (error: unknown, where = '') => fail(error, where),
    goTo: (path: string) => void (route = path),
    async sent() {
      await reporting.handOver();
      return reportsOf([...posted, ...(await Promise.all(beacons))]);
    },
  };
}

describe('reports', () => {
  it('[ERR-03] name build, version, platform, model, engine, class and route', async () => {
    const { reporting, set, goTo, sent } = setUp();
    reporting.open(CONFIG, set);
    goTo('/webos/asset/7');
    reporting.report(new Error('x'), 'error');
    expect(await sent()).toMatchObject([
      {
        build: BUILD,
        version: VERSION,
        platform: 'webos',
        platformVersion: '6.1',
        model: 'OLED55',
        engine: 'Chrome 79',
        deviceClass: 'middle',
        route: '/webos/asset/7',
      },
    ]);
    expect(BUILD).toMatch(/^(src-)?[\da-f]{12}(-dirty)?$/);
  });

  it('of a start wait for the configuration, the first ten of them, with the ids they were given', async () => {
    const { reporting, set, sent } = setUp();
    const ids = Array.from({ length: 12 }, (_, i) => reporting.report(new Error(`x${i}`), 'fatal'));
    expect(new Set(ids).size).toBe(12);
    expect(await sent()).toEqual([]);
    reporting.open(CONFIG, set);
    reporting.open(CONFIG, set);
    expect((await sent()).map(({ id }) => id)).toEqual(ids.slice(0, 10));
  });

  it('of a start whose adapter does not come are sent without what it would know', async () => {
    const { reporting, sent } = setUp();
    reporting.report(new Error('x'), 'fatal');
    reporting.open(CONFIG, null);
    expect(await sent()).toMatchObject([
      { platform: 'webos', engine: 'Chrome 79', model: null, platformVersion: null, deviceClass: null },
    ]);
  });

  it('are sent nowhere where the configuration names no address', async () => {
    const { reporting, set, sent } = setUp();
    reporting.open(configured({}), set);
    expect(reporting.report(new Error('x'), 'fatal')).toMatch(/^[\da-f-]{36}$/);
    expect(await sent()).toEqual([]);
  });

  it('the last of equal ones leaves after its wait', async () => {
    const { clock, reporting, set, sent } = setUp();
    reporting.open(CONFIG, set);
    for (let i = 0; i < 9; i += 1) reporting.report('same', 'error');
    await clock.advanceAsync(10_000);
    expect((await sent()).map(({ count }) => count)).toEqual([1, 2, 3, 4, 9]);
  });
});

describe('[ERR-03] what nothing has caught', () => {
  it('is reported with its place, before and after the configuration is known', async () => {
    const { fail, reporting, set, sent } = setUp();
    fail(new TypeError('early'), 'https://tv.example/a.js:1:2');
    reporting.open(CONFIG, set);
    fail(null);
    expect(await sent()).toMatchObject([
      {
        severity: 'error',
        code: 'unhandled_error',
        message: 'TypeError: early',
        details: { where: 'https://tv.example/a.js:1:2' },
      },
      { message: 'null', details: { where: '' } },
    ]);
  });
});
