/** From what was watched to the figures that are compared. Pure. */
import type { Counts, Driver, Stretch } from './drive';

/** Row and column of a poster, from 0. */
interface GridPlace {
  row: number;
  col: number;
}

/** One turn of one contestant. */
export interface BenchRun {
  mount: Driver['mount'];
  bytes: number;
  sixty: Stretch;
  keys: number;
  hold: Stretch;
  /** All calls of WebGL in fewer keys, of a page of their own; null for those that have none. */
  counted: { calls: number; frames: number } | null;
  /** Null when the slow part was left out. */
  slow: { keys: Stretch; hold: Stretch; ends: readonly GridPlace[] } | null;
  heap: number;
  nodes: number;
  /** Where focus ended after the sixty keys and after the hold: must be the same for all. */
  ends: readonly GridPlace[];
  /** What happened in the sixty keys; null for those without a reconciler of ours. */
  counts: Counts | null;
}

export const MEASURES = {
  keyMean: { label: 'script in a key event, ms', of: ({ sixty }: BenchRun) => mean(sixty.watched.keys) },
  keyP95: {
    label: 'script in a key event, p95, ms',
    of: ({ sixty }: BenchRun) => percentile95(sixty.watched.keys),
  },
  frame: { label: 'script in a frame, ms', of: ({ sixty }: BenchRun) => mean(sixty.watched.frames) },
  script60: { label: 'script over 60 keys, ms', of: ({ sixty }: BenchRun) => sixty.script },
  scriptHold: { label: 'script over the hold, ms', of: ({ hold }: BenchRun) => hold.script },
  script60Ticks: {
    label: "script over 60 keys, processor's ms",
    of: ({ sixty }: BenchRun) => sixty.scriptTicks,
  },
  scriptHoldTicks: {
    label: "script over the hold, processor's ms",
    of: ({ hold }: BenchRun) => hold.scriptTicks,
  },
  task60: { label: 'main thread over 60 keys, ms', of: ({ sixty }: BenchRun) => sixty.task },
  taskHold: { label: 'main thread over the hold, ms', of: ({ hold }: BenchRun) => hold.task },
  task60Ticks: {
    label: "main thread over 60 keys, processor's ms",
    of: ({ sixty }: BenchRun) => sixty.taskTicks,
  },
  taskHoldTicks: {
    label: "main thread over the hold, processor's ms",
    of: ({ hold }: BenchRun) => hold.taskTicks,
  },
  keySlow: {
    label: 'script in a key event at 6x, ms',
    of: ({ slow }: BenchRun) => mean(slow?.keys.watched.keys),
  },
  longestSlow: {
    label: 'longest task in a hold at 6x, ms (0: under 50)',
    of: ({ slow }: BenchRun) => (slow === null ? NaN : Math.max(0, ...slow.hold.watched.longTasks)),
  },
  mount: { label: 'navigation to ready, ms', of: ({ mount }: BenchRun) => mount.ready },
  mountScript: { label: 'script of it, ms', of: ({ mount }: BenchRun) => mount.script },
  heap: { label: 'heap after 60 keys, MB', of: ({ heap }: BenchRun) => heap / 1e6 },
  bytes: { label: 'script and style loaded, kB gz', of: ({ bytes }: BenchRun) => bytes / 1e3 },
  nodes: { label: 'nodes', of: ({ nodes }: BenchRun) => nodes },
  draws: {
    label: 'draws in a frame',
    of: ({ sixty: { watched } }: BenchRun) => perEach(watched.draws, watched.frames.length),
  },
  glCalls: {
    label: 'calls of WebGL in a frame',
    of: ({ counted }: BenchRun) => (counted === null ? NaN : perEach(counted.calls, counted.frames)),
  },
  uploads: {
    label: 'texture uploads a key',
    of: ({ sixty: { watched }, keys }: BenchRun) => canvas(watched.frames, watched.textureUploads / keys),
  },
  uploadsHold: {
    label: 'texture uploads in the hold',
    of: ({ hold: { watched } }: BenchRun) => canvas(watched.frames, watched.textureUploads),
  },
  buffers: {
    label: 'buffer uploads in a frame',
    of: ({ sixty: { watched } }: BenchRun) => perEach(watched.bufferUploads, watched.frames.length),
  },
  frames: {
    label: 'frames drawn in 60 keys',
    of: ({ sixty: { watched } }: BenchRun) => canvas(watched.frames, watched.frames.length),
  },
  getError: {
    label: 'gl.getError calls',
    of: ({ sixty, hold }: BenchRun) => sixty.watched.getErrorCalls + hold.watched.getErrorCalls,
  },
  commits: { label: 'commits in 60 keys', of: ({ counts }: BenchRun) => counts?.commits ?? NaN },
  created: { label: 'host nodes made in 60 keys', of: ({ counts }: BenchRun) => counts?.created ?? NaN },
  destroyed: {
    label: 'host nodes destroyed in 60 keys',
    of: ({ counts }: BenchRun) => counts?.destroyed ?? NaN,
  },
} as const;

export type Measure = keyof typeof MEASURES;
/** NaN where a contestant has no such thing. */
export type Figures = Readonly<Record<Measure, number>>;

export function figuresOf(run: BenchRun): Figures {
  return Object.fromEntries(Object.entries(MEASURES).map(([name, { of }]) => [name, of(run)])) as Figures;
}

/** What several turns say of one thing: the median, and how far they are apart. */
export interface Reading {
  median: number;
  least: number;
  most: number;
}

export function readingOf(values: readonly number[]): Reading {
  return { median: median(values), least: Math.min(...values), most: Math.max(...values) };
}

/** NaN without turns. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  if (sorted.length === 0) return NaN;
  if (sorted.length % 2 === 1) return sorted[middle]!;
  return (sorted[middle - 1]! + sorted[middle]!) / 2;
}

function mean(values: readonly number[] = []): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function percentile95(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(values.length * 0.95) - 1)] ?? NaN;
}

function perEach(count: number, frames: number): number {
  return frames === 0 ? NaN : count / frames;
}

/** A page that draws nothing has no such figure. */
function canvas(frames: readonly number[], value: number): number {
  return frames.length === 0 ? NaN : value;
}
