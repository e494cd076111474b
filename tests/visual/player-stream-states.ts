/** The player over what is not a film: an advertisement, a live channel. */
import { expect } from 'vitest';
import type { Tv } from '../support/tv';
import { waitForPlayback } from '../support/watching';
import type { Journey } from './journey';
import { bufferedAhead, onFlatVideo } from './steps';

const watchOf = (id: string): string => `/browser/asset/${id}/watch`;

/** A break of one advertisement, paused at its third second. */
async function pauseAd(tv: Tv): Promise<void> {
  await waitForPlayback(tv, 0.2);
  await tv.page.evaluate(() => {
    const video = document.querySelector('video');
    if (video) video.currentTime = 40;
  });
  await tv.waitFor({ id: 'ad-banner' });
  // Its picture, not the place of one that is still to be loaded: a time set before is lost when it comes.
  await tv.page.waitForFunction(() => {
    const video = document.querySelector('video');
    return video !== null && video.readyState >= 2 && video.currentTime < 8;
  });
  await tv.press('enter');
  await tv.waitFor({ id: 'ad-paused' });
  await tv.page.evaluate(() => {
    const video = document.querySelector('video');
    if (video) video.currentTime = 3;
  });
  await tv.waitFor({ id: 'ad-time', name: 'Ad 0:05' });
  await onFlatVideo(tv);
}

/** A channel paused at that second of what can be sought, the end of which stands still with the date. */
function liveAt(second: number): (tv: Tv) => Promise<void> {
  return async (tv) => {
    await tv.page.evaluate((at) => {
      const video = document.querySelector('video');
      if (video) video.currentTime = at;
    }, second);
    await expect.poll(async () => (await tv.find({ id: 'seek-bar' }))?.value).toBe(second);
    await bufferedAhead(tv, second);
  };
}

async function pauseChannel(tv: Tv): Promise<void> {
  await waitForPlayback(tv, 0.2);
  await tv.press('playPause');
  await tv.waitFor({ id: 'play-pause', name: 'Play' });
  await onFlatVideo(tv);
  await liveAt(20)(tv);
}

export const PLAYER_STREAMS: readonly Journey[] = [
  { path: watchOf('wedding-number-four'), stops: [{ name: 'player-ad', steps: pauseAd }] },
  {
    path: watchOf('proscenium-one'),
    stops: [
      { name: 'player-live', steps: pauseChannel },
      { name: 'player-live-behind', steps: liveAt(5) },
    ],
  },
];
