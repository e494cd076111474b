/**
 * What happens to the app from outside: hidden and shown again [DEVICE-09], and the network gone and back
 * [DEVICE-11]. Draws the banner; carries out what the account's machine and the failure table decide.
 */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { useScene } from '../../renderer';
import { queries } from '../api';
import { useNetwork } from '../session';
import { useNavigation } from '../shell/navigation';
import { useServices } from '../shell/services';
import { useFailure } from '../shell/useFailure';
import { followHidden } from './hidden';
import { OfflineBanner } from './OfflineBanner';

/** Without a network for so long, ms, the app goes to /network_error [DEVICE-11]. */
const OFFLINE_MS = 5000;

export function Lifecycle() {
  useHiddenRule();
  useOfflineRule();
  const connected = useNetwork((state) => state.isNetworkConnected);
  const { pathname } = useLocation();
  return connected || pathname === '/network_error' ? null : <OfflineBanner />;
}

function useHiddenRule(): void {
  const { api, now, platform, session, storage } = useServices();
  const { replace } = useNavigation();
  const queryClient = useQueryClient();
  const onShown = useEffectEvent((hiddenSeconds: number): void => {
    for (const effect of session.send({ type: 'shown', hiddenSeconds })) {
      if (effect.do === 'go') replace(effect.to);
      else if (effect.do === 'refetchProfile')
        void queryClient.invalidateQueries({ queryKey: queries.profiles(api).queryKey });
    }
  });
  useEffect(
    () =>
      followHidden({
        watch: platform.watchVisibility,
        storage,
        now,
        onShown: (hiddenSeconds) => onShown(hiddenSeconds),
      }),
    [now, platform, storage],
  );
}

/** The time begins anew when the viewer leaves the screen that says so: they asked to try again. */
function useOfflineRule(): void {
  const { declareOffline } = useServices();
  const { clock } = useScene();
  const fail = useFailure();
  const connected = useNetwork((state) => state.isNetworkConnected);
  const onErrorScreen = useLocation().pathname === '/network_error';
  const onOffline = useEffectEvent((): void => {
    declareOffline(true);
    fail('offline', new Error(`no network for ${OFFLINE_MS} ms`));
  });
  useEffect(() => {
    if (connected || !onErrorScreen) declareOffline(false);
    if (connected || onErrorScreen) return undefined;
    const timer = clock.setTimeout(() => onOffline(), OFFLINE_MS);
    return () => clock.clearTimeout(timer);
  }, [clock, connected, declareOffline, onErrorScreen]);
}
