/**
 * The app without settings: the network-blocked message with its button, or the generic error screen with the code
 * [SHELL-07, SHELL-08].
 */
import { useLayoutEffect } from 'react';
import { platformPath } from '../domain/paths';
import { useServices } from '../shell/services';
import type { FailureDecision } from '../api';
import { useText } from '../i18n';
import { ErrorScreen } from '../ui/ErrorScreen';
import type { RouteSeen } from './RouteReporter';

export interface SettingsFailedProps {
  decision: FailureDecision;
  /** Called with the screen that is shown. The address stays, so that a reload opens what the viewer wanted. */
  onRoute: (seen: RouteSeen) => void;
}

export function SettingsFailed({ decision, onRoute }: SettingsFailedProps) {
  const { platform } = useServices();
  // The code of the specification, whatever the service sent [SHELL-08].
  const errorCode = decision.code ?? decision.state.errorCode;
  useLayoutEffect(() => {
    if (decision.go === null) return;
    onRoute({ path: platformPath(platform.id, decision.go), search: '', state: { errorCode } });
  }, [decision.go, errorCode, onRoute, platform]);
  const text = useText();
  const blocked = decision.action === 'refreshApp';
  return (
    <ErrorScreen
      icon={blocked ? 'offline' : 'warning'}
      title={text(blocked ? 'error.networkBlocked' : 'error.title')}
      reason={blocked ? undefined : text('error.refreshOrContact')}
      code={errorCode}
      actions={[{ label: text('app.refresh'), onPress: () => platform.reload(), testId: 'refresh-app' }]}
    />
  );
}
