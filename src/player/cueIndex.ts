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

interface Node<C> {
  readonly cue: C;
  readonly start: number;
  readonly end: number;
  /** The latest end of this cue and of those below it. */
  readonly latest: number;
  /** Cues that start no later, and no earlier. */
  readonly before: Node<C> | null;
  readonly after: Node<C> | null;
}

/** The middle of a list that is sorted by start, over the trees of its halves; null for an empty list. */
const treeOf = <C extends TimedCue>(
  byStart: readonly Pick<Node<C>, 'cue' | 'start' | 'end'>[],
): Node<C> | null => {
  const middle = byStart.length >> 1;
  const root = byStart[middle];
  if (!root) return null;
  const before = treeOf(byStart.slice(0, middle));
  const after = treeOf(byStart.slice(middle + 1));
  const latest = Math.max(root.end, before?.latest ?? root.end, after?.latest ?? root.end);
  return { ...root, latest, before, after };
};

/** Adds the active cues of a tree to `found`; parts that ended before are passed over. */
const collect = <C>(node: Node<C> | null, seconds: number, found: C[]): void => {
  if (!node || node.latest <= seconds) return;
  collect(node.before, seconds, found);
  if (node.start > seconds) return;
  if (node.end > seconds) found.push(node.cue);
  collect(node.after, seconds, found);
};

/** Cues may overlap and lie within one another, which an interval tree answers. */
export const createCueIndex = <C extends TimedCue>(cues: readonly C[]): CueIndex<C> => {
  const byStart = cues
    .map((cue) => ({ cue, start: cue.start, end: cue.end }))
    .sort((a, b) => a.start - b.start);
  const starts = byStart.map(({ start }) => start);
  const sortedEnds = byStart.map(({ end }) => end).sort((a, b) => a - b);
  const tree = treeOf(byStart);

  return {
    active: (seconds) => {
      const found: C[] = [];
      collect(tree, seconds, found);
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
