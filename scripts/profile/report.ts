/** What `npm run profile` prints. Pure: a session in, lines out. */
import { figuresOf } from '../../tests/support/frames';
import type { FrameReport } from '../../tests/support/frames';

/** The renderer's recording in Chrome's Trace Event Format; see renderer/profiler/trace.ts. */
export interface ChromeTrace {
  traceEvents: {
    name: string;
    ph: string;
    ts: number;
    dur?: number;
    tid: number;
    args?: Record<string, unknown>;
  }[];
}

type Frame = FrameReport['frames'][number];

/** Figures, then the worst frames. `memory` is what the page told in the end. */
export function reportLines(
  report: FrameReport,
  memory: { textureBytes: number; textures: number; budgetBytes: number; nodes: number } | null,
): string[] {
  const { frames, keys } = report;
  const figures = figuresOf(report);
  const script = sorted(frames.map(({ js }) => js));
  const toFocus = sorted(keys.filter(({ focus }) => focus > 0).map(({ down, focus }) => focus - down));
  const toFrame = sorted(keys.filter(({ frame }) => frame > 0).map(({ down, frame }) => frame - down));
  return [
    `${keys.length} keys, ${frames.length} frames`,
    row('frame', report, report.worst, `dropped ${report.dropped}`),
    row('script in a frame', shares(script), script[script.length - 1] ?? 0),
    row('key to focus', shares(toFocus), toFocus[toFocus.length - 1] ?? 0),
    row('key to frame', shares(toFrame), toFrame[toFrame.length - 1] ?? 0),
    `counts              commits ${report.reactCommits}, nodes made ${report.hostCreated}, freed ${report.hostDestroyed}, ` +
      `updated ${report.hostUpdated}, long tasks ${report.longTasks}`,
    `drawing             ${figures.draws.toFixed(1)} draws a frame, ${figures.uploads} uploads (${megabytes(figures.uploadBytes)}), ` +
      `at most ${figures.uploadsInFrame} in a frame`,
    `memory              heap ${megabytes(report.heapBytes)}` +
      (memory
        ? `, textures ${megabytes(memory.textureBytes)} of ${megabytes(memory.budgetBytes)}, ${memory.nodes} nodes`
        : ''),
    '',
    'worst frames            at s   frame ms  script ms   draws  uploads  last key',
    ...[...frames]
      .sort((one, other) => other.ms - one.ms)
      .slice(0, 5)
      .map((frame) => frameLine(frame, report)),
  ];
}

function frameLine(frame: Frame, { keys }: FrameReport): string {
  const key = keys.findLast(({ down }) => down <= frame.t + frame.js);
  const since = key ? `${key.key} ${(frame.t - key.down).toFixed(0)} ms before` : '-';
  return (
    `${(frame.t / 1000).toFixed(3).padStart(28)}${frame.ms.toFixed(1).padStart(11)}${frame.js.toFixed(2).padStart(11)}` +
    `${String(frame.draws).padStart(8)}${String(frame.uploads).padStart(9)}  ${since}`
  );
}

/** The stretch a frame's length is made of, ms on the page's clock: from the end of the one before to its own end. */
export function stretchOf(frame: Frame, frames: readonly Frame[]): { from: number; to: number } {
  const before = frames[frames.indexOf(frame) - 1];
  const joined = before !== undefined && Math.abs(before.t + frame.ms - frame.t) < 1;
  return { from: joined ? before.t + before.js : frame.t, to: frame.t + frame.js };
}

/** What the recording itself knows of a frame: for sets without DevTools, and to read beside the flame. */
export function phaseLines(frame: Frame, { traceEvents }: ChromeTrace): string[] {
  const ts = Math.round(frame.t * 1000);
  const whole = traceEvents.find((event) => event.name === 'frame' && Math.abs(event.ts - ts) <= 1);
  if (whole === undefined) return ['(no longer in the recording)'];
  const end = whole.ts + (whole.dur ?? 0);
  return traceEvents
    .filter((e) => e.ph === 'X' && e.tid === whole.tid && e !== whole && e.ts >= whole.ts && e.ts < end)
    .map(({ name, dur = 0 }) => `${(dur / 1000).toFixed(2).padStart(8)} ms  ${name}`);
}

const sorted = (values: number[]): number[] => values.sort((one, other) => one - other);

function shares(values: readonly number[]): { p50: number; p95: number; p99: number } {
  const at = (share: number): number => values[Math.max(0, Math.ceil(share * values.length) - 1)] ?? 0;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

function row(
  name: string,
  { p50, p95, p99 }: { p50: number; p95: number; p99: number },
  worst: number,
  more = '',
): string {
  const parts = [
    `p50 ${p50.toFixed(2)}`,
    `p95 ${p95.toFixed(2)}`,
    `p99 ${p99.toFixed(2)}`,
    `worst ${worst.toFixed(2)}`,
  ];
  return `${name.padEnd(20)}${parts.map((part) => part.padEnd(14)).join('')}${more}`.trimEnd();
}

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;
