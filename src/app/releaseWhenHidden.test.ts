import { describe, expect, it, vi } from 'vitest';
import { createFakeClock } from '../../renderer/testing';
import { releaseWhenHidden, whenShown } from './releaseWhenHidden';

/** Visibility as a platform reports it: at once, and at each change. */
function visibility(visible: boolean) {
  const listeners = new Set<(visible: boolean) => void>();
  return {
    listeners,
    watch(listener: (visible: boolean) => void) {
      listeners.add(listener);
      listener(visible);
      return () => void listeners.delete(listener);
    },
    tell(next: boolean) {
      visible = next;
      for (const listener of listeners) listener(next);
    },
  };
}

describe('[DEVICE-09] a hidden app', () => {
  function setUp() {
    const clock = createFakeClock();
    const { watch, tell } = visibility(true);
    const setHidden = vi.fn();
    releaseWhenHidden({ ...clock, watch, setHidden });
    setHidden.mockClear();
    return { clock, tell, setHidden };
  }

  it('releases after 5 s, once, and is drawn again when it is shown', () => {
    const { clock, tell, setHidden } = setUp();
    tell(false);
    clock.advance(4999);
    tell(false);
    expect(setHidden).not.toHaveBeenCalled();
    clock.advance(1);
    expect(setHidden.mock.calls).toEqual([[true]]);
    clock.advance(60_000);
    tell(true);
    expect(setHidden.mock.calls).toEqual([[true], [false]]);
    expect(clock.pendingCount).toBe(0);
  });

  it('shown again within the 5 s has released nothing, and the next time has its own 5 s', () => {
    const { clock, tell, setHidden } = setUp();
    tell(false);
    clock.advance(4999);
    tell(true);
    clock.advance(60_000);
    tell(false);
    clock.advance(4999);
    expect(setHidden).not.toHaveBeenCalledWith(true);
    clock.advance(1);
    expect(setHidden).toHaveBeenLastCalledWith(true);
  });
});

describe('an app that a set starts', () => {
  it('hidden, ahead of its use, waits until it is shown', async () => {
    const { watch, tell, listeners } = visibility(false);
    const resolved = vi.fn();
    const shown = whenShown(watch).then(resolved);
    tell(false);
    await Promise.resolve();
    expect(resolved).not.toHaveBeenCalled();
    tell(true);
    await shown;
    expect(listeners.size).toBe(0);
  });

  it('visible waits for nothing', async () => {
    const { watch, listeners } = visibility(true);
    await whenShown(watch);
    expect(listeners.size).toBe(0);
  });
});
