/** What the profiler of `window.__tv` reports, and the figures made from it. Pure. */

export interface FrameReport {
  frames: {
    /** Milliseconds. */
    t: number;
    ms: number;
    /** Script within the frame. */
    js: number;
    draws: number;
    quads: number;
    uploads: number;
    uploadBytes: number;
  }[];
  /** Millisecond stamps; `commit` is null when React did not commit, `focus` 0 when nothing moved. */
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

/** Figures of one measured stretch. Times are milliseconds, told and never gated; counts are gated. */
export interface Figures {
  keys: number;
  /** Script from the key's event to the moved focus, of the keys that moved it: mean and 95th percentile. */
  keyScript: number;
  keyScriptP95: number;
  /** From the key's event to the frame that shows it. */
  keyToFrame: number;
  frames: number;
  frameScript: number;
  draws: number;
  uploads: number;
  uploadBytes: number;
  /** Most uploads in one frame. */
  uploadsInFrame: number;
  commits: number;
  created: number;
  destroyed: number;
}

/** Sums up a report. A stretch without a key or a frame gives zeros, not NaN. */
export function figuresOf(report: FrameReport): Figures {
  const { frames, keys } = report;
  // A key that moved nothing has no time of focus, and one overtaken by the next before a frame has none of it.
  const scripts = keys.filter(({ focus }) => focus > 0).map(({ down, focus }) => focus - down);
  const shown = keys.filter(({ frame }) => frame > 0).map(({ down, frame }) => frame - down);
  return {
    keys: keys.length,
    keyScript: mean(scripts),
    keyScriptP95: percentile(scripts, 0.95),
    keyToFrame: mean(shown),
    frames: frames.length,
    frameScript: mean(frames.map(({ js }) => js)),
    draws: mean(frames.filter(({ draws }) => draws > 0).map(({ draws }) => draws)),
    uploads: total(frames.map(({ uploads }) => uploads)),
    uploadBytes: total(frames.map(({ uploadBytes }) => uploadBytes)),
    uploadsInFrame: Math.max(0, ...frames.map(({ uploads }) => uploads)),
    commits: report.reactCommits,
    created: report.hostCreated,
    destroyed: report.hostDestroyed,
  };
}

function total(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : total(values) / values.length;
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
