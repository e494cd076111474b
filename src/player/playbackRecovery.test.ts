import { describe, expect, it } from 'vitest';
import { UnsupportedBrowserError } from './engine';
import { STALLED_CODE } from './errors';
import { afterProgress, NO_RECOVERY, recoveryStep } from './recovery';
import { createControllerFixture } from './testing/controllerFixture';
import type { ControllerFixture } from './testing/controllerFixture';
import { engineError } from './testing/fakeEngine';

const loadsOf = ({ log }: ControllerFixture): string[] => log.filter((line) => line.startsWith('load '));
const failuresOf = ({ events }: ControllerFixture) => events.filter((event) => event.type === 'failed');
const BAD = engineError(1001, { httpStatus: 503 });

describe('a stream that cannot be loaded', () => {
  it('[PLAYER-25] is tried again 3 times, 1 s apart, then reported', async () => {
    const fixture = createControllerFixture({ loads: [BAD, BAD, BAD, BAD, 'ok'] });
    const started = fixture.start();
    const counts: number[] = [];
    for (const wait of [0, 999, 1, 1000, 1000, 10_000]) {
      await fixture.clock.advanceAsync(wait);
      counts.push(loadsOf(fixture).length);
    }
    await started;
    expect(counts).toEqual([1, 1, 2, 3, 4, 4]);
    expect(failuresOf(fixture)).toMatchObject([{ failure: { kind: 'engine', error: BAD } }]);
    expect(fixture.phases().at(-1)).toBe('failed');
    expect(fixture.engine().destroyed()).toBe(true);
    expect(fixture.clock.pendingCount).toBe(0);
  });

  it('[PLAYER-25] plays when a retry succeeds', async () => {
    const fixture = createControllerFixture({ loads: [BAD, BAD, BAD, 'ok'] });
    const started = fixture.start({ startAt: 30 });
    await fixture.clock.advanceAsync(3000);
    await started;
    expect(loadsOf(fixture)).toHaveLength(4);
    expect(loadsOf(fixture).at(-1)).toContain('@30');
    expect(fixture.phases().at(-1)).toBe('playing');
    expect(failuresOf(fixture)).toEqual([]);
  });

  it('[PLAYER-25] counts a load that hangs, or that reports an error meanwhile, as failed', async () => {
    const fixture = createControllerFixture({ loads: ['hang', 'hang', 'ok'] });
    const started = fixture.start();
    await fixture.clock.advanceAsync(30_999);
    expect(loadsOf(fixture)).toHaveLength(1);
    await fixture.clock.advanceAsync(1);
    expect(loadsOf(fixture)).toHaveLength(2);
    fixture.engine().fire({ type: 'error', error: engineError(6007, { httpStatus: 500 }) });
    await fixture.clock.advanceAsync(1000);
    await started;
    expect(loadsOf(fixture)).toHaveLength(3);
    expect(fixture.phases().at(-1)).toBe('playing');
  });

  it('[ERR-14, PLAYER-25] whose requests fail in silence is reported with the status of the last', async () => {
    const fixture = createControllerFixture({ loads: ['hang', 'hang', 'hang', 'hang'] });
    void fixture.start();
    await fixture.clock.advanceAsync(0);
    fixture.engine().facts.requestFailure = BAD;
    await fixture.clock.advanceAsync(4 * 30_000 + 3000);
    expect(failuresOf(fixture)).toMatchObject([{ failure: { kind: 'engine', error: BAD } }]);
  });

  it('[PLAYER-07] a browser without streaming is reported at once', async () => {
    const fixture = createControllerFixture({
      createEngine: () => Promise.reject(new UnsupportedBrowserError()),
    });
    await fixture.start();
    expect(failuresOf(fixture)).toMatchObject([{ failure: { kind: 'unsupported' } }]);
  });

  it('[ERR-15] a load that breaks with anything but an error of the engine is unhandled, and not tried again', async () => {
    const broken = new TypeError('Not a function');
    const fixture = createControllerFixture({
      configure: () => Object.assign(fixture.engine(), { load: () => Promise.reject(broken) }),
    });
    await fixture.start();
    expect(failuresOf(fixture)).toMatchObject([{ failure: { kind: 'unhandled', cause: broken } }]);
  });

  it('[ERR-15] an engine that cannot be fetched is an unhandled error, and the next start tries anew', async () => {
    let asked = 0;
    const fixture = createControllerFixture({
      createEngine: () => {
        asked += 1;
        return Promise.reject(new TypeError('Failed to fetch the chunk'));
      },
    });
    await fixture.start();
    await fixture.start();
    expect(asked).toBe(2);
    expect(failuresOf(fixture)).toMatchObject([
      { failure: { kind: 'unhandled' } },
      { failure: { kind: 'unhandled' } },
    ]);
  });
});

describe('a fault while playing', () => {
  it('[PLAYER-25] reloads at the same second, and answers repeated errors once', async () => {
    const fixture = createControllerFixture();
    await fixture.start();
    fixture.engine().playTo(47);
    for (let times = 0; times < 4; times += 1)
      fixture.engine().fire({ type: 'error', error: engineError(1002) });
    await fixture.clock.advanceAsync(1000);
    expect(loadsOf(fixture)).toEqual([
      'load http://service.test/media/film @0',
      'load http://service.test/media/film @47',
    ]);
    expect(fixture.phases().slice(2)).toEqual(['playing', 'loading', 'ready', 'playing']);
    expect(fixture.events.filter((event) => event.type === 'started')).toHaveLength(1);
  });

  it('[PLAYER-25] is reported at the fourth time without progress', async () => {
    const fixture = createControllerFixture();
    await fixture.start();
    fixture.engine().playTo(47);
    for (let times = 0; times < 4; times += 1) {
      expect(failuresOf(fixture)).toEqual([]);
      fixture.engine().fire({ type: 'error', error: engineError(3016) });
      await fixture.clock.advanceAsync(1000);
    }
    expect(failuresOf(fixture)).toMatchObject([
      { position: 47, failure: { kind: 'engine', error: { code: 3016 } } },
    ]);
    expect(fixture.events.filter((event) => event.type === 'closed')).toMatchObject([{ position: 47 }]);
    expect(fixture.clock.pendingCount).toBe(0);
  });

  it('[PLAYER-28] an expired licence reloads at once at the position, without an error', async () => {
    const fixture = createControllerFixture();
    await fixture.start();
    fixture.engine().playTo(63);
    fixture.engine().fire({ type: 'error', error: engineError(6014) });
    await fixture.clock.advanceAsync(0);
    expect(loadsOf(fixture).at(-1)).toContain('@63');
    expect(fixture.phases().at(-1)).toBe('playing');
    expect(failuresOf(fixture)).toEqual([]);
  });

  it('[PLAYER-28] a licence that expires in the first seconds reloads at once, too', async () => {
    const fixture = createControllerFixture();
    await fixture.start();
    fixture.engine().playTo(3);
    fixture.engine().fire({ type: 'error', error: engineError(6014) });
    await fixture.clock.advanceAsync(0);
    expect(loadsOf(fixture).at(-1)).toContain('@3');
  });

  it('[ERR-12] recoverable errors change nothing', async () => {
    const fixture = createControllerFixture();
    await fixture.start();
    for (const code of [1001, 1002, 1003, 3015, 7000, 7001, 6014])
      fixture.engine().fire({ type: 'error', error: engineError(code, { severity: 'recoverable' }) });
    await fixture.clock.advanceAsync(2000);
    expect(loadsOf(fixture)).toHaveLength(1);
    expect(fixture.phases().at(-1)).toBe('playing');
  });

  it('a paused title stays paused through a reload', async () => {
    const fixture = createControllerFixture();
    await fixture.start();
    fixture.controller.pause();
    fixture.engine().fire({ type: 'error', error: engineError(3016) });
    await fixture.clock.advanceAsync(1000);
    expect(fixture.phases().slice(-2)).toEqual(['loading', 'paused']);
    expect(fixture.log.filter((line) => line === 'play')).toHaveLength(1);
  });

  it('[PLAYER-24] leaving during the wait stops the reload', async () => {
    const fixture = createControllerFixture();
    await fixture.start();
    fixture.engine().fire({ type: 'error', error: engineError(3016) });
    await fixture.controller.close();
    expect(fixture.clock.pendingCount).toBe(0);
    await fixture.clock.advanceAsync(5000);
    expect(loadsOf(fixture)).toHaveLength(1);
  });
});

describe('a stall', () => {
  it('[PLAYER-25] reloads when neither picture nor buffer move', async () => {
    const fixture = createControllerFixture();
    await fixture.start();
    fixture.engine().playTo(8);
    // Seen a second later to have moved, it stalls 20 s after that, and is loaded again 1 s later.
    await fixture.clock.advanceAsync(21_999);
    expect(loadsOf(fixture)).toHaveLength(1);
    await fixture.clock.advanceAsync(1);
    expect(loadsOf(fixture)).toHaveLength(2);
    expect(loadsOf(fixture).at(-1)).toContain('@8');
  });

  it('[ERR-14] is reported as the request that failed; without one as a stall', async () => {
    for (const [requestFailure, error] of [
      [BAD, BAD],
      [null, { category: 7, code: STALLED_CODE, httpStatus: null }],
    ] as const) {
      const fixture = createControllerFixture();
      await fixture.start();
      fixture.engine().facts.requestFailure = requestFailure;
      await fixture.clock.advanceAsync(4 * 23_000);
      expect(failuresOf(fixture)).toMatchObject([{ failure: { kind: 'engine', error } }]);
    }
  });

  it('is none while the buffer grows, or while paused', async () => {
    const fixture = createControllerFixture();
    await fixture.start();
    for (let second = 0; second < 60; second += 15) {
      fixture.engine().facts.buffered = [{ start: 0, end: second }];
      await fixture.clock.advanceAsync(15_000);
    }
    fixture.controller.pause();
    await fixture.clock.advanceAsync(600_000);
    expect(loadsOf(fixture)).toHaveLength(1);
  });

  it('is none while the buffer grows before and after the picture alike', async () => {
    const fixture = createControllerFixture();
    await fixture.start();
    for (let seconds = 0; seconds < 60; seconds += 15) {
      fixture.engine().facts.buffered = [{ start: 80 - seconds, end: 90 + seconds }];
      await fixture.clock.advanceAsync(15_000);
    }
    expect(loadsOf(fixture)).toHaveLength(1);
  });

  it('of a live stream reloads at its edge, and a jump of the edge is no recovery', async () => {
    const fixture = createControllerFixture();
    await fixture.start({ startAt: null });
    fixture.engine().facts.live = true;
    for (let edge = 500; failuresOf(fixture).length === 0 && edge < 1000; edge += 50) {
      fixture.engine().facts.edge = edge;
      await fixture.clock.advanceAsync(22_000);
      fixture.engine().fire({ type: 'timeupdate' });
    }
    expect(loadsOf(fixture)).toHaveLength(4);
    expect(loadsOf(fixture).at(-1)).toContain('@null');
    expect(failuresOf(fixture)).toHaveLength(1);
  });
});

describe('the count of reloads', () => {
  it('starts anew after 10 s of playing beyond the fault', () => {
    const faulty = { reloads: 3, reloadedAt: 50 };
    expect([afterProgress(faulty, 59.9), afterProgress(faulty, 40.1)]).toEqual([faulty, faulty]);
    expect([afterProgress(faulty, 60), afterProgress(faulty, 40)]).toEqual([NO_RECOVERY, NO_RECOVERY]);
  });

  it('[PLAYER-28] takes a licence that expires again at once for a fault', () => {
    const first = recoveryStep(NO_RECOVERY, engineError(6014), 50);
    if (first.type !== 'reload') throw new Error('The first expiry must reload');
    expect(first).toMatchObject({ afterMs: 0, state: { reloads: 0 } });
    expect(recoveryStep(first.state, engineError(6014), 51)).toMatchObject({
      afterMs: 1000,
      state: { reloads: 1 },
    });
  });
});
