/** Children drawn elsewhere than where they stand in React: in another node, or on the stage of another root. */
import { createElement } from 'react';
import type { ReactNode, ReactPortal } from 'react';
import type { SceneRoot } from '../scene/root';
import type { NodeHandle } from '../types';
import type { Container } from './container';
import { rootOf } from './container';
import { provide, SceneContext } from './context';
import { nodeOf } from './handle';
import { reconciler } from './host';

/** A root as `createRoot` gives it. */
export interface PortalRoot {
  /** The stage to draw on. */
  readonly scene: SceneRoot;
}

/**
 * Draws `children` as the last children of `target`, which must be a `<View>` or a whole root. They keep the context
 * and the error boundaries of where the portal stands, and go when it goes. Throws for a `<Text>` or `<Image>`.
 */
export function createPortal(
  children: ReactNode,
  target: NodeHandle | PortalRoot,
  key: string | null = null,
): ReactPortal {
  const container: Container = 'scene' in target ? target.scene : nodeOf(target);
  if ('type' in container && container.type !== 'view')
    throw new Error(`A portal leads into a <View> or a root, not into <${container.type}>.`);
  const scene = rootOf(container);
  // lists and whoever else asks for the root must get the one they are drawn by
  const inside =
    scene === null ? children : createElement(SceneContext.Provider, { value: provide(scene) }, children);
  return reconciler.createPortal(inside, container, null, key) as unknown as ReactPortal;
}
