import { describe, expect, it } from 'vitest';
import { settlePromises } from '../../renderer/testing';
import type { Asset, PlaybackSettings } from '../contract';
import { createFollowingTitle } from './followingTitle';
import { NOTHING_FOLLOWS } from './followingView';
import type { FollowingView } from './followingView';
import type { PlaybackRequest, PlaybackSource } from './startSequence';
import { createControllerFixture } from './testing/controllerFixture';
import { anAsset, aPlayback, createFakeSource } from './testing/fakeAssets';
import { NOTHING_CHANGED, playbackSettingsOf } from '../domain/preferences';

const DURATION = 120;
const CREDITS = 100;
const NEXT = { uuid: 'e2', name: 'Second' };

const episode = (changes: Record<string, unknown> = {}): Asset =>
  anAsset({ id: 'e1', type: 'episode', rootId: 'show', nextAsset: NEXT, ...changes });
const movie = (changes: Record<string, unknown> = {}): Asset =>
  episode({ type: 'movie', rootId: null, ...changes });

interface SetUp {
  asset?: Asset;
  next?: Awaited<ReturnType<PlaybackSource['fetchNext']>>;
  similar?: readonly Asset[] | Promise<readonly Asset[]>;
  settings?: Partial<PlaybackSettings> | null;
  credits?: number | null;
  request?: Partial<PlaybackRequest>;
  sleepsAtEnd?: () => boolean;
  /** Second of an ad break. */
  adAt?: number;
  /** Whether the product knows what it plays; true unless told. */
  requested?: boolean;
}

const SETTINGS: PlaybackSettings = {
  playTrailer: true,
  skipIntro: false,
  skipRecap: false,
  skipCredits: false,
  playNextEpisode: true,
};

/** An episode that plays, with credits from 100 s to its end at 120 s. */
async function watching(setUp: SetUp = {}) {
  const {
    asset = episode(),
    next = episode({ id: 'e2', nextAsset: { uuid: 'e3' } }),
    credits = CREDITS,
  } = setUp;
  const settings =
    setUp.settings === null ? playbackSettingsOf(null, NOTHING_CHANGED) : { ...SETTINGS, ...setUp.settings };
  const frames = credits === null ? [] : [{ type: 'credits', start: credits, end: DURATION, id: 'c' }];
  const playlist = setUp.adAt === undefined ? [] : [{ type: 'PLAY_ADS', start: setUp.adAt, url: '/ad' }];
  const titles = new Map([asset, ...(typeof next === 'string' ? [] : [next])].map((each) => [each.id, each]));
  const calls: string[] = [];
  const source: Partial<PlaybackSource> = {
    fetchAsset: (id) => Promise.resolve(titles.get(id) ?? episode({ id, nextAsset: { uuid: `${id}+` } })),
    fetchPlayback: ({ assetId }) => Promise.resolve(aPlayback({ url: `/${assetId}`, frames, playlist })),
    fetchNext: ({ id }) => {
      calls.push(`next of ${id}`);
      return Promise.resolve(next);
    },
    fetchSimilar: ({ id }) => {
      calls.push(`similar to ${id}`);
      return Promise.resolve(setUp.similar ?? []);
    },
  };
  const fixture = createControllerFixture({ source });
  const { clock, controller, engine, events, log, phases } = fixture;
  const first: PlaybackRequest = {
    assetId: asset.id,
    content: 'main',
    startAt: 0,
    anonymous: false,
    ...setUp.request,
  };
  let request = first;
  let view: FollowingView = NOTHING_FOLLOWS;
  const pages: string[] = [];
  const started: string[] = [];
  const following = createFollowingTitle({
    clock,
    controller,
    source: createFakeSource([], source),
    request: () => (setUp.requested === false ? null : request),
    settings: () => settings,
    sleepsAtEnd: setUp.sleepsAtEnd ?? (() => false),
    onChange: (changes) => (view = { ...view, ...changes }),
    onNext: (wanted) => {
      started.push(wanted.assetId);
      request = wanted;
      following.forget();
      view = NOTHING_FOLLOWS;
      void controller.start(wanted);
    },
    onPage: (id) => void pages.push(id),
  });
  await controller.start(first);
  const playTo = async (second: number): Promise<void> => {
    engine().playTo(second);
    await settlePromises();
  };
  return {
    calls,
    clock,
    controller,
    engine,
    events,
    following,
    log,
    pages,
    phases,
    playTo,
    started,
    end: async () => {
      engine().fire({ type: 'ended' });
      await settlePromises();
    },
    /** Plays titles to their ends until `count` have started by themselves. */
    async playAutomatically(count: number) {
      for (let at = 0; at < count; at++) {
        await playTo(CREDITS);
        engine().fire({ type: 'ended' });
        await settlePromises();
      }
    },
    shown: () => [view.offer, view.countdown],
    view: () => view,
  };
}

describe('the next title', () => {
  it('[PLAYER-13, NEXT-08] is known from the start of a title, by its name', async () => {
    const { view, calls } = await watching();
    expect(view().next).toEqual({ id: 'e2', name: 'Second', asset: null });
    expect(calls).toEqual([]);
  });

  it('is fetched 10 s before its panel', async () => {
    const { view, calls, playTo } = await watching();
    await playTo(89.9);
    expect(calls).toEqual([]);
    await playTo(90);
    expect(calls).toEqual(['next of e1']);
    await playTo(95);
    expect(calls).toEqual(['next of e1']);
    expect(view().next?.asset?.id).toBe('e2');
  });

  it('of an episode that names none is asked for at its start', async () => {
    const { view, calls, events, started, following } = await watching({
      asset: episode({ nextAsset: null }),
    });
    await settlePromises();
    expect(calls).toEqual(['next of e1']);
    expect(view().next).toMatchObject({ id: 'e2' });
    following.playNext();
    await settlePromises();
    expect(started).toEqual(['e2']);
    expect(events.findLast((event) => event.type === 'started')).toMatchObject({
      playback: { follows: 'e1' },
    });
  });

  it('of a trailer is not asked for, nor of what nobody requested', async () => {
    const trailer = await watching({
      asset: episode({ nextAsset: null }),
      request: { content: 'trailer' },
    });
    expect(trailer.calls).toEqual([]);
    const unasked = await watching({ asset: episode({ nextAsset: null }), requested: false });
    expect([unasked.calls, unasked.view(), unasked.phases().at(-1)]).toEqual([
      [],
      NOTHING_FOLLOWS,
      'playing',
    ]);
  });

  it.each<[string, SetUp]>([
    ['a movie that names none', { asset: movie({ nextAsset: null }) }],
    ['a title that names itself', { asset: episode({ nextAsset: { uuid: 'e1' } }) }],
    ['a trailer', { request: { content: 'trailer' } }],
    ['the last episode', { asset: episode({ nextAsset: null }), next: 'missing' }],
    [
      'an episode of which no next one could be fetched',
      { asset: episode({ nextAsset: null }), next: 'unknown' },
    ],
  ])('%s has none, and nothing is started', async (_title, setUp) => {
    const { view, following, started } = await watching(setUp);
    await settlePromises();
    following.playNext();
    expect([view().next, started]).toEqual([null, []]);
  });

  it('that turns out to be missing or blocked is offered no longer', async () => {
    for (const next of ['missing', episode({ id: 'e2', watchable: 'no_content' })] as const) {
      const { view, playTo, following, started, shown } = await watching({ next });
      await playTo(95);
      expect(view().next).toBeNull();
      await playTo(CREDITS);
      following.playNext();
      expect([shown(), started]).toEqual([[null, null], []]);
    }
  });
});

describe('the panel', () => {
  it('[NEXT-01, NEXT-02] appears at the credits and counts 10 s down to the next episode', async () => {
    const { playTo, shown, clock, started } = await watching();
    await playTo(99.9);
    expect(shown()).toEqual([null, null]);
    await playTo(CREDITS);
    expect(shown()).toEqual(['next', 10]);
    await clock.advanceAsync(1000);
    expect(shown()).toEqual(['next', 9]);
    await clock.advanceAsync(8999);
    expect([shown(), started]).toEqual([['next', 1], []]);
    await clock.advanceAsync(1);
    expect([shown(), started]).toEqual([[null, null], ['e2']]);
  });

  it('[NEXT-01] appears in the last 15 s without a credits frame, also of a movie', async () => {
    const { playTo, shown } = await watching({ credits: null, asset: movie() });
    await playTo(104.9);
    expect(shown()).toEqual([null, null]);
    await playTo(105);
    expect(shown()).toEqual(['next', 10]);
  });

  it('makes the calls of the next playback and fetches its first segments when it appears', async () => {
    const { playTo, log, started, clock } = await watching();
    await playTo(99.9);
    expect(log.filter((line) => line.includes('e2'))).toEqual([]);
    await playTo(CREDITS);
    await playTo(105);
    expect(log.filter((line) => line.startsWith('preload'))).toEqual([
      'preload http://service.test/e2 @null',
    ]);
    await clock.advanceAsync(10_000);
    expect(started).toEqual(['e2']);
    expect(log.findLast((line) => line.startsWith('load'))).toBe('load http://service.test/e2 @null');
  });

  it('[NEXT-03, NEXT-04] keeps its label when the countdown is stopped, and plays when it is pressed', async () => {
    const { playTo, shown, clock, started, following } = await watching();
    await playTo(CREDITS);
    following.stopCountdown();
    expect(shown()).toEqual(['next', null]);
    await clock.advanceAsync(60_000);
    await playTo(110);
    expect([shown(), started]).toEqual([['next', null], []]);
    following.playNext();
    expect(started).toEqual(['e2']);
  });

  it('[NEXT-02] counts playing only: it is held while the film is paused or waits for data', async () => {
    const { playTo, shown, clock, controller, engine, started } = await watching();
    await playTo(CREDITS);
    await clock.advanceAsync(3000);
    controller.pause();
    await clock.advanceAsync(3_600_000);
    expect(shown()).toEqual(['next', 7]);
    controller.play();
    await clock.advanceAsync(2000);
    engine().fire({ type: 'buffering', buffering: true });
    await clock.advanceAsync(5000);
    expect([shown(), started]).toEqual([['next', 5], []]);
    engine().fire({ type: 'buffering', buffering: false });
    await clock.advanceAsync(5000);
    expect(started).toEqual(['e2']);
  });

  it('counts down again when a seek has left it and it comes back', async () => {
    const { playTo, shown, following } = await watching();
    await playTo(CREDITS);
    following.stopCountdown();
    await playTo(40);
    expect(shown()).toEqual([null, null]);
    await playTo(101);
    expect(shown()).toEqual(['next', 10]);
  });

  it('[NEXT-02] counts down after keys that were pressed before it came', async () => {
    const { playTo, shown, following } = await watching();
    await playTo(50);
    following.stopCountdown();
    await playTo(CREDITS);
    expect(shown()).toEqual(['next', 10]);
  });

  it('stays away after it was sent away', async () => {
    const { playTo, shown, following, clock, started } = await watching();
    await playTo(CREDITS);
    following.dismiss();
    expect(shown()).toEqual([null, null]);
    await playTo(110);
    await clock.advanceAsync(20_000);
    expect([shown(), started]).toEqual([[null, null], []]);
  });

  it('[NEXT-05] offers the upgrade instead, without a countdown', async () => {
    const { playTo, shown, clock, started, log } = await watching({
      next: episode({ id: 'e2', watchable: 'plan_upgrade_required' }),
    });
    await playTo(95);
    await playTo(CREDITS);
    await clock.advanceAsync(20_000);
    expect([shown(), started]).toEqual([['upgrade', null], []]);
    expect(log.filter((line) => line.startsWith('preload'))).toEqual([]);
  });

  it('[NEXT-06] shows without a countdown when the setting is off', async () => {
    const { playTo, shown, clock, started } = await watching({ settings: { playNextEpisode: false } });
    await playTo(CREDITS);
    await clock.advanceAsync(20_000);
    expect([shown(), started]).toEqual([['next', null], []]);
  });

  it('[NEXT-02] counts down when the settings could not be fetched', async () => {
    const { playTo, shown } = await watching({ settings: null });
    await playTo(CREDITS);
    expect(shown()).toEqual(['next', 10]);
  });

  it('[NEXT-07] offers titles like a movie without a next one, fetched when it appears', async () => {
    const similar = [movie({ id: 'm2' })];
    const { playTo, shown, view, calls } = await watching({ asset: movie({ nextAsset: null }), similar });
    await playTo(99);
    expect(calls).toEqual([]);
    await playTo(CREDITS);
    await playTo(101);
    expect(calls).toEqual(['similar to e1']);
    expect([shown(), view().similar]).toEqual([['moreLikeThis', null], similar]);
  });

  it('[NEXT-07] shows nothing when there are none', async () => {
    const { playTo, shown } = await watching({ asset: movie({ nextAsset: null }) });
    await playTo(CREDITS);
    await playTo(101);
    expect(shown()).toEqual([null, null]);
  });

  it('[NEXT-07] shows nothing until titles like it are fetched, and nothing of an answer that comes late', async () => {
    let answer = (_similar: readonly Asset[]): void => {};
    const similar = new Promise<readonly Asset[]>((resolve) => (answer = resolve));
    const { playTo, shown, view, controller } = await watching({
      asset: movie({ nextAsset: null }),
      similar,
    });
    await playTo(CREDITS);
    await playTo(101);
    expect(shown()).toEqual([null, null]);
    await controller.close();
    answer([movie({ id: 'm2' })]);
    await settlePromises();
    expect(view()).toEqual(NOTHING_FOLLOWS);
  });

  it('[ADS-07] an ad before the title is no business of what follows it', async () => {
    const { end, phases, view, playTo, shown } = await watching({ adAt: 0 });
    expect([phases().at(-1), view()]).toEqual(['playing', NOTHING_FOLLOWS]);
    await end();
    await playTo(CREDITS);
    expect(shown()).toEqual(['next', 10]);
  });

  it('makes room for an ad, and counts down anew after it', async () => {
    const { playTo, shown, clock, engine } = await watching({ adAt: 105 });
    await playTo(CREDITS);
    await clock.advanceAsync(4000);
    await playTo(105);
    expect(shown()).toEqual([null, null]);
    await clock.advanceAsync(2000);
    engine().fire({ type: 'ended' });
    await settlePromises();
    await playTo(105);
    expect(shown()).toEqual(['next', 10]);
  });

  it('[SKIP-06] of credits that are skipped is prepared before they begin', async () => {
    const { playTo, log } = await watching({ settings: { skipCredits: true } });
    await playTo(89);
    expect(log.filter((line) => line.startsWith('preload'))).toEqual([]);
    await playTo(90);
    await playTo(91);
    expect(log.filter((line) => line.startsWith('preload'))).toHaveLength(1);
  });
});

describe('going on', () => {
  it('[PROG-05] counts a title that was left in its panel as finished, and one left before as closed', async () => {
    const ends = (types: readonly { type: string }[]) =>
      types.map(({ type }) => type).filter((type) => type === 'ended' || type === 'closed');
    const inside = await watching();
    await inside.playTo(110);
    inside.following.playNext();
    expect(ends(inside.events)).toEqual(['ended']);
    const before = await watching();
    await before.playTo(50);
    before.following.playNext();
    expect(ends(before.events)).toEqual(['closed']);
    expect(before.started).toEqual(['e2']);
    const atItsFirstSecond = await watching();
    await atItsFirstSecond.playTo(CREDITS);
    atItsFirstSecond.following.playNext();
    expect(ends(atItsFirstSecond.events)).toEqual(['ended']);
    // A title this short has no panel.
    const short = await watching({ credits: null });
    short.engine().facts.duration = 20;
    await short.playTo(19);
    short.following.playNext();
    expect(ends(short.events)).toEqual(['closed']);
  });

  it('is known to follow by itself, or not, while a title plays', async () => {
    const { controller, following } = await watching();
    expect(following.follows()).toBe(true);
    await controller.close();
    expect(following.follows()).toBe(false);
    expect((await watching({ settings: { playNextEpisode: false } })).following.follows()).toBe(false);
  });

  it('is no matter where no title plays', async () => {
    const { controller, following, started, view } = await watching();
    await controller.close();
    following.playNext();
    following.skipToNext();
    following.stopCountdown();
    following.dismiss();
    following.viewerActed();
    expect([started, view()]).toEqual([[], NOTHING_FOLLOWS]);
  });

  it('starts one title when it is asked for twice', async () => {
    const { following, playTo, started, clock } = await watching();
    await playTo(CREDITS);
    following.playNext();
    following.playNext();
    await clock.advanceAsync(20_000);
    expect(started).toEqual(['e2']);
  });

  it('leaves nothing of the old title: neither its panel nor an answer that comes late', async () => {
    let answer = (_asset: Asset): void => {};
    const late = new Promise<Asset>((resolve) => (answer = resolve));
    const { following, playTo, view } = await watching({ next: late as never });
    await playTo(CREDITS);
    following.playNext();
    await settlePromises();
    answer(episode({ id: 'e2' }));
    await settlePromises();
    expect(view()).toMatchObject({ offer: null, countdown: null, next: { id: 'e2+', asset: null } });
  });

  it('ends the countdown of a playback that is closed', async () => {
    const { playTo, controller, shown, clock, started } = await watching();
    await playTo(CREDITS);
    await controller.close();
    await clock.advanceAsync(20_000);
    expect([shown(), started]).toEqual([[null, null], []]);
    expect(clock.pendingCount).toBe(0);
  });
});

describe('the end', () => {
  it('[PLAYER-32, NEXT-10] plays the next title, also after the countdown was stopped', async () => {
    const { playTo, end, following, started, pages } = await watching();
    await playTo(CREDITS);
    following.stopCountdown();
    await end();
    expect([started, pages]).toEqual([['e2'], []]);
  });

  it.each<[string, SetUp, string]>([
    ['an episode without a next one', { asset: episode({ nextAsset: null }), next: 'missing' }, 'show'],
    ['an episode with the setting off', { settings: { playNextEpisode: false } }, 'show'],
    ['an episode whose next one is missing', { next: 'missing' }, 'show'],
    ['a movie without a next one', { asset: movie({ id: 'm1', nextAsset: null }) }, 'm1'],
    ['a title at whose end the viewer goes to sleep', { sleepsAtEnd: () => true }, 'show'],
  ])('[PLAYER-33] of %s leads to its page', async (_title, setUp, page) => {
    const { playTo, end, started, pages, view } = await watching(setUp);
    await playTo(110);
    await end();
    expect([started, pages]).toEqual([[], [page]]);
    expect(view()).toMatchObject({ offer: null, countdown: null, over: false });
  });

  it('[NEXT-05] stays with the upgrade that is offered', async () => {
    const { playTo, end, pages, view } = await watching({
      next: episode({ id: 'e2', watchable: 'plan_upgrade_required' }),
    });
    await playTo(95);
    await playTo(110);
    await end();
    expect([view().offer, view().over, pages]).toEqual(['upgrade', true, []]);
  });

  it('asks for the next title once', async () => {
    const { playAutomatically, playTo, end, calls } = await watching();
    await playAutomatically(3);
    calls.length = 0;
    await playTo(95);
    await playTo(CREDITS);
    await end();
    expect(calls).toHaveLength(1);
  });

  it('[PLAYER-08] of a title that may not be played offers nothing in its place', async () => {
    const { view, events } = await watching({ asset: episode({ watchable: 'no_content' }) });
    expect(events.at(-1)).toMatchObject({ type: 'failed' });
    expect(view()).toEqual(NOTHING_FOLLOWS);
  });

  it('[PLAYER-10] of a title that the plan leaves out is an offer of the upgrade', async () => {
    const { view, log } = await watching({ asset: episode({ watchable: 'plan_upgrade_required' }) });
    expect(view()).toMatchObject({ offer: 'upgrade', over: true });
    expect(log).toEqual(['<failed>']);
  });
});

describe('a viewer who may have fallen asleep', () => {
  it('is asked after three titles that started by themselves, and nothing counts down', async () => {
    const { playAutomatically, playTo, shown, started, clock } = await watching();
    await playAutomatically(3);
    expect(started).toHaveLength(3);
    await playTo(CREDITS);
    await clock.advanceAsync(20_000);
    expect([shown(), started.length]).toEqual([['stillWatching', null], 3]);
  });

  it('is asked whether the titles started at their end, by the countdown, or after skipped credits', async () => {
    const { playAutomatically, playTo, clock, following, shown, started, log } = await watching();
    await playAutomatically(1);
    await playTo(CREDITS);
    await clock.advanceAsync(10_000);
    following.skipToNext();
    await settlePromises();
    expect(started).toHaveLength(3);
    const before = log.length;
    await playTo(CREDITS);
    expect(shown()).toEqual(['stillWatching', null]);
    expect(log.slice(before), 'and nothing is fetched until the answer').toEqual([]);
  });

  it('is not asked after a title that was chosen among them', async () => {
    const { playAutomatically, playTo, following, shown } = await watching();
    await playAutomatically(2);
    following.playNext();
    await settlePromises();
    await playTo(CREDITS);
    expect(shown()).toEqual(['next', 10]);
  });

  it('is asked until the question is answered, also past the end', async () => {
    const { playAutomatically, playTo, end, following, view, started } = await watching();
    await playAutomatically(3);
    await playTo(CREDITS);
    following.viewerActed();
    await playTo(105);
    expect(view()).toMatchObject({ offer: 'stillWatching', over: false });
    await end();
    following.viewerActed();
    expect(view()).toMatchObject({ offer: 'stillWatching', over: true });
    following.playNext();
    expect(started).toHaveLength(4);
  });

  it('is asked with what is known of the next title, and no more when there turns out to be none', async () => {
    const known = await watching();
    await known.playAutomatically(3);
    await known.end();
    expect(known.view()).toMatchObject({ offer: 'stillWatching', over: true, next: { asset: { id: 'e2' } } });
    const none = await watching({ next: 'missing' });
    for (let title = 0; title < 4; title++) await none.end();
    expect([none.started.length, none.view().offer, none.pages]).toEqual([3, null, ['show']]);
  });

  it('who sends the question away has answered it: the next title plays at the end', async () => {
    const { playAutomatically, playTo, end, following, shown, started } = await watching();
    await playAutomatically(3);
    await playTo(CREDITS);
    following.dismiss();
    await end();
    expect(started).toHaveLength(4);
    await playTo(CREDITS);
    expect(shown(), 'and is not asked again at once').toEqual(['next', 10]);
  });

  it('is not asked when a key was pressed meanwhile', async () => {
    const { playAutomatically, playTo, following, shown } = await watching();
    await playAutomatically(3);
    following.viewerActed();
    await playTo(CREDITS);
    expect(shown()).toEqual(['next', 10]);
  });
});
