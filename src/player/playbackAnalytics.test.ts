import { describe, expect, it } from 'vitest';
import { settlePromises } from '../../renderer/testing';
import type { PlaybackAnalyticsEvent } from '../telemetry';
import { connectAnalytics } from './playbackAnalytics';
import type { PlaybackEvent } from './playbackEvents';
import { createControllerFixture } from './testing/controllerFixture';
import type { FixtureOptions } from './testing/controllerFixture';
import { aPlayback } from './testing/fakeAssets';
import { createFakeEngine, engineError } from './testing/fakeEngine';
import { aPreparedPlayback, createScriptedController } from './testing/scriptedController';

/** Numbers from 0 to 1 of a linear congruential generator: a seed that fails, fails again. */
function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A real controller, with what was tracked. */
function watch(options: FixtureOptions = {}) {
  const fixture = createControllerFixture(options);
  const tracked: PlaybackAnalyticsEvent[] = [];
  const disconnect = connectAnalytics(fixture.controller, (event) => tracked.push(event));
  const names = (): string[] => tracked.map(({ name }) => name);
  return { ...fixture, tracked, names, disconnect };
}

const PLAYING = ['player ready', 'video start'];

describe('[ANA-01] a playback', () => {
  it('[PLAYER-01] is ready and starts at its second, and stops where it is left', async () => {
    const { start, engine, controller, tracked } = watch();
    await start({ startAt: 30 });
    engine().playTo(42);
    await controller.close();
    const ids = { assetId: 'film', playbackId: 'playback-1', quality: null };
    expect(tracked).toEqual([
      { name: 'player ready', ...ids, second: 30 },
      { name: 'video start', ...ids, second: 30 },
      { name: 'video stop', ...ids, second: 42 },
    ]);
  });

  it('[QUAL-05, QUAL-06] tells the quality of its picture, the last that is known where the engine is gone', async () => {
    const { start, engine, clock, tracked } = watch();
    await start();
    const { facts } = engine();
    facts.stats = { ...facts.stats, width: 1280, height: 720, bitrate: 3_000_000 };
    engine().fire({ type: 'buffering', buffering: true });
    facts.stats = { ...facts.stats, width: 9000, height: 5000, bitrate: 20_000_000 };
    engine().fire({ type: 'buffering', buffering: false });
    engine().loads.push(...Array.from({ length: 4 }, () => engineError(3016)));
    engine().fire({ type: 'error', error: engineError(3016) });
    for (let second = 0; second < 5; second++) await clock.advanceAsync(1000);
    const qualities = tracked.map((event) => ('quality' in event ? [event.name, event.quality] : event.name));
    expect(qualities).toEqual([
      ['player ready', null],
      ['video start', null],
      ['buffer start', { width: 1280, bucket: 'HD' }],
      ['buffer end', { width: 8192, bucket: 'UHD' }],
      ['video stop', { width: 8192, bucket: 'UHD' }],
      'fail',
    ]);
  });

  it('[ANA-03] stops once at its end', async () => {
    const { start, engine, controller, names } = watch();
    await start();
    engine().fire({ type: 'ended' });
    await controller.close();
    expect(names()).toEqual([...PLAYING, 'video stop']);
  });

  it('[ANA-03] stops when another title starts, which then starts itself', async () => {
    const { start, tracked } = watch();
    await start({ assetId: 'e1' });
    await start({ assetId: 'e2' });
    expect(tracked.map(({ name, assetId }) => `${name} ${assetId}`)).toEqual([
      'player ready e1',
      'video start e1',
      'video stop e1',
      'player ready e2',
      'video start e2',
    ]);
  });

  it('[ANA-03] stops when it is no longer listened to, and then nothing more is sent', async () => {
    const { start, engine, controller, tracked, names, disconnect } = watch();
    await start();
    engine().playTo(12);
    disconnect();
    await controller.close();
    expect(names()).toEqual([...PLAYING, 'video stop']);
    expect(tracked.at(-1)).toMatchObject({ second: 12 });
  });

  it('[ANA-03] one that is left before its stream is loaded has neither start nor stop', async () => {
    const { start, controller, tracked } = watch({ loads: ['hang'] });
    void start();
    await settlePromises();
    await controller.close();
    expect(tracked).toEqual([]);
  });

  it('[ANA-03] one that is closed by a listener of its start neither starts nor stops', () => {
    const controller = createScriptedController();
    const tracked: PlaybackAnalyticsEvent[] = [];
    connectAnalytics(controller, (event) => tracked.push(event));
    const playback = aPreparedPlayback();
    controller.emit({ type: 'started', playback, position: 0 });
    controller.emit({ type: 'closed', playback, position: 0, duration: 9 });
    controller.emit({ type: 'ready', playback, duration: 9 });
    expect(tracked).toEqual([]);
  });

  it('[ANA-03] that another one replaces without a word stops at the second known last', () => {
    const controller = createScriptedController();
    const tracked: PlaybackAnalyticsEvent[] = [];
    connectAnalytics(controller, (event) => tracked.push(event));
    const playback = aPreparedPlayback();
    controller.emit({ type: 'started', playback, position: 0 });
    controller.emit({ type: 'seek', from: 0, to: 5 });
    controller.emit({ type: 'ready', playback, duration: 90 });
    controller.emit({ type: 'timeupdate', position: 42, duration: 90 });
    controller.emit({ type: 'started', playback: aPreparedPlayback({ id: 'two' }), position: 0 });
    expect(
      tracked.map(({ name }) => name),
      'no seek before the start',
    ).toEqual([...PLAYING, 'video stop']);
    expect(tracked.at(-1)).toMatchObject({ assetId: 'film', second: 42 });
  });

  it('[SEEK-08] sends one seek for a committed seek, with both seconds', async () => {
    const { start, engine, controller, tracked } = watch();
    await start();
    engine().playTo(10);
    controller.seek(55);
    engine().fire({ type: 'seeking' });
    engine().fire({ type: 'seeked' });
    expect(tracked.filter(({ name }) => name === 'seek')).toEqual([
      { name: 'seek', assetId: 'film', playbackId: 'playback-1', from: 10, to: 55 },
    ]);
  });

  it('sends buffer start and end as a pair, however often the engine repeats itself', async () => {
    const { start, engine, names } = watch();
    await start();
    for (const buffering of [true, true, false, false]) engine().fire({ type: 'buffering', buffering });
    expect(names()).toEqual([...PLAYING, 'buffer start', 'buffer end']);
  });

  it('that is left while it buffers ends its buffering before it stops', async () => {
    const { start, engine, controller, names } = watch();
    await start();
    engine().fire({ type: 'buffering', buffering: true });
    await controller.close();
    expect(names()).toEqual([...PLAYING, 'buffer start', 'buffer end', 'video stop']);
  });
});

describe('[ANA-01] a playback that fails', () => {
  const failing = (code: number, httpStatus: number | null = null): FixtureOptions => ({
    loads: Array.from({ length: 4 }, () => engineError(code, { httpStatus })),
  });

  it.each([
    ['[ERR-13] a native error, with its composite code', 3016, null, 'native_player_error_3_3016'],
    ['[ERR-14] an HTTP error, with its status', 1001, 404, 'http_request_player_error_404'],
    ['[ERR-14] a time-out, without a status', 1003, null, 'http_request_player_error_1003'],
  ])('sends %s, once its retries are used up', async (_, code, status, shown) => {
    const { start, clock, tracked } = watch(failing(code, status));
    void start({ startAt: 30 });
    await settlePromises();
    expect(tracked).toEqual([]);
    for (let second = 0; second < 4; second++) await clock.advanceAsync(1000);
    expect(tracked).toEqual([
      {
        name: 'fail',
        assetId: 'film',
        playbackId: 'playback-1',
        second: 30,
        code: shown,
        severity: 'error',
        status,
      },
    ]);
  });

  it.each([1001, 1002, 1003, 3015, 6014, 7000, 7001])(
    '[ERR-12] sends nothing for error %d while the engine can recover from it',
    async (code) => {
      const { start, engine, names } = watch();
      await start();
      engine().fire({ type: 'error', error: engineError(code, { severity: 'recoverable' }) });
      expect(names()).toEqual(PLAYING);
    },
  );

  it('[ANA-03, ERR-13] in the middle stops first, at its second', async () => {
    const { start, engine, clock, tracked, names } = watch();
    await start();
    engine().playTo(25);
    engine().loads.push(...Array.from({ length: 4 }, () => engineError(3016)));
    engine().fire({ type: 'error', error: engineError(3016) });
    for (let second = 0; second < 5; second++) await clock.advanceAsync(1000);
    expect(names()).toEqual([...PLAYING, 'video stop', 'fail']);
    expect(tracked.slice(2)).toEqual([
      expect.objectContaining({ second: 25 }),
      expect.objectContaining({ second: 25, code: 'native_player_error_3_3016' }),
    ]);
  });

  it('[PLAYER-06] an empty playback is fatal, and named by the asset that was asked for', async () => {
    const { start, tracked } = watch({ source: { fetchPlayback: () => Promise.resolve([]) } });
    await start();
    expect(tracked).toEqual([
      {
        name: 'fail',
        assetId: 'film',
        playbackId: null,
        second: 0,
        code: 'unhandled_error',
        severity: 'fatal',
        status: null,
      },
    ]);
  });

  it('a refused call is the service`s answer and no failure of the player', async () => {
    const { start, tracked } = watch({ source: { fetchPlayback: () => Promise.reject(new Error('402')) } });
    await start();
    expect(tracked).toEqual([]);
  });
});

describe('[ANA-01, ADS-03] an ad', () => {
  const playlist = [
    { type: 'PLAY_ADS', start: 50, url: '/ads/one.mpd?signed=for-this-viewer', duration: 10 },
    { type: 'PLAY_ADS', start: 50, url: '/ads/two.mpd', duration: 10 },
  ];
  const withAds = { source: { fetchPlayback: () => Promise.resolve(aPlayback({ playlist })) } };

  async function reachAds() {
    const fixture = watch(withAds);
    await fixture.start();
    fixture.engine().playTo(49.8);
    fixture.engine().playTo(50.1);
    await settlePromises();
    return fixture;
  }

  it('starts and ends, each of a break by itself, without the query of its address', async () => {
    const { engine, tracked } = await reachAds();
    for (let ad = 0; ad < 2; ad++) {
      engine().fire({ type: 'ended' });
      await settlePromises();
    }
    const of = (name: string, file: string, index: number) => ({
      name,
      assetId: 'film',
      playbackId: 'playback-1',
      adId: `http://service.test/ads/${file}.mpd`,
      index,
    });
    expect(tracked.filter(({ name }) => name.startsWith('ad'))).toEqual([
      of('ad start', 'one', 0),
      of('ad end', 'one', 0),
      of('ad start', 'two', 1),
      of('ad end', 'two', 1),
    ]);
  });

  it('[ANA-03] that is left stops at once, and its video has the quality that was seen before it', () => {
    const controller = createScriptedController();
    const tracked: PlaybackAnalyticsEvent[] = [];
    const { stats } = createFakeEngine().facts;
    let width = 1280;
    const disconnect = connectAnalytics(
      { ...controller, stats: () => ({ ...stats, width, height: (width * 9) / 16, bitrate: 3_000_000 }) },
      (event) => tracked.push(event),
    );
    const playback = aPreparedPlayback();
    const ad = { id: 'http://service.test/ad', index: 0, count: 1 };
    controller.emit({ type: 'started', playback, position: 0 });
    controller.emit({ type: 'ready', playback, duration: 90 });
    width = 640;
    controller.emit({ type: 'adStart', playback, ad });
    controller.emit({ type: 'bufferStart', position: 3 });
    expect(tracked.at(-1)).toMatchObject({ name: 'buffer start', quality: { width: 1280 } });
    controller.emit({ type: 'adStop', playback, ad });
    expect(tracked.at(-1)).toMatchObject({ name: 'ad stop' });
    disconnect();
  });

  it('[ANA-03] that is left stops, and then its video', async () => {
    const { controller, names } = await reachAds();
    await controller.close();
    expect(names().slice(-3)).toEqual(['ad start', 'ad stop', 'video stop']);
  });
});

/** Every start has its stop of the same playback before the next start; the same for buffering and ads. */
function expectPairs(tracked: readonly PlaybackAnalyticsEvent[]): void {
  const pairs = [
    ['video start', ['video stop']],
    ['buffer start', ['buffer end']],
    ['ad start', ['ad end', 'ad stop']],
  ] as const;
  for (const [start, ends] of pairs) {
    const own = tracked.filter(({ name }) => name === start || (ends as readonly string[]).includes(name));
    const expected = own.map((_, i) => {
      const first = own[i - (i % 2)]!;
      return { isStart: i % 2 === 0, assetId: first.assetId, playbackId: first.playbackId };
    });
    expect(
      own.map(({ name, assetId, playbackId }) => ({ isStart: name === start, assetId, playbackId })),
    ).toEqual(expected);
    expect(own.length % 2).toBe(0);
  }
}

describe('[ANA-03] starts and stops alternate and are of the same playback', () => {
  it.each(Array.from({ length: 40 }, (_, seed) => seed))('whatever a viewer does: seed %d', async (seed) => {
    const random = seededRandom(seed);
    const pick = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)]!;
    const playlist = [0, 40, 90].map((start) => ({ type: 'PLAY_ADS', start, url: `/ads/${start}.mpd` }));
    let playbacks = 0;
    const { controller, start, engines, clock, tracked, disconnect } = watch({
      source: {
        fetchPlayback: () =>
          random() < 0.1 ? Promise.resolve([]) : Promise.resolve(aPlayback({ playlist })),
        createId: () => `playback ${(playbacks += 1)}`,
      },
    });
    const engine = () => engines.findLast((made) => !made.destroyed());
    const steps: readonly (() => void)[] = [
      () => void start({ assetId: pick(['a', 'b', 'c']), startAt: Math.floor(random() * 120) }),
      () => void controller.close(),
      () => controller.togglePlay(),
      () => controller.seek(random() * 120),
      () => engine()?.playTo(random() * 120),
      () => engine()?.fire({ type: 'buffering', buffering: random() < 0.5 }),
      () => engine()?.fire({ type: 'ended' }),
      () => engine()?.fire({ type: 'error', error: engineError(pick([3016, 1001, 6014, 7000])) }),
      () => engine()?.loads.push(engineError(3016), engineError(3016), engineError(3016), engineError(3016)),
      () => clock.advance(1500),
    ];
    for (let step = 0; step < 150; step++) {
      pick(steps)();
      if (random() < 0.7) await settlePromises();
    }
    if (random() < 0.5) await controller.close();
    disconnect();
    expect(tracked.filter(({ name }) => name === 'video start').length).toBeGreaterThan(0);
    expectPairs(tracked);
  });

  it.each(Array.from({ length: 20 }, (_, seed) => seed))(
    'whatever order a controller reports in: seed %d',
    (seed) => {
      const random = seededRandom(1000 + seed);
      const pick = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)]!;
      const controller = createScriptedController();
      const tracked: PlaybackAnalyticsEvent[] = [];
      const disconnect = connectAnalytics(controller, (event) => tracked.push(event));
      const playbacks = ['a', 'b'].map((id) => aPreparedPlayback({ id }));
      const eventOf = (): PlaybackEvent => {
        const playback = pick(playbacks);
        const ad = { id: `http://ads/${pick([1, 2])}`, index: 0, count: 1 };
        const position = random() * 100;
        return pick<PlaybackEvent>([
          { type: 'started', playback, position },
          { type: 'ready', playback, duration: 100 },
          { type: 'ready', playback, duration: 100 },
          { type: 'timeupdate', position, duration: 100 },
          { type: 'seek', from: 0, to: position },
          { type: 'bufferStart', position },
          { type: 'bufferEnd', position },
          { type: 'adStart', playback, ad },
          { type: 'adEnd', playback, ad },
          { type: 'adStop', playback, ad },
          { type: 'ended', playback, position, duration: 100 },
          { type: 'closed', playback, position, duration: 100 },
          { type: 'failed', failure: { kind: 'unsupported' }, assetId: 'a', playback, position },
        ]);
      };
      for (let step = 0; step < 400; step++) controller.emit(eventOf());
      disconnect();
      expect(tracked.filter(({ name }) => name === 'video start').length).toBeGreaterThan(0);
      expectPairs(tracked);
    },
  );
});
