/**
 * Buying a plan: the television opens a checkout and polls its state, the page /checkout on a phone pays it or fails.
 * A checkout that nobody finishes expires.
 */
import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { routes } from '../../src/contract/routes';
import type { PlanSeed, PriceSeed } from './catalogue/index';
import { PARTNER_GATEWAY } from './catalogue/plans';
import type { ServiceContext } from './context';
import { ServiceFailure } from './failure';
import { jsonBody } from './json-body';
import { freeDaysOf, subscriptions } from './subscriptions';

const LIFETIME_MS = 30 * 60_000;
const REMEMBERED_MS = 24 * 60 * 60_000;

/** A checkout as stored. */
export interface CheckoutRecord {
  uid: string;
  planUuid: string;
  priceUuid: string;
  sourcePlatform: string;
  /** Milliseconds since 1970. */
  createdAt: number;
  outcome: 'open' | 'paid' | 'failed';
}

/** How a checkout stands now; `expired`: nobody finished it in time. */
export type CheckoutState = CheckoutRecord['outcome'] | 'expired';

/** A checkout with the names and prices it is about. */
export interface CheckoutView {
  record: CheckoutRecord;
  state: CheckoutState;
  plan: PlanSeed;
  price: PriceSeed;
}

/** The checkouts and what can be done with them. */
export interface Checkouts {
  /** Opens one. Throws a 404 `ServiceFailure` for an unknown plan or price. */
  create(fields: Pick<CheckoutRecord, 'uid' | 'planUuid' | 'priceUuid' | 'sourcePlatform'>): string;
  /** null when there is no such checkout. One that is too old has expired. */
  find(contextId: string): CheckoutView | null;
  /** Ends an open checkout; paying it also starts the subscription. Gives whether it was open. */
  finish(contextId: string, outcome: 'paid' | 'failed'): boolean;
}

/** Opens the checkouts document. */
export function openCheckouts(ctx: Pick<ServiceContext, 'store' | 'clock' | 'catalogue'>): Checkouts {
  const { clock } = ctx;
  const stored = ctx.store.document('checkouts', (): Record<string, CheckoutRecord> => ({}));
  const owned = subscriptions(ctx);

  function find(contextId: string): CheckoutView | null {
    const found = Object.hasOwn(stored.value, contextId) ? stored.value[contextId] : undefined;
    const offer = found && offerOf(ctx.catalogue.plans, found.planUuid, found.priceUuid);
    if (!found || !offer) return null;
    const late = found.outcome === 'open' && clock() - found.createdAt > LIFETIME_MS;
    return { record: found, state: late ? 'expired' : found.outcome, ...offer };
  }

  return {
    create(fields) {
      if (!offerOf(ctx.catalogue.plans, fields.planUuid, fields.priceUuid)) {
        throw new ServiceFailure(404, 'plan_not_found');
      }
      const contextId = randomUUID();
      stored.change((checkouts) => {
        for (const [id, old] of Object.entries(checkouts)) {
          if (clock() - old.createdAt > REMEMBERED_MS) delete checkouts[id];
        }
        checkouts[contextId] = { ...fields, createdAt: clock(), outcome: 'open' };
      });
      return contextId;
    },
    find,
    finish(contextId, outcome) {
      const view = find(contextId);
      if (view?.state !== 'open') return false;
      const { uid, planUuid, priceUuid } = view.record;
      stored.change(() => {
        view.record.outcome = outcome;
      });
      if (outcome === 'paid') {
        owned.change((all) => {
          const freeDays = freeDaysOf(view.price);
          all[uid] = { planUuid, priceUuid, startedAt: clock(), isCancelationScheduled: false, freeDays };
        });
      }
      return true;
    },
  };
}

/** The television's two calls, below /api. */
export function checkoutRoutes(ctx: ServiceContext, checkouts: Checkouts): Hono {
  const app = new Hono();

  app.post(routes.checkout, async (c) => {
    const viewer = await ctx.requireViewer(c);
    if (viewer.anonymous) throw new ServiceFailure(403, 'guest_not_allowed');
    if (gatewayOf(ctx, viewer.uid) === PARTNER_GATEWAY) throw new ServiceFailure(403, 'managed_by_partner');
    const { planUuid, priceUuid, sourcePlatform } = await jsonBody(c);
    if (typeof planUuid !== 'string' || typeof priceUuid !== 'string' || typeof sourcePlatform !== 'string') {
      throw new ServiceFailure(400, 'malformed_body', {
        message: 'planUuid, priceUuid and sourcePlatform are needed',
      });
    }
    const contextId = checkouts.create({ uid: viewer.uid, planUuid, priceUuid, sourcePlatform });
    return c.json({ contextId, url: `${ctx.phoneOrigin(c)}/checkout?contextId=${contextId}` }, 201);
  });

  app.get(routes.checkout, async (c) => {
    const viewer = await ctx.requireViewer(c);
    const view = checkouts.find(c.req.query('contextId') ?? '');
    if (view?.record.uid !== viewer.uid) throw new ServiceFailure(404, 'checkout_not_found');
    const { state } = view;
    return c.json({
      checkoutFinished: state !== 'open',
      checkoutSuccess: state === 'paid',
      checkoutExpired: state === 'expired',
    });
  });
  return app;
}

function offerOf(
  plans: readonly PlanSeed[],
  planUuid: string,
  priceUuid: string,
): { plan: PlanSeed; price: PriceSeed } | null {
  const plan = plans.find(({ uuid }) => uuid === planUuid);
  const price = plan?.prices.find(({ uuid }) => uuid === priceUuid);
  return plan && price ? { plan, price } : null;
}

function gatewayOf(ctx: ServiceContext, uid: string): string | null {
  const owned = subscriptions(ctx).value[uid];
  return (owned && offerOf(ctx.catalogue.plans, owned.planUuid, owned.priceUuid)?.price.gateway) ?? null;
}
