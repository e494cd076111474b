/**
 * The focus history of a subtree, by React context: known while rendering, so that a list that is mounted again
 * renders the window it was left at, instead of the first window and then that.
 */
import { createContext, useContext, useMemo } from 'react';
import { useSceneRoot } from '../host/sceneContext';
import { childFocusHistory } from './focusHistory';
import { focusTreeOf } from './focusTree';
import type { FocusHistory } from './focusHistory';

/** A function, because most list items contain no list and need no history of their own. Null: the root's history. */
export const FocusHistoryContext = createContext<(() => FocusHistory) | null>(null);

/**
 * The history of the list with that key in this scope. Below a list positions are stable, so groups without a key are
 * kept too.
 */
export function useListFocusHistory(listKey: string): FocusHistory {
  const scene = useSceneRoot();
  const scope = useContext(FocusHistoryContext);
  return useMemo(
    () => childFocusHistory(scope === null ? focusTreeOf(scene).focusHistory : scope(), listKey, true),
    [scene, scope, listKey],
  );
}
