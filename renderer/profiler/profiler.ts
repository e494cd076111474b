/**
 * Frames, keys, commits and long tasks as they happen. Recording runs always and costs a few array writes a frame; report,
 * trace and HUD are made on request. Times are clock milliseconds.
 */
import type { Clock } from '../types';
import type { Counters } from '../host/counters';
import { createMarks } from './marks';
import type { Marks } from './marks';
import {
  addCommit,
  addKey,
  addLongTask,
  Column,
  createRecording,
  frameAt,
  framesKept,
  Stamp,
  stampKey,
} from './recording';
import { Phase, phaseNames } from '../backend/framePhase';
import type { Recording } from './recording';
import { makeReport } from './report';
import type { FrameReport } from './report';
import type { ChromeTrace } from './trace';

/** `root.profiler`. Screens and tools use `start`, `stop`, `trace` and `marks.on`; the root calls the rest. */
export interface Profiler {
  /** The ring buffers, for what draws or prints them. */
  readonly recording: Recording;
  /** User Timing of input, focus, commits and frames. Off until `marks.on` is set. */
  readonly marks: Marks;
  /** Called after every recorded frame. One listener, the HUD; null for none. */
  onFrame: (() => void) | null;
  /** A frame begins. */
  frameBegins(): void;
  /** A phase of the running frame, one of `Phase`, ends now. The last ends with the frame; one that did nothing need not be told. */
  phaseEnds(phase: number): void;
  /** A frame that drew: its start and end, draw calls, quads, and bytes of textures after it. */
  frame(start: number, end: number, draws: number, quads: number, textureBytes: number): void;
  /** The loop went to sleep: the time to the next frame is no frame time. */
  slept(): void;
  /** A key went down at a clock time. */
  keyDown(key: string, time: number): void;
  /** Focus has moved, because of the last key. */
  focusMoved(): void;
  /** React has committed. */
  committed(): void;
  /** Begins an interval to report on. */
  start(): void;
  /** What happened since `start`, of the last 3600 frames and 1024 keys. */
  stop(): FrameReport;
  /**
   * The last 60 s as a Chrome trace: save it as JSON and open it in Perfetto (ui.perfetto.dev) or chrome://tracing.
   * Loads its code when first called.
   */
  trace(): Promise<ChromeTrace>;
  /** Stops watching for long tasks. */
  dispose(): void;
}

/** Reading the heap takes up to 0.5 ms and makes an object: rarely, unless somebody watches. */
const heapEveryMs = { watched: 1000, unwatched: 5000 };

/** Numbers that change every frame, in an array because a closure's would be boxed anew at each write. */
const State = { lastStart: 0, uploads: 1, uploadBytes: 2, commits: 3, heapAt: 4, heap: 5 } as const;

export function createProfiler(clock: Clock, counters: Counters): Profiler {
  const recording = createRecording();
  const marks = createMarks();
  const { frameTimes, frameNumbers } = recording;
  const phases = new Float64Array(phaseNames.length);
  const state = new Float64Array(6);
  state[State.lastStart] = -1;
  state[State.heapAt] = -Infinity;
  const observer = watchLongTasks((start, duration) => addLongTask(recording, start, duration));
  let since = snapshot();

  function snapshot() {
    return {
      frame: recording.frameCount,
      key: recording.keyCount,
      longTask: recording.longTaskCount,
      counters: { ...counters },
    };
  }

  /** Ends to durations; a phase that did not run this frame took no time. */
  function writePhases(at: number, start: number, frameEnd: number): void {
    let from = start;
    phases[Phase.submit] = frameEnd;
    for (let phase = 0; phase < phaseNames.length; phase++) {
      const end = phases[phase]!;
      const ran = end >= from;
      frameNumbers[at + Column.layout + phase] = ran ? end - from : 0;
      if (ran) from = end;
    }
  }

  const profiler: Profiler = {
    recording,
    marks,
    onFrame: null,
    frameBegins: () => marks.begin('frame'),
    phaseEnds(phase) {
      phases[phase] = clock.now();
    },
    frame(start, end, draws, quads, textureBytes) {
      const at = frameAt(recording.frameCount);
      const lastStart = state[State.lastStart]!;
      const js = end - start;
      const heapEvery = profiler.onFrame === null ? heapEveryMs.unwatched : heapEveryMs.watched;
      if (end - state[State.heapAt]! >= heapEvery) {
        state[State.heapAt] = end;
        state[State.heap] = heapBytes();
      }
      frameTimes[recording.frameCount % framesKept] = start;
      frameNumbers[at + Column.ms] = lastStart < 0 ? js : start - lastStart;
      frameNumbers[at + Column.js] = js;
      frameNumbers[at + Column.draws] = draws;
      frameNumbers[at + Column.quads] = quads;
      frameNumbers[at + Column.uploads] = counters.uploads - state[State.uploads]!;
      frameNumbers[at + Column.uploadBytes] = counters.uploadBytes - state[State.uploadBytes]!;
      frameNumbers[at + Column.commits] = counters.reactCommits - state[State.commits]!;
      frameNumbers[at + Column.textureBytes] = textureBytes;
      frameNumbers[at + Column.nodes] = counters.hostCreated - counters.hostDestroyed;
      frameNumbers[at + Column.heapBytes] = state[State.heap]!;
      writePhases(at, start, end);
      recording.frameCount++;
      state[State.lastStart] = start;
      state[State.uploads] = counters.uploads;
      state[State.uploadBytes] = counters.uploadBytes;
      state[State.commits] = counters.reactCommits;
      stampKey(recording, Stamp.frame, end);
      marks.end('frame');
      profiler.onFrame?.();
    },
    slept() {
      state[State.lastStart] = -1;
    },
    keyDown(key, time) {
      addKey(recording, key, time);
    },
    focusMoved() {
      stampKey(recording, Stamp.focus, clock.now());
      marks.moment('focus');
    },
    committed() {
      const now = clock.now();
      stampKey(recording, Stamp.commit, now);
      addCommit(recording, now);
      marks.moment('commit');
    },
    start() {
      since = snapshot();
    },
    stop: () => makeReport(recording, counters, since, heapBytes()),
    async trace() {
      const { makeTrace } = await import('./trace');
      return makeTrace(recording);
    },
    dispose: () => observer?.disconnect(),
  };
  return profiler;
}

/** Tasks over 50 ms, where the browser reports them. */
function watchLongTasks(found: (start: number, duration: number) => void): PerformanceObserver | null {
  if (typeof PerformanceObserver === 'undefined') return null;
  const { supportedEntryTypes } = PerformanceObserver;
  if (supportedEntryTypes === undefined || supportedEntryTypes.indexOf('longtask') < 0) return null;
  const observer = new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) found(startTime, duration);
  });
  observer.observe({ entryTypes: ['longtask'] });
  return observer;
}

/** Bytes of the JavaScript heap; 0 where the browser does not report it. */
function heapBytes(): number {
  const memory = (globalThis.performance as { memory?: { usedJSHeapSize: number } } | undefined)?.memory;
  return memory?.usedJSHeapSize ?? 0;
}
