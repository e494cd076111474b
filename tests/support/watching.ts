/** The player, as journeys pass through it: the picture moves on, and it is left by keys or by pointer. */
import { pressAndExpectOneFocus } from './focus';
import { clickOn, hoverOver } from './pointer';
import { waitForAsset } from './assetPage';
import type { Tv } from './tv';
import { videoSecond } from './videos';

/** A stream has to be fetched and decoded, without hardware's help. */
const START_MS = { timeout: 30_000 };

/**
 * Waits until the stream has played for `seconds`, live ones too. A position that goes back begins anew: the address of the next
 * episode may be there before its stream is.
 * @returns the second it is at
 */
export async function waitForPlayback(tv: Tv, seconds: number): Promise<number> {
  const seen = await tv.page.evaluateHandle(() => ({ least: Number.POSITIVE_INFINITY }));
  await tv.page.waitForFunction(
    ({ before, played }) => {
      const video = document.querySelector('video');
      if (video === null || video.readyState < 2) return false;
      before.least = Math.min(before.least, video.currentTime);
      return video.currentTime > before.least + played;
    },
    { before: seen, played: seconds },
    START_MS,
  );
  return (await videoSecond(tv)) ?? 0;
}

/** Waits until the position of the video, s, is at least that. */
export const waitForSecond = (tv: Tv, second: number): Promise<unknown> =>
  tv.page.waitForFunction(
    (to) => (document.querySelector('video')?.currentTime ?? 0) >= to,
    second,
    START_MS,
  );

/** Seeks forward by steps of 15 s, with OK at the last; not waited for, since another title may begin at once. */
export async function seekForward(tv: Tv, steps: number): Promise<void> {
  await tv.press('right', steps);
  await tv.waitFor({ id: 'seek-target' });
  await tv.press('enter');
}

/** The overlay's own button: there while it is. */
const OVERLAY = { id: 'player-back' } as const;
const NOT_WATCHING = /^(?!.*\/watch)/;

/**
 * By keys: the panel of subtitles and sound, below the overlay's lowest button. The overlay leaves by itself 5 s after the
 * last key; once it is away, a key surely does nothing but show it.
 */
export async function openTracksByKeys(tv: Tv): Promise<void> {
  await tv.waitForGone(OVERLAY);
  await tv.press('down');
  await tv.waitForFocus({ id: 'play-pause' });
  await tv.press('down');
  await tv.waitForFocus({ role: 'radio' });
}

/**
 * Back, once for the overlay when it is there, once for the player; each is waited for, or one would leave the page too. An
 * overlay that comes between the look and the key takes the key: the player is there yet when all is at rest.
 */
export async function leaveByKeys(tv: Tv): Promise<void> {
  while (!NOT_WATCHING.test((await tv.route()).path)) {
    const overlay = await tv.find(OVERLAY);
    await pressAndExpectOneFocus(tv, 'back');
    if (overlay) await tv.waitForGone(OVERLAY);
    else await tv.idle();
  }
}

/** A movement brings the overlay, whose button leads back. */
export async function leaveByPointer(tv: Tv): Promise<void> {
  await hoverOver(tv, { id: 'player', onScreen: false });
  await clickOn(tv, OVERLAY);
}

/** By keys: plays the title whose page comes, and leaves its film; the page is there again when it returns. */
export async function playAndReturn(tv: Tv): Promise<void> {
  await tv.waitForRoute(/\/asset\/[^/]+$/);
  await waitForAsset(tv);
  await tv.waitForFocus({ id: 'asset-watch', name: /^(Watch|Watch again|Continue watching)$/ });
  const { path } = await tv.route();
  await tv.press('enter');
  await tv.waitForRoute(/\/watch$/);
  await waitForPlayback(tv, 0.3);
  await leaveByKeys(tv);
  await tv.waitForRoute(path);
  await waitForAsset(tv);
  await tv.waitForFocus({ id: 'asset-watch' });
}
