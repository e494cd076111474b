/** What the frames of a root hand on: the time that movement and fades are drawn for. */
import { expect, it, vi } from 'vitest';
import { createCounters } from '../host/counters';
import type { SceneRoot } from '../host/node';
import { createProfiler } from '../profiler/profiler';
import { createFakeClock } from '../testing';
import { createNullBackend } from './nullBackend';
import { createRootFrames } from './rootFrames';

it('movement and fades go by the time of the frame, which is earlier than the clock’s', () => {
  const clock = createFakeClock();
  const late = { ...clock, requestFrame: (run) => clock.requestFrame((now) => run(now - 7)) } as typeof clock;
  const step = vi.fn(() => false);
  const advance = vi.fn(() => false);
  const scene = {
    flushDirty: () => false,
    motion: { step, movesPlaces: false },
    tracked: { update() {} },
    focus: { holding: false },
    drawn: { frameEnded() {} },
  } as unknown as SceneRoot;
  const backend = { ...createNullBackend(() => 0), advance };
  const frames = createRootFrames({
    clock: late,
    profiler: createProfiler(clock, createCounters()),
    scene: () => scene,
    backend: () => backend,
    failed(error) {
      throw error;
    },
  });
  frames.loop.wake();
  clock.advance(16);
  expect(step.mock.calls).toEqual([[1009]]);
  expect(advance.mock.calls).toEqual([[1009]]);
});
