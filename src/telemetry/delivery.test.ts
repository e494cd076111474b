import { afterEach, describe, expect, it, vi } from 'vitest';
import { createFakeClock, settlePromises } from '../../renderer/testing';
import { createDelivery } from './delivery';
import type { MessageKind, OpenedDelivery } from './delivery';
import type { Sending } from './deliveryQueue';
import { openDelivery } from './openDelivery';
import { createLogRing } from './ring';

const EVENTS = 'https://tell.example/events';
const REPORTS = 'https://tell.example/reports';

describe('messages before the code of their delivery is loaded', () => {
  function setUp(kinds: readonly MessageKind[] = ['events', 'reports']) {
    const opened: [MessageKind, unknown][] = [];
    const problems: unknown[] = [];
    const state = { loads: 0, fails: false, ended: 0 };
    let now = 1;
    const delivery = createDelivery({
      kinds,
      now: () => now++,
      open: async (): Promise<OpenedDelivery> => {
        state.loads += 1;
        if (state.fails) throw new TypeError('Failed to fetch');
        return {
          add: (kind, text) => void opened.push([kind, JSON.parse(text)]),
          endSession: () => void (state.ended += 1),
        };
      },
      onProblem: (error) => problems.push(error),
    });
    return { delivery, opened, problems, state };
  }

  it('wait for it in order, with the time at which they were told', async () => {
    const { delivery, opened, state } = setUp();
    delivery.add('events', { name: 'a' });
    delivery.add('reports', { id: 'b' });
    await settlePromises();
    delivery.add('events', { name: 'c' });
    expect(opened).toEqual([
      ['events', { at: 1, name: 'a' }],
      ['reports', { at: 2, id: 'b' }],
      ['events', { at: 3, name: 'c' }],
    ]);
    expect(state.loads).toBe(1);
  });

  it('without an address are left out, and load nothing', async () => {
    const { delivery, state } = setUp([]);
    delivery.add('events', { name: 'a' });
    delivery.add('reports', { id: 'b' });
    await settlePromises();
    expect(state.loads).toBe(0);
  });

  it('outlive a load that failed, the newest 50, and the next message loads again', async () => {
    const { delivery, opened, problems, state } = setUp();
    state.fails = true;
    for (let n = 1; n <= 60; n += 1) delivery.add('events', { n });
    await settlePromises();
    expect([state.loads, problems.length]).toEqual([1, 1]);
    state.fails = false;
    delivery.add('events', { n: 61 });
    await settlePromises();
    expect(opened.map(([, message]) => (message as { n: number }).n)).toEqual(
      Array.from({ length: 50 }, (_, i) => i + 12),
    );
  });

  it('do not outlive a sign-out, which is handed on once the code is there', async () => {
    const { delivery, opened, state } = setUp();
    delivery.add('events', { name: 'a' });
    delivery.endSession();
    await settlePromises();
    expect([opened, state.ended]).toEqual([[], 0]);
    delivery.endSession();
    expect(state.ended).toBe(1);
  });

  it('do not outlive a sign-out between two loads', async () => {
    const { delivery, opened, state } = setUp();
    state.fails = true;
    delivery.add('events', { name: 'a' });
    await settlePromises();
    delivery.endSession();
    state.fails = false;
    delivery.add('events', { name: 'b' });
    await settlePromises();
    expect(opened).toMatchObject([['events', { name: 'b' }]]);
  });
});

describe('delivery', () => {
  afterEach(() => void vi.unstubAllGlobals());

  function setUp(urls: Partial<Record<MessageKind, string>>, given: 'fake' | 'browser' = 'fake') {
    const clock = createFakeClock(0);
    const posts: { url: string; body: unknown }[] = [];
    const beacons: string[] = [];
    const ring = createLogRing(clock.now);
    let network: (connected: boolean) => void = () => {};
    let visibility: (visible: boolean) => void = () => {};
    const state = { status: 204 };
    const sending: Sending = {
      post: async (url, body) => {
        posts.push({ url, body: JSON.parse(body) });
        return url === EVENTS ? state.status : 204;
      },
      beacon: (url) => beacons.push(url) > 0,
    };
    const delivery = openDelivery({
      urls,
      platform: {
        watchNetwork: (listener) => {
          network = listener;
          listener(true);
          return () => {};
        },
        watchVisibility: (listener) => {
          visibility = listener;
          listener(true);
          return () => {};
        },
      },
      ring,
      clock,
      now: clock.now,
      random: () => 1,
      newId: () => 'id',
      ...(given === 'fake' ? { sending } : {}),
    });
    return {
      beacons,
      clock,
      delivery,
      posts,
      ring,
      state,
      hide: () => visibility(false),
      show: () => visibility(true),
      connect: (connected: boolean) => network(connected),
    };
  }

  it('each kind has its address, and one that fails holds up nothing of the other', async () => {
    const { clock, delivery, posts, ring, state } = setUp({ events: EVENTS, reports: REPORTS });
    state.status = 500;
    for (let n = 0; n < 20; n += 1) delivery.add('events', '{"n":1}');
    await settlePromises();
    delivery.add('reports', '{"id":"r"}');
    await clock.advanceAsync(10_000);
    expect(posts.filter(({ url }) => url === REPORTS).map(({ body }) => body)).toMatchObject([
      { reports: [{ id: 'r' }] },
    ]);
    expect(posts.filter(({ url }) => url === EVENTS).length).toBeGreaterThan(1);
    expect(ring.lines()).toEqual(['0 warn events wait, HTTP 500']);
  });

  it('a kind without an address is sent nowhere', async () => {
    const { clock, delivery, posts } = setUp({ reports: REPORTS });
    delivery.add('events', '{"n":1}');
    await clock.advanceAsync(60_000);
    expect([posts, clock.pendingCount]).toEqual([[], 0]);
  });

  it('follows the device: hidden it hands over, without a network it waits', async () => {
    const { beacons, clock, connect, delivery, hide, posts } = setUp({ events: EVENTS });
    delivery.add('events', '{"n":1}');
    hide();
    expect(beacons).toEqual([EVENTS]);
    connect(false);
    delivery.add('events', '{"n":2}');
    await clock.advanceAsync(60_000);
    expect(posts).toEqual([]);
    connect(true);
    await clock.advanceAsync(10_000);
    expect(posts).toMatchObject([{ body: { events: [{ n: 2 }] } }]);
  });

  it('a page that is shown hands nothing over', () => {
    const { beacons, delivery, show } = setUp({ events: EVENTS });
    delivery.add('events', '{"n":1}');
    show();
    expect(beacons).toEqual([]);
  });

  it('[AUTH-18] a sign-out ends what waits at both addresses', async () => {
    const { beacons, clock, delivery, posts } = setUp({ events: EVENTS, reports: REPORTS });
    delivery.add('events', '{"n":1}');
    delivery.add('reports', '{"id":"r"}');
    delivery.endSession();
    await clock.advanceAsync(60_000);
    expect([beacons, posts, clock.pendingCount]).toEqual([[EVENTS, REPORTS], [], 0]);
  });

  it('[ANA-05] asks the address without cookies, without a preflight and past the cache; its refusal is heard', async () => {
    const fetched = vi.fn(async () => ({ status: 503 }));
    vi.stubGlobal('fetch', fetched);
    const { clock, delivery, ring } = setUp({ events: EVENTS }, 'browser');
    delivery.add('events', '{"n":1}');
    await clock.advanceAsync(10_000);
    expect(fetched).toHaveBeenCalledExactlyOnceWith(EVENTS, {
      method: 'POST',
      body: expect.stringContaining('{"n":1}') as string,
      headers: { 'content-type': 'text/plain;charset=UTF-8' },
      keepalive: true,
      signal: expect.any(AbortSignal) as AbortSignal,
      credentials: 'omit',
      cache: 'no-store',
    });
    expect(ring.lines()).toEqual(['10000 warn events wait, HTTP 503']);
  });

  it('hands a page`s last messages to the browser as text, and sends them itself where there are no beacons', async () => {
    const handed: Blob[] = [];
    const sendBeacon = vi.fn((_url: string, body: Blob) => handed.push(body) > 0);
    const fetched = vi.fn(async () => ({ status: 204 }));
    vi.stubGlobal('fetch', fetched);
    vi.stubGlobal('navigator', { sendBeacon });
    const { clock, delivery, hide } = setUp({ events: EVENTS }, 'browser');
    delivery.add('events', '{"n":1}');
    hide();
    expect(sendBeacon.mock.calls.map(([url]) => url)).toEqual([EVENTS]);
    expect(handed[0]?.type).toBe('text/plain;charset=utf-8');
    expect(await handed[0]?.text()).toContain('{"n":1}');
    vi.stubGlobal('navigator', {});
    delivery.add('events', '{"n":2}');
    hide();
    expect(handed).toHaveLength(1);
    await clock.advanceAsync(10_000);
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});
