/**
 * Memory by React context: which memory a list or history entry below this point belongs to. Known while rendering, so
 * that a list that comes back mounts the right window at once, instead of the first one and then the right one.
 */
import { createContext, useContext, useMemo } from 'react';
import { useScene } from '../reconciler/context';
import { childMemory } from './memory';
import type { Memory } from './memory';

/** Made at first use: most list items hold no list and need none. Null: the root's own memory. */
export const MemoryContext = createContext<(() => Memory) | null>(null);

/** The memory of the list of that key in this scope. Below a list keys are stable: everything is kept. */
export function useListMemory(listKey: string): Memory {
  const scene = useScene();
  const scope = useContext(MemoryContext);
  return useMemo(
    () => childMemory(scope === null ? scene.focus.memory : scope(), listKey, true),
    [scene, scope, listKey],
  );
}
