/**
 * The trailer of the first row's asset behind the page, from idle focus on it until focus leaves [PAGE-13, PAGE-15].
 */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import type { RefObject } from 'react';
import { useReducedMotion, useScene } from '../../../renderer';
import type { ViewProps } from '../../../renderer';
import type { Asset } from '../../contract';
import { ageAbove } from '../../domain/parental';
import { hasTrailer } from '../../domain/playable';
import { autoplaysTrailers } from '../../domain/trailers';
import { useAgeLimit, useIdentity, useProfile, useSettings } from '../../session';
import { useServices } from '../../shell/services';
import { useFailure } from '../../shell/useFailure';
import { startWhenLoaded } from '../../shell/startWhenLoaded';
import { runWhileVisible } from '../../shell/runWhileVisible';
import { ART } from './Backdrop';
import type { BackdropHandle } from './Backdrop';

/** @returns the focus handlers of the first row */
export function useTrailer(
  asset: Asset | undefined,
  backdrop: RefObject<BackdropHandle | null>,
): Pick<ViewProps, 'onFocus' | 'onBlur'> {
  const { clock, focus } = useScene();
  const reducedMotion = useReducedMotion();
  const services = useServices();
  const queryClient = useQueryClient();
  const fail = useFailure();
  const deviceId = useSettings((state) => state.deviceId);
  const anonymous = useIdentity((state) => state.session !== 'signedIn');
  const profile = useProfile((state) => state.current);
  const limit = useAgeLimit();
  const onTitle = useRef(false);
  const plays =
    asset !== undefined &&
    hasTrailer(asset) &&
    ageAbove(asset, limit) === null &&
    autoplaysTrailers({ anonymous, profile, reducedMotion });
  const onProblem = useEffectEvent((error: unknown): void => void fail('trailer', error));

  useEffect(() => {
    if (!plays) return undefined;
    return runWhileVisible(services.platform, () =>
      startWhenLoaded(
        import('./pageTrailer'),
        ({ followPageTrailer }) =>
          followPageTrailer({
            asset,
            rect: ART,
            services,
            queryClient,
            deviceId,
            clock,
            focus,
            onTitle: () => onTitle.current,
            onFilm: (visible) => backdrop.current?.film(visible),
            onProblem: (error) => onProblem(error),
          }),
        (error) => onProblem(error),
      ),
    );
  }, [asset, backdrop, clock, deviceId, focus, plays, queryClient, services]);

  return useMemo(
    () => ({ onFocus: () => void (onTitle.current = true), onBlur: () => void (onTitle.current = false) }),
    [],
  );
}
