import { beforeEach, describe, expect, it, vi } from 'vitest';
import { KEY_SYSTEMS } from '../../platforms/common/keySystems';
import { UnsupportedBrowserError } from './engine';
import type { EngineEvent, PlaybackEngine, StreamSource } from './engine';
import { BACKGROUND_PROFILE } from './shakaConfig';
import { createShakaEngine } from './shakaEngine';
import type { ShakaEngineOptions } from './shakaEngine';
import { shakaError, shakaFacts } from './testing/fakeShaka';
import type { FakePlayer } from './testing/fakeShaka';
import type { VideoPlane } from './videoElement';

vi.mock('shaka-player', async () => ({ default: (await import('./testing/fakeShaka')).shaka }));

/** The element, as far as the engine uses it. */
class FakeVideo extends EventTarget {
  currentTime = 0;
  duration = Number.NaN;
  ended = false;
  readyState = 0;
  readonly HAVE_CURRENT_DATA = 2;
  paused = 0;
  play = vi.fn(async () => undefined);
  pause = (): void => void (this.paused += 1);
}

const FILM = { url: 'film.mpd', licenseUrl: null };
const NEXT = { url: 'next.mpd', licenseUrl: null };

function setUp(more: Partial<ShakaEngineOptions> = {}) {
  const video = new FakeVideo();
  const shown: boolean[] = [];
  const muted: boolean[] = [];
  const state = { released: 0 };
  const plane = {
    element: video,
    setRect: () => undefined,
    setMuted: (value: boolean) => void muted.push(value),
    setVisible: (value: boolean) => void shown.push(value),
    release: () => void (state.released += 1),
  };
  const engine = createShakaEngine({
    plane: plane as unknown as VideoPlane,
    profile: BACKGROUND_PROFILE,
    keySystems: KEY_SYSTEMS,
    ...more,
  });
  const events: EngineEvent[] = [];
  const stop = engine.onEvent((event) => events.push(event));
  return { engine, events, muted, shown, state, stop, video };
}

const load = (
  engine: PlaybackEngine,
  source: StreamSource = FILM,
  startAt: number | null = null,
): Promise<void> => engine.load(source, startAt, new AbortController().signal);
const player = (): FakePlayer => shakaFacts.made.at(-1) as FakePlayer;

beforeEach(() => {
  shakaFacts.made.length = 0;
  shakaFacts.supported = true;
});

it('a browser that plays no stream is told of before anything is made', () => {
  shakaFacts.supported = false;
  expect(() => setUp()).toThrow(UnsupportedBrowserError);
});

describe('what the element does', () => {
  it.each([
    ['timeupdate', 'timeupdate'],
    ['durationchange', 'durationchange'],
    ['loadeddata', 'frame'],
    ['playing', 'playing'],
    ['pause', 'paused'],
    ['seeking', 'seeking'],
    ['seeked', 'seeked'],
    ['ended', 'ended'],
  ])('%s is told as %s, until the engine is destroyed or the listener gone', async (type, told) => {
    const { engine, events, stop, video } = setUp();
    video.dispatchEvent(new Event(type));
    expect(events).toEqual([{ type: told }]);
    stop();
    video.dispatchEvent(new Event(type));
    engine.onEvent((event) => events.push(event));
    await engine.destroy();
    engine.onEvent((event) => events.push(event));
    video.dispatchEvent(new Event(type));
    expect(events).toHaveLength(1);
  });

  it('a pause at the end is not the viewer`s', () => {
    const { events, video } = setUp();
    video.ended = true;
    video.dispatchEvent(new Event('pause'));
    expect(events).toEqual([]);
  });

  it.each([
    ['plays', null, true],
    ['may not begin by itself', new DOMException('x', 'NotAllowedError'), false],
    ['was paused in between', new DOMException('x', 'AbortError'), true],
    ['fails otherwise, which an event tells', new Error('x'), true],
  ])('an element that %s', async (_name, refusal, plays) => {
    const { engine, video } = setUp();
    if (refusal) video.play.mockRejectedValue(refusal);
    expect(await engine.play()).toBe(plays);
  });

  it('is paused and muted by the engine', () => {
    const { engine, muted, video } = setUp();
    engine.pause();
    engine.setMuted(true);
    expect([video.paused, muted]).toEqual([1, [true]]);
  });
});

describe('the position', () => {
  it('is where the load started until the element is there, and the element`s from then on', async () => {
    const { engine, video } = setUp();
    expect(engine.position()).toBe(0);
    await load(engine, FILM, 40);
    expect(engine.position()).toBe(40);
    video.currentTime = 41;
    expect(engine.position()).toBe(41);
    video.currentTime = 0;
    expect(engine.position()).toBe(0);
  });

  it('is the sought one before the element has moved', async () => {
    const { engine, video } = setUp();
    await load(engine, FILM, 40);
    engine.seek(0);
    expect([engine.position(), video.currentTime]).toEqual([0, 0]);
    engine.seek(12);
    expect([engine.position(), video.currentTime]).toEqual([12, 12]);
  });

  it('of the film before is not that of a load that has not ended', async () => {
    const { engine } = setUp();
    await load(engine, FILM, 40);
    player().loading = () => new Promise(() => undefined);
    void load(engine, NEXT, 50).catch(() => undefined);
    expect(engine.position()).toBe(0);
  });
});

describe('picture', () => {
  it('is shown by a load, and not by one that was concealed meanwhile', async () => {
    const { engine, shown } = setUp();
    await load(engine);
    expect(shown).toEqual([true]);
    engine.conceal();
    await load(engine, NEXT);
    expect(shown).toEqual([true, false, true]);
    const third = load(engine, FILM);
    engine.conceal();
    await third;
    expect(shown.slice(3)).toEqual([false, false]);
  });
});

describe('figures', () => {
  it('without a stream are those of nothing', () => {
    const { engine } = setUp();
    expect([engine.isBuffering(), engine.isLive(), engine.duration()]).toEqual([false, false, 0]);
    expect(engine.hasFrame()).toBe(false);
    expect([engine.buffered(), engine.seekRange()]).toEqual([[], { start: 0, end: 0 }]);
    expect(engine.requestFailure()).toBeNull();
  });

  it('are those of the stream', async () => {
    const { engine, video } = setUp();
    await load(engine);
    player().facts = {
      buffering: true,
      live: false,
      range: { start: 2, end: 9 },
      total: [{ start: 1, end: 3 }],
    };
    video.duration = 120;
    expect([engine.isBuffering(), engine.isLive(), engine.duration()]).toEqual([true, false, 120]);
    expect([engine.buffered(), engine.seekRange()]).toEqual([[{ start: 1, end: 3 }], { start: 2, end: 9 }]);
    player().fire('downloadfailed', { requestType: 1, error: shakaError(1001, { data: ['s', 500] }) });
    expect(engine.requestFailure()).toMatchObject({ httpStatus: 500 });
  });

  it('a stream has a frame once its element has data for the second where it stands', async () => {
    const { engine, video } = setUp();
    video.readyState = 4;
    expect(engine.hasFrame(), 'the element of no stream').toBe(false);
    await load(engine);
    const frames = [0, 1, 2, 3, 4].map((state) => {
      video.readyState = state;
      return engine.hasFrame();
    });
    expect(frames).toEqual([false, false, true, true, true]);
  });

  it('live television is as long as what can be sought in it', async () => {
    const { engine, video } = setUp();
    await load(engine);
    video.duration = 120;
    player().facts = { ...player().facts, live: true, range: { start: 100, end: 160 } };
    expect([engine.isLive(), engine.duration()]).toEqual([true, 60]);
  });
});

describe('what is reported and shown of the stream', () => {
  it('the figures are those of the element and of the player', async () => {
    const { engine, video } = setUp();
    Object.assign(video, { videoWidth: 1280, videoHeight: 720, buffered: { length: 0 } });
    expect(engine.stats()).toMatchObject({ width: 1280, height: 720, bitrate: null });
    await load(engine);
    Object.assign(player(), {
      getStats: () => ({ streamBandwidth: 300_000 }),
      keySystem: () => 'com.widevine.alpha',
    });
    expect(engine.stats()).toMatchObject({ bitrate: 300_000, keySystem: 'com.widevine.alpha' });
  });

  it.each([
    [true, { enabled: true, sessionId: 's', contentId: 'film' }],
    [false, { enabled: false }],
  ])('a view is reported where the deployment asks for it: %s', async (asked, cmcd) => {
    const options = { eventUrl: '/cmcd', transmission: 'query', interval: 0 } as const;
    const { engine } = setUp(asked ? { cmcd: options } : {});
    await load(engine, { ...FILM, cmcd: { sessionId: 's', contentId: 'film' } });
    expect(player().configured.at(-1)).toMatchObject({ cmcd });
  });

  const STORYBOARDS = [
    { id: 3, width: 640, height: 360, tilesLayout: '4x4' },
    { id: 4, width: 1280, height: 720, tilesLayout: '4x4' },
  ];
  const TILE = {
    uris: ['sheet.jpg'],
    positionX: 0,
    positionY: 0,
    width: 320,
    height: 180,
    imageWidth: 1280,
    imageHeight: 720,
    startTime: 0,
    duration: 5,
    segment: null,
  };

  it('pictures of the seek bar are those of the best storyboard, asked for again in another stream', async () => {
    const { engine } = setUp();
    expect(await engine.thumbnail(7), 'without a stream').toBeNull();
    await load(engine);
    const asked: unknown[] = [];
    Object.assign(player(), {
      getThumbnails: async (...question: unknown[]) => (asked.push(question), TILE),
    });
    expect(await engine.thumbnail(7), 'without a storyboard').toBeNull();
    expect(asked).toEqual([]);
    player().getImageTracks = () => STORYBOARDS;
    expect(await engine.thumbnail(7)).toMatchObject({ url: 'sheet.jpg', x: 320, y: 0 });
    expect(await engine.thumbnail(11)).toMatchObject({ x: 640 });
    expect(asked).toEqual([[4, 7]]);
    await load(engine, NEXT);
    await engine.thumbnail(7);
    expect(asked).toEqual([
      [4, 7],
      [4, 7],
    ]);
  });
});

describe('events of the stream', () => {
  it('are told by the player that plays, and none by one that was replaced', async () => {
    const { engine, events } = setUp();
    await load(engine);
    const first = player();
    first.fire('trackschanged');
    // The same stream again is a reload: it gets a player of its own.
    await load(engine);
    expect(player()).not.toBe(first);
    events.length = 0;
    first.fire('trackschanged');
    player().fire('trackschanged');
    expect(events).toEqual([{ type: 'tracks' }]);
  });

  it.each([
    ['critical', { severity: 2 }, 2],
    ['recoverable', { severity: 1 }, 1],
    ['handled', { severity: 2, handled: true }, 1],
  ])('a %s error: the next stream is played by player %j', async (_name, error, players) => {
    const { engine, events } = setUp();
    await load(engine);
    player().fire('error', { detail: shakaError(3016, error) });
    expect(events).toMatchObject([{ type: 'error', error: { code: 3016 } }]);
    await load(engine, NEXT);
    expect(shakaFacts.made).toHaveLength(players);
  });

  it('what is chosen of the quality is told, as the engine does', () => {
    const { engine, events } = setUp();
    engine.selectQuality(720);
    engine.setQualityLimits({ maxHeight: 720, maxBandwidth: null });
    expect(events).toEqual([{ type: 'tracks' }, { type: 'tracks' }]);
    expect(engine.tracks().autoQuality).toBe(false);
  });
});

describe('subtitles', () => {
  async function withCues() {
    const made = setUp();
    await load(made.engine);
    const factory = player().configured[0]?.textDisplayFactory as (of: unknown) => {
      append(cues: object[]): void;
      setTextVisibility(visible: boolean): void;
    };
    const displayer = factory(player());
    const cue = (startTime: number, endTime: number, payload: string) => ({
      startTime,
      endTime,
      payload,
      nestedCues: [],
      textDecoration: [],
    });
    displayer.append([cue(10, 12, 'a')]);
    displayer.setTextVisibility(true);
    made.events.length = 0;
    const shownAt = (seconds: number): string[] => {
      made.video.currentTime = seconds;
      return made.engine.activeCues().map(({ text }) => text);
    };
    return { ...made, shownAt };
  }

  it.each([
    [0, 10, 10],
    [1.5, 11.5, 11.5],
    [-2, 8, 8],
    // Steps of a tenth, whose sum is not exact.
    [0.1 + 0.2, 10.3, 10.3],
    [Number.NaN, 10, 10],
    [Number.POSITIVE_INFINITY, 10, 10],
  ])('a delay of %d s shows what begins at 10 at %d', async (delay, from, change) => {
    const { engine, events, shownAt } = await withCues();
    engine.setTextDelay(delay);
    expect(events).toEqual([{ type: 'cues' }]);
    expect(shownAt(from - 0.01)).toEqual([]);
    expect(engine.nextCueChange()).toBeCloseTo(change, 6);
    expect(shownAt(from + 0.01)).toEqual(['a']);
    expect(shownAt(from + 2.01)).toEqual([]);
    expect(engine.nextCueChange()).toBeNull();
  });

  it('of the film before are gone when another is loaded', async () => {
    const { engine, events, shownAt } = await withCues();
    await load(engine, NEXT);
    expect(shownAt(11)).toEqual([]);
    expect(events).toContainEqual({ type: 'cues' });
  });
});

describe('the end', () => {
  it('[DEVICE-14] frees the player and then the element, also when the player cannot be destroyed', async () => {
    const { engine, state } = setUp();
    await load(engine);
    let destroyed = 0;
    player().destroy = async () => {
      expect(state.released).toBe(0);
      destroyed += 1;
      throw new Error('x');
    };
    await engine.destroy();
    expect([destroyed, state.released]).toEqual([1, 1]);
  });
});
