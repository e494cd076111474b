/** The pace of a page: its time goes by frames, whatever the real clock does. */
import { beforeEach, describe, expect, test } from 'vitest';
import { FRAME_MS, installPace, type Timekeeper } from './pace';

/** A browser held by hand. */
let real: number;
let asked: FrameRequestCallback[];
let alarms: Map<number, { at: number; run: () => void }>;
let keyListeners: (() => void)[];
let stopped: number;
let errors: unknown[];
let host: Timekeeper;

beforeEach(() => {
  real = 1000;
  asked = [];
  alarms = new Map();
  keyListeners = [];
  stopped = 0;
  errors = [];
  let lastId = 0;
  host = {
    performance: { now: () => real },
    requestAnimationFrame: (callback: FrameRequestCallback) => asked.push(callback),
    cancelAnimationFrame: () => {},
    setTimeout: (run: () => void, ms = 0) => {
      alarms.set((lastId += 1), { at: real + ms, run });
      return lastId;
    },
    clearTimeout: (id?: number) => void alarms.delete(id ?? 0),
    addEventListener: (_name: string, listener: () => void) => void keyListeners.push(listener),
    reportError: (error: unknown) => void errors.push(error),
    benchStopped: () => void (stopped += 1),
  } as unknown as Timekeeper;
  installPace(host, FRAME_MS);
});

/** The browser gives a frame, so many ms after the last thing. */
function giveFrame(late: number): void {
  real += late;
  for (const callback of asked.splice(0)) callback(real);
}

/** The browser's next timer rings. */
function ring(): void {
  const [id, { at, run }] = [...alarms].sort((a, b) => a[1].at - b[1].at)[0]!;
  alarms.delete(id);
  real = Math.max(real, at);
  run();
}

const key = (): void => keyListeners[0]!();
const pageNow = (): number => host.performance.now();

test('until it starts everything is the browser’s own', () => {
  host.requestAnimationFrame(() => {});
  host.setTimeout(() => {}, 20);
  expect([asked.length, alarms.size, pageNow()]).toEqual([1, 1, 1000]);
});

describe('started', () => {
  beforeEach(() => host.benchPace!.start());

  test.each([[1], [17], [120]])(
    'a movement is 15 frames of 1/59.94 s when the browser takes %d ms for each',
    (late) => {
      const stamps: number[] = [];
      const move = (time: number): void => {
        stamps.push(time);
        expect(pageNow()).toBe(time);
        if (time < 1000 + 250) host.requestAnimationFrame(move);
      };
      host.requestAnimationFrame(move);
      while (asked.length > 0) giveFrame(late);
      expect(errors).toEqual([]);
      expect(stamps).toHaveLength(15);
      stamps.forEach((time, n) => expect(time).toBeCloseTo(1000 + (n + 1) * FRAME_MS));
    },
  );

  test('inside a frame the clock runs on with the real one, and never beyond the next frame', () => {
    const seen: number[] = [];
    host.requestAnimationFrame((time) => {
      for (const ms of [2, 3, 100]) {
        real += ms;
        seen.push(pageNow() - time);
      }
    });
    giveFrame(50);
    expect(seen[0]).toBeCloseTo(2);
    expect(seen[1]).toBeCloseTo(5);
    expect(seen[2]).toBeCloseTo(FRAME_MS / 2);
  });

  test('idle it asks for no frame and wakes once, for the timer', () => {
    let rang = 0;
    host.setTimeout(() => void (rang = pageNow()), 100);
    expect([asked.length, alarms.size]).toEqual([0, 1]);
    ring();
    expect(rang).toBeCloseTo(1000 + 6 * FRAME_MS);
    expect([asked.length, alarms.size]).toEqual([0, 0]);
  });

  test('what wakes it early finds the time that has really passed', () => {
    host.setTimeout(() => {}, 500);
    real += 10 * FRAME_MS + 1;
    let drawn = 0;
    host.requestAnimationFrame((time) => void (drawn = time));
    giveFrame(5);
    expect(drawn).toBeCloseTo(1000 + 11 * FRAME_MS);
  });

  test('a frame asked for by a timer is drawn by the browser, in the same frame of the page', () => {
    const drawn: number[] = [];
    host.setTimeout(() => host.requestAnimationFrame((time) => drawn.push(time)), 16.7);
    ring();
    expect(drawn).toEqual([]);
    giveFrame(4);
    expect(drawn[0]).toBeCloseTo(1000 + FRAME_MS);
  });

  test('time stands still at a stop until a key comes, half a frame later', () => {
    host.benchPace!.stopAt([0, 300]);
    ring();
    expect(stopped).toBe(1);
    real += 700;
    expect([asked.length, alarms.size]).toEqual([0, 0]);
    key();
    expect(pageNow()).toBeCloseTo(1000 + 1.5 * FRAME_MS);

    let count = 0;
    const draw = (): void => {
      count += 1;
      host.requestAnimationFrame(draw);
    };
    host.requestAnimationFrame(draw);
    while (asked.length > 0) giveFrame(40);
    expect(stopped).toBe(2);
    expect(count).toBe(17);
    key();
    expect(asked).toHaveLength(1);
  });

  test('what is cancelled does not run, and what throws does not stop the others', () => {
    const ran: string[] = [];
    host.requestAnimationFrame(() => {
      host.cancelAnimationFrame(later);
      throw new Error('broken');
    });
    const later = host.requestAnimationFrame(() => ran.push('later in the same frame'));
    host.cancelAnimationFrame(host.requestAnimationFrame(() => ran.push('frame')));
    host.clearTimeout(host.setTimeout(() => ran.push('timer'), 10));
    host.requestAnimationFrame(() => ran.push('last'));
    giveFrame(16);
    expect(ran).toEqual(['last']);
    expect(errors).toHaveLength(1);
  });
});
