/** Drives a session over DevTools: presses keys in the page and brings back what its profiler and V8's sampler saw. */
import type { FrameReport } from '../../tests/support/frames';
import type { ChromeTrace } from './report';
import type { DevTools } from './devtools';
import type { CpuProfile } from './flame';
import { evaluate, sendKey, type KeyEvent } from './pageCommands';
import { KEYS } from './steps';
import type { Step } from './steps';

export interface RecordedSession {
  report: FrameReport;
  trace: ChromeTrace;
  /** Null without DevTools, or on engines whose sampler tells no times (before Chromium 57). */
  cpu: { profile: CpuProfile; originUs: number } | null;
  memory: { textureBytes: number; textures: number; budgetBytes: number; nodes: number } | null;
}

/** Longer than the 50 ms for which the app ignores the next key. */
const PACE_MS = 60;
const FIRST_REPEAT_MS = 400;
const REPEAT_MS = 50;
/** Finer sampling changes what it measures. */
const SAMPLE_US = 200;
/** Name of the function whose samples tell how V8's clock and the page's are apart. */
const ANCHOR = 'profileAnchor';
const ANCHORS = 5;
const anchorCode = `(function ${ANCHOR}() { const a = performance.now(); while (performance.now() - a < 5); return [a, performance.now()]; })()`;

/** What the event of a key says: its name, and the number of old sets. */
export type KeyEvents = (key: string) => KeyEvent;

const byName: KeyEvents = (key) => ({
  key,
  code: [...KEYS.values()].find(([name]) => name === key)?.[1] ?? 0,
});

/**
 * @param events what the events of the steps' keys say; by default what a keyboard says
 * @throws Error when the page has no `window.__tv`
 */
export async function drive(
  tools: DevTools,
  steps: readonly Step[],
  slow = 1,
  events = byName,
): Promise<RecordedSession> {
  if ((await evaluate(tools, 'typeof window.__tv')) !== 'object') {
    throw new Error('The page has no window.__tv: is it Proscenium, and no production build?');
  }
  await evaluate(tools, '__tv.idle().then(() => true)');
  if (slow > 1) await tools.send('Emulation.setCPUThrottlingRate', { rate: slow });
  await tools.send('Profiler.enable');
  await tools.send('Profiler.setSamplingInterval', { interval: SAMPLE_US });
  await tools.send('Profiler.start');
  const anchors: [number, number][] = [];
  for (let i = 0; i < ANCHORS; i++) anchors.push((await evaluate(tools, anchorCode)) as [number, number]);
  await evaluate(tools, '__tv.frames.start()');
  for (const step of steps) await perform(step, tools, events);
  const report = JSON.parse(
    (await evaluate(tools, 'JSON.stringify(__tv.frames.stop())')) as string,
  ) as FrameReport;
  const { profile } = (await tools.send('Profiler.stop')) as { profile: CpuProfile };
  if (slow > 1) await tools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const originUs = originOf(profile, anchors);
  return {
    report,
    trace: JSON.parse(
      (await evaluate(tools, '__tv.frames.trace().then((trace) => JSON.stringify(trace))')) as string,
    ) as ChromeTrace,
    cpu: originUs === null ? null : { profile, originUs },
    memory: (await evaluate(tools, '__tv.memory()')) as RecordedSession['memory'],
  };
}

async function perform(step: Step, tools: DevTools, events: KeyEvents): Promise<void> {
  switch (step.kind) {
    case 'idle':
      await evaluate(tools, '__tv.idle().then(() => true)');
      return;
    case 'wait':
      return pause(step.ms);
    case 'press':
      for (let i = 0; i < step.times; i++) {
        await sendKey(tools, 'rawKeyDown', events(step.key));
        await sendKey(tools, 'keyUp', events(step.key));
        await pause(PACE_MS);
      }
      return;
    case 'hold': {
      const end = Date.now() + step.ms;
      await sendKey(tools, 'rawKeyDown', events(step.key));
      await pause(Math.min(FIRST_REPEAT_MS, step.ms));
      while (Date.now() < end) {
        await sendKey(tools, 'rawKeyDown', events(step.key), true);
        await pause(REPEAT_MS);
      }
      await sendKey(tools, 'keyUp', events(step.key));
    }
  }
}

/**
 * Microseconds of V8's clock at the page's 0; null when the profile has no times or the anchors were not seen. Every run
 * of an anchor's samples lies inside the times the page gave for it: what fits all of them is narrower than one.
 */
export function originOf(
  { nodes, samples, startTime, timeDeltas }: CpuProfile,
  anchors: readonly (readonly [from: number, to: number])[],
): number | null {
  if (samples === undefined || timeDeltas === undefined) return null;
  const ids = new Set<number>();
  const add = (id: number): void => {
    ids.add(id);
    nodes.find((node) => node.id === id)?.children?.forEach(add);
  };
  // what the anchor calls is the anchor, too
  for (const { id, callFrame } of nodes) if (callFrame.functionName === ANCHOR) add(id);
  const runs: { first: number; last: number }[] = [];
  let now = startTime;
  samples.forEach((id, i) => {
    now += timeDeltas[i]!;
    if (!ids.has(id)) return;
    const run = runs[runs.length - 1];
    if (run !== undefined && i > 0 && ids.has(samples[i - 1]!)) run.last = now;
    else runs.push({ first: now, last: now });
  });
  const [begin, end] = [runs[0], runs[runs.length - 1]];
  const [first, last] = [anchors[0], anchors[anchors.length - 1]];
  if (begin === undefined || end === undefined || first === undefined || last === undefined) return null;
  // a run that something else interrupted is two: then the outer edges have to do
  if (runs.length !== anchors.length) return (begin.first - first[0] * 1000 + end.last - last[1] * 1000) / 2;
  const most = Math.min(...runs.map(({ first }, i) => first - anchors[i]![0] * 1000));
  const least = Math.max(...runs.map(({ last }, i) => last - anchors[i]![1] * 1000));
  return (most + least) / 2;
}

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
