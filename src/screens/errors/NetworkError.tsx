/**
 * /network_error: says that there is no network; Retry returns to where the viewer was [ROUTE-06, DEVICE-13]. A film goes on
 * without it, as soon as there is a network.
 */
import { useEffect, useEffectEvent } from 'react';
import { useNetwork } from '../../session';
import { useNavigation, useNavigationState } from '../../shell/navigation';
import { useText } from '../../i18n';
import { ErrorScreen } from '../../ui/ErrorScreen';

/** /network_error: Retry returns to the route that failed. */
export function NetworkError() {
  const { errorCode, failedAt, resumesPlayer } = useNavigationState();
  const { back, replace } = useNavigation();
  const text = useText();
  /**
   * A failed call put its route into the state and is retried there; the offline rule opened this screen on top of
   * the viewer's route.
   */
  const retry = (): void => (failedAt === undefined ? back('/') : replace(failedAt.path, failedAt.state));
  const connected = useNetwork((state) => state.isNetworkConnected);
  const onConnected = useEffectEvent((): void => {
    if (resumesPlayer === true) retry();
  });
  useEffect(() => {
    if (connected) onConnected();
  }, [connected]);
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
