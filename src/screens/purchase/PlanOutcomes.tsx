/**
 * The outcomes of a purchase, and the screen of a deployment that sells nothing. They are in one file so that their
 * code is loaded with the purchase screen: the network may be gone when the purchase ends.
 */
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../api';
import { plansReturn } from '../../domain/plans';
import { comingPaymentDay, isFreeTrial } from '../../domain/subscription';
import { useScreenTexts, useText, useTexts } from '../../i18n';
import { enAccount } from '../../i18n/enAccount';
import { useIdentity, useSettings } from '../../session';
import { useNavigation, useNavigationState } from '../../shell/navigation';
import type { NavigationState } from '../../shell/navigation';
import { useServices } from '../../shell/services';
import { useFailureOf } from '../../shell/useFailureOf';
import { ErrorScreen } from '../../ui/ErrorScreen';
import type { IconName } from '../../ui/icons';
import { priceLine } from '../../ui/priceLabels';

/**
 * The plan was bought: which one, and what is paid when. Continues to the asset or page that the viewer wanted it for
 * [PLAN-25].
 */
export function SuccessBuyPlan() {
  useScreenTexts(enAccount);
  const { replace } = useNavigation();
  const state = useNavigationState();
  const text = useText();
  const facts = useBoughtFacts(state);
  return (
    <InfoScreen
      icon="tick"
      title={text('plans.success')}
      reason={facts.join('\n')}
      label={text('plans.startWatching')}
      onLeave={() => replace(plansReturn(state) ?? '/')}
    />
  );
}

/** A line that is not known yet, of the height of the others. */
const NO_LINE = '\u00a0';

/** What was bought, and when it is paid next or ends; without a subscription that tells, only what was bought. */
function useBoughtFacts({ plan, priceUuid }: NavigationState): readonly string[] {
  const { api, now } = useServices();
  const text = useText();
  const texts = useTexts();
  const signedIn = useIdentity((state) => state.session === 'signedIn');
  const { data, error } = useQuery({ ...queries.subscription(api), enabled: signedIn });
  useFailureOf('subscription', error);
  const owned = data !== undefined && data !== null && (plan === undefined || data.planUuid === plan.uuid);
  const name = plan?.name ?? (owned ? data.planMetadata.name : '');
  const price = plan?.prices.find(({ uuid }) => uuid === priceUuid) ?? (owned ? data.price : null);
  const what = [name, price && priceLine(price, text)].filter((part) => part).join(', ');
  const day = owned ? comingPaymentDay(data, texts.dates(), now()) : null;
  if (!owned || day === null) return [what, NO_LINE];
  if (data.isCancelationScheduled) return [what, `${text('settings.activeUntil')}: ${day}`];
  if (price && isFreeTrial(data, now())) {
    return [name, text('plans.freeUntil', { day, price: priceLine(price, text) })];
  }
  return [what, `${text('settings.nextPayment')}: ${day}`];
}

/** The plan was not paid, or the checkout could not be opened. A plan that is still known can be tried again. */
export function FailedBuyPlan() {
  useScreenTexts(enAccount);
  const { back, replace } = useNavigation();
  const state = useNavigationState();
  const text = useText();
  const { plan, errorCode = null } = state;
  const leave = (): void => back('/');
  const { planNotAdded: _told, checkoutExpired, errorCode: _code, ...again } = state;
  const { title, reason } = useFailedTexts(state);
  return (
    <ErrorScreen
      title={title}
      reason={reason}
      code={errorCode}
      actions={[
        ...(plan === undefined
          ? []
          : [
              {
                label: text(checkoutExpired ? 'plans.newCode' : 'app.retry'),
                onPress: () => replace('/buy_plan', again),
                testId: 'try-again',
              },
            ]),
        { label: text('app.ok'), onPress: leave, testId: 'ok' },
      ]}
      onBack={leave}
    />
  );
}

/** What happened and what to do: not added, not paid in time, not known, or not paid. */
function useFailedTexts(state: NavigationState): { title: string; reason: string } {
  const text = useText();
  const url = useSettings(({ settings }) => settings?.links.helpDesk ?? null);
  const { plan, priceUuid, planNotAdded, checkoutExpired, openCheckout } = state;
  if (planNotAdded) {
    const reason = url === null ? text('plans.tryAgain') : text('plans.tryAgainOrAsk', { url });
    return { title: text('plans.notAdded'), reason };
  }
  if (checkoutExpired) {
    const price = plan?.prices.find(({ uuid }) => uuid === priceUuid);
    const what = [plan?.name, price && priceLine(price, text)].filter((part) => part).join(', ');
    return { title: text('plans.expired'), reason: text('plans.expiredHint', { plan: what }) };
  }
  const reason = text(openCheckout === undefined ? 'plans.paymentFailed' : 'plans.paymentUnknown');
  const lines = url === null ? [reason] : [reason, text('settings.helpDesk', { url })];
  return { title: text('plans.paymentNotProcessed'), reason: lines.join('\n') };
}

/** /no_plans: the deployment sells nothing. Returns to the asset or page that sent the viewer, as /plans does [ROUTE-18]. */
export function NoPlans() {
  useScreenTexts(enAccount);
  const { back, replace } = useNavigation();
  const to = plansReturn(useNavigationState());
  const text = useText();
  return <InfoScreen title={text('plans.none')} onLeave={() => (to === null ? back('/') : replace(to))} />;
}

interface InfoScreenProps {
  /** Default: info. */
  icon?: IconName;
  title: string;
  reason?: string | undefined;
  /** Caption of the one button. Default: OK. */
  label?: string | undefined;
  onLeave: () => void;
}

/** A message with one button. */
function InfoScreen({ icon = 'info', title, reason, label, onLeave }: InfoScreenProps) {
  const text = useText();
  return (
    <ErrorScreen
      icon={icon}
      title={title}
      reason={reason}
      actions={[{ label: label ?? text('app.ok'), onPress: onLeave, testId: 'ok' }]}
      onBack={onLeave}
    />
  );
}
