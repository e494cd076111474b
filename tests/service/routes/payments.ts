/** Plans, the subscription and the card. Buying is in ../checkout.ts. */
import { Hono } from 'hono';
import { routes } from '../../../src/contract/routes';
import type { PlanSeed, PriceSeed } from '../catalogue/plans';
import { CARD_GATEWAY, PARTNER_GATEWAY } from '../catalogue/plans';
import type { ServiceContext } from '../context';
import { ServiceFailure } from '../failure';
import { memberOf } from './audience';
import { activePlan, cancelAtPeriodEnd } from './entitlement';

/** The card every demo checkout pays with. */
const DEMO_CARD = { brand: 'Visa', maskedNumber: '•••• •••• •••• 4242' };

/** Routes below /api. */
export function paymentRoutes(ctx: ServiceContext): Hono {
  const app = new Hono();

  app.get(routes.plans, async (c) => {
    await ctx.requireViewer(c);
    return c.json(ctx.catalogue.plans.map(wirePlan));
  });

  /** null without a subscription. */
  app.get(routes.subscription, async (c) => {
    const viewer = await memberOf(ctx, c);
    const active = activePlan(ctx, viewer.uid);
    if (!active) return c.json(null);
    const { record, plan, price, dueAt } = active;
    return c.json({
      planUuid: plan.uuid,
      planMetadata: { name: plan.name },
      nextPaymentDate: new Date(dueAt).toISOString(),
      isCancelationScheduled: record.isCancelationScheduled,
      price: wirePrice(price),
      gateway: price.gateway,
    });
  });

  app.delete(routes.subscription, async (c) => {
    const viewer = await memberOf(ctx, c);
    const active = activePlan(ctx, viewer.uid);
    if (!active) throw new ServiceFailure(404, 'subscription_not_found');
    if (active.price.gateway === PARTNER_GATEWAY) throw new ServiceFailure(403, 'managed_by_partner');
    cancelAtPeriodEnd(ctx, viewer.uid, active);
    return c.body(null, 204);
  });

  /** null without a payment method: nothing was bought here, or a partner pays. */
  app.get(routes.card, async (c) => {
    const viewer = await memberOf(ctx, c);
    return c.json(activePlan(ctx, viewer.uid)?.price.gateway === CARD_GATEWAY ? DEMO_CARD : null);
  });
  return app;
}

/** A plan on the wire: without what only the service knows of it. */
function wirePlan({ opens: _opens, quality: _quality, profileLimit: _limit, ...plan }: PlanSeed): object {
  return { ...plan, prices: plan.prices.map(wirePrice) };
}

function wirePrice({ promotion, ...price }: PriceSeed): object {
  return promotion === null ? price : { ...price, promotion };
}
