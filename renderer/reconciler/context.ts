/** How components reach the root they are in. */
import { createContext, useContext } from 'react';
import type { SceneRoot } from '../scene/root';

export const SceneContext = createContext<SceneRoot | null>(null);

/** The root this component is drawn by. Throws outside of one. */
export function useScene(): SceneRoot {
  const scene = useContext(SceneContext);
  if (scene === null) throw new Error('This component must be rendered by a Proscenium root.');
  return scene;
}
