/** The moments at which a viewer may leave the player, and what a film leaves behind. For the soak and for journeys. */
import type { FaultInput } from '../service/faults';
import { goTo } from './journeys';
import type { Tv } from './tv';
import { waitForPlayback } from './watching';

export interface LeavingMoment {
  readonly name: string;
  /** The title to watch. */
  readonly asset: string;
  readonly faults: readonly FaultInput[];
  /** Waits for the moment. `requested` waits until the service has got 'METHOD /path' since the player was opened. */
  reach(tv: Tv, requested: (call: RegExp) => Promise<void>): Promise<unknown>;
}

const hang = (match: string): FaultInput => ({ match, hang: true, times: null });

const playing = (tv: Tv): Promise<unknown> => waitForPlayback(tv, 0.2);

export const LEAVING_MOMENTS: readonly LeavingMoment[] = [
  {
    name: 'while its stream is asked for',
    asset: 'night-ferry',
    faults: [hang('POST /api/asset/*/playback')],
    reach: (_tv, requested) => requested(/POST \/api\/asset\/night-ferry\/playback/),
  },
  {
    name: 'while its manifest is loaded',
    asset: 'night-ferry',
    faults: [hang('GET /media/feature/*.mpd'), hang('GET /api/manifest/**')],
    reach: (_tv, requested) => requested(/GET \/.*\.mpd/),
  },
  {
    name: 'while its segments are loaded',
    asset: 'night-ferry',
    faults: [hang('GET /media/feature/*/*.m4s')],
    reach: (_tv, requested) => requested(/GET \/.*\.m4s/),
  },
  {
    name: 'while its licence is fetched',
    asset: 'signal-from-spiti',
    faults: [hang('POST /media/license')],
    reach: (_tv, requested) => requested(/POST \/media\/license/),
  },
  { name: 'while it plays', asset: 'night-ferry', faults: [], reach: playing },
  {
    name: 'while a seek is pending',
    asset: 'night-ferry',
    faults: [],
    reach: async (tv) => {
      await playing(tv);
      await tv.press('right', 2);
      await tv.waitFor({ id: 'seek-target' });
    },
  },
  {
    name: 'while a licensed film plays',
    asset: 'signal-from-spiti',
    faults: [],
    reach: playing,
  },
];

/** Opens the player on a title, as the page's button does. */
export async function watch(tv: Tv, asset: string): Promise<void> {
  await goTo(tv, `/browser/asset/${asset}/watch`, { origin: true, returnAssetId: asset });
  await tv.waitForRoute(/\/watch$/);
}

/** What is seen and heard of films in the task of a key, and after it: 0 visible, 0 audible. */
export const filmsPresent = (tv: Tv): Promise<{ visible: number; audible: number; elements: number }> =>
  tv.page.evaluate(() => {
    const films = [...document.querySelectorAll('video')];
    return {
      visible: films.filter((film) => getComputedStyle(film).visibility !== 'hidden').length,
      audible: films.filter((film) => !film.paused && !film.muted).length,
      elements: films.length,
    };
  });

/** Presses stop and looks at the films before the page's next task. */
export const stopAndLook = (tv: Tv): Promise<{ visible: number; audible: number }> =>
  tv.page.evaluate(() => {
    const key = { key: 'MediaStop', code: 'MediaStop', keyCode: 178, bubbles: true };
    window.dispatchEvent(new KeyboardEvent('keydown', key));
    const films = [...document.querySelectorAll('video')];
    const left = {
      visible: films.filter((film) => getComputedStyle(film).visibility !== 'hidden').length,
      audible: films.filter((film) => !film.paused && !film.muted).length,
    };
    window.dispatchEvent(new KeyboardEvent('keyup', key));
    return left;
  });
