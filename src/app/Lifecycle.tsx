/**
 * The app's reaction to outside events: hidden and shown again [DEVICE-09], network lost and restored [DEVICE-11].
 * Renders the offline banner and carries out the decisions of the account's state machine and the failure table.
 */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { useScene } from '../../renderer';
import { queries } from '../api';
import { parseRoute } from '../domain/paths';
import { useNetwork } from '../session';
import { useNavigation } from '../shell/navigation';
import { useServices } from '../shell/services';
import { useFailure } from '../shell/useFailure';
import { followHidden } from './hidden';
import { OfflineBanner } from './OfflineBanner';

/** Time without a network after which the app opens /network_error, ms [DEVICE-11]. */
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

/** The time restarts when the viewer leaves /network_error, as they want to try again. */
function useOfflineRule(): void {
  const { declareOffline } = useServices();
  const { clock } = useScene();
  const fail = useFailure();
  const connected = useNetwork((state) => state.isNetworkConnected);
  const { pathname } = useLocation();
  const onErrorScreen = pathname === '/network_error';
  const onOffline = useEffectEvent((): void => {
    declareOffline(true);
    const route = parseRoute(pathname);
    const below = route.kind === 'asset' && route.player ? ({ resumesPlayer: true } as const) : undefined;
    fail('offline', new Error(`no network for ${OFFLINE_MS} ms`), undefined, below);
  });
  useEffect(() => {
    if (connected || !onErrorScreen) declareOffline(false);
    if (connected || onErrorScreen) return undefined;
    const timer = clock.setTimeout(() => onOffline(), OFFLINE_MS);
    return () => clock.clearTimeout(timer);
  }, [clock, connected, declareOffline, onErrorScreen]);
}
