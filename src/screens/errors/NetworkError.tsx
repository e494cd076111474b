/** /network_error: says so, and goes on where the viewer was once they try again [A§8, ROUTE-06]. */
import { useNavigation, useNavigationState } from '../../shell/navigation';
import { useText } from '../../i18n';
import { ErrorScreen } from '../../ui/ErrorScreen';

export function NetworkError() {
  const { errorCode } = useNavigationState();
  const { back } = useNavigation();
  const text = useText();
  return (
    <ErrorScreen
      icon="offline"
      title={text('error.network')}
      code={errorCode}
      actions={[{ label: text('app.retry'), onPress: () => back('/'), testId: 'try-again' }]}
      onBack={() => back('/')}
    />
  );
}
