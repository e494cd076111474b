import { describe, expect, it } from 'vitest';
import { createFakeClock } from '../../renderer/testing';
import { createHeldCountdown } from './heldCountdown';

function setUp() {
  const clock = createFakeClock(0);
  const told: unknown[] = [];
  const state = { playing: true };
  const countdown = createHeldCountdown({
    clock,
    seconds: 10,
    isPlaying: () => state.playing,
    onChange: (left) => void told.push(left),
    onEnd: () => void told.push('end'),
  });
  return { clock, countdown, state, told };
}

describe('[NEXT-02] a countdown of playing time', () => {
  it('counts on through news that change nothing, to the second', () => {
    const { clock, countdown, told } = setUp();
    countdown.start();
    clock.advance(2500);
    countdown.update();
    countdown.start();
    clock.advance(500);
    expect(told).toEqual([10, 9, 8, 7]);
  });

  it('begins when the picture moves', () => {
    const { clock, countdown, state, told } = setUp();
    state.playing = false;
    countdown.start();
    clock.advance(5000);
    expect(told).toEqual([10]);
    state.playing = true;
    countdown.update();
    clock.advance(10_000);
    expect(told.slice(-2)).toEqual([0, 'end']);
  });

  it('that nobody has started tells nothing, whatever plays or is cancelled', () => {
    const { clock, countdown, told } = setUp();
    countdown.update();
    countdown.cancel();
    clock.advance(20_000);
    expect([told, clock.pendingCount]).toEqual([[], 0]);
  });

  it('that is cancelled while it is held does not go on', () => {
    const { clock, countdown, state, told } = setUp();
    countdown.start();
    state.playing = false;
    countdown.update();
    countdown.cancel();
    state.playing = true;
    countdown.update();
    clock.advance(20_000);
    expect([told, clock.pendingCount]).toEqual([[10, null], 0]);
  });
});
