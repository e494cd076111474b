/** /network_error: says so, and goes on where the viewer was once they try again [A§8, ROUTE-06, DEVICE-13]. */
import { useNavigation, useNavigationState } from '../../shell/navigation';
import { useText } from '../../i18n';
import { ErrorScreen } from '../../ui/ErrorScreen';

export function NetworkError() {
  const { errorCode, failedAt } = useNavigationState();
  const { back, replace } = useNavigation();
  const text = useText();
  /** A call that failed left its place in the state; the offline rule came on top of where the viewer was. */
  const goOn = (): void => (failedAt === undefined ? back('/') : replace(failedAt.path, failedAt.state));
  return (
    <ErrorScreen
      icon="offline"
      title={text('error.network')}
      code={errorCode}
      actions={[{ label: text('app.retry'), onPress: goOn, testId: 'try-again' }]}
      onBack={goOn}
    />
  );
}
