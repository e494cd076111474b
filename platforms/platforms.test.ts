import { describe, expect, it, vi } from 'vitest';
import { createBrowserPlatform } from './browser/adapter';
import { BROWSER_KEY_MAP } from './browser/keyMap';
import { detectPlatform } from './detect';
import type { PlatformId } from './platformId';
import { deviceClassOf } from './deviceClass';
import { createKeyReader } from './keyMap';
import type { TizenNetwork } from './tizen/network';
import { needsPrefixedVisibility } from './visibility';
import type { PalmServiceBridge } from './webos/bridge';

const TIZEN =
  'Mozilla/5.0 (SMART-TV; LINUX; Tizen 9.0) AppleWebKit/537.36 (KHTML, like Gecko) 120.0.6099.5/9.0 TV Safari/537.36';
const WEBOS =
  'Mozilla/5.0 (Web0S; Linux/SmartTV) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/94.0.4606.128 Safari/537.36 WebAppManager';
const VIZIO =
  'Mozilla/5.0 (X11; Linux armv7l) AppleWebKit/537.36 Chrome/108.0.5359.124 Safari/537.36 CrKey/1.0.999999 VIZIO SmartCast(Conjure/MTKC-108.710.14 FW/1.710.30.2-1 Model/M43Q6-J04)';
const VIDAA =
  'Mozilla/5.0 (Linux; Android) Chrome/88.0.4324.182 Odin/88.4324.2.10 Safari/537.36 Model/Hisense-MT9602 VIDAA/5.0(Hisense;SmartTV;58A53FXVT;MTK9602)';
const VEWD =
  'Mozilla/5.0 (Linux armv7l) Chrome/108.0.5359.128 Safari/537.36 OPR/46.0.2207.0 OMI/4.23.2.96.LIMA2.85 Model/Vestel-MB181 SmartTv';
const CHROME =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36';
const WINDOW_OF = {
  tizen: { tizen: {} },
  webos: { PalmSystem: {} },
  vizio: { VIZIO: {} },
  vidaa: { Hisense_GetDeviceID: () => 'x' },
};

describe('detection', () => {
  it.each([
    ['tizen', TIZEN],
    ['webos', WEBOS],
    ['vizio', VIZIO],
    ['vidaa', VIDAA],
    ['vewd', VEWD],
    ['foxxum', 'Mozilla/5.0 (Linux) Chrome/90 Safari/537.36 Foxxum/2.1'],
    ['browser', CHROME],
    ['browser', ''],
    ['vidaa', `${VEWD} Hisense/2019`],
    ['browser', 'Mozilla/5.0 (X11; CrKey armv7l) Chrome/108 Safari/537.36 CrKey/1.56'],
  ] as const)('[SHELL-01, SHELL-02] by agent: %s', (id, userAgent) => {
    expect(detectPlatform({ globals: {}, userAgent })).toBe(id);
  });

  it.each(Object.entries(WINDOW_OF))(
    '[SHELL-02] globals take precedence over the user agent: %s',
    (id, globals) => {
      expect(detectPlatform({ globals, userAgent: CHROME })).toBe(id);
      expect(detectPlatform({ globals, userAgent: VEWD })).toBe(id);
    },
  );

  it('key constants identify a platform only when nothing else does', () => {
    const globals = { VK_BACK: 461 };
    expect(detectPlatform({ globals, userAgent: CHROME })).toBe('vewd');
    expect(detectPlatform({ globals, userAgent: VIDAA })).toBe('vidaa');
  });
});

describe('keys', () => {
  const read = createKeyReader(BROWSER_KEY_MAP, {});
  const press = (keyCode: number, key = '', inTextField = false) => read({ keyCode, key, inTextField });

  it.each([
    [37, 'left'],
    [38, 'up'],
    [39, 'right'],
    [40, 'down'],
    [13, 'enter'],
    [8, 'back'],
    [27, 'back'],
    [32, 'playPause'],
    [179, 'playPause'],
    [178, 'stop'],
    [227, 'rewind'],
    [228, 'fastForward'],
    [48, '0'],
    [57, '9'],
    [96, '0'],
    [105, '9'],
    [65, null],
    [47, null],
    [58, null],
    [106, null],
  ])('[DEVICE-02] in a browser %i is %s', (code, key) => {
    expect(press(code)).toBe(key);
  });

  it('a key with an unknown key code is read by its name', () => {
    expect([press(0, 'MediaPlayPause'), press(0, 'GoBack'), press(0, 'q')]).toEqual([
      'playPause',
      'back',
      null,
    ]);
  });

  it("the device's own key constants take precedence over the table", () => {
    const own = createKeyReader(BROWSER_KEY_MAP, { VK_PLAY: 27, VK_BACK: 461, VK_STOP: 'none' });
    const code = (keyCode: number) => own({ keyCode, key: '', inTextField: false });
    expect([code(27), code(461), code(8)]).toEqual(['play', 'back', 'back']);
  });

  it('the delete key deletes in a text field, and Escape leaves it', () => {
    expect([press(8, 'Backspace', true), press(27, 'Escape', true)]).toEqual([null, 'back']);
  });
});

describe('the class of a set', () => {
  it.each([
    ['browser', undefined, 'middle'],
    ['tizen', undefined, 'middle'],
    ['browser', 0.5, 'low'],
    ['webos', 1, 'low'],
    ['browser', 2, 'middle'],
    ['vidaa', 2, 'middle'],
    ['browser', 4, 'high'],
    ['browser', 8, 'high'],
    ['tizen', 8, 'middle'],
  ] as const)('%s that tells of %s GB: %s', (id, memory, expected) => {
    expect(deviceClassOf(id, memory)).toBe(expected);
  });
});

/** LG's bridge, and those that were made. */
function bridges() {
  const made: PalmServiceBridge[] = [];
  class Bridge implements PalmServiceBridge {
    onservicecallback: ((answer: string) => void) | null = null;
    call = vi.fn();
    cancel = vi.fn();
    constructor() {
      made.push(this);
    }
  }
  return { Bridge, made };
}

describe('browser adapter', () => {
  function page(
    change: {
      onLine?: boolean;
      visibilityState?: DocumentVisibilityState;
      language?: string;
      deviceMemory?: number;
      userAgent?: string;
      id?: PlatformId;
      globals?: object;
    } = {},
  ) {
    const document = Object.assign(new EventTarget(), {
      visibilityState: change.visibilityState ?? 'visible',
      webkitHidden: false,
    });
    const navigator = {
      onLine: change.onLine ?? true,
      language: change.language ?? 'pa-IN',
      userAgent: change.userAgent ?? CHROME,
      deviceMemory: change.deviceMemory,
    };
    const target = Object.assign(new EventTarget(), {
      document,
      navigator,
      innerWidth: 1280,
      innerHeight: 720,
      screen: { width: 1920, height: 1080 },
      devicePixelRatio: 2,
      location: { reload: vi.fn() },
      close: vi.fn(),
      ...change.globals,
    });
    return {
      document,
      navigator,
      target,
      platform: createBrowserPlatform(target, change.id),
    };
  }

  it('[DEVICE-12] watchNetwork reports at once, at each change, and nothing after it is stopped', () => {
    const { navigator, platform, target } = page();
    const told: boolean[] = [];
    const stop = platform.watchNetwork((connected) => told.push(connected));
    navigator.onLine = false;
    target.dispatchEvent(new Event('offline'));
    navigator.onLine = true;
    target.dispatchEvent(new Event('online'));
    stop();
    target.dispatchEvent(new Event('offline'));
    expect(told).toEqual([true, false, true]);
  });

  it('watchVisibility reports whether the application is visible', () => {
    const { document, platform } = page();
    const told: boolean[] = [];
    platform.watchVisibility((visible) => told.push(visible));
    document.visibilityState = 'hidden';
    document.dispatchEvent(new Event('visibilitychange'));
    expect(told).toEqual([true, false]);
  });

  it.each([
    [
      'Mozilla/5.0 (Web0S; Linux/SmartTV) AppleWebKit/537.36 Chrome/38.0.2125.122 Safari/537.36',
      'webos',
      true,
    ],
    ['Mozilla/5.0 (Web0S; Linux/SmartTV) AppleWebKit/538.2 Large Screen Safari/538.2', 'webos', true],
    [
      'Mozilla/5.0 (Web0S; Linux/SmartTV) AppleWebKit/537.36 Chrome/53.0.2785.34 Safari/537.36',
      'webos',
      false,
    ],
    [WEBOS, 'webos', false],
    ['Mozilla/5.0 (X11) Chrome/38.0 Safari/537.36', 'browser', false],
    [TIZEN, 'tizen', false],
  ] as const)('[DEVICE-10] %s on %s needs the prefixed event: %s', (userAgent, id, prefixed) => {
    expect(needsPrefixedVisibility(id, userAgent)).toBe(prefixed);
  });

  it('[DEVICE-10] an old webOS listens to the prefixed visibility event only', () => {
    const userAgent = 'Mozilla/5.0 (Web0S; Linux/SmartTV) AppleWebKit/537.36 Chrome/38.0 Safari/537.36';
    const { document, platform } = page({ id: 'webos', userAgent });
    const told: boolean[] = [];
    const stop = platform.watchVisibility((visible) => told.push(visible));
    Object.assign(document, { webkitHidden: true });
    document.dispatchEvent(new Event('visibilitychange'));
    expect(told).toEqual([true]);
    document.dispatchEvent(new Event('webkitvisibilitychange'));
    stop();
    document.dispatchEvent(new Event('webkitvisibilitychange'));
    expect(told).toEqual([true, false]);
  });

  it('[DEVICE-11, DEVICE-12] on Tizen the network state comes from Samsung’s own API', () => {
    let tell = (_state: number): void => {};
    let connected = true;
    const network: TizenNetwork = {
      isConnectedToGateway: () => connected,
      addNetworkStateChangeListener: (listener) => {
        tell = listener;
        return 7;
      },
      removeNetworkStateChangeListener: vi.fn(),
    };
    const { platform, target } = page({ id: 'tizen', globals: { webapis: { network } }, onLine: false });
    const told: boolean[] = [];
    const stop = platform.watchNetwork((now) => told.push(now));
    target.dispatchEvent(new Event('offline'));
    connected = false;
    tell(5);
    stop();
    expect(told).toEqual([true, false]);
    expect(network.removeNetworkStateChangeListener).toHaveBeenCalledWith(7);
  });

  it('[DEVICE-11, DEVICE-12] on webOS the network state comes from LG’s connection manager; an answer without it changes nothing', () => {
    const { Bridge, made } = bridges();
    const { platform, target } = page({ id: 'webos', globals: { PalmServiceBridge: Bridge } });
    const told: boolean[] = [];
    const stop = platform.watchNetwork((now) => told.push(now));
    const [bridge] = made;
    expect(bridge?.call).toHaveBeenCalledWith(
      'luna://com.palm.connectionmanager/getStatus',
      '{"subscribe":true}',
    );
    for (const answer of [
      '{"isInternetConnectionAvailable":false}',
      '{"returnValue":false}',
      'null',
      '<',
      '{"isInternetConnectionAvailable":true}',
    ])
      bridge?.onservicecallback?.(answer);
    target.dispatchEvent(new Event('offline'));
    stop();
    expect(told).toEqual([true, false, true]);
    expect(bridge?.onservicecallback).toBeNull();
    expect(bridge?.cancel).toHaveBeenCalledTimes(1);
  });

  it.each(['tizen', 'webos'] as const)(
    '[DEVICE-12] without the set`s own call %s tells by the browser`s events',
    (id) => {
      const { navigator, platform, target } = page({ id });
      const told: boolean[] = [];
      platform.watchNetwork((now) => told.push(now));
      navigator.onLine = false;
      target.dispatchEvent(new Event('offline'));
      expect(told).toEqual([true, false]);
    },
  );

  it('[SHELL-28] on Vizio the voice guide is read by events and captions by the handler', () => {
    let captions = (_on: boolean): void => {};
    const VIZIO = { setClosedCaptionHandler: (handler: typeof captions) => (captions = handler) };
    const { platform, target } = page({ id: 'vizio', globals: { VIZIO } });
    const guide: boolean[] = [];
    const wanted: boolean[] = [];
    const stops = [
      platform.watchVoiceGuide((on) => guide.push(on)),
      platform.watchCaptions((on) => wanted.push(on)),
    ];
    target.dispatchEvent(new Event('VIZIO_TTS_ENABLED'));
    target.dispatchEvent(new Event('VIZIO_TTS_DISABLED'));
    captions(true);
    for (const stop of stops) stop();
    target.dispatchEvent(new Event('VIZIO_TTS_ENABLED'));
    captions(false);
    expect([guide, wanted]).toEqual([
      [false, true, false],
      [false, true],
    ]);
  });

  it.each([
    [true, true],
    [1, true],
    ['1', true],
    [0, false],
    ['', false],
    [undefined, false],
  ])('[SHELL-28] VIDAA’s setting is polled; answer %j means %s', (says, on) => {
    const globals = { Hisense_GetTTSEnable: () => says, Hisense_GetSubtitleStatus: () => says };
    const { platform } = page({ id: 'vidaa', globals });
    const told: boolean[] = [];
    platform.watchVoiceGuide((now) => told.push(now));
    platform.watchCaptions((now) => told.push(now));
    expect(told).toEqual([on, on]);
  });

  it('[SHELL-28] on webOS the audio guidance is reported at first and at each change', () => {
    const { Bridge, made } = bridges();
    const { platform } = page({ id: 'webos', globals: { PalmServiceBridge: Bridge } });
    const told: boolean[] = [];
    platform.watchVoiceGuide((on) => told.push(on));
    expect(made[0]?.call).toHaveBeenCalledWith(
      'luna://com.webos.settingsservice/getSystemSettings',
      '{"category":"option","keys":["audioGuidance"],"subscribe":true}',
    );
    for (const answer of [
      '{"settings":{"audioGuidance":"on"}}',
      '{"settings":null}',
      '7',
      '{"settings":{"audioGuidance":"off"}}',
    ])
      made[0]?.onservicecallback?.(answer);
    expect(told).toEqual([false, true, false]);
  });

  it.each(['vizio', 'vidaa', 'webos', 'tizen', 'vewd', 'foxxum'] as const)(
    '[SHELL-28] without the maker`s functions %s is as if both were off',
    (id) => {
      const { platform } = page({ id });
      const told: boolean[] = [];
      platform.watchVoiceGuide((on) => told.push(on));
      platform.watchCaptions((on) => told.push(on));
      expect(told).toEqual([false, false]);
    },
  );

  it('the browser adapter reports language and sizes, and voice guide and captions as off', async () => {
    const { platform } = page();
    const told: boolean[] = [];
    platform.watchVoiceGuide((on) => told.push(on));
    platform.watchCaptions((on) => told.push(on));
    expect(platform.language()).toBe('pa');
    expect(platform.screen()).toEqual({ width: 1280, height: 720 });
    expect(platform.maxVideo()).toEqual({ width: 3840, height: 2160 });
    expect(platform.deviceClass()).toBe('middle');
    expect(page({ deviceMemory: 8 }).platform.deviceClass()).toBe('high');
    expect(await platform.deviceId()).toBeNull();
    expect(told).toEqual([false, false]);
    expect(page({ language: '' }).platform.language()).toBeNull();
  });

  it('exit closes the window', () => {
    const { platform, target } = page();
    platform.exit();
    platform.reload();
    expect(target.close).toHaveBeenCalledTimes(1);
    expect(target.location.reload).toHaveBeenCalledTimes(1);
  });
});
