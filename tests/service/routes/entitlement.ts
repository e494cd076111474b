/** Which plan a viewer has now. A cancelled subscription runs on until the day of its next payment. */
import type { PlanSeed, PriceSeed } from '../catalogue/plans';
import { nextPaymentAt } from '../catalogue/plans';
import type { ServiceContext } from '../context';
import type { SubscriptionRecord } from '../subscriptions';
import { subscriptions } from '../subscriptions';

/** When a cancelled subscription ends. It holds for the purchase it was cancelled at: buying again starts afresh. */
interface Cancelation {
  startedAt: number;
  endsAt: number;
}

/** A subscription in force. */
interface ActivePlan {
  record: SubscriptionRecord;
  plan: PlanSeed;
  price: PriceSeed;
  /** Milliseconds since 1970: the next payment, or the end of a cancelled subscription. */
  dueAt: number;
}

function cancelations(ctx: ServiceContext) {
  return ctx.store.document('cancelations', (): Record<string, Cancelation> => ({}));
}

/** The viewer's plan, or null without one. */
export function activePlan(ctx: ServiceContext, uid: string): ActivePlan | null {
  const owned = subscriptions(ctx).value;
  const record = Object.hasOwn(owned, uid) ? owned[uid] : undefined;
  const plan = ctx.catalogue.plans.find(({ uuid }) => uuid === record?.planUuid);
  const price = plan?.prices.find(({ uuid }) => uuid === record?.priceUuid);
  if (!record || !plan || !price) return null;
  const cancelled = cancelations(ctx).value[uid];
  if (!record.isCancelationScheduled || cancelled?.startedAt !== record.startedAt) {
    return { record, plan, price, dueAt: nextPaymentOf(record, price, ctx.clock()) };
  }
  return cancelled.endsAt > ctx.clock() ? { record, plan, price, dueAt: cancelled.endsAt } : null;
}

const DAY_MS = 86_400_000;

/** The first payment is due when the free days end. */
function nextPaymentOf(
  { startedAt, freeDays = 0 }: SubscriptionRecord,
  price: PriceSeed,
  now: number,
): number {
  const freeUntil = startedAt + freeDays * DAY_MS;
  return freeDays > 0 && freeUntil > now ? freeUntil : nextPaymentAt(price, freeUntil, now);
}

/** Ends the viewer's subscription with the time that is paid for. Cancelling twice changes nothing. */
export function cancelAtPeriodEnd(ctx: ServiceContext, uid: string, active: ActivePlan): void {
  if (active.record.isCancelationScheduled) return;
  cancelations(ctx).change((all) => {
    all[uid] = { startedAt: active.record.startedAt, endsAt: active.dueAt };
  });
  subscriptions(ctx).change((all) => {
    const record = all[uid];
    if (record) record.isCancelationScheduled = true;
  });
}
