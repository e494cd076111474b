/** What the failed assets of a list mean for it. */
import { ApiError } from './apiError';

/** `aborted`: nothing, the app gave the request up. `gone`: there is no such asset, which is not the service's failure. */
export function classifyError(error: unknown): 'aborted' | 'gone' | 'failed' {
  if (!(error instanceof ApiError)) return 'failed';
  if (error.kind === 'aborted') return 'aborted';
  return error.status === 404 ? 'gone' : 'failed';
}

/** The error of the first asset of the list that failed; null without one. */
export function firstError(ids: readonly string[], errors: ReadonlyMap<string, Error>): Error | null {
  const failedId = ids.find((id) => errors.has(id));
  return failedId === undefined ? null : errors.get(failedId)!;
}
