/** No settings, no app: the network-blocked message with its button, or the generic screen with the code [B§8, SHELL-07, 08]. */
import { useServices } from '../shell/services';
import type { FailureDecision } from '../api';
import { useText } from '../i18n';
import { ErrorScreen } from '../ui/ErrorScreen';

export function SettingsFailed({ decision }: { decision: FailureDecision }) {
  const { platform } = useServices();
  const text = useText();
  const blocked = decision.action === 'refreshApp';
  return (
    <ErrorScreen
      icon={blocked ? 'offline' : 'warning'}
      title={text(blocked ? 'error.networkBlocked' : 'error.title')}
      reason={blocked ? undefined : text('error.refreshOrContact')}
      code={decision.state.errorCode ?? decision.code}
      actions={[{ label: text('app.refresh'), onPress: () => platform.reload(), testId: 'refresh-app' }]}
    />
  );
}
