/** How a purchase ended, and a deployment that sells nothing [B§2]. */
import { useNavigation } from '../../shell/navigation';
import { useText } from '../../i18n';
import type { TextKey } from '../../i18n';
import type { IconName } from '../../ui/icons';
import { ErrorScreen } from '../../ui/ErrorScreen';

function Outcome({ title, reason, icon }: { title: TextKey; reason?: TextKey; icon: IconName }) {
  const { back } = useNavigation();
  const text = useText();
  const leave = (): void => back('/');
  return (
    <ErrorScreen
      icon={icon}
      title={text(title)}
      reason={reason && text(reason)}
      actions={[{ label: text('app.ok'), onPress: leave, testId: 'ok' }]}
      onBack={leave}
    />
  );
}

export const SuccessBuyPlan = () => <Outcome icon="info" title="plans.success" />;
export const FailedBuyPlan = () => (
  <Outcome icon="warning" title="plans.paymentNotProcessed" reason="plans.paymentFailed" />
);
export const NoPlans = () => <Outcome icon="info" title="plans.none" />;
