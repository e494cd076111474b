/** A remote control for a page: keys as a keyboard sends them, at a pace that a hand could keep. */
import type { Page } from 'playwright';
import { paceOf } from './pace';

/** The remote's keys, as the names a browser's keyboard has for them. */
const KEYS = {
  up: 'ArrowUp',
  down: 'ArrowDown',
  left: 'ArrowLeft',
  right: 'ArrowRight',
  enter: 'Enter',
  back: 'Backspace',
  playPause: 'MediaPlayPause',
} as const;

/** The keys that can be held. */
export type HeldKey = keyof typeof KEYS;
export type RemoteKey = HeldKey | 'stop';

/** The stop key, which Playwright's keyboard does not have: the page gets its events. */
export const STOP_KEY = { key: 'MediaStop', code: 'MediaStop', keyCode: 178, bubbles: true } as const;

/** Longer than the 50 ms for which the app ignores the next key. In the page's time, as all times here. */
export const KEY_PACE_MS = 60;

/** The wall's: a hand that is faster than the machine presses into keys that are still waiting. */
export const LEAST_PAUSE_MS = 20;

/** The repeat of a held key, as remotes send it. */
export const REPEAT_MS = 50;
export const FIRST_REPEAT_MS = 400;

export interface Remote {
  /** Presses and lets go, `times` times, each followed by the pace's pause. */
  press(key: RemoteKey, times?: number): Promise<void>;
  /** Holds a key for that many milliseconds, repeating as a remote does. */
  hold(key: HeldKey, ms: number): Promise<void>;
  /** Digits and letters, for on-screen text boxes that also take a keyboard. */
  type(text: string): Promise<void>;
}

export function createRemote(page: Page): Remote {
  const pause = (ms: number): Promise<void> =>
    page.waitForTimeout(Math.max(Math.min(ms, LEAST_PAUSE_MS), ms / paceOf(page)));
  return {
    async press(key, times = 1) {
      for (let i = 0; i < times; i += 1) {
        if (key === 'stop') await pressStop(page);
        else await tap(page, KEYS[key]);
        await pause(KEY_PACE_MS);
      }
    },
    async hold(key, ms) {
      const end = Date.now() + ms / paceOf(page);
      await page.keyboard.down(KEYS[key]);
      await pause(Math.min(FIRST_REPEAT_MS, ms));
      while (Date.now() < end) {
        // A second "down" without an "up" is a repeat to the page.
        await page.keyboard.down(KEYS[key]);
        await pause(REPEAT_MS);
      }
      await page.keyboard.up(KEYS[key]);
    },
    async type(text) {
      for (const character of text) {
        await page.keyboard.press(character);
        await pause(KEY_PACE_MS);
      }
    },
  };
}

/**
 * Down and up are sent together: at the pace of four a key is held long after 125 ms, and a busy machine takes as long to say
 * that the first has arrived.
 */
async function tap(page: Page, key: string): Promise<void> {
  await Promise.all([page.keyboard.down(key), page.keyboard.up(key)]);
}

function pressStop(page: Page): Promise<void> {
  return page.evaluate((key) => {
    for (const type of ['keydown', 'keyup']) window.dispatchEvent(new KeyboardEvent(type, key));
  }, STOP_KEY);
}
