/** How components reach the root they are in. */
import { createContext, useContext } from 'react';
import type { SceneRoot } from '../scene/root';

/** What components are given: the root, in an object of its own for every resolution, so that a change reaches them. */
interface Provided {
  readonly scene: SceneRoot;
  readonly resolution: number;
}

export const SceneContext = createContext<Provided | null>(null);

const provided = new WeakMap<SceneRoot, Provided>();

/** The context's value for what is drawn by `scene`. */
export function provide(scene: SceneRoot): Provided {
  const { resolution } = scene;
  const known = provided.get(scene);
  if (known?.resolution === resolution) return known;
  const next = { scene, resolution };
  provided.set(scene, next);
  return next;
}

/** The root this component is drawn by. Renders again when its resolution changes. Throws outside of one. */
export function useScene(): SceneRoot {
  const given = useContext(SceneContext);
  if (given === null) throw new Error('This component must be rendered by a Proscenium root.');
  return given.scene;
}
