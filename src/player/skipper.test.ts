import { describe, expect, it } from 'vitest';
import { settlePromises } from '../../renderer/testing';
import type { Frame, FrameType, PlaybackSettings } from '../contract';
import type { SkipKind } from './skip';
import { createSkipper } from './skipper';
import { createControllerFixture } from './testing/controllerFixture';
import { anAsset, aPlayback } from './testing/fakeAssets';
import { NOTHING_CHANGED, playbackSettingsOf } from '../domain/preferences';

const frame = (type: FrameType, start: number, end: number): Frame => ({ type, start, end, id: '' });
const RECAP = frame('recap', 0, 8);
const INTRO = frame('intro', 10, 20);
const CREDITS = frame('credits', 100, 120);

interface SetUp {
  frames?: readonly Frame[];
  settings?: Partial<PlaybackSettings> | null;
  nextFollows?: boolean;
  content?: 'main' | 'trailer';
  live?: boolean;
  playlist?: readonly object[];
}

/** A title of 120 s that plays. */
async function watching(setUp: SetUp = {}) {
  const { frames = [RECAP, INTRO, CREDITS], settings = {}, nextFollows = false, content = 'main' } = setUp;
  const shown: (SkipKind | null)[] = [];
  let nexts = 0;
  const fixture = createControllerFixture({
    source: {
      fetchAsset: (id) => Promise.resolve(anAsset({ id, live: setUp.live ?? false })),
      fetchPlayback: () => Promise.resolve(aPlayback({ frames, playlist: setUp.playlist ?? [] })),
    },
  });
  const { controller, engine, log, start } = fixture;
  const skipper = createSkipper({
    controller,
    settings: () => ({ ...playbackSettingsOf(null, NOTHING_CHANGED), ...settings }),
    nextFollows: () => nextFollows,
    onOffer: (kind) => void shown.push(kind),
    onNext: () => nexts++,
  });
  await start({ content });
  return {
    ...fixture,
    skipper,
    shown,
    nexts: () => nexts,
    playTo: (...seconds: number[]) => seconds.forEach((second) => engine().playTo(second)),
    seeks: () => log.filter((line) => line.startsWith('seek ')),
    ends: () => log.filter((line) => line === '<ended>').length,
  };
}

describe('the skip button', () => {
  it('[SKIP-01] shows in recap, intro and credits, and not between them', async () => {
    const { playTo, shown } = await watching();
    playTo(1, 2, 9, 12, 15, 50, 101);
    expect(shown).toEqual(['recap', null, 'intro', null, 'credits']);
  });

  it('[SKIP-04] goes to the end of its frame when it is pressed', async () => {
    const { playTo, skipper, seeks, shown } = await watching();
    playTo(12);
    skipper.press();
    expect(seeks()).toEqual(['seek 20']);
    expect(shown).toEqual(['intro', null]);
  });

  it('[SKIP-04] pressed five times goes there once', async () => {
    const { playTo, skipper, seeks } = await watching();
    playTo(12);
    for (let press = 0; press < 5; press++) skipper.press();
    playTo(20);
    skipper.press();
    expect(seeks()).toEqual(['seek 20']);
  });

  it('[SKIP-04] of credits that reach the end ends the title as if it had played to there', async () => {
    const { playTo, skipper, seeks, ends, log } = await watching();
    playTo(105);
    skipper.press();
    skipper.press();
    expect([seeks(), ends(), log.filter((line) => line === '<closed>')]).toEqual([[], 1, []]);
  });

  it('does nothing while it does not show', async () => {
    const { playTo, skipper, seeks, ends } = await watching();
    playTo(50);
    skipper.press();
    expect([seeks(), ends()]).toEqual([[], 0]);
  });

  it.each<[string, SetUp]>([
    ['a trailer', { content: 'trailer' }],
    ['a live stream', { live: true }],
    [
      'reversed, empty and late frames',
      { frames: [frame('intro', 20, 10), frame('recap', 5, 5), frame('intro', 500, 510)] },
    ],
  ])('never shows over %s', async (_title, setUp) => {
    const { playTo, shown, skipper, seeks } = await watching(setUp);
    playTo(1, 12, 105);
    skipper.press();
    expect([shown, seeks()]).toEqual([[], []]);
  });

  it('is gone at the end, when the playback is closed, and in the next title', async () => {
    const ended = await watching();
    ended.playTo(105);
    ended.engine().fire({ type: 'ended' });
    expect(ended.shown).toEqual(['credits', null]);
    const closed = await watching();
    closed.playTo(12);
    await closed.controller.close();
    expect(closed.shown).toEqual(['intro', null]);
    closed.skipper.press();
    expect([closed.shown, closed.seeks()]).toEqual([['intro', null], []]);
  });

  it('makes room for an ad', async () => {
    const { playTo, shown, engine } = await watching({
      playlist: [{ type: 'PLAY_ADS', start: 15, url: '/ad' }],
    });
    playTo(12, 15);
    await settlePromises();
    expect(shown).toEqual(['intro', null]);
    engine().fire({ type: 'ended' });
    await settlePromises();
    playTo(15.2);
    expect(shown).toEqual(['intro', null, 'intro']);
  });

  it('calls nobody after it was stopped', async () => {
    const { playTo, shown, skipper } = await watching();
    skipper.stop();
    playTo(12);
    expect(shown).toEqual([]);
  });
});

describe('automatic skipping', () => {
  it('[SKIP-02, SKIP-03] skips a frame once, without its button, and goes on with the others', async () => {
    const { playTo, shown, seeks } = await watching({ settings: { skipIntro: true, skipRecap: true } });
    playTo(0.3, 8, 10.2, 20, 50);
    expect([seeks(), shown]).toEqual([['seek 8', 'seek 20'], []]);
  });

  it('[SKIP-02] waits for the first moment that plays, when the engine has gone to its start', async () => {
    const { playTo, shown, seeks } = await watching({ settings: { skipRecap: true } });
    playTo(0);
    expect([seeks(), shown]).toEqual([[], []]);
    playTo(0.3);
    expect([seeks(), shown]).toEqual([['seek 8'], []]);
  });

  it('[SKIP-02] waits for the settings: without them there is a button', async () => {
    const { playTo, shown, seeks } = await watching({ settings: null });
    playTo(12);
    expect([seeks(), shown]).toEqual([[], ['intro']]);
  });

  it('[SEEK-07] comes again for recap and intro after a seek of the viewer', async () => {
    const { playTo, controller, seeks } = await watching({ settings: { skipIntro: true } });
    playTo(10.2, 30);
    controller.seek(11);
    playTo(11);
    expect(seeks()).toEqual(['seek 20', 'seek 11', 'seek 20']);
  });

  it('[SKIP-03] does not arm itself: its own seek is no seek of the viewer', async () => {
    const overlapping = [frame('intro', 10, 20), frame('recap', 15, 25)];
    const { playTo, seeks, shown } = await watching({
      frames: overlapping,
      settings: { skipIntro: true, skipRecap: true },
    });
    playTo(10.2, 20);
    expect(seeks()).toEqual(['seek 20', 'seek 25']);
    // An engine that lands before the frame's end: the frames were skipped already.
    playTo(16);
    expect([seeks().length, shown]).toEqual([2, ['recap']]);
  });

  it('[SKIP-06] of the credits leads to the next title where one follows, and to the end where none does', async () => {
    const follows = await watching({ settings: { skipCredits: true }, nextFollows: true });
    follows.playTo(100.2, 101);
    expect([follows.nexts(), follows.ends(), follows.seeks()]).toEqual([1, 0, []]);
    const last = await watching({ settings: { skipCredits: true } });
    last.playTo(100.2, 101);
    expect([last.nexts(), last.ends(), last.seeks()]).toEqual([0, 1, []]);
  });

  it('[SKIP-03] begins anew with each title', async () => {
    const { playTo, seeks, start } = await watching({ settings: { skipIntro: true } });
    playTo(10.2);
    await start({ assetId: 'second' });
    await settlePromises();
    playTo(10.2);
    expect(seeks()).toEqual(['seek 20', 'seek 20']);
  });
});
