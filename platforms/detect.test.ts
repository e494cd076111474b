import { describe, expect, it } from 'vitest';
import { detectPlatform } from './detect';
import { FOXXUM_USER_AGENT } from './foxxum/fake';
import type { PlatformId } from './platformId';
import { VEWD_USER_AGENT } from './vewd/fake';
import { VIDAA_USER_AGENT } from './vidaa/fake';
import { VIZIO_USER_AGENT } from './vizio/fake';

const CHROME =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36';
const CHROMECAST =
  'Mozilla/5.0 (X11; Linux armv7l) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/108.0.5359.220 Safari/537.36 CrKey/1.56.500000';
const OLD_HISENSE =
  'Mozilla/5.0 (Linux) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/56.0.2924.87 Safari/537.36 OPR/43.0.2390.0 OMI/4.10.6.94.Martini6.60 Model/Hisense-MTK5658-US-2017 SRAF/3.0 HbbTV/1.2.1 (; Hisense; HE55A6500UWTS; ; ) SmartTV';

/** Agents of sets, and what must be read from them where they name more than one maker. */
const AGENTS: readonly (readonly [PlatformId, string, string])[] = [
  [
    'tizen',
    'Tizen 9.0',
    'Mozilla/5.0 (SMART-TV; LINUX; Tizen 9.0) AppleWebKit/537.36 (KHTML, like Gecko) 120.0.6099.5/9.0 TV Safari/537.36',
  ],
  [
    'tizen',
    'Tizen 5.0, whose engine has no number',
    'Mozilla/5.0 (SMART-TV; LINUX; Tizen 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Version/5.0 TV Safari/537.36',
  ],
  [
    'webos',
    'webOS 23',
    'Mozilla/5.0 (Web0S; Linux/SmartTV) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/94.0.4606.128 Safari/537.36 WebAppManager',
  ],
  [
    'webos',
    'webOS 3',
    'Mozilla/5.0 (Web0S; Linux/SmartTV) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/38.0.2125.122 Safari/537.36 WebAppManager',
  ],
  ['vizio', 'Vizio, which also says CrKey', VIZIO_USER_AGENT],
  ['vidaa', 'VIDAA 5', VIDAA_USER_AGENT],
  ['vidaa', 'a Hisense of 2017, on Vewd’s engine', OLD_HISENSE],
  ['vewd', 'Vewd 4.23', VEWD_USER_AGENT],
  ['vewd', 'a Foxxum store on Vewd’s engine', `${VEWD_USER_AGENT} Foxxum/2.0`],
  ['foxxum', 'Foxxum', FOXXUM_USER_AGENT],
  ['browser', 'a Chromecast', CHROMECAST],
  ['browser', 'a desktop', CHROME],
  ['browser', 'no agent', ''],
];

describe('detection', () => {
  it.each(AGENTS)('[SHELL-01, SHELL-02] %s by the agent of %s', (id, _, userAgent) => {
    expect(detectPlatform({ globals: {}, userAgent })).toBe(id);
  });

  it.each([
    ['tizen', { tizen: {} }],
    ['tizen', { webapis: {} }],
    ['webos', { webOS: {} }],
    ['webos', { webOSSystem: {} }],
    ['webos', { PalmSystem: {} }],
    ['vizio', { VIZIO: {} }],
    ['vidaa', { Hisense_GetDeviceID: () => '' }],
    ['vidaa', { Hisense_GetOSVersion: () => '' }],
  ] as const)('[SHELL-02] %s by any of its globals, whatever the agent', (id, globals) => {
    for (const userAgent of [CHROME, VEWD_USER_AGENT, FOXXUM_USER_AGENT, ''])
      expect(detectPlatform({ globals, userAgent })).toBe(id);
  });

  it('[SHELL-02] globals that more than one maker could have: the order decides', () => {
    const all = { tizen: {}, webOS: {}, VIZIO: {}, Hisense_GetDeviceID: () => '', VK_BACK: 461 };
    const found: PlatformId[] = [];
    for (const name of Object.keys(all)) {
      found.push(detectPlatform({ globals: all, userAgent: CHROME }));
      Reflect.deleteProperty(all, name);
    }
    expect(found).toEqual(['tizen', 'webos', 'vizio', 'vidaa', 'vewd']);
  });

  it.each([[null], [undefined]])('[SHELL-02] a global that is %s is none', (nothing) => {
    const globals = { tizen: nothing, webOS: nothing, VIZIO: nothing, Hisense_GetDeviceID: nothing };
    expect(detectPlatform({ globals, userAgent: VEWD_USER_AGENT })).toBe('vewd');
  });

  it('[SHELL-02] key constants, which three makers have, decide only when nothing else does', () => {
    const globals = { VK_BACK: 461, VK_BACK_SPACE: 8 };
    expect(detectPlatform({ globals, userAgent: CHROME })).toBe('vewd');
    expect(detectPlatform({ globals, userAgent: VIDAA_USER_AGENT })).toBe('vidaa');
    expect(detectPlatform({ globals, userAgent: FOXXUM_USER_AGENT })).toBe('foxxum');
    expect(detectPlatform({ globals: { VK_BACK: 'none' }, userAgent: CHROME })).toBe('browser');
  });
});
