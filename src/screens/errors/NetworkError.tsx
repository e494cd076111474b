/**
 * /network_error: says that there is no network; trying again returns to where the viewer was [ROUTE-06, DEVICE-13].
 */
import { useNavigation, useNavigationState } from '../../shell/navigation';
import { useText } from '../../i18n';
import { ErrorScreen } from '../../ui/ErrorScreen';

/** /network_error: Retry returns to the route that failed. */
export function NetworkError() {
  const { errorCode, failedAt } = useNavigationState();
  const { back, replace } = useNavigation();
  const text = useText();
  /** A call that failed left its place in the state; the offline rule came on top of where the viewer was. */
  const retry = (): void => (failedAt === undefined ? back('/') : replace(failedAt.path, failedAt.state));
  return (
    <ErrorScreen
      icon="offline"
      title={text('error.network')}
      code={errorCode}
      actions={[{ label: text('app.retry'), onPress: retry, testId: 'try-again' }]}
      onBack={retry}
    />
  );
}
