import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openSet, reportsOf } from '../testing/openSet';
import { createVidaaPlatform } from './adapter';
import { installVidaa, VIDAA_REMOTE, VIDAA_USER_AGENT } from './fake';
import type { VidaaFakeOptions } from './fake';
import { menuLanguage } from './menuLanguage';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const open = (options: VidaaFakeOptions = {}, parts: object = {}) =>
  openSet({
    userAgent: VIDAA_USER_AGENT,
    install: installVidaa,
    options,
    create: createVidaaPlatform,
    parts,
  });

const FUNCTIONS = [
  'GetDeviceID',
  'Get4KSupportState',
  'GetSupportForHDR',
  'GetTTSEnable',
  'GetSubtitleStatus',
  'GetHighContrastMenuStatus',
  'GetMenuLanguageCode',
  'GetNetStatus',
  'enableVKB',
  'disableVKB',
].map((name) => `Hisense_${name}`);

describe('a Hisense set', () => {
  it.each([
    ['with the set`s constants', undefined],
    ['without them', null],
  ])('[DEVICE-02] reads each key of its remote %s', (_, constants) => {
    const { platform } = open(constants === null ? { constants } : {});
    for (const [name, keyCode] of Object.entries(VIDAA_REMOTE)) {
      // No table has its number: only the set itself tells it.
      if (name === 'playPause' && constants === null) continue;
      expect(platform.readKey({ keyCode, key: '', inTextField: false }), name).toBe(name);
    }
  });

  it('[DEVICE-02] its constants decide about numbers that mean another key elsewhere', () => {
    // A table of one brand, whose numbers are volume, channels and tracks on others.
    const constants = { VK_PLAY: 424, VK_STOP: 425, VK_FAST_FWD: 427, VK_REWIND: 428, VK_CHANNEL_UP: 415 };
    const { platform } = open({ constants });
    const read = (keyCode: number) => platform.readKey({ keyCode, key: '', inTextField: false });
    expect([424, 425, 427, 428, 415, 412, 999].map(read)).toEqual([
      'play',
      'stop',
      'fastForward',
      'rewind',
      'channelUp',
      'rewind',
      null,
    ]);
  });

  it('[SHELL-14] its id is the set`s, 56 characters', async () => {
    expect(await open().platform.deviceId()).toBe('861003009000006000000641a9ceff9b0d3706276f8712e3d4b793d8');
  });

  it.each([
    [true, VIDAA_USER_AGENT, 2160],
    [false, `${VIDAA_USER_AGENT} UHD`, 1080],
    [undefined, `${VIDAA_USER_AGENT} UHD`, 2160],
    [undefined, `${VIDAA_USER_AGENT} FHD`, 1080],
  ])('its largest video: 4K %s', (uhd, userAgent, height) => {
    const options =
      uhd === undefined ? { faults: { Hisense_Get4KSupportState: 'missing' as const } } : { uhd };
    const { platform } = open(options, { userAgent });
    expect(platform.maxVideo().height).toBe(height);
  });

  it.each([
    ['0', false],
    ['1', true],
    ['4', true],
    ['not support', false],
    ['', false],
  ])('high dynamic range %j: %s', async (hdr, has) => {
    expect(await open({ hdr }).platform.hdr()).toBe(has);
  });

  it.each([
    ['eng', 'en'],
    ['pan', 'pa'],
    ['spa', 'es'],
    ['fre', 'fr'],
    ['ger', 'de'],
    ['CHI', 'zh'],
    ['en-GB', 'en'],
    ['', null],
    ['english', null],
    [7, null],
  ])('the language of its menus %j is %s', (told, code) => {
    expect(menuLanguage(told)).toBe(code);
  });

  it('its language, and the browser`s where its menus have none', async () => {
    expect(await open({ language: 'spa' }).platform.language()).toBe('es');
    expect(await open({ faults: { Hisense_GetMenuLanguageCode: 'missing' } }).platform.language()).toBe('pa');
  });

  it('tells its model', () => {
    expect(open().platform.facts().model).toBe('58A53FXVT');
    expect(open({}, { userAgent: 'VIDAA/5.0' }).platform.facts().model).toBeNull();
    expect(open({}, { globals: { Hisense_GetModelName: () => '55H8G' } }).platform.facts().model).toBe(
      '55H8G',
    );
  });

  it('[DEVICE-12] its network is asked for every two seconds, though the browser says nothing', () => {
    const { platform, set } = open();
    const { told, stop } = reportsOf(platform.watchNetwork);
    set.setNetwork(false);
    vi.advanceTimersByTime(2000);
    set.setNetwork(true);
    vi.advanceTimersByTime(2000);
    expect(told).toEqual([true, false, true]);
    stop();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('[DEVICE-12] a hidden page asks nothing, and asks again when it is shown', () => {
    const { document, platform, set } = open();
    const { told } = reportsOf(platform.watchNetwork);
    document.visibilityState = 'hidden';
    document.dispatchEvent(new Event('visibilitychange'));
    set.setNetwork(false);
    expect(vi.getTimerCount()).toBe(0);
    document.visibilityState = 'visible';
    document.dispatchEvent(new Event('visibilitychange'));
    expect(told).toEqual([true, false]);
  });

  it('[DEVICE-12] where its network function is missing or says neither, the browser`s events count', () => {
    for (const fault of ['missing', 'throws', 'nonsense'] as const) {
      const { navigator, page, platform } = open({ faults: { Hisense_GetNetStatus: fault } });
      const { told } = reportsOf(platform.watchNetwork);
      navigator.onLine = false;
      page.dispatchEvent(new Event('offline'));
      expect(told).toEqual([true, false]);
    }
  });

  it('[SHELL-28] voice guide, captions and contrast are read when the menu that covered the application goes', () => {
    const { document, page, platform, set } = open({ highContrast: true });
    const voice = reportsOf(platform.watchVoiceGuide);
    const captions = reportsOf(platform.watchCaptions);
    const contrast = reportsOf(platform.watchContrast);
    Object.assign(page, { Hisense_GetTTSEnable: () => true });
    document.dispatchEvent(new Event('visibilitychange'));
    set.setCaptions(true);
    for (const { stop } of [voice, captions, contrast]) stop();
    set.setCaptions(false);
    expect([voice.told, captions.told, contrast.told]).toEqual([[false, true], [false, true], [true]]);
  });

  it.each([
    [1, true],
    ['1', true],
    ['true', true],
    [0, false],
    ['', false],
    [undefined, false],
  ])('[SHELL-28] a setting that is %j means %s', (says, on) => {
    const { page, platform } = open();
    Object.assign(page, { Hisense_GetTTSEnable: () => says });
    expect(reportsOf(platform.watchVoiceGuide).told).toEqual([on]);
  });

  it('[ROUTE-37] is launched at the route in its URL', () => {
    expect(open({}, { search: '?path=/asset/a1' }).platform.launch()).toEqual({ path: '/asset/a1' });
    expect(open().platform.launch()).toBeNull();
  });

  it('[KEYB-09] keeps the set`s keyboard closed while it runs, and gives it back on exit', () => {
    const { platform, set } = open();
    platform.registerKeys();
    platform.exit();
    expect(set.calls).toEqual(['keyboard off', 'keyboard on', 'exit']);
  });
});

describe('the voice of a Hisense set', () => {
  /** An engine with a voice. */
  function engine(voices: object[] = [{ lang: 'en-US' }]) {
    const said: object[] = [];
    class Utterance {
      lang = '';
      rate = 1;
      pitch = 1;
      constructor(readonly text: string) {}
    }
    return {
      said,
      globals: {
        SpeechSynthesisUtterance: Utterance,
        speechSynthesis: {
          cancel: vi.fn(),
          getVoices: () => voices,
          speak: (utterance: Utterance) => said.push({ ...utterance }),
        },
      },
    };
  }

  it('[SHELL-28] speaks as the set says, while its guide is on', () => {
    const { globals, said } = engine();
    const { platform, set } = open({}, { globals });
    expect(platform.speak('Home')).toBe(false);
    set.setVoiceGuide(true);
    expect(platform.speak('Home')).toBe(true);
    expect(said).toEqual([{ text: 'Home', lang: 'en', rate: 2, pitch: 1 }]);
  });

  it('a rate beyond understanding, and none, are the ordinary one', () => {
    for (const rate of [50, 0, '', null, 'fast']) {
      const { globals, said } = engine();
      const { page, platform } = open({ voiceGuide: true }, { globals });
      Object.assign(page, { Hisense_GetTTSRate: () => rate });
      platform.speak('Home');
      expect(said).toMatchObject([{ rate: 1 }]);
    }
  });

  it('an engine without a voice, or whose voice throws, leaves it to the page', () => {
    expect(open({ voiceGuide: true }).platform.speak('Home')).toBe(false);
    expect(open({ voiceGuide: true }, { globals: engine([]).globals }).platform.speak('Home')).toBe(false);
    const { globals } = engine();
    const broken = {
      ...globals,
      speechSynthesis: { ...globals.speechSynthesis, speak: undefined },
    };
    expect(open({ voiceGuide: true }, { globals: broken }).platform.speak('Home')).toBe(false);
  });
});

describe('a Hisense set that is only half there', () => {
  it.each(['missing', 'throws', 'nonsense'] as const)('every function %s: the defaults', async (fault) => {
    const faults = Object.fromEntries(FUNCTIONS.map((name) => [name, fault]));
    const { platform, set } = open({ faults });
    const reports = [platform.watchVoiceGuide, platform.watchCaptions, platform.watchContrast].map(reportsOf);
    platform.registerKeys();
    expect(await platform.deviceId()).toBeNull();
    expect(await platform.language()).toBe('pa');
    expect(await platform.hdr()).toBe(false);
    expect(platform.maxVideo()).toEqual({ width: 1920, height: 1080 });
    expect(reports.map(({ told }) => told)).toEqual([[false], [false], [false]]);
    platform.exit();
    expect(set.calls).toEqual(['exit']);
  });

  it.each([[''], ['x'.repeat(10_240)]])('[SHELL-14] an id that is none', async (deviceId) => {
    expect(await open({ deviceId }).platform.deviceId()).toBeNull();
  });
});
