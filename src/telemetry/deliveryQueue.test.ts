import { describe, expect, it, vi } from 'vitest';
import { createFakeClock, settlePromises } from '../../renderer/testing';
import { createDeliveryQueue } from './deliveryQueue';
import type { Sending } from './deliveryQueue';

const HOUR_MS = 3_600_000;
const COLLECT_MS = 10_000;

interface Sent {
  at: number;
  id: string;
  dropped: number;
  events: { n: number }[];
}
type Answer = () => Promise<number>;

const status =
  (code: number): Answer =>
  async () =>
    code;
const refused: Answer = () => Promise.reject(new TypeError('Failed to fetch'));

function setUp(first: Answer = status(204), random = 1) {
  const clock = createFakeClock(0);
  const sent: Sent[] = [];
  const beacons: Sent[] = [];
  const keepalive: boolean[] = [];
  const outages: string[] = [];
  const state = { answer: first, takesBeacon: true, inFlight: 0, mostInFlight: 0 };
  let ids = 0;
  const parse = (body: string): Sent => ({ ...(JSON.parse(body) as Sent), at: clock.now() });
  const sending: Sending = {
    post: async (url, body, keptAlive, signal) => {
      expect(url).toBe('https://tell.example/events');
      sent.push(parse(body));
      keepalive.push(keptAlive);
      state.inFlight += 1;
      state.mostInFlight = Math.max(state.mostInFlight, state.inFlight);
      const given = new Promise<never>((_, reject) =>
        signal.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError'))),
      );
      return Promise.race([state.answer(), given]).finally(() => (state.inFlight -= 1));
    },
    beacon: (_url, body) => {
      if (state.takesBeacon) beacons.push(parse(body));
      return state.takesBeacon;
    },
  };
  const queue = createDeliveryQueue({
    url: 'https://tell.example/events',
    field: 'events',
    sending,
    clock,
    now: clock.now,
    random: () => random,
    newId: () => `batch-${(ids += 1)}`,
    onOutage: (reason) => outages.push(reason),
  });
  let n = 0;
  const add = (count = 1, text = ''): void => {
    for (let i = 0; i < count; i += 1) queue.add(JSON.stringify({ n: (n += 1), ...(text ? { text } : {}) }));
  };
  return { add, beacons, clock, keepalive, outages, queue, sent, state };
}

const numbers = (sent: readonly Sent[]): number[] => sent.flatMap(({ events }) => events.map(({ n }) => n));

describe('[ANA-01] messages on their way', () => {
  it('are collected for 10 s and sent as one request, with its id and time', async () => {
    const { add, clock, keepalive, sent } = setUp();
    add(3);
    await clock.advanceAsync(COLLECT_MS - 1);
    expect(sent).toEqual([]);
    await clock.advanceAsync(1);
    expect(sent).toEqual([
      {
        at: COLLECT_MS,
        id: 'batch-1',
        sentAt: COLLECT_MS,
        dropped: 0,
        events: [{ n: 1 }, { n: 2 }, { n: 3 }],
      },
    ]);
    expect(keepalive).toEqual([true]);
    expect(clock.pendingCount).toBe(0);
  });

  it('are sent at once when a request is full, one request at a time, and each once', async () => {
    const { add, clock, sent, state } = setUp();
    add(50);
    await settlePromises();
    expect(sent.map(({ events }) => events.length)).toEqual([20, 20]);
    await clock.advanceAsync(COLLECT_MS);
    expect(numbers(sent)).toEqual(Array.from({ length: 50 }, (_, i) => i + 1));
    expect(state.mostInFlight).toBe(1);
  });

  it('share a request up to 28 kB; a longer one goes alone and without keepalive, a huge one is left out and counted', async () => {
    const { add, clock, keepalive, sent } = setUp();
    add(3, 'x'.repeat(12_000));
    add(1, 'x'.repeat(40_000));
    add(1, 'x'.repeat(60_000));
    await clock.advanceAsync(10 * COLLECT_MS);
    expect(sent.map(({ events }) => events.map(({ n }) => n))).toEqual([[1, 2], [3], [4]]);
    expect(keepalive).toEqual([true, true, false]);
    expect(sent[0]?.dropped).toBe(1);
  });

  /** A message of so many bytes: JSON of a text. */
  const message = (bytes: number): string => JSON.stringify('x'.repeat(bytes - 2));

  it('of 28,000 bytes together are one request, which may outlive its page', async () => {
    const { clock, keepalive, queue, sent } = setUp();
    for (const bytes of [10_000, 18_000, 1000]) queue.add(message(bytes));
    await clock.advanceAsync(2 * COLLECT_MS);
    expect(sent.map(({ events }) => events.length)).toEqual([2, 1]);
    expect(keepalive).toEqual([true, true]);
  });

  it('of 60,000 bytes are the longest that are sent', async () => {
    const { clock, queue, sent } = setUp();
    queue.add(message(60_000));
    queue.add(message(60_001));
    await clock.advanceAsync(2 * COLLECT_MS);
    expect(sent.map(({ events }) => events.length)).toEqual([1]);
  });

  it.each([300, 400, 404, 424])('are given up at HTTP %d as well', async (code) => {
    const { add, clock, sent } = setUp(status(code));
    add(2);
    await clock.advanceAsync(HOUR_MS);
    expect(sent).toHaveLength(1);
    add();
    await clock.advanceAsync(COLLECT_MS);
    expect(sent[1]?.dropped).toBe(2);
  });

  it.each([408, 425, 429, 500, 503])('are sent again after HTTP %d', async (code) => {
    const { add, clock, sent, state } = setUp(status(code));
    add(2);
    await clock.advanceAsync(COLLECT_MS);
    state.answer = status(204);
    await clock.advanceAsync(HOUR_MS);
    expect(sent.map(({ dropped, id }) => [id, dropped])).toEqual([
      ['batch-1', 0],
      ['batch-1', 0],
    ]);
  });

  it('are given up when the address refuses them for good, and counted', async () => {
    const { add, clock, outages, sent, state } = setUp(status(400));
    add(2);
    await clock.advanceAsync(HOUR_MS);
    expect(sent).toHaveLength(1);
    state.answer = status(204);
    add();
    await clock.advanceAsync(COLLECT_MS);
    expect(sent.slice(1)).toMatchObject([{ dropped: 2, events: [{ n: 3 }] }]);
    expect(outages).toEqual([]);
  });
});

describe('[ANA-05] an address that does not take them', () => {
  const never: Answer = () => new Promise<number>(() => {});

  it.each([
    ['answers 500', status(500), 'HTTP 500'],
    ['answers 429', status(429), 'HTTP 429'],
    ['refuses', refused, 'Failed to fetch'],
    ['hangs', never, 'AbortError'],
  ])(
    '%s for an hour: few tries, bounded memory, the same batch, and then the newest',
    async (_, answer, why) => {
      const { add, beacons, clock, outages, queue, sent, state } = setUp(answer);
      for (let minute = 0; minute < 60; minute += 1) {
        add(10);
        await clock.advanceAsync(60_000);
        queue.hidden();
      }
      expect(sent.length).toBeGreaterThan(10);
      expect(sent.length).toBeLessThan(20);
      expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
      expect(state.mostInFlight).toBe(1);
      expect(outages).toEqual([expect.stringContaining(why)]);
      expect(beacons).toEqual([]);
      expect(clock.pendingCount).toBeLessThanOrEqual(1);
      sent.length = 0;
      state.answer = status(204);
      await clock.advanceAsync(400_000);
      // The batch of the beginning, then the 200 messages that the queue holds at most.
      expect(numbers(sent.slice(0, 1))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
      expect(numbers(sent.slice(1))).toEqual(Array.from({ length: 200 }, (_x, i) => i + 401));
      expect(sent[1]?.dropped).toBe(390);
    },
  );

  it('is tried again after 5 s, twice as long each time, at most every 5 minutes', async () => {
    const { add, clock, sent } = setUp(status(503));
    add(20);
    await clock.advanceAsync(HOUR_MS);
    const waits = sent.slice(1).map(({ at }, i) => (at - (sent[i]?.at ?? 0)) / 1000);
    expect(waits.slice(0, 8)).toEqual([5, 10, 20, 40, 80, 160, 300, 300]);
  });

  it('is tried by sets at different times', async () => {
    const { add, clock, sent } = setUp(status(503), 0);
    add(20);
    await clock.advanceAsync(2500);
    expect(sent.map(({ at }) => at)).toEqual([0, 2500]);
  });

  it('holds at most 256 kB', async () => {
    const { add, clock, sent, state } = setUp(refused);
    add(100, 'x'.repeat(10_000));
    await settlePromises();
    state.answer = status(204);
    await clock.advanceAsync(HOUR_MS);
    expect(numbers(sent.slice(1))).toHaveLength(sent[1]!.events.length + 25);
  });
});

describe('a network that is lost', () => {
  it('keeps 256,000 bytes of what waits', async () => {
    const { add, clock, queue, sent } = setUp();
    queue.connected(false);
    const text = JSON.stringify('x'.repeat(25_600 - 2));
    for (let i = 0; i < 10; i += 1) queue.add(text);
    queue.connected(true);
    await clock.advanceAsync(HOUR_MS);
    expect([sent.length, sent[0]?.dropped]).toEqual([10, 0]);
    queue.connected(false);
    for (let i = 0; i < 10; i += 1) queue.add(text);
    add();
    queue.connected(true);
    await clock.advanceAsync(HOUR_MS);
    expect(sent[10]?.dropped).toBe(1);
  });

  it('and comes back while a request is tried again sends no second one', async () => {
    const { add, clock, queue, sent, state } = setUp(refused);
    add(20);
    await settlePromises();
    state.answer = () => new Promise<number>(() => {});
    await clock.advanceAsync(5000);
    queue.connected(true);
    await settlePromises();
    expect([sent.length, state.mostInFlight]).toEqual([2, 1]);
  });

  it('is not tried; when it is back, what waited is sent at once and in order', async () => {
    const { add, clock, queue, sent } = setUp();
    queue.connected(false);
    add(30);
    queue.hidden();
    await clock.advanceAsync(HOUR_MS);
    expect([sent, clock.pendingCount]).toEqual([[], 0]);
    queue.connected(true);
    await clock.advanceAsync(COLLECT_MS);
    expect(numbers(sent)).toEqual(Array.from({ length: 30 }, (_, i) => i + 1));
  });

  it('in the middle of a request keeps its messages, and does not wait for the back-off when it is back', async () => {
    const { add, clock, queue, sent, state } = setUp(refused);
    add(20);
    await settlePromises();
    queue.connected(false);
    await clock.advanceAsync(HOUR_MS);
    expect(sent).toHaveLength(1);
    state.answer = status(204);
    queue.connected(true);
    await settlePromises();
    expect(sent.map(({ id, events }) => [id, events.length])).toEqual([
      ['batch-1', 20],
      ['batch-1', 20],
    ]);
  });
});

describe('the end of a page, or of a session', () => {
  it('a hidden page hands what waits to the browser, and sends it no second time', async () => {
    const { add, beacons, clock, queue, sent } = setUp();
    add(3);
    queue.hidden();
    expect(numbers(beacons)).toEqual([1, 2, 3]);
    await clock.advanceAsync(HOUR_MS);
    expect(sent).toEqual([]);
  });

  it('a page hidden during a request hands over the rest, which is sent no second time', async () => {
    const { add, beacons, clock, queue, sent } = setUp();
    add(23);
    queue.hidden();
    await clock.advanceAsync(HOUR_MS);
    expect([numbers(sent).length, numbers(beacons)]).toEqual([20, [21, 22, 23]]);
    expect(clock.pendingCount).toBe(0);
  });

  it('a browser that takes no beacon leaves the messages to the next request', async () => {
    const { add, clock, queue, sent, state } = setUp();
    state.takesBeacon = false;
    add(3);
    queue.hidden();
    await clock.advanceAsync(COLLECT_MS);
    expect(numbers(sent)).toEqual([1, 2, 3]);
  });

  it('what an address did not take before the sign-out is sent to nobody after it', async () => {
    const { add, beacons, clock, queue, sent, state } = setUp(refused);
    add(25);
    await settlePromises();
    queue.endSession();
    state.answer = status(204);
    await clock.advanceAsync(HOUR_MS);
    expect([sent.length, beacons, clock.pendingCount]).toEqual([1, [], 0]);
    add();
    await clock.advanceAsync(HOUR_MS);
    expect(sent.slice(1)).toMatchObject([{ dropped: 0, events: [{ n: 26 }] }]);
  });

  it('a network that comes back after an outage and a sign-out finds nothing to send', async () => {
    const { add, clock, queue, sent } = setUp(refused);
    add(20);
    await settlePromises();
    queue.endSession();
    queue.connected(false);
    queue.connected(true);
    await clock.advanceAsync(HOUR_MS);
    expect(sent).toHaveLength(1);
  });

  it('a request of the viewer before that fails says nothing about those of the next', async () => {
    const answers: ((code: number) => void)[] = [];
    const { add, clock, outages, queue, sent } = setUp(() => new Promise((resolve) => answers.push(resolve)));
    add(20);
    queue.endSession();
    add(20);
    answers[0]?.(500);
    await clock.advanceAsync(5000);
    answers[1]?.(204);
    await clock.advanceAsync(HOUR_MS);
    expect(sent.map(({ id }) => id)).toEqual(['batch-1', 'batch-2']);
    expect(outages).toEqual([]);
  });

  it('a request in flight at the sign-out is not sent again when it fails', async () => {
    const answer = vi.fn<Answer>(() => new Promise<number>(() => {}));
    const { add, clock, queue, sent } = setUp(answer);
    add(20);
    queue.endSession();
    await clock.advanceAsync(HOUR_MS);
    expect([sent.length, clock.pendingCount]).toEqual([1, 0]);
  });

  it('a sign-out sends what waits before it forgets it', async () => {
    const { add, beacons, clock, queue } = setUp();
    add(2);
    queue.endSession();
    await clock.advanceAsync(HOUR_MS);
    expect(numbers(beacons)).toEqual([1, 2]);
  });
});
