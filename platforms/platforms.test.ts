/** What holds on every platform: the members of its adapter on a set that has none of its maker's functions. */
import { describe, expect, it } from 'vitest';
import { createBrowserPlatform } from './browser/adapter';
import { createFoxxumPlatform } from './foxxum/adapter';
import { AGENTS, fakePage } from './testing/fakePage';
import { createTizenPlatform } from './tizen/adapter';
import { createVewdPlatform } from './vewd/adapter';
import { createVidaaPlatform } from './vidaa/adapter';
import { createVizioPlatform } from './vizio/adapter';
import { createWebosPlatform } from './webos/adapter';
import type { PlatformId } from './platformId';

const ADAPTERS = {
  tizen: createTizenPlatform,
  webos: createWebosPlatform,
  vizio: createVizioPlatform,
  vidaa: createVidaaPlatform,
  vewd: createVewdPlatform,
  foxxum: createFoxxumPlatform,
  browser: createBrowserPlatform,
} satisfies Record<PlatformId, unknown>;

describe.each(Object.entries(ADAPTERS) as [PlatformId, (typeof ADAPTERS)[PlatformId]][])(
  'without its maker`s functions %s',
  (id, create) => {
    function open(parts: Parameters<typeof fakePage>[0] = {}) {
      const made = fakePage({ userAgent: AGENTS[id], ...parts });
      return { ...made, platform: create(made.page) };
    }

    it('[SHELL-01] reports its own name', () => {
      expect(open().platform.id).toBe(id);
    });

    it('[DEVICE-12] tells of the network by the browser`s events', () => {
      const { navigator, page, platform } = open();
      const told: boolean[] = [];
      platform.watchNetwork((now) => told.push(now));
      navigator.onLine = false;
      page.dispatchEvent(new Event('offline'));
      expect(told).toEqual([true, false]);
    });

    it('[SHELL-28] is as if voice guide and captions were off', () => {
      const { platform } = open();
      const told: boolean[] = [];
      platform.watchVoiceGuide((on) => told.push(on));
      platform.watchCaptions((on) => told.push(on));
      platform.watchContrast((on) => told.push(on));
      expect(told).toEqual([false, false, false]);
    });

    it('[DEVICE-02] has arrows, OK, digits and a back by its name', () => {
      const { readKey } = open().platform;
      const read = (keyCode: number, key = '') => readKey({ keyCode, key, inTextField: false });
      expect([37, 38, 39, 40, 13, 48, 57].map((code) => read(code))).toEqual([
        'left',
        'up',
        'right',
        'down',
        'enter',
        '0',
        '9',
      ]);
      expect(read(0, 'GoBack')).toBe('back');
      expect(read(9999)).toBeNull();
    });

    it('[SHELL-14] has no device id, the browser`s language, and no launch request', async () => {
      const { platform } = open();
      expect(await platform.deviceId()).toBeNull();
      expect(await platform.language()).toBe('pa');
      expect(await platform.hdr()).toBe(false);
      expect(platform.launch()).toBeNull();
    });

    it('[ROUTE-36] exits by closing the window, and reloads', () => {
      const { platform, page } = open();
      platform.registerKeys();
      platform.keepAwake(true);
      platform.exit();
      platform.reload();
      expect(page.close).toHaveBeenCalledTimes(1);
      expect(page.location.reload).toHaveBeenCalledTimes(1);
    });
  },
);
