/** What Proscenium has to reach, as data, and the verdict. Pure. */
import { SCENE_BUDGETS } from '../budgets';
import { TITLES, type Contestant } from './contestants';
import { MEASURES, median, readingOf, type Figures, type Measure, type Reading } from './figures';

export interface Goal {
  measure: Measure;
  /** At most so much of this contestant's figure; without one, at most so much. */
  against?: Contestant;
  most: number;
  /** What a better result would be, for the reader. */
  aim?: number;
  /** Counts fail the check; readings, times and heap, say as much of the machine as of the code and only inform. */
  kind: 'count' | 'reading';
}

export const GOALS: readonly Goal[] = [
  { measure: 'script60', against: 'raw-webgl', most: 2, kind: 'reading' },
  { measure: 'script60Ticks', against: 'raw-webgl', most: 2, kind: 'reading' },
  { measure: 'scriptHold', against: 'raw-webgl', most: 2, kind: 'reading' },
  { measure: 'scriptHoldTicks', against: 'raw-webgl', most: 2, kind: 'reading' },
  { measure: 'script60', against: 'hand-written', most: 1.1, aim: 0.3, kind: 'reading' },
  { measure: 'scriptHold', against: 'hand-written', most: 1.2, aim: 1, kind: 'reading' },
  { measure: 'keyMean', against: 'hand-written', most: 1.5, aim: 0.75, kind: 'reading' },
  { measure: 'frame', against: 'hand-written', most: 1.05, kind: 'reading' },
  { measure: 'heap', against: 'hand-written', most: 1.5, aim: 1, kind: 'reading' },
  { measure: 'mount', against: 'hand-written', most: 1, aim: 0.85, kind: 'reading' },
  { measure: 'keySlow', most: 3, kind: 'reading' },
  { measure: 'longestSlow', most: 50, kind: 'reading' },
  { measure: 'task60', against: 'react-dom-norigin', most: 0.75, kind: 'reading' },
  { measure: 'taskHold', against: 'react-dom-norigin', most: 0.35, kind: 'reading' },
  { measure: 'keyMean', against: 'react-dom-norigin', most: 0.25, kind: 'reading' },
  { measure: 'nodes', most: SCENE_BUDGETS.nodes, kind: 'count' },
  { measure: 'uploads', most: SCENE_BUDGETS.uploadsPerKey, kind: 'count' },
  { measure: 'draws', against: 'hand-written', most: 1, aim: 0.6, kind: 'count' },
  { measure: 'glCalls', most: 30, aim: 12, kind: 'count' },
  { measure: 'bytes', most: SCENE_BUDGETS.pageBytes / 1000, kind: 'count' },
  { measure: 'getError', most: 0, kind: 'count' },
  { measure: 'created', most: 0, kind: 'count' },
  { measure: 'destroyed', most: 0, kind: 'count' },
  // One a window move: 11 measured.
  { measure: 'commits', most: SCENE_BUDGETS.commitsPer60Keys, kind: 'count' },
];

export interface Verdict {
  goal: Goal;
  value: number;
  met: boolean;
  /** For the reader: 'met     draws in a frame: 0.53 [0.52 to 0.55] of Lightning by hand, at most 1 (aim 0.6)'. */
  line: string;
}

/** The figures of each turn, in the order of the rounds. */
export type AllFigures = Partial<Record<Contestant, readonly Figures[]>>;

export const valuesOf = (all: AllFigures, contestant: Contestant, measure: Measure): number[] =>
  (all[contestant] ?? []).map((figures) => figures[measure]);

/** Every goal that the contestants who ran allow to be judged; a figure that was not taken is not judged. */
export function judge(all: AllFigures): Verdict[] {
  return GOALS.flatMap((goal) => {
    const own = valuesOf(all, 'proscenium', goal.measure);
    const other = goal.against === undefined ? [] : valuesOf(all, goal.against, goal.measure);
    const value = median(own) / (goal.against === undefined ? 1 : median(other));
    if (Number.isNaN(value)) return [];
    const met = value <= goal.most;
    const apart = spreadOf(readingOf(own.map((each, round) => each / (other[round] ?? 1))));
    const of = goal.against === undefined ? '' : ` of ${TITLES[goal.against]}`;
    const aim = goal.aim === undefined ? '' : ` (aim ${goal.aim})`;
    const mark = met ? 'met   ' : goal.kind === 'count' ? 'FAILED' : 'missed';
    const line = `${mark}  ${MEASURES[goal.measure].label}: ${short(value)}${apart}${of}, at most ${goal.most}${aim}`;
    return [{ goal, value, met, line }];
  });
}

/** ' [1.85 to 2.64]', the rounds that were farthest apart; nothing when all say the same. */
function spreadOf({ least, most }: Reading): string {
  return short(least) === short(most) ? '' : ` [${short(least)} to ${short(most)}]`;
}

/** Three digits that matter. */
export function short(value: number): string {
  if (Number.isNaN(value)) return '-';
  if (Number.isInteger(value)) return String(value);
  return value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2);
}
