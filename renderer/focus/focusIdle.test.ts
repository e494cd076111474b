import { describe, expect, it } from 'vitest';
import { createFakeClock } from '../testing';
import { buildFocusTree, item, make } from './focusTree.fixture';
import { createIdleTimer, watchFocusIdle } from './focusIdle';

it('[PAGE-11] a watch of 500 ms hears of idle focus before one of 1000 ms, each once for a change', () => {
  const tree = buildFocusTree(make('row', { group: 'row' }, item('a'), item('b'), item('c')));
  const { scene, clock } = tree.test;
  const heard: string[] = [];
  const ends = [500, 1000].map((ms) =>
    watchFocusIdle(scene, ms, (node) => heard.push(`${ms} ${node?.props.testId}`)),
  );
  clock.advance(499);
  expect(heard).toEqual([]);
  tree.pressKeys('right');
  clock.advance(499);
  expect(heard).toEqual([]);
  clock.advance(1);
  expect(heard).toEqual(['500 b']);
  clock.advance(499);
  tree.pressKeys('right');
  clock.advance(999);
  expect(heard).toEqual(['500 b', '500 c']);
  clock.advance(1);
  expect(heard).toEqual(['500 b', '500 c', '1000 c']);
  for (const end of ends) end();
  tree.pressKeys('left');
  clock.advance(5000);
  expect(heard).toHaveLength(3);
});

describe('an idle timer', () => {
  function idleTimer() {
    const clock = createFakeClock(0);
    const held = { holding: false, listeners: new Set<() => void>() };
    const runs: number[] = [];
    const timer = createIdleTimer(
      {
        clock,
        focus: {
          get holding() {
            return held.holding;
          },
          onRelease(run) {
            held.listeners.add(run);
            return () => held.listeners.delete(run);
          },
        },
      },
      () => runs.push(clock.now()),
    );
    const release = () => {
      held.holding = false;
      for (const run of held.listeners) run();
    };
    return { clock, held, runs, timer, release };
  }

  it('runs once, the given time after the last restart', () => {
    const { clock, runs, timer } = idleTimer();
    timer.restart(500);
    clock.advance(400);
    timer.restart(500);
    clock.advance(5000);
    expect(runs).toEqual([900]);
  });

  it('has one timer on the clock however often it is restarted', () => {
    const { clock, timer } = idleTimer();
    for (let i = 0; i < 20; i++) {
      timer.restart(500);
      clock.advance(20);
    }
    expect(clock.pendingCount).toBe(1);
  });

  it('waits while a key is held, and then no longer than is left', () => {
    const { clock, held, runs, timer, release } = idleTimer();
    held.holding = true;
    timer.restart(500);
    clock.advance(3000);
    expect([runs, clock.pendingCount]).toEqual([[], 0]);
    release();
    clock.advance(1);
    expect(runs).toEqual([3000]);
    expect(held.listeners.size).toBe(0);
  });

  it('leaves neither timer nor listener when it is cancelled', () => {
    const { clock, held, runs, timer, release } = idleTimer();
    held.holding = true;
    timer.restart(500);
    clock.advance(1000);
    timer.restart(500);
    timer.cancel();
    release();
    clock.advance(5000);
    expect([runs, clock.pendingCount, held.listeners.size]).toEqual([[], 0, 0]);
  });
});
