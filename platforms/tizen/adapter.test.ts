import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ASK_MS } from '../common/ask';
import type { FakePackagedSet } from '../fakeSet';
import type { Platform, RemoteKey } from '../platform';
import { fakePage } from '../testing/fakePage';
import { reportsOf } from '../testing/openSet';
import { createTizenPlatform } from './adapter';
import { installTizen, TIZEN_REMOTE, TIZEN_USER_AGENT } from './fake';
import type { TizenFakeOptions } from './fake';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const agentOf = (version: string): string => TIZEN_USER_AGENT.replace('Tizen 9.0', `Tizen ${version}`);

function open(options: TizenFakeOptions = {}, parts: Parameters<typeof fakePage>[0] = {}) {
  const made = fakePage({ userAgent: TIZEN_USER_AGENT, ...parts });
  installTizen(options, made.page as unknown as Window);
  const { fakeSet: set } = made.page as unknown as { readonly fakeSet: FakePackagedSet };
  return { ...made, set, platform: createTizenPlatform(made.page) };
}

/** What it comes to with all the time that the set may take. */
async function inTime<T>(value: Promise<T>): Promise<T> {
  await vi.advanceTimersByTimeAsync(ASK_MS);
  return value;
}

/** Keys that reach the application. */
function keysOf({ page, platform }: { page: EventTarget; platform: Platform }): (RemoteKey | null)[] {
  const read: (RemoteKey | null)[] = [];
  page.addEventListener('keydown', (event) => {
    const { key, keyCode } = event as KeyboardEvent;
    read.push(platform.readKey({ key, keyCode, inTextField: false }));
  });
  return read;
}

describe('keys', () => {
  it.each(Object.entries(TIZEN_REMOTE))(
    '[DEVICE-02] %s reaches the application by its number',
    (name, code) => {
      const opened = open();
      const read = keysOf(opened);
      opened.platform.registerKeys();
      opened.set.press(code);
      expect(read).toEqual([name]);
    },
  );

  it('[PIN-06] digits too', () => {
    const opened = open();
    const read = keysOf(opened);
    opened.platform.registerKeys();
    for (let digit = 0; digit <= 9; digit += 1) opened.set.press(48 + digit);
    expect(read).toEqual([...'0123456789']);
  });

  it('[DEVICE-02] without registration the set delivers arrows, OK and back alone, and never the volume', () => {
    const opened = open();
    const read = keysOf(opened);
    for (const code of Object.values(TIZEN_REMOTE)) opened.set.press(code);
    opened.platform.registerKeys();
    for (const volume of [447, 448, 449]) opened.set.press(volume);
    expect(read).toEqual(['left', 'up', 'right', 'down', 'enter', 'back']);
  });

  it('[DEVICE-02] one name that the set refuses does not stop the next', () => {
    const opened = open({ withoutKeys: ['MediaPlay', 'ColorF0Red'] });
    const read = keysOf(opened);
    opened.platform.registerKeys();
    for (const code of [TIZEN_REMOTE.play!, TIZEN_REMOTE.red!, TIZEN_REMOTE.pause!, TIZEN_REMOTE.blue!])
      opened.set.press(code);
    expect(read).toEqual(['pause', 'blue']);
  });

  it.each<TizenFakeOptions>([
    { withoutPrivileges: ['tv.inputdevice'] },
    { faults: { tvinputdevice: 'missing' } },
  ])('[DEVICE-02] with %j the keys that need no registration are left', (options) => {
    const opened = open(options);
    const read = keysOf(opened);
    opened.platform.registerKeys();
    for (const code of [TIZEN_REMOTE.play!, TIZEN_REMOTE.back!]) opened.set.press(code);
    expect(read).toEqual(['back']);
  });

  it.each([
    [65376, 'enter'],
    [65385, 'back'],
    [10072, null],
    [99_999, null],
  ])('[KEYB-08] key %i of the system`s keyboard or of nobody is %s', (keyCode, key) => {
    expect(open().platform.readKey({ keyCode, key: '', inTextField: true })).toBe(key);
  });
});

describe('what the set tells', () => {
  it('[SHELL-14] device id, language, panel, HDR and model', async () => {
    const { platform } = open({ locale: 'pa_IN' }, { language: 'en-US' });
    expect(await inTime(platform.deviceId())).toBe('XTSOMSXZK23HA');
    expect(await inTime(platform.language())).toBe('pa');
    expect(platform.maxVideo()).toEqual({ width: 3840, height: 2160 });
    expect(await platform.hdr()).toBe(true);
    expect(platform.facts()).toMatchObject({ id: 'tizen', model: 'UN55DU8000', userAgent: TIZEN_USER_AGENT });
    expect(open({ panel: '8K' }).platform.maxVideo()).toEqual({ width: 7680, height: 4320 });
  });

  it.each([
    ['', null],
    ['x'.repeat(10_240), null],
    ['x'.repeat(257), null],
    ['x'.repeat(256), 'x'.repeat(256)],
    ['two words', null],
    ['line\nbreak', null],
    ['bell\u0007', null],
    ['ключ', null],
  ])('[SHELL-14] the device id %j is taken as %j', async (deviceId, taken) => {
    expect(await open({ deviceId }).platform.deviceId()).toBe(taken);
  });

  it.each<TizenFakeOptions>([
    { faults: { webapis: 'missing' }, locale: 'pa_IN' },
    { faults: { webapis: 'missing', tizen: 'missing' } },
    { faults: { productinfo: 'missing', avinfo: 'missing', systeminfo: 'missing' } },
    { faults: { productinfo: 'throws', avinfo: 'throws', systeminfo: 'throws' } },
    {
      faults: {
        getDuid: 'nonsense',
        isUdPanelSupported: 'nonsense',
        is8KPanelSupported: 'nonsense',
        isHdrTvSupport: 'nonsense',
        getPropertyValue: 'silent',
        getRealModel: 'missing',
      },
    },
    {
      withoutPrivileges: ['productinfo'],
      hdr: false,
      panel: 'HD',
      faults: { getRealModel: 'throws', getPropertyValue: 'throws' },
    },
  ])('[SHELL-14] with %j it has the browser`s language and panel, and no id', async (options) => {
    const { platform } = open(options);
    expect(await inTime(platform.deviceId())).toBeNull();
    expect(await inTime(platform.language())).toBe('pa');
    expect(platform.maxVideo()).toEqual({ width: 3840, height: 2160 });
    expect(await inTime(platform.hdr())).toBe(false);
    expect(platform.facts().model).toBeNull();
  });

  it.each([
    ['3.0', 'com.microsoft.playready'],
    ['5.5', 'com.microsoft.playready'],
    ['6.0', 'com.widevine.alpha'],
    ['10.0', 'com.widevine.alpha'],
  ])('[PLAYER-30] Tizen %s is asked for %s first, and for the others after it', (version, first) => {
    const { keySystems } = open({}, { userAgent: agentOf(version) }).platform;
    expect(keySystems[0]).toBe(first);
    expect(keySystems.toSorted()).toEqual([
      'com.apple.fps',
      'com.microsoft.playready',
      'com.widevine.alpha',
      'org.w3.clearkey',
    ]);
  });
});

describe('network', () => {
  it('[DEVICE-11, DEVICE-12] comes from Samsung’s own API, not from the browser’s events', async () => {
    const { navigator, page, platform, set } = open({}, { onLine: false });
    const { told, stop } = reportsOf(platform.watchNetwork);
    navigator.onLine = true;
    page.dispatchEvent(new Event('offline'));
    for (const connected of [false, true]) {
      set.setNetwork(connected);
      await vi.advanceTimersByTimeAsync(100);
    }
    stop();
    set.setNetwork(false);
    await vi.advanceTimersByTimeAsync(100);
    expect(told).toEqual([true, false, true]);
  });

  it.each<TizenFakeOptions>([
    { withoutPrivileges: ['network.public'] },
    { faults: { addNetworkStateChangeListener: 'throws' } },
    { faults: { addNetworkStateChangeListener: 'missing' } },
    { faults: { network: 'missing' } },
    { faults: { webapis: 'missing' } },
  ])('[DEVICE-12] with %j it comes from the browser’s events', (options) => {
    const { navigator, page, platform } = open(options);
    const { told, stop } = reportsOf(platform.watchNetwork);
    navigator.onLine = false;
    page.dispatchEvent(new Event('offline'));
    stop();
    page.dispatchEvent(new Event('offline'));
    expect(told).toEqual([true, false]);
  });

  it('[DEVICE-12] where only the state cannot be read, the browser’s is told at Samsung’s events', async () => {
    const { navigator, platform, set } = open({ faults: { isConnectedToGateway: 'throws' } });
    const { told } = reportsOf(platform.watchNetwork);
    navigator.onLine = false;
    set.setNetwork(false);
    await vi.advanceTimersByTimeAsync(100);
    expect(told).toEqual([true, false]);
  });
});

describe('settings of the menus', () => {
  it('[SHELL-28] captions are told at their event', async () => {
    const { platform, set } = open();
    const { told, stop } = reportsOf(platform.watchCaptions);
    set.setCaptions(true);
    await vi.advanceTimersByTimeAsync(100);
    stop();
    set.setCaptions(false);
    await vi.advanceTimersByTimeAsync(100);
    expect(told).toEqual([false, true]);
  });

  it('[SHELL-28] the voice guide is read again when the application is shown', () => {
    const { platform, set } = open();
    const { told, stop } = reportsOf(platform.watchVoiceGuide);
    set.setVisible(false);
    set.setVoiceGuide(true);
    expect(told).toEqual([false]);
    set.setVisible(true);
    stop();
    set.setVoiceGuide(false);
    set.setVisible(true);
    expect(told).toEqual([false, true]);
  });

  it('high contrast is told', () => {
    expect(reportsOf(open({ contrast: true }).platform.watchContrast).told).toEqual([true]);
  });

  it.each<TizenFakeOptions>([
    { faults: { tvinfo: 'missing' } },
    { faults: { getMenuValue: 'throws' } },
    { faults: { getMenuValue: 'nonsense' } },
    { faults: { TvInfoMenuKey: 'missing' } },
    { faults: { addCaptionChangeListener: 'throws', getMenuValue: 'missing' } },
  ])('[SHELL-28] with %j all are off', (options) => {
    const { platform, set } = open({ captions: true, voiceGuide: true, contrast: true, ...options });
    const watches = [platform.watchCaptions, platform.watchVoiceGuide, platform.watchContrast].map(reportsOf);
    set.setVisible(true);
    for (const { stop } of watches) stop();
    expect(watches.map(({ told }) => told)).toEqual([[false], [false], [false]]);
  });
});

describe('launch', () => {
  it('[ROUTE-37] the home screen’s payload is a route', () => {
    const launch = { values: JSON.stringify({ path: '/asset/a1/watch' }) };
    expect(open({ launch }).platform.launch()).toEqual({ path: '/asset/a1/watch' });
  });

  it('[ROUTE-37] a running application is asked by an event', async () => {
    const { platform, set } = open();
    const asked: unknown[] = [];
    const stop = platform.watchLaunch((request) => asked.push(request));
    expect(platform.launch()).toBeNull();
    for (const request of [{ path: '/asset/a2' }, null, { path: '/asset/../settings' }]) {
      set.launch(request);
      await vi.advanceTimersByTimeAsync(100);
    }
    stop();
    set.launch({ path: '/asset/a3' });
    await vi.advanceTimersByTimeAsync(100);
    expect(asked).toEqual([{ path: '/asset/a2' }, null, null]);
  });

  it.each<TizenFakeOptions>([
    { faults: { getRequestedAppControl: 'throws' } },
    { faults: { getCurrentApplication: 'throws' } },
    { faults: { getCurrentApplication: 'nonsense' } },
    { faults: { application: 'missing' } },
    { launch: '{' },
    { launch: '' },
    { launch: 'null' },
  ])('[ROUTE-37] with %j there is no request', (options) => {
    expect(open({ launch: { path: '/asset/a1' }, ...options }).platform.launch()).toBeNull();
  });
});

describe('life', () => {
  it('[ROUTE-35, ROUTE-36] back asks, and exit ends the application by Samsung’s call', () => {
    const { page, platform, set } = open();
    expect(platform.mainLevelBack).toBe('confirm');
    platform.exit();
    expect(set.calls).toEqual(['exit']);
    expect(page.close).not.toHaveBeenCalled();
  });

  it.each<TizenFakeOptions>([
    { faults: { application: 'missing' } },
    { faults: { getCurrentApplication: 'nonsense' } },
    { faults: { tizen: 'missing' } },
  ])('[ROUTE-36] with %j exit closes the window', (options) => {
    const { page, platform } = open(options);
    platform.exit();
    expect(page.close).toHaveBeenCalledTimes(1);
  });

  it('the screen saver is off while a film runs', () => {
    const { platform, set } = open();
    platform.keepAwake(true);
    platform.keepAwake(false);
    expect(set.calls).toEqual(['screen saver off', 'screen saver on']);
  });

  it.each<TizenFakeOptions>([
    { faults: { appcommon: 'missing' } },
    { faults: { AppCommonScreenSaverState: 'missing' } },
    { faults: { setScreenSaver: 'throws' } },
  ])('with %j a wake lock stands in for Samsung’s switch', (options) => {
    const request = vi.fn(() => Promise.resolve({ release: () => Promise.resolve() }));
    const { navigator, page } = fakePage({ userAgent: TIZEN_USER_AGENT });
    Object.assign(navigator, { wakeLock: { request } });
    installTizen(options, page as unknown as Window);
    createTizenPlatform(page).keepAwake(true);
    expect(request).toHaveBeenCalledWith('screen');
  });

  it('history is in memory in a package', () => {
    expect(open({}, { protocol: 'file:' }).platform.history).toBe('memory');
  });
});

it('the fake is self-contained, since it is sent into pages as text', async () => {
  const made = fakePage({ userAgent: TIZEN_USER_AGENT });
  const install = new Function(`return (${installTizen.toString()})`)() as typeof installTizen;
  install({}, made.page as unknown as Window);
  const id = inTime(createTizenPlatform(made.page).deviceId());
  expect(await id).not.toBeNull();
});
