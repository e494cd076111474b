/** Ad breaks on the one engine: their order, what is blocked meanwhile, and the content that goes on at its own second. */
import { describe, expect, it } from 'vitest';
import { settlePromises } from '../../renderer/testing';
import { createControllerFixture } from './testing/controllerFixture';
import type { ControllerFixture, FixtureOptions } from './testing/controllerFixture';
import { aPlayback } from './testing/fakeAssets';
import { engineError } from './testing/fakeEngine';

const AD = { type: 'PLAY_ADS', start: 50, url: '/ads/one', duration: 10 };
const ONE = 'http://service.test/ads/one';
const FILM = 'http://service.test/media/film';

const programme = (playlist: readonly object[], more: FixtureOptions = {}): FixtureOptions => ({
  ...more,
  source: { fetchPlayback: () => Promise.resolve(aPlayback({ url: '/media/film', playlist })) },
});

async function playing(playlist: readonly object[], startAt = 0, more: FixtureOptions = {}) {
  const fixture = createControllerFixture(programme(playlist, more));
  await fixture.start({ startAt });
  return fixture;
}
const loads = ({ log }: ControllerFixture): string[] =>
  log.filter((line) => line.startsWith('load ')).map((line) => line.slice('load '.length));
const preloads = ({ log }: ControllerFixture): string[] =>
  log.filter((line) => line.startsWith('preload ')).map((line) => line.slice('preload '.length));
const names = ({ events }: ControllerFixture): string[] =>
  events.filter(({ type }) => type.startsWith('ad') && type !== 'adTime').map(({ type }) => type);

async function reachBreak(fixture: ControllerFixture): Promise<void> {
  fixture.engine().playTo(49.8);
  fixture.engine().playTo(50.1);
  await settlePromises();
}

async function endAd(fixture: ControllerFixture): Promise<void> {
  fixture.engine().fire({ type: 'ended' });
  await settlePromises();
}

describe('an ad break', () => {
  it('before the content has the first frame, and the content after it begins with that', async () => {
    const fixture = await playing([{ ...AD, start: 0 }]);
    const frame = (): boolean => fixture.controller.status().frame;
    expect([fixture.controller.status().ad, frame()]).toEqual([true, true]);
    await endAd(fixture);
    expect([fixture.controller.status().ad, frame()]).toEqual([false, true]);
  });

  it('[ADS-01, ADS-05, ADS-07] plays at its start on the same engine, then the content goes on at its second', async () => {
    const fixture = await playing([
      { type: 'PLAY_CONTENT', start: 0 },
      AD,
      { type: 'PLAY_CONTENT', start: 50 },
    ]);
    await reachBreak(fixture);
    expect(fixture.controller.status().ad).toBe(true);
    expect(fixture.phases().at(-1)).toBe('playing');
    await endAd(fixture);
    expect(loads(fixture)).toEqual([`${FILM} @0`, `${ONE} @null`, `${FILM} @50`]);
    expect([fixture.controller.status().ad, fixture.phases().at(-1), fixture.engines.length]).toEqual([
      false,
      'playing',
      1,
    ]);
    fixture.engine().playTo(51);
    expect(fixture.events.at(-1)).toMatchObject({ type: 'timeupdate', position: 51 });
  });

  it('[PLAYER-01, ADS-07] does not begin the title anew: its engine is set up, and its start told, once', async () => {
    let configured = 0;
    const fixture = await playing([AD], 0, { configure: () => void (configured += 1) });
    await reachBreak(fixture);
    await endAd(fixture);
    const starts = fixture.events.filter(({ type }) => type === 'started' || type === 'ready');
    expect([configured, starts.length]).toEqual([1, 2]);
  });

  it('[ADS-01] the film stands still at once when its break begins, however long the ad loads', async () => {
    const fixture = await playing([AD], 0, { loads: ['ok', 'hang'] });
    fixture.engine().playTo(49.8);
    const before = fixture.log.length;
    fixture.engine().playTo(50.1);
    expect(fixture.log.slice(before)).toEqual(['pause']);
    await settlePromises();
    expect(fixture.phases().at(-1)).toBe('loading');
  });

  it('[ADS-02] tells the seconds that remain of the ad, and no time of the content', async () => {
    const fixture = await playing([AD]);
    await reachBreak(fixture);
    fixture.engine().facts.duration = 10;
    fixture.engine().playTo(3);
    expect(fixture.events.at(-1)).toEqual({
      type: 'adTime',
      ad: { id: ONE, index: 0, count: 1 },
      remaining: 7,
    });
    fixture.engine().facts.duration = 0;
    fixture.engine().playTo(4);
    expect(fixture.events.at(-1)).toMatchObject({ remaining: 6 });
    expect(fixture.events.filter(({ type }) => type === 'timeupdate')).toHaveLength(1);
    expect([fixture.controller.position(), fixture.controller.duration()]).toEqual([50, 120]);
  });

  it('[ADS-03] begins and ends once an ad; two ads at one second follow one another', async () => {
    const fixture = await playing([AD, { ...AD, url: '/ads/two' }]);
    await reachBreak(fixture);
    await endAd(fixture);
    expect(loads(fixture).slice(1)).toEqual([`${ONE} @null`, 'http://service.test/ads/two @null']);
    await endAd(fixture);
    fixture.engine().playTo(49);
    fixture.engine().playTo(50.2);
    await settlePromises();
    expect(names(fixture)).toEqual(['adStart', 'adEnd', 'adStart', 'adEnd']);
    expect(
      fixture.events.flatMap((event) => (event.type === 'adStart' ? [[event.ad.index, event.ad.count]] : [])),
    ).toEqual([
      [0, 2],
      [1, 2],
    ]);
    expect(loads(fixture)).toHaveLength(4);
  });

  it('[ADS-04] takes no seek while it plays, but can be paused', async () => {
    const fixture = await playing([AD]);
    await reachBreak(fixture);
    expect(fixture.controller.seekRange()).toBeNull();
    fixture.controller.seek(90);
    fixture.controller.pause();
    expect(fixture.log.at(-1)).toBe('pause');
    expect(fixture.log.some((line) => line.startsWith('seek '))).toBe(false);
    fixture.controller.play();
    await endAd(fixture);
    expect(loads(fixture).at(-1)).toBe(`${FILM} @50`);
  });

  it('[ADS-05] passed by a seek plays once, and the content goes on where the seek went', async () => {
    const fixture = await playing([AD]);
    fixture.engine().playTo(10);
    fixture.controller.seek(90);
    await settlePromises();
    expect(fixture.events.filter(({ type }) => type === 'seek')).toEqual([
      { type: 'seek', from: 10, to: 90 },
    ]);
    expect(fixture.log, 'the film is not seen at 90 s before the ad').not.toContain('seek 90');
    await endAd(fixture);
    expect(loads(fixture)).toEqual([`${FILM} @0`, `${ONE} @null`, `${FILM} @90`]);
    fixture.controller.seek(20);
    fixture.controller.seek(100);
    await settlePromises();
    expect(names(fixture)).toEqual(['adStart', 'adEnd']);
    expect(fixture.log.at(-1)).not.toContain('load');
  });

  it('[ADS-01] a seek into its frame jumps to its start; once it has played the frame is content like any other', async () => {
    const fixture = createControllerFixture({
      source: {
        fetchPlayback: () =>
          Promise.resolve(
            aPlayback({
              url: '/media/film',
              playlist: [AD],
              frames: [{ type: 'ads', start: 50, end: 70 }],
            }),
          ),
      },
    });
    await fixture.start();
    fixture.engine().playTo(10);
    fixture.controller.seek(60);
    await settlePromises();
    await endAd(fixture);
    expect(loads(fixture)).toEqual([`${FILM} @0`, `${ONE} @null`, `${FILM} @50`]);
    fixture.controller.seek(65);
    await settlePromises();
    expect(fixture.log.at(-2)).toBe('seek 65');
    expect(fixture.log.at(-1)).toBe('<seek>');
  });

  it('[PLAYER-34, ADS-05] just before a bookmark is not repeated on resuming, the next one plays', async () => {
    const fixture = createControllerFixture({
      source: {
        fetchPlayback: () =>
          Promise.resolve(
            aPlayback({ url: '/media/film', playlist: [AD, { ...AD, start: 60, url: '/ads/two' }] }),
          ),
        fetchResumePoint: () => Promise.resolve({ startAt: 48, watchedTo: 51 }),
      },
    });
    await fixture.start({ startAt: 'resume' });
    await reachBreak(fixture);
    expect(loads(fixture)).toEqual([`${FILM} @48`]);
    fixture.engine().playTo(60.1);
    await settlePromises();
    expect(loads(fixture).slice(1)).toEqual(['http://service.test/ads/two @null']);
  });

  it('[ADS-07] at the very start plays before the content, and not again on a resume further on', async () => {
    const preroll = { ...AD, start: 0 };
    const fixture = await playing([preroll]);
    expect(loads(fixture)).toEqual([`${ONE} @null`]);
    expect(fixture.events.some(({ type }) => type === 'started')).toBe(false);
    await endAd(fixture);
    expect(fixture.log.slice(-5)).toEqual([`load ${FILM} @0`, '<started>', '<ready>', 'play', '<tracks>']);
    expect(loads(await playing([preroll], 70))).toEqual([`${FILM} @70`]);
  });

  it('fetches the ad before its break, and the content while the last ad plays', async () => {
    const fixture = await playing([AD]);
    fixture.engine().playTo(39.9);
    expect(fixture.log.some((line) => line.startsWith('preload'))).toBe(false);
    fixture.engine().playTo(40.1);
    fixture.engine().playTo(41);
    await reachBreak(fixture);
    expect(fixture.log.filter((line) => line.startsWith('preload'))).toEqual([
      `preload ${ONE} @null`,
      `preload ${FILM} @50`,
    ]);
  });

  it('of two ads leaves the fetching of the content to the last', async () => {
    const fixture = await playing([AD, { ...AD, url: '/ads/two' }]);
    await reachBreak(fixture);
    expect(preloads(fixture)).not.toContain(`${FILM} @50`);
    await endAd(fixture);
    expect(preloads(fixture)).toContain(`${FILM} @50`);
  });

  it('is fetched 10 s before it, not for a break behind the viewer or one that has played', async () => {
    const playlist = [20, 50, 58, 80].map((start) => ({ ...AD, start, url: `/ads/${start}` }));
    const fixture = await playing(playlist);
    fixture.engine().playTo(8);
    // Past the breaks at 20 and 50 s: the last one passed plays, the first stays behind.
    fixture.controller.seek(55);
    await settlePromises();
    await endAd(fixture);
    fixture.engine().playTo(49);
    expect(preloads(fixture)).toEqual([`${FILM} @55`, 'http://service.test/ads/58 @null']);
    fixture.controller.seek(70);
    await settlePromises();
    await endAd(fixture);
    fixture.engine().playTo(70);
    expect(preloads(fixture).slice(2)).toEqual([`${FILM} @70`, 'http://service.test/ads/80 @null']);
  });
});

describe('an ad that cannot play', () => {
  const BAD = engineError(1001, { httpStatus: 404 });

  it('[ADS-06] is tried again like the content, then fails the playback at the content’s second', async () => {
    const fixture = await playing([AD]);
    fixture.engine().loads.push(BAD, BAD, BAD, BAD);
    await reachBreak(fixture);
    await fixture.clock.advanceAsync(3000);
    expect(loads(fixture).slice(1)).toEqual([`${ONE} @null`, `${ONE} @null`, `${ONE} @null`, `${ONE} @null`]);
    expect(fixture.events.at(-1)).toMatchObject({
      type: 'failed',
      failure: { kind: 'engine', error: BAD },
      position: 50,
    });
    expect(names(fixture)).toEqual([]);
  });

  it('[ADS-03] and one that breaks while it plays is loaded again at its second; given up, it has stopped', async () => {
    const fixture = await playing([AD]);
    await reachBreak(fixture);
    fixture.engine().playTo(4);
    fixture.engine().fire({ type: 'error', error: BAD });
    await fixture.clock.advanceAsync(1000);
    expect(loads(fixture).at(-1)).toBe(`${ONE} @4`);
    fixture.engine().loads.push(BAD, BAD);
    fixture.engine().fire({ type: 'error', error: BAD });
    await fixture.clock.advanceAsync(3000);
    expect(names(fixture)).toEqual(['adStart', 'adStop']);
    expect(fixture.events.slice(-2).map(({ type }) => type)).toEqual(['closed', 'failed']);
  });
});

describe('leaving during an ad', () => {
  it('[ADS-03, PLAYER-24] stops the ad, closes the content at its own second and leaves nothing', async () => {
    const fixture = await playing([AD]);
    await reachBreak(fixture);
    fixture.engine().playTo(2);
    await fixture.controller.close();
    expect(names(fixture)).toEqual(['adStart', 'adStop']);
    expect(fixture.events.filter(({ type }) => type === 'closed')).toMatchObject([
      { position: 50, duration: 120 },
    ]);
    expect([fixture.clock.pendingCount, fixture.engine().destroyed()]).toEqual([0, true]);
  });

  it('[ADS-03] between two ads stops none: the first has ended, the second has not begun', async () => {
    const fixture = await playing([AD, { ...AD, url: '/ads/two' }]);
    fixture.engine().loads.push('ok', 'hang');
    await reachBreak(fixture);
    await endAd(fixture);
    await fixture.controller.close();
    expect(names(fixture)).toEqual(['adStart', 'adEnd']);
  });

  it.each([
    ['adStart', ['adStart', 'adStop']],
    ['adEnd', ['adStart', 'adEnd']],
  ] as const)('[PLAYER-24] by a listener of %s loads nothing more and leaves no time', async (type, told) => {
    const fixture = await playing([AD]);
    fixture.controller.subscribe((event) => {
      if (event.type === type) void fixture.controller.close();
    });
    await reachBreak(fixture);
    await endAd(fixture);
    expect([names(fixture), loads(fixture)]).toEqual([told, [`${FILM} @0`, `${ONE} @null`]]);
    expect([fixture.engines.length, fixture.clock.pendingCount]).toEqual([1, 0]);
    expect(fixture.log.filter((line) => line === 'play')).toHaveLength(type === 'adStart' ? 1 : 2);
  });

  it.each([
    ['while it loads', ['hang'] as const],
    ['while its content loads again', ['ok', 'hang'] as const],
  ])('[PLAYER-24] leaves nothing %s', async (_, outcomes) => {
    const fixture = await playing([AD]);
    fixture.engine().loads.push(...outcomes);
    await reachBreak(fixture);
    await endAd(fixture);
    await fixture.controller.close();
    expect([fixture.clock.pendingCount, fixture.engine().destroyed()]).toEqual([0, true]);
    expect(fixture.events.some(({ type }) => type === 'failed')).toBe(false);
  });
});
