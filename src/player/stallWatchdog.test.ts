import { describe, expect, it } from 'vitest';
import { createFakeClock } from '../../renderer/testing';
import { createStallWatchdog, STALL_AFTER_MS } from './stallWatchdog';

function watching() {
  const clock = createFakeClock(5000);
  const state = { shouldMove: true, position: 3, buffered: 8, stalls: 0 };
  const watchdog = createStallWatchdog(clock);
  const start = (): void =>
    watchdog.start(
      () => ({ ...state }),
      () => void (state.stalls += 1),
    );
  return { clock, state, start, stop: watchdog.stop };
}

describe('playback that stands still', () => {
  it('is told of after 20 s, once, until it is watched again', () => {
    const { clock, state, start } = watching();
    start();
    clock.advance(STALL_AFTER_MS - 1);
    expect(state.stalls).toBe(0);
    clock.advance(1);
    expect([state.stalls, clock.pendingCount]).toEqual([1, 0]);
    clock.advance(10 * STALL_AFTER_MS);
    expect(state.stalls).toBe(1);
    start();
    clock.advance(STALL_AFTER_MS);
    expect(state.stalls).toBe(2);
  });

  it.each(['position', 'buffered'] as const)('is none while its %s moves, however little', (what) => {
    const { clock, state, start } = watching();
    start();
    for (let seconds = 0; seconds < 120; seconds += 15) {
      clock.advance(15_000);
      state[what] += 0.01;
    }
    expect(state.stalls).toBe(0);
    clock.advance(STALL_AFTER_MS + 1000);
    expect(state.stalls).toBe(1);
  });

  it('is none while it is not meant to move: the 20 s begin when it is', () => {
    const { clock, state, start } = watching();
    state.shouldMove = false;
    start();
    clock.advance(3 * STALL_AFTER_MS);
    state.shouldMove = true;
    clock.advance(STALL_AFTER_MS - 1000);
    expect(state.stalls).toBe(0);
    clock.advance(1000);
    expect(state.stalls).toBe(1);
  });

  it('is not looked for once it is stopped', () => {
    const { clock, state, start, stop } = watching();
    start();
    clock.advance(5000);
    stop();
    expect(clock.pendingCount).toBe(0);
    clock.advance(2 * STALL_AFTER_MS);
    expect(state.stalls).toBe(0);
  });
});
