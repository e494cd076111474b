import { describe, expect, it, vi } from 'vitest';
import { createFakeClock } from '../testing';
import { createCounters } from '../host/counters';
import { heapGrowth } from './garbage.fixture';
import { createProfiler } from './profiler';
import { Column, frameAt } from './recording';
import { Phase } from '../backend/framePhase';
import { percentile } from './report';

function setUp() {
  const clock = createFakeClock(100);
  const counters = createCounters();
  const profiler = createProfiler(clock, counters);
  return {
    clock,
    counters,
    profiler,
    /** A frame `distance` ms after the last one, that took `js` ms. */
    frame(distance: number, js = 2) {
      clock.advance(distance);
      profiler.frame(clock.now(), clock.now() + js, 10, 100, 5e6);
    },
  };
}

describe('percentiles', () => {
  const hundred = Array.from({ length: 100 }, (_, i) => i + 1);
  it.each([
    [[], 0.5, 0],
    [[7], 0.99, 7],
    [[1, 2], 0.5, 1],
    [[1, 2, 3], 0.5, 2],
    [hundred, 0.5, 50],
    [hundred, 0.95, 95],
    [hundred, 0.99, 99],
    [hundred, 1, 100],
    [[1, 2, 3], 0, 1],
  ])('of %j at %d is %d', (sorted, share, expected) => {
    expect(percentile(sorted, share)).toBe(expected);
  });
});

describe('recorded frames', () => {
  it('have their start, distance, script, cost and uploads', () => {
    const { profiler, counters, frame } = setUp();
    profiler.start();
    frame(0, 3);
    counters.uploads += 2;
    counters.uploadBytes += 5000;
    frame(16, 4);
    frame(16, 1);
    expect(profiler.stop().frames).toEqual([
      { t: 100, ms: 3, js: 3, draws: 10, quads: 100, uploads: 0, uploadBytes: 0 },
      { t: 116, ms: 16, js: 4, draws: 10, quads: 100, uploads: 2, uploadBytes: 5000 },
      { t: 132, ms: 16, js: 1, draws: 10, quads: 100, uploads: 0, uploadBytes: 0 },
    ]);
  });

  it('are summarized by percentiles, the worst, and how many were missed', () => {
    const { profiler, frame } = setUp();
    frame(0);
    profiler.start();
    for (let i = 0; i < 98; i++) frame(16);
    frame(50);
    frame(100);
    expect(profiler.stop()).toMatchObject({ p50: 16, p95: 16, p99: 50, worst: 100, dropped: 2 + 5 });
  });

  it('count their own time only after a sleep', () => {
    const { profiler, frame } = setUp();
    profiler.start();
    frame(0);
    profiler.slept();
    frame(60_000, 5);
    expect(profiler.stop()).toMatchObject({ worst: 5, dropped: 0 });
  });

  it('before `start` are left out; a report without any is all 0', () => {
    const { profiler, frame } = setUp();
    frame(16);
    profiler.start();
    expect(profiler.stop()).toMatchObject({ frames: [], keys: [], p50: 0, p99: 0, worst: 0, dropped: 0 });
  });

  it('are kept in a ring of 3600, in order', () => {
    const { profiler, frame } = setUp();
    profiler.start();
    for (let i = 0; i < 4000; i++) frame(10);
    const { frames } = profiler.stop();
    expect(frames).toHaveLength(3600);
    expect(frames[0]!.t).toBe(100 + 401 * 10);
    expect(frames.at(-1)!.t).toBe(100 + 4000 * 10);
    expect(frames.every(({ t }, i) => i === 0 || t - frames[i - 1]!.t === 10)).toBe(true);
  });
});

describe('the phases of a frame', () => {
  const durations = (profiler: ReturnType<typeof setUp>['profiler'], index: number): number[] => {
    const at = frameAt(index) + Column.layout;
    return [...profiler.recording.frameNumbers.subarray(at, at + 6)];
  };

  it('are measured by their ends, the last by that of the frame; one that did not run took no time', () => {
    const { clock, profiler } = setUp();
    const start = clock.now();
    for (const [phase, ms] of [
      [Phase.layout, 1],
      [Phase.motion, 2],
      [Phase.upload, 3],
      [Phase.fill, 4],
    ] as const) {
      clock.advance(ms);
      profiler.phaseEnds(phase);
    }
    clock.advance(5);
    profiler.frame(start, clock.now(), 1, 1, 0);
    expect(durations(profiler, 0)).toEqual([1, 2, 0, 3, 4, 5]);
  });

  it('count nothing of an earlier frame', () => {
    const { clock, profiler } = setUp();
    profiler.phaseEnds(Phase.update);
    clock.advance(100);
    profiler.frame(clock.now(), clock.now() + 2, 1, 1, 0);
    expect(durations(profiler, 0)).toEqual([0, 0, 0, 0, 0, 2]);
  });
});

describe('recorded keys', () => {
  it('are stamped when focus moved, React committed and the frame was drawn, each once', () => {
    const { clock, profiler, frame } = setUp();
    profiler.start();
    profiler.keyDown('right', clock.now());
    clock.advance(1);
    profiler.focusMoved();
    clock.advance(2);
    profiler.focusMoved();
    frame(5);
    frame(16);
    profiler.keyDown('down', clock.now());
    clock.advance(4);
    profiler.committed();
    profiler.committed();
    expect(profiler.stop().keys).toEqual([
      { key: 'right', down: 100, focus: 101, commit: null, frame: 110 },
      { key: 'down', down: 124, focus: 0, commit: 128, frame: 0 },
    ]);
  });

  it('are not stamped without a key', () => {
    const { profiler, frame } = setUp();
    profiler.focusMoved();
    profiler.committed();
    frame(16);
    profiler.start();
    expect(profiler.stop().keys).toEqual([]);
  });

  it('are kept in a ring of 1024, none with the stamps of the one it replaced', () => {
    const { clock, profiler } = setUp();
    profiler.start();
    for (let i = 0; i < 1500; i++) {
      clock.advance(1);
      profiler.keyDown(`k${i}`, clock.now());
      if (i % 2 === 0 && i < 1000) profiler.focusMoved();
    }
    const { keys } = profiler.stop();
    expect(keys).toHaveLength(1024);
    expect([keys[0]!.key, keys.at(-1)!.key]).toEqual(['k476', 'k1499']);
    expect(keys.filter(({ focus }) => focus !== 0).map(({ key }) => Number(key.slice(1)))).toEqual(
      Array.from({ length: 262 }, (_, i) => 476 + 2 * i),
    );
  });
});

describe('counts of a report', () => {
  it('are what happened since `start`', () => {
    const { profiler, counters } = setUp();
    counters.reactCommits = 5;
    counters.hostCreated = 50;
    profiler.start();
    counters.reactCommits += 2;
    counters.hostCreated += 3;
    counters.hostDestroyed += 4;
    counters.hostUpdated += 6;
    expect(profiler.stop()).toMatchObject({
      reactCommits: 2,
      hostCreated: 3,
      hostDestroyed: 4,
      hostUpdated: 6,
      longTasks: 0,
    });
  });

  it('the heap is read at the first frame and every 5 s, every second while somebody watches', () => {
    const memory = vi.fn(() => ({ usedJSHeapSize: 7e6 }));
    vi.stubGlobal('performance', {
      get memory() {
        return memory();
      },
    });
    const { profiler, frame } = setUp();
    for (let i = 0; i < 100; i++) frame(100);
    expect(memory).toHaveBeenCalledTimes(2);
    profiler.onFrame = () => {};
    for (let i = 0; i < 100; i++) frame(100);
    expect(memory).toHaveBeenCalledTimes(2 + 10);
    expect(profiler.recording.frameNumbers[frameAt(199) + Column.heapBytes]).toBe(7e6);
    vi.unstubAllGlobals();
  });

  it('recording a frame makes no garbage', () => {
    const { profiler } = setUp();
    const record = (): void => {
      for (let i = 0; i < 40_000; i++) {
        profiler.frameBegins();
        profiler.frame(1000.5, 1001.5, 1, 1, 1);
      }
    };
    // one boxed number a frame would be 0.6 MB
    expect(heapGrowth(record)).toBeLessThan(0.1e6);
  });
});
