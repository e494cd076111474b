/**
 * The recording in Chrome's Trace Event Format, which Perfetto and chrome://tracing open. Times are microseconds.
 *
 * Tracks: keys (from the event to the moved focus), frames with their phases inside, React commits, long tasks; counters
 * for draws, quads, uploads, textures, nodes and heap; a flow leads from each key over its focus to the frame that showed it.
 */
import {
  Column,
  commitsOf,
  frameAt,
  framesKept,
  keyAt,
  keysKept,
  longTasksOf,
  oldestFrame,
  oldestKey,
  Stamp,
} from './recording';
import { phaseNames } from '../backend/framePhase';
import type { Recording } from './recording';

/** One event. `ph` is its kind: X a slice, i an instant, C a counter, s t f a flow's start, step and end, M a name. */
export interface TraceEvent {
  /** What a viewer writes on it. */
  name: string;
  /** Its kind. */
  ph: 'X' | 'i' | 'C' | 's' | 't' | 'f' | 'M';
  /** Always 1. */
  pid: number;
  /** Its track. */
  tid: number;
  /** Microseconds on the page's clock. */
  ts: number;
  /** Microseconds, of slices. */
  dur?: number;
  /** `renderer`, or `key` for flows. */
  cat?: string;
  /** Which flow it belongs to. */
  id?: number;
  /** `e`: the flow ends at the slice around it, not at the next one. */
  bp?: 'e';
  /** Scope of an instant: its thread. */
  s?: 't';
  /** The figures shown when it is chosen. */
  args?: Record<string, number | string>;
}

/** The recording in the Trace Event Format: `JSON.stringify` it into a file. */
export interface ChromeTrace {
  /** Names of tracks first, then by time. */
  traceEvents: TraceEvent[];
  /** How viewers write times. */
  displayTimeUnit: 'ms';
}

const pid = 1;
const Track = { keys: 1, focus: 2, frames: 3, commits: 4, longTasks: 5 } as const;
const trackNames: Record<keyof typeof Track, string> = {
  keys: 'Keys',
  focus: 'Focus',
  frames: 'Frames',
  commits: 'React commits',
  longTasks: 'Long tasks',
};

const microseconds = (ms: number): number => Math.round(ms * 1000);

/** What is kept of the last 60 s. An empty recording gives the names of the tracks only. */
export function makeTrace(recording: Recording): ChromeTrace {
  const frames = frameIndices(recording);
  const events: TraceEvent[] = [
    ...frames.flatMap((index) => frameEvents(recording, index)),
    ...counterEvents(recording, frames),
    ...keyEvents(recording),
    ...commitsOf(recording).map((time): TraceEvent => instant('commit', Track.commits, time)),
    ...longTasksOf(recording).map(([start, duration]): TraceEvent =>
      slice('long task', Track.longTasks, start, start + duration),
    ),
  ];
  return {
    traceEvents: [...names(), ...events.sort((one, other) => one.ts - other.ts)],
    displayTimeUnit: 'ms',
  };
}

function names(): TraceEvent[] {
  const name = (kind: string, tid: number, args: TraceEvent['args'] & object): TraceEvent => ({
    name: kind,
    ph: 'M',
    pid,
    tid,
    ts: 0,
    args,
  });
  return [
    name('process_name', 0, { name: 'Renderer' }),
    ...(Object.keys(Track) as (keyof typeof Track)[]).flatMap((track) => [
      name('thread_name', Track[track], { name: trackNames[track] }),
      name('thread_sort_index', Track[track], { sort_index: Track[track] }),
    ]),
  ];
}

function frameIndices(recording: Recording): number[] {
  const from = oldestFrame(recording);
  return Array.from({ length: recording.frameCount - from }, (_, i) => from + i);
}

/** Ends are rounded, not durations, so that a part never ends after the whole. */
function slice(name: string, tid: number, start: number, end: number, args?: TraceEvent['args']): TraceEvent {
  const ts = microseconds(start);
  const dur = Math.max(0, microseconds(end) - ts);
  return { name, cat: 'renderer', ph: 'X', pid, tid, ts, dur, ...(args && { args }) };
}

function instant(name: string, tid: number, time: number): TraceEvent {
  return { name, cat: 'renderer', ph: 'i', s: 't', pid, tid, ts: microseconds(time) };
}

function frameEvents({ frameTimes, frameNumbers }: Recording, index: number): TraceEvent[] {
  const at = frameAt(index);
  const number = (column: number): number => frameNumbers[at + column]!;
  const start = frameTimes[index % framesKept]!;
  const end = start + number(Column.js);
  const events = [
    slice('frame', Track.frames, start, end, {
      'ms since the last': Math.round(number(Column.ms) * 100) / 100,
      draws: number(Column.draws),
      quads: number(Column.quads),
      uploads: number(Column.uploads),
      'upload bytes': number(Column.uploadBytes),
      commits: number(Column.commits),
    }),
  ];
  let from = start;
  phaseNames.forEach((name, phase) => {
    // sums of 32-bit durations may pass the end by a rounding error
    const to = Math.min(end, from + number(Column.layout + phase));
    if (microseconds(to) > microseconds(from)) events.push(slice(name, Track.frames, from, to));
    from = to;
  });
  return events;
}

const counters: readonly [name: string, column: number][] = [
  ['draws', Column.draws],
  ['quads', Column.quads],
  ['uploads', Column.uploads],
  ['texture bytes', Column.textureBytes],
  ['nodes', Column.nodes],
  ['heap bytes', Column.heapBytes],
];

/** A counter has an event when it changes. */
function counterEvents({ frameTimes, frameNumbers }: Recording, frames: readonly number[]): TraceEvent[] {
  return counters.flatMap(([name, column]) => {
    let last = NaN;
    return frames.flatMap((index): TraceEvent[] => {
      const value = frameNumbers[frameAt(index) + column]!;
      if (value === last) return [];
      last = value;
      const ts = microseconds(frameTimes[index % framesKept]!);
      return [{ name, cat: 'renderer', ph: 'C', pid, tid: 0, ts, args: { value } }];
    });
  });
}

function keyEvents(recording: Recording): TraceEvent[] {
  const { keyCount, keyNames, keyStamps } = recording;
  const events: TraceEvent[] = [];
  for (let index = oldestKey(recording); index < keyCount; index++) {
    const at = keyAt(index);
    const down = keyStamps[at + Stamp.down]!;
    const focus = keyStamps[at + Stamp.focus]!;
    const frame = keyStamps[at + Stamp.frame]!;
    const name = `key ${keyNames[index % keysKept]!}`;
    // at least a microsecond, or the flow has no slice to begin at
    const least = 0.001;
    events.push(slice(name, Track.keys, down, Math.max(focus, down + least)));
    if (focus === 0) continue;
    events.push(instant('focus moved', Track.keys, focus), slice('focus', Track.focus, focus, focus + least));
    const shown = frame === 0 ? null : frameEndingBy(recording, frame);
    if (shown === null) continue;
    const flow = { name: 'key to frame', cat: 'key', pid, id: index + 1 } as const;
    events.push(
      { ...flow, ph: 's', tid: Track.keys, ts: microseconds(down) },
      { ...flow, ph: 't', tid: Track.focus, ts: microseconds(focus) },
      { ...flow, ph: 'f', bp: 'e', tid: Track.frames, ts: microseconds(shown) },
    );
  }
  return events;
}

/** Start of the last frame that began before `time`; null when it is no longer kept. */
function frameEndingBy(recording: Recording, time: number): number | null {
  let low = oldestFrame(recording);
  let high = recording.frameCount - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (recording.frameTimes[middle % framesKept]! <= time) low = middle;
    else high = middle - 1;
  }
  const start = recording.frameTimes[low % framesKept];
  return start === undefined || high < low || start > time ? null : start;
}
