/** Which plans are offered, their order, and their prices as text [PLAN-03, PLAN-04, PLAN-07, PLAN-12, PLAN-13]. */
import type { Plan, Price, Promotion, Subscription } from '../contract';
import { assetPath, pagePath } from './paths';

/** Only plans for one of these platforms are offered. */
const PLATFORMS = ['WEB', 'TV'];

/** Why a plan cannot be bought: the viewer has it already, or it has no price. */
export type PlanObstacle = 'owned' | 'unpriced';

/** A plan on offer. */
export interface OfferedPlan {
  readonly plan: Plan;
  /** True for the viewer's own plan. */
  readonly current: boolean;
  /** Why it cannot be bought; null when it can. The viewer's own plan can once its cancellation is scheduled [SUB-09]. */
  readonly obstacle: PlanObstacle | null;
}

/**
 * The plans to show, the current one first. `hiddenGateways`: billing gateways whose prices are never offered; a plan
 * with only such prices is left out.
 */
export function offeredPlans(
  plans: readonly Plan[],
  hiddenGateways: readonly string[],
  subscription: Pick<Subscription, 'planUuid' | 'isCancelationScheduled'> | null,
): readonly OfferedPlan[] {
  const shown = plans
    .filter(({ platforms }) => platforms.some((platform) => PLATFORMS.includes(platform)))
    .filter(({ prices }) => prices.length === 0 || prices.some((price) => !isHidden(price, hiddenGateways)))
    .map((plan) => ({ ...plan, prices: plan.prices.filter((price) => !isHidden(price, hiddenGateways)) }))
    .map((plan) => offered(plan, subscription));
  return [...shown.filter(({ current }) => current), ...shown.filter(({ current }) => !current)];
}

function offered(
  plan: Plan,
  subscription: Pick<Subscription, 'planUuid' | 'isCancelationScheduled'> | null,
): OfferedPlan {
  const current = plan.uuid === (subscription?.planUuid ?? null);
  const owned = current && subscription?.isCancelationScheduled !== true;
  return { plan, current, obstacle: owned ? 'owned' : plan.prices.length === 0 ? 'unpriced' : null };
}

const isHidden = ({ gateway }: Price, hiddenGateways: readonly string[]): boolean =>
  gateway !== null && hiddenGateways.includes(gateway);

/** Minor currency units as an amount with two decimals: 29900 is '299.00'. */
const major = (minor: number): string => (minor / 100).toFixed(2);

/**
 * '299.00 INR', by the same rule for every currency; null without a numeric amount or a currency, when the price is not
 * shown.
 */
export function priceText({ amount, currency }: Pick<Price, 'amount' | 'currency'>): string | null {
  const shown = amount !== null && Number.isFinite(amount) && currency !== null;
  return shown ? `${major(amount)} ${currency.toUpperCase()}` : null;
}

/** How a price's interval is said: the text's key below 'plans.', and the number that chooses its form. */
export interface IntervalText {
  readonly key: `every${'Day' | 'Week' | 'Month' | 'Year'}`;
  readonly count: number;
}

const INTERVALS = { day: 'everyDay', week: 'everyWeek', month: 'everyMonth', year: 'everyYear' } as const;

/** The text of an interval: one month is 'a month', three are '3 months'. */
export function intervalText({ interval, intervalMultiplier }: Price): IntervalText {
  return { key: INTERVALS[interval], count: intervalMultiplier };
}

/** Text of a promotion: its key below 'plans.', and its values. */
export interface PromotionText {
  readonly key: 'promotionPeriod' | 'promotionAmount' | 'promotionPercentage';
  readonly values: Readonly<Record<string, string | number>>;
}

/** The text of a promotion; null for an amount of money without a currency. */
export function promotionText(
  { discountType, amount }: Promotion,
  currency: string | null,
): PromotionText | null {
  if (discountType === 'period') return { key: 'promotionPeriod', values: { number: amount } };
  if (discountType === 'percentage') return { key: 'promotionPercentage', values: { number: amount } };
  if (currency === null) return null;
  return { key: 'promotionAmount', values: { amount: major(amount), currency: currency.toUpperCase() } };
}

/**
 * What the price beside a promotion is: `after` the free days, which cost nothing; `before` money or a percentage is taken
 * off. The service's amounts are those without the promotion.
 */
export const promotedPrice = ({ discountType }: Promotion): 'before' | 'after' =>
  discountType === 'period' ? 'after' : 'before';

/** Where the viewer of /plans came from. */
export interface PlansReturn {
  readonly returnAssetId?: string | undefined;
  readonly returnPageId?: string | undefined;
}

/** Where back leads from the plans: the asset or page that sent the viewer; null without one [ROUTE-18]. */
export function plansReturn({ returnAssetId, returnPageId }: PlansReturn): string | null {
  if (returnAssetId !== undefined) return assetPath(returnAssetId);
  return returnPageId === undefined ? null : pagePath(returnPageId);
}
