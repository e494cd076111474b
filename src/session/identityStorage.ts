/**
 * Where the identity SDK keeps the session: the browser's database, without what strands an application. A database that never
 * answers leaves the SDK waiting for ever (firebase-js-sdk 8482, 9132, 10339; its fix 10326 covers refusals alone).
 */
import { indexedDBLocalPersistence } from 'firebase/auth';
import type { Persistence } from 'firebase/auth';
import { withLimit } from '../domain/withLimit';
import type { WatchVisibility } from './identity';

/** How long the database may take to answer one call, ms. */
const SILENT_MS = 3000;

const TIMERS = {
  setTimeout: (run: () => void, ms: number) => Number(setTimeout(run, ms)),
  clearTimeout: (id: number) => clearTimeout(id),
};

type Value = string | Record<string, unknown>;

/** Members of the SDK's class that its types keep to themselves. */
interface Database {
  startPolling(): void;
  stopPolling(): void;
  _isAvailable(): Promise<boolean>;
  _set(key: string, value: Value): Promise<void>;
  _get(key: string): Promise<Value | null>;
  _remove(key: string): Promise<void>;
}

/**
 * The SDK asks IndexedDB every 800 ms whether another tab has changed the session; here not while the app is hidden, which must
 * run no timer. A database that is silent at the start counts as unavailable, so that the SDK goes on with the next of its
 * storages, local storage and then memory; one that falls silent or fails later is replaced by memory until the app ends.
 * @param onProblem told once why the database is not used
 */
export function identityStorage(
  watchVisibility: WatchVisibility,
  onProblem: (problem: Error) => void,
): Persistence {
  const Base = indexedDBLocalPersistence as unknown as new () => Database;
  let visible = true;
  const polling = new Set<Database>();
  watchVisibility((next) => {
    visible = next;
    for (const one of polling) {
      if (visible) one.startPolling();
      else one.stopPolling();
    }
  });
  class IdentityStorage extends Base {
    static readonly type = indexedDBLocalPersistence.type;
    /** Its values once the database is not used; null while it is. */
    private memory: Map<string, Value> | null = null;
    // The SDK's own calls come here too.
    override startPolling(): void {
      if (this.memory !== null) return;
      polling.add(this);
      if (visible) super.startPolling();
    }
    override _isAvailable(): Promise<boolean> {
      return this.ask(
        () => super._isAvailable(),
        () => false,
      );
    }
    override _get(key: string): Promise<Value | null> {
      return this.ask(
        () => super._get(key),
        (memory) => memory.get(key) ?? null,
      );
    }
    override _set(key: string, value: Value): Promise<void> {
      return this.ask(
        () => super._set(key, value),
        (memory) => void memory.set(key, value),
      );
    }
    override _remove(key: string): Promise<void> {
      return this.ask(
        () => super._remove(key),
        (memory) => void memory.delete(key),
      );
    }
    private async ask<Answer>(
      database: () => Promise<Answer>,
      instead: (memory: Map<string, Value>) => Answer,
    ): Promise<Answer> {
      if (this.memory !== null) return instead(this.memory);
      try {
        return await withLimit(database(), SILENT_MS, TIMERS);
      } catch (cause) {
        if (this.memory === null) {
          this.memory = new Map();
          polling.delete(this);
          this.stopPolling();
          onProblem(new Error('The session is not kept in the database', { cause }));
        }
        return instead(this.memory);
      }
    }
  }
  return IdentityStorage;
}
