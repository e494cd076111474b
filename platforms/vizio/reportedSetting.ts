/** A setting that a set tells of when it likes, also before anybody watches it. */
import type { Watch } from '../platform';

export interface ReportedSetting {
  report(on: boolean): void;
  readonly watch: Watch;
}

/** Off until the set says otherwise. */
export function createReportedSetting(): ReportedSetting {
  let isOn = false;
  const listeners = new Set<(on: boolean) => void>();
  return {
    report(on) {
      if (on === isOn) return;
      isOn = on;
      for (const listener of listeners) listener(on);
    },
    watch(listener) {
      // one entry a watcher, also when the same function watches twice
      const own = (on: boolean): void => listener(on);
      listeners.add(own);
      listener(isOn);
      return () => void listeners.delete(own);
    },
  };
}
