import { expect, it, vi } from 'vitest';
import { watchPointer } from './pointerActivity';

it('[PLAYER-17] every movement and press of the pointer is told, until it is stopped', () => {
  const stage = new EventTarget();
  const onActivity = vi.fn();
  const stop = watchPointer(stage, onActivity);
  for (const name of ['mousemove', 'mousedown', 'mousemove', 'keydown']) stage.dispatchEvent(new Event(name));
  expect(onActivity).toHaveBeenCalledTimes(3);
  stop();
  for (const name of ['mousemove', 'mousedown']) stage.dispatchEvent(new Event(name));
  expect(onActivity).toHaveBeenCalledTimes(3);
});
