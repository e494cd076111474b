import { describe, expect, it } from 'vitest';
import { createOverlayVisibility, filmStateOf, isOverlayVisible } from './overlayVisibility';
import type { FilmState, OverlayState, OverlayVisibility } from './overlayVisibility';
import { createFakeClock } from '../../renderer/testing';

const setUp = (film: FilmState) => {
  const clock = createFakeClock(0);
  const changes: [number, boolean][] = [];
  const overlay = createOverlayVisibility(clock, (visible) => changes.push([clock.now(), visible]));
  overlay.setFilm(film);
  return { clock, overlay, changes };
};

describe('the overlay', () => {
  it.each<[string, OverlayState, number, boolean]>([
    ['playing', { lastActivityAt: 0, film: 'playing', held: false }, 4999, true],
    ['playing', { lastActivityAt: 0, film: 'playing', held: false }, 5000, false],
    ['held by the pointer', { lastActivityAt: 0, film: 'playing', held: true }, 3_600_000, true],
    ['paused', { lastActivityAt: 0, film: 'stopped', held: false }, 3_600_000, true],
    ['waiting', { lastActivityAt: 0, film: 'waiting', held: false }, 3_600_000, true],
    ['dismissed', { lastActivityAt: null, film: 'stopped', held: true }, 0, false],
  ])('[PLAYER-16] while %s with %o at %i ms: visible %s', (_name, state, now, visible) => {
    expect(isOverlayVisible(state, now)).toBe(visible);
  });

  it('[PLAYER-16] hides 5 s after the last activity while playing', async () => {
    const { clock, overlay, changes } = setUp('playing');
    await clock.advanceAsync(3000);
    overlay.activity();
    await clock.advanceAsync(4999);
    expect(changes).toEqual([]);
    await clock.advanceAsync(1);
    expect(changes).toEqual([[8000, false]]);
    expect(clock.pendingCount).toBe(0);
  });

  it('[PLAYER-16] never hides while paused, and gives 5 s more when playing goes on', async () => {
    const { clock, overlay, changes } = setUp('playing');
    await clock.advanceAsync(4000);
    overlay.setFilm('stopped');
    await clock.advanceAsync(600_000);
    expect(overlay.visible()).toBe(true);
    expect(clock.pendingCount).toBe(0);
    overlay.setFilm('playing');
    await clock.advanceAsync(5000);
    expect(changes).toEqual([[609_000, false]]);
  });

  it('[PLAYER-17] shows at any key or pointer move, and again at a pause', async () => {
    const { clock, overlay, changes } = setUp('playing');
    await clock.advanceAsync(10_000);
    overlay.activity();
    expect(overlay.visible()).toBe(true);
    await clock.advanceAsync(10_000);
    overlay.setFilm('stopped');
    expect(changes).toEqual([
      [5000, false],
      [10_000, true],
      [15_000, false],
      [20_000, true],
    ]);
  });

  it('[PLAYER-18] is sent away by the viewer also while paused, until the next activity', async () => {
    const { clock, overlay } = setUp('stopped');
    overlay.dismiss();
    expect(overlay.visible()).toBe(false);
    await clock.advanceAsync(60_000);
    expect(overlay.visible()).toBe(false);
    overlay.activity();
    expect(overlay.visible()).toBe(true);
  });

  it('[PLAYER-16] stays while the pointer holds a control, and hides 5 s after the release', async () => {
    const { clock, overlay, changes } = setUp('playing');
    overlay.setHeld(true);
    await clock.advanceAsync(600_000);
    overlay.setHeld(false);
    await clock.advanceAsync(4999);
    expect(changes).toEqual([]);
    await clock.advanceAsync(1);
    expect(changes).toEqual([[605_000, false]]);
  });

  it('[PLAYER-18] a release does not bring back what the viewer sent away meanwhile', async () => {
    const { clock, overlay } = setUp('playing');
    overlay.setHeld(true);
    overlay.dismiss();
    overlay.setHeld(false);
    expect(overlay.visible()).toBe(false);
    expect(clock.pendingCount).toBe(0);
  });

  it('[PLAYER-16] stays while the film waits for data, and 5 s longer when it goes on', async () => {
    const { clock, overlay, changes } = setUp('playing');
    await clock.advanceAsync(4000);
    overlay.setFilm('waiting');
    await clock.advanceAsync(60_000);
    overlay.setFilm('playing');
    await clock.advanceAsync(4999);
    expect(changes).toEqual([]);
    await clock.advanceAsync(1);
    expect(changes).toEqual([[69_000, false]]);
  });

  it('hidden, it does not come because the film waits for data, nor when it goes on', async () => {
    const { clock, overlay, changes } = setUp('playing');
    await clock.advanceAsync(5000);
    overlay.setFilm('waiting');
    await clock.advanceAsync(60_000);
    overlay.setFilm('playing');
    expect(changes).toEqual([[5000, false]]);
    expect(clock.pendingCount).toBe(0);
  });

  it.each<[Parameters<typeof filmStateOf>[0], boolean, FilmState]>([
    ['playing', false, 'playing'],
    ['playing', true, 'waiting'],
    ['paused', false, 'stopped'],
    ['paused', true, 'waiting'],
    ['loading', false, 'waiting'],
    ['ready', false, 'waiting'],
    ['buffering', false, 'waiting'],
    ['seeking', false, 'waiting'],
    ['ended', false, 'stopped'],
    ['failed', false, 'stopped'],
  ])('[PLAYER-16] in phase %s, covered %s, the film is %s', (phase, covered, film) => {
    expect(filmStateOf(phase, covered)).toBe(film);
  });

  it.each<[string, (overlay: OverlayVisibility) => void]>([
    ['that it plays', (overlay) => overlay.setFilm('playing')],
    ['that no control is held', (overlay) => overlay.setHeld(false)],
  ])('[PLAYER-16] stays no longer because it is told again %s', async (_case, tell) => {
    const { clock, overlay, changes } = setUp('playing');
    await clock.advanceAsync(4000);
    tell(overlay);
    await clock.advanceAsync(1000);
    expect(changes).toEqual([[5000, false]]);
  });

  it('[PLAYER-17] that was sent away during a pause shows when the film goes on, for 5 s', async () => {
    const { clock, overlay, changes } = setUp('stopped');
    overlay.dismiss();
    await clock.advanceAsync(1000);
    overlay.setFilm('playing');
    await clock.advanceAsync(5000);
    expect(changes).toEqual([
      [0, false],
      [1000, true],
      [6000, false],
    ]);
  });

  it('leaves no timer behind', () => {
    const { clock, overlay } = setUp('playing');
    expect(clock.pendingCount).toBe(1);
    overlay.destroy();
    expect(clock.pendingCount).toBe(0);
  });
});
