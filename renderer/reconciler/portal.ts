/** Portals: children drawn in another node than the one around them in React, or on the stage of another root. */
import type { ReactNode, ReactPortal } from 'react';
import type { SceneRoot } from '../host/node';
import { provideScene } from '../host/sceneContext';
import type { NodeHandle } from '../types';
import type { Container } from './container';
import { rootOf } from './container';
import { nodeOf } from '../host/handle';
import { reconciler } from './host';

/** A target that is a whole root: what `createRoot` gives. */
export interface PortalRoot {
  /** The stage to draw on. */
  readonly scene: SceneRoot;
}

/**
 * The root that last drew a portal's node. What reads the root keeps its value when the node is unmounted: without it the
 * children would be other elements, and mounted anew.
 */
const lastRoots = new WeakMap<Container, SceneRoot>();

function sceneOf(container: Container): SceneRoot | null {
  const scene = rootOf(container);
  if (scene === null) return lastRoots.get(container) ?? null;
  lastRoots.set(container, scene);
  return scene;
}

/**
 * Draws `children` in `target`, which must be a `<View>` or a whole root. One that mounts comes behind all that `target` has by
 * then, of its own and of other portals; what `target` itself appends later comes behind it. `zIndex` orders them otherwise.
 * They have the context and the error boundaries of the portal, and unmount with it. When `target` unmounts first, they keep
 * their state and are not drawn. Throws for a `<Text>` or `<Image>`.
 */
export function createPortal(
  children: ReactNode,
  target: NodeHandle | PortalRoot,
  key: string | null = null,
): ReactPortal {
  const container: Container = 'scene' in target ? target.scene : nodeOf(target);
  if ('type' in container && container.type !== 'view')
    throw new Error(`A portal leads into a <View> or a root, not into <${container.type}>.`);
  const scene = sceneOf(container);
  // what reads the root, as lists do, must get the one it is drawn by
  const inside = scene === null ? children : provideScene(scene, children);
  // a cast, because the types of react-reconciler and of React each declare a portal of their own for the same object
  return reconciler.createPortal(inside, container, null, key) as unknown as ReactPortal;
}
