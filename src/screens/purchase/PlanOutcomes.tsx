/**
 * The outcomes of a purchase, and the screen of a deployment that sells nothing. They are in one file so that their
 * code is loaded with the purchase screen: the network may be gone when the purchase ends.
 */
import { useNavigation, useNavigationState } from '../../shell/navigation';
import { plansReturn } from '../../domain/plans';
import { useScreenTexts, useText } from '../../i18n';
import { enAccount } from '../../i18n/enAccount';
import { useSettings } from '../../session';
import { ErrorScreen } from '../../ui/ErrorScreen';

/** The plan was bought. Continues to the asset or page that the viewer wanted it for [PLAN-25]. */
export function SuccessBuyPlan() {
  useScreenTexts(enAccount);
  const { replace } = useNavigation();
  const state = useNavigationState();
  const text = useText();
  return (
    <InfoScreen
      title={text('plans.success')}
      label={state.returnAssetId === undefined ? undefined : text('plans.toTitle')}
      onLeave={() => replace(plansReturn(state) ?? '/')}
    />
  );
}

/** The plan was not paid, or the checkout could not be opened. A plan that is still known can be tried again. */
export function FailedBuyPlan() {
  useScreenTexts(enAccount);
  const { back, replace } = useNavigation();
  const state = useNavigationState();
  const text = useText();
  const url = useSettings(({ settings }) => settings?.links.helpDesk ?? null);
  const { plan, planNotAdded = false, errorCode = null } = state;
  const leave = (): void => back('/');
  const notPaid = [
    text('plans.paymentFailed'),
    ...(url === null ? [] : [text('settings.helpDesk', { url })]),
  ];
  const notAdded = url === null ? text('plans.tryAgain') : text('plans.tryAgainOrAsk', { url });
  const { planNotAdded: _told, errorCode: _code, ...again } = state;
  return (
    <ErrorScreen
      title={text(planNotAdded ? 'plans.notAdded' : 'plans.paymentNotProcessed')}
      reason={planNotAdded ? notAdded : notPaid.join('\n')}
      code={errorCode}
      actions={[
        ...(plan === undefined
          ? []
          : [{ label: text('app.retry'), onPress: () => replace('/buy_plan', again), testId: 'try-again' }]),
        { label: text('app.ok'), onPress: leave, testId: 'ok' },
      ]}
      onBack={leave}
    />
  );
}

/** /no_plans: the deployment sells nothing. */
export function NoPlans() {
  useScreenTexts(enAccount);
  const { back } = useNavigation();
  const text = useText();
  return <InfoScreen title={text('plans.none')} onLeave={() => back('/')} />;
}

interface InfoScreenProps {
  title: string;
  /** Caption of the one button. Default: OK. */
  label?: string | undefined;
  onLeave: () => void;
}

/** A message with one button. */
function InfoScreen({ title, label, onLeave }: InfoScreenProps) {
  const text = useText();
  return (
    <ErrorScreen
      icon="info"
      title={title}
      actions={[{ label: label ?? text('app.ok'), onPress: onLeave, testId: 'ok' }]}
      onBack={onLeave}
    />
  );
}
