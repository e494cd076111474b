/**
 * Keeps at most one engine alive. Televisions have one decoder, so the next engine is created only when the previous
 * one is destroyed.
 */
import { abortable } from './cancellation';
import type { EngineEvent, PlaybackEngine } from './engine';

export interface EngineHolder {
  /** The engine, created if there is none. Rejects with the error of `create`, or with CancelledError. */
  ensure(signal: AbortSignal): Promise<PlaybackEngine>;
  current(): PlaybackEngine | null;
  /** Destroys the engine, also one that is still being created. */
  release(): Promise<void>;
}

/** A holder without an engine. `onEvent` receives events of the current engine only, and that engine. */
export const createEngineHolder = (
  create: () => Promise<PlaybackEngine>,
  onEvent: (event: EngineEvent, engine: PlaybackEngine) => void,
): EngineHolder => {
  let making: Promise<PlaybackEngine> | null = null;
  let engine: PlaybackEngine | null = null;
  let destroyed: Promise<void> = Promise.resolve();

  const make = async (): Promise<PlaybackEngine> => {
    await destroyed;
    return create();
  };

  return {
    current: () => engine,
    ensure: (signal) => {
      if (!making) {
        const mine = make();
        making = mine;
        mine.then(
          (made) => {
            if (making !== mine) return;
            engine = made;
            made.onEvent((event) => {
              if (engine === made) onEvent(event, made);
            });
          },
          () => {
            if (making === mine) making = null;
          },
        );
      }
      return abortable(making, signal);
    },
    release: () => {
      const oldEngine = making;
      making = null;
      engine = null;
      if (oldEngine) {
        destroyed = oldEngine.then(
          (made) => made.destroy(),
          // Creation failed: there is nothing to destroy, and the caller of `ensure` has the error.
          () => undefined,
        );
      }
      return destroyed;
    },
  };
};
