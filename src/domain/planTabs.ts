/** The tabs over the plans: which there are, and what each shows [PLAN-05, PLAN-06, PLAN-08]. */
import type { Price } from '../contract';
import type { OfferedPlan } from './plans';

/** How often a price is paid, as far as the tabs tell prices apart; in their order, `other` last. */
export const PLAN_INTERVALS = ['monthly', 'yearly', 'other'] as const;
export type PlanInterval = (typeof PLAN_INTERVALS)[number];
/** What the list shows: the plans of an interval, or every plan that is offered. */
export type PlanTab = PlanInterval | 'all';

/** A month and a year have tabs of their own; a day, a week and any other multiplier are `other`. */
export function planInterval({
  interval,
  intervalMultiplier,
}: Pick<Price, 'interval' | 'intervalMultiplier'>): PlanInterval {
  if (intervalMultiplier !== 1) return 'other';
  return interval === 'month' ? 'monthly' : interval === 'year' ? 'yearly' : 'other';
}

const has =
  (tab: PlanInterval) =>
  ({ plan }: OfferedPlan): boolean =>
    plan.prices.some((price) => planInterval(price) === tab);

/** The tabs that have at least one plan, in order. */
export function planIntervals(offered: readonly OfferedPlan[]): readonly PlanInterval[] {
  return PLAN_INTERVALS.filter((tab) => offered.some(has(tab)));
}

/** The tab to show: the one asked for where it has plans, else the first, else everything. */
export function shownTab(asked: PlanTab | undefined, offered: readonly OfferedPlan[]): PlanTab {
  const intervals = planIntervals(offered);
  if (asked === 'all') return asked;
  return intervals.find((tab) => tab === asked) ?? intervals[0] ?? 'all';
}

/**
 * The plans of a tab, in the list's order. A price of its interval comes first in each: it is the one the card shows, and
 * the one with which /buy_plan opens.
 */
export function plansInTab(offered: readonly OfferedPlan[], tab: PlanTab): readonly OfferedPlan[] {
  if (tab === 'all') return offered;
  return offered.filter(has(tab)).map((each) => {
    const { prices } = each.plan;
    const ofTab = prices.filter((price) => planInterval(price) === tab);
    const rest = prices.filter((price) => !ofTab.includes(price));
    return { ...each, plan: { ...each.plan, prices: [...ofTab, ...rest] } };
  });
}
