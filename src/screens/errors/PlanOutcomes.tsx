/** How a purchase ended, and a deployment that sells nothing [B§2]. */
import { useNavigation } from '../../shell/navigation';
import { useText } from '../../i18n';
import { useSettings } from '../../session';
import type { TextKey } from '../../i18n';
import type { IconName } from '../../ui/icons';
import { ErrorScreen } from '../../ui/ErrorScreen';

interface OutcomeProps {
  title: TextKey;
  reason?: TextKey;
  /** Names the help desk, where the deployment has one. */
  helps?: boolean;
  icon: IconName;
}

function Outcome({ title, reason, helps = false, icon }: OutcomeProps) {
  const { back } = useNavigation();
  const text = useText();
  const helpDesk = useSettings((state) => state.settings?.links.helpDesk ?? null);
  const lines = [
    ...(reason ? [text(reason)] : []),
    ...(helps && helpDesk !== null ? [text('settings.helpDesk', { url: helpDesk })] : []),
  ];
  const leave = (): void => back('/');
  return (
    <ErrorScreen
      icon={icon}
      title={text(title)}
      reason={lines.join('\n')}
      actions={[{ label: text('app.ok'), onPress: leave, testId: 'ok' }]}
      onBack={leave}
    />
  );
}

export const SuccessBuyPlan = () => <Outcome icon="info" title="plans.success" />;
export const FailedBuyPlan = () => (
  <Outcome icon="warning" title="plans.paymentNotProcessed" reason="plans.paymentFailed" helps />
);
export const NoPlans = () => <Outcome icon="info" title="plans.none" />;
