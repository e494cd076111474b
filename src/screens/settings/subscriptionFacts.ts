/**
 * The lines of the account view. A value that is loading has its line already; a value that does not exist has none.
 */
import type { Card, Subscription } from '../../contract';
import type { DateLocale } from '../../domain/dateFormat';
import { intervalText, priceText } from '../../domain/plans';
import { paymentDay } from '../../domain/subscription';
import type { GetText } from '../../i18n';
import type { SettingsFact } from './FactList';
import type { Part } from './useSubscription';

interface SubscriptionFactsInput {
  /** E-mail or phone number of the account; null when unknown. */
  readonly signedInAs: string | null;
  readonly subscription: Part<Subscription | null>;
  /** null when a partner pays: the line is left out. */
  readonly card: Part<Card | null> | null;
  readonly dates: DateLocale;
  readonly text: GetText;
}

/** Lines of the account view, top to bottom. Pure. */
export function subscriptionFacts(input: SubscriptionFactsInput): readonly SettingsFact[] {
  const { signedInAs, subscription, card, text } = input;
  const fact = (id: string, name: string, value: string | null | undefined): SettingsFact[] =>
    value === undefined ? [] : [{ id, name, value }];
  return [
    ...fact('signed-in-as', text('settings.signedInAs'), signedInAs ?? undefined),
    ...fact('plan', text('settings.plan'), planName(subscription, text)),
    ...fact('price', text('settings.price'), priceLine(subscription, text)),
    ...paymentFact(input, fact),
    ...fact('card', text('settings.paymentMethod'), card === null ? undefined : cardText(card, text)),
  ];
}

/** null: loading. undefined: no value, so no line. */
type Value = string | null | undefined;

function planName(part: SubscriptionFactsInput['subscription'], text: GetText): Value {
  if (part.status === 'loading') return null;
  if (part.status === 'failed') return text('error.occurred');
  if (part.value === null) return text('settings.noPlan');
  return part.value.planMetadata.name || undefined;
}

/** A price such as '299.00 INR a month'; without amount or currency it is not shown [PLAN-12]. */
function priceLine(part: SubscriptionFactsInput['subscription'], text: GetText): Value {
  if (part.status === 'loading') return null;
  const price = part.status === 'ready' ? (part.value?.price ?? null) : null;
  const amount = price && priceText(price);
  if (price === null || amount === null) return undefined;
  const { key, count } = intervalText(price);
  return `${amount} ${text(`plans.${key}`, { count })}`;
}

/** A cancelled subscription shows its last day instead: there is no next payment. */
function paymentFact(
  { subscription: part, dates, text }: SubscriptionFactsInput,
  fact: (id: string, name: string, value: Value) => SettingsFact[],
): SettingsFact[] {
  if (part.status === 'loading') return fact('next-payment', text('settings.nextPayment'), null);
  if (part.status === 'failed' || part.value === null) return [];
  const day = paymentDay(part.value, dates) ?? undefined;
  return part.value.isCancelationScheduled
    ? fact('active-until', text('settings.activeUntil'), day)
    : fact('next-payment', text('settings.nextPayment'), day);
}

function cardText(part: Part<Card | null>, text: GetText): Value {
  if (part.status === 'loading') return null;
  if (part.status === 'failed') return text('error.occurred');
  if (part.value === null) return text('settings.noPaymentMethod');
  return `${part.value.brand} ${part.value.maskedNumber}`.trim();
}
