/** Each payments call and the nine ways in which it fails: what the viewer reads, can do, and has focus on. One launch a call. */
import { beforeEach, expect, test } from 'vitest';
import type { FaultInput } from '../service/faults';
import { useApp } from '../support/app';
import { expectOneFocus } from '../support/focus';
import { KEYS } from '../support/hands';
import { goTo } from '../support/journeys';
import { openingCheckout, payOnPhone } from '../support/phone';
import type { Query } from '../support/scene';
import { askedBy, storeSession, type StoredSession } from '../support/storedSession';
import type { Tv } from '../support/tv';

/** A call without an answer is given up after six times 30 s and five pauses of 3 s. */
const app = useApp({ pace: 40 });
beforeEach(() => app.reset());

const CHECKOUT = '/api/payments/attributed-checkout';
const SUBSCRIPTION = '/api/payments/subscription';
const CARD = '/api/payments/card';
const PLANS = '/browser/plans';
const SETTINGS = '/browser/settings';

type Way = 'refused' | 'timeout' | '401' | '403' | '404' | '500' | 'empty' | 'malformed' | 'wrong';

/** As `src/api/matrix.test.ts` has them. */
const FAULTS: Readonly<Record<Way, Omit<FaultInput, 'match' | 'times'>>> = {
  refused: { abort: true },
  timeout: { hang: true },
  401: { status: 401 },
  403: { status: 403 },
  404: { status: 404 },
  500: { status: 500 },
  empty: { emptyBody: true },
  malformed: { malformed: true },
  wrong: { body: 7 },
};
/** The ways that every call takes alike: the others are named where they are shown. */
const ALIKE = ['refused', 'timeout', '403', '500', 'malformed'] as const;

/** Spoils every such call in one way, and in no other. */
async function spoil(way: Way, ...calls: readonly string[]): Promise<void> {
  await app.clearFaults();
  await app.fault(...calls.map((match) => ({ match, times: null, ...FAULTS[way] })));
}

const times = async (method: string, path: string): Promise<number> =>
  (await app.requests()).filter((request) => request.method === method && request.path === path).length;

/** Does something that sends these calls; what was on the screen before is gone when it returns. */
async function asking(paths: readonly string[], method: string, act: () => Promise<void>): Promise<void> {
  const counts = (): Promise<number[]> => Promise.all(paths.map((path) => times(method, path)));
  const before = await counts();
  await act();
  await expect.poll(async () => (await counts()).every((count, at) => count > (before[at] ?? 0))).toBe(true);
}

async function openAs(account: StoredSession['account']): Promise<Tv> {
  const tv = await app.open('/', {
    prepare: await storeSession(app.url, { account, profileChosen: true }),
  });
  await tv.waitForRoute(account === 'free' ? '/browser/profiles/interests' : '/browser/home');
  await tv.idle();
  return tv;
}

/** The words are there, one node has focus, and it is this one. */
async function expectSaid(tv: Tv, way: Way | 'paid', focus: Query, ...said: readonly Query[]): Promise<void> {
  for (const words of said) await tv.waitFor(words);
  await tv.waitForFocus(focus);
  await tv.idle();
  await expectOneFocus(tv, way);
}

/** A second 401 has ended the session. */
async function expectSignedOut(tv: Tv): Promise<void> {
  await tv.waitForRoute('/browser/welcome');
  await expectSaid(tv, '401', { id: 'welcome-sign-in' });
}

test('[PLAN-01, PLAN-02, AUTH-22] the plans: failed to fetch, tried again; an answer without plans is none on offer; 401 signs out', async () => {
  const LIST = 'GET /api/payments/plan';
  const tv = await openAs('free');
  for (const way of [...ALIKE, '404'] as const) {
    await spoil(way, LIST);
    await goTo(tv, PLANS);
    await tv.waitForRoute(PLANS);
    await expectSaid(tv, way, { id: 'retry' }, { role: 'heading', name: 'Failed to fetch plan' });
    await spoil('500', LIST);
    await tv.press('enter');
    await expectSaid(tv, way, { id: 'retry' }, { role: 'heading', name: 'Failed to fetch plan' });
    await tv.press('back');
    await tv.waitForRoute(/^(?!\/browser\/plans)/);
    await tv.idle();
  }
  for (const way of ['empty', 'wrong'] as const) {
    const other = await openAs('free');
    await spoil(way, LIST);
    await goTo(other, PLANS);
    await other.waitForRoute('/browser/no_plans');
    await expectSaid(other, way, { id: 'ok' }, { role: 'heading', name: 'There are no plans available' });
  }
  await spoil('401', LIST);
  await goTo(tv, PLANS);
  await expectSignedOut(tv);
});

test('[SUB-12, SUB-05, SUB-06, AUTH-22] subscription and card: a line each, the rest of the view stands, one button asks again; 401 signs out', async () => {
  const CALLS = [`GET ${SUBSCRIPTION}`, `GET ${CARD}`];
  const FAILED = ['Plan: An error occurred', 'Payment method: An error occurred'].map((name) => ({ name }));
  const tv = await openAs('demo');
  await spoil('500', ...CALLS);
  await goTo(tv, SETTINGS);
  await tv.waitFor({ id: 'subscription-retry' });
  await tv.waitForFocus({ id: 'settings-account' });
  await tv.press('right');
  for (const way of [...ALIKE, '404', 'wrong'] as const) {
    await expectSaid(tv, way, { id: 'subscription-retry' }, ...FAILED);
    await tv.waitFor({ id: 'setting-skipIntro', onScreen: false });
    await spoil(way, ...CALLS);
    await asking([SUBSCRIPTION, CARD], 'GET', () => tv.press('enter'));
  }
  await expectSaid(tv, 'wrong', { id: 'subscription-retry' }, ...FAILED);
  await spoil('empty', ...CALLS);
  await tv.press('enter');
  await tv.waitFor({ name: 'Plan: no plan' });
  await tv.waitFor({ name: 'Payment method: no payment method available' });
  await expectSaid(tv, 'empty', { id: 'subscription-buy' });
  await tv.press('back');
  await tv.waitForRoute('/browser/home');

  await spoil('401', ...CALLS);
  await goTo(tv, SETTINGS);
  await expectSignedOut(tv);
});

test('[SUB-12, SUB-11, AUTH-22] cancelling: the dialog says so and asks again; what is read of no answer is the state asked for after it; 401 signs out', async () => {
  const CALL = `DELETE ${SUBSCRIPTION}`;
  const tv = await openAs('demo');
  const ask = async (): Promise<void> => {
    await KEYS.press(tv, 'subscription-cancel', ['right']);
    await tv.waitForFocus({ id: 'cancel-no' });
    await tv.press('left');
    await tv.waitForFocus({ id: 'cancel-yes' });
  };
  await goTo(tv, SETTINGS);
  await ask();
  for (const way of [...ALIKE, '404'] as const) {
    await spoil(way, CALL);
    await asking([SUBSCRIPTION], 'DELETE', () => tv.press('enter'));
    await expectSaid(tv, way, { id: 'cancel-yes' }, { role: 'alert', name: 'An error occurred' });
  }
  for (const way of ['empty', 'wrong'] as const) {
    await spoil(way, CALL);
    await asking([SUBSCRIPTION], 'GET', () => tv.press('enter'));
    await tv.waitForGone({ id: 'cancel-dialog' });
    // Nothing was cancelled, and the view says what the service says now.
    await tv.waitFor({ name: /^Next payment: / });
    await tv.waitFor({ id: 'subscription-cancel' });
    await tv.idle();
    await expectOneFocus(tv, way);
    await ask();
  }
  await spoil('401', CALL);
  await tv.press('enter');
  await expectSignedOut(tv);
  expect(await askedBy(app.url, 'demo', '/payments/subscription')).toMatchObject({
    isCancelationScheduled: false,
  });
});

/** The account that has bought nothing, with focus on the terms of Premium. */
async function openTerms(): Promise<Tv> {
  const tv = await openAs('free');
  await goTo(tv, PLANS);
  await toTerms(tv);
  return tv;
}

async function toTerms(tv: Tv): Promise<void> {
  await tv.waitForRoute(PLANS);
  await KEYS.press(tv, 'buy-plan-premium', ['left', 'right']);
  await tv.waitForFocus({ id: 'agree' });
  await tv.idle();
}

test('[PLAN-22, AUTH-22] opening a checkout: not added, what to do, tried again; a plan that is gone leads to the plans; 401 signs out', async () => {
  const CALL = `POST ${CHECKOUT}`;
  const NOT_ADDED = [
    { role: 'heading', name: "Your plan hasn't been added" },
    { name: /Please try again, or contact the help desk: https:\/\/help\.proscenium\.example/ },
  ];
  const tv = await openTerms();
  for (const way of [...ALIKE, 'empty', 'wrong'] as const) {
    await spoil(way, CALL);
    await tv.press('enter');
    await tv.waitForRoute('/browser/failed_buy_plan');
    await expectSaid(tv, way, { id: 'try-again' }, ...NOT_ADDED);
    await tv.press('enter');
    await tv.waitForFocus({ id: 'agree' });
    await tv.idle();
    expect((await tv.waitFor({ id: 'agree' })).checked, way).toBeUndefined();
  }
  await spoil('404', CALL);
  await tv.press('enter');
  await tv.waitForRoute('/browser/failed_buy_plan');
  await expectSaid(tv, '404', { id: 'ok' }, ...NOT_ADDED);
  expect(await tv.find({ id: 'try-again' })).toBeUndefined();
  await tv.press('enter');
  await toTerms(tv);
  await spoil('401', CALL);
  await tv.press('enter');
  await expectSignedOut(tv);
  expect(await times('GET', CHECKOUT), 'nothing is polled').toBe(0);
  expect(await askedBy(app.url, 'free', '/payments/subscription')).toBe(null);
});

test('[PLAN-19, AUTH-22] asking for its state: not known, tried again, the same checkout goes on and is paid once; one that is gone gets a new one', async () => {
  const CALL = `GET ${CHECKOUT}`;
  const NOT_PROCESSED = { role: 'heading', name: 'Your payment was not successfully processed' };
  const tv = await openTerms();
  await spoil('500', CALL);
  const url = await openingCheckout(tv, () => tv.press('enter'));
  await tv.waitForRoute('/browser/failed_buy_plan');
  for (const way of [...ALIKE, 'empty', 'wrong'] as const) {
    await expectSaid(tv, way, { id: 'try-again' }, NOT_PROCESSED, { name: /nothing is charged twice/ });
    await spoil(way, CALL);
    await asking([CHECKOUT], 'GET', () => tv.press('enter'));
    await tv.waitForRoute('/browser/failed_buy_plan');
  }
  await expectSaid(tv, 'wrong', { id: 'try-again' }, NOT_PROCESSED, { name: /nothing is charged twice/ });
  expect(await times('POST', CHECKOUT), 'one checkout through all of it').toBe(1);
  await app.clearFaults();
  await tv.press('enter');
  await tv.waitFor({ id: 'checkout-qr' });
  await payOnPhone(tv, url);
  await tv.waitForRoute('/browser/success_buy_plan');
  await expectSaid(tv, 'paid', { id: 'ok' }, { role: 'heading' });
  expect(await times('POST', CHECKOUT)).toBe(1);
  expect(await times('POST', '/checkout'), 'charged once').toBe(1);

  await app.reset();
  const other = await openTerms();
  await spoil('404', CALL);
  const gone = await openingCheckout(other, () => other.press('enter'));
  await other.waitForRoute('/browser/failed_buy_plan');
  await expectSaid(other, '404', { id: 'try-again' }, NOT_PROCESSED, { name: /different payment method/ });
  await spoil('401', CALL);
  await other.press('enter');
  await other.waitForFocus({ id: 'agree' });
  await other.idle();
  const next = await openingCheckout(other, () => other.press('enter'));
  expect(next).not.toBe(gone);
  await expectSignedOut(other);
});
