/** Wall-clock time for what says when: ms since 1970. The application gives its own; without one it is the device's. */
import { createContext, useContext } from 'react';

export const NowContext = createContext<() => number>(() => Date.now());

/** The clock, to be asked while rendering. */
export function useNow(): () => number {
  return useContext(NowContext);
}
