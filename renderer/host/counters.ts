/** Counters since the root was created. They only increase; the profiler takes differences. */
export interface Counters {
  reactCommits: number;
  hostCreated: number;
  hostDestroyed: number;
  hostUpdated: number;
  uploads: number;
  uploadBytes: number;
}

export function createCounters(): Counters {
  return { reactCommits: 0, hostCreated: 0, hostDestroyed: 0, hostUpdated: 0, uploads: 0, uploadBytes: 0 };
}
