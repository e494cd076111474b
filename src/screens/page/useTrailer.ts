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

/** The trailer's code is loaded by then, ms: before it may begin [PAGE-15]. */
const CODE_MS = 1000;

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
  const { clock, focus, whenDrawn } = useScene();
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
    return runWhileVisible(services.platform, () => {
      let movedAt = clock.now();
      const stopWatching = focus.subscribe(() => void (movedAt = clock.now()));
      let stop = (): void => {};
      // Six scripts, which a weak set would run before it has drawn the page's pictures.
      const cancel = whenDrawn(() => {
        stop = startWhenLoaded(
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
              movedAt,
              onFilm(visible) {
                backdrop.current?.film(visible);
                film.show(visible);
              },
              onProblem: (error) => onProblem(error),
            }),
          (error) => onProblem(error),
        );
      }, CODE_MS);
      return () => {
        cancel();
        stopWatching();
        stop();
      };
    });
  }, [asset, backdrop, clock, deviceId, film, focus, plays, queryClient, services, whenDrawn]);

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
