/** What lies over the picture while nothing can be pressed: loading, waiting for data, an advertisement, the screen saver. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { settlePromises } from '../../../renderer/testing';
import { engineError } from '../../player/testing/fakeEngine';
import { engineRoom } from './testing/fakeLoadEngine';
import { FADED, find, name, unmountPlayer, watch } from './testing/watchPlayer';

vi.mock('../../player/loadEngine', () => import('./testing/fakeLoadEngine'));
afterEach(unmountPlayer);

type Watched = Awaited<ReturnType<typeof watch>>;
const text = ({ root }: Watched): string => JSON.stringify(root.tree());
/** Addresses of the images that are mounted. */
const images = ({ root }: Watched): string =>
  [...root.painter.drawn].map(({ props }) => ('src' in props ? props.src : '')).join(' ');
const onScreen = ({ root }: Watched, id: string): boolean => find(root.tree(), id)?.onScreen === true;
/** Dots of waiting, and the words that follow them. */
const waiting = (watched: Watched): [dots: boolean, words: boolean] => [
  text(watched).includes('"name":"Loading"'),
  text(watched).includes('Still waiting for the video'),
];

/** A title whose stream never comes. */
async function loading(options: Parameters<typeof watch>[0] = {}): Promise<Watched> {
  engineRoom.loads.push('hang');
  return watch(options);
}

/** The first frame of what was mounted transparent. */
const SHOWN = 50;
/** The cover's or its name's fade of 400 ms, and the frame in which it begins. */
const COVER_FADE = 450;

describe('a title that loads', () => {
  it('shows its art and name, and no controls: the picture has focus', async () => {
    const watched = await loading({ asset: { images: { hero: '/art/film' } } });
    await watched.root.wait(SHOWN);
    expect(onScreen(watched, 'player-cover')).toBe(true);
    expect(name(watched.root, 'cover-title')).toBe('Film');
    expect(onScreen(watched, 'player-bottom')).toBe(false);
    expect(watched.root.focusedId()).toBe('video');
    for (const key of ['up', 'right', 'enter', 'down'] as const) await watched.root.press(key);
    expect([watched.root.focusedId(), onScreen(watched, 'player-bottom')]).toEqual(['video', false]);
  });

  it('an episode shows its show’s name and its own, as far as they are known', async () => {
    const watched = await loading({ asset: { type: 'episode', rootId: 'show', title: 'The Packing House' } });
    expect([name(watched.root, 'cover-title'), name(watched.root, 'cover-subtitle')]).toEqual([
      'The Show',
      'The Packing House',
    ]);
  });

  it('has its name in the first frame where it has a logo, too: that is loaded later', async () => {
    const watched = await loading({ asset: { images: { logo: '/art/logo' } } });
    expect([name(watched.root, 'cover-title'), onScreen(watched, 'cover-title')]).toEqual(['Film', true]);
    expect(images(watched)).not.toContain('/art/logo');
  });

  it('has what the row says that it was chosen in before its own address answers', async () => {
    const never = (): Promise<never> => new Promise(() => {});
    const film = await loading({
      answer: never,
      listed: [{ id: 'film', title: 'Night Ferry', images: { hero: '/art/ferry' } }],
    });
    expect(name(film.root, 'cover-title')).toBe('Night Ferry');
    expect(images(film)).toContain('/art/ferry');
    await unmountPlayer();
    const episode = { id: 'e2', type: 'episode', title: 'The Visitor', rootId: 'show', order: 2 };
    const series = await loading({
      path: '/asset/e2/watch',
      answer: never,
      listed: [
        { id: 'show', type: 'show', title: 'Glass Harbour', children: [] },
        { ...episode, parentId: 's1' },
      ],
    });
    expect([name(series.root, 'cover-title'), name(series.root, 'cover-subtitle')]).toEqual([
      'Glass Harbour',
      'The Visitor',
    ]);
  });

  it('[PLAYER-18] is left by one press of back', async () => {
    const { root, seen, engine } = await loading();
    await root.press('back');
    expect(seen.path).toBe('/asset/film');
    expect(engine().destroyed()).toBe(true);
  });

  it('turns into the film with its controls: the cover fades out in 400 ms, 5 s later they are gone', async () => {
    const watched = await watch();
    const { root } = watched;
    expect(root.focusedId()).toBe('play-pause');
    await root.wait(399);
    expect(onScreen(watched, 'player-bottom')).toBe(true);
    expect(find(root.tree(), 'player-cover')).not.toBeNull();
    await root.wait(1);
    expect(find(root.tree(), 'player-cover')).toBeNull();
    await root.wait(5000);
    await root.wait(FADED);
    expect([root.focusedId(), onScreen(watched, 'player-bottom')]).toEqual(['video', false]);
  });

  it('keeps its art until its first frame, and its name while no controls have it, whatever is pressed and however long it takes', async () => {
    engineRoom.frame = false;
    const watched = await watch({ asset: { images: { hero: '/art/film' } } });
    const { root, engine } = watched;
    await root.act(() => engine().fire({ type: 'buffering', buffering: true }));
    await root.wait(COVER_FADE);
    expect(onScreen(watched, 'player-bottom')).toBe(true);
    expect(onScreen(watched, 'cover-title'), 'controls have the name').toBe(false);
    await root.press('back');
    await root.wait(60_000);
    expect([onScreen(watched, 'player-bottom'), onScreen(watched, 'player-cover')]).toEqual([false, true]);
    expect(onScreen(watched, 'cover-title')).toBe(true);
    await root.act(() => engine().fire({ type: 'frame' }));
    await root.wait(COVER_FADE);
    expect(find(root.tree(), 'player-cover')).toBeNull();
  });

  it('has dots after 400 ms and words after 2 s', async () => {
    const watched = await loading();
    await watched.root.wait(399);
    expect(waiting(watched)).toEqual([false, false]);
    await watched.root.wait(1);
    expect(waiting(watched)).toEqual([true, false]);
    await watched.root.wait(1599);
    expect(waiting(watched)).toEqual([true, false]);
    await watched.root.wait(1);
    expect(waiting(watched)).toEqual([true, true]);
  });
});

describe('a film whose picture is taken away', () => {
  /** The film without controls. */
  const playing = async (): Promise<Watched> => {
    const watched = await watch({ asset: { images: { hero: '/art/film' } } });
    await watched.root.wait(COVER_FADE);
    await watched.root.press('back');
    await watched.root.wait(FADED);
    expect(find(watched.root.tree(), 'player-cover')).toBeNull();
    return watched;
  };

  it.each([
    ['the app is hidden', ({ visibility }: Watched) => visibility.tell(false)],
    [
      'its stream is loaded again after a fault',
      ({ engine }: Watched) => engine().fire({ type: 'error', error: engineError(3016) }),
    ],
  ])('has its art and name in the same frame: %s', async (_case, take) => {
    const watched = await playing();
    await watched.root.act(() => take(watched));
    expect([onScreen(watched, 'player-cover'), name(watched.root, 'cover-title')]).toEqual([true, 'Film']);
    expect(images(watched)).toContain('/art/film');
  });

  it('is seen again when it has a frame', async () => {
    const watched = await playing();
    await watched.root.act(() => watched.visibility.tell(false));
    await watched.root.act(() => watched.visibility.tell(true));
    await watched.root.act(settlePromises);
    await watched.root.wait(COVER_FADE);
    expect(find(watched.root.tree(), 'player-cover')).toBeNull();
  });
});

describe('a film that waits for data', () => {
  it.each([
    ['buffers', { type: 'buffering', buffering: true }, { type: 'buffering', buffering: false }],
    ['seeks', { type: 'seeking' }, { type: 'seeked' }],
  ] as const)('and %s has dots after 400 ms and words after 2 s, until it goes on', async (_, begin, end) => {
    const watched = await watch();
    const { root, engine } = watched;
    await root.wait(10_000);
    await root.act(() => engine().fire(begin));
    await root.wait(399);
    expect(waiting(watched)).toEqual([false, false]);
    await root.wait(1);
    expect(waiting(watched)).toEqual([true, false]);
    await root.wait(1599);
    expect(waiting(watched)).toEqual([true, false]);
    await root.wait(1);
    expect(waiting(watched)).toEqual([true, true]);
    expect(onScreen(watched, 'player-bottom'), 'does not come by itself').toBe(false);
    await root.act(() => engine().fire(end));
    expect(waiting(watched)).toEqual([false, false]);
  });
});

describe('the controls', () => {
  it('[PLAYER-16] stay while the film buffers, and for 5 s after it', async () => {
    const watched = await watch();
    const { root, engine } = watched;
    await root.wait(4000);
    await root.act(() => engine().fire({ type: 'buffering', buffering: true }));
    await root.wait(60_000);
    expect([root.focusedId(), onScreen(watched, 'player-bottom')]).toEqual(['play-pause', true]);
    await root.act(() => engine().fire({ type: 'buffering', buffering: false }));
    await root.wait(4999);
    expect(root.focusedId()).toBe('play-pause');
    await root.wait(1);
    expect(root.focusedId()).toBe('video');
  });

  it('do not come while a fault is repaired', async () => {
    const watched = await watch();
    const { root, engine } = watched;
    await root.wait(6000);
    engine().loads.push('hang');
    await root.act(() => engine().fire({ type: 'error', error: engineError(3016) }));
    await root.wait(2000);
    expect(waiting(watched)[0]).toBe(true);
    expect([root.focusedId(), onScreen(watched, 'player-bottom')]).toEqual(['video', false]);
  });
});

const AD = { type: 'PLAY_ADS', url: '/ads/one', duration: 12 };
const FILM = { type: 'PLAY_CONTENT', start: 0 };
const JUMBOTRON = { images: { jumbotron: '/art/jumbotron' } };

/** A film of 120 s with its break at 50 s, which plays now. */
async function inAd(ads: readonly object[] = [AD]): Promise<Watched> {
  const watched = await watch({
    item: { playlist: [FILM, ...ads.map((ad) => ({ ...ad, start: 50 }))] },
    asset: JUMBOTRON,
  });
  const { root, engine } = watched;
  await root.wait(6000);
  await root.wait(FADED);
  await root.act(() => engine().playTo(49.9));
  await root.act(() => engine().playTo(50));
  await root.act(settlePromises);
  engine().facts.duration = 12;
  await root.act(() => engine().playTo(0.2));
  return watched;
}

describe('an advertisement', () => {
  it('[ADS-02, PLAYER-15] counts its seconds down at the top right, with one commit a second', async () => {
    const watched = await inAd();
    const { root, engine } = watched;
    expect(name(root, 'ad-time')).toBe('Ad 0:12');
    const { rect } = find(root.tree(), 'ad-banner')!;
    expect(rect.x + rect.w).toBe(1920 - 96);
    expect(find(root.tree(), 'ad-number')).toBeNull();
    await root.wait(1000);
    const before = root.scene.counters.reactCommits;
    for (let tenth = 3; tenth <= 50; tenth += 1) {
      await root.act(() => engine().playTo(tenth / 10));
      await root.wait(100);
    }
    expect(name(root, 'ad-time')).toBe('Ad 0:07');
    expect(root.scene.counters.reactCommits - before).toBe(5);
  });

  it('of several says which it is', async () => {
    const watched = await inAd([AD, { ...AD, url: '/ads/two' }]);
    const { root, engine } = watched;
    expect(name(root, 'ad-number')).toBe('1 of 2');
    await root.act(() => engine().fire({ type: 'ended' }));
    await root.act(settlePromises);
    await root.act(() => engine().playTo(1));
    expect([name(root, 'ad-time'), name(root, 'ad-number')]).toEqual(['Ad 0:11', '2 of 2']);
  });

  it('[ADS-04] has no controls, no title, no screen saver: the picture has focus and keys show nothing', async () => {
    const watched = await inAd();
    const { root, engine } = watched;
    const before = engine().log.length;
    const keys = ['up', 'left', 'right', 'fastForward', 'rewind', 'caption', 'down', 'info'] as const;
    for (const key of keys) {
      await root.press(key);
      expect([root.focusedId(), onScreen(watched, 'player-bottom')]).toEqual(['video', false]);
    }
    expect(engine().log).toHaveLength(before);
    await root.press('enter');
    await root.wait(30_000);
    expect(find(root.tree(), 'screen-saver')).toBeNull();
  });

  it('is paused by OK, says so, and goes on with OK', async () => {
    const watched = await inAd();
    const { root, engine } = watched;
    expect(onScreen(watched, 'ad-paused')).toBe(false);
    await root.press('enter');
    expect(engine().log.at(-1)).toBe('pause');
    await root.wait(SHOWN);
    expect(find(root.tree(), 'ad-paused')).toMatchObject({ onScreen: true, name: 'Paused' });
    expect(onScreen(watched, 'player-bottom')).toBe(false);
    await root.press('enter');
    expect(engine().log.at(-1)).toBe('play');
    expect(onScreen(watched, 'ad-paused')).toBe(false);
  });

  it('is paused by a click', async () => {
    const { root, engine } = await inAd();
    await root.act(() => root.find('video').props.onPress?.());
    expect(engine().log.at(-1)).toBe('pause');
  });

  it('[PLAYER-18] is left by one press of back', async () => {
    const { root, seen } = await inAd();
    await root.press('back');
    expect(seen.path).toBe('/asset/film');
  });

  it('[ADS-05] gives way to the film at its second, with no trace of the banner', async () => {
    const watched = await inAd();
    const { root, engine } = watched;
    await root.act(() => engine().fire({ type: 'ended' }));
    await root.act(settlePromises);
    expect(engine().log.findLast((line) => line.startsWith('load'))).toBe(
      'load http://service.test/media/film/manifest.mpd @50',
    );
    expect(find(root.tree(), 'ad-banner')).toBeNull();
    expect(root.focusedId(), 'the controls were not there before').toBe('video');
    await root.press('up');
    expect(root.focusedId()).toBe('play-pause');
  });

  it('before the film is seen: the cover of the title is not over it', async () => {
    const watched = await watch({ item: { playlist: [{ ...AD, start: 0 }, FILM] } });
    await watched.root.wait(500);
    expect(find(watched.root.tree(), 'player-cover')).toBeNull();
    expect(watched.engine().log.filter((line) => line.startsWith('load'))).toEqual([
      'load http://service.test/ads/one @null',
    ]);
    expect(watched.root.focusedId()).toBe('video');
  });

  it('[ADS-06] that cannot be played leads to /error_with_playback', async () => {
    const watched = await watch({ item: { playlist: [FILM, { ...AD, start: 50 }] } });
    const { root, engine, seen } = watched;
    await root.act(() => engine().playTo(49.9));
    // The first load and its three repetitions.
    engine().loads.push(...Array.from({ length: 4 }, () => engineError(1001, { httpStatus: 404 })));
    await root.act(() => engine().playTo(50));
    for (let second = 0; second < 4; second += 1) {
      await root.act(settlePromises);
      await root.wait(1000);
    }
    expect(seen.path).toBe('/error_with_playback');
    expect(seen.state).toMatchObject({ errorCode: 'http_request_player_error_404', returnAssetId: 'film' });
  });

  it('does not keep the film’s subtitles on the screen', async () => {
    const watched = await watch({ item: { playlist: [FILM, { ...AD, start: 50 }] } });
    const { root, engine } = watched;
    engine().facts.cues = [
      { start: 40, end: 60, text: 'Not now.', spans: [], align: 'center', line: null, position: null },
    ];
    await root.act(() => engine().fire({ type: 'cues' }));
    expect(find(root.tree(), 'subtitles')).not.toBeNull();
    await root.act(() => engine().playTo(49.9));
    await root.act(() => engine().playTo(50));
    await root.act(settlePromises);
    expect(find(root.tree(), 'subtitles')).toBeNull();
  });
});

describe('the screen saver', () => {
  /** Paused, and 20 s later. */
  async function saving(asset: Record<string, unknown> = JUMBOTRON): Promise<Watched> {
    const watched = await watch({ asset });
    await watched.root.press('pause');
    await watched.root.wait(20_000);
    return watched;
  }
  const alpha = ({ root }: Watched): number => root.find('screen-saver').now.alpha;

  it('[PLAYER-21] fades in within a second, 20 s after the pause, and has focus', async () => {
    const watched = await watch({ asset: JUMBOTRON });
    const { root } = watched;
    await root.press('pause');
    await root.wait(19_990);
    expect(find(root.tree(), 'screen-saver')).toBeNull();
    await root.wait(60);
    expect(root.focusedId()).toBe('screen-saver');
    expect(alpha(watched)).toBeLessThan(0.3);
    await root.wait(900);
    expect(alpha(watched)).toBeLessThan(1);
    await root.wait(150);
    expect(alpha(watched)).toBe(1);
    expect(name(root, 'screen-saver')).toBe('Film');
  });

  it('[PLAYER-21] never comes without a jumbotron image', async () => {
    const watched = await saving({ images: { hero: '/art/hero' } });
    await watched.root.wait(3_600_000);
    expect(find(watched.root.tree(), 'screen-saver')).toBeNull();
  });

  it.each(['enter', 'right', 'back', 'play', 'caption', 'fastForward', 'info'] as const)(
    '[PLAYER-22] is closed by %s, which shows the overlay and does nothing else',
    async (key) => {
      const watched = await saving();
      const { root, engine, seen } = watched;
      const before = [...engine().log];
      await root.press(key);
      await root.wait(FADED);
      expect(find(root.tree(), 'screen-saver')).toBeNull();
      expect([root.focusedId(), onScreen(watched, 'player-bottom')]).toEqual(['play-pause', true]);
      expect(engine().log).toEqual(before);
      expect(name(root, 'seek-target')).toBeUndefined();
      expect(seen.path).toBe('/asset/film/watch');
    },
  );

  it('[PLAYER-22] is closed by the pointer, too', async () => {
    const { root, stage } = await saving();
    await root.act(() => void stage.dispatchEvent(new Event('mousemove')));
    await root.wait(FADED);
    expect(find(root.tree(), 'screen-saver')).toBeNull();
    expect(root.focusedId()).toBe('play-pause');
  });

  it('after an hour the film goes on at its second', async () => {
    const { root, engine } = await watch({ asset: JUMBOTRON });
    await root.act(() => engine().playTo(47));
    await root.press('pause');
    await root.wait(3_600_000);
    const before = engine().log.length;
    await root.press('enter');
    await root.wait(FADED);
    await root.press('playPause');
    expect(engine().log.slice(before)).toEqual(['play']);
    expect(engine().facts.position).toBe(47);
  });
});
