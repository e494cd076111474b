/** The recording as tests and engineers read it: frames and keys of an interval, percentiles, counts. Pure. */
import type { Counters } from '../host/counters';
import { Column, frameAt, framesKept, keyAt, keysKept, oldestFrame, oldestKey, Stamp } from './recording';
import type { Recording } from './recording';

/** An interval between `start` and `stop`. Times are milliseconds. */
export interface FrameReport {
  /** Frames that drew: start, distance to the one before (its own time after a sleep), script in it, and what it cost. */
  frames: {
    t: number;
    ms: number;
    js: number;
    draws: number;
    quads: number;
    uploads: number;
    uploadBytes: number;
  }[];
  /** Clock stamps; `commit` is null when React did not commit, `focus` and `frame` are 0 when they did not happen. */
  keys: { key: string; down: number; focus: number; commit: number | null; frame: number }[];
  /** Half of the frames had at most this `ms`; 0 without frames, as the next three. */
  p50: number;
  /** 95 of 100 frames had at most this `ms`. */
  p95: number;
  /** 99 of 100 frames had at most this `ms`. */
  p99: number;
  /** The largest `ms`. */
  worst: number;
  /** Frames of a 60 Hz panel that were missed. */
  dropped: number;
  /** Commits of the root. */
  reactCommits: number;
  /** Host nodes made. */
  hostCreated: number;
  /** Host nodes destroyed. */
  hostDestroyed: number;
  /** Updates of host nodes in which a prop differed. */
  hostUpdated: number;
  /** Tasks over 50 ms; 0 where the browser does not report them. */
  longTasks: number;
  /** 0 where the browser does not report it. */
  heapBytes: number;
}

/** Where an interval began. */
export interface Since {
  readonly frame: number;
  readonly key: number;
  readonly longTask: number;
  readonly counters: Counters;
}

export const frameBudget = 1000 / 60;

/** Frames of a 60 Hz panel that were missed in `ms`. */
export const droppedIn = (ms: number): number => Math.max(0, Math.round(ms / frameBudget) - 1);

export function makeReport(
  recording: Recording,
  counters: Counters,
  since: Since,
  heapBytes: number,
): FrameReport {
  const frames = framesSince(recording, since.frame);
  const sorted = frames.map((frame) => frame.ms).sort((a, b) => a - b);
  return {
    frames,
    keys: keysSince(recording, since.key),
    p50: percentile(sorted, 0.5),
    p95: percentile(sorted, 0.95),
    p99: percentile(sorted, 0.99),
    worst: sorted[sorted.length - 1] ?? 0,
    dropped: sorted.reduce((sum, ms) => sum + droppedIn(ms), 0),
    reactCommits: counters.reactCommits - since.counters.reactCommits,
    hostCreated: counters.hostCreated - since.counters.hostCreated,
    hostDestroyed: counters.hostDestroyed - since.counters.hostDestroyed,
    hostUpdated: counters.hostUpdated - since.counters.hostUpdated,
    longTasks: recording.longTaskCount - since.longTask,
    heapBytes,
  };
}

function framesSince(recording: Recording, since: number): FrameReport['frames'] {
  const { frameCount, frameTimes, frameNumbers } = recording;
  const frames: FrameReport['frames'] = [];
  for (let i = Math.max(since, oldestFrame(recording)); i < frameCount; i++) {
    const at = frameAt(i);
    frames.push({
      t: frameTimes[i % framesKept]!,
      ms: frameNumbers[at + Column.ms]!,
      js: frameNumbers[at + Column.js]!,
      draws: frameNumbers[at + Column.draws]!,
      quads: frameNumbers[at + Column.quads]!,
      uploads: frameNumbers[at + Column.uploads]!,
      uploadBytes: frameNumbers[at + Column.uploadBytes]!,
    });
  }
  return frames;
}

function keysSince(recording: Recording, since: number): FrameReport['keys'] {
  const { keyCount, keyNames, keyStamps } = recording;
  const keys: FrameReport['keys'] = [];
  for (let i = Math.max(since, oldestKey(recording)); i < keyCount; i++) {
    const at = keyAt(i);
    const commit = keyStamps[at + Stamp.commit]!;
    keys.push({
      key: keyNames[i % keysKept]!,
      down: keyStamps[at + Stamp.down]!,
      focus: keyStamps[at + Stamp.focus]!,
      commit: commit === 0 ? null : commit,
      frame: keyStamps[at + Stamp.frame]!,
    });
  }
  return keys;
}

/** The value below which `share` of the sorted numbers lie; 0 of none. */
export function percentile(sorted: ArrayLike<number>, share: number, length: number = sorted.length): number {
  if (length === 0) return 0;
  return sorted[Math.max(0, Math.ceil(share * length) - 1)]!;
}
