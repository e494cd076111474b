/** Each call of the plans' screen and the nine ways in which it fails: words, action, focus. */
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../api';
import { mountPlans, words } from './testing/plansScreen';

/** The nine ways in which a call fails, as `src/api/matrix.test.ts` has them. */
const WAYS: readonly [string, ApiError['kind'], number | null][] = [
  ['refused', 'network', null],
  ['timeout', 'timeout', null],
  ['401', 'status', 401],
  ['403', 'status', 403],
  ['404', 'status', 404],
  ['500', 'status', 500],
  ['empty', 'contract', 200],
  ['malformed', 'contract', 200],
  ['wrong', 'contract', 200],
];
const failure =
  (call: 'plans' | 'subscription' | 'userSettings', kind: ApiError['kind'], status: number | null) =>
  (): Promise<never> =>
    Promise.reject(new ApiError({ call, kind, status, service: null }));

describe('[PLAN-01] calls that fail', () => {
  it.each(WAYS)('the plans, %s: words, and focus on the way on', async (_way, kind, status) => {
    const { root, seen } = await mountPlans({ plans: failure('plans', kind, status) });
    expect(seen.path).toBe('/plans');
    // A second 401 has ended the session, which leads to the welcome screen by itself.
    if (status === 401) return expect(root.focusedId()).toBe('plans-skeleton');
    expect(words(root)).toContain('Failed to fetch plan');
    expect(root.focusedId()).toBe('retry');
  });

  it.each(WAYS)('the subscription, %s: the list stands, none of it current', async (_way, kind, status) => {
    const { root } = await mountPlans({ subscription: failure('subscription', kind, status) });
    expect(root.focusedId()).toBe('buy-day');
    expect(words(root)).not.toContain('Current plan');
  });

  it.each(WAYS)('the user settings, %s: the list stands', async (_way, kind, status) => {
    const { root, seen } = await mountPlans({ userSettings: failure('userSettings', kind, status) });
    expect([seen.path, root.focusedId()]).toEqual(['/plans', 'buy-day']);
  });
});
