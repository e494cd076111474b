import { describe, expect, it } from 'vitest';
import type { PlaybackEvent } from '../../player/playbackEvents';
import { anAsset, createFakeSource } from '../../player/testing/fakeAssets';
import { createFakeClock, settlePromises } from '../../../renderer/testing';
import { createFakeEngine } from '../../player/testing/fakeEngine';
import type { FakeEngine } from '../../player/testing/fakeEngine';
import { A_VIEWER, emptyMemory } from '../../player/testing/fakeTracks';
import { createPlayerModel } from './playerModel';

const REQUEST = { assetId: 'film', content: 'main', startAt: null, anonymous: false } as const;

async function opened(asset: Record<string, unknown> = {}) {
  const clock = createFakeClock(0);
  const log: string[] = [];
  const engines: FakeEngine[] = [];
  const events: PlaybackEvent['type'][] = [];
  let exits = 0;
  const model = createPlayerModel({
    clock,
    source: createFakeSource([], { fetchAsset: (id) => Promise.resolve(anAsset({ id, ...asset })) }),
    createEngine: () => {
      const made = createFakeEngine(log);
      engines.push(made);
      return Promise.resolve(made);
    },
    changes: () => ({}),
    selection: { memory: emptyMemory(), viewer: () => A_VIEWER },
  });
  const titles: string[] = [];
  const pages: string[] = [];
  const open = () => {
    const close = model.open({
      onEvent: ({ type }) => void events.push(type),
      onTitle: ({ assetId }) => void titles.push(assetId),
      onPage: (id) => void pages.push(id),
      onExit: () => void exits++,
    });
    model.watch(REQUEST);
    return close;
  };
  const close = open();
  await settlePromises();
  return {
    model,
    clock,
    log,
    engines,
    events,
    open,
    close,
    exits: () => exits,
    saver: () => model.view.getState().screenSaver,
    titles,
    pages,
    visible: () => model.view.getState().overlayVisible,
    target: () => model.view.getState().seek.target,
  };
}

describe('the pointer on the seek bar', () => {
  it('[SEEK-09] a click seeks to its place at once and does not pause', async () => {
    const { model, log, events, target } = await opened();
    const before = log.length;
    model.dragSeek({ phase: 'start', x: 0.5, y: 0.5 });
    model.dragSeek({ phase: 'end', x: 0.5, y: 0.5 });
    expect(log.slice(before)).toEqual(['seek 60']);
    expect(events.filter((type) => type === 'seek')).toHaveLength(1);
    expect(target()).toBeNull();
  });

  it('[SEEK-08, SEEK-09] a drag shows its target, however long it rests, and seeks once at the release', async () => {
    const { model, clock, engines, log, events, target, visible } = await opened();
    const before = log.length;
    model.dragSeek({ phase: 'start', x: 0.1, y: 0 });
    for (const x of [0.2, 0.6, 1]) model.dragSeek({ phase: 'move', x, y: 0 });
    await clock.advanceAsync(6000);
    expect([target(), visible(), log.length]).toEqual([120, true, before]);
    model.dragSeek({ phase: 'end', x: 0.75, y: 0 });
    expect(log.slice(before)).toEqual(['seek 90']);
    expect(events.filter((type) => type === 'seek')).toHaveLength(1);
    engines[0]!.fire({ type: 'seeked' });
    await clock.advanceAsync(5000);
    expect(visible(), 'its 5 s began when the film went on').toBe(false);
  });

  it('[SEEK-09] a drag that is cut off seeks nowhere, and does not bring the controls back', async () => {
    const { model, clock, log, target, visible } = await opened();
    const before = log.length;
    model.dragSeek({ phase: 'start', x: 0.1, y: 0 });
    model.press('back');
    model.dragSeek({ phase: 'cancel', x: 0.1, y: 0 });
    expect([target(), visible()]).toEqual([null, false]);
    await clock.advanceAsync(10_000);
    expect(log).toHaveLength(before);
  });

  it('[SEEK-10] seeks nowhere in a live stream without a window', async () => {
    const { model, engines, log, target } = await opened({ live: true });
    engines[0]!.facts.live = true;
    engines[0]!.facts.duration = 8;
    model.dragSeek({ phase: 'start', x: 0.5, y: 0 });
    expect(target()).toBeNull();
    model.dragSeek({ phase: 'end', x: 0.5, y: 0 });
    expect(log.some((line) => line.startsWith('seek'))).toBe(false);
  });
});

describe('the overlay', () => {
  it('[PLAYER-16] hides 5 s after the last activity while playing', async () => {
    const { model, clock, visible } = await opened();
    await clock.advanceAsync(4999);
    expect(visible()).toBe(true);
    model.press('down');
    await clock.advanceAsync(4999);
    expect(visible()).toBe(true);
    await clock.advanceAsync(1);
    expect(visible()).toBe(false);
  });

  it('[PLAYER-16] never hides while paused', async () => {
    const { model, clock, visible } = await opened();
    model.press('pause');
    await clock.advanceAsync(60_000);
    expect(visible()).toBe(true);
    model.press('play');
    await clock.advanceAsync(5000);
    expect(visible()).toBe(false);
  });

  it('[PLAYER-17] any key shows it, and so does the pointer', async () => {
    const { model, clock, visible, log } = await opened();
    await clock.advanceAsync(5000);
    const before = [...log];
    expect(model.press('up')).toBe(true);
    expect(visible()).toBe(true);
    expect(log).toEqual(before);
    await clock.advanceAsync(5000);
    expect(visible()).toBe(false);
    model.activity();
    expect(visible()).toBe(true);
  });

  it('[PLAYER-17, SEEK-01] hidden, OK pauses at once and the first arrow counts already', async () => {
    const { model, clock, visible, log, target } = await opened();
    await clock.advanceAsync(5000);
    model.press('right');
    expect([visible(), target()]).toEqual([true, 15]);
    model.press('back');
    model.press('enter');
    expect([visible(), log.at(-1)]).toEqual([true, 'pause']);
  });

  it('[PLAYER-20] media keys work with the overlay hidden', async () => {
    const { model, clock, visible, log } = await opened();
    await clock.advanceAsync(5000);
    model.press('playPause');
    expect(log.at(-1)).toBe('pause');
    expect(visible()).toBe(true);
  });

  it('[PLAYER-16] the 5 s of the overlay begin when a panel or an ad has gone from over the film', async () => {
    for (const covering of ['panel', 'ad'] as const) {
      const { model, clock, visible } = await opened();
      const cover = (covers: boolean): void =>
        covering === 'panel'
          ? model.view.setState({ panel: covers ? 'tracks' : null })
          : model.playback.setState({ ad: covers ? { id: 'a', index: 0, count: 1, remaining: 5 } : null });
      model.activity();
      cover(true);
      await clock.advanceAsync(30_000);
      cover(false);
      await clock.advanceAsync(4999);
      expect([covering, visible()]).toEqual([covering, true]);
      await clock.advanceAsync(1);
      expect([covering, visible()]).toEqual([covering, false]);
    }
  });

  it('the overlay stays while fast-forward runs without another key', async () => {
    const { model, clock, engines, visible, target } = await opened();
    engines[0]!.facts.seekRange = { start: 0, end: 3600 };
    model.press('fastForward');
    await clock.advanceAsync(12_000);
    expect([target(), visible()]).toEqual([20 * 15, true]);
    model.press('enter');
    engines[0]!.fire({ type: 'seeked' });
    await clock.advanceAsync(5000);
    expect([target(), visible()]).toEqual([null, false]);
  });
});

describe('back', () => {
  it('[PLAYER-18] takes one step a press: overlay, then exit', async () => {
    const { model, visible, exits } = await opened();
    model.press('back');
    expect(visible()).toBe(false);
    expect(exits()).toBe(0);
    model.press('back');
    expect(exits()).toBe(1);
  });

  it('drops a pending seek with the overlay', async () => {
    const { model, clock, target, log } = await opened();
    model.stepSeek(1);
    model.press('back');
    expect(target()).toBeNull();
    await clock.advanceAsync(3000);
    expect(log.some((line) => line.startsWith('seek'))).toBe(false);
  });
});

describe('the screen saver', () => {
  const withArt = { images: { jumbotron: '/art' } };

  it('[PLAYER-21] lies over the picture 20 s after a pause, when the title has a jumbotron image', async () => {
    const { model, clock, saver } = await opened(withArt);
    model.press('pause');
    await clock.advanceAsync(19_999);
    expect(saver()).toBe(false);
    await clock.advanceAsync(1);
    expect(saver()).toBe(true);
  });

  it('[PLAYER-21] never lies over a title without one, nor while it plays or a panel is open', async () => {
    const bare = await opened();
    bare.model.press('pause');
    await bare.clock.advanceAsync(3_600_000);
    expect(bare.saver()).toBe(false);
    const { model, clock, saver } = await opened(withArt);
    await clock.advanceAsync(60_000);
    expect(saver()).toBe(false);
    model.press('caption');
    model.press('pause');
    await clock.advanceAsync(60_000);
    expect(saver()).toBe(false);
  });

  it('[PLAYER-21] does not lie over what the player offers, nor over an ad, and comes 20 s after they are gone', async () => {
    for (const covering of ['offer', 'ad'] as const) {
      const { model, clock, saver } = await opened(withArt);
      model.press('pause');
      const cover = (covers: boolean): void =>
        covering === 'offer'
          ? model.view.setState({ offer: covers ? 'next' : null })
          : model.playback.setState({ ad: covers ? { id: 'a', index: 0, count: 1, remaining: 5 } : null });
      cover(true);
      await clock.advanceAsync(60_000);
      expect([covering, saver()]).toEqual([covering, false]);
      cover(false);
      await clock.advanceAsync(20_000);
      expect([covering, saver()]).toEqual([covering, true]);
    }
  });

  it('[PLAYER-22] any key closes it and shows the overlay, with no other action', async () => {
    const { model, clock, saver, visible, log, exits, target } = await opened(withArt);
    for (const key of ['enter', 'right', 'back', 'play', 'fastForward'] as const) {
      model.press('pause');
      model.press('back');
      await clock.advanceAsync(20_000);
      const before = [...log];
      expect([saver(), visible()]).toEqual([true, false]);
      expect(model.press(key)).toBe(true);
      expect([saver(), visible(), target(), exits()]).toEqual([false, true, null, 0]);
      expect(log).toEqual(before);
    }
  });
});

describe('seeking', () => {
  it('[SEEK-01] steps 15 s a press and commits 2 s after the last', async () => {
    const { model, clock, log, target } = await opened();
    model.stepSeek(1);
    await clock.advanceAsync(1900);
    model.stepSeek(1);
    expect(target()).toBe(30);
    await clock.advanceAsync(1999);
    expect(log).not.toContain('seek 30');
    await clock.advanceAsync(1);
    expect(log.filter((line) => line.startsWith('seek'))).toEqual(['seek 30']);
  });

  it('[SEEK-02] OK commits at once and does not pause', async () => {
    const { model, log } = await opened();
    model.stepSeek(1);
    expect(model.press('enter')).toBe(true);
    expect(log.at(-1)).toBe('seek 15');
    model.stepSeek(1);
    model.togglePlay();
    expect(log.at(-1)).toBe('seek 30');
  });

  it('[SEEK-02] the play key commits at once, and plays on from there', async () => {
    const { model, log, target } = await opened();
    model.press('pause');
    model.stepSeek(1);
    expect(target()).toBe(15);
    const before = log.length;
    model.press('play');
    expect([log.slice(before), target()]).toEqual([['seek 15', 'play'], null]);
  });

  it('a pending seek is dropped by the button that plays from the beginning', async () => {
    const { model, clock, log, target } = await opened();
    model.stepSeek(1);
    const before = log.length;
    model.playFromStart();
    expect(target()).toBeNull();
    await clock.advanceAsync(3000);
    expect(log.slice(before)).toEqual(['seek 0', 'play']);
  });

  it('[SEEK-10] leaves the keys alone where there is no window', async () => {
    const { model, engines, target } = await opened();
    engines[0]!.facts.live = true;
    engines[0]!.facts.duration = 8;
    expect(model.stepSeek(1)).toBe(false);
    expect(target()).toBeNull();
  });
});

describe('one visit', () => {
  it('plays one title after another on the same engine, and tells which it went on to by itself', async () => {
    const { model, engines, log, titles } = await opened({ type: 'episode', nextAsset: { uuid: 'third' } });
    model.watch({ ...REQUEST, assetId: 'second' });
    await settlePromises();
    model.playNext();
    // The address follows the title: what it asks for plays already.
    model.watch({ ...REQUEST, assetId: 'third', startAt: 'resume' });
    await settlePromises();
    expect(engines).toHaveLength(1);
    expect(log.filter((line) => line.startsWith('load')).map((line) => line.split('/').at(-1))).toEqual([
      'film @null',
      'second @null',
      'third @null',
    ]);
    expect(titles).toEqual(['third']);
    expect(model.view.getState()).toMatchObject({ prepared: { asset: { id: 'third' } } });
  });

  it('a pending seek of one title is not made in the next', async () => {
    const { model, clock, log } = await opened();
    model.stepSeek(1);
    model.watch({ ...REQUEST, assetId: 'second' });
    await clock.advanceAsync(3000);
    expect(log.filter((line) => line.startsWith('seek'))).toEqual([]);
  });
});

describe('leaving', () => {
  it('[PLAYER-24] destroys the engine and leaves no timer, also with a seek pending', async () => {
    const { model, clock, close, engines, events } = await opened();
    model.stepSeek(1);
    close();
    await settlePromises();
    expect(engines.map((engine) => engine.destroyed())).toEqual([true]);
    expect(clock.pendingCount).toBe(0);
    expect(events.at(-1)).toBe('status');
    expect(events).toContain('closed');
  });

  it.each(['back', 'stop'] as const)(
    '[PLAYER-24] %s takes picture and sound away in its own task, before the screen goes',
    async (key) => {
      const { model, log, engines, exits } = await opened();
      model.press('back');
      model.press(key);
      expect([...log.slice(-2), exits()]).toEqual(['pause', 'conceal', 1]);
      await settlePromises();
      expect(engines.map((engine) => engine.destroyed())).toEqual([true]);
    },
  );

  it('[PLAYER-16, PLAYER-24] left with the pointer down on the bar, the next visit has an overlay that hides', async () => {
    const { model, clock, close, open, visible } = await opened();
    model.dragSeek({ phase: 'start', x: 0.5, y: 0.5 });
    close();
    open();
    await clock.advanceAsync(5000);
    expect(visible()).toBe(false);
  });

  it('[PLAYER-24] opened, closed and opened again in one breath, as StrictMode does, has one engine', async () => {
    const { model, clock, close, open, engines } = await opened();
    close();
    const closeFirst = open();
    closeFirst();
    const closeSecond = open();
    await settlePromises();
    expect(engines.filter((engine) => !engine.destroyed())).toHaveLength(1);
    expect(model.playback.getState().phase).toBe('playing');
    closeSecond();
    await settlePromises();
    expect(engines.every((engine) => engine.destroyed())).toBe(true);
    expect(clock.pendingCount).toBe(0);
  });
});

describe('a hidden app', () => {
  it('[DEVICE-14] hidden before the stream is there, a playback begins where it was asked to', async () => {
    const { close, engines, events, log, model } = await opened();
    close();
    await settlePromises();
    const before = log.length;
    model.open({
      onEvent: ({ type }) => void events.push(type),
      onTitle: () => {},
      onPage: () => {},
      onExit: () => {},
    });
    model.watch({ ...REQUEST, startAt: 40 });
    model.suspend();
    model.resume();
    await settlePromises();
    expect(engines).toHaveLength(2);
    expect(log.slice(before).find((line) => line.startsWith('load'))).toContain('40');
  });

  it('[DEVICE-14] a pending seek is dropped when the app is hidden, and the film goes on where it was', async () => {
    const { model, clock, log, target } = await opened();
    model.stepSeek(1);
    model.suspend();
    expect(target()).toBeNull();
    const before = log.length;
    model.resume();
    await clock.advanceAsync(3000);
    expect(log.slice(before).filter((line) => /^(seek|load)/.test(line))).toEqual([
      expect.stringMatching(/^load .*@0$/),
    ]);
  });

  it('[DEVICE-14, PLAYER-16] shown again, the film has its controls for 5 s', async () => {
    const { model, clock, visible } = await opened();
    await clock.advanceAsync(5000);
    expect(visible()).toBe(false);
    model.suspend();
    await clock.advanceAsync(3000);
    model.resume();
    await clock.advanceAsync(4999);
    expect(visible()).toBe(true);
    await clock.advanceAsync(1);
    expect(visible()).toBe(false);
  });

  it('[DEVICE-14] a playback that was left does not resume when the app is shown', async () => {
    const { close, engines, model } = await opened();
    model.suspend();
    close();
    model.resume();
    await settlePromises();
    expect(engines).toHaveLength(1);
  });
});

describe('the sleep timer', () => {
  /** Lets the film run on, as slowly as it likes: one that stands still is loaded again. */
  async function playMinutes({ clock, engines }: Awaited<ReturnType<typeof opened>>, minutes: number) {
    for (let seconds = 0; seconds < minutes * 60; seconds += 5) {
      await clock.advanceAsync(5000);
      engines[0]!.playTo(engines[0]!.facts.position + 0.1);
    }
  }

  it('tells of its last minute, then pauses and leaves for the title’s page', async () => {
    const player = await opened();
    const { model, pages } = player;
    const seen = () => [model.view.getState().notice, pages.length, model.playback.getState().phase];
    model.chooseSleep(15);
    await playMinutes(player, 13.9);
    expect(seen()).toEqual([null, 0, 'playing']);
    await playMinutes(player, 0.2);
    expect(seen()).toEqual(['sleep', 0, 'playing']);
    await playMinutes(player, 1);
    expect(seen()).toEqual([null, 1, 'paused']);
    expect([pages, model.view.getState().sleep]).toEqual([['film'], 'off']);
  });

  it('[PLAYER-24] ends with the visit, and the next one begins without', async () => {
    const { model, clock, close, open, pages } = await opened();
    model.chooseSleep(30);
    close();
    expect(clock.pendingCount).toBe(0);
    open();
    await settlePromises();
    expect(model.view.getState().sleep).toBe('off');
    await clock.advanceAsync(31 * 60_000);
    expect(pages).toEqual([]);
  });
});
