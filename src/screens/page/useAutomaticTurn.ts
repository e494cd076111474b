/**
 * A jumbotron turns by itself after a rest on its buttons [PAGE-01], and its active dot fills meanwhile: a number of its
 * node is written a few times a second, without a render. The only commit is that of the turn.
 */
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import type { RefObject } from 'react';
import { createIdleTimer, useReducedMotion, useScene } from '../../../renderer';
import type { NodeHandle, ViewProps } from '../../../renderer';
import { FILL_STEPS, TURN_MS, turnsByItself, turnState } from '../../domain/jumbotron';
import { useNetwork, useSettings } from '../../session';
import { runWhileVisible } from '../../shell/runWhileVisible';
import { useServices } from '../../shell/services';
import { dotWidth } from './PageDots';
import type { Film } from './useTrailer';

interface AutomaticTurnOptions {
  /** Number of assets. */
  count: number;
  /** What is shown: another one begins the time anew. */
  shown: string;
  /** The trailer behind it; null where there is none. */
  film: Film | null;
  /** Shows the one after that. */
  onTurn: (shown: string) => void;
}

interface AutomaticTurn {
  /** The part of the active dot that is full, for `PageDots`; null where nothing turns. */
  readonly fill: RefObject<NodeHandle | null> | null;
  /** Focus handlers of the buttons. */
  readonly buttons: Required<Pick<ViewProps, 'onFocus' | 'onBlur'>>;
  /** The viewer pressed a key in the jumbotron. */
  readonly keyPressed: () => void;
}

const EMPTIES = { duration: 200 } as const;
const STEPS = { duration: 0 } as const;

/** The turning of a jumbotron by itself. */
export function useAutomaticTurn({ count, shown, film, onTurn }: AutomaticTurnOptions): AutomaticTurn {
  const { clock, focus } = useScene();
  const { config, platform } = useServices();
  const reducedMotion = useReducedMotion();
  const voiceGuide = useSettings((state) => state.ttsEnabled);
  const offline = useNetwork((state) => !state.isNetworkConnected);
  const turnMs = config.jumbotronTurnSeconds === undefined ? TURN_MS : config.jumbotronTurnSeconds * 1000;
  const turns = turnsByItself({ count, turnMs, reducedMotion, voiceGuide });
  const fill = useRef<NodeHandle>(null);
  const onButtons = useRef(false);
  const restart = useRef<() => void>(() => {});
  const turn = useEffectEvent(onTurn);

  useEffect(() => {
    if (!turns) return undefined;
    let since = clock.now();
    let filled = -1;
    const timer = createIdleTimer({ clock, focus }, check);

    function show(steps: number): void {
      if (steps === filled) return;
      fill.current?.animate('w', dotWidth(steps / FILL_STEPS), steps === 0 ? EMPTIES : STEPS);
      filled = steps;
    }
    function begin(): void {
      since = clock.now();
      check();
    }
    function check(): void {
      const hindrance = {
        away: !onButtons.current,
        trailer: film?.visible === true,
        offline,
      };
      const state = turnState(hindrance, clock.now() - since, turnMs);
      show(state.kind === 'fills' ? state.steps : state.kind === 'waits' ? 0 : FILL_STEPS);
      if (state.kind === 'fills') timer.restart(state.nextMs);
      else timer.cancel();
      if (state.kind === 'turns') turn(shown);
    }

    return runWhileVisible(platform, () => {
      restart.current = begin;
      const stopFilm = film?.subscribe(begin);
      const stopRelease = focus.onRelease(begin);
      begin();
      return () => {
        restart.current = () => {};
        stopFilm?.();
        stopRelease();
        timer.cancel();
      };
    });
  }, [turns, turnMs, shown, film, offline, clock, focus, platform]);

  return useMemo(
    () => ({
      fill: turns ? fill : null,
      buttons: {
        onFocus() {
          onButtons.current = true;
          restart.current();
        },
        onBlur() {
          onButtons.current = false;
          restart.current();
        },
      },
      keyPressed: () => restart.current(),
    }),
    [turns],
  );
}
