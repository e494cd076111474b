/** Opening a checkout and asking for its state, in every way a call can fail: what the viewer reads, can do, and has focus on. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TestRoot } from '../../../renderer/testing';
import { createApi } from '../../api';
import { FAILING_ANSWERS, FAILING_WAYS } from '../../api/testing/failingAnswers';
import type { FailingWay } from '../../api/testing/failingAnswers';
import { fakeFetch, fakeSession, json } from '../../api/testing/fakeService';
import { defaultPaths } from '../../contract';
import { ok } from '../../ui/keyboard/testing/typist';
import { openPurchase, words } from './testing/purchaseScreen';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => void vi.useRealTimers());

/** Longer than any call with its retries takes. */
const settled = (root: TestRoot): Promise<void> =>
  root.act(async () => void (await vi.advanceTimersByTimeAsync(600_000)));

type Failing = 'POST' | 'GET';
const CHECKOUT = '/payments/attributed-checkout';

/** Agrees to the terms where the call of this method fails in a way, and waits for what becomes of it. */
async function failing(method: Failing, way: FailingWay) {
  const unauthorized = vi.fn();
  const { fetch, sent } = fakeFetch((request, index) => {
    if (request.url.pathname !== CHECKOUT) return json({});
    if (request.method === method) return FAILING_ANSWERS[way](request, index);
    return json({ contextId: 'c1', url: 'https://pay.example/c1' });
  });
  const { checkout, checkoutStatus } = createApi({
    config: { apiUrl: 'https://api.example.com', staticUrl: '', legalUrl: '', paths: defaultPaths },
    version: '1.5.1',
    session: fakeSession({ unauthorized }),
    onProblem: () => {},
    fetch,
    newId: () => 'id',
  });
  const opened = await openPurchase({ api: { checkout, checkoutStatus }, settled });
  const { root } = opened;
  await ok(root);
  await settled(root);
  await root.wait(2500);
  await settled(root);
  const sentBy = (one: Failing) =>
    sent.filter((request) => request.method === one && request.url.pathname === CHECKOUT).length;
  return { ...opened, unauthorized, sentBy };
}

/** Exactly one node has focus. */
const focusCount = (root: TestRoot): number => words(root).split('"focused":true').length - 1;

describe('opening a checkout', () => {
  it.each(FAILING_WAYS.filter((way) => way !== '401'))(
    '[PLAN-22] that ends as %s: the plan has not been added, what to do, and focus on it',
    async (way) => {
      const { root, seen, report, sentBy } = await failing('POST', way);
      expect(seen.path).toBe('/failed_buy_plan');
      expect(words(root)).toContain("Your plan hasn't been added");
      expect(words(root)).toContain('Please try again, or contact the help desk: https://help.example');
      expect(root.focusedId()).toBe(way === '404' ? 'ok' : 'try-again');
      expect(focusCount(root)).toBe(1);
      expect(report).toHaveBeenCalledTimes(1);
      expect(sentBy('GET'), 'nothing is polled').toBe(0);
    },
  );

  it('[AUTH-20] that ends as 401 ends the session, and leaves focus where it is', async () => {
    const { root, seen, unauthorized, codes } = await failing('POST', '401');
    expect(unauthorized).toHaveBeenCalledTimes(1);
    expect([seen.path, root.focusedId(), codes]).toEqual(['/buy_plan', 'agree', []]);
  });
});

describe('asking for the state of a checkout', () => {
  it.each(FAILING_WAYS.filter((way) => way !== '401'))(
    '[PLAN-19] that ends as %s: not processed, what to do, and focus on it',
    async (way) => {
      const { root, seen, report, sentBy } = await failing('GET', way);
      expect(seen.path).toBe('/failed_buy_plan');
      expect(words(root)).toContain('Your payment was not successfully processed');
      expect(words(root)).toContain(
        way === '404' ? 'Please try a different payment method' : 'nothing is charged twice',
      );
      expect(words(root)).toContain('Help desk: https://help.example');
      expect(root.focusedId()).toBe('try-again');
      expect(focusCount(root)).toBe(1);
      expect(report).toHaveBeenCalledTimes(1);
      const asked = sentBy('GET');
      await root.wait(20_000);
      await settled(root);
      expect([sentBy('POST'), sentBy('GET')], 'no second checkout, nothing asked after it').toEqual([
        1,
        asked,
      ]);
    },
  );

  it('[AUTH-20] that ends as 401 ends the session', async () => {
    const { root, seen, unauthorized } = await failing('GET', '401');
    expect(unauthorized).toHaveBeenCalledTimes(1);
    expect([seen.path, root.focusedId()]).toEqual(['/buy_plan', 'agree']);
  });
});
