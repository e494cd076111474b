import { describe, expect, it } from 'vitest';
import {
  createSeeker,
  IDLE_SEEK,
  pressArrow,
  pressSpeed,
  seekableRange,
  stepInterval,
  stepSeek,
} from './seek';
import type { SeekState } from './seek';
import { createFakeClock } from '../../renderer/testing';

const RANGE = { start: 0, end: 120 };

const setUp = (position = 60, range: { start: number; end: number } | null = RANGE) => {
  const clock = createFakeClock(0);
  const commits: [number, number][] = [];
  const states: SeekState[] = [];
  const facts = { position, range };
  const seeker = createSeeker({
    clock,
    position: () => facts.position,
    range: () => facts.range,
    commit: (target) => commits.push([clock.now(), target]),
    onChange: (state) => states.push(state),
  });
  return { clock, seeker, commits, states, facts };
};

describe('arrow keys', () => {
  it('[SEEK-01] step 15 s a press and commit once, 2 s after the last input', async () => {
    const { clock, seeker, commits } = setUp();
    seeker.arrow(1);
    expect(seeker.state().target).toBe(75);
    await clock.advanceAsync(1999);
    seeker.arrow(1);
    seeker.arrow(-1);
    seeker.arrow(1);
    expect(seeker.state().target).toBe(90);
    await clock.advanceAsync(1999);
    expect(commits).toEqual([]);
    await clock.advanceAsync(1);
    expect(commits).toEqual([[3999, 90]]);
    expect(seeker.state()).toEqual(IDLE_SEEK);
    expect(clock.pendingCount).toBe(0);
  });

  it('[SEEK-01] arrow keys step from the pending target, not from the playing position', () => {
    const { seeker, facts } = setUp(10);
    seeker.arrow(1);
    facts.position = 12;
    seeker.arrow(1);
    expect(seeker.state().target).toBe(40);
  });

  it('[SEEK-02] OK commits at once, and is not taken when nothing is pending', async () => {
    const { clock, seeker, commits } = setUp();
    expect(seeker.commitNow()).toBe(false);
    seeker.arrow(-1);
    expect(seeker.commitNow()).toBe(true);
    expect(commits).toEqual([[0, 45]]);
    await clock.advanceAsync(5000);
    expect(commits).toHaveLength(1);
  });

  it.each([
    ['back at 5 s', -1, 5, 0],
    ['forward 5 s before the end', 1, 115, 120],
  ] as const)('[SEEK-06] stay inside the title: %s', (_name, way, position, target) => {
    expect(pressArrow(IDLE_SEEK, way, position, RANGE).target).toBe(target);
  });
});

describe('fast-forward and rewind', () => {
  it('[SEEK-03, SEEK-05] move the speed from -3 to 3 through 0 and stay at the limits', () => {
    const speeds: number[] = [];
    let state = IDLE_SEEK;
    for (const way of [1, 1, 1, 1, -1, -1, -1, -1, -1, -1, -1, 1] as const) {
      state = pressSpeed(state, way, 60, RANGE);
      speeds.push(state.direction * state.speed);
    }
    expect(speeds).toEqual([1, 2, 3, 3, 2, 1, 0, -1, -2, -3, -3, -2]);
    expect(state).toMatchObject({ direction: -1, speed: 2 });
  });

  it.each([
    [0, null],
    [1, 600],
    [2, 100],
    [3, 50],
  ])('[SEEK-04] at speed %i a step is made every %s ms', (speed, interval) => {
    expect(stepInterval(speed)).toBe(interval);
  });

  it('[SEEK-04] step 15 s at the pace of the speed, without moving the picture', async () => {
    const { clock, seeker, commits } = setUp(0, { start: 0, end: 7200 });
    seeker.speedKey(1);
    await clock.advanceAsync(1200);
    expect(seeker.state().target).toBe(30);
    seeker.speedKey(1);
    await clock.advanceAsync(300);
    expect(seeker.state().target).toBe(75);
    seeker.speedKey(1);
    await clock.advanceAsync(1000);
    expect(seeker.state().target).toBe(375);
    expect(commits).toEqual([]);
    seeker.commitNow();
    expect(commits).toEqual([[2500, 375]]);
  });

  it('[SEEK-03] commit 2 s after the speed came back to 0', async () => {
    const { clock, seeker, commits } = setUp();
    seeker.speedKey(1);
    await clock.advanceAsync(600);
    seeker.speedKey(-1);
    expect(seeker.state()).toEqual({ direction: 0, speed: 0, target: 75 });
    await clock.advanceAsync(2000);
    expect(commits).toEqual([[2600, 75]]);
  });

  it.each([
    [1, 110, 120],
    [-1, 10, 0],
  ] as const)('[SEEK-06] stop at the end of the title: way %i from %i', (way, position, end) => {
    const running = pressSpeed(IDLE_SEEK, way, position, RANGE);
    expect(stepSeek(running, RANGE)).toEqual({ direction: 0, speed: 0, target: end });
  });

  it('without a pending seek have no step to make', () => {
    expect(stepSeek(IDLE_SEEK, RANGE)).toEqual(IDLE_SEEK);
  });

  it('an arrow key stops fast-forward and rewind, and steps', () => {
    expect(pressArrow({ direction: 1, speed: 3, target: 60 }, -1, 0, RANGE)).toEqual({
      ...IDLE_SEEK,
      target: 45,
    });
  });
});

describe('a seek', () => {
  it('[SEEK-10] is ignored without a window, also when the window goes away meanwhile', async () => {
    const { clock, seeker, commits, facts } = setUp(60, null);
    seeker.arrow(1);
    seeker.speedKey(1);
    seeker.preview(3);
    expect(seeker.state()).toEqual(IDLE_SEEK);
    facts.range = RANGE;
    seeker.speedKey(1);
    facts.range = null;
    await clock.advanceAsync(10_000);
    expect(commits).toEqual([]);
    expect(clock.pendingCount).toBe(0);
  });

  it('[SEEK-10] of an arrow is dropped when the window goes away before its commit', async () => {
    const { clock, seeker, commits, facts } = setUp();
    seeker.arrow(1);
    facts.range = null;
    await clock.advanceAsync(2000);
    expect([commits, seeker.state()]).toEqual([[], IDLE_SEEK]);
  });

  it.each([
    ['no length', { start: 0, end: 0 }, false, null],
    ['unknown end', { start: 0, end: Number.NaN }, false, null],
    ['a short title', { start: 0, end: 10 }, false, { start: 0, end: 10 }],
    ['live without a window', { start: 500, end: 512 }, true, null],
    ['live with a window of one step', { start: 500, end: 515 }, true, { start: 500, end: 515 }],
    ['live with a window', { start: 500, end: 520 }, true, { start: 500, end: 520 }],
  ])('[SEEK-10] has a range or none: %s', (_name, range, live, expected) => {
    expect(seekableRange(range, live)).toEqual(expected);
  });

  it('[SEEK-06] is clamped again at the commit, when a live window has moved on', async () => {
    const { clock, seeker, commits, facts } = setUp(60);
    seeker.arrow(-1);
    facts.range = { start: 50, end: 170 };
    await clock.advanceAsync(2000);
    expect(commits).toEqual([[2000, 50]]);
  });

  it('[SEEK-09] a dragged seek follows the pointer and commits when it is released, however long it rests', async () => {
    const { clock, seeker, commits } = setUp();
    seeker.speedKey(1);
    seeker.preview(30);
    seeker.preview(500);
    expect(seeker.state()).toEqual({ ...IDLE_SEEK, target: 120 });
    await clock.advanceAsync(10_000);
    expect(commits).toEqual([]);
    expect(seeker.commitNow()).toBe(true);
    expect(commits).toEqual([[10_000, 120]]);
  });

  it('[SEEK-09] an arrow during a drag goes on from its place, and commits by its own delay', async () => {
    const { clock, seeker, commits } = setUp();
    seeker.preview(30);
    seeker.arrow(1);
    await clock.advanceAsync(2000);
    expect(commits).toEqual([[2000, 45]]);
    expect(seeker.commitNow()).toBe(false);
  });

  it('can be dropped, and leaves no timer when destroyed', () => {
    const { clock, seeker, commits, states } = setUp();
    seeker.arrow(1);
    expect(seeker.cancel()).toBe(true);
    expect(states.splice(0).at(-1)).toEqual(IDLE_SEEK);
    expect(seeker.cancel()).toBe(false);
    expect(states, 'nothing has changed').toEqual([]);
    seeker.speedKey(-1);
    seeker.destroy();
    expect(clock.pendingCount).toBe(0);
    expect(commits).toEqual([]);
  });
});
