import { describe, expect, it } from 'vitest';
import { createFakeClock } from '../../renderer/testing';
import { connectProgress } from './progressReporter';
import { createControllerFixture } from './testing/controllerFixture';
import type { FixtureOptions } from './testing/controllerFixture';
import { anAsset } from './testing/fakeAssets';
import { engineError } from './testing/fakeEngine';
import { aPreparedPlayback, createScriptedController } from './testing/scriptedController';

/** A real controller and engine events, with what would be saved as 'event assetId second'. */
function watch(options: FixtureOptions = {}) {
  const fixture = createControllerFixture(options);
  const saved: string[] = [];
  const { clock, controller } = fixture;
  const disconnect = connectProgress(controller, {
    clock,
    deviceId: 'd',
    save: ({ event, assetId, currentSecond }) => void saved.push(`${event} ${assetId} ${currentSecond}`),
  });
  /** Lets the film play for `seconds`, a second at a time as the engine reports it. */
  const playFor = (seconds: number): void => {
    for (let i = 0; i < seconds; i++) {
      clock.advance(1000);
      fixture.engine().playTo(fixture.engine().facts.position + 1);
    }
  };
  return { ...fixture, saved, disconnect, playFor };
}

describe('[PROG-03, PROG-04] progress of a playback', () => {
  it('is started at its second, then saved every 60 s of playing, each time with the second it is at', async () => {
    const { start, playFor, engine, saved } = watch();
    await start({ startAt: 100 });
    engine().facts.duration = 600;
    expect(saved).toEqual(['started film 100']);
    playFor(59);
    expect(saved).toHaveLength(1);
    playFor(2);
    expect(saved.slice(1)).toEqual(['progressed film 159']);
    playFor(59);
    expect(saved.slice(2)).toEqual(['progressed film 219']);
  });

  it.each<[string, (f: ReturnType<typeof watch>) => void, (f: ReturnType<typeof watch>) => void]>([
    ['paused', (f) => f.controller.pause(), (f) => f.controller.play()],
    [
      'buffering',
      (f) => f.engine().fire({ type: 'buffering', buffering: true }),
      (f) => f.engine().fire({ type: 'buffering', buffering: false }),
    ],
    ['seeking', (f) => f.engine().fire({ type: 'seeking' }), (f) => f.engine().fire({ type: 'seeked' })],
  ])('[PROG-03] counts no time while it is %s', async (_, stop, goOn) => {
    const fixture = watch();
    const { start, playFor, clock, saved, engine } = fixture;
    await start();
    engine().facts.duration = 600;
    playFor(40);
    stop(fixture);
    // Less than the stall watchdog's time, several times, so that the wait is long and nothing reloads.
    for (let i = 0; i < 40; i++) {
      clock.advance(5000);
      engine().facts.buffered = [{ start: 0, end: 50 + i }];
    }
    goOn(fixture);
    playFor(19);
    expect(saved).toEqual(['started film 0']);
    playFor(2);
    expect(saved).toEqual(['started film 0', 'progressed film 59']);
  });

  it('is not kept of a trailer, nor of a title whose start was not heard', async () => {
    const { start, saved, playFor, disconnect, controller, clock } = watch();
    await start({ content: 'trailer' });
    playFor(70);
    await controller.close();
    expect(saved).toEqual([]);
    disconnect();
    await start();
    const stop = connectProgress(controller, {
      clock,
      deviceId: 'd',
      save: ({ event }) => void saved.push(event),
    });
    playFor(70);
    stop();
    expect(saved).toEqual([]);
  });

  it('[PROG-03] counts from the last save, not from the last pause', async () => {
    const { start, playFor, controller, engine, saved } = watch();
    await start();
    engine().facts.duration = 600;
    const pause = (): void => {
      controller.pause();
      controller.play();
    };
    playFor(40);
    pause();
    playFor(50);
    pause();
    expect(saved).toEqual(['started film 0', 'progressed film 59']);
    playFor(28);
    expect(saved).toHaveLength(2);
    playFor(3);
    expect(saved.slice(2)).toEqual(['progressed film 119']);
  });

  it('[PROG-03] a reload after a fault keeps the time that was played, and saves nothing of its own', async () => {
    const { start, playFor, clock, engine, saved } = watch();
    await start();
    engine().facts.duration = 600;
    playFor(40);
    engine().fire({ type: 'error', error: engineError(3016) });
    await clock.advanceAsync(1000);
    await clock.advanceAsync(0);
    playFor(21);
    expect(saved).toEqual(['started film 0', 'progressed film 59']);
  });

  it('[PROG-03] a playback that never started to play is never saved', async () => {
    const { start, saved, clock } = watch({ source: { fetchPlayback: () => Promise.resolve([]) } });
    await start();
    clock.advance(120_000);
    expect(saved).toEqual([]);
  });

  it('[PROG-05] is finished at its end, once, and not closed afterwards', async () => {
    const { start, engine, saved, controller, clock } = watch();
    await start();
    engine().facts.position = 120;
    engine().fire({ type: 'ended' });
    await controller.close();
    clock.advance(120_000);
    expect(saved).toEqual(['started film 0', 'finished film 120']);
  });

  it('[PROG-05] is closed at the second where it is left, and nothing is saved later', async () => {
    const { start, playFor, saved, controller, clock } = watch();
    await start();
    playFor(30);
    await controller.close();
    clock.advance(120_000);
    expect(saved).toEqual(['started film 0', 'closed film 30']);
    expect(clock.pendingCount).toBe(0);
  });

  it('[PROG-05] is closed at its second when it fails for good', async () => {
    const { start, playFor, engine, saved, clock } = watch({ loads: ['ok'] });
    await start();
    playFor(30);
    engine().loads.push(...Array.from({ length: 4 }, () => engineError(3016)));
    engine().fire({ type: 'error', error: engineError(3016) });
    await clock.advanceAsync(10_000);
    expect(saved).toEqual(['started film 0', 'closed film 30']);
  });

  it('[PROG-05] is closed when it is no longer listened to, at the second known last', async () => {
    const { start, playFor, saved, disconnect, controller } = watch();
    await start();
    playFor(12);
    disconnect();
    expect(saved).toHaveLength(2);
    await controller.close();
    expect(saved).toEqual(['started film 0', 'closed film 12']);
  });
});

describe('[NEXT-09] one player that plays several titles', () => {
  const source = {
    fetchAsset: (id: string) =>
      Promise.resolve(anAsset({ id, nextAsset: id === 'e1' ? { uuid: 'e2', name: 'Two' } : null })),
  };

  it('saves "next initialized" of the next episode before its "started", after the end of the one before', async () => {
    const { start, engine, saved } = watch({ source });
    await start({ assetId: 'e1' });
    engine().facts.position = 119;
    engine().fire({ type: 'ended' });
    await start({ assetId: 'e2' });
    expect(saved).toEqual(['started e1 0', 'finished e1 119', 'next initialized e2 0', 'started e2 0']);
  });

  it('says so too when the next episode is taken before the end of this one, which is then closed', async () => {
    const { start, playFor, saved } = watch({ source });
    await start({ assetId: 'e1' });
    playFor(50);
    await start({ assetId: 'e2', startAt: 7 });
    expect(saved.slice(1)).toEqual(['closed e1 50', 'next initialized e2 7', 'started e2 7']);
  });

  it('does not for another title, nor for the same episode after the app was hidden', async () => {
    const { start, playFor, saved, controller } = watch({ source });
    await start({ assetId: 'e1' });
    playFor(5);
    await controller.close();
    await start({ assetId: 'e1', startAt: 5 });
    await start({ assetId: 'e3' });
    expect(saved.filter((line) => line.startsWith('next'))).toEqual([]);
  });

  it('[PROG-03] counts the 60 s of each title anew', async () => {
    const { start, playFor, saved } = watch({ source });
    await start({ assetId: 'e1' });
    playFor(50);
    await start({ assetId: 'e2' });
    playFor(50);
    expect(saved.filter((line) => line.startsWith('progressed'))).toEqual([]);
  });
});

/** A controller whose events the test writes, with what would be saved as 'event second'. */
function script() {
  const clock = createFakeClock(0);
  const controller = createScriptedController();
  const saved: string[] = [];
  connectProgress(controller, {
    clock,
    deviceId: 'd',
    save: ({ event, currentSecond }) => void saved.push(`${event} ${currentSecond}`),
  });
  return { clock, controller, saved };
}

it('[PROG-03] no time counts and nothing is saved while an ad plays', () => {
  const { clock, controller, saved } = script();
  const playback = aPreparedPlayback();
  controller.move('start', 'loaded');
  controller.emit({ type: 'started', playback, position: 0 });
  controller.move('play');
  clock.advance(59_000);
  controller.move('reload', 'adStart', 'loaded', 'play');
  clock.advance(300_000);
  controller.move('reload', 'adEnd', 'loaded', 'play');
  expect(saved).toEqual(['started 0']);
  controller.at = 60;
  clock.advance(1000);
  expect(saved).toEqual(['started 0', 'progressed 60']);
});
