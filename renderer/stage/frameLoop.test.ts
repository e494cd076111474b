import { describe, expect, it } from 'vitest';
import { createFakeClock } from '../testing';
import { createFrameLoop } from './frameLoop';
import type { FrameWork } from './frameLoop';

/** `named`: the time that the browser names for a frame which begins now. */
function setUp(changes: Partial<FrameWork> = {}, named = (now: number): number => now) {
  const clock = createFakeClock();
  const { requestFrame } = clock;
  clock.requestFrame = (run) => requestFrame((now) => run(named(now)));
  const log: string[] = [];
  const loop = createFrameLoop(clock, {
    advance: () => {
      log.push('advance');
      return false;
    },
    draw: () => {
      log.push('draw');
      return false;
    },
    onIdle: () => void log.push('rest'),
    leftSome: () => false,
    measured: (start, end) => void log.push(`measured ${end - start}`),
    failed: (error) => void log.push((error as Error).message),
    ...changes,
  });
  return { clock, log, loop };
}

describe('the frame loop', () => {
  it('the frame loop requests no frame until it is woken', () => {
    const { clock, log, loop } = setUp();
    clock.advance(1000);
    expect([log, clock.pendingCount, loop.awake]).toEqual([[], 0, false]);
  });

  it('any number of wakes run one frame, then the loop sleeps', () => {
    const { clock, log, loop } = setUp();
    loop.wake();
    loop.wake();
    expect(clock.pendingCount).toBe(1);
    clock.advance(1000);
    expect(log).toEqual(['advance', 'draw', 'rest']);
    expect([clock.pendingCount, loop.awake]).toEqual([0, false]);
    loop.wake();
    clock.advance(1000);
    expect(log).toHaveLength(6);
  });

  it.each([
    ['before it draws', 'advance', []],
    ['while it draws', 'draw', ['advance']],
  ] as const)('a root that is ended in its own frame, %s, does no more in it', (_, part, done) => {
    const { clock, log, loop } = setUp({ [part]: () => (loop.stop(), true) });
    loop.wake();
    clock.advance(1000);
    expect([log, clock.pendingCount]).toEqual([done, 0]);
  });

  it.each([
    ['something moves', (left: () => boolean) => ({ advance: left })],
    ['what it drew leaves something', (left: () => boolean) => ({ draw: () => true, leftSome: left })],
  ])('the loop continues while %s, and not a frame longer', (_, change) => {
    let left = 5;
    let rests = 0;
    const { clock, loop } = setUp({ ...change(() => left-- > 0), onIdle: () => void rests++ });
    loop.wake();
    clock.advance(16 * 5);
    expect(rests).toBe(0);
    clock.advance(16);
    expect([rests, clock.pendingCount]).toEqual([1, 0]);
  });

  it('the frame that drew last is the last one: the loop rests behind it', () => {
    const { clock, log, loop } = setUp({ draw: () => true });
    loop.wake();
    clock.advance(1000);
    expect(log).toEqual(['advance', 'measured 0', 'rest']);
  });

  it('the loop does not rest while a frame is requested', () => {
    let left = 3;
    const { clock, log, loop } = setUp({
      draw() {
        if (--left > 0) loop.wake();
        return true;
      },
    });
    loop.wake();
    clock.advance(1000);
    expect(log.filter((entry) => entry === 'rest')).toEqual(['rest']);
    expect(left).toBe(0);
  });

  it('nothing is drawn for what cannot be: a frame that drew nothing asks for no other one', () => {
    const { clock, log, loop } = setUp({ leftSome: () => true });
    loop.wake();
    clock.advance(1000);
    expect([log, clock.pendingCount]).toEqual([['advance', 'draw', 'rest'], 0]);
  });

  it('a wake from inside a frame is the next frame', () => {
    let frames = 0;
    const { clock, loop } = setUp({
      advance() {
        if (++frames < 3) loop.wake();
        return false;
      },
    });
    loop.wake();
    clock.advance(1000);
    expect(frames).toBe(3);
    expect(clock.pendingCount).toBe(0);
  });

  it('only frames that drew are measured', () => {
    let drew = true;
    const { clock, log, loop } = setUp({ draw: () => drew });
    loop.wake();
    clock.advance(16);
    drew = false;
    clock.advance(1000);
    expect(log.filter((entry) => entry.startsWith('measured'))).toEqual(['measured 0']);
  });

  it('a frame takes its time from the clock', () => {
    const times: number[] = [];
    const { clock, loop } = setUp({
      advance(now) {
        times.push(now);
        return times.length < 3;
      },
    });
    loop.wake();
    clock.advance(100);
    expect(times).toEqual([1016, 1032, 1048]);
  });

  it('movement goes by the times of frames, evenly, however late each of them begins', () => {
    const times: number[] = [];
    const measured: number[] = [];
    const { clock, loop } = setUp(
      {
        advance: (time) => times.push(time) < 5,
        draw: () => true,
        measured: (start) => void measured.push(start),
      },
      // the display refreshes each 10 ms; frames begin each 16, later and later
      () => 1010 + times.length * 10,
    );
    loop.wake();
    clock.advance(100);
    expect(times).toEqual([1010, 1020, 1030, 1040, 1050]);
    expect(measured, 'what a frame took is measured from its real beginning').toEqual([
      1016, 1032, 1048, 1064, 1080,
    ]);
  });

  it.each([
    ['of another origin', 1.7e12],
    ['yet to come', 1017],
    ['from before a standstill', 16],
    ['that is none', NaN],
  ])('a time %s is not taken for a frame’s', (_, time) => {
    const times: number[] = [];
    const { clock, loop } = setUp({ advance: (at) => times.push(at) < 1 }, () => time);
    loop.wake();
    clock.advance(16);
    expect(times).toEqual([1016]);
  });

  it.each(['advance', 'draw', 'onIdle', 'leftSome'] as const)(
    'a frame that throws in %s is reported and the loop goes on',
    (step) => {
      let frames = 0;
      const errors: unknown[] = [];
      const { clock, loop } = setUp({
        ...(step === 'leftSome' && { draw: () => true }),
        [step]: () => {
          if (++frames < 3) throw new Error(`frame ${frames}`);
          return false;
        },
        failed: (error) => void errors.push((error as Error).message),
      });
      loop.wake();
      clock.advance(1000);
      expect(errors).toEqual(['frame 1', 'frame 2']);
      expect(frames).toBe(3);
      expect(clock.pendingCount).toBe(0);
      loop.wake();
      expect(loop.awake).toBe(true);
    },
  );

  it('a paused loop runs no frame, and the one that was requested when it resumes', () => {
    const { clock, log, loop } = setUp();
    loop.pause();
    clock.advance(1000);
    expect([loop.paused, loop.awake]).toEqual([true, false]);
    loop.resume();
    expect([clock.pendingCount, loop.paused, loop.awake], 'nothing was requested').toEqual([0, false, false]);
    loop.wake();
    loop.pause();
    expect([clock.pendingCount, loop.awake]).toEqual([0, true]);
    loop.wake();
    clock.advance(1000);
    expect(log).toEqual([]);
    loop.resume();
    clock.advance(1000);
    expect(log).toEqual(['advance', 'draw', 'rest']);
  });

  it('a stopped loop cannot be woken', () => {
    const { clock, log, loop } = setUp();
    loop.wake();
    loop.stop();
    loop.wake();
    clock.advance(1000);
    expect([log, clock.pendingCount, loop.awake]).toEqual([[], 0, false]);
  });

  it('a loop stopped inside a frame does not continue', () => {
    const { clock, loop } = setUp({
      advance() {
        loop.stop();
        return true;
      },
    });
    loop.wake();
    clock.advance(1000);
    expect(clock.pendingCount).toBe(0);
  });
});
