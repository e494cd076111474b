import { describe, expect, it } from 'vitest';
import { createFakeClock } from '../../renderer/testing';
import { createScreenSaver } from './screenSaver';

const PAUSED = { paused: true, hasArt: true, blocked: false };
const HOUR = 3_600_000;

const setUp = () => {
  const clock = createFakeClock(0);
  const changes: [number, boolean][] = [];
  const saver = createScreenSaver(clock, (visible) => changes.push([clock.now(), visible]));
  return { clock, saver, changes };
};

describe('the screen saver', () => {
  it('[PLAYER-21] shows 20 s after the pause', () => {
    const { clock, saver, changes } = setUp();
    clock.advance(7000);
    saver.update(PAUSED);
    clock.advance(19_999);
    expect(changes).toEqual([]);
    clock.advance(1);
    expect(changes).toEqual([[27_000, true]]);
  });

  it.each([
    ['while playing', { ...PAUSED, paused: false }],
    ['without a jumbotron image', { ...PAUSED, hasArt: false }],
    ['under a panel, in an ad or while loading', { ...PAUSED, blocked: true }],
  ])('[PLAYER-21] never shows %s, and no timer runs', (_case, conditions) => {
    const { clock, saver, changes } = setUp();
    saver.update(conditions);
    expect(clock.pendingCount).toBe(0);
    clock.advance(HOUR);
    expect(changes).toEqual([]);
  });

  it('[PLAYER-21] stays for a pause of an hour, with no timer, until playing goes on', () => {
    const { clock, saver, changes } = setUp();
    saver.update(PAUSED);
    clock.advance(20_000);
    expect(clock.pendingCount).toBe(0);
    clock.advance(HOUR - 20_000);
    saver.update({ ...PAUSED, paused: false });
    expect(changes).toEqual([
      [20_000, true],
      [HOUR, false],
    ]);
  });

  it('[PLAYER-22] goes at a key, and comes back 20 s after the last one', () => {
    const { clock, saver, changes } = setUp();
    saver.update(PAUSED);
    clock.advance(25_000);
    saver.activity();
    clock.advance(5000);
    saver.activity();
    clock.advance(HOUR);
    expect(changes).toEqual([
      [20_000, true],
      [25_000, false],
      [50_000, true],
    ]);
  });

  it('[PLAYER-21] goes when a panel opens, and counts 20 s again when it closes', () => {
    const { clock, saver, changes } = setUp();
    saver.update(PAUSED);
    clock.advance(20_000);
    saver.update({ ...PAUSED, blocked: true });
    clock.advance(1000);
    saver.update(PAUSED);
    clock.advance(20_000);
    expect(changes).toEqual([
      [20_000, true],
      [20_000, false],
      [41_000, true],
    ]);
  });

  it('[PLAYER-21] the same conditions again do not start its time anew', () => {
    const { clock, saver, changes } = setUp();
    saver.update(PAUSED);
    clock.advance(19_000);
    saver.update({ ...PAUSED });
    clock.advance(1000);
    expect(changes).toEqual([[20_000, true]]);
  });

  it('[PLAYER-21] activity while playing starts nothing', () => {
    const { clock, saver } = setUp();
    saver.update({ ...PAUSED, paused: false });
    saver.activity();
    expect(clock.pendingCount).toBe(0);
  });

  it.each([[5000], [30_000]])(
    '[PLAYER-24] ended %d ms after a pause it is hidden and leaves no timer',
    (ms) => {
      const { clock, saver, changes } = setUp();
      saver.update(PAUSED);
      clock.advance(ms);
      saver.destroy();
      expect(clock.pendingCount).toBe(0);
      expect(changes.at(-1)?.[1] ?? false).toBe(false);
      saver.update(PAUSED);
      clock.advance(20_000);
      expect(changes.at(-1)).toEqual([ms + 20_000, true]);
    },
  );
});
