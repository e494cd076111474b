/**
 * The app's reaction to outside events: hidden and shown again [DEVICE-09], asked to open a title [ROUTE-37], network lost and
 * restored [DEVICE-11].
 * Renders the offline banner and carries out the decisions of the account's state machine and the failure table.
 */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { useScene } from '../../renderer';
import { queries } from '../api';
import { parseRoute } from '../domain/paths';
import { useNetwork } from '../session';
import { useNavigation, useNavigationState } from '../shell/navigation';
import { runWhileVisible } from '../shell/runWhileVisible';
import { useServices } from '../shell/services';
import { useFailure } from '../shell/useFailure';
import { followHidden } from './hidden';
import type { Launches } from './launches';
import { OfflineBanner } from './OfflineBanner';

/** Time without a network after which the app opens /network_error, ms [DEVICE-11]. */
const OFFLINE_MS = 5000;

export function Lifecycle({ launches }: { launches: Launches }) {
  useHiddenRule();
  useLaunches(launches);
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

/**
 * Opens what the system asks for while the app runs, once it is visible: how long it was hidden decides first who is there. Back
 * returns to where the viewer was, but not into a film, which is left and its progress saved.
 */
function useLaunches(launches: Launches): void {
  const { platform } = useServices();
  const { open, replace } = useNavigation();
  const { origin } = useNavigationState();
  const { pathname } = useLocation();
  const onRequest = useEffectEvent((): void => {
    const path = launches.take();
    if (path === null || path === pathname) return;
    const route = parseRoute(pathname);
    if (route.kind === 'asset' && route.player) replace(path, origin === true ? { origin } : undefined);
    else open(path);
  });
  useEffect(() => runWhileVisible(platform, () => launches.watch(() => onRequest())), [launches, platform]);
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
