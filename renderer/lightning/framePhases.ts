/** Where a frame's time goes inside Lightning's `drawFrame`: each call marks the end of one of the profiler's phases. */
import { Phase } from '../backend/framePhase';
import type { StartOptions } from './internals/start';

export const framePhases = (phaseEnded: (phase: number) => void): StartOptions['parts'] => ({
  updated: () => phaseEnded(Phase.update),
  uploaded: () => phaseEnded(Phase.upload),
  filled: () => phaseEnded(Phase.fill),
  submitted: () => phaseEnded(Phase.submit),
});
