/** What the frames of a root hand on: the time that movement and fades are drawn for, and what can be worked out before them. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createCounters } from '../host/counters';
import type { SceneRoot } from '../host/node';
import { createProfiler } from '../profiler/profiler';
import { createFakeClock } from '../testing';
import { settlePromises } from '../testing/fakeClock';
import { createNullBackend } from './nullBackend';
import { createRootFrames } from './rootFrames';
import type { RootFrames } from './rootFrames';

/** Of a clock that names 7 ms less for a frame than it says in it. */
function setUp() {
  const clock = createFakeClock();
  const late = { ...clock, requestFrame: (run) => clock.requestFrame((now) => run(now - 7)) } as typeof clock;
  const log: string[] = [];
  const step = vi.fn((_time: number) => false);
  const advance = vi.fn((_time: number) => false);
  const prepare = vi.fn(() => void log.push('prepare'));
  const frameEnded = vi.fn();
  const failed = vi.fn();
  const scene = {
    flushDirty() {
      log.push('layout');
      return false;
    },
    motion: { step, movesPlaces: false },
    tracked: { update() {} },
    focus: { holding: false },
    drawn: { frameEnded },
  } as unknown as SceneRoot;
  const backend = { ...createNullBackend(() => 0), advance, prepare };
  const frames = createRootFrames({
    clock: late,
    profiler: createProfiler(clock, createCounters()),
    scene: () => scene,
    backend: () => backend,
    failed,
  });
  return { clock, frames, log, step, advance, prepare, frameEnded, failed };
}

it('movement and fades go by the time of the frame, which is earlier than the clock’s', () => {
  const { clock, frames, step, advance } = setUp();
  frames.loop.wake();
  clock.advance(16);
  expect(step.mock.calls).toEqual([[1009]]);
  expect(advance.mock.calls).toEqual([[1009]]);
});

describe('what has changed is worked out before the next frame', () => {
  let all: ReturnType<typeof setUp>;
  let frames: RootFrames;
  beforeEach(() => void ({ frames } = all = setUp()));

  it('once, at the end of the task that changed it, behind what React renders in a microtask of its own', async () => {
    frames.wake();
    frames.wake();
    void Promise.resolve().then(() => all.log.push('render'));
    expect(all.log).toEqual([]);
    await settlePromises();
    expect(all.log).toEqual(['render', 'layout', 'prepare']);
    frames.wake();
    await settlePromises();
    expect(all.prepare).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['that is paused', ({ loop }: RootFrames) => loop.pause()],
    ['that has stopped', ({ loop }: RootFrames) => loop.stop()],
  ])('but not for a loop %s', async (_, end) => {
    frames.wake();
    end(frames);
    await settlePromises();
    expect(all.log).toEqual([]);
  });

  it('but what a frame changes is for the next one to work out', async () => {
    all.step.mockImplementation(() => (frames.wake(), false));
    all.frameEnded.mockImplementation(() => frames.wake());
    frames.loop.wake();
    all.clock.advance(16);
    await settlePromises();
    expect(all.prepare).not.toHaveBeenCalled();
    all.step.mockImplementation(() => {
      throw new Error('bad');
    });
    all.clock.advance(16);
    frames.wake();
    await settlePromises();
    expect(all.prepare, 'also behind one that threw').toHaveBeenCalledTimes(1);
  });

  it('a failure is reported, and the frame comes all the same', async () => {
    const error = new Error('bad');
    all.prepare.mockImplementation(() => {
      throw error;
    });
    frames.wake();
    await settlePromises();
    expect(all.failed.mock.calls).toEqual([[error]]);
    all.clock.advance(16);
    expect(all.step).toHaveBeenCalledTimes(1);
  });
});
