import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ASK_MS } from '../common/ask';
import type { FakeSet } from '../fakeSet';
import { fakePage } from '../testing/fakePage';
import { reportsOf } from '../testing/openSet';
import { createVizioPlatform } from './adapter';
import { installVizioLibrary, VIZIO_LIBRARY, VIZIO_REMOTE, VIZIO_USER_AGENT } from './fake';
import type { VizioFakeOptions } from './fake';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The set serves its library when the script tag asks for it. `served` null: it does not come. */
function open(served: VizioFakeOptions | null = {}, userAgent: string = VIZIO_USER_AGENT) {
  const { document, page } = fakePage({ userAgent });
  const asked: string[] = [];
  const platform = createVizioPlatform(page, (url, onFailure) => {
    asked.push(url);
    if (served === null) setTimeout(onFailure, 5);
    else installVizioLibrary(served, page as unknown as Window);
  });
  const set = (): FakeSet => {
    const { fakeSet } = page as { readonly fakeSet?: FakeSet };
    if (fakeSet === undefined) throw new Error('the library was not served');
    return fakeSet;
  };
  return { asked, document, page, platform, set };
}

/** What it comes to with all the time that the set may take. */
async function inTime<T>(value: Promise<T>): Promise<T> {
  await vi.advanceTimersByTimeAsync(ASK_MS);
  return value;
}

describe('the companion library', () => {
  it('is asked for at the set`s own address, once, after the listener is there', async () => {
    const { asked, platform } = open({ answerMs: 0 });
    expect(asked).toEqual([VIZIO_LIBRARY]);
    expect(await inTime(platform.deviceId())).toBe('b2f3c1d0-vizio-0001');
  });

  it('is not asked for by a browser on a desk, which has the defaults at once', async () => {
    const { asked, page, platform } = open({}, 'Mozilla/5.0 (X11; Linux x86_64) Chrome/130.0.0.0');
    expect(asked).toEqual([]);
    expect(await platform.deviceId()).toBeNull();
    expect(await platform.hdr()).toBe(false);
    platform.exit();
    expect(page.close).toHaveBeenCalledTimes(1);
  });

  it('is not asked for where it is there already', async () => {
    const { page } = fakePage({ userAgent: VIZIO_USER_AGENT });
    installVizioLibrary({}, page as unknown as Window);
    await vi.advanceTimersByTimeAsync(100);
    const addScript = vi.fn();
    const platform = createVizioPlatform(page, addScript);
    expect(addScript).not.toHaveBeenCalled();
    expect(await inTime(platform.deviceId())).toBe('b2f3c1d0-vizio-0001');
  });

  it('[SHELL-14] an id that comes after the time limit does not hold the start', async () => {
    const { platform } = open({ answerMs: ASK_MS * 3 });
    expect(await inTime(platform.deviceId())).toBeNull();
  });

  it('captions are heard of although the library came after the time limit', async () => {
    const { platform, set } = open({ answerMs: ASK_MS * 3 });
    const { told } = reportsOf(platform.watchCaptions);
    await vi.advanceTimersByTimeAsync(ASK_MS * 7);
    set().setCaptions(true);
    expect(told).toEqual([false, true]);
  });

  it.each([
    ['does not come', (_url: string, onFailure: () => void) => onFailure()],
    [
      'cannot be asked for',
      () => {
        throw new Error('blocked');
      },
    ],
  ])('[SHELL-14] nothing waits for a library that %s', async (_, addScript) => {
    const { page } = fakePage({ userAgent: VIZIO_USER_AGENT });
    expect(await createVizioPlatform(page, addScript).deviceId()).toBeNull();
  });
});

describe('a Vizio set', () => {
  it('[DEVICE-02] reads each key of its remote, and has no pointer', () => {
    const { platform } = open();
    for (const [name, keyCode] of Object.entries(VIZIO_REMOTE))
      expect(platform.readKey({ keyCode, key: '', inTextField: false }), name).toBe(name);
    expect(platform.readKey({ keyCode: 127, key: '', inTextField: false })).toBe('back');
    expect(platform.hasPointer).toBe(false);
  });

  it.each([
    [['UHD', 'HD', 'SD'], { width: 3840, height: 2160 }],
    [['HD', 'SD'], { width: 1920, height: 1080 }],
    [['SD'], { width: 1024, height: 576 }],
  ])('its largest video with qualities %j', async (qualities, size) => {
    const { page, platform } = open({ qualities });
    page.devicePixelRatio = 1;
    expect(platform.maxVideo(), 'before it has answered').toEqual({ width: 1920, height: 1080 });
    await vi.advanceTimersByTimeAsync(100);
    expect(platform.maxVideo()).toEqual(size);
  });

  it('tells high dynamic range, model and language', async () => {
    expect(await inTime(open().platform.hdr())).toBe(true);
    expect(await inTime(open({ hdr: [] }).platform.hdr())).toBe(false);
    expect(open().platform.facts().model).toBe('M43Q6-J04');
    const french = open({ language: { code: 'fr', name: 'French' } });
    expect(await inTime(french.platform.language())).toBe('fr');
  });

  it('[SHELL-28] the voice guide follows the document`s events, also one that came before anybody watched', async () => {
    const { platform, set } = open({ voiceGuide: true });
    await vi.advanceTimersByTimeAsync(100);
    const { told, stop } = reportsOf(platform.watchVoiceGuide);
    set().setVoiceGuide(false);
    stop();
    set().setVoiceGuide(true);
    expect(told).toEqual([true, false]);
  });

  it('[SHELL-28] captions follow the handler, of which the set holds one', async () => {
    const { platform, set } = open({ captions: true });
    await vi.advanceTimersByTimeAsync(100);
    const first = reportsOf(platform.watchCaptions);
    const second = reportsOf(platform.watchCaptions);
    set().setCaptions(false);
    first.stop();
    set().setCaptions(true);
    expect([first.told, second.told]).toEqual([
      [true, false],
      [true, false, true],
    ]);
  });

  it('[DEVICE-12] the network follows the window`s events', () => {
    const { platform, set } = open();
    const { told } = reportsOf(platform.watchNetwork);
    set().setNetwork(false);
    set().setNetwork(true);
    expect(told).toEqual([true, false, true]);
  });

  it('speaks, and is silent about what was focused before', async () => {
    const { platform, set } = open();
    expect(platform.speak('Home'), 'before the library').toBe(false);
    await vi.advanceTimersByTimeAsync(100);
    expect(platform.speak('Home')).toBe(true);
    expect(set().calls).toEqual(['silence', 'speak Home']);
  });

  it('[ROUTE-37] is launched at the route in its URL', () => {
    const { page } = fakePage({ userAgent: VIZIO_USER_AGENT, search: '?path=/asset/a1/watch' });
    expect(createVizioPlatform(page, () => {}).launch()).toEqual({ path: '/asset/a1/watch' });
    expect(open().platform.launch()).toBeNull();
  });

  it('[ROUTE-36] exit is the library`s, once', async () => {
    const { page, platform, set } = open();
    await vi.advanceTimersByTimeAsync(100);
    platform.exit();
    expect(set().calls).toEqual(['exit']);
    expect(page.close).not.toHaveBeenCalled();
  });
});

describe('a Vizio set that is only half there', () => {
  it.each([
    ['getDeviceId', 'missing'],
    ['getDeviceId', 'throws'],
    ['getDeviceId', 'silent'],
    ['getDeviceId', 'nonsense'],
  ] as const)('[SHELL-14] %s %s: no id, and no longer than the time limit', async (member, fault) => {
    const { platform } = open({ faults: { [member]: fault } });
    expect(await inTime(platform.deviceId())).toBeNull();
  });

  it.each([[''], ['x'.repeat(10_240)], ['with space']])(
    '[SHELL-14] an id that is none: %.12s',
    async (deviceId) => {
      expect(await inTime(open({ deviceId }).platform.deviceId())).toBeNull();
    },
  );

  it('an answer that comes twice is taken once', async () => {
    const { platform } = open({
      faults: { getDeviceId: 'twice', setClosedCaptionHandler: 'twice' },
      captions: true,
    });
    const { told } = reportsOf(platform.watchCaptions);
    expect(await inTime(platform.deviceId())).toBe('b2f3c1d0-vizio-0001');
    expect(told).toEqual([false, true]);
  });

  it.each(['missing', 'throws', 'silent', 'nonsense'] as const)(
    'every member %s: the defaults',
    async (fault) => {
      const names = [
        'getDeviceId',
        'getDevicePlaybackQualities',
        'getDeviceHDRCapabilities',
        'setClosedCaptionHandler',
        'setDeviceLanguageHandler',
        'exitApplication',
        'Chromevox',
      ];
      const faults = Object.fromEntries(names.map((name) => [name, fault]));
      const { page, platform } = open({ faults });
      page.devicePixelRatio = 1;
      const { told } = reportsOf(platform.watchCaptions);
      await vi.advanceTimersByTimeAsync(ASK_MS);
      expect(await inTime(platform.hdr())).toBe(false);
      expect(await inTime(platform.language())).toBe('pa');
      expect(platform.maxVideo()).toEqual({ width: 1920, height: 1080 });
      expect(told).toEqual([false]);
      if (fault === 'missing' || fault === 'throws') {
        expect(platform.speak('Home')).toBe(false);
        platform.exit();
        expect(page.close).toHaveBeenCalledTimes(1);
      }
    },
  );
});
