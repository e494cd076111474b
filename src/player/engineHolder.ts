/**
 * Keeps at most one engine alive. Televisions have one decoder: the next engine is made only when the one before it is
 * gone.
 */
import { abortable } from './cancellation';
import type { EngineEvent, PlaybackEngine } from './engine';

export interface EngineHolder {
  /** The engine, made when there is none. Rejects with what `create` rejects with, or CancelledError. */
  ensure(signal: AbortSignal): Promise<PlaybackEngine>;
  current(): PlaybackEngine | null;
  /** Destroys the engine, also one that is still being made. */
  release(): Promise<void>;
}

/** A holder without an engine. `onEvent` hears the present engine only. */
export const createEngineHolder = (
  create: () => Promise<PlaybackEngine>,
  onEvent: (event: EngineEvent) => void,
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
              if (engine === made) onEvent(event);
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
          // It was never made, and whoever asked for it has been told.
          () => undefined,
        );
      }
      return destroyed;
    },
  };
};
