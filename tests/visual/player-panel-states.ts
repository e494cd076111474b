/** The player's controls, and what the viewer opens from them. */
import { pressMoving } from '../support/focus';
import { walkTo } from '../support/journeys';
import { placeOf } from '../support/pointer';
import type { Tv } from '../support/tv';
import type { Journey } from './journey';
import { bufferedAhead, inPunjabi, pausedAt } from './steps';
import { as, profileWith } from './viewers';

/** Past its recap and intro, before its credits. */
const EPISODE_AT = 600;

/** Focus on the first of the buttons at the top, of a player that is paused there. */
function topControlsAt(seconds: number): (tv: Tv) => Promise<void> {
  return async (tv) => {
    await pausedAt(seconds)(tv);
    await pressMoving(tv, 'up', 2);
    await tv.waitForFocus({ id: 'player-tracks' });
  };
}

/** English subtitles, large and with a sample of them in the picture: of no cue is the time certain. */
async function styleSubtitles(tv: Tv): Promise<void> {
  await tv.press('enter');
  await tv.waitForFocus({ id: 'text-' });
  await pressMoving(tv, 'right', 2);
  await tv.waitForFocus({ id: 'subtitle-size-L' });
  await tv.press('enter');
  await tv.waitFor({ id: 'subtitles' });
}

/** Back at the controls, the panel of another of them. */
function openAnother(control: string, entry?: string): (tv: Tv) => Promise<void> {
  return async (tv) => {
    await tv.press('back');
    await tv.waitFor({ id: control });
    await walkTo(tv, { id: control }, ['right', 'left']);
    await tv.press('enter');
    await tv.waitForFocus(entry === undefined ? { role: 'listitem' } : { id: entry });
  };
}

/** A fixed height: which one AUTO plays depends on the moment. */
async function fixQuality(tv: Tv): Promise<void> {
  await openAnother('player-quality', 'quality-auto')(tv);
  await pressMoving(tv, 'down', 2);
  await tv.press('enter');
  await tv.waitFor({ name: '540p', role: 'radio' });
}

/** The pointer holds the knob at two thirds of the bar: keys would let go of it by themselves. */
async function dragAlongBar(tv: Tv): Promise<void> {
  const [x, y] = await placeOf(tv, { id: 'seek-bar' }, 0.66);
  await tv.page.mouse.move(x, y);
  await tv.page.mouse.down();
  await tv.waitFor({ id: 'seek-thumbnail' });
}

/** The sequence of keys is the configuration's default. */
const FIGURES_KEYS = ['up', 'up', 'up', 'up', 'right', 'left', 'right', 'left'] as const;

/** What the stream is doing, for engineers: the height and frames of the moment are fixed ones, the buffer has come to rest. */
async function showFigures(tv: Tv): Promise<void> {
  await tv.press('back');
  await tv.waitForFocus({ id: 'player-episodes' });
  await bufferedAhead(tv, EPISODE_AT);
  await tv.page.evaluate(() => {
    Object.defineProperty(HTMLVideoElement.prototype, 'videoHeight', { get: () => 540 });
    HTMLVideoElement.prototype.getVideoPlaybackQuality = () => ({
      creationTime: 0,
      totalVideoFrames: 1500,
      droppedVideoFrames: 2,
      corruptedVideoFrames: 0,
    });
  });
  for (const key of FIGURES_KEYS) await tv.press(key);
  await tv.waitFor({ id: 'stats' });
}

async function tracksPunjabi(tv: Tv): Promise<void> {
  await pausedAt(40)(tv);
  await tv.press('down');
  await tv.waitForFocus({ role: 'radio' });
}

const ASSET = '/browser/asset';

export const PLAYER_PANELS: readonly Journey[] = [
  {
    path: `${ASSET}/the-long-platform/watch`,
    stops: [
      { name: 'player-paused', steps: pausedAt(40), canvas: true },
      { name: 'player-seek-preview', steps: dragAlongBar },
    ],
  },
  {
    path: `${ASSET}/glass-harbour-s1e2/watch`,
    prepare: as('demo'),
    stops: [
      { name: 'player-episode', steps: topControlsAt(EPISODE_AT) },
      { name: 'player-tracks', steps: styleSubtitles, canvas: true },
      { name: 'player-quality', steps: fixQuality },
      { name: 'player-sleep-timer', steps: openAnother('player-sleepTimer', 'sleep-off') },
      { name: 'player-episodes', steps: openAnother('player-episodes') },
      { name: 'player-figures', steps: showFigures },
    ],
  },
  {
    path: `${ASSET}/glass-harbour-s1e2/watch`,
    prepare: as('demo', inPunjabi, profileWith({ language: 'pa' })),
    stops: [{ name: 'player-tracks-punjabi', steps: tracksPunjabi }],
  },
];
