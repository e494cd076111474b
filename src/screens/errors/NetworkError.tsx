/**
 * /network_error: says that there is no network; Retry returns to where the viewer was [ROUTE-06, DEVICE-13], once there is
 * one, and so does the screen by itself after a while. A film goes on without either, as soon as there is a network.
 */
import { useEffect, useEffectEvent, useState } from 'react';
import { useNetwork } from '../../session';
import { useNavigation, useNavigationState } from '../../shell/navigation';
import { useServices } from '../../shell/services';
import { useAutoRetry } from '../../shell/useAutoRetry';
import type { Retry } from '../../shell/useAutoRetry';
import { useFailedRoute } from '../../shell/useFailedRoute';
import { useText } from '../../i18n';
import { ErrorScreen } from '../../ui/ErrorScreen';

/** /network_error: Retry returns to the route that failed; without a network it stays and says so. */
export function NetworkError() {
  const { errorCode, failedAt, origin, resumesPlayer } = useNavigationState();
  const { back, replace } = useNavigation();
  const text = useText();
  /**
   * A failed call put its route into the state and is retried there; the offline rule opened this screen on top of
   * the viewer's route.
   */
  const leave = (): void => (failedAt === undefined ? back('/') : replace(failedAt.path, failedAt.state));
  const connected = useNetwork((state) => state.isNetworkConnected);
  const [triedOffline, setTriedOffline] = useState(false);
  if (connected && triedOffline) setTriedOffline(false);
  const failed = useFailedRoute();
  const { platform } = useServices();
  // Without a network there is nothing to be tried; with one, sets that lost it together do not come back in one second.
  // A link to this screen alone has nothing to return to.
  const again: Retry | null = failed.retry ?? (origin === true ? async () => leave : null);
  useAutoRetry({ platform, retry: connected ? again : null, tried: failed.tried });
  const onConnected = useEffectEvent((): void => {
    if (resumesPlayer === true) leave();
  });
  useEffect(() => {
    if (connected) onConnected();
  }, [connected]);
  return (
    <ErrorScreen
      icon="offline"
      title={text('error.network')}
      // The line is there from the start: its words change beneath a focus that stays where it is.
      reason={connected ? undefined : text(triedOffline ? 'app.stillOffline' : 'app.offline')}
      code={errorCode}
      actions={[
        {
          label: text('app.retry'),
          onPress: () => (connected ? leave() : setTriedOffline(true)),
          testId: 'try-again',
        },
      ]}
      onBack={leave}
    />
  );
}
