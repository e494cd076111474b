/** A title of each type, by keys alone and by pointer alone: chosen among what was found, watched, left, and back. */
import { beforeEach, expect, test } from 'vitest';
import { useApp } from '../support/app';
import { pressAndSettle } from '../support/focus';
import { enterAsGuest, walkTo } from '../support/journeys';
import { snapshotOf } from '../support/screenSnapshot';
import { clickOn, hoverOver } from '../support/pointer';
import type { Query } from '../support/scene';
import { pressScreenKey } from '../support/screenKeyboard';
import { mainButtonOf } from '../support/assetPage';
import type { Tv } from '../support/tv';
import { leaveByKeys, leaveByPointer, waitForPlayback } from '../support/watching';

const app = useApp();

interface Found {
  readonly type: string;
  readonly id: string;
  /** What its card reads. */
  readonly card: string;
  /** The title whose page is shown. */
  readonly shows: string;
  /** What its page leads to; null where another row of the table has been through it. */
  readonly film: Film | null;
}

interface Film {
  readonly button: 'Watch' | 'Watch live';
  readonly plays: string;
  /** What names of its manifests fit. */
  readonly manifests: RegExp;
}

const live = (id: string, card: string): Omit<Found, 'type'> => ({
  id,
  card,
  shows: id,
  film: { button: 'Watch live', plays: id, manifests: /\.m3u8$/ },
});
const film = (plays: string): Film => ({ button: 'Watch', plays, manifests: /\.mpd$/ });
const SHOW = 'glass-harbour';

/** One of each type, all open to guests. */
const TITLES: readonly Found[] = [
  { type: 'movie', id: 'night-ferry', card: 'Night Ferry', shows: 'night-ferry', film: film('night-ferry') },
  { type: 'show', id: SHOW, card: 'Glass Harbour', shows: SHOW, film: film('glass-harbour-s1e1') },
  { type: 'live channel', ...live('proscenium-one', 'Proscenium One') },
  { type: 'live event', ...live('vaisakhi-mela-from-anandpur', 'Vaisakhi Mela from Anandpur') },
  { type: 'season', id: 'glass-harbour-s1', card: 'Season 1', shows: SHOW, film: null },
  { type: 'episode', id: 'glass-harbour-s1e2', card: 'Before Breakfast', shows: SHOW, film: null },
];

// This service's own search finds no parts of shows. Another's may: the contract has ids of assets.
beforeEach(async () => {
  await app.reset();
  const hits = TITLES.map(({ id }) => id);
  await app.fault({ match: 'POST /api/search/search', times: null, body: { hits, total: hits.length } });
});

/** What a viewer does with a remote's keys or with its pointer. */
interface Hand {
  /** From the welcome screen to a search for 'a'. */
  search(tv: Tv): Promise<void>;
  /** Moves focus to what fits. */
  moveTo(tv: Tv, query: Query): Promise<unknown>;
  press(tv: Tv, query: Query): Promise<void>;
  leavePlayer(tv: Tv): Promise<void>;
  back(tv: Tv): Promise<void>;
}

const walk: Hand['moveTo'] = (tv, query) => walkTo(tv, query, ['right', 'down', 'left']);

const KEYS: Hand = {
  async search(tv) {
    await enterAsGuest(tv);
    await pressAndSettle(tv, 'left');
    await walkTo(tv, { id: 'menu-search' }, ['down']);
    await tv.press('enter');
    await tv.waitForFocus({ id: 'key-a' });
    await tv.press('enter');
    await pressScreenKey(tv, 'done');
  },
  moveTo: walk,
  async press(tv, query) {
    await walk(tv, query);
    await tv.press('enter');
  },
  leavePlayer: leaveByKeys,
  back: (tv) => tv.press('back'),
};

const POINTER: Hand = {
  async search(tv) {
    await tv.waitForRoute('/browser/welcome');
    await tv.idle();
    await clickOn(tv, { id: 'welcome-guest' });
    await tv.waitForRoute('/browser/home');
    // A click is void while the next screen is not drawn yet.
    await tv.idle();
    await clickOn(tv, { id: 'menu-search' });
    await tv.waitForRoute('/browser/search');
    await tv.idle();
    await clickOn(tv, { id: 'key-a' });
  },
  moveTo: hoverOver,
  press: clickOn,
  leavePlayer: leaveByPointer,
  async back(tv) {
    await tv.page.goBack();
  },
};

const LIVE_LABEL = { role: 'text', name: 'LIVE' } as const;
const PLAYER = { id: 'player', onScreen: false } as const;

/** Names of the manifests the service was asked for. */
const manifests = async (): Promise<string[]> =>
  (await app.requests()).map(({ path }) => path).filter((path) => /\.(mpd|m3u8)$/.test(path));

/** Plays what the page of a title leads to, and leaves it. */
async function watch(tv: Tv, hand: Hand, { button, plays, manifests: kind }: Film): Promise<void> {
  const onAir = button === 'Watch live';
  expect((await tv.find({ id: 'asset-watch' }))?.name).toBe(button);
  expect(await tv.findAll(LIVE_LABEL)).toHaveLength(onAir ? 1 : 0);
  const asked = (await manifests()).length;
  await hand.press(tv, { id: 'asset-watch' });
  await tv.waitForRoute(`/browser/asset/${plays}/watch`);
  await waitForPlayback(tv, 0.3);
  const [first, ...more] = (await manifests()).slice(asked);
  expect(first).toMatch(kind);
  // A live one is asked for again and again as it goes on.
  expect(more.filter((name) => !onAir || !kind.test(name))).toEqual([]);
  expect(await tv.findAll({ ...LIVE_LABEL, onScreen: false, within: PLAYER })).toHaveLength(onAir ? 1 : 0);
  await hand.leavePlayer(tv);
}

test.each([
  ['keys', KEYS],
  ['pointer', POINTER],
] as const)(
  '[ASSET-02, ASSET-03, ASSET-10, ASSET-13, ASSET-17, ASSET-22, ASSET-28, ASSET-29, PLAYER-03, PLAYER-31, SEARCH-10, DEVICE-02, DEVICE-05] by %s alone: each type of title opens its page, plays from its button, as DASH or live as HLS, and leads back to its place in the search',
  // Seven screens and four films.
  { timeout: 90_000 },
  async (_, hand) => {
    const tv = await app.open('/');
    await hand.search(tv);
    await tv.waitFor({ role: 'heading', name: 'Results for a' });
    await tv.idle();
    for (const { type, card, shows, film } of TITLES) {
      const poster: Query = { role: 'listitem', name: card, within: { id: 'results' } };
      await hand.moveTo(tv, poster);
      await tv.idle();
      const before = snapshotOf(await tv.scene());
      await hand.press(tv, poster);
      await mainButtonOf(tv, shows);
      if (film !== null) {
        await watch(tv, hand, film);
        await mainButtonOf(tv, shows);
      }
      await hand.back(tv);
      await tv.waitForRoute('/browser/search');
      await tv.idle();
      expect(snapshotOf(await tv.scene()), type).toEqual(before);
    }
    expect(tv.errors).toEqual([]);
  },
);
