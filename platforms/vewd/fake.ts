/**
 * A set with Vewd's browser, after developer.vewd.com "Building Applications" and "Certify for Apps": key constants on `window`,
 * no library, no device id, and none of the three dialogs of a browser. Its agent names the maker's model.
 */
import type { FakeOptions, FakeRemote, FakeSet } from '../fakeSet';

export const VEWD_USER_AGENT =
  'Mozilla/5.0 (Linux armv7l) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/108.0.5359.128 Safari/537.36 OPR/46.0.2207.0 OMI/4.23.2.96.LIMA2.85 Model/Vestel-MB181 VSTVB MB100 FVC/5.0 (VESTEL; MB181; ) SmartTv';

export const VEWD_REMOTE: FakeRemote = {
  left: 37,
  up: 38,
  right: 39,
  down: 40,
  enter: 13,
  back: 461,
  backSpace: 8,
  play: 415,
  pause: 19,
  playPause: 402,
  stop: 413,
  rewind: 412,
  fastForward: 417,
  channelUp: 33,
  channelDown: 34,
  red: 403,
  green: 404,
  yellow: 405,
  blue: 406,
  info: 457,
  caption: 460,
};

/** Beside what every fake takes. */
export interface VewdFakeOptions extends FakeOptions {
  /** The constants on `window`. Default: those that belong to `VEWD_REMOTE`; null for an engine without any. */
  readonly constants?: Readonly<Record<string, number>> | null;
}

/** What the engine puts on the page before its first script. Self-contained: it is sent into pages as text. */
export function installVewd(
  options: VewdFakeOptions = {},
  page: Window & { fakeSet?: FakeSet } = window,
): void {
  const calls: string[] = [];
  const target = page as unknown as Record<string, unknown>;
  const own = {
    VK_LEFT: 37,
    VK_UP: 38,
    VK_RIGHT: 39,
    VK_DOWN: 40,
    VK_ENTER: 13,
    VK_BACK: 461,
    VK_BACK_SPACE: 8,
    VK_PLAY: 415,
    VK_PAUSE: 19,
    VK_PLAY_PAUSE: 402,
    VK_STOP: 413,
    VK_REWIND: 412,
    VK_FAST_FWD: 417,
    VK_CHANNEL_UP: 33,
    VK_CHANNEL_DOWN: 34,
    VK_RED: 403,
    VK_GREEN: 404,
    VK_YELLOW: 405,
    VK_BLUE: 406,
    VK_INFO: 457,
    VK_CAPTION: 460,
  };
  const constants = options.constants === undefined ? own : (options.constants ?? {});
  for (const [name, code] of Object.entries(constants)) target[name] = code;
  for (const name of ['alert', 'confirm', 'prompt']) {
    target[name] = () => {
      throw new Error(`${name} is not supported`);
    };
  }
  page.close = () => void calls.push('exit');
  page.fakeSet = {
    calls,
    // The engine has the browser's own events and no others.
    setNetwork: (connected) => {
      Object.defineProperty(page.navigator, 'onLine', { configurable: true, value: connected });
      page.dispatchEvent(new Event(connected ? 'online' : 'offline'));
    },
    setCaptions: () => {},
    setVoiceGuide: () => {},
  };
}
