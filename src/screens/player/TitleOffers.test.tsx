/** What the player does and offers by itself, on its screen: skipping, the next title, and the questions. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { settlePromises } from '../../../renderer/testing';
import type { Key } from '../../../renderer';
import { ApiError } from '../../api';
import { engineRoom } from './testing/fakeLoadEngine';
import { FADED, find, name as nameOf, unmountPlayer, watch } from './testing/watchPlayer';
import type { WatchOptions } from './testing/watchPlayer';

vi.mock('../../player/loadEngine', () => import('./testing/fakeLoadEngine'));
afterEach(unmountPlayer);

const { made } = engineRoom;

const EPISODE = {
  type: 'episode',
  rootId: 'show',
  title: 'First',
  nextAsset: { uuid: 'e2', name: 'Second' },
};
const SECOND = { ...EPISODE, title: 'The second one', nextAsset: { uuid: 'e3', name: 'Third' } };
const MOVIE = { type: 'movie', title: 'Film' };
const FRAMES = [
  { type: 'recap', start: 0, end: 8 },
  { type: 'intro', start: 10, end: 20 },
  { type: 'credits', start: 100, end: 120 },
];

const series = (options: WatchOptions = {}): WatchOptions => ({
  path: '/asset/e1/watch',
  asset: EPISODE,
  item: { frames: FRAMES },
  ...options,
  titles: { e2: SECOND, ...options.titles },
});

/** An open player, its overlay hidden unless `controls`. */
async function player(options: WatchOptions = series(), { controls = false } = {}) {
  const screen = await watch(options);
  const { root, engine } = screen;
  if (!controls) {
    await root.wait(5000);
    await root.wait(FADED);
  }
  return {
    ...screen,
    playTo: async (second: number) => {
      await root.act(() => engine().playTo(second));
      await root.act(settlePromises);
    },
    end: async () => {
      await root.act(() => engine().fire({ type: 'ended' }));
      await root.act(settlePromises);
    },
    /** OK as input delivers it: the press of the node that has focus at its release. */
    ok: async () => {
      const focused = root.focusedId();
      await root.press('enter');
      expect(root.focusedId()).toBe(focused);
      await root.act(() => root.find(focused!).props.onPress?.());
      await root.act(settlePromises);
    },
    /** Lets what fades do so. */
    faded: () => root.wait(FADED),
    shows: (id: string): boolean => find(root.tree(), id)?.onScreen ?? false,
    /** Plays on from a second, as many seconds of the clock in fewer of the film. */
    playOn: async (from: number, seconds: number) => {
      for (let at = 1; at <= seconds; at++) {
        await root.wait(1000);
        await root.act(() => engine().playTo(from + at / 10));
      }
    },
  };
}

describe('the skip button', () => {
  it('[SKIP-01, PLAYER-15] shows in recap, intro and credits, has focus while the controls are hidden, and OK skips', async () => {
    const { root, playTo, faded, shows, ok, engine } = await player();
    await playTo(9);
    expect([shows('skip'), root.focusedId()]).toEqual([false, 'video']);
    await playTo(12);
    await faded();
    expect([shows('skip'), nameOf(root, 'skip'), root.focusedId()]).toEqual([true, 'Skip intro', 'skip']);
    await ok();
    expect(engine().log.at(-1)).toBe('seek 20');
    await playTo(20);
    expect(root.query('skip')).toBeNull();
    await playTo(1);
    expect(nameOf(root, 'skip')).toBe('Skip recap');
  });

  it('[SKIP-01] shows beside the controls, which keep focus, and is reached from them by arrows', async () => {
    const { root, playTo, faded, shows } = await player(series(), { controls: true });
    await playTo(12);
    await faded();
    expect([shows('skip'), shows('player-bottom'), root.focusedId()]).toEqual([true, true, 'play-pause']);
    await root.press('up', 2);
    expect(root.focusedId()).toBe('skip');
    await root.press('down');
    expect(root.focusedId()).toBe('seek-bar');
  });

  it('[C34] leaves focus to the controls where it shows from the first second', async () => {
    const { root, playTo } = await player(series(), { controls: true });
    await playTo(0.2);
    expect([root.query('skip') === null, root.focusedId()]).toEqual([false, 'play-pause']);
    const resumed = await player(series({ resumeAt: 14 }), { controls: true });
    await resumed.playTo(11);
    expect([resumed.root.query('skip') === null, resumed.root.focusedId()]).toEqual([false, 'play-pause']);
  });

  it('[SEEK-01] leaves the arrows to seeking', async () => {
    const { root, playTo } = await player();
    await playTo(12);
    expect(root.focusedId()).toBe('skip');
    await root.press('right');
    expect([nameOf(root, 'seek-target'), root.focusedId()]).toEqual(['0:27', 'play-pause']);
  });

  it('[SKIP-02] is not there for frames that the viewer`s settings skip', async () => {
    const { root, playTo, engine } = await player(series({ settings: { skipIntro: true } }));
    await playTo(10.5);
    expect([engine().log.at(-1), root.query('skip')]).toEqual(['seek 20', null]);
  });

  it('[SKIP-02] is there when the settings could not be fetched: nothing is skipped', async () => {
    const { root, playTo, engine, seen } = await player(series({ settings: null }));
    await playTo(10.5);
    expect(engine().log.filter((line) => line.startsWith('seek'))).toEqual([]);
    expect(root.query('skip')).not.toBeNull();
    expect(seen.reports).toContainEqual(['warning', undefined]);
  });

  it('[SKIP-03, SEEK-07] an intro is skipped once, and again after the viewer has sought back', async () => {
    const { root, playTo, engine } = await player(series({ settings: { skipIntro: true } }));
    const seeks = () => engine().log.filter((line) => line.startsWith('seek'));
    await playTo(10.5);
    await playTo(10.6);
    expect(seeks()).toEqual(['seek 20']);
    await playTo(20);
    await root.press('left');
    await root.press('enter');
    expect(seeks()).toEqual(['seek 20', 'seek 5']);
    await playTo(10.5);
    expect(seeks()).toEqual(['seek 20', 'seek 5', 'seek 20']);
  });

  it.each<[string, WatchOptions]>([
    ['a member whose user settings say otherwise', { settings: { skipIntro: false } }],
    ['a member whose user settings are refused', { settings: null }],
    ['a guest', { session: 'anonymous', asset: { ...EPISODE, watchable: 'yes_anonymous_access' } }],
  ])('[SUB-17, SKIP-02] %s skips by itself what the settings were changed to', async (_, viewer) => {
    const { root, playTo, engine } = await player(series({ ...viewer, preferences: { skipIntro: true } }));
    await playTo(4);
    expect(nameOf(root, 'skip'), 'only what was changed').toBe('Skip recap');
    await playTo(10.5);
    expect([engine().log.at(-1), root.query('skip')]).toEqual(['seek 20', null]);
  });

  it('[SUB-17, SKIP-02] has its button again where the settings were changed back', async () => {
    const { root, playTo, engine } = await player(
      series({ settings: { skipIntro: true, skipRecap: true }, preferences: { skipIntro: false } }),
    );
    await playTo(0.5);
    await playTo(10.5);
    expect(engine().log.filter((line) => line.startsWith('seek'))).toEqual(['seek 8']);
    expect(nameOf(root, 'skip')).toBe('Skip intro');
  });

  it('[SUB-17, SKIP-06] credits that the settings were changed to skip lead to the next episode', async () => {
    const { playTo, seen } = await player(series({ preferences: { skipCredits: true } }));
    await playTo(95);
    await playTo(100.2);
    expect(seen.path).toBe('/asset/e2/watch');
  });

  it('[SKIP-05] takes the service`s captions/credits for credits', async () => {
    const frames = [{ type: 'captions/credits', start: 100, end: 110 }];
    const { root, playTo } = await player({ asset: MOVIE, item: { frames } });
    await playTo(101);
    expect(nameOf(root, 'skip')).toBe('Skip credits');
  });

  it('[SKIP-06] skipped credits lead to the next episode', async () => {
    const { playTo, seen } = await player(series({ settings: { skipCredits: true } }));
    await playTo(95);
    await playTo(100.2);
    expect(seen.path).toBe('/asset/e2/watch');
  });

  it('[SKIP-06] skipped credits of the last episode end at its show, not in a still picture', async () => {
    const last = series({ asset: { ...EPISODE, nextAsset: null }, settings: { skipCredits: true } });
    const { playTo, seen } = await player(last);
    await playTo(100.2);
    expect(seen.path).toBe('/asset/show');
    expect(seen.saved.at(-1)).toMatchObject({ event: 'finished', finished: true });
  });
});

describe('the next title', () => {
  it('[NEXT-01, NEXT-02, NEXT-08] its panel names it, counts down, and starts it: the address follows', async () => {
    const { root, playTo, seen, engine } = await player();
    await playTo(95);
    await playTo(100);
    expect([nameOf(root, 'next-heading'), nameOf(root, 'next-name')]).toEqual([
      'Next episode in 10',
      'The second one',
    ]);
    await root.wait(1000);
    expect(nameOf(root, 'next-heading')).toBe('Next episode in 9');
    await root.wait(9000);
    expect([seen.path, made.length]).toEqual(['/asset/e2/watch', 1]);
    expect(engine().log.findLast((line) => line.startsWith('load'))).toContain('/media/e2/');
    expect(root.query('next-panel')).toBeNull();
    expect(nameOf(root, 'player-subtitle')).toContain('The second one');
  });

  it('[NEXT-09, PROG-05] the next one is initialized, the one before finished', async () => {
    const { root, playTo, seen } = await player();
    await playTo(95);
    await playTo(105);
    await root.wait(10_000);
    await root.act(settlePromises);
    expect(seen.saved.map(({ assetId, event }) => `${assetId} ${event}`)).toEqual([
      'e1 started',
      'e1 finished',
      'e2 next initialized',
      'e2 started',
    ]);
    expect(seen.saved[1]).toMatchObject({ currentSecond: 105, finished: true });
  });

  it('[PLAYER-15] its panel has focus before the skip button, which shows above it [C34]', async () => {
    const { root, playTo, faded, shows } = await player();
    await playTo(99);
    await playTo(101);
    await faded();
    expect([shows('skip'), root.focusedId()]).toEqual([true, 'next-play']);
    const panel = find(root.tree(), 'next-panel')!.rect;
    const skip = find(root.tree(), 'skip')!.rect;
    expect(skip.y + skip.h).toBeLessThan(panel.y);
    expect(panel.y + panel.h).toBeLessThanOrEqual(840);
  });

  it.each(['left', 'enter', 'up', 'back', 'red', 'fastForward', '5'] as const)(
    '[NEXT-03] %s stops the countdown and nothing else; the panel stays with its label',
    async (key: Key) => {
      const { root, playTo, playOn, seen, engine } = await player();
      await playTo(95);
      await playTo(100);
      const before = engine().log.length;
      await root.press(key);
      expect(nameOf(root, 'next-heading')).toBe('next episode');
      await playOn(100, 15);
      expect([seen.path, engine().log.slice(before)]).toEqual(['/asset/e1/watch', []]);
      expect(root.focusedId()).toBe('next-play');
    },
  );

  it('[NEXT-04] OK on the label plays it', async () => {
    const { root, playTo, seen, ok } = await player();
    await playTo(95);
    await playTo(100);
    await root.press('enter');
    expect(seen.path).toBe('/asset/e1/watch');
    await ok();
    expect(seen.path).toBe('/asset/e2/watch');
  });

  it('[NEXT-04] its button is pressed at once by the pointer; pressed twice it starts one', async () => {
    const { root, playTo, seen, engine } = await player();
    await playTo(95);
    await playTo(100);
    const { onPress } = root.find('next-play').props;
    await root.act(() => {
      onPress?.();
      onPress?.();
    });
    await root.act(settlePromises);
    expect(seen.path).toBe('/asset/e2/watch');
    expect(engine().log.filter((line) => line.startsWith('load'))).toHaveLength(2);
  });

  it('[PLAYER-18] back stops the countdown, sends the panel away, hides the controls, and leaves', async () => {
    const { root, playTo, faded, seen, shows } = await player();
    await playTo(95);
    await playTo(100);
    await root.press('back');
    await faded();
    expect([shows('next-panel'), shows('next-countdown'), shows('player-bottom')]).toEqual([
      true,
      false,
      true,
    ]);
    await root.press('back');
    expect([shows('next-panel'), shows('player-bottom')]).toEqual([false, true]);
    await playTo(102);
    await root.press('back');
    await faded();
    expect([shows('next-panel'), shows('player-bottom'), seen.path]).toEqual([
      false,
      false,
      '/asset/e1/watch',
    ]);
    await root.press('back');
    expect(seen.path).toBe('/asset/e1');
  });

  it('[NEXT-10] after a stopped countdown the end plays it all the same', async () => {
    const { root, playTo, seen, end } = await player();
    await playTo(95);
    await playTo(100);
    await root.press('down');
    await end();
    expect(seen.path).toBe('/asset/e2/watch');
  });

  it('[NEXT-06, PLAYER-33] with the setting off it waits for OK, and the end leads to the show', async () => {
    const { root, playTo, seen, end } = await player(series({ settings: { playNextEpisode: false } }));
    await playTo(95);
    await playTo(100);
    expect(nameOf(root, 'next-heading')).toBe('next episode');
    await root.wait(15_000);
    expect(seen.path).toBe('/asset/e1/watch');
    await end();
    expect(seen.path).toBe('/asset/show');
  });

  it('[SUB-17, NEXT-06, PLAYER-33] with the setting changed to off it waits for OK, whatever the user settings say', async () => {
    const { root, playTo, seen, end } = await player(
      series({ settings: { playNextEpisode: true }, preferences: { playNextEpisode: false } }),
    );
    await playTo(95);
    await playTo(100);
    expect(nameOf(root, 'next-heading')).toBe('next episode');
    await root.wait(15_000);
    expect(seen.path).toBe('/asset/e1/watch');
    await end();
    expect(seen.path).toBe('/asset/show');
  });

  it('[PLAYER-32] plays at the end when its settings could not be fetched', async () => {
    const { end, seen } = await player(series({ settings: null }));
    await end();
    expect(seen.path).toBe('/asset/e2/watch');
  });

  it('[NEXT-02] does not start into a pause', async () => {
    const { root, playTo, seen } = await player(series(), { controls: true });
    await playTo(95);
    await playTo(100);
    await root.wait(3000);
    await root.act(() => root.find('play-pause').props.onPress?.());
    await root.wait(3_600_000);
    expect([nameOf(root, 'next-heading'), seen.path]).toEqual(['Next episode in 7', '/asset/e1/watch']);
    await root.act(() => root.find('play-pause').props.onPress?.());
    await root.wait(7000);
    expect(seen.path).toBe('/asset/e2/watch');
  });

  it('[NEXT-02] counts down where a seek by the controls has led into its time', async () => {
    const { root, engine, playTo } = await player(series(), { controls: true });
    await playTo(0);
    for (let step = 0; step < 7; step++) await root.press('right');
    await root.press('enter');
    expect(engine().log.at(-1)).toBe('seek 105');
    await playTo(105);
    expect([nameOf(root, 'next-heading'), root.focusedId()]).toEqual(['Next episode in 10', 'next-play']);
  });

  it('of a movie is called a film', async () => {
    const { root, playTo } = await player(series({ asset: { ...EPISODE, type: 'movie' } }));
    await playTo(95);
    await playTo(100);
    expect(nameOf(root, 'next-heading')).toBe('Next film in 10');
    await root.press('up');
    expect(nameOf(root, 'next-heading')).toBe('next film');
  });

  it('a pending seek of the title before is not made in it, and its skip button is gone', async () => {
    const { root, playTo, seen, engine, shows } = await player();
    await playTo(95);
    await playTo(101);
    await root.act(() => root.find('next-play').props.onPress?.());
    await root.act(settlePromises);
    await root.wait(3000);
    expect([seen.path, shows('skip'), engine().log.some((line) => line.startsWith('seek'))]).toEqual([
      '/asset/e2/watch',
      false,
      false,
    ]);
  });

  it('moves the subtitles above its panel', async () => {
    const { root, playTo, engine } = await player();
    const cue = {
      start: 0,
      end: 120,
      text: 'You signed.',
      spans: [],
      align: 'center',
      line: null,
      position: null,
    };
    engine().facts.cues = [{ ...cue, align: 'center', spans: [] }];
    await root.act(() => engine().fire({ type: 'cues' }));
    await playTo(95);
    await playTo(101);
    await root.wait(FADED);
    const subtitle = find(root.tree(), 'subtitles')!.children[0]!.rect;
    expect(subtitle.y + subtitle.h).toBeLessThan(find(root.tree(), 'next-panel')!.rect.y);
  });
});

describe('a next title above the plan', () => {
  const above = series({ titles: { e2: { ...SECOND, watchable: 'plan_upgrade_required' } } });

  it('[NEXT-05] is offered as an upgrade, which leads to the plans with it', async () => {
    const { root, playTo, seen, ok } = await player(above);
    await playTo(95);
    await playTo(100);
    expect([nameOf(root, 'next-upgrade'), root.query('next-play'), root.focusedId()]).toEqual([
      'Upgrade to watch',
      null,
      'next-upgrade',
    ]);
    await root.wait(20_000);
    expect(seen.path).toBe('/asset/e1/watch');
    await ok();
    expect([seen.path, seen.state]).toEqual(['/plans', { returnAssetId: 'e2' }]);
  });

  it('[NEXT-05] stays offered at the end, with its own artwork, until it is answered', async () => {
    const { root, playTo, seen, end } = await player(above);
    await playTo(95);
    await playTo(110);
    await end();
    expect([root.focusedId(), seen.path]).toEqual(['upgrade', '/asset/e1/watch']);
    expect(JSON.stringify(find(root.tree(), 'upgrade-panel'))).toContain('The second one');
    await root.press('back');
    expect(seen.path).toBe('/asset/e1');
  });
});

describe('a title above the plan', () => {
  const refused = (status: number, code: string) => () =>
    Promise.reject(
      new ApiError({
        call: 'playback',
        kind: code === 'age_restriction_exceeded' ? 'ageRestricted' : 'status',
        status,
        service: { code, reasonCode: null, details: null, message: null },
      }),
    );

  it.each<[string, WatchOptions]>([
    ['its watchable', { asset: { ...MOVIE, watchable: 'plan_upgrade_required' } }],
    ['status 402 of its playback', { asset: MOVIE, playback: refused(402, 'plan_upgrade_required') }],
  ])(
    '[PLAYER-10, PLAYER-15] by %s offers the upgrade over its artwork and loads no stream',
    async (_by, options) => {
      const { root, seen, ok } = await player(options, { controls: true });
      expect([made, seen.saved, root.focusedId()]).toEqual([[], [], 'upgrade']);
      expect(nameOf(root, 'upgrade')).toBe('Upgrade to watch');
      expect(JSON.stringify(find(root.tree(), 'upgrade-panel'))).toContain('Film');
      expect(find(root.tree(), 'player-bottom')?.onScreen).toBe(false);
      await ok();
      expect([seen.path, seen.state]).toEqual(['/plans', { returnAssetId: 'film' }]);
    },
  );

  it('[PLAYER-10] is left by back, and by its button', async () => {
    const by = async (leave: (screen: Awaited<ReturnType<typeof player>>) => Promise<void>) => {
      const screen = await player({ asset: { watchable: 'plan_upgrade_required' } }, { controls: true });
      await leave(screen);
      return screen.seen.path;
    };
    expect(await by(({ root }) => root.press('back'))).toBe('/asset/film');
    expect(await by(({ root }) => root.act(() => root.find('upgrade-back').props.onPress?.()))).toBe(
      '/asset/film',
    );
  });

  it('[PLAYER-10] only a refusal of the service is logged', async () => {
    const known = await player({ asset: { watchable: 'plan_upgrade_required' } }, { controls: true });
    expect(known.seen.reports).toEqual([]);
    const { seen } = await player({ playback: refused(402, 'plan_upgrade_required') }, { controls: true });
    expect(seen.reports).toEqual([['warning', null]]);
  });

  it('[PLAYER-09, ROUTE-25] is nothing to a guest, who goes to the code sign-in on the way to the plans', async () => {
    const { seen } = await player({ session: 'anonymous', asset: { watchable: 'plan_upgrade_required' } });
    expect([seen.path, seen.state]).toEqual(['/welcome/code', { redirectToPlans: true }]);
    expect([made, seen.saved]).toEqual([[], []]);
  });

  it.each([
    [403, 'age_restriction_exceeded', '/age_rating_restriction'],
    [403, 'concurrent_streams_exceeded', '/stream_concurrency_error'],
  ])(
    '[PLAYER-38] refused with %d %s goes to %s: no stream is loaded, no progress saved',
    async (status, code, path) => {
      const { seen } = await player({ playback: refused(status, code) }, { controls: true });
      expect([seen.path, made, seen.saved]).toEqual([path, [], []]);
    },
  );
});

describe('the end of a movie', () => {
  const movie = (similar: readonly string[], more: WatchOptions = {}): WatchOptions => ({
    asset: MOVIE,
    item: { frames: [{ type: 'credits', start: 100, end: 110 }] },
    similar,
    ...more,
  });

  it('[NEXT-07, PLAYER-15] offers titles like it; one that is chosen opens its page', async () => {
    const { root, playTo, seen } = await player(movie(['m1', 'm2']));
    await playTo(111);
    await root.wait(FADED);
    expect(find(root.tree(), 'row-more-like-this')?.children).toHaveLength(2);
    expect(seen.similarTo).toEqual(['film']);
    const row = find(root.tree(), 'row-more-like-this')!.children;
    expect(row[0]).toMatchObject({ focused: true });
    await root.press('right');
    expect(find(root.tree(), 'row-more-like-this')!.children[1]).toMatchObject({ focused: true });
    await root.act(() => root.scene.focus.current?.props.onPress?.());
    expect(seen.path).toBe('/asset/m2');
  });

  it('[NEXT-07] stands below the skip button, which has focus', async () => {
    const { root, playTo } = await player(movie(['m1']));
    await playTo(101);
    expect(root.focusedId()).toBe('skip');
    // The first key shows the controls.
    await root.press('down', 2);
    expect(find(root.tree(), 'row-more-like-this')!.children[0]).toMatchObject({ focused: true });
  });

  it.each<[string, WatchOptions, string[]]>([
    ['there are none', movie([]), ['film']],
    [
      'the viewer is a guest',
      movie(['m1'], { session: 'anonymous', asset: { ...MOVIE, watchable: 'yes_anonymous_access' } }),
      [],
    ],
  ])('[NEXT-07] offers nothing when %s', async (_case, options, calls) => {
    const { root, playTo, seen } = await player(options);
    await playTo(111);
    await playTo(112);
    expect([root.query('more-like-this'), root.focusedId()]).toEqual([null, 'video']);
    expect(seen.similarTo).toEqual(calls);
  });

  it('[PLAYER-33] leads to its page', async () => {
    const { playTo, end, seen } = await player(movie(['m1']));
    await playTo(111);
    await end();
    expect(seen.path).toBe('/asset/film');
  });
});

/** Episodes that follow one another. */
const endless = series({
  titles: Object.fromEntries(
    ['e2', 'e3', 'e4', 'e5'].map((id, at) => [id, { ...SECOND, nextAsset: { uuid: `e${at + 3}` } }]),
  ),
});

describe('a viewer who may have fallen asleep', () => {
  async function asleep() {
    const screen = await player(endless);
    for (let title = 0; title < 3; title++) await screen.end();
    expect(screen.seen.path).toBe('/asset/e4/watch');
    await screen.playTo(95);
    await screen.playTo(100);
    return screen;
  }

  it('[PLAYER-15] is asked after three titles that started by themselves', async () => {
    const { root, seen, playOn } = await asleep();
    expect([nameOf(root, 'still-watching'), root.focusedId()]).toEqual([
      'Still watching?',
      'still-watching-continue',
    ]);
    await playOn(100, 15);
    expect(seen.path).toBe('/asset/e4/watch');
  });

  it('goes on with the next title by OK, also after the end, and is then not asked', async () => {
    const { root, seen, end, ok, playTo } = await asleep();
    await end();
    expect([root.focusedId(), seen.path]).toEqual(['still-watching-continue', '/asset/e4/watch']);
    await ok();
    expect(seen.path).toBe('/asset/e5/watch');
    await playTo(95);
    await playTo(100);
    expect([root.query('still-watching'), root.query('next-panel')]).toEqual([null, expect.anything()]);
  });

  it('is not asked after an arrow that the controls use themselves', async () => {
    const { root, end, playTo } = await player(endless);
    for (let title = 0; title < 3; title++) await end();
    expect(root.focusedId()).toBe('seek-bar');
    await root.press('left');
    expect(nameOf(root, 'seek-target')).toBeDefined();
    await root.wait(3000);
    await playTo(95);
    await playTo(100);
    expect([root.query('still-watching'), root.query('next-panel')]).toEqual([null, expect.anything()]);
  });

  it('leaves by the other button', async () => {
    const { root, seen, ok } = await asleep();
    await root.press('right');
    expect(root.focusedId()).toBe('still-watching-back');
    await ok();
    expect(seen.path).toBe('/asset/e4');
  });

  it('sends the question away by back, and leaves by back once it is over', async () => {
    const { root, seen } = await asleep();
    await root.press('back');
    expect([root.query('still-watching'), seen.path]).toEqual([null, '/asset/e4/watch']);
    const over = await asleep();
    await over.end();
    await over.root.press('back');
    expect(over.seen.path).toBe('/asset/e4');
  });

  it('[DEVICE-14] keeps the question while the app is hidden, and nothing plays when it is shown again', async () => {
    const { root, seen, end, visibility, ok } = await asleep();
    await end();
    const engines = made.length;
    await root.act(() => visibility.tell(false));
    await root.act(() => visibility.tell(true));
    await root.act(settlePromises);
    expect([root.focusedId(), made.length]).toEqual(['still-watching-continue', engines]);
    await ok();
    expect([seen.path, made.length]).toEqual(['/asset/e5/watch', engines + 1]);
  });
});

describe('every key', () => {
  const KEYS: readonly Key[] = [
    ...(['left', 'right', 'up', 'down', 'enter', 'back', 'play', 'pause', 'playPause', 'stop'] as const),
    ...(['rewind', 'fastForward', 'caption', 'channelUp', 'info', 'menu', 'exit', 'red', '5'] as const),
  ];
  type Screen = Awaited<ReturnType<typeof player>>;
  const reach =
    (options: WatchOptions, ...seconds: number[]) =>
    async (): Promise<Screen> => {
      const screen = await player(options, { controls: true });
      for (const second of seconds) await screen.playTo(second);
      return screen;
    };
  const above = { e2: { ...SECOND, watchable: 'plan_upgrade_required' } };

  it.each<[string, () => Promise<Screen>]>([
    ['the skip button', reach(series(), 12)],
    ['the countdown', reach(series(), 95, 100)],
    ['the label', reach(series({ settings: { playNextEpisode: false } }), 95, 100)],
    ['the upgrade in the place of the next title', reach(series({ titles: above }), 95, 100)],
    ['similar titles', reach({ asset: MOVIE, similar: ['m1', 'm2'] }, 110)],
    ['the upgrade', reach({ asset: { watchable: 'plan_upgrade_required' } })],
    [
      'the question',
      async () => {
        const screen = await player(endless, { controls: true });
        for (let title = 0; title < 3; title++) await screen.end();
        await screen.playTo(110);
        return screen;
      },
    ],
  ])(
    'over %s keeps one focus and throws nothing; the film goes on unless it is left',
    async (state, open) => {
      for (const key of KEYS) {
        const { root, seen, engine } = await open();
        const { path } = seen;
        await root.press(key);
        await root.act(settlePromises);
        expect([key, root.errors]).toEqual([key, []]);
        const leaves = key === 'stop' || (key === 'back' && state === 'the upgrade');
        expect([key, seen.path !== path]).toEqual([key, leaves]);
        if (leaves) continue;
        expect([key, root.scene.focus.current]).not.toEqual([key, null]);
        if (state !== 'the upgrade') expect([key, engine().destroyed()]).toEqual([key, false]);
      }
    },
    30_000,
  );
});
