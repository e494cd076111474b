/**
 * What a root does about a fault of its own work: it is reported, and tree and picture are made anew from what React has committed.
 * A fault that comes again within a minute is reported alone: making everything anew has not helped.
 */
import { messageOf } from './errorMessage';
import type { Clock } from '../types';

/** Within this time the same fault makes the tree anew once, ms. */
const SAME_FAULT_MS = 60_000;
/** Different faults remembered; beyond it all count as new. */
const MAX_REMEMBERED = 50;

export interface RecoveryOptions {
  clock: Clock;
  report(error: unknown, kind: 'internal' | 'fatal'): void;
  /** Makes tree and picture anew. */
  rebuild(): void;
}

export interface Recovery {
  /** See `SceneRoot.recover`. */
  recover(error: unknown, inRender?: boolean): void;
  /** React has committed. */
  committed(): void;
}

export function createRecovery({ clock, report, rebuild }: RecoveryOptions): Recovery {
  const rebuiltAt = new Map<string, number>();
  let isScheduled = false;
  let atCommit = false;

  function run(): void {
    isScheduled = false;
    try {
      rebuild();
    } catch (error) {
      report(error, 'fatal');
    }
  }

  /** In a microtask: the fault may have come in the middle of React's commit or of a key. */
  function schedule(): void {
    if (isScheduled) return;
    isScheduled = true;
    void Promise.resolve().then(run);
  }

  return {
    recover(error, inRender = false) {
      // what fails before the tree is whole again follows from the first fault
      if (isScheduled) return;
      report(error, 'internal');
      const message = messageOf(error);
      const now = clock.now();
      if (now - (rebuiltAt.get(message) ?? -Infinity) < SAME_FAULT_MS) return;
      if (rebuiltAt.size >= MAX_REMEMBERED) rebuiltAt.clear();
      rebuiltAt.set(message, now);
      if (inRender) atCommit = true;
      else schedule();
    },
    committed() {
      if (atCommit) schedule();
      atCommit = false;
    },
  };
}
