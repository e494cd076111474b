/**
 * The last 60 s as numbers: frames, keys, commits and long tasks in typed ring buffers that are made once. Writing allocates
 * nothing; what is older is overwritten. Times are clock milliseconds.
 */
import { phaseNames } from '../backend/framePhase';

/** 60 s at 60 frames a second. */
export const framesKept = 3600;
export const keysKept = 1024;
const commitsKept = 1024;
const longTasksKept = 256;

/** Column of a frame's number; the six phases follow one another from `layout` on, in ms. */
export const Column = {
  ms: 0,
  js: 1,
  draws: 2,
  quads: 3,
  uploads: 4,
  uploadBytes: 5,
  commits: 6,
  textureBytes: 7,
  nodes: 8,
  heapBytes: 9,
  layout: 10,
} as const;
const columns = Column.layout + phaseNames.length;

/** When a key went down, focus moved, React committed and the frame came; 0 for what has not happened (yet). */
export const Stamp = { down: 0, focus: 1, commit: 2, frame: 3 } as const;
const stamps = 4;

export interface Recording {
  /** Frames, keys, commits and long tasks since the root was made; the last so many are kept. */
  frameCount: number;
  keyCount: number;
  commitCount: number;
  longTaskCount: number;
  readonly frameTimes: Float64Array;
  readonly frameNumbers: Float32Array;
  readonly keyNames: string[];
  readonly keyStamps: Float64Array;
  readonly commitTimes: Float64Array;
  /** Start and duration by turns. */
  readonly longTasks: Float64Array;
}

export function createRecording(): Recording {
  return {
    frameCount: 0,
    keyCount: 0,
    commitCount: 0,
    longTaskCount: 0,
    frameTimes: new Float64Array(framesKept),
    frameNumbers: new Float32Array(framesKept * columns),
    keyNames: Array.from({ length: keysKept }, () => ''),
    keyStamps: new Float64Array(keysKept * stamps),
    commitTimes: new Float64Array(commitsKept),
    longTasks: new Float64Array(longTasksKept * 2),
  };
}

/** Where the numbers of frame `index` begin in `frameNumbers`. */
export const frameAt = (index: number): number => (index % framesKept) * columns;

/** Where the stamps of key `index` begin in `keyStamps`. */
export const keyAt = (index: number): number => (index % keysKept) * stamps;

export function addKey(recording: Recording, name: string, time: number): void {
  const at = keyAt(recording.keyCount);
  recording.keyNames[recording.keyCount % keysKept] = name;
  recording.keyStamps.fill(0, at, at + stamps);
  recording.keyStamps[at + Stamp.down] = time;
  recording.keyCount++;
}

/** Stamps the last key, once for each kind. */
export function stampKey(recording: Recording, kind: number, time: number): void {
  if (recording.keyCount === 0) return;
  const at = keyAt(recording.keyCount - 1) + kind;
  if (recording.keyStamps[at] === 0) recording.keyStamps[at] = time;
}

export function addCommit(recording: Recording, time: number): void {
  recording.commitTimes[recording.commitCount % commitsKept] = time;
  recording.commitCount++;
}

export function addLongTask(recording: Recording, start: number, duration: number): void {
  const at = (recording.longTaskCount % longTasksKept) * 2;
  recording.longTasks[at] = start;
  recording.longTasks[at + 1] = duration;
  recording.longTaskCount++;
}

/** Index of the oldest frame that is still kept. */
export const oldestFrame = ({ frameCount }: Recording): number => Math.max(0, frameCount - framesKept);

/** Index of the oldest key that is still kept. */
export const oldestKey = ({ keyCount }: Recording): number => Math.max(0, keyCount - keysKept);

/** Times of the commits that are still kept, oldest first. */
export function commitsOf({ commitCount, commitTimes }: Recording): number[] {
  const from = Math.max(0, commitCount - commitsKept);
  return Array.from({ length: commitCount - from }, (_, i) => commitTimes[(from + i) % commitsKept]!);
}

/** Start and duration of the long tasks that are still kept, oldest first. */
export function longTasksOf({ longTaskCount, longTasks }: Recording): [number, number][] {
  const from = Math.max(0, longTaskCount - longTasksKept);
  return Array.from({ length: longTaskCount - from }, (_, i) => {
    const at = ((from + i) % longTasksKept) * 2;
    return [longTasks[at]!, longTasks[at + 1]!];
  });
}
