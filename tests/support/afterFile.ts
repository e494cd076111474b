/** Files that share the modules of a process leave nothing else to each other: no fake clock, stubbed global or spy. */
import { afterAll, vi } from 'vitest';

afterAll(() => {
  // Spies first: one may be on the fake clock.
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
