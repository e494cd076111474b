import { describe, expect, it } from 'vitest';
import type { SubtitleCue } from './cues';
import { connectPlaybackStore, createPlaybackStore, NO_PLAYBACK } from './playbackStore';
import { settlePromises } from '../../renderer/testing';
import { createControllerFixture } from './testing/controllerFixture';
import type { FixtureOptions } from './testing/controllerFixture';
import { anAsset, aPlayback } from './testing/fakeAssets';
import { engineError } from './testing/fakeEngine';
import { twoLanguages } from './testing/fakeTracks';

const cue = (start: number, end: number): SubtitleCue => ({
  start,
  end,
  text: `${start}-${end}`,
  spans: [],
  align: 'center',
  line: null,
  position: null,
});

const setUp = async (source: FixtureOptions['source'] = {}) => {
  const fixture = createControllerFixture({ source });
  const store = createPlaybackStore();
  const disconnect = connectPlaybackStore(fixture.controller, store, fixture.clock);
  await fixture.start();
  await fixture.clock.advanceAsync(1000);
  return { ...fixture, store, disconnect };
};

describe('the playback store', () => {
  it('takes time at most four times a second, and the last one always', async () => {
    const { engine, clock, store } = await setUp();
    const written: number[] = [];
    store.subscribe((state, before) => {
      if (state.position !== before.position) written.push(state.position);
    });
    for (let tick = 1; tick <= 600; tick += 1) {
      engine().playTo(tick / 60);
      await clock.advanceAsync(1000 / 60);
    }
    expect(written.length).toBeGreaterThanOrEqual(36);
    expect(written.length).toBeLessThanOrEqual(41);
    await clock.advanceAsync(250);
    expect(store.getState().position).toBe(10);
  });

  it('joined while a title plays shows its time at the next report, and the one a quarter of a second later', async () => {
    const { controller, engine, clock } = await setUp();
    const store = createPlaybackStore();
    connectPlaybackStore(controller, store, clock);
    engine().playTo(10);
    expect(store.getState().position).toBe(10);
    await clock.advanceAsync(249);
    engine().playTo(10.2);
    expect(store.getState().position).toBe(10);
    await clock.advanceAsync(1);
    expect(store.getState().position).toBe(10.2);
    await clock.advanceAsync(250);
    engine().playTo(10.5);
    expect(store.getState().position).toBe(10.5);
  });

  it('shows the end at once, and tracks as soon as they are known', async () => {
    const { engine, store } = await setUp();
    engine().facts.tracks = twoLanguages();
    engine().fire({ type: 'tracks' });
    expect(store.getState().tracks).toEqual(twoLanguages());
    engine().playTo(119.9);
    engine().facts.position = 120;
    engine().fire({ type: 'ended' });
    expect(store.getState()).toMatchObject({ phase: 'ended', position: 120 });
  });

  it('[ADS-02] shows an ad from its start to its stop, with whole seconds, rounded up, once a second', async () => {
    const playlist = [{ type: 'PLAY_ADS', start: 0, url: '/ads/one', duration: 10 }];
    const source = { fetchPlayback: () => Promise.resolve(aPlayback({ playlist })) };
    const { clock, controller, engine, store, start } = await setUp(source);
    const ad = { id: 'http://service.test/ads/one', index: 0, count: 1 };
    expect(store.getState().ad).toEqual({ ...ad, remaining: null });
    let changes = 0;
    store.subscribe((state, before) => void (changes += state.ad === before.ad ? 0 : 1));
    engine().facts.duration = 10;
    for (const second of [2.7, 2.8, 2.9]) engine().playTo(second);
    expect([store.getState().ad, changes]).toEqual([{ ...ad, remaining: 8 }, 1]);
    engine().playTo(3);
    expect([store.getState().ad, changes]).toEqual([{ ...ad, remaining: 7 }, 2]);
    const joined = createPlaybackStore();
    connectPlaybackStore(controller, joined, clock);
    engine().playTo(4.5);
    expect(joined.getState().ad).toEqual({ ...ad, remaining: 6 });
    void start({ assetId: 'other' });
    expect(store.getState().ad).toBeNull();
  });

  it('shows states at once, and a seek without waiting', async () => {
    const { controller, store, engine } = await setUp();
    expect(store.getState()).toMatchObject({ phase: 'playing', running: true, duration: 120 });
    expect(store.getState().seekRange).toEqual({ start: 0, end: 120 });
    engine().playTo(10);
    controller.seek(60);
    expect(store.getState()).toMatchObject({ phase: 'seeking', position: 60 });
    engine().fire({ type: 'seeked' });
    controller.pause();
    expect(store.getState()).toMatchObject({ phase: 'paused', running: false });
  });

  it('[PLAYER-23] tracks loading, buffering, seeking, an ad, and the second to continue at', async () => {
    const playlist = [{ type: 'PLAY_ADS', start: 50, url: '/ads/one', duration: 10 }];
    const source = { fetchPlayback: () => Promise.resolve(aPlayback({ playlist })) };
    const { controller, store, engine, clock, start } = await setUp(source);
    const now = (): unknown[] => {
      const { phase, ad, continueAt } = store.getState();
      return [phase, ad !== null, continueAt];
    };
    const loading = start({ startAt: 20 });
    expect(now()).toEqual(['loading', false, 0]);
    await loading;
    expect(now()).toEqual(['playing', false, 20]);
    engine().fire({ type: 'buffering', buffering: true });
    expect(now()).toEqual(['buffering', false, 20]);
    engine().fire({ type: 'buffering', buffering: false });
    controller.seek(40);
    expect(now()).toEqual(['seeking', false, 40]);
    engine().fire({ type: 'seeked' });
    engine().playTo(49.8);
    engine().playTo(50.1);
    await clock.advanceAsync(300);
    engine().playTo(3);
    expect(now()).toEqual(['playing', true, 50]);
    engine().fire({ type: 'ended' });
    await settlePromises();
    engine().playTo(51);
    await clock.advanceAsync(300);
    expect(now()).toEqual(['playing', false, 51]);
    engine().fire({ type: 'error', error: engineError(3016) });
    engine().facts.position = 0;
    expect([...now(), controller.continueAt()]).toEqual(['loading', false, 51, 51]);
  });

  it('[PLAYER-23] a live stream has no second to continue at', async () => {
    const { store, engine, start, controller } = await setUp({
      fetchAsset: (id) => Promise.resolve(anAsset({ id, type: 'live channel' })),
    });
    await start({ startAt: null });
    engine().playTo(30);
    expect([store.getState().continueAt, controller.continueAt()]).toEqual([null, null]);
  });

  it('follows the window of a paused live stream each second, and nothing of a paused film', async () => {
    const { controller, clock, store, engine, disconnect } = await setUp();
    controller.pause();
    let writes = 0;
    const stop = store.subscribe(() => (writes += 1));
    await clock.advanceAsync(5000);
    expect(writes).toBe(0);
    controller.seek(40);
    const seeking = writes;
    await clock.advanceAsync(5000);
    expect(writes).toBe(seeking);
    stop();
    controller.play();
    engine().facts.live = true;
    controller.pause();
    await clock.advanceAsync(250);
    for (const end of [200, 300]) {
      engine().facts.seekRange = { start: 100, end };
      await clock.advanceAsync(1000);
      expect(store.getState().seekRange?.end).toBe(end);
    }
    disconnect();
    await clock.advanceAsync(2000);
    expect(store.getState()).toEqual(NO_PLAYBACK);
  });

  it('shows subtitles at their own time, between two reports of the media', async () => {
    const { engine, clock, store } = await setUp();
    const { facts } = engine();
    facts.nextCueChange = 10.1;
    engine().playTo(10);
    expect(store.getState().cues).toEqual([]);
    const line = cue(10.1, 12);
    facts.cues = [line];
    await clock.advanceAsync(99);
    expect(store.getState().cues).toEqual([]);
    facts.position = 10.1;
    facts.nextCueChange = null;
    await clock.advanceAsync(2);
    expect(store.getState().cues).toEqual([line]);
  });

  it('[PLAYER-24] is empty after leaving, with no timer left', async () => {
    const { engine, clock, store, controller, disconnect } = await setUp();
    engine().facts.nextCueChange = 99;
    engine().playTo(5);
    engine().playTo(6);
    await controller.close();
    disconnect();
    expect(store.getState()).toEqual(NO_PLAYBACK);
    expect(clock.pendingCount).toBe(0);
  });
});
