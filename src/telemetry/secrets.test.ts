/** Nothing of what a viewer types, and nothing that proves who they are, in anything that is sent about them. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createFakeClock } from '../../renderer/testing';
import { createAnalytics } from './analytics';
import type { AnalyticsEvent, SentEvent } from './analytics';
import { createDelivery } from './delivery';
import { openDelivery } from './openDelivery';
import { createReporter } from './report';
import type { ErrorReport } from './report';
import { captureConsole, createLogRing } from './ring';
import { scrub } from './scrub';
import type { ConsoleLike } from './ring';

const SECRETS = {
  email: 'viewer+tv@example.co.uk',
  password: 'Tr0ub4dor-3',
  pin: '4711',
  token: 'eyJhbGciOiJSUzI1NiJ9.eyJ1aWQiOiJtIn0.c2lnbmF0dXJl',
} as const;
const PAIRING_CODE = 'QX7K2M';

/** Every way the product, a library or the service might put a secret into words. */
const SPOKEN: readonly string[] = [
  `user ${SECRETS.email} not found`,
  `GET https://tv.example/pair?email=${encodeURIComponent(SECRETS.email)}&x=1`,
  `POST body {"email":"${SECRETS.email}","password":"${SECRETS.password}"}`,
  JSON.stringify({ password: `a"b\\${SECRETS.password}` }),
  JSON.stringify({ sent: JSON.stringify(SECRETS) }),
  `password=${SECRETS.password}&returnSecureToken=true`,
  `'password': '${SECRETS.password}'`,
  `pin: ${SECRETS.pin}`,
  `{"pin":"${SECRETS.pin}"}`,
  `Authorization: Bearer ${SECRETS.token}`,
  `bearer ${SECRETS.token}`,
  `idToken=${SECRETS.token}`,
  `{"refresh_token":"AMf-vBx0"}`,
  `Failed to fetch https://tv.example/api/users/pair/token?code=${PAIRING_CODE}`,
  `https://id.example/reset?mode=resetPassword&oobCode=zzTop99&key=AIzaSy`,
];
const TOLD = [
  ...Object.values(SECRETS),
  PAIRING_CODE,
  encodeURIComponent(SECRETS.email),
  'AMf-vBx0',
  'zzTop99',
  'AIzaSy',
];

function expectNoSecret(sent: unknown): void {
  const text = JSON.stringify(sent);
  for (const secret of TOLD) expect(text).not.toContain(secret);
}

const silent = (): ConsoleLike => ({
  debug: vi.fn(),
  log: vi.fn(),
  info: vi.fn(),
  warn: vi.fn(),
  error: vi.fn(),
});
afterEach(() => void vi.restoreAllMocks());

describe('[ANA-06, ERR-04, PIN-09] reports', () => {
  function reporting() {
    const sent: ErrorReport[] = [];
    const ring = createLogRing(() => 0);
    const report = createReporter({
      version: '1.5.1',
      platform: 'browser',
      ring,
      send: (one) => sent.push(one),
      random: () => 0,
      newId: () => 'id',
    });
    return { report, ring, sent };
  }

  it.each(SPOKEN)('an error that says %j', (words) => {
    const { report, sent } = reporting();
    report(new TypeError(words), 'error');
    report(words, 'warning');
    report(new Error('x'), 'error', { details: { deep: { list: [words] }, ...SECRETS } });
    expect(sent).toHaveLength(3);
    expectNoSecret(sent);
  });

  it('the last lines of the console', () => {
    const { report, ring, sent } = reporting();
    const target = silent();
    const stop = captureConsole(target, ring);
    for (const words of SPOKEN) target.warn(words, { ...SECRETS, words });
    stop();
    report(new Error('x'), 'error');
    expect(sent[0]?.log).toHaveLength(SPOKEN.length);
    expectNoSecret(sent);
  });

  it('what helps stays: codes, statuses, places', () => {
    const words =
      'components: status 500, Error code: page_not_exists, at /browser/home?page=2 (auth/invalid-email)';
    expect(scrub(words)).toBe(words);
  });
});

describe('[ANA-06, ERR-04] requests to the deployment`s addresses', () => {
  it('hold events and reports of everything that was put into words, and no secret', async () => {
    const clock = createFakeClock(0);
    const bodies: string[] = [];
    const ring = createLogRing(clock.now);
    const still = (listener: (is: boolean) => void) => {
      listener(true);
      return () => {};
    };
    const delivery = createDelivery({
      kinds: ['events', 'reports'],
      now: clock.now,
      open: async () =>
        openDelivery({
          urls: { events: 'https://tell.example/events', reports: 'https://tell.example/reports' },
          platform: { watchNetwork: still, watchVisibility: still },
          ring,
          clock,
          now: clock.now,
          random: () => 1,
          newId: () => 'id',
          sending: {
            post: async (_url, body) => (bodies.push(body), 204),
            beacon: () => false,
          },
        }),
      onProblem: () => {},
    });
    const report = createReporter({
      version: '1.5.1',
      platform: 'browser',
      ring,
      send: (one) => delivery.add('reports', one),
      random: () => 0,
      newId: () => 'id',
    });
    const analytics = createAnalytics(
      () => ({ version: '1.5.1', platform: 'browser', deviceId: 'd', profileId: 'anonymous' }),
      (event) => delivery.add('events', event),
      () => {},
    );
    for (const words of SPOKEN) {
      ring.add('warn', [words, { ...SECRETS, words }]);
      report(new TypeError(words), 'error', { details: { words, ...SECRETS } });
      analytics.track({ name: 'items presented', assetIds: [words], row: words });
    }
    await clock.advanceAsync(3_600_000);
    const sent = bodies.flatMap((body) => {
      const batch = JSON.parse(body) as { events?: SentEvent[]; reports?: ErrorReport[] };
      return [...(batch.events ?? []), ...(batch.reports ?? [])];
    });
    expect(sent).toHaveLength(2 * SPOKEN.length);
    expect(sent.filter((one) => 'stack' in one && one.stack && one.log.length > 0)).toHaveLength(
      SPOKEN.length,
    );
    expectNoSecret(bodies);
  });
});

describe('[ANA-06, ANA-02] events', () => {
  it('carry the context, and no secret whatever an item is called', () => {
    const sent: SentEvent[] = [];
    const context = { version: '1.5.1', platform: 'browser', deviceId: 'd', profileId: 'anonymous' };
    const analytics = createAnalytics(
      () => context,
      (one) => sent.push(one),
      () => {},
    );
    for (const words of SPOKEN) {
      const event: AnalyticsEvent = {
        name: 'fail',
        assetId: words,
        playbackId: words,
        second: 0,
        code: words,
        severity: 'error',
        status: 500,
      };
      analytics.track({ ...event, ...SECRETS } as AnalyticsEvent);
      analytics.track({ name: 'items presented', assetIds: [words], row: words });
    }
    expect(sent).toHaveLength(2 * SPOKEN.length);
    expect(sent.every((event) => JSON.stringify(event.context) === JSON.stringify(context))).toBe(true);
    expectNoSecret(sent);
  });
});
