/** A price and its promotion as text: the same words on a plan's card, in its details and where it is bought. */
import type { Price } from '../contract';
import { intervalText, priceText, promotedPrice, promotionText } from '../domain/plans';
import type { GetText } from '../i18n';

/** A price's interval, 'a month'. */
export function intervalLabel(price: Price, text: GetText): string {
  const { key, count } = intervalText(price);
  return text(`plans.${key}`, { count });
}

/** A price such as '299.00 INR a month'. A price without an amount [PLAN-12] is named by its interval alone. */
export function priceLine(price: Price, text: GetText): string {
  return [priceText(price), intervalLabel(price, text)].filter((part) => part !== null).join(' ');
}

/** A promotion such as '14 day(s) free' [PLAN-13]; null for a price without one. */
export function promotionLine({ promotion, currency }: Price, text: GetText): string | null {
  const said = promotion && promotionText(promotion, currency);
  return said && text(`plans.${said.key}`, said.values);
}

/** Whether the price beside the promotion is the one before it or after it; null where no promotion is shown. */
export function promotionNote(price: Price, text: GetText): string | null {
  if (price.promotion === null || promotionLine(price, text) === null) return null;
  return text(promotedPrice(price.promotion) === 'before' ? 'plans.priceBefore' : 'plans.priceAfter');
}
