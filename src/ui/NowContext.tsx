/** Wall-clock time for what says when. */
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
import { createAlarms } from './alarms';
import type { Alarms } from './alarms';

interface Time {
  /** ms since 1970. */
  readonly now: () => number;
  readonly alarms: Alarms;
}

/** Without a provider it is the device's, and nothing changes by itself. */
const NowContext = createContext<Time>({ now: () => Date.now(), alarms: { at: () => () => {} } });

/** @param now ms since 1970 */
export function NowProvider({ now, children }: { now: () => number; children: ReactNode }) {
  const { clock } = useScene();
  const time = useMemo(() => ({ now, alarms: createAlarms(clock, now) }), [clock, now]);
  return <NowContext value={time}>{children}</NowContext>;
}

/**
 * A moment that stands for now, ms since 1970: the same until what is said of it changes, and the caller is drawn again just
 * then, with the next one.
 * @param changesAt when that is, after a moment; null: never
 * @param onChange called when it is then
 */
export function useNow(changesAt: (after: number) => number | null, onChange?: () => void): number {
  const { now, alarms } = useContext(NowContext);
  const [moment, setMoment] = useState(now);
  const change = changesAt(moment);
  // Drawn late, or about something else than before; or the device's clock was put back.
  const time = now();
  if (time < moment || (change !== null && change <= time)) setMoment(time);
  const tell = useEffectEvent(() => {
    startTransition(() => setMoment(now()));
    onChange?.();
  });
  useEffect(() => (change === null ? undefined : alarms.at(change, () => tell())), [alarms, change]);
  return moment;
}
