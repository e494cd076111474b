import { describe, expect, it } from 'vitest';
import { createCueIndex } from './cueIndex';
import type { TimedCue } from './cueIndex';

const COUNT = 1000;

/** Cues of 2 s, one every 3 s, that count how often their times are read. */
const counted = () => {
  const reads = { count: 0 };
  const cues: TimedCue[] = Array.from({ length: COUNT }, (_, index) => ({
    get start() {
      reads.count++;
      return index * 3;
    },
    get end() {
      reads.count++;
      return index * 3 + 2;
    },
  }));
  return { cues, reads };
};

/** The definition, without an index. */
const scan = (cues: readonly TimedCue[], at: number) =>
  cues.filter(({ start, end }) => start <= at && at < end);
const scanNext = (cues: readonly TimedCue[], at: number) => {
  const later = cues.flatMap(({ start, end }) => [start, end]).filter((time) => time > at);
  return later.length === 0 ? null : Math.min(...later);
};

/** Repeatable nonsense: overlaps, cues within cues, equal times, one that lasts the whole film. */
const tangled = (): TimedCue[] => {
  let seed = 7;
  const random = (below: number): number => (seed = (seed * 16_807) % 2_147_483_647) % below;
  const cues = Array.from({ length: 300 }, () => {
    const start = random(200);
    return { start, end: start + 1 + random(20) };
  });
  return [...cues, { start: 0, end: 1000 }];
};

describe('the index of cues', () => {
  it('answers as looking at every cue does, however cues overlap', () => {
    const cues = tangled();
    const index = createCueIndex(cues);
    for (let at = -1; at < 230; at += 0.5) {
      const byStart = scan(cues, at).sort((a, b) => a.start - b.start);
      expect(index.active(at)).toEqual(byStart);
      expect(index.nextChange(at)).toBe(scanNext(cues, at));
    }
  });

  it('[PLAYER-35] 1,000 cues are read in proportion to their number, and a question reads none again', () => {
    const { cues, reads } = counted();
    const index = createCueIndex(cues);
    // Sorted input: one comparison of two starts for each neighbour, and each time once for the lists.
    expect(reads.count).toBeLessThanOrEqual(4 * COUNT);
    reads.count = 0;
    expect(index.active(1500)).toEqual([cues[500]]);
    expect(index.nextChange(1500)).toBe(1502);
    expect(reads.count).toBeLessThanOrEqual(4);
  });

  it('without cues nothing is active and nothing will change', () => {
    const index = createCueIndex([]);
    expect(index.active(0)).toEqual([]);
    expect(index.nextChange(0)).toBeNull();
  });
});
