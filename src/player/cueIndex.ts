/** Cues in order of time, answered by binary search: a whole film's subtitles can arrive as one file. */

/** What the index reads of a cue. Seconds; at `end` the cue is no longer active. */
export interface TimedCue {
  readonly start: number;
  readonly end: number;
}

export interface CueIndex<C extends TimedCue> {
  /** The cues active at `seconds`, by start time. */
  active(seconds: number): C[];
  /** The first start or end after `seconds`; null when there is none. */
  nextChange(seconds: number): number | null;
}

/** Index of the first element greater than `value` in an ascending list. */
const firstAbove = (sorted: readonly number[], value: number): number => {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? Infinity) > value) high = middle;
    else low = middle + 1;
  }
  return low;
};

/**
 * Cues may overlap and lie within one another. `active` is an interval tree over the list sorted by start: the middle
 * of each part is its root, `latestEnds` holds the latest end below it, and a part that ended before is passed over.
 */
export const createCueIndex = <C extends TimedCue>(cues: readonly C[]): CueIndex<C> => {
  const byStart = [...cues].sort((a, b) => a.start - b.start);
  const starts = byStart.map(({ start }) => start);
  const ends = byStart.map(({ end }) => end);
  const sortedEnds = [...ends].sort((a, b) => a - b);
  const latestEnds = byStart.map(() => -Infinity);

  const measure = (from: number, to: number): number => {
    if (from >= to) return -Infinity;
    const root = (from + to) >> 1;
    const latest = Math.max(ends[root] ?? -Infinity, measure(from, root), measure(root + 1, to));
    latestEnds[root] = latest;
    return latest;
  };
  measure(0, byStart.length);

  const collect = (from: number, to: number, seconds: number, found: C[]): void => {
    if (from >= to) return;
    const root = (from + to) >> 1;
    if ((latestEnds[root] ?? -Infinity) <= seconds) return;
    collect(from, root, seconds, found);
    if ((starts[root] ?? Infinity) > seconds) return;
    const cue = byStart[root];
    if (cue && (ends[root] ?? -Infinity) > seconds) found.push(cue);
    collect(root + 1, to, seconds, found);
  };

  return {
    active: (seconds) => {
      const found: C[] = [];
      collect(0, byStart.length, seconds, found);
      return found;
    },
    nextChange: (seconds) => {
      const next = Math.min(
        starts[firstAbove(starts, seconds)] ?? Infinity,
        sortedEnds[firstAbove(sortedEnds, seconds)] ?? Infinity,
      );
      return next === Infinity ? null : next;
    },
  };
};
