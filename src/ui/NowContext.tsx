/** Wall-clock time for components whose text depends on it. */
import {
  createContext,
  startTransition,
  useContext,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
} from 'react';
import type { ReactNode } from 'react';
import { useScene } from '../../renderer';
import { createWallClockTimers } from './wallClockTimers';
import type { WallClockTimers } from './wallClockTimers';

interface WallClock {
  /** ms since 1970. */
  readonly now: () => number;
  readonly timers: WallClockTimers;
}

/** Without a provider: the device's clock, without timers, so the value never updates by itself. */
const NowContext = createContext<WallClock>({
  now: () => Date.now(),
  timers: { at: () => () => {}, check: () => {} },
});

export interface NowProviderProps {
  /** ms since 1970. */
  now: () => number;
  /** Reports visibility at once and at each change: what fell due while the app was hidden is due when it is shown. */
  watchVisibility: (listener: (visible: boolean) => void) => () => void;
  children: ReactNode;
}

/** The wall clock for what is below. */
export function NowProvider({ now, watchVisibility, children }: NowProviderProps) {
  const { clock } = useScene();
  const wallClock = useMemo(() => ({ now, timers: createWallClockTimers(clock, now) }), [clock, now]);
  useEffect(
    () => watchVisibility((visible) => visible && wallClock.timers.check()),
    [watchVisibility, wallClock],
  );
  return <NowContext value={wallClock}>{children}</NowContext>;
}

/**
 * The current time, ms since 1970, for rendering: the same value until the time `changesAt` returns, when the caller
 * renders again with a new one.
 * @param changesAt first time after the given one at which the rendered output changes; null: never
 * @param onChange called at that time
 */
export function useNow(changesAt: (after: number) => number | null, onChange?: () => void): number {
  const { now, timers } = useContext(NowContext);
  const [moment, setMoment] = useState(now);
  const change = changesAt(moment);
  // The held time is out of date: the render came late, `changesAt` changed, or the device's clock was set back.
  const time = now();
  if (time < moment || (change !== null && change <= time)) setMoment(time);
  const tell = useEffectEvent(() => {
    startTransition(() => setMoment(now()));
    onChange?.();
  });
  useEffect(() => (change === null ? undefined : timers.at(change, () => tell())), [timers, change]);
  return moment;
}
