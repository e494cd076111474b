/**
 * A Vizio set, after the sample of VIZIO's companion library (index.js of the "companion library sample app", whose comments name
 * each callback's argument) and platforms' agents. The set serves the library itself at `VIZIO_LIBRARY`; `window.VIZIO` is not
 * there before it has loaded, and its events are the document's.
 */
import type { FakeOptions, FakeRemote, FakeSet } from '../fakeSet';

/** Where the set serves its library. */
export const VIZIO_LIBRARY = 'http://localhost:12345/scfs/cl/js/vizio-companion-lib.js';

export const VIZIO_USER_AGENT =
  'Mozilla/5.0 (X11; Linux armv7l) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/108.0.5359.124 Safari/537.36 CrKey/1.0.999999 VIZIO SmartCast(Conjure/MTKC-108.710.14 FW/1.710.30.2-1 Model/M43Q6-J04)';

/** No colours, no digits, no channels. */
export const VIZIO_REMOTE: FakeRemote = {
  left: 37,
  up: 38,
  right: 39,
  down: 40,
  enter: 13,
  back: 8,
  exit: 27,
  play: 415,
  pause: 19,
  stop: 413,
  rewind: 412,
  fastForward: 417,
};

/** Beside what every fake takes. */
export interface VizioFakeOptions extends FakeOptions {
  readonly qualities?: readonly string[];
  readonly hdr?: readonly string[];
  readonly language?: { readonly code: string; readonly name: string };
  readonly captions?: boolean;
  readonly voiceGuide?: boolean;
}

type Callback = (answer?: unknown) => void;

/** The script that the set serves at the library's address. Self-contained: it is sent into pages as text. */
export function installVizioLibrary(
  options: VizioFakeOptions = {},
  page: Window & { VIZIO?: object; fakeSet?: FakeSet } = window,
): void {
  const { faults = {}, answerMs = 30 } = options;
  const calls: string[] = [];
  let captions = options.captions ?? false;
  let captionHandler: Callback | null = null;
  const tell = (name: string): void => void page.document.dispatchEvent(new Event(name));
  /** Answers late, and as the faults say. */
  const answer = (name: string, callback: Callback, value: unknown): void => {
    if (faults[name] === 'silent') return;
    const say = (): void => callback(faults[name] === 'nonsense' ? undefined : value);
    setTimeout(say, answerMs);
    if (faults[name] === 'twice') setTimeout(say, answerMs + 5);
  };
  const members: Record<string, (argument: never) => void> = {
    getDeviceId: (callback: Callback) =>
      answer('getDeviceId', callback, options.deviceId ?? 'b2f3c1d0-vizio-0001'),
    getDevicePlaybackQualities: (callback: Callback) =>
      answer('getDevicePlaybackQualities', callback, options.qualities ?? ['UHD', 'HD', 'SD']),
    getDeviceHDRCapabilities: (callback: Callback) =>
      answer('getDeviceHDRCapabilities', callback, options.hdr ?? ['DolbyVision', 'HDR10']),
    // One handler: a second call replaces the first.
    setClosedCaptionHandler: (handler: Callback) => {
      captionHandler = handler;
      answer('setClosedCaptionHandler', handler, captions);
    },
    setDeviceLanguageHandler: (handler: Callback) =>
      answer('setDeviceLanguageHandler', handler, options.language ?? { code: 'en', name: 'English' }),
    exitApplication: () => void calls.push('exit'),
  };
  const VIZIO: Record<string, unknown> = { deviceModel: 'M43Q6-J04' };
  for (const [name, run] of Object.entries(members)) {
    if (faults[name] === 'missing') continue;
    VIZIO[name] =
      faults[name] === 'throws'
        ? () => {
            throw new Error(`VIZIO.${name} is not ready`);
          }
        : run;
  }
  if (faults.Chromevox !== 'missing') {
    VIZIO.Chromevox = {
      play: (text: string) => {
        if (faults.Chromevox === 'throws') throw new Error('Chromevox is not running');
        calls.push(`speak ${text}`);
      },
      cancel: () => void calls.push('silence'),
    };
  }
  page.fakeSet = {
    calls,
    // Vizio documents the window's own events.
    setNetwork: (connected) => {
      Object.defineProperty(page.navigator, 'onLine', { configurable: true, value: connected });
      page.dispatchEvent(new Event(connected ? 'online' : 'offline'));
    },
    setCaptions: (on) => {
      captions = on;
      captionHandler?.(on);
    },
    setVoiceGuide: (on) => tell(on ? 'VIZIO_TTS_ENABLED' : 'VIZIO_TTS_DISABLED'),
  };
  setTimeout(() => {
    page.VIZIO = VIZIO;
    tell('VIZIO_LIBRARY_DID_LOAD');
    if (options.voiceGuide === true) tell('VIZIO_TTS_ENABLED');
  }, answerMs);
}
