/** A single attempt to load a stream, with a time limit. */
import { CancelledError } from './cancellation';
import { createTimer } from './timer';
import type { Clock } from '../domain/clock';
import { EngineLoadError } from './engine';
import type { EngineError, PlaybackEngine, StreamSource } from './engine';
import { engineErrorAction, LOAD_TIMEOUT_CODE, ownError } from './errors';

/**
 * Without this limit a manifest request that hangs is retried 100 times for 10 s each. 30 s is three of those
 * time-outs, and the time-out of the service's own requests.
 */
export const LOAD_TIMEOUT_MS = 30_000;
const NETWORK_CATEGORY = 1;

/**
 * Loads `source` at `startAt` seconds. Rejects with EngineLoadError when the engine fails to load, reports a critical
 * error meanwhile, or exceeds LOAD_TIMEOUT_MS, which stands for the request that failed until then; with CancelledError
 * when `signal` aborts.
 */
export const loadOnce = async (
  engine: PlaybackEngine,
  source: StreamSource,
  startAt: number | null,
  clock: Clock,
  signal: AbortSignal,
): Promise<void> => {
  if (signal.aborted) throw new CancelledError();
  const attempt = new AbortController();
  let fault: EngineLoadError | null = null;
  const abortWith = (error: EngineError): void => {
    fault ??= new EngineLoadError(error);
    attempt.abort();
  };
  const cancel = (): void => attempt.abort();
  signal.addEventListener('abort', cancel);
  const timer = createTimer(clock);
  timer.arm(LOAD_TIMEOUT_MS, () =>
    abortWith(engine.requestFailure() ?? ownError(LOAD_TIMEOUT_CODE, NETWORK_CATEGORY)),
  );
  const unsubscribe = engine.onEvent((event) => {
    if (event.type === 'error' && engineErrorAction(event.error) !== 'ignore') abortWith(event.error);
  });
  try {
    await engine.load(source, startAt, attempt.signal);
  } catch (cause) {
    throw signal.aborted ? new CancelledError() : (fault ?? cause);
  } finally {
    timer.cancel();
    unsubscribe();
    signal.removeEventListener('abort', cancel);
  }
};
