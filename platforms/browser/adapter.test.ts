import { describe, expect, it } from 'vitest';
import { fakePage } from '../testing/fakePage';
import { createBrowserPlatform } from './adapter';

describe('browser adapter', () => {
  function open(parts: Parameters<typeof fakePage>[0] = {}) {
    const made = fakePage(parts);
    return { ...made, platform: createBrowserPlatform(made.page) };
  }

  it('[DEVICE-12] watchNetwork reports at once, at each change, and nothing after it is stopped', () => {
    const { navigator, page, platform } = open();
    const told: boolean[] = [];
    const stop = platform.watchNetwork((connected) => told.push(connected));
    navigator.onLine = false;
    page.dispatchEvent(new Event('offline'));
    navigator.onLine = true;
    page.dispatchEvent(new Event('online'));
    stop();
    page.dispatchEvent(new Event('offline'));
    expect(told).toEqual([true, false, true]);
  });

  it('watchVisibility reports whether the application is visible', () => {
    const { document, platform } = open();
    const told: boolean[] = [];
    platform.watchVisibility((visible) => told.push(visible));
    document.visibilityState = 'hidden';
    document.dispatchEvent(new Event('visibilitychange'));
    expect(told).toEqual([true, false]);
  });

  it('the browser adapter reports language and sizes, and voice guide and captions as off', async () => {
    const { platform } = open();
    const told: boolean[] = [];
    platform.watchVoiceGuide((on) => told.push(on));
    platform.watchCaptions((on) => told.push(on));
    expect(await platform.language()).toBe('pa');
    expect(platform.screen()).toEqual({ width: 1280, height: 720 });
    expect(platform.maxVideo()).toEqual({ width: 3840, height: 2160 });
    expect(platform.facts().memory).toBeUndefined();
    expect(open({ deviceMemory: 8 }).platform.facts()).toMatchObject({ id: 'browser', memory: 8 });
    expect(await platform.deviceId()).toBeNull();
    expect(told).toEqual([false, false]);
    expect(await open({ language: '' }).platform.language()).toBeNull();
  });

  it('its history is the browser`s, and in memory where it was opened from a file', () => {
    expect(open().platform.history).toBe('browser');
    expect(open({ protocol: 'file:' }).platform.history).toBe('memory');
  });

  it('exit closes the window', () => {
    const { platform, page } = open();
    platform.exit();
    platform.reload();
    expect(page.close).toHaveBeenCalledTimes(1);
    expect(page.location.reload).toHaveBeenCalledTimes(1);
  });
});
