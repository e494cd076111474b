/**
 * Runs a change and everything React does because of it.
 *
 * React's development build has `act` for that. Its production build has none: there, React is given turns of the event
 * loop, in which its scheduler works, until no timer of its own is left to be ended.
 */
import { act } from 'react';
import { reconciler } from '../reconciler/host';
import { endTimers } from '../reconciler/timers';

/** Turns after which small trees are done: render, passive effects, a state set by those, a hidden tree after them. */
const turns = 12;

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/**
 * Resolves to the errors no boundary caught: within `act` React throws those instead of telling the root. Without
 * `byAct` the development build is given turns as well: `act` commits at once what on a screen waits for a picture.
 */
export async function settle(change: () => void | Promise<void>, byAct: boolean): Promise<unknown[]> {
  const possible = typeof act === 'function';
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = byAct && possible;
  if (byAct && possible) return settleByAct(change);
  await change();
  do await giveTurns();
  while (endTimers());
  return [];
}

async function settleByAct(change: () => void | Promise<void>): Promise<unknown[]> {
  let ownFault = false;
  try {
    await act(async () => {
      try {
        await change();
      } catch (error) {
        ownFault = true;
        throw error;
      }
    });
    return [];
  } catch (error) {
    if (ownFault) throw error;
    return error instanceof AggregateError ? error.errors : [error];
  }
}

async function giveTurns(): Promise<void> {
  for (let i = 0; i < turns; i++) {
    reconciler.flushSyncWork();
    reconciler.flushPassiveEffects();
    await turn();
  }
}
