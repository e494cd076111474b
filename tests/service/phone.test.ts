/** What a phone does for a television: confirming a code, paying a plan; and the account that registration makes. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  parseCheckout,
  parseCheckoutStatus,
  parsePairCode,
  parseSignInToken,
  parseSubscription,
  refuseProblems,
} from '../../src/contract';
import { PARTNER_GATEWAY, PLANS } from './catalogue/plans';
import type { TestService } from './testing';
import { json, startService } from './testing';

let service: TestService;

beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());
afterEach(() => service.reset());

describe('registration', () => {
  it('a registered account is exchanged for a custom token that signs in', async () => {
    const fields = { email: 'asha@example.com', password: 'longenough', language: 'en' };
    const registered = await service.post('/api/users/register', fields);
    expect(registered.status).toBe(201);
    const { uid } = await json(registered);
    const { token } = parseSignInToken(await json(service.post('/api/users/token', fields)), refuseProblems);
    const session = await json(
      service.post('/identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken?key=k', { token }),
    );
    const exchangedAgain = await service.post(
      '/api/users/token',
      {},
      { authorization: `Bearer ${String(session['idToken'])}` },
    );
    expect(exchangedAgain.status).toBe(200);
    const payload = String(session['idToken']).split('.')[1] ?? '';
    expect(JSON.parse(Buffer.from(payload, 'base64url').toString())).toMatchObject({ sub: uid });
  });

  it('[REG-02] a registration sent again by its key, because the answer was lost, is the same one', async () => {
    const fields = { email: 'asha@example.com', password: 'longenough', language: 'en' };
    const send = (key: string) => service.post('/api/users/register', fields, { 'idempotency-key': key });
    const first = await json(send('one'));
    expect(await json(send('one'))).toEqual(first);
    expect((await send('two')).status).toBe(400);
  });

  it.each([
    [{ email: 'demo@proscenium.tv', password: 'longenough' }, 'email_already_in_use'],
    [{ email: 'not an address', password: 'longenough' }, 'invalid_email'],
    [{ email: '', password: 'longenough' }, 'missing_email'],
    [{ email: 'new@example.com', password: 'seven77' }, 'weak_password'],
    [{ email: 'new@example.com', password: '' }, 'missing_password'],
  ])('%j is refused with %s', async (fields, code) => {
    const response = await service.post('/api/users/register', fields);
    expect(response.status).toBe(400);
    expect(await json(response)).toMatchObject({ code });
  });

  it('guests and strangers get no custom token', async () => {
    expect((await service.post('/api/users/token', {})).status).toBe(401);
    expect((await service.post('/api/users/token', {}, await service.bearer(null))).status).toBe(403);
    expect(
      (await service.post('/api/users/token', { email: 'demo@proscenium.tv', password: 'wrong' })).status,
    ).toBe(400);
  });
});

describe('pairing', () => {
  it('a code confirmed on the phone gives the television a token', async () => {
    const { code, expiration } = parsePairCode(
      await json(service.get('/api/users/pair/code')),
      refuseProblems,
    );
    expect(expiration).toBe(300);
    const poll = async () =>
      parseSignInToken(await json(service.get(`/api/users/pair/token?code=${code}`)), refuseProblems).token;
    expect(await poll()).toBeNull();

    const form = await (await service.get(`/pair?code=${code.toLowerCase()}`)).text();
    expect(form).toContain(code);
    expect(form).not.toContain('<script');
    const wrong = await service.postForm('/pair', { code, email: 'demo@proscenium.tv', password: 'wrong' });
    expect(wrong.status).toBe(401);
    expect(await wrong.text()).toContain('The email or the password is wrong');
    expect(await poll()).toBeNull();

    const done = await service.postForm('/pair', { code, email: 'demo@proscenium.tv', password: 'popcorn1' });
    expect(await done.text()).toContain('Your TV is signed in');
    const token = await poll();
    const session = await json(
      service.post('/identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken?key=k', { token }),
    );
    expect(session).toMatchObject({ isNewUser: false });
    expect(await (await service.get(`/pair?code=${code}`)).text()).toContain('Already done');
  });

  it('a code dies after five minutes, on the phone as on the television', async () => {
    const { code } = parsePairCode(await json(service.get('/api/users/pair/code')), refuseProblems);
    await service.post('/__test/clock', { advanceMs: 300_000 });
    const answer = await service.get(`/api/users/pair/token?code=${code}`);
    expect(answer.status).toBe(404);
    expect(await json(answer)).toMatchObject({ code: 'pair_code_expired' });
    const late = await service.postForm('/pair', { code, email: 'demo@proscenium.tv', password: 'popcorn1' });
    expect(late.status).toBe(410);
  });

  it('the page escapes what it is given', async () => {
    const page = await (await service.get('/pair?code=%3Cscript%3Ealert(1)%3C/script%3E')).text();
    expect(page).not.toContain('<script');
  });
});

const OPEN = { checkoutFinished: false, checkoutSuccess: false, checkoutExpired: false };
const PAID = { ...OPEN, checkoutFinished: true, checkoutSuccess: true };
const FAILED = { ...OPEN, checkoutFinished: true };

async function stateOf(contextId: string, headers: Record<string, string>) {
  const answer = await service.get(`/api/payments/attributed-checkout?contextId=${contextId}`, headers);
  return parseCheckoutStatus(await json(answer), refuseProblems);
}

function createCheckout(body: object, headers: Record<string, string>): Promise<Response> {
  return service.post('/api/payments/attributed-checkout', body, headers);
}

describe('checkout', () => {
  const plan = PLANS.find(({ prices }) => prices.some(({ gateway }) => gateway !== PARTNER_GATEWAY));
  const order = { planUuid: plan?.uuid, priceUuid: plan?.prices[0]?.uuid, sourcePlatform: 'TV' };

  async function openCheckout(headers: Record<string, string>): Promise<string> {
    const checkout = parseCheckout(
      await json(service.post('/api/payments/attributed-checkout', order, headers)),
      refuseProblems,
    );
    expect(checkout.url).toBe(`${service.url}/checkout?contextId=${checkout.contextId}`);
    return checkout.contextId;
  }

  it('[PLAN-16] is open, then paid on the phone', async () => {
    const headers = await service.bearer('free@proscenium.tv');
    const contextId = await openCheckout(headers);
    expect(await stateOf(contextId, headers)).toEqual(OPEN);
    const page = await (await service.get(`/checkout?contextId=${contextId}`)).text();
    expect(page).toContain(plan?.name ?? 'no plan');
    expect(page).not.toContain('<script');
    const paid = await service.postForm('/checkout', {
      contextId,
      action: 'pay',
      card: 'good',
      terms: 'yes',
    });
    expect(await paid.text()).toContain('is yours');
    const owned = parseSubscription(
      await json(service.get('/api/payments/subscription', headers)),
      refuseProblems,
    );
    expect(owned?.planMetadata.name).toBe(plan?.name);
    expect(await stateOf(contextId, headers)).toEqual(PAID);
  });

  it('[PLAN-15] is not paid while the terms are not accepted', async () => {
    const headers = await service.bearer('free@proscenium.tv');
    const contextId = await openCheckout(headers);
    const page = await service.postForm('/checkout', { contextId, action: 'pay', card: 'good' });
    expect(page.status).toBe(400);
    expect(await page.text()).toContain('Please check that you have read and agree to the Terms of Service');
    expect((await stateOf(contextId, headers)).checkoutFinished).toBe(false);
  });

  it.each([
    ['the declined card', { action: 'pay', card: 'declined', terms: 'yes' }],
    ['cancelling', { action: 'cancel' }],
  ])('[PLAN-16] fails by %s, for good', async (_, fields) => {
    const headers = await service.bearer('free@proscenium.tv');
    const contextId = await openCheckout(headers);
    await service.postForm('/checkout', { contextId, ...fields });
    await service.postForm('/checkout', { contextId, action: 'pay', card: 'good', terms: 'yes' });
    expect(await stateOf(contextId, headers)).toEqual(FAILED);
  });

  it('[PLAN-19] expires after half an hour: it says so on both sides, and can be paid no more', async () => {
    const headers = await service.bearer('free@proscenium.tv');
    const contextId = await openCheckout(headers);
    await service.post('/__test/clock', { advanceMs: 29 * 60_000 });
    expect(await stateOf(contextId, headers)).toEqual(OPEN);
    await service.post('/__test/clock', { advanceMs: 2 * 60_000 });
    expect(await stateOf(contextId, headers)).toEqual({ ...FAILED, checkoutExpired: true });
    const late = { contextId, action: 'pay', card: 'good', terms: 'yes' };
    expect(await (await service.postForm('/checkout', late)).text()).toContain('This checkout has expired');
    expect(await json(service.get('/api/payments/subscription', headers))).toBeNull();
  });

  it('[PLAN-13, SUB-04] free days are not paid for: the button says so, and the next payment is when they end', async () => {
    const headers = await service.bearer('free@proscenium.tv');
    const trial = { ...order, planUuid: 'plan-premium', priceUuid: 'price-premium-month' };
    const { contextId } = parseCheckout(await json(createCheckout(trial, headers)), refuseProblems);
    const page = await (await service.get(`/checkout?contextId=${contextId}`)).text();
    expect(page).toContain('>14 days free, then 299.00 INR</button>');
    const { now: boughtAt } = await json<{ now: number }>(
      service.post('/__test/clock', { now: Date.parse('2026-01-25T12:00:00Z'), frozen: true }),
    );
    expect(boughtAt).toBe(Date.parse('2026-01-25T12:00:00Z'));
    const again = parseCheckout(await json(createCheckout(trial, headers)), refuseProblems).contextId;
    const form = { contextId: again, action: 'pay', card: 'good', terms: 'yes' };
    expect(await (await service.postForm('/checkout', form)).text()).toContain('Nothing was paid');
    const due = async () =>
      parseSubscription(await json(service.get('/api/payments/subscription', headers)), refuseProblems)
        ?.nextPaymentDate;
    expect(await due()).toBe('2026-02-08T12:00:00.000Z');
    await service.post('/__test/clock', { advanceMs: 14 * 86_400_000 });
    expect(await due(), 'then by the month').toBe('2026-03-08T12:00:00.000Z');
  });

  it('[PLAN-12] a price without free days is paid at once', async () => {
    const headers = await service.bearer('free@proscenium.tv');
    const page = await (await service.get(`/checkout?contextId=${await openCheckout(headers)}`)).text();
    expect(page).toContain('>Pay 49.00 INR</button>');
  });

  it('is for its own viewer, for members and for known plans only', async () => {
    const mine = await service.bearer('free@proscenium.tv');
    const contextId = await openCheckout(mine);
    const asked = (headers: Record<string, string>) =>
      service.get(`/api/payments/attributed-checkout?contextId=${contextId}`, headers);
    expect((await asked(await service.bearer('demo@proscenium.tv'))).status).toBe(404);
    expect((await asked({})).status).toBe(401);
    expect((await createCheckout(order, await service.bearer(null))).status).toBe(403);
    expect((await createCheckout({ ...order, priceUuid: 'none' }, mine)).status).toBe(404);
    expect((await createCheckout({}, mine)).status).toBe(400);
    expect((await service.get('/checkout?contextId=none')).status).toBe(404);
  });

  it('a partner’s viewer cannot buy here', async () => {
    const answer = await service.post(
      '/api/payments/attributed-checkout',
      order,
      await service.bearer('partner@proscenium.tv'),
    );
    expect(await json(answer)).toMatchObject({ code: 'managed_by_partner' });
  });
});

describe('the page behind a reset mail', () => {
  const email = 'demo@proscenium.tv';

  /** Asks for a reset mail and gives the path and query of its link. */
  async function mailedLink(): Promise<string> {
    const call = '/identitytoolkit.googleapis.com/v1/accounts:sendOobCode?key=k';
    await service.post(call, { requestType: 'PASSWORD_RESET', email });
    const listing = await json<{ oobCodes: { oobLink: string }[] }>(
      service.get('/emulator/v1/projects/proscenium/oobCodes'),
    );
    return (listing.oobCodes.at(-1)?.oobLink ?? '').replace(service.url, '');
  }

  it('sets a new password, and the link works once', async () => {
    const link = await mailedLink();
    const oobCode = new URLSearchParams(link.split('?')[1]).get('oobCode') ?? '';
    expect(await (await service.get(link)).text()).toContain(email);
    const save = (password: string, repeat: string) =>
      service.postForm('/emulator/action', { oobCode, password, repeat });
    expect(await (await save('short', 'short')).text()).toContain('at least 8 characters');
    expect((await save('longenough', 'different')).status).toBe(400);
    expect(await (await save('longenough', 'longenough')).text()).toContain('Password changed');
    const signIn = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=k';
    expect((await service.post(signIn, { email, password: 'longenough' })).status).toBe(200);
    expect((await service.get(link)).status).toBe(410);
  });

  it('[AUTH-14] an expired link says so in the specification’s words', async () => {
    const link = await mailedLink();
    await service.post('/__test/clock', { advanceMs: 3_600_000 });
    expect(await (await service.get(link)).text()).toContain(
      'Your request to reset your password has expired or the link has already been used',
    );
  });
});
