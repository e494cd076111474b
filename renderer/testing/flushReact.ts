/**
 * Runs a change and everything React does because of it.
 *
 * React's development build has `act` for that. Its production build has none: there the event loop turns, in which
 * React's scheduler works, until React has no timer left.
 */
import { act } from 'react';
import { reconciler } from '../reconciler/host';
import { flushTimers } from '../reconciler/timers';

/** Turns after which small trees are done: render, passive effects, a state set by those, a hidden tree after them. */
const SCHEDULER_TURNS = 12;

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/**
 * Resolves to the errors no boundary caught: within `act` React throws those and does not call the root. Without
 * `withAct` the development build gets turns as well: `act` commits at once what on a screen waits for an image.
 */
export async function flushReact(change: () => void | Promise<void>, withAct: boolean): Promise<unknown[]> {
  const actAvailable = typeof act === 'function';
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = withAct && actAvailable;
  if (withAct && actAvailable) return flushReactWithAct(change);
  await change();
  do await runScheduler();
  while (flushTimers());
  return [];
}

async function flushReactWithAct(change: () => void | Promise<void>): Promise<unknown[]> {
  let changeThrew = false;
  try {
    await act(async () => {
      try {
        await change();
      } catch (error) {
        changeThrew = true;
        throw error;
      }
    });
    return [];
  } catch (error) {
    if (changeThrew) throw error;
    return error instanceof AggregateError ? error.errors : [error];
  }
}

async function runScheduler(): Promise<void> {
  for (let i = 0; i < SCHEDULER_TURNS; i++) {
    reconciler.flushSyncWork();
    reconciler.flushPassiveEffects();
    await nextTurn();
  }
}
