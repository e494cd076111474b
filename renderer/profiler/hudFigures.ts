/** The numbers of the HUD, made from the recording without making an object: over the last 120 frames and 20 keys. */
import type { Counters } from '../host/counters';
import { Column, frameAt, keyAt, oldestKey, Stamp } from './recording';
import type { Recording } from './recording';
import { droppedIn, percentile } from './report';

/** Frames a HUD looks back: two seconds. */
export const framesShown = 120;
const keysShown = 20;

/** Index of a figure. */
export const Figure = {
  p50: 0,
  p95: 1,
  p99: 2,
  worst: 3,
  key: 4,
  keyWorst: 5,
  dropped: 6,
  script: 7,
  draws: 8,
  quads: 9,
  uploads: 10,
  commits: 11,
  textureMB: 12,
  budgetMB: 13,
  heapMB: 14,
  nodes: 15,
} as const;

export interface HudFigures {
  /** By `Figure`; NaN where nothing is known. */
  readonly values: Float64Array;
  update(textures: { readonly bytes: number; readonly budget: number }): void;
}

export function createHudFigures(recording: Recording, counters: Counters): HudFigures {
  const values = new Float64Array(16).fill(NaN);
  const sorted = new Float64Array(framesShown);
  const { frameNumbers, keyStamps } = recording;

  function readFrames(): void {
    const count = Math.min(framesShown, recording.frameCount);
    let dropped = 0;
    let script = 0;
    let uploads = 0;
    let commits = 0;
    // unused entries sort last, so that the whole array can be sorted in place
    sorted.fill(Infinity);
    for (let i = 0; i < count; i++) {
      const at = frameAt(recording.frameCount - count + i);
      const ms = frameNumbers[at + Column.ms]!;
      sorted[i] = ms;
      dropped += droppedIn(ms);
      script += frameNumbers[at + Column.js]!;
      uploads += frameNumbers[at + Column.uploads]!;
      commits += frameNumbers[at + Column.commits]!;
    }
    sorted.sort();
    values[Figure.p50] = percentile(sorted, 0.5, count);
    values[Figure.p95] = percentile(sorted, 0.95, count);
    values[Figure.p99] = percentile(sorted, 0.99, count);
    values[Figure.worst] = count === 0 ? 0 : sorted[count - 1]!;
    values[Figure.dropped] = dropped;
    values[Figure.script] = count === 0 ? 0 : script / count;
    values[Figure.uploads] = uploads;
    values[Figure.commits] = commits;
    if (count === 0) return;
    const last = frameAt(recording.frameCount - 1);
    values[Figure.draws] = frameNumbers[last + Column.draws]!;
    values[Figure.quads] = frameNumbers[last + Column.quads]!;
    const heap = frameNumbers[last + Column.heapBytes]!;
    values[Figure.heapMB] = heap === 0 ? NaN : heap / 1e6;
  }

  /** Of keys that moved focus: the last one's time to its frame, and the worst. */
  function readKeys(): void {
    let latest = NaN;
    let worst = NaN;
    for (
      let i = Math.max(oldestKey(recording), recording.keyCount - keysShown);
      i < recording.keyCount;
      i++
    ) {
      const at = keyAt(i);
      if (keyStamps[at + Stamp.focus] === 0 || keyStamps[at + Stamp.frame] === 0) continue;
      latest = keyStamps[at + Stamp.frame]! - keyStamps[at + Stamp.down]!;
      if (!(worst > latest)) worst = latest;
    }
    values[Figure.key] = latest;
    values[Figure.keyWorst] = worst;
  }

  return {
    values,
    update(textures) {
      readFrames();
      readKeys();
      values[Figure.textureMB] = textures.bytes / 1e6;
      values[Figure.budgetMB] = textures.budget / 1e6;
      values[Figure.nodes] = counters.hostCreated - counters.hostDestroyed;
    },
  };
}
