/**
 * A Hisense set, after VIDAA's "WebApp Development Guide" (2020) and the lists of its global functions that were read from sets.
 * The functions answer at once; the set has no event for a change of its menu, and none for its network beside the browser's.
 */
import type { FakeOptions, FakeRemote, FakeSet } from '../fakeSet';

export const VIDAA_USER_AGENT =
  'Mozilla/5.0 (Linux; Linux arm) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/88.0.4324.182 Odin/88.4324.2.10 Safari/537.36 Model/Hisense-MT9602 VIDAA/5.0(Hisense;SmartTV;58A53FXVT;MTK9602)';

export const VIDAA_REMOTE: FakeRemote = {
  left: 37,
  up: 38,
  right: 39,
  down: 40,
  enter: 13,
  back: 8,
  play: 415,
  pause: 19,
  playPause: 463,
  stop: 413,
  rewind: 412,
  fastForward: 417,
  channelUp: 427,
  channelDown: 428,
  red: 403,
  green: 404,
  yellow: 405,
  blue: 406,
};

/** Beside what every fake takes. */
export interface VidaaFakeOptions extends FakeOptions {
  /** The constants on `window`. Default: those that belong to `VIDAA_REMOTE`; null for a set without any. */
  readonly constants?: Readonly<Record<string, number>> | null;
  readonly uhd?: boolean;
  /** '0' none, '1' HDR10, '2' HLG, '3' both, '4' HDR10+ too; sets seen also say 'not support'. */
  readonly hdr?: string;
  /** ISO 639-2: three letters. */
  readonly language?: string;
  readonly captions?: boolean;
  readonly voiceGuide?: boolean;
  readonly highContrast?: boolean;
}

/** What the set puts on the page before its first script. Self-contained: it is sent into pages as text. */
export function installVidaa(
  options: VidaaFakeOptions = {},
  page: Window & { fakeSet?: FakeSet } = window,
): void {
  const { faults = {} } = options;
  const calls: string[] = [];
  const state = {
    network: true,
    captions: options.captions ?? false,
    voiceGuide: options.voiceGuide ?? false,
  };
  const members: Record<string, () => unknown> = {
    Hisense_GetDeviceID: () => options.deviceId ?? '861003009000006000000641a9ceff9b0d3706276f8712e3d4b793d8',
    Hisense_GetOSVersion: () => 'U05.00',
    Hisense_Get4KSupportState: () => options.uhd ?? true,
    Hisense_GetSupportForHDR: () => options.hdr ?? '3',
    Hisense_GetTTSEnable: () => state.voiceGuide,
    Hisense_GetTTSLanguage: () => 'eng',
    Hisense_GetTTSRate: () => 2,
    Hisense_GetTTSPitch: () => 1,
    Hisense_GetSubtitleStatus: () => state.captions,
    Hisense_GetHighContrastMenuStatus: () => options.highContrast ?? false,
    Hisense_GetMenuLanguageCode: () => options.language ?? 'eng',
    Hisense_GetNetStatus: () => state.network,
    Hisense_enableVKB: () => void calls.push('keyboard on'),
    Hisense_disableVKB: () => void calls.push('keyboard off'),
  };
  const target = page as unknown as Record<string, unknown>;
  for (const [name, run] of Object.entries(members)) {
    if (faults[name] === 'missing') continue;
    target[name] = () => {
      if (faults[name] === 'throws') throw new Error(`${name}: no such method`);
      return faults[name] === 'nonsense' ? '[object Object]' : run();
    };
  }
  const constants = options.constants === undefined ? VK() : (options.constants ?? {});
  for (const [name, code] of Object.entries(constants)) target[name] = code;
  page.close = () => void calls.push('exit');
  page.fakeSet = {
    calls,
    setNetwork: (connected) => {
      state.network = connected;
    },
    // The menu, which lay over the application, closes.
    setCaptions: (on) => {
      state.captions = on;
      page.dispatchEvent(new Event('focus'));
    },
    setVoiceGuide: (on) => {
      state.voiceGuide = on;
      page.dispatchEvent(new Event('focus'));
    },
  };

  function VK(): Readonly<Record<string, number>> {
    return {
      VK_LEFT: 37,
      VK_UP: 38,
      VK_RIGHT: 39,
      VK_DOWN: 40,
      VK_ENTER: 13,
      VK_BACK_SPACE: 8,
      VK_PLAY: 415,
      VK_PAUSE: 19,
      VK_PLAY_PAUSE: 463,
      VK_STOP: 413,
      VK_REWIND: 412,
      VK_FAST_FWD: 417,
      VK_CHANNEL_UP: 427,
      VK_CHANNEL_DOWN: 428,
      VK_RED: 403,
      VK_GREEN: 404,
      VK_YELLOW: 405,
      VK_BLUE: 406,
    };
  }
}
