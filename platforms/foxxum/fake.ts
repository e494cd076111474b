/**
 * A set with a Foxxum store on Whale's engine, after partner.zeasn.com: the numbers of CE-HTML, no constants, no library, no device
 * id. Which engine is underneath differs by maker, and with it the agent: the URL that the store opens says that it is Foxxum.
 */
import type { FakeRemote, FakeSet } from '../fakeSet';

export const FOXXUM_USER_AGENT =
  'Mozilla/5.0 (Linux; U; Linux armv7l) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/84.0.4147.125 Safari/537.36 Foxxum/2.1 SmartTV';

export const FOXXUM_REMOTE: FakeRemote = {
  left: 37,
  up: 38,
  right: 39,
  down: 40,
  enter: 13,
  back: 461,
  backSpace: 8,
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
  info: 457,
  caption: 460,
};

/** What is on the page before its first script. Self-contained: it is sent into pages as text. */
export function installFoxxum(_options: object = {}, page: Window & { fakeSet?: FakeSet } = window): void {
  const calls: string[] = [];
  page.close = () => void calls.push('exit');
  page.fakeSet = {
    calls,
    setNetwork: (connected) => {
      Object.defineProperty(page.navigator, 'onLine', { configurable: true, value: connected });
      page.dispatchEvent(new Event(connected ? 'online' : 'offline'));
    },
    setCaptions: () => {},
    setVoiceGuide: () => {},
  };
}
