import { useText } from '../i18n';
import { ErrorScreen } from '../ui/ErrorScreen';

interface ManagedElsewhereProps {
  /** null when its name is unknown. */
  provider: string | null;
  onLeave: () => void;
}

/** For a viewer whose plan another provider delivers: it cannot be changed here [PLAN-24]. */
export function ManagedElsewhere({ provider, onLeave }: ManagedElsewhereProps) {
  const text = useText();
  return (
    <ErrorScreen
      icon="info"
      title={provider === null ? text('settings.managedElsewhere') : text('settings.managedBy', { provider })}
      actions={[{ label: text('app.ok'), onPress: onLeave, testId: 'ok' }]}
      onBack={onLeave}
    />
  );
}
