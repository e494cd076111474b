import { describe, expect, it, vi } from 'vitest';
import { createFakeClock } from '../../../renderer/testing';
import type { CheckoutStatus } from '../../contract';
import type { OpenCheckout } from '../../domain/checkout';
import { createCheckoutPolling } from './checkoutPolling';

/** Lets promises that are due come in. */
const turn = async (): Promise<void> => {
  for (let i = 0; i < 8; i++) await Promise.resolve();
};
const OPEN: CheckoutStatus = { checkoutFinished: false, checkoutSuccess: false, checkoutExpired: false };
const PAID: CheckoutStatus = { ...OPEN, checkoutFinished: true, checkoutSuccess: true };

interface SetUp {
  url?: string | null;
  resumed?: OpenCheckout | null;
}

function setUp({ url = 'https://pay.example', resumed = null }: SetUp = {}) {
  const clock = createFakeClock();
  const links: (string | null)[] = [];
  const create = vi.fn(async (price: string) => ({ contextId: `c-${price}`, url }));
  const status = vi.fn(async (_id: string, _signal: AbortSignal) => OPEN);
  const onEnd = vi.fn();
  const onCreateFailure = vi.fn();
  const onPollFailure = vi.fn();
  const checkout = createCheckoutPolling({
    create,
    status,
    linkOf: ({ contextId, url: base }) => base && `${base}/${contextId}`,
    resumed,
    clock,
    onLink: (link) => links.push(link),
    onEnd,
    onCreateFailure,
    onPollFailure,
  });
  const pause = checkout.run();
  const wait = async (ms: number): Promise<void> => {
    for (let left = ms; left > 0; left -= 500) {
      clock.advance(Math.min(500, left));
      await turn();
    }
  };
  return { clock, links, create, status, onEnd, onCreateFailure, onPollFailure, checkout, pause, wait };
}

async function watching(options: SetUp = {}) {
  const all = setUp(options);
  all.checkout.start('month');
  await turn();
  return all;
}

describe('a checkout', () => {
  it('[PLAN-16, PLAN-17] is opened once, and its state asked for every 2500 ms', async () => {
    const { create, links, status, wait } = await watching();
    expect(create).toHaveBeenCalledExactlyOnceWith('month');
    expect(links).toEqual([null, 'https://pay.example/c-month']);
    await wait(2000);
    expect(status).not.toHaveBeenCalled();
    await wait(500);
    expect(status).toHaveBeenCalledTimes(1);
    await wait(10_000);
    expect(status).toHaveBeenCalledTimes(5);
    expect(new Set(status.mock.calls.map(([id]) => id))).toEqual(new Set(['c-month']));
  });

  it('[PLAN-17] a slow answer is waited for: no two questions at a time', async () => {
    const { status, wait } = await watching();
    let answer = (): void => {};
    status.mockImplementation(() => new Promise((resolve) => (answer = () => resolve(OPEN))));
    await wait(9000);
    expect(status).toHaveBeenCalledTimes(1);
    answer();
    await turn();
    await wait(1000);
    expect(status).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['[PLAN-18]', PAID, 'paid'],
    ['[PLAN-19]', { ...OPEN, checkoutFinished: true }, 'failed'],
    ['[PLAN-19]', { ...OPEN, checkoutFinished: true, checkoutExpired: true }, 'expired'],
  ] as const)('%s finished as %j is %s, told once, and nothing goes on', async (_, ended, outcome) => {
    const { clock, onEnd, status, wait } = await watching();
    status.mockResolvedValue(ended);
    await wait(20_000);
    expect(onEnd).toHaveBeenCalledExactlyOnceWith(outcome);
    expect(status).toHaveBeenCalledTimes(1);
    expect(clock.pendingCount).toBe(0);
  });

  it('[PLAN-19] a question that fails ends it, and says which checkout is still open', async () => {
    const { clock, onEnd, onPollFailure, status, wait } = await watching();
    const error = new Error('refused');
    status.mockRejectedValue(error);
    await wait(10_000);
    const open = { contextId: 'c-month', url: 'https://pay.example', priceUuid: 'month' };
    expect(onPollFailure).toHaveBeenCalledExactlyOnceWith(error, open);
    expect([onEnd.mock.calls.length, status.mock.calls.length, clock.pendingCount]).toEqual([0, 1, 0]);
  });

  it('[PLAN-22] one that cannot be opened, or that no page belongs to, has failed', async () => {
    const refused = setUp();
    refused.create.mockRejectedValue(new Error('refused'));
    refused.checkout.start('month');
    await turn();
    const pageless = await watching({ url: null });
    for (const { onCreateFailure, status, clock } of [refused, pageless]) {
      expect(onCreateFailure).toHaveBeenCalledExactlyOnceWith(expect.any(Error));
      expect([status.mock.calls.length, clock.pendingCount]).toEqual([0, 0]);
    }
  });

  it('[PLAN-23] stopped, no timer is left, the question under way is given up, and its answer counts no more', async () => {
    const { checkout, clock, links, onEnd, status, wait } = await watching();
    let answer = (): void => {};
    status.mockImplementation(() => new Promise((resolve) => (answer = () => resolve(PAID))));
    await wait(2500);
    checkout.stop();
    expect(status.mock.calls[0]?.[1].aborted).toBe(true);
    answer();
    await turn();
    expect([clock.pendingCount, onEnd.mock.calls.length, links.at(-1)]).toEqual([0, 0, null]);
  });

  it('[PLAN-23] a checkout that is opened after all is not watched', async () => {
    const { checkout, clock, links } = setUp();
    checkout.start('month');
    checkout.stop();
    await turn();
    expect([clock.pendingCount, links.at(-1)]).toEqual([0, null]);
  });

  it('[PLAN-16] another price has a checkout of its own; the first one is taken up again', async () => {
    const { checkout, create, links, status, wait } = await watching();
    checkout.start('year');
    await turn();
    expect(links.at(-1)).toBe('https://pay.example/c-year');
    checkout.start('month');
    await turn();
    expect(links.at(-1)).toBe('https://pay.example/c-month');
    expect(create.mock.calls.map(([price]) => price)).toEqual(['month', 'year']);
    await wait(5000);
    expect(new Set(status.mock.calls.map(([id]) => id))).toEqual(new Set(['c-month']));
  });

  it('[PLAN-17] paused, nothing is asked and no timer runs; running again, it is asked at once, then every 2500 ms', async () => {
    const { checkout, clock, pause, status, wait } = await watching();
    await wait(2500);
    expect(status).toHaveBeenCalledTimes(1);
    pause();
    await wait(60_000);
    expect([status.mock.calls.length, clock.pendingCount]).toEqual([1, 0]);
    checkout.run();
    await turn();
    expect(status).toHaveBeenCalledTimes(2);
    await wait(2000);
    expect(status).toHaveBeenCalledTimes(2);
    await wait(500);
    expect(status).toHaveBeenCalledTimes(3);
  });

  it('[PLAN-17] a question under way when it pauses is given up and its failure told to nobody; never are two asked', async () => {
    const { checkout, onPollFailure, pause, status, wait } = await watching();
    let fail = (): void => {};
    status.mockImplementationOnce(() => new Promise((_, reject) => (fail = () => reject(new Error('cut')))));
    await wait(2500);
    pause();
    expect(status.mock.calls[0]?.[1].aborted).toBe(true);
    fail();
    await turn();
    expect(onPollFailure).not.toHaveBeenCalled();
    let answer = (): void => {};
    status.mockImplementationOnce(() => new Promise((resolve) => (answer = () => resolve(OPEN))));
    checkout.run();
    await wait(9000);
    expect(status).toHaveBeenCalledTimes(2);
    answer();
    await wait(2500);
    expect(status).toHaveBeenCalledTimes(3);
  });

  it('[PLAN-17] opened while paused, it is asked for when it runs', async () => {
    const { checkout, create, pause, status, wait } = setUp();
    pause();
    checkout.start('month');
    await wait(10_000);
    expect([create.mock.calls.length, status.mock.calls.length]).toEqual([1, 0]);
    checkout.run();
    await turn();
    expect(status).toHaveBeenCalledTimes(1);
  });

  it('[PLAN-19] one of an earlier visit goes on: nothing is opened, and it is asked for at once', async () => {
    const resumed = { contextId: 'c-old', url: 'https://pay.example', priceUuid: 'month' };
    const { create, links, onEnd, status, wait } = await watching({ resumed });
    expect([create.mock.calls.length, links.at(-1)]).toEqual([0, 'https://pay.example/c-old']);
    expect(status.mock.calls.map(([id]) => id)).toEqual(['c-old']);
    status.mockResolvedValue(PAID);
    await wait(2500);
    expect(onEnd).toHaveBeenCalledExactlyOnceWith('paid');
  });
});
