import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ASK_MS } from '../common/ask';
import type { RemoteKey } from '../platform';
import { fakePage } from '../testing/fakePage';
import { reportsOf } from '../testing/openSet';
import { createWebosPlatform } from './adapter';
import { installWebos, WEBOS_REMOTE, WEBOS_USER_AGENT } from './fake';
import type { FakeWebosSet, WebosFakeOptions } from './fake';
import { webosVersion } from './version';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const agentOf = (chrome: string): string => WEBOS_USER_AGENT.replace('94.0.4606.128', chrome);
const WEBOS_3 = agentOf('38.0.2125.122');
const WEBOS_4 = agentOf('53.0.2785.34');
const WEBOS_5 = agentOf('68.0.3440.106');
const WEBOS_6 = agentOf('79.0.3945.79');

function open(options: WebosFakeOptions = {}, parts: Parameters<typeof fakePage>[0] = {}) {
  const made = fakePage({ userAgent: WEBOS_USER_AGENT, ...parts });
  installWebos(options, made.page as unknown as Window);
  const { fakeSet: set } = made.page as unknown as { readonly fakeSet: FakeWebosSet };
  return { ...made, set, platform: createWebosPlatform(made.page) };
}

/** What it comes to with all the time that the set may take. */
async function inTime<T>(value: Promise<T>): Promise<T> {
  await vi.advanceTimersByTimeAsync(ASK_MS);
  return value;
}

const someTime = (): Promise<unknown> => vi.advanceTimersByTimeAsync(100);

describe('version', () => {
  it.each([
    ['Mozilla/5.0 (Web0S; Linux/SmartTV) AppleWebKit/538.2 Large Screen Safari/538.2', 2],
    [WEBOS_3, 3],
    [WEBOS_4, 4],
    [WEBOS_5, 5],
    [WEBOS_6, 6],
    [agentOf('87.0.4280.88'), 22],
    [WEBOS_USER_AGENT, 23],
    [agentOf('108.0.5359.211'), 24],
    [agentOf('120.0.6099.272'), 25],
    [agentOf('132.0.6834.0'), 26],
  ])('[DEVICE-10] %s is webOS %i', (userAgent, version) => {
    expect(webosVersion(userAgent)).toBe(version);
  });
});

describe('keys', () => {
  it('[DEVICE-02, PIN-06] each key of the remote reaches the application by its number, and no other', () => {
    const { page, platform, set } = open();
    const read: (RemoteKey | null)[] = [];
    page.addEventListener('keydown', (event) => {
      const { key, keyCode } = event as KeyboardEvent;
      read.push(platform.readKey({ key, keyCode, inTextField: false }));
    });
    platform.registerKeys();
    for (const code of Object.values(WEBOS_REMOTE)) set.press(code);
    for (let digit = 0; digit <= 9; digit += 1) set.press(48 + digit);
    for (const foreign of [10_009, 27, 8, 1536]) set.press(foreign);
    expect(read).toEqual([...Object.keys(WEBOS_REMOTE), ...'0123456789']);
    expect(platform.readKey({ keyCode: 10_009, key: '', inTextField: false })).toBeNull();
  });
});

describe('what the set tells', () => {
  it('[SHELL-14] device id, language, panel, HDR and model', async () => {
    const { platform } = open({ locale: 'pa-IN', panel: '8K' }, { language: 'en-US' });
    expect(await inTime(platform.deviceId())).toBe('3f0c8a52-9b1e-4f65-a9c0-2d7b6f1e4c11');
    expect(await platform.language()).toBe('pa');
    expect(platform.maxVideo()).toEqual({ width: 7680, height: 4320 });
    expect(await platform.hdr()).toBe(true);
    expect(platform.facts()).toMatchObject({ id: 'webos', model: 'OLED55C3' });
  });

  it('the video’s plane is its size until the panel is told, and where it never is', async () => {
    const { platform } = open({ panel: '8K' });
    expect(platform.maxVideo()).toEqual({ width: 3840, height: 2160 });
    await someTime();
    expect(platform.maxVideo()).toEqual({ width: 7680, height: 4320 });
    expect(open({ faults: { deviceInfo: 'nonsense' } }).platform.maxVideo()).toEqual({
      width: 3840,
      height: 2160,
    });
  });

  it.each([
    ['', null],
    ['x'.repeat(10_240), null],
    ['two words', null],
    ['lg-1', 'lg-1'],
  ])('[SHELL-14] the device id %j is taken as %j', async (deviceId, taken) => {
    expect(await inTime(open({ deviceId }).platform.deviceId())).toBe(taken);
  });

  it.each(['missing', 'throws', 'silent', 'nonsense'] as const)(
    '[SHELL-14] a bridge that is or does "%s" gives no id in a second, and the defaults',
    async (fault) => {
      const { platform } = open({ faults: { PalmServiceBridge: fault, getIDs: fault, getConfigs: fault } });
      const start = Date.now();
      const id = platform.deviceId().then((value) => [value, Date.now() - start]);
      const [value, waited] = await inTime(id);
      expect(value).toBeNull();
      expect(waited).toBeLessThanOrEqual(1000);
      expect(await inTime(platform.hdr())).toBe(false);
      expect(platform.maxVideo()).toEqual({ width: 3840, height: 2160 });
    },
  );

  it('[SHELL-14] a second answer changes nothing, and without the viewer’s agreement there is no id', async () => {
    const { platform } = open({ faults: { getIDs: 'twice' } });
    expect(await inTime(platform.deviceId())).toBe('3f0c8a52-9b1e-4f65-a9c0-2d7b6f1e4c11');
    expect(await inTime(open({ agreed: false }).platform.deviceId())).toBeNull();
  });

  it.each([
    [WEBOS_3, 'com.microsoft.playready'],
    [WEBOS_4, 'com.widevine.alpha'],
  ])('[PLAYER-30] %s is asked for %s first', (userAgent, first) => {
    const { keySystems } = open({}, { userAgent }).platform;
    expect([keySystems[0], keySystems.length]).toEqual([first, 4]);
  });
});

describe('visibility', () => {
  it.each([
    WEBOS_3,
    'Mozilla/5.0 (Web0S; Linux/SmartTV) AppleWebKit/538.2 Large Screen Safari/538.2',
    WEBOS_4,
    WEBOS_USER_AGENT,
  ])('[DEVICE-10] on %s the set’s own event tells', (userAgent) => {
    const { document, platform, set } = open({}, { userAgent });
    const { told, stop } = reportsOf(platform.watchVisibility);
    set.setVisible(false);
    set.setVisible(true);
    stop();
    set.setVisible(false);
    expect(told).toEqual([true, false, true]);
    expect(document).toBeDefined();
  });

  it.each([
    [WEBOS_3, 'visibilitychange'],
    [WEBOS_4, 'webkitvisibilitychange'],
  ])('[DEVICE-10] on %s %s tells nothing', (userAgent, event) => {
    const { document, platform } = open({}, { userAgent });
    const { told } = reportsOf(platform.watchVisibility);
    Object.assign(document, { webkitHidden: true, visibilityState: 'hidden' });
    document.dispatchEvent(new Event(event));
    expect(told).toEqual([true]);
  });
});

describe('network', () => {
  it('[DEVICE-11, DEVICE-12] comes from LG’s connection manager once it has answered', async () => {
    const { navigator, page, platform, set } = open();
    const { told, stop } = reportsOf(platform.watchNetwork);
    await someTime();
    navigator.onLine = false;
    page.dispatchEvent(new Event('offline'));
    for (const connected of [false, true]) {
      set.setNetwork(connected);
      await someTime();
    }
    stop();
    set.setNetwork(false);
    await someTime();
    expect(told).toEqual([true, true, false, true]);
  });

  it.each(['silent', 'nonsense', 'throws', 'missing'] as const)(
    '[DEVICE-12] where the manager is or does "%s" it comes from the browser’s events',
    async (fault) => {
      const { navigator, page, platform } = open({ faults: { getStatus: fault } });
      const { told, stop } = reportsOf(platform.watchNetwork);
      await someTime();
      navigator.onLine = false;
      page.dispatchEvent(new Event('offline'));
      stop();
      expect(told).toEqual([true, false]);
    },
  );
});

describe('voice', () => {
  it('[SHELL-28] the audio guidance is told at first and at each change', async () => {
    const { platform, set } = open({ voiceGuide: true });
    const { told, stop } = reportsOf(platform.watchVoiceGuide);
    await someTime();
    set.setVoiceGuide(false);
    await someTime();
    stop();
    set.setVoiceGuide(true);
    await someTime();
    expect(told).toEqual([false, true, false]);
  });

  it.each(['silent', 'nonsense', 'throws', 'missing'] as const)(
    '[SHELL-28] settings that are or do "%s" leave it off',
    async (fault) => {
      const { platform } = open({ voiceGuide: true, faults: { getSystemSettings: fault } });
      const { told } = reportsOf(platform.watchVoiceGuide);
      await someTime();
      expect(told).toEqual([false]);
    },
  );

  it('speaks by LG’s service, and says so where there is none', async () => {
    const { platform, set } = open();
    expect(platform.speak('Home')).toBe(true);
    await someTime();
    expect(set.calls).toEqual(['speak Home']);
    expect(open({ faults: { speak: 'throws' } }).platform.speak('Home')).toBe(false);
    expect(open({ faults: { PalmServiceBridge: 'missing' } }).platform.speak('Home')).toBe(false);
  });
});

describe('launch', () => {
  it.each([
    [{ path: '/asset/a1' }, '/asset/a1'],
    [{ contentTarget: '/asset/a1/watch' }, '/asset/a1/watch'],
    [{ contentTarget: JSON.stringify({ path: '/asset/a2' }) }, '/asset/a2'],
    ['{"path":"/asset/a1"}', '/asset/a1'],
    ['{"path":', null],
    ['[]', null],
    ['', null],
    [{ path: '/asset/..' }, null],
    [{ query: 'x' }, null],
  ])('[ROUTE-37] launch parameters %j lead to %j', (launch, path) => {
    expect(open({ launch }).platform.launch()).toEqual(path === null ? null : { path });
  });

  it('[ROUTE-37] a relaunch is told, and brings the application to the front', async () => {
    const { platform, set } = open();
    const asked: unknown[] = [];
    const stop = platform.watchLaunch((request) => asked.push(request));
    for (const request of [{ path: '/asset/a2' }, null]) {
      set.launch(request);
      await someTime();
    }
    stop();
    set.launch({ path: '/asset/a3' });
    await someTime();
    expect(asked).toEqual([{ path: '/asset/a2' }, null]);
    expect(set.calls).toEqual(['activate', 'activate']);
  });

  it('[ROUTE-37] without the system’s object there is no request, and a relaunch does not throw', () => {
    const { document, platform } = open({
      launch: { path: '/asset/a1' },
      faults: { webOSSystem: 'missing' },
    });
    const asked: unknown[] = [];
    platform.watchLaunch((request) => asked.push(request));
    document.dispatchEvent(Object.assign(new Event('webOSRelaunch'), { detail: { path: '/asset/a1' } }));
    document.dispatchEvent(new Event('webOSRelaunch'));
    expect([platform.launch(), asked]).toEqual([null, [{ path: '/asset/a1' }, null]]);
  });
});

describe('life', () => {
  it.each([
    [WEBOS_3, 'leave', 'home'],
    [WEBOS_4, 'leave', 'home'],
    [WEBOS_5, 'leave', 'home'],
    [WEBOS_6, 'confirm', 'exit'],
    [WEBOS_USER_AGENT, 'confirm', 'exit'],
  ])('[ROUTE-35, ROUTE-36] on %s back is to %s, and the exit is LG’s "%s"', (userAgent, back, call) => {
    const { platform, set } = open({}, { userAgent });
    expect(platform.mainLevelBack).toBe(back);
    platform.exit();
    expect(set.calls).toEqual([call]);
  });

  it.each(['missing', 'throws'] as const)(
    '[ROUTE-36] an old set whose step back is or does "%s" closes the window',
    (fault) => {
      const { platform, set } = open({ faults: { platformBack: fault } }, { userAgent: WEBOS_5 });
      platform.exit();
      expect(set.calls).toEqual(['exit']);
    },
  );

  it('[DEVICE-03, KEYB-09] pointer and keyboard of the system are told; an event without its state changes nothing', () => {
    const { document, platform, set } = open();
    const pointer = reportsOf(platform.watchPointer);
    const keyboard = reportsOf(platform.watchKeyboard);
    set.setPointer(true);
    set.setPointer(false);
    set.setKeyboard(true);
    document.dispatchEvent(new Event('cursorStateChange'));
    pointer.stop();
    keyboard.stop();
    set.setPointer(true);
    set.setKeyboard(false);
    expect([pointer.told, keyboard.told]).toEqual([
      [false, true, false],
      [false, true],
    ]);
  });
});

it('the fake is self-contained, since it is sent into pages as text', async () => {
  const made = fakePage({ userAgent: WEBOS_USER_AGENT });
  const install = new Function(`return (${installWebos.toString()})`)() as typeof installWebos;
  install({}, made.page as unknown as Window);
  const id = inTime(createWebosPlatform(made.page).deviceId());
  expect(await id).not.toBeNull();
});
