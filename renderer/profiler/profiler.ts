/**
 * Frames and keys as they happened, in typed rings that are made once: recording a frame allocates nothing.
 * Times are clock milliseconds.
 */
import type { Clock } from '../types';
import type { Counters } from './counters';

export interface FrameReport {
  frames: {
    t: number;
    ms: number;
    js: number;
    draws: number;
    quads: number;
    uploads: number;
    uploadBytes: number;
  }[];
  keys: { key: string; down: number; focus: number; commit: number | null; frame: number }[];
  p50: number;
  p95: number;
  p99: number;
  worst: number;
  dropped: number;
  reactCommits: number;
  hostCreated: number;
  hostDestroyed: number;
  hostUpdated: number;
  longTasks: number;
  heapBytes: number;
}

export interface Profiler {
  /** A frame that drew: its start and end, and what it cost. */
  frame(start: number, end: number, draws: number, quads: number): void;
  /** The loop went to sleep: the next frame's distance says nothing. */
  slept(): void;
  keyDown(key: string, time: number): void;
  focusMoved(): void;
  committed(): void;
  start(): void;
  /** What happened since `start`. */
  stop(): FrameReport;
}

/** 60 s at 60 frames a second; a scripted session of keys. */
const framesKept = 3600;
const keysKept = 1024;
const frameBudget = 1000 / 60;

const fields = ['t', 'ms', 'js', 'draws', 'quads', 'uploads', 'uploadBytes'] as const;

export function createProfiler(clock: Clock, counters: Counters): Profiler {
  const ring = new Float64Array(framesKept * fields.length);
  const keyNames: string[] = Array.from({ length: keysKept }, () => '');
  /** down, focus, commit, frame; 0 for what has not come yet */
  const keyTimes = new Float64Array(keysKept * 4);
  let frameCount = 0;
  let keyCount = 0;
  let lastStart = -1;
  let lastUploads = 0;
  let lastUploadBytes = 0;
  let since = { frame: 0, key: 0, counters: { ...counters } };
  let longTasks = 0;
  let observer: PerformanceObserver | null = null;

  const stamp = (field: number): void => {
    if (keyCount === 0) return;
    const at = ((keyCount - 1) % keysKept) * 4 + field;
    if (keyTimes[at] === 0) keyTimes[at] = clock.now();
  };

  return {
    frame(start, end, draws, quads) {
      const at = (frameCount % framesKept) * fields.length;
      const js = end - start;
      ring[at] = start;
      ring[at + 1] = lastStart < 0 ? js : start - lastStart;
      ring[at + 2] = js;
      ring[at + 3] = draws;
      ring[at + 4] = quads;
      ring[at + 5] = counters.uploads - lastUploads;
      ring[at + 6] = counters.uploadBytes - lastUploadBytes;
      frameCount++;
      lastStart = start;
      lastUploads = counters.uploads;
      lastUploadBytes = counters.uploadBytes;
      stamp(3);
    },
    slept() {
      lastStart = -1;
    },
    keyDown(key, time) {
      keyNames[keyCount % keysKept] = key;
      keyTimes.fill(0, (keyCount % keysKept) * 4, (keyCount % keysKept) * 4 + 4);
      keyTimes[(keyCount % keysKept) * 4] = time;
      keyCount++;
    },
    focusMoved: () => stamp(1),
    committed: () => stamp(2),
    start() {
      since = { frame: frameCount, key: keyCount, counters: { ...counters } };
      longTasks = 0;
      observer?.disconnect();
      observer = watchLongTasks((count) => (longTasks += count));
    },
    stop() {
      observer?.disconnect();
      observer = null;
      const frames: FrameReport['frames'] = [];
      for (let i = Math.max(since.frame, frameCount - framesKept); i < frameCount; i++) {
        const at = (i % framesKept) * fields.length;
        frames.push({
          t: ring[at]!,
          ms: ring[at + 1]!,
          js: ring[at + 2]!,
          draws: ring[at + 3]!,
          quads: ring[at + 4]!,
          uploads: ring[at + 5]!,
          uploadBytes: ring[at + 6]!,
        });
      }
      const keys: FrameReport['keys'] = [];
      for (let i = Math.max(since.key, keyCount - keysKept); i < keyCount; i++) {
        const at = (i % keysKept) * 4;
        const commit = keyTimes[at + 2]!;
        keys.push({
          key: keyNames[i % keysKept]!,
          down: keyTimes[at]!,
          focus: keyTimes[at + 1]!,
          commit: commit === 0 ? null : commit,
          frame: keyTimes[at + 3]!,
        });
      }
      const sorted = frames.map((frame) => frame.ms).sort((a, b) => a - b);
      return {
        frames,
        keys,
        p50: percentile(sorted, 0.5),
        p95: percentile(sorted, 0.95),
        p99: percentile(sorted, 0.99),
        worst: sorted.at(-1) ?? 0,
        dropped: sorted.reduce((sum, ms) => sum + Math.max(0, Math.round(ms / frameBudget) - 1), 0),
        reactCommits: counters.reactCommits - since.counters.reactCommits,
        hostCreated: counters.hostCreated - since.counters.hostCreated,
        hostDestroyed: counters.hostDestroyed - since.counters.hostDestroyed,
        hostUpdated: counters.hostUpdated - since.counters.hostUpdated,
        longTasks,
        heapBytes: heapBytes(),
      };
    },
  };
}

/** The value below which `share` of the sorted numbers lie; 0 of none. */
export function percentile(sorted: readonly number[], share: number): number {
  if (sorted.length === 0) return 0;
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)]!;
}

/** Tasks over 50 ms, where the browser tells. */
function watchLongTasks(found: (count: number) => void): PerformanceObserver | null {
  if (typeof PerformanceObserver === 'undefined') return null;
  if (!PerformanceObserver.supportedEntryTypes?.includes('longtask')) return null;
  const observer = new PerformanceObserver((list) => found(list.getEntries().length));
  observer.observe({ entryTypes: ['longtask'] });
  return observer;
}

/** Bytes of the JavaScript heap; 0 where the browser does not say. */
function heapBytes(): number {
  const memory = (globalThis.performance as { memory?: { usedJSHeapSize: number } } | undefined)?.memory;
  return memory?.usedJSHeapSize ?? 0;
}
