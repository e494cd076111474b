import { describe, expect, it, vi } from 'vitest';
import { followHidden } from './hidden';

function setUp() {
  let tell: (visible: boolean) => void = () => {};
  let keptAt: number | null = null;
  const time = { device: 1_000_000, monotonic: 0 };
  const onShown = vi.fn();
  followHidden({
    watch: (listener) => {
      tell = listener;
      return () => {};
    },
    storage: { hiddenAt: () => keptAt, keepHiddenAt: (at) => void (keptAt = at) },
    now: () => time.device,
    monotonic: () => time.monotonic,
    onShown,
  });
  return { time, onShown, tell: (visible: boolean) => tell(visible) };
}

describe('the time hidden', () => {
  it.each([
    ['a device’s clock that was set back 3 h', -10_800_000 + 7_200_000, 7_200_000, 7200],
    ['a monotonic clock that stood still while the set slept', 7_200_000, 0, 7200],
    ['two clocks that agree', 60_000, 60_000, 60],
    ['a device’s clock that leapt by years', 1e11, 60_000, 1e8],
  ])('[DEVICE-06, ROUTE-31] by %s', (_name, device, monotonic, seconds) => {
    const { onShown, tell, time } = setUp();
    tell(false);
    time.device += device;
    time.monotonic += monotonic;
    tell(true);
    expect(onShown).toHaveBeenCalledExactlyOnceWith(seconds);
  });
});
