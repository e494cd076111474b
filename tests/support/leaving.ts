/** The moments at which a viewer may leave the player, and what a film leaves behind. For the soak and for journeys. */
import type { FaultInput } from '../service/faults';
import { goTo } from './journeys';
import { mediaFault } from './mediaFaults';
import { STOP_KEY } from './remote';
import type { SceneNode } from './scene';
import type { Tv } from './tv';
import { waitForPlayback } from './watching';

export interface LeavingMoment {
  readonly name: string;
  /** The title to watch. */
  readonly asset: string;
  readonly faults: readonly FaultInput[];
  /** The key that leaves. Default: stop, from wherever it is pressed. */
  readonly key?: 'back';
  /** Waits for the moment. `requested` waits until the service has got 'METHOD /path' since the player was opened. */
  reach(tv: Tv, requested: (call: RegExp, times?: number) => Promise<void>): Promise<unknown>;
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
  {
    name: 'while an ad plays',
    asset: 'wedding-number-four',
    faults: [],
    reach: async (tv) => {
      await playing(tv);
      await tv.press('right', 3);
      await tv.press('enter');
      await tv.waitFor({ id: 'ad-banner' });
      await playing(tv);
    },
  },
  {
    name: 'while a panel is open',
    asset: 'kavis-cloud',
    faults: [],
    reach: async (tv) => {
      await playing(tv);
      await tv.press('down', 2);
      await tv.waitFor({ id: 'tracks-panel' });
    },
  },
  {
    name: 'while it is tried again after an error',
    asset: 'night-ferry',
    faults: [mediaFault('manifest', 'html')],
    reach: (_tv, requested) => requested(/GET \/.*\.mpd/, 2),
  },
  {
    name: 'at the screen of its error',
    asset: 'night-ferry',
    faults: [{ match: 'POST /api/asset/*/playback', body: [], delayMs: 300 }],
    key: 'back',
    reach: async (tv) => {
      await tv.waitForRoute('/browser/error_with_playback');
      await tv.waitForFocus({ id: 'try-again' });
    },
  },
];

/** Opens the player on a title, as the page's button does, from its beginning. */
export async function watch(tv: Tv, asset: string): Promise<void> {
  await goTo(tv, `/browser/asset/${asset}/watch`, { origin: true, returnAssetId: asset, fromStart: true });
  await tv.waitForRoute(/\/watch$/);
}

/** What is seen and heard of films, in the task of a key and after it. */
export interface FilmsPresent {
  visible: number;
  audible: number;
  elements: number;
  /** The title's cover is in the place of the film. */
  covered: boolean;
}

const KEYS = {
  stop: STOP_KEY,
  back: { key: 'Backspace', code: 'Backspace', keyCode: 8, bubbles: true },
} as const;

/** Presses a key, if one is given, and looks at the films before the page's next task. */
const look = (tv: Tv, key: keyof typeof KEYS | null): Promise<FilmsPresent> =>
  tv.page.evaluate(async (pressed) => {
    if (pressed) window.dispatchEvent(new KeyboardEvent('keydown', pressed));
    const films = [...document.querySelectorAll('video')];
    const present = {
      visible: films.filter((film) => getComputedStyle(film).visibility !== 'hidden').length,
      audible: films.filter((film) => !film.paused && !film.muted).length,
      elements: films.length,
    };
    // What React renders for a key it renders in the key's task, after its handlers.
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    const isCover = ({ id, children }: SceneNode): boolean => id === 'player-cover' || children.some(isCover);
    const covered = window.__tv !== undefined && isCover(window.__tv.scene());
    if (pressed) window.dispatchEvent(new KeyboardEvent('keyup', pressed));
    return { ...present, covered };
  }, key && KEYS[key]);

/** What is there without a key. */
export const filmsPresent = (tv: Tv): Promise<FilmsPresent> => look(tv, null);

/** Presses stop, or another key that leaves, and looks at the films before the page's next task. */
export const leaveAndLook = (tv: Tv, key: keyof typeof KEYS = 'stop'): Promise<FilmsPresent> => look(tv, key);
