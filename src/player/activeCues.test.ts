import { describe, expect, it } from 'vitest';
import { createFakeClock } from '../../renderer/testing';
import { followActiveCues } from './activeCues';
import { createCueIndex } from './cueIndex';
import type { SubtitleCue } from './cues';
import type { PlaybackEvent, PlaybackListener } from './playbackEvents';
import { IDLE } from './playbackStatus';
import type { PlaybackStatus } from './playbackStatus';

const PLAYING: PlaybackStatus = { ...IDLE, stage: 'active' };
const REPORT_EVERY_MS = 250;

const cue = (start: number, end: number): SubtitleCue => ({
  start,
  end,
  text: `${start}-${end}`,
  spans: [],
  align: 'center',
  line: null,
  position: null,
});

/** Dialogue at times that no report of the element meets. */
const DIALOGUE = [cue(0.3, 1.13), cue(1.13, 2.71), cue(2.4, 3.02), cue(7.777, 9.1), cue(40.01, 41)];

/** An element whose seconds last `1 / rate` seconds of the clock, and which reports its time as browsers do. */
const playing = (cues: readonly SubtitleCue[], rate = 1) => {
  const clock = createFakeClock(0);
  const index = createCueIndex(cues);
  const listeners = new Set<PlaybackListener>();
  let status = PLAYING;
  let base = 0;
  let since = 0;
  const position = (): number => base + (status.seeking ? 0 : (rate * (clock.now() - since)) / 1000);
  const emit = (event: PlaybackEvent): void => listeners.forEach((listener) => listener(event));
  const setStatus = (next: PlaybackStatus): void => {
    base = position();
    since = clock.now();
    status = next;
    emit({ type: 'status', status });
  };
  let asked = 0;
  const changes: { at: number; texts: string[] }[] = [];
  const stop = followActiveCues(
    {
      activeCues: () => {
        asked++;
        return index.active(position());
      },
      nextCueChange: () => index.nextChange(position()),
      position,
      status: () => status,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    clock,
    (shown) => changes.push({ at: position(), texts: shown.map(({ text }) => text) }),
  );
  let reports = true;
  const report = (): void => {
    if (!reports) return;
    emit({ type: 'timeupdate', position: position(), duration: 100 });
    clock.setTimeout(report, REPORT_EVERY_MS);
  };
  clock.setTimeout(report, REPORT_EVERY_MS);
  emit({ type: 'status', status });
  return {
    clock,
    changes,
    emit,
    stop,
    asked: () => asked,
    /** Seeks as the controller does: the command at once, the element when it has the data. */
    seek: (to: number, afterMs: number) => {
      setStatus({ ...status, seeking: true });
      base = to;
      emit({ type: 'seek', from: 0, to });
      clock.setTimeout(() => setStatus({ ...status, seeking: false }), afterMs);
    },
    /** Paused, it stands and reports no time. */
    pause: () => {
      setStatus({ ...status, intent: 'pause' });
      rate = 0;
      reports = false;
    },
    /** The element's time stands still although nothing has said so. */
    stall: () => {
      base = position();
      rate = 0;
      since = clock.now();
    },
  };
};

/** How late each change was shown, in ms of the element's time. */
const delays = (changes: readonly { at: number }[], cues: readonly SubtitleCue[]): number[] => {
  const times = [...new Set(cues.flatMap(({ start, end }) => [start, end]))].sort((a, b) => a - b);
  return changes.map(({ at }) => (at - (times.findLast((time) => time <= at + 1e-9) ?? NaN)) * 1000);
};

describe('following the active cues', () => {
  it.each([0.75, 0.98, 1, 1.02, 1.33])(
    'shows a cue within 100 ms of its time while the element runs at %s of the clock',
    (rate) => {
      const film = playing(DIALOGUE, rate);
      film.clock.advance(60_000);
      expect(film.changes.map(({ texts }) => texts)).toEqual([
        ['0.3-1.13'],
        ['1.13-2.71'],
        ['1.13-2.71', '2.4-3.02'],
        ['2.4-3.02'],
        [],
        ['7.777-9.1'],
        [],
        ['40.01-41'],
        [],
      ]);
      for (const late of delays(film.changes, DIALOGUE)) {
        expect(late).toBeGreaterThanOrEqual(-0.001);
        expect(late).toBeLessThanOrEqual(100);
      }
    },
  );

  it('a seek changes the cues at once, and the next one is on time again', () => {
    const film = playing(DIALOGUE);
    film.clock.advance(500);
    film.seek(7.8, 700);
    expect(film.changes.at(-1)).toEqual({ at: 7.8, texts: ['7.777-9.1'] });
    film.clock.advance(700);
    film.seek(6.9, 300);
    expect(film.changes.at(-1)).toEqual({ at: 6.9, texts: [] });
    film.clock.advance(300 + 877 + 11);
    expect(film.changes.at(-1)?.texts).toEqual(['7.777-9.1']);
    expect(film.changes.at(-1)?.at).toBeCloseTo(7.777, 1);
  });

  it('an element that stands still just before a cue is not asked without a pause', () => {
    const film = playing(DIALOGUE);
    film.clock.advance(299.9);
    film.stall();
    const before = film.asked();
    film.clock.advance(1000);
    expect(film.asked() - before).toBeLessThanOrEqual(1000 / 10 + 4 + 1);
    expect(film.changes).toEqual([]);
  });

  it('after the last cue is asked at the reports of the element alone', () => {
    const film = playing(DIALOGUE);
    film.clock.advance(42_000);
    const before = film.asked();
    film.clock.advance(10_000);
    expect(film.asked() - before).toBe(10_000 / REPORT_EVERY_MS);
  });

  it('is not asked for what changes no cue', () => {
    const film = playing(DIALOGUE);
    const before = film.asked();
    film.emit({ type: 'tracks' });
    film.emit({ type: 'bufferStart', position: 0 });
    expect(film.asked()).toBe(before);
    film.emit({ type: 'cues' });
    expect(film.asked()).toBe(before + 1);
  });

  it('of a film that is paused is not asked at all', () => {
    const film = playing(DIALOGUE);
    film.clock.advance(299.9);
    film.pause();
    const before = film.asked();
    film.clock.advance(600_000);
    expect(film.asked()).toBe(before);
  });

  it('stopped, it leaves no timer and no listener', () => {
    const film = playing(DIALOGUE);
    film.clock.advance(500);
    film.stop();
    const before = film.asked();
    film.clock.advance(60_000);
    expect(film.asked()).toBe(before);
  });
});
