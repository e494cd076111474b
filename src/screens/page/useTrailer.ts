/**
 * The trailer of the first row's asset behind the page, from idle focus on it until focus leaves [PAGE-13, PAGE-15].
 */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useReducedMotion, useScene } from '../../../renderer';
import type { ViewProps } from '../../../renderer';
import type { Asset } from '../../contract';
import { ageAbove } from '../../domain/parental';
import { hasTrailer } from '../../domain/playable';
import { autoplaysTrailers } from '../../domain/trailers';
import { useAgeLimit, useIdentity, useProfile, useSettings, useViewing } from '../../session';
import { useServices } from '../../shell/services';
import { useFailure } from '../../shell/useFailure';
import { startWhenLoaded } from '../../shell/startWhenLoaded';
import { runWhileVisible } from '../../shell/runWhileVisible';
import { ART } from './Backdrop';
import type { BackdropHandle } from './Backdrop';

/** Whether the trailer is seen, for what waits for its end. */
export interface Film {
  readonly visible: boolean;
  /** Called whenever it begins or ends to be seen. @returns unsubscribes */
  subscribe(run: () => void): () => void;
}

/** The first row's part in it. */
export interface HeadTrailer extends Pick<ViewProps, 'onFocus' | 'onBlur'> {
  readonly film: Film;
}

/** @returns the focus handlers of the first row, and the film behind it */
export function useTrailer(
  asset: Asset | undefined,
  backdrop: RefObject<BackdropHandle | null>,
): HeadTrailer {
  const { clock, focus } = useScene();
  const reducedMotion = useReducedMotion();
  const services = useServices();
  const queryClient = useQueryClient();
  const fail = useFailure();
  const deviceId = useSettings((state) => state.deviceId);
  const anonymous = useIdentity((state) => state.session !== 'signedIn');
  const profile = useProfile((state) => state.current);
  const changes = useViewing((state) => state.preferences);
  const limit = useAgeLimit();
  const onTitle = useRef(false);
  const [film] = useState(createFilm);
  const plays =
    asset !== undefined &&
    hasTrailer(asset) &&
    ageAbove(asset, limit) === null &&
    autoplaysTrailers({
      anonymous,
      profile,
      changes,
      reducedMotion,
      backgroundVideo: services.deviceClass.capabilities.backgroundVideo,
    });
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
            onFilm(visible) {
              backdrop.current?.film(visible);
              film.show(visible);
            },
            onProblem: (error) => onProblem(error),
          }),
        (error) => onProblem(error),
      ),
    );
  }, [asset, backdrop, clock, deviceId, film, focus, plays, queryClient, services]);

  return useMemo(
    () => ({
      onFocus: () => void (onTitle.current = true),
      onBlur: () => void (onTitle.current = false),
      film,
    }),
    [film],
  );
}

function createFilm(): Film & { show(visible: boolean): void } {
  const listeners = new Set<() => void>();
  let visible = false;
  return {
    get visible() {
      return visible;
    },
    subscribe(run) {
      listeners.add(run);
      return () => listeners.delete(run);
    },
    show(shown) {
      visible = shown;
      for (const run of listeners) run();
    },
  };
}
