import { describe, expect, it } from 'vitest';
import { createFakeClock } from '../testing';
import { createCounters } from '../host/counters';
import { createProfiler } from './profiler';
import { addLongTask } from './recording';
import { Phase } from '../backend/framePhase';
import { makeTrace } from './trace';
import type { TraceEvent } from './trace';

/** A session: keys, most of which move focus, commits, and frames of changing length. */
function session(keys: number) {
  const clock = createFakeClock(5000.25);
  const counters = createCounters();
  const profiler = createProfiler(clock, counters);
  for (let i = 0; i < keys; i++) {
    profiler.keyDown(i % 2 === 0 ? 'right' : 'down', clock.now());
    clock.advance(0.7);
    if (i % 5 !== 4) profiler.focusMoved();
    clock.advance(0.4);
    if (i % 3 === 0) {
      counters.reactCommits++;
      profiler.committed();
    }
    for (let frame = 0; frame < 3; frame++) {
      clock.advance(16);
      const start = clock.now();
      for (const phase of Object.values(Phase)) {
        clock.advance(0.3 + ((i + frame + phase) % 4) / 10);
        profiler.phaseEnds(phase);
      }
      counters.uploads += i % 2;
      profiler.frame(start, clock.now() + 0.1, 80 + (i % 3), 900, 5e6 + i);
    }
    profiler.slept();
  }
  addLongTask(profiler.recording, 6000, 72.5);
  return profiler;
}

const of = (events: TraceEvent[], ph: TraceEvent['ph']): TraceEvent[] => events.filter((e) => e.ph === ph);
const inside = (inner: TraceEvent, outer: TraceEvent): boolean =>
  inner.tid === outer.tid && inner.ts >= outer.ts && inner.ts + (inner.dur ?? 0) <= outer.ts + outer.dur!;

/** What an importer refuses or draws wrong; empty when the trace is sound. */
function faults(events: TraceEvent[]): string[] {
  const found: string[] = [];
  const say = (event: TraceEvent, what: string): void => void found.push(`${what}: ${JSON.stringify(event)}`);
  for (const event of events) {
    if (!Number.isInteger(event.ts) || event.ts < 0) say(event, 'ts is no whole microsecond');
    if (typeof event.pid !== 'number' || typeof event.tid !== 'number') say(event, 'pid or tid');
    if (event.ph === 'X' && !(Number.isInteger(event.dur) && event.dur! >= 0)) say(event, 'dur');
    if (event.ph === 'C' && !Object.values(event.args ?? {}).every(Number.isFinite)) say(event, 'counter');
  }
  const timed = events.filter(({ ph }) => ph !== 'M');
  timed.forEach((event, i) => {
    if (i > 0 && event.ts < timed[i - 1]!.ts) say(event, 'not in order');
  });
  // slices of a track nest: two of them are apart, or one holds the other
  const open = new Map<number, TraceEvent[]>();
  for (const slice of of(events, 'X')) {
    const stack = open.get(slice.tid) ?? [];
    while (stack.length > 0 && stack.at(-1)!.ts + stack.at(-1)!.dur! <= slice.ts) stack.pop();
    if (stack.length > 0 && !inside(slice, stack.at(-1)!)) say(slice, 'overlaps');
    stack.push(slice);
    open.set(slice.tid, stack);
  }
  // a flow has one start, then steps, then one end, each within a slice of its track
  const flows = new Map<number, TraceEvent[]>();
  for (const event of events.filter(({ ph }) => 'stf'.includes(ph))) {
    flows.set(event.id!, [...(flows.get(event.id!) ?? []), event]);
    if (!of(events, 'X').some((slice) => inside(event, slice))) say(event, 'no slice around it');
  }
  for (const flow of flows.values()) {
    if (flow.map(({ ph }) => ph).join('') !== 'stf') say(flow[0]!, 'flow without start, step or end');
    if (new Set(flow.map(({ name, cat }) => `${cat} ${name}`)).size > 1) say(flow[0]!, 'flow of two names');
  }
  return found;
}

describe('the trace', () => {
  it('has what an importer of the Trace Event Format needs', async () => {
    const trace = await session(40).trace();
    const { traceEvents } = JSON.parse(JSON.stringify(trace)) as typeof trace;
    expect(faults(traceEvents)).toEqual([]);
    expect(of(traceEvents, 'X').length).toBeGreaterThan(40 * 3 * 6);
  });

  it.each<[string, (events: TraceEvent[]) => void]>([
    [
      'a flow without its end',
      (events) =>
        void events.splice(
          events.findIndex(({ ph }) => ph === 'f'),
          1,
        ),
    ],
    ['milliseconds', (events) => events.forEach((event) => (event.ts /= 1000))],
    ['a part longer than its frame', (events) => (events.find(({ name }) => name === 'submit')!.dur! += 900)],
  ])('the check finds %s', (_, spoil) => {
    const { traceEvents } = makeTrace(session(6).recording);
    spoil(traceEvents);
    expect(faults(traceEvents)).not.toEqual([]);
  });

  it('names process and tracks', () => {
    const { traceEvents } = makeTrace(session(1).recording);
    expect(of(traceEvents, 'M').map(({ name, args }) => [name, args?.name])).toEqual(
      expect.arrayContaining([
        ['process_name', 'Renderer'],
        ['thread_name', 'Frames'],
        ['thread_name', 'Keys'],
      ]),
    );
  });

  it('leads from every key that moved focus to the frame that showed it', () => {
    const { traceEvents } = makeTrace(session(10).recording);
    // every fifth key moved nothing
    expect(of(traceEvents, 's')).toHaveLength(8);
    const [first] = of(traceEvents, 'f');
    const frame = traceEvents.find(({ name }) => name === 'frame');
    expect(first!.ts).toBe(frame!.ts);
    expect(traceEvents.filter(({ name }) => name === 'key right')).toHaveLength(5);
  });

  it('has a frame with its phases inside and its numbers beside it', () => {
    const { traceEvents } = makeTrace(session(1).recording);
    const frame = traceEvents.find(({ name }) => name === 'frame')!;
    const parts = of(traceEvents, 'X').filter((e) => e !== frame && inside(e, frame));
    expect(parts.map(({ name }) => name)).toEqual(['layout', 'motion', 'update', 'upload', 'fill', 'submit']);
    expect(frame.args).toMatchObject({ draws: 80, quads: 900, commits: 1 });
  });

  it('has an event of a counter when it changes, not in every frame', () => {
    const { traceEvents } = makeTrace(session(6).recording);
    const values = (name: string) =>
      of(traceEvents, 'C')
        .filter((event) => event.name === name)
        .map(({ args }) => args?.value);
    expect(values('draws')).toEqual([80, 81, 82, 80, 81, 82]);
    expect(values('quads')).toEqual([900]);
  });

  it('has long tasks and commits', () => {
    const { traceEvents } = makeTrace(session(6).recording);
    expect(traceEvents.find(({ name }) => name === 'long task')).toMatchObject({
      ts: 6_000_000,
      dur: 72_500,
    });
    expect(traceEvents.filter(({ name }) => name === 'commit')).toHaveLength(2);
  });

  it('of an empty recording has the names of tracks alone; of more than is kept, the last', () => {
    const empty = createProfiler(createFakeClock(), createCounters());
    expect(of(makeTrace(empty.recording).traceEvents, 'M')).toHaveLength(
      makeTrace(empty.recording).traceEvents.length,
    );
    const { traceEvents } = makeTrace(session(1500).recording);
    expect(traceEvents.filter(({ name }) => name === 'frame')).toHaveLength(3600);
  });
});
