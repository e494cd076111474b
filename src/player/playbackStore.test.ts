import { describe, expect, it } from 'vitest';
import type { SubtitleCue } from './cues';
import {
  connectPlaybackStore,
  createPlaybackStore,
  NO_PLAYBACK,
  TIME_UPDATES_PER_SECOND,
} from './playbackStore';
import { createControllerFixture } from './testing/controllerFixture';

const cue = (start: number, end: number): SubtitleCue => ({
  start,
  end,
  text: `${start}-${end}`,
  spans: [],
  align: 'center',
  line: null,
  position: null,
});

const setUp = async () => {
  const fixture = createControllerFixture();
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
    expect(written.length).toBeLessThanOrEqual(1 + 10 * TIME_UPDATES_PER_SECOND);
    await clock.advanceAsync(250);
    expect(store.getState().position).toBe(10);
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
