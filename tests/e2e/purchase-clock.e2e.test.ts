/** Buying on a set whose clock is an hour wrong: tokens, the time to pay and the days are the service's. */
import { beforeEach, expect, test } from 'vitest';
import type { LoggedRequest } from '../service/request-log';
import { useApp } from '../support/app';
import { setDeviceClock } from '../support/clock';
import { expectOneFocus } from '../support/focus';
import { KEYS } from '../support/hands';
import { goTo } from '../support/journeys';
import { agreeing, onPhone, payOnPhone } from '../support/phone';
import { askedBy, storeSession } from '../support/storedSession';

const app = useApp();
beforeEach(() => app.reset());

const HOUR = 3_600_000;
const MINUTE = 60_000;
const CHECKOUT = '/api/payments/attributed-checkout';
/** The set asks for the payment every 2.5 s. */
const ENDED_MS = 10_000;

const polls = async (): Promise<LoggedRequest[]> =>
  (await app.requests()).filter(({ method, path }) => method === 'GET' && path === CHECKOUT);

test.each([
  ['ahead', HOUR],
  ['behind', -HOUR],
])(
  '[PLAN-17, PLAN-19, PLAN-20, SUB-04, AUTH-22] a clock an hour %s: a checkout expires when the service says, the next goes on over the end of the token, and is charged once',
  async (_, wrongBy) => {
    const signedIn = await storeSession(app.url, { account: 'free', profileChosen: true });
    const tv = await app.open('/', {
      prepare: async (page) => {
        await setDeviceClock(page, wrongBy);
        await signedIn(page);
      },
    });
    await tv.waitForRoute('/browser/profiles/interests');
    const shown = await tv.page.evaluate(() => Date.now());
    expect(Math.abs(shown - Date.now() - wrongBy), 'the set`s clock').toBeLessThan(MINUTE);
    await tv.idle();
    await goTo(tv, '/browser/plans');
    await KEYS.press(tv, 'buy-plan-premium', ['right', 'left']);
    await tv.waitForFocus({ id: 'agree' });
    await tv.idle();
    const first = await agreeing(tv, () => tv.press('enter'));
    await app.advanceService(29 * MINUTE);
    const before = (await polls()).length;
    await expect.poll(async () => (await polls()).length, { timeout: ENDED_MS }).toBeGreaterThan(before + 1);
    expect((await tv.route()).path, 'there is time yet').toBe('/browser/buy_plan');
    await app.advanceService(2 * MINUTE);
    await tv.waitForRoute('/browser/failed_buy_plan', ENDED_MS);
    await tv.waitFor({ role: 'heading', name: 'The time to pay has run out' });
    await tv.waitForFocus({ id: 'try-again', name: 'Get a new code' });
    await expectOneFocus(tv, 'expired');
    await onPhone(tv, first, async (page) => {
      await page.getByText('This checkout has expired').waitFor();
      expect(await page.locator('button').count(), 'nothing to pay with').toBe(0);
    });

    await tv.idle();
    await tv.press('enter');
    await tv.waitForFocus({ id: 'agree' });
    await tv.idle();
    const second = await agreeing(tv, () => tv.press('enter'));
    // An hour after it was given, which the set cannot know, the token is refused; the question is asked with a new one.
    await app.advanceService(29.5 * MINUTE);
    const answers = async (): Promise<(number | null)[]> => (await polls()).map(({ status }) => status);
    await expect.poll(answers, { timeout: ENDED_MS }).toContain(401);
    await expect
      .poll(async () => (await answers()).slice((await answers()).lastIndexOf(401)), { timeout: ENDED_MS })
      .toContain(200);
    expect((await tv.route()).path).toBe('/browser/buy_plan');

    expect(await payOnPhone(tv, second)).toBe('14 days free, then 299.00 INR');
    await tv.waitForRoute('/browser/success_buy_plan', ENDED_MS);
    const at = (await app.requests()).at(-1)?.at ?? 0;
    const day = new Intl.DateTimeFormat('en', {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'Asia/Kolkata',
    }).format(at + 14 * 24 * HOUR);
    await tv.waitFor({ name: `Premium Free until ${day}, then 299.00 INR a month` });
    await goTo(tv, '/browser/settings');
    await tv.waitFor({ name: 'Plan: Premium' });
    await tv.waitFor({ name: `Next payment: ${day}` });
    await expectOneFocus(tv, 'settings');
    const sent = async (path: string): Promise<number> =>
      (await app.requests()).filter((request) => request.method === 'POST' && request.path === path).length;
    expect([await sent(CHECKOUT), await sent('/checkout')], 'two codes, one payment').toEqual([2, 1]);
    expect(await askedBy(app.url, 'free', '/payments/subscription')).toMatchObject({
      price: { uuid: 'price-premium-month' },
    });
  },
);
