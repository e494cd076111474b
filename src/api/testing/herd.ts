/**
 * Thousands of sets on a fake clock and one service that is away for a while: the requests it is sent in each second. What a set
 * asks for was counted on the built client against the reference service; when it asks again, the caller's rules say.
 */

/** How a set asks again. Waits are in ms. */
export interface RetryRules {
  /** Retries of a request without an answer. */
  readonly retries: number;
  /** The wait before such a retry. */
  readonly retryWait: (random: () => number) => number;
  /** The wait before an error screen tries again by itself, counted from 0; null: it waits for the viewer. */
  readonly screenWait: ((attempt: number, random: () => number) => number) | null;
  /** Retries of a request while the last one of the same set that was retried had no answer at all. */
  readonly retriesWhileAway: number;
  /** Retries of the progress that a film sends every minute. */
  readonly saveRetries: number;
  /** Time after which a request without an answer has failed. */
  readonly timeout: number;
}

/** What becomes of a request while the service is away: refused at once, lost, or answered with 503 by what stands before it. */
export type Absence = 'refused' | 'silent' | 'unavailable';

/** A run of the simulation. Times are seconds of the run. */
export interface HerdRun {
  readonly sets: number;
  readonly awayFrom: number;
  readonly awayUntil: number;
  readonly end: number;
  readonly absence: Absence;
  readonly rules: RetryRules;
  readonly random: () => number;
}

export interface HerdResult {
  /** Requests that reached the service, or would have, by second. */
  readonly requests: Int32Array;
  /** Sets whose viewer waits, for a page or before an error screen, at the end of each second. */
  readonly waiting: Int32Array;
}

/**
 * Requests of one step of a viewer, by stages: those of a stage are sent together, the next stage when all are answered. Counted on
 * the client of a member who has chosen a profile, from the page's load to home, a title by OK, and its film until it plays.
 */
const LAUNCH = [3, 3, 4];
const TITLE = [3, 2];
const FILM = [3, 1];

/** A film sends its progress so often [PROG-03], s. */
const SAVE_EVERY = 60;
/** A viewer who looks for something opens a title so often on average, so long; then a film is watched so long, s. */
const THINK = 20;
const BROWSE = 480;
const WATCH = 2400;
/** Of the films that end, the share after which the set is switched off; as many others are switched on. */
const SWITCHED_OFF = 1 / 3;
/** A viewer before an error screen presses its button after so long on average, s. */
const PRESS = 30;
/** An answer takes so long, ms; a refusal too. */
const ANSWER_MS = 50;

/** Events in the order of their times: a binary heap of [time, run]. */
class EventQueue {
  private readonly times: number[] = [];
  private readonly runs: (() => void)[] = [];

  add(time: number, run: () => void): void {
    const { times, runs } = this;
    let at = times.length;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if ((times[parent] ?? 0) <= time) break;
      times[at] = times[parent]!;
      runs[at] = runs[parent]!;
      at = parent;
    }
    times[at] = time;
    runs[at] = run;
  }

  /** The first event; null without one. */
  take(): { time: number; run: () => void } | null {
    const { times, runs } = this;
    const time = times[0];
    const run = runs[0];
    if (time === undefined || run === undefined) return null;
    const lastTime = times.pop()!;
    const lastRun = runs.pop()!;
    const length = times.length;
    let at = 0;
    for (let child = 1; child < length; child = 2 * at + 1) {
      if (child + 1 < length && times[child + 1]! < times[child]!) child += 1;
      if (times[child]! >= lastTime) break;
      times[at] = times[child]!;
      runs[at] = runs[child]!;
      at = child;
    }
    if (length > 0) {
      times[at] = lastTime;
      runs[at] = lastRun;
    }
    return { time, run };
  }
}

interface SimulatedSet {
  /** The last request that was retried had no answer at all, and no other had one since. */
  serviceAway: boolean;
}

/** Runs it, from sets that are spread over all they may be doing. */
export function simulateHerd(run: HerdRun): HerdResult {
  const { sets, end, awayFrom, awayUntil, absence, rules, random } = run;
  const queue = new EventQueue();
  const requests = new Int32Array(end);
  const waitingAt = new Int32Array(end);
  let now = 0;
  let waiting = 0;

  const after = (ms: number, next: () => void): void => queue.add(now + ms, next);
  /** Waiting times of what happens at random moments. */
  const soon = (meanSeconds: number): number => -Math.log(1 - random()) * meanSeconds * 1000;
  const isAway = (): boolean => now >= awayFrom * 1000 && now < awayUntil * 1000;

  /** One request of a set, with its retries. */
  function send(set: SimulatedSet, usualRetries: number, done: (answered: boolean) => void): void {
    const limit = set.serviceAway ? Math.min(usualRetries, rules.retriesWhileAway) : usualRetries;
    const attempt = (retries: number): void => {
      requests[Math.floor(now / 1000)]! += 1;
      if (!isAway() || absence === 'unavailable') {
        const answered = !isAway();
        return after(ANSWER_MS, () => {
          // A status is an answer too, which is not asked for again [API-05].
          set.serviceAway = false;
          done(answered);
        });
      }
      after(absence === 'refused' ? ANSWER_MS : rules.timeout, () => {
        if (retries > 0) return after(rules.retryWait(random), () => attempt(retries - 1));
        // One or two attempts without an answer prove nothing.
        if (limit === rules.retries) set.serviceAway = true;
        done(false);
      });
    };
    attempt(limit);
  }

  /** The stages of a step. What failed is asked for again by one request, whose answer opens the page with the others. */
  function load(set: SimulatedSet, stages: readonly number[], done: () => void): void {
    const [count, ...rest] = stages;
    if (count === undefined) return done();
    let open = count;
    let failed = false;
    for (let i = 0; i < count; i += 1) {
      send(set, rules.retries, (answered) => {
        failed ||= !answered;
        open -= 1;
        if (open > 0) return;
        if (failed) showError(set, 0, () => load(set, count > 1 ? [count - 1, ...rest] : rest, done));
        else load(set, rest, done);
      });
    }
  }

  /** An error screen, which tries again by itself or by its button, whichever comes first, until it is answered. */
  function showError(set: SimulatedSet, tries: number, leave: () => void): void {
    const byItself = rules.screenWait?.(tries, random) ?? Number.POSITIVE_INFINITY;
    after(Math.min(byItself, soon(PRESS)), () =>
      send(set, rules.retries, (answered) => (answered ? leave() : showError(set, tries + 1, leave))),
    );
  }

  /** A step that a viewer waits for. */
  function step(set: SimulatedSet, stages: readonly number[], done: () => void): void {
    waiting += 1;
    load(set, stages, () => {
      waiting -= 1;
      done();
    });
  }

  function browse(set: SimulatedSet, until: number): void {
    if (now >= until) return step(set, FILM, () => watch(set, now + soon(WATCH)));
    after(soon(THINK), () => step(set, TITLE, () => browse(set, until)));
  }

  function watch(set: SimulatedSet, until: number, firstSave = SAVE_EVERY * 1000): void {
    const save = (): void => {
      if (now < until) {
        send(set, rules.saveRetries, () => {});
        return after(SAVE_EVERY * 1000, save);
      }
      if (random() < SWITCHED_OFF) step(set, LAUNCH, () => browse(set, now + soon(BROWSE)));
      else browse(set, now + soon(BROWSE));
    };
    after(firstSave, save);
  }

  for (let i = 0; i < sets; i += 1) {
    const browsing = random() < BROWSE / (BROWSE + WATCH);
    const set: SimulatedSet = { serviceAway: false };
    if (browsing) browse(set, soon(BROWSE));
    else watch(set, soon(WATCH), random() * SAVE_EVERY * 1000);
  }
  let second = 0;
  for (;;) {
    const event = queue.take();
    if (event === null || event.time >= end * 1000) break;
    for (; second < Math.floor(event.time / 1000); second += 1) waitingAt[second] = waiting;
    now = event.time;
    event.run();
  }
  return { requests, waiting: waitingAt };
}

/** A stream of numbers in [0, 1) that is the same for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
