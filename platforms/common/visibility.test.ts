import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { watchPageVisibility } from './visibility';

function watchPage(prefixed = false) {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const state = { visible: true };
  const page = Object.defineProperties(new EventTarget(), {
    visibilityState: { get: () => (state.visible ? 'visible' : 'hidden') },
    webkitHidden: { get: () => !state.visible },
  });
  const told: boolean[] = [];
  const stop = watchPageVisibility(page, prefixed, (visible) => told.push(visible));
  const name = prefixed ? 'webkitvisibilitychange' : 'visibilitychange';
  return {
    told,
    stop,
    turn(visible: boolean) {
      state.visible = visible;
      page.dispatchEvent(new Event(name));
    },
    press(repeat = false) {
      page.dispatchEvent(Object.assign(new Event('keydown'), { repeat }));
    },
  };
}

describe.each([false, true])('[DEVICE-10] visibility (prefixed: %s)', (prefixed) => {
  it('is reported at once and at each change, an event that comes twice once', () => {
    const { told, turn } = watchPage(prefixed);
    expect(told).toEqual([true]);
    for (const visible of [false, false, true, true]) turn(visible);
    expect(told).toEqual([true, false, true]);
  });

  it('a key says that the app is shown where its event never comes, in a task after the key', () => {
    const { told, turn, press } = watchPage(prefixed);
    turn(false);
    press();
    expect(told).toEqual([true, false]);
    vi.runAllTimers();
    expect(told).toEqual([true, false, true]);
    press();
    vi.runAllTimers();
    turn(true);
    expect(told, 'the event that comes late is no change').toEqual([true, false, true]);
    turn(false);
    expect(told).toEqual([true, false, true, false]);
  });

  it('a key that is only held says nothing, nor one before the event that came in time', () => {
    const { told, turn, press } = watchPage(prefixed);
    turn(false);
    press(true);
    vi.runAllTimers();
    expect(told).toEqual([true, false]);
    press();
    turn(true);
    vi.runAllTimers();
    expect(told).toEqual([true, false, true]);
  });

  it('is told to nobody who has stopped listening', () => {
    const { told, turn, press, stop } = watchPage(prefixed);
    turn(false);
    stop();
    press();
    vi.runAllTimers();
    turn(true);
    expect(told).toEqual([true, false]);
  });
});
