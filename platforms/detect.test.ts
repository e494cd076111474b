import { describe, expect, it } from 'vitest';
import { detectPlatform } from './detect';
import { AGENTS } from './testing/fakePage';

const WINDOW_OF = {
  tizen: { tizen: {} },
  webos: { PalmSystem: {} },
  vizio: { VIZIO: {} },
  vidaa: { Hisense_GetDeviceID: () => 'x' },
};

describe('detection', () => {
  it.each([
    ['tizen', AGENTS.tizen],
    ['webos', AGENTS.webos],
    ['vizio', AGENTS.vizio],
    ['vidaa', AGENTS.vidaa],
    ['vewd', AGENTS.vewd],
    ['foxxum', AGENTS.foxxum],
    ['browser', AGENTS.browser],
    ['browser', ''],
    ['vidaa', `${AGENTS.vewd} Hisense/2019`],
    ['browser', 'Mozilla/5.0 (X11; CrKey armv7l) Chrome/108 Safari/537.36 CrKey/1.56'],
  ] as const)('[SHELL-01, SHELL-02] by agent: %s', (id, userAgent) => {
    expect(detectPlatform({ globals: {}, userAgent })).toBe(id);
  });

  it.each(Object.entries(WINDOW_OF))(
    '[SHELL-02] globals take precedence over the user agent: %s',
    (id, globals) => {
      expect(detectPlatform({ globals, userAgent: AGENTS.browser })).toBe(id);
      expect(detectPlatform({ globals, userAgent: AGENTS.vewd })).toBe(id);
    },
  );

  it('key constants identify a platform only when nothing else does', () => {
    const globals = { VK_BACK: 461 };
    expect(detectPlatform({ globals, userAgent: AGENTS.browser })).toBe('vewd');
    expect(detectPlatform({ globals, userAgent: AGENTS.vidaa })).toBe('vidaa');
  });
});
