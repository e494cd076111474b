import { afterEach, describe, expect, it, vi } from 'vitest';
import { settlePromises } from '../../../renderer/testing';
import { engineRoom } from './testing/fakeLoadEngine';
import { FADED, find, name, savedEvents, unmountPlayer, watch } from './testing/watchPlayer';

vi.mock('../../player/loadEngine', () => import('./testing/fakeLoadEngine'));
afterEach(unmountPlayer);

describe('the player', () => {
  it('[PLAYER-14] has a seek bar and play/pause at the bottom', async () => {
    const { root, engine } = await watch();
    await root.act(() => engine().playTo(30));
    await root.wait(250);
    expect(find(root.tree(), 'seek-bar')).toMatchObject({ role: 'slider', value: 30, onScreen: true });
    expect([name(root, 'time-position'), name(root, 'time-remaining')]).toEqual(['0:30', '-1:30']);
    expect(root.focusedId()).toBe('play-pause');
    expect(name(root, 'play-pause')).toBe('Pause');
    await root.act(() => root.find('play-pause').props.onPress?.());
    expect(engine().log.at(-1)).toBe('pause');
    expect(name(root, 'play-pause')).toBe('Play');
  });

  it('[ROUTE-14, ROUTE-31, ROUTE-37] asks for nothing before the guest who is made for its address, and then plays', async () => {
    const { root, seen, stores, engine } = await watch({
      session: 'signedOut',
      asset: { watchable: 'yes_anonymous_access' },
    });
    await root.wait(3000);
    expect([seen.asked, engineRoom.made.length, root.focusedId()]).toEqual([0, 0, 'player-waking']);
    expect(name(root, 'player')).toBe('Loading');
    await root.act(() => stores.identity.setState({ session: 'anonymous', uid: 'guest' }));
    await root.act(settlePromises);
    await root.act(() => engine().playTo(30));
    expect(root.focusedId()).toBe('play-pause');
  });

  it('[ROUTE-14, ROUTE-37] is left for its title while its guest is awaited', async () => {
    const { root, seen } = await watch({ session: 'signedOut' });
    await root.press('back');
    expect(seen.path).toBe('/asset/film');
  });

  it('[PLAYER-01] asks for the engine’s code beside the first call, not after the last', async () => {
    const { seen, root } = await watch({ answer: () => new Promise<never>(() => {}) });
    expect([seen.asked > 0, engineRoom.made.length]).toEqual([true, 0]);
    expect(engineRoom.codeAsked).toBeGreaterThan(0);
    expect(root.focusedId()).not.toBeNull();
  });

  it('[PLAYER-14] moves the bar without React, and writes the time at most four times a second', async () => {
    const { root, engine } = await watch();
    await root.wait(1000);
    const before = root.scene.counters.reactCommits;
    for (let tick = 1; tick <= 40; tick++) {
      await root.act(() => engine().playTo(tick / 20));
      await root.wait(50);
    }
    expect(root.scene.counters.reactCommits - before).toBeLessThanOrEqual(8);
    expect(find(root.tree(), 'seek-bar')?.value).toBe(2);
  });

  it('[PLAYER-16, PLAYER-17] without the overlay the video has focus, and with it the button again', async () => {
    const { root, engine, stage } = await watch();
    await root.wait(5000);
    await root.wait(FADED);
    expect(root.focusedId()).toBe('video');
    expect(find(root.tree(), 'player-bottom')?.onScreen).toBe(false);
    const done = engine().log.length;
    await root.press('up');
    expect(root.focusedId()).toBe('play-pause');
    expect(engine().log).toHaveLength(done);
    await root.wait(5000);
    await root.wait(FADED);
    expect(root.focusedId()).toBe('video');
    await root.act(() => void stage.dispatchEvent(new Event('mousemove')));
    expect(root.focusedId()).toBe('play-pause');
  });

  it('makes no commit at all while the overlay is away and the film runs', async () => {
    const { root, engine } = await watch();
    await root.wait(6000);
    const before = root.scene.counters.reactCommits;
    for (let tick = 1; tick <= 10; tick++) {
      await root.act(() => engine().playTo(tick));
      await root.wait(1000);
    }
    expect(root.scene.counters.reactCommits).toBe(before);
  });

  it('seeks with left and right, showing the target, and commits with OK', async () => {
    const { root, engine } = await watch();
    await root.press('right');
    await root.press('right');
    expect(name(root, 'seek-target')).toBe('0:30');
    await root.press('up');
    expect(root.focusedId()).toBe('seek-bar');
    await root.press('enter');
    expect(engine().log.at(-1)).toBe('seek 30');
    expect(name(root, 'seek-target')).toBeUndefined();
  });

  it('[SEEK-03, SEEK-05] a running seek shows its direction and speed until it stops', async () => {
    const { root } = await watch();
    expect(name(root, 'seek-speed')).toBeUndefined();
    await root.press('fastForward');
    expect(name(root, 'seek-speed')).toBe('Fast forward, speed 1');
    await root.press('fastForward');
    expect(name(root, 'seek-speed')).toBe('Fast forward, speed 2');
    await root.press('rewind', 2);
    expect(name(root, 'seek-speed')).toBeUndefined();
    expect(name(root, 'seek-target')).toBeDefined();
    await root.press('rewind');
    expect(name(root, 'seek-speed')).toBe('Rewind, speed 1');
    await root.press('enter');
    expect(name(root, 'seek-speed')).toBeUndefined();
  });

  it('[PLAYER-18] back hides the overlay, then goes where the viewer came from', async () => {
    const { root, seen } = await watch({ state: { origin: true } });
    await root.press('back');
    expect(seen.path).toBe('/asset/film/watch');
    await root.press('back');
    expect(seen.path).toBe('/asset/film');
  });

  it('[PLAYER-24] leaves no engine and no timer', async () => {
    const { root, seen } = await watch();
    await root.press('right');
    await root.unmount();
    await settlePromises();
    expect(engineRoom.made.every((engine) => engine.destroyed())).toBe(true);
    // The frame that was asked for before; nothing asks for another.
    root.clock.advance(20);
    expect(root.clock.pendingCount).toBe(0);
    expect(seen.awake.at(-1)).toBe(false);
  });

  it.each([
    ['a film', {}, '/asset/film'],
    ['an episode', { type: 'episode', rootId: 'show' }, '/asset/show'],
  ])('[PLAYER-33] at the end of %s goes to %s', async (_case, asset, path) => {
    const { root, seen, engine } = await watch({ asset });
    await root.act(() => engine().fire({ type: 'ended' }));
    expect(seen.path).toBe(path);
  });

  it('[PLAYER-34] an unfinished asset resumes 3 s before its bookmark, a trailer starts at its beginning', async () => {
    const { engine } = await watch({ resumeAt: 42 });
    expect(engine().facts.position).toBe(39);
    await unmountPlayer();
    const trailer = await watch({ resumeAt: 42, path: '/asset/film/watch/trailer' });
    expect(trailer.engine().facts.position).toBe(0);
  });

  it('[PLAYER-34] begins at the beginning when that was asked for', async () => {
    const { engine } = await watch({ resumeAt: 42, state: { fromStart: true } });
    expect(engine().facts.position).toBe(0);
  });

  it('[PLAYER-08] says in place that a title may not be watched', async () => {
    const { root, seen } = await watch({ asset: { watchable: 'not_available' } });
    expect(seen.reports).toContainEqual(['error', 'permission_error_screen_occurs']);
    expect(JSON.stringify(root.tree())).toContain("You don't have permission to watch this content");
    expect(root.focusedId()).toBe('go-back');
    expect(engineRoom.made).toEqual([]);
  });

  it('[PLAYER-09] sends a guest to the code sign-in with redirectToPlans', async () => {
    const { seen } = await watch({ session: 'anonymous' });
    expect(seen.path).toBe('/welcome/code');
    expect(seen.state).toMatchObject({ redirectToPlans: true });
    expect(engineRoom.made).toEqual([]);
  });

  it('an episode has its show’s name, with season and number', async () => {
    const { root } = await watch({
      asset: { type: 'episode', rootId: 'show', title: 'The Packing House', order: 3 },
    });
    expect(name(root, 'player-title')).toBe('The Show');
    expect(name(root, 'player-subtitle')).toBe('The Packing House');
  });

  it('says a live stream is live, without a bar where there is no window', async () => {
    const { root, engine } = await watch({ asset: { live: true } });
    engine().facts.live = true;
    engine().facts.duration = 8;
    await root.act(() => engine().playTo(8));
    await root.wait(300);
    expect(root.query('seek-bar')).toBeNull();
    expect(JSON.stringify(root.tree())).toContain('LIVE');
  });

  it('draws subtitles above the controls, lower without them', async () => {
    const { root, engine } = await watch();
    const text = 'You signed for it.';
    const cue = { start: 0, end: 50, text, spans: [], align: 'center', line: null, position: null } as const;
    engine().facts.cues = [{ ...cue, spans: [] }];
    await root.act(() => engine().fire({ type: 'cues' }));
    await root.wait(300);
    const lower = (): number => {
      const found = find(root.tree(), 'subtitles')!.children[0]!;
      expect(found.name).toBe(text);
      return found.rect.y + found.rect.h;
    };
    const raised = lower();
    expect(raised).toBeLessThan(find(root.tree(), 'seek-bar')!.rect.y);
    await root.wait(5000);
    await root.wait(FADED);
    expect(lower()).toBeGreaterThan(raised);
  });
});

it('[PROG-03, PROG-04] saves progress at its start, after 60 s of playing and at its end', async () => {
  const { root, seen, engine } = await watch();
  for (let second = 1; second <= 61; second++) {
    await root.wait(1000);
    await root.act(() => engine().playTo(second));
  }
  await root.act(() => engine().fire({ type: 'ended' }));
  expect(savedEvents(seen.saved)).toEqual(['started 0', 'progressed 59', 'finished 61']);
});

describe('a hidden app', () => {
  it('[DEVICE-14] saves progress and lets the decoder go; shown again it goes on at that second', async () => {
    const { engine, root, seen, visibility } = await watch();
    await root.act(() => engine().playTo(47.6));
    await root.act(() => visibility.tell(false));
    await root.act(settlePromises);
    expect(engine().destroyed()).toBe(true);
    expect(savedEvents(seen.saved)).toEqual(['started 0', 'closed 47']);
    expect(seen.saved.at(-1)).toMatchObject({ assetId: 'film', finished: false, deviceId: 'd' });
    expect(seen.path).toBe('/asset/film/watch');
    await root.act(() => visibility.tell(true));
    await root.act(settlePromises);
    expect(engine().destroyed()).toBe(false);
    expect(engine().log.find((line) => line.startsWith('load'))).toContain('47.6');
    await root.wait(250);
    expect(name(root, 'play-pause')).toBe('Pause');
    expect(root.focusedId()).not.toBeNull();
    expect(savedEvents(seen.saved).slice(2)).toEqual(['started 47']);
  });

  it('[DEVICE-14] what was paused stays paused, and a guest`s progress is not saved', async () => {
    const { engine, root, seen, visibility } = await watch({
      session: 'anonymous',
      asset: { watchable: 'yes_anonymous_access' },
    });
    await root.act(() => engine().playTo(12));
    await root.act(() => root.find('play-pause').props.onPress?.());
    await root.act(() => visibility.tell(false));
    await root.act(settlePromises);
    await root.act(() => visibility.tell(true));
    await root.act(settlePromises);
    expect(engine().log).not.toContain('play');
    expect(name(root, 'play-pause')).toBe('Play');
    expect(seen.saved).toEqual([]);
  });

  it('[DEVICE-14] a repeated hidden event saves once, and playback continues where it stopped', async () => {
    const { engine, root, seen, visibility } = await watch({ resumeAt: 36 });
    expect(engine().log.find((line) => line.startsWith('load'))).toContain('33');
    await root.act(() => visibility.tell(false));
    await root.act(() => visibility.tell(false));
    await root.act(settlePromises);
    await root.act(() => visibility.tell(true));
    await root.act(settlePromises);
    expect(engine().log.find((line) => line.startsWith('load'))).toContain('33');
    expect(savedEvents(seen.saved)).toEqual(['started 33', 'closed 33', 'started 33']);
  });
});
