import { describe, expect, it, vi } from 'vitest';
import { createFakeClock } from '../../../renderer/testing';
import type { CheckoutStatus } from '../../contract';
import { createCheckoutPolling } from './checkoutPolling';

/** Lets promises that are due come in. */
const turn = async (): Promise<void> => {
  for (let i = 0; i < 8; i++) await Promise.resolve();
};
const OPEN: CheckoutStatus = { checkoutFinished: false, checkoutSuccess: false };

function setUp({ url = 'https://pay.example' as string | null } = {}) {
  const clock = createFakeClock();
  const links: (string | null)[] = [];
  const create = vi.fn(async (price: string) => ({ contextId: `c-${price}`, url }));
  const status = vi.fn(async (_id: string, _signal: AbortSignal) => OPEN);
  const onEnd = vi.fn();
  const onFailure = vi.fn();
  const checkout = createCheckoutPolling({
    create,
    status,
    linkOf: ({ contextId, url: base }) => base && `${base}/${contextId}`,
    clock,
    onLink: (link) => links.push(link),
    onEnd,
    onFailure,
  });
  const wait = async (ms: number): Promise<void> => {
    for (let left = ms; left > 0; left -= 500) {
      clock.advance(Math.min(500, left));
      await turn();
    }
  };
  return { clock, links, create, status, onEnd, onFailure, checkout, wait };
}

async function watching(options = {}) {
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
    ['[PLAN-18]', true, 'paid'],
    ['[PLAN-19]', false, 'failed'],
  ])('%s finished with success %s is %s, told once, and nothing goes on', async (_, success, outcome) => {
    const { clock, onEnd, status, wait } = await watching();
    status.mockResolvedValue({ checkoutFinished: true, checkoutSuccess: success });
    await wait(20_000);
    expect(onEnd).toHaveBeenCalledExactlyOnceWith(outcome);
    expect(status).toHaveBeenCalledTimes(1);
    expect(clock.pendingCount).toBe(0);
  });

  it('[PLAN-19] a question that fails ends it', async () => {
    const { clock, onEnd, onFailure, status, wait } = await watching();
    const error = new Error('refused');
    status.mockRejectedValue(error);
    await wait(10_000);
    expect(onFailure).toHaveBeenCalledExactlyOnceWith('checkoutStatus', error);
    expect([onEnd.mock.calls.length, status.mock.calls.length, clock.pendingCount]).toEqual([0, 1, 0]);
  });

  it('[PLAN-22] one that cannot be opened, or that no page belongs to, has failed', async () => {
    const refused = setUp();
    refused.create.mockRejectedValue(new Error('refused'));
    refused.checkout.start('month');
    await turn();
    const pageless = await watching({ url: null });
    for (const { onFailure, status, clock } of [refused, pageless]) {
      expect(onFailure).toHaveBeenCalledExactlyOnceWith('checkout', expect.any(Error));
      expect([status.mock.calls.length, clock.pendingCount]).toEqual([0, 0]);
    }
  });

  it('[PLAN-23] stopped, no timer is left, the question under way is given up, and its answer counts no more', async () => {
    const { checkout, clock, links, onEnd, status, wait } = await watching();
    let answer = (): void => {};
    status.mockImplementation(
      () =>
        new Promise((resolve) => (answer = () => resolve({ checkoutFinished: true, checkoutSuccess: true }))),
    );
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
});
