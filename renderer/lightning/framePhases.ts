/** Maps the steps of a frame (`internals/frame.ts`) to the profiler's phases: each call marks the end of one. */
import { Phase } from '../backend/framePhase';
import type { StartOptions } from './internals/start';

export const framePhases = (phaseEnded: (phase: number) => void): StartOptions['parts'] => ({
  updated: () => phaseEnded(Phase.update),
  uploaded: () => phaseEnded(Phase.upload),
  filled: () => phaseEnded(Phase.fill),
});
