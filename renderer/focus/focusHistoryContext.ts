/**
 * Focus history by React context: where a list below this point keeps its own. Known while rendering, so that a list that
 * comes back mounts the window it was left at, instead of the first one and then that.
 */
import { createContext, useContext, useMemo } from 'react';
import { useSceneRoot } from '../host/sceneContext';
import { childFocusHistory } from './focusHistory';
import { focusTreeOf } from './focusTree';
import type { FocusHistory } from './focusHistory';

/** A function, because most list items hold no list and need no history of their own. Null: the root's history. */
export const FocusHistoryContext = createContext<(() => FocusHistory) | null>(null);

/** The history of the list of that key in this scope. Below a list keys are stable: groups without one are kept too. */
export function useListFocusHistory(listKey: string): FocusHistory {
  const scene = useSceneRoot();
  const scope = useContext(FocusHistoryContext);
  return useMemo(
    () => childFocusHistory(scope === null ? focusTreeOf(scene).focusHistory : scope(), listKey, true),
    [scene, scope, listKey],
  );
}
