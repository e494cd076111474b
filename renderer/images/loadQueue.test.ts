import { describe, expect, it } from 'vitest';
import { seededRandom } from '../lists/random.fixture';
import { createLoadQueue } from './loadQueue';

function setUp(parallel: number) {
  const ranks = new Map<string, number>();
  const started: string[] = [];
  const queue = createLoadQueue<string>({
    parallel,
    priorityOf: (job) => ranks.get(job) ?? 0,
    start: (job) => void started.push(job),
  });
  return { queue, ranks, started };
}

describe('a queue of loads', () => {
  it('starts nothing by itself', () => {
    const { queue, started } = setUp(2);
    queue.add('a');
    expect(started).toEqual([]);
    expect(queue.waiting).toBe(1);
  });

  it('starts as many as may run, the lowest priority number first, and goes on as they end', () => {
    const { queue, ranks, started } = setUp(2);
    for (const [job, rank] of [
      ['near', 10_300],
      ['far on stage', 900],
      ['focused', -1],
      ['neighbour', 360],
    ] as const) {
      ranks.set(job, rank);
      queue.add(job);
    }
    queue.pump();
    expect(started).toEqual(['focused', 'neighbour']);
    queue.pump();
    expect(started).toHaveLength(2);
    queue.finished('focused');
    queue.pump();
    expect(started.at(-1)).toBe('far on stage');
    expect([queue.waiting, queue.running]).toEqual([1, 2]);
  });

  it('asks for priorities when a slot is free, not when a job is added', () => {
    const { queue, ranks, started } = setUp(1);
    ranks.set('a', 1).set('b', 2).set('c', 3);
    for (const job of ['a', 'b', 'c']) queue.add(job);
    queue.pump();
    ranks.set('b', 9);
    queue.finished('a');
    queue.pump();
    expect(started).toEqual(['a', 'c']);
  });

  it('never starts what was removed, nor what may not start now', () => {
    const { queue, ranks, started } = setUp(3);
    ranks.set('later', Infinity);
    for (const job of ['gone', 'later', 'a']) queue.add(job);
    expect(queue.remove('gone')).toBe(true);
    expect(queue.remove('gone')).toBe(false);
    queue.pump();
    expect(started).toEqual(['a']);
    expect(queue.waiting).toBe(1);
    ranks.set('later', 5);
    queue.pump();
    expect(started).toEqual(['a', 'later']);
  });

  it.each([1, 2, 3])('with random jobs starts each once and never too many, seed %i', (seed) => {
    const random = seededRandom(seed);
    const { queue, ranks, started } = setUp(6);
    const running: string[] = [];
    for (let step = 0; step < 2000; step++) {
      const job = `job ${step}`;
      if (random() < 0.6) {
        ranks.set(job, random() * 1000);
        queue.add(job);
      }
      if (random() < 0.3) queue.remove(`job ${Math.floor(random() * step)}`);
      const before = started.length;
      queue.pump();
      running.push(...started.slice(before));
      expect(running.length).toBe(queue.running);
      expect(running.length).toBeLessThanOrEqual(6);
      if (running.length > 0 && random() < 0.5)
        queue.finished(running.splice(Math.floor(random() * running.length), 1)[0]!);
    }
    expect(new Set(started).size).toBe(started.length);
  });
});
