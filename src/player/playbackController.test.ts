import { describe, expect, it } from 'vitest';
import { anAsset } from './testing/fakeAssets';
import { createControllerFixture } from './testing/controllerFixture';
import { ApiError } from '../api';
import { settlePromises } from '../../renderer/testing';

describe('starting', () => {
  it('[PLAYER-01] fetches asset and playback, makes the player, loads at the start, then started, ready, playing', async () => {
    const { start, log, phases } = createControllerFixture();
    await start({ startAt: 42 });
    expect(log).toEqual([
      'asset film',
      'playback film main-content DASH',
      'engine',
      'load http://service.test/media/film @42',
      '<started>',
      '<ready>',
      'play',
      '<tracks>',
    ]);
    expect(phases()).toEqual(['loading', 'ready', 'playing']);
  });

  it('[PLAYER-01] fetches the root show of an episode before its playback', async () => {
    const episode = anAsset({ id: 'e1', type: 'episode', rootId: 'show' });
    const { start, log, events } = createControllerFixture({
      source: { fetchAsset: () => Promise.resolve(episode) },
    });
    await start({ assetId: 'e1' });
    expect(log.slice(0, 3)).toEqual(['root show', 'playback e1 main-content DASH', 'engine']);
    expect(events.find((event) => event.type === 'started')).toMatchObject({
      position: 0,
      playback: { playbackId: 'playback-1', rootAsset: { id: 'show' } },
    });
  });

  it('has a frame when the element has one, which may be after the stream is loaded; none once it is closed', async () => {
    const { start, engine, controller } = createControllerFixture({ loads: ['hang'] });
    const frame = (): boolean => controller.status().frame;
    void start();
    await settlePromises();
    engine().fire({ type: 'frame' });
    expect(frame(), 'a frame of what was there before').toBe(false);
    engine().facts.frame = false;
    await start();
    expect(frame()).toBe(false);
    engine().fire({ type: 'frame' });
    expect(frame()).toBe(true);
    engine().facts.frame = true;
    const next = start({ assetId: 'other' });
    expect(frame(), 'of the next title').toBe(false);
    await next;
    expect(frame()).toBe(true);
    void controller.close();
    expect(frame()).toBe(false);
  });

  it('[PLAYER-01] tracks time only after ready', async () => {
    const { start, engine, events, controller } = createControllerFixture({ loads: ['hang'] });
    void start();
    await settlePromises();
    engine().playTo(3);
    expect(events.some((event) => event.type === 'timeupdate')).toBe(false);
    await start();
    engine().playTo(4);
    expect(events.at(-1)).toEqual({ type: 'timeupdate', position: 4, duration: 120 });
    expect(controller.position()).toBe(4);
  });

  it.each([
    ['402', 402, null, false, 'upgrade'],
    ['its code for the plan', 403, 'plan_upgrade_required', false, 'upgrade'],
    ['402 to a guest, who signs in first', 402, null, true, 'signIn'],
    ['any other status', 403, 'other', false, 'playback'],
    ['a status and nothing more', 500, null, false, 'playback'],
  ] as const)(
    '[PLAYER-04, PLAYER-10] a playback call refused with %s loads no stream',
    async (_title, status, code, anonymous, kind) => {
      const service = code && { code, reasonCode: null, details: null, message: null };
      const cause = new ApiError({ call: 'playback', kind: 'status', status, service });
      const { start, events, engines } = createControllerFixture({
        source: {
          fetchAsset: () => Promise.resolve(anAsset({ watchable: 'yes_anonymous_access' })),
          fetchPlayback: () => Promise.reject(cause),
        },
      });
      await start({ anonymous });
      expect(events.at(-1)).toMatchObject({ type: 'failed', failure: { kind } });
      expect(engines).toEqual([]);
    },
  );

  it('[PLAYER-10] a title above the plan is not asked for its stream', async () => {
    const { start, events, log } = createControllerFixture({
      source: { fetchAsset: () => Promise.resolve(anAsset({ watchable: 'plan_upgrade_required' })) },
    });
    await start();
    expect(events.at(-1)).toMatchObject({ type: 'failed', failure: { kind: 'upgrade', cause: null } });
    expect(log).toEqual(['<failed>']);
  });

  it('[PLAYER-06] ends in an error when the answer is empty', async () => {
    const { start, events } = createControllerFixture({
      source: { fetchPlayback: () => Promise.resolve([]) },
    });
    await start();
    expect(events.at(-1)).toMatchObject({ type: 'failed', failure: { kind: 'emptyPlayback' } });
  });

  it.each([
    ['fetchAsset', 'player_view_asset_fetch_failed', 'asset'],
    ['fetchRootAsset', 'player_view_root_asset_fetch_failed', 'rootAsset'],
  ] as const)('[ERR-18] a failed %s is %s', async (call, code, kind) => {
    const episode = anAsset({ id: 'e1', type: 'episode', rootId: 'show' });
    const { start, events } = createControllerFixture({
      source: {
        fetchAsset: () => Promise.resolve(episode),
        [call]: () => Promise.reject(new Error('Gone')),
      },
    });
    await start();
    expect(events.at(-1)).toMatchObject({ type: 'failed', failure: { code, kind } });
  });

  it.each(['no_content', 'not_available'])(
    '[PLAYER-08] %s is not permitted, but its trailer is',
    async (watchable) => {
      const { start, events, controller, log } = createControllerFixture({
        source: { fetchAsset: () => Promise.resolve(anAsset({ watchable })) },
      });
      await start();
      expect(events.at(-1)).toMatchObject({ failure: { code: 'permission_error_screen_occurs' } });
      expect(log).not.toContain('engine');
      await controller.start({ assetId: 'film', content: 'trailer', startAt: 0, anonymous: false });
      expect(log).toContain('<ready>');
    },
  );

  it('a blocked autoplay is emitted as an event', async () => {
    const { start, engine, events, controller, phases } = createControllerFixture();
    await start();
    controller.pause();
    engine().facts.autoplay = false;
    controller.play();
    await settlePromises();
    expect(events.at(-1)).toEqual({ type: 'autoplayBlocked' });
    expect(phases().at(-1)).toBe('paused');
  });
});

describe('the first moments', () => {
  it('[PLAYER-23] a stream that has loaded and still waits for data is buffering', async () => {
    const fixture = createControllerFixture({
      configure: () => {
        fixture.engine().facts.buffering = true;
      },
    });
    await fixture.start();
    expect(fixture.phases().at(-1)).toBe('buffering');
  });

  it.each(['started', 'ready'] as const)(
    'closed by a listener of %s, nothing plays and no time runs',
    async (type) => {
      const { start, controller, engine, log, clock } = createControllerFixture();
      controller.subscribe((event) => {
        if (event.type === type) void controller.close();
      });
      await start();
      await settlePromises();
      expect([log.filter((line) => line === 'play'), engine().destroyed(), clock.pendingCount]).toEqual([
        [],
        true,
        0,
      ]);
    },
  );
});

describe('a second start', () => {
  it('is not paused by the refusal of the first one’s autoplay', async () => {
    const { start, engine, events, controller, phases } = createControllerFixture();
    await start();
    controller.pause();
    engine().facts.autoplay = false;
    controller.play();
    engine().facts.autoplay = true;
    await start({ assetId: 'two' });
    expect(events.filter(({ type }) => type === 'autoplayBlocked')).toEqual([]);
    expect(phases().at(-1)).toBe('playing');
  });

  it('[PLAYER-36] cancels the first one while its stream loads, with no error', async () => {
    const { start, log, events, clock } = createControllerFixture({ loads: ['hang'] });
    const first = start({ assetId: 'one' });
    await settlePromises();
    const second = start({ assetId: 'two' });
    await Promise.all([first, second]);
    expect(log.filter((line) => line.startsWith('load '))).toEqual([
      'load http://service.test/media/one @0',
      'load http://service.test/media/two @0',
    ]);
    expect(events.some((event) => event.type === 'failed')).toBe(false);
    expect(events.filter((event) => event.type === 'started')).toHaveLength(1);
    await clock.advanceAsync(15_000);
    expect(events.some((event) => event.type === 'failed')).toBe(false);
  });

  it('[PLAYER-36] cancels the first one while its asset hangs, and makes no further call for it', async () => {
    const aborted: string[] = [];
    const { start, log } = createControllerFixture({
      source: {
        fetchAsset: (id, signal) => {
          signal.addEventListener('abort', () => aborted.push(id));
          return id === 'one' ? new Promise(() => undefined) : Promise.resolve(anAsset({ id }));
        },
      },
    });
    const first = start({ assetId: 'one' });
    await start({ assetId: 'two' });
    await first;
    expect(aborted).toEqual(['one']);
    expect(log.filter((line) => line.startsWith('playback'))).toEqual(['playback two main-content DASH']);
  });

  it('a second start pauses and closes the running playback before it asks for anything', async () => {
    const { start, engine, events, log } = createControllerFixture();
    await start({ assetId: 'one' });
    engine().playTo(33);
    const before = log.length;
    await start({ assetId: 'two' });
    expect(log.slice(before, before + 3)).toEqual(['<closed>', 'pause', 'asset two']);
    const closed = events.filter((event) => event.type === 'closed');
    expect(closed).toMatchObject([{ position: 33, playback: { asset: { id: 'one' } } }]);
  });
});

describe('playing', () => {
  it('[PLAYER-23] follows play, pause, buffering and seeking', async () => {
    const { start, engine, controller, phases, log } = createControllerFixture();
    await start();
    controller.togglePlay();
    controller.togglePlay();
    engine().fire({ type: 'buffering', buffering: true });
    engine().fire({ type: 'buffering', buffering: true });
    engine().fire({ type: 'buffering', buffering: false });
    controller.seek(50);
    engine().fire({ type: 'seeked' });
    expect(phases().slice(2)).toEqual([
      'playing',
      'paused',
      'playing',
      'buffering',
      'playing',
      'seeking',
      'playing',
    ]);
    expect(log.filter((line) => line.startsWith('<buffer'))).toEqual(['<bufferStart>', '<bufferEnd>']);
  });

  it('[SEEK-06, SEEK-08] a seek is clamped and told once, with where it came from', async () => {
    const { start, engine, controller, events, log } = createControllerFixture();
    await start();
    engine().playTo(20);
    controller.seek(500);
    expect(log).toContain('seek 120');
    expect(events.filter((event) => event.type === 'seek')).toEqual([{ type: 'seek', from: 20, to: 120 }]);
  });

  it('[SEEK-10] a live stream without a window takes no seek', async () => {
    const { start, engine, controller, log } = createControllerFixture();
    await start();
    engine().facts.live = true;
    engine().facts.duration = 8;
    expect(controller.seekRange()).toBeNull();
    controller.seek(3);
    expect(log.some((line) => line.startsWith('seek'))).toBe(false);
  });

  it.each([
    ['goes on where it is inside its window', 1010, { start: 1000, end: 1060 }, ['play']],
    [
      'goes on at the start of a window that has moved past it',
      900,
      { start: 1000, end: 1060 },
      ['seek 1000', '<liveMoved>', 'play'],
    ],
    ['without a window goes on at its edge', 900, { start: 1000, end: 1008 }, ['seek 1008', 'play']],
  ])('a live stream %s after a pause', async (_case, position, seekRange, done) => {
    const { start, engine, controller, log } = createControllerFixture();
    await start();
    Object.assign(engine().facts, { live: true, seekRange, position });
    controller.pause();
    const before = log.length;
    controller.togglePlay();
    expect(log.slice(before)).toEqual(done);
    controller.play();
    expect(log.slice(before), 'without a pause').toEqual([...done, 'play']);
  });

  it('a live stream whose window leaves it behind again after a pause of an hour is loaded anew at its edge', async () => {
    const { start, engine, controller, clock, log } = createControllerFixture();
    await start({ startAt: null });
    Object.assign(engine().facts, { live: true, seekRange: { start: 1000, end: 1060 }, position: 1050 });
    controller.pause();
    await clock.advanceAsync(3_600_000);
    Object.assign(engine().facts, { seekRange: { start: 4600, end: 4660 } });
    controller.play();
    const before = log.length;
    // What lay at the start of the window is gone before it is fetched: nothing plays, and no error tells.
    await clock.advanceAsync(22_000);
    expect(log.slice(before).filter((line) => line.startsWith('load'))).toEqual([
      'load http://service.test/media/film @null',
    ]);
    expect(controller.status()).toMatchObject({ stage: 'active', intent: 'play' });
  });

  it('a film that was paused plays on where it is, whatever its seek range', async () => {
    const { start, engine, controller, log } = createControllerFixture();
    await start();
    Object.assign(engine().facts, { seekRange: { start: 50, end: 60 }, position: 10 });
    controller.pause();
    controller.play();
    expect(log.at(-1)).toBe('play');
    expect(log.some((line) => line.startsWith('seek'))).toBe(false);
  });

  it('a title that is finished before its end has ended there: once, and it is not closed besides', async () => {
    const { start, engine, controller, events, log, phases } = createControllerFixture();
    await start();
    engine().playTo(101);
    controller.finish();
    controller.finish();
    engine().fire({ type: 'paused' });
    engine().playTo(102);
    await controller.close();
    const ends = events.filter(({ type }) => type === 'ended' || type === 'closed');
    expect(ends).toMatchObject([{ type: 'ended', position: 101, duration: 120 }]);
    expect(log).toContain('pause');
    expect(phases().at(-2)).toBe('ended');
  });

  it('nothing is finished while it loads', async () => {
    const { start, controller, events } = createControllerFixture({ loads: ['hang'] });
    void start();
    await settlePromises();
    controller.finish();
    expect(events.filter(({ type }) => type === 'ended')).toEqual([]);
  });

  it('[PLAYER-33] at the end ’ended’ is emitted once, and no ’closed’ after it', async () => {
    const { start, engine, controller, events, phases } = createControllerFixture();
    await start();
    engine().playTo(120);
    engine().fire({ type: 'ended' });
    engine().fire({ type: 'ended' });
    expect(phases().at(-1)).toBe('ended');
    await controller.close();
    const ends = events.filter((event) => event.type === 'ended' || event.type === 'closed');
    expect(ends).toMatchObject([{ type: 'ended', position: 120, duration: 120 }]);
  });
});

describe('leaving', () => {
  it('[PLAYER-24] closes once and leaves no engine, no timer and no further event', async () => {
    const { start, engine, controller, events, clock, phases } = createControllerFixture();
    await start();
    engine().playTo(12);
    const left = engine();
    await controller.close();
    await controller.close();
    expect(left.destroyed()).toBe(true);
    expect(clock.pendingCount).toBe(0);
    expect(phases().at(-1)).toBe('idle');
    expect(events.filter((event) => event.type === 'closed')).toMatchObject([{ position: 12 }]);
    const count = events.length;
    left.fire({ type: 'ended' });
    await clock.advanceAsync(60_000);
    expect(events).toHaveLength(count);
  });

  it('[PROG-05] closes at the second that is on screen, past the last report of the engine', async () => {
    const { start, engine, controller, events } = createControllerFixture();
    await start();
    engine().playTo(12);
    engine().facts.position = 12.2;
    await controller.close();
    expect(events.filter((event) => event.type === 'closed')).toMatchObject([{ position: 12.2 }]);
  });

  it('[PLAYER-24] leaving while the stream loads leaves no engine and no timer', async () => {
    const { start, engine, controller, clock, events } = createControllerFixture({ loads: ['hang'] });
    const started = start();
    await settlePromises();
    await controller.close();
    await started;
    expect(engine().destroyed()).toBe(true);
    expect(clock.pendingCount).toBe(0);
    expect(events.some((event) => event.type === 'failed' || event.type === 'closed')).toBe(false);
  });

  it('makes the next engine only after the one before is gone', async () => {
    const { start, controller, log } = createControllerFixture();
    await start();
    const closing = controller.close();
    await start();
    await closing;
    expect(log.filter((line) => line === 'engine' || line === 'destroy')).toEqual([
      'engine',
      'destroy',
      'engine',
    ]);
  });
});
