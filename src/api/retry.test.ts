import { expect, it } from 'vitest';
import { retryOptions } from './retry';

it('[API-06] nothing is sent after our own abort, also where ky cannot listen to it while it waits', async () => {
  const controller = new AbortController();
  const { hooks, retry } = retryOptions(controller.signal);
  const mayRetry = async (): Promise<unknown> =>
    typeof retry === 'object' ? retry.shouldRetry?.({ error: new TypeError('x'), retryCount: 1 }) : undefined;
  const [beforeRetry] = hooks?.beforeRetry ?? [];
  const state = {} as Parameters<NonNullable<typeof beforeRetry>>[0];
  expect(await mayRetry()).toBe(true);
  expect(() => beforeRetry?.(state)).not.toThrow();
  controller.abort();
  expect(await mayRetry()).toBe(false);
  expect(() => beforeRetry?.(state)).toThrow('Given up');
});
