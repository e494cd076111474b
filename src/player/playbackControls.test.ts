/** The controls of a playback where they have nothing to act on, and the readings there. */
import { describe, expect, it } from 'vitest';
import { settlePromises } from '../../renderer/testing';
import { createControllerFixture } from './testing/controllerFixture';
import type { ControllerFixture } from './testing/controllerFixture';
import { aPlayback } from './testing/fakeAssets';
import { engineError } from './testing/fakeEngine';

const never = <T>(): Promise<T> => new Promise(() => undefined);
const useControls = ({ controller }: ControllerFixture): void => {
  controller.play();
  controller.togglePlay();
  controller.pause();
  controller.seek(10);
  controller.finish();
};
const readings = ({ controller }: ControllerFixture): unknown[] => [
  controller.position(),
  controller.duration(),
  controller.continueAt(),
  controller.seekRange(),
];

describe('controls with nothing to control', () => {
  it('before a start do nothing, and know of no second', async () => {
    const fixture = createControllerFixture();
    useControls(fixture);
    expect([readings(fixture), fixture.events]).toEqual([[0, 0, null, null], []]);
    await fixture.controller.close();
    expect(fixture.log).toEqual([]);
  });

  it('while the first call is not answered do nothing, and the title loads paused if it was paused', async () => {
    const fixture = createControllerFixture({ source: { fetchAsset: never } });
    void fixture.start({ startAt: 20 });
    useControls(fixture);
    expect(readings(fixture)).toEqual([20, 0, null, null]);
    expect([fixture.log, fixture.controller.status().intent]).toEqual([[], 'pause']);
  });

  it('after the end do not play the title, and the readings are those of its end', async () => {
    const fixture = createControllerFixture();
    await fixture.start();
    fixture.engine().playTo(120);
    fixture.engine().fire({ type: 'ended' });
    const before = fixture.log.length;
    fixture.controller.play();
    fixture.controller.seek(10);
    fixture.controller.finish();
    expect([fixture.log.slice(before), readings(fixture)]).toEqual([[], [120, 120, 120, null]]);
  });

  it('[PLAYER-23] while a title loads again keep the second where it broke', async () => {
    const fixture = createControllerFixture({ loads: ['ok', 'hang'] });
    await fixture.start();
    fixture.engine().playTo(47);
    fixture.engine().fire({ type: 'error', error: engineError(3016) });
    await fixture.clock.advanceAsync(1000);
    Object.assign(fixture.engine().facts, { position: 0, duration: 0 });
    fixture.controller.seek(90);
    fixture.controller.play();
    fixture.controller.finish();
    expect(readings(fixture)).toEqual([47, 120, 47, null]);
    await fixture.controller.close();
    expect(fixture.events.filter(({ type }) => type === 'closed')).toMatchObject([{ position: 47 }]);
    expect(fixture.log.filter((line) => line === 'play' || line.startsWith('seek'))).toEqual(['play']);
  });

  it('during an ad do not end the title', async () => {
    const playlist = [{ type: 'PLAY_ADS', start: 0, url: '/ads/one', duration: 10 }];
    const fixture = createControllerFixture({
      source: { fetchPlayback: () => Promise.resolve(aPlayback({ playlist })) },
    });
    await fixture.start();
    fixture.controller.finish();
    expect(fixture.events.at(-1)?.type).not.toBe('ended');
    expect(fixture.controller.status()).toMatchObject({ ad: true, stage: 'active' });
  });
});

describe('the second of a title whose calls are not answered', () => {
  it.each([
    ['the one that was asked for', 20, 20],
    ['0 at the start of a stream', null, 0],
    ['0 until the bookmark is known', 'resume', 0],
  ] as const)('is %s', async (_case, startAt, second) => {
    const { start, controller } = createControllerFixture({ source: { fetchAsset: never } });
    void start({ startAt });
    expect(controller.position()).toBe(second);
  });
});

describe('what the engine does by itself', () => {
  it('[PLAYER-23] a pause and a start of the media, as keys of the set cause them, are shown', async () => {
    const { start, engine, phases } = createControllerFixture();
    await start();
    engine().fire({ type: 'paused' });
    expect(phases().at(-1)).toBe('paused');
    engine().fire({ type: 'playing' });
    expect(phases().at(-1)).toBe('playing');
  });

  it('a length that becomes known, and new cues, are told', async () => {
    const { start, engine, events } = createControllerFixture();
    await start();
    engine().facts.duration = 200;
    engine().fire({ type: 'durationchange' });
    expect(events.at(-1)).toEqual({ type: 'timeupdate', position: 0, duration: 200 });
    engine().fire({ type: 'cues' });
    expect(events.at(-1)).toEqual({ type: 'cues' });
  });

  it('[ANA-03] buffering is told with the second of the content', async () => {
    const { start, engine, events } = createControllerFixture();
    await start();
    engine().playTo(12);
    engine().fire({ type: 'buffering', buffering: true });
    expect(events.at(-1)).toEqual({ type: 'bufferStart', position: 12 });
  });
});

describe('a title that is left while its calls are made', () => {
  it('makes no engine, also when they were made ahead', async () => {
    let answer = (): void => undefined;
    const { controller, engines } = createControllerFixture({
      source: {
        fetchPlayback: () => new Promise((resolve) => (answer = () => resolve(aPlayback()))),
      },
    });
    const request = { assetId: 'next', content: 'main', startAt: 0, anonymous: false } as const;
    void controller.prepare(request);
    await settlePromises();
    const started = controller.start(request);
    await controller.close();
    answer();
    await started;
    expect(engines).toEqual([]);
  });

  it('and one that is prepared before there is an engine fetches no segments', async () => {
    const { controller, start, log } = createControllerFixture({
      createEngine: never,
    });
    void start();
    await settlePromises();
    expect(
      await controller.prepare({ assetId: 'next', content: 'main', startAt: 0, anonymous: false }),
    ).toMatchObject({ asset: { id: 'next' } });
    expect(log.filter((line) => line.startsWith('preload'))).toEqual([]);
  });
});
