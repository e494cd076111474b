/** Hooks by which screens read the root that renders them. */
import { useContext, useSyncExternalStore } from 'react';
import type { RendererContext } from '../host/node';
import { checkedContext, ScreenContext, useSceneRoot } from '../host/sceneContext';

/** The root that renders this component. Renders again when its resolution changes. @throws Error outside a root */
export function useScene(): RendererContext {
  return checkedContext(useContext(ScreenContext));
}

/** Whether the viewer requested reduced motion, as of this component's last render. */
export function useReducedMotion(): boolean {
  return useSceneRoot().defaults.reducedMotion;
}

/** Whether a pointer is on the screen: it is hidden by keys, and after five seconds at rest. Renders again when that changes. */
export function usePointerVisible(): boolean {
  const { pointer } = useSceneRoot();
  return useSyncExternalStore(pointer.subscribe, () => pointer.visible);
}

/** Width and height of the stage, stage pixels. */
export function useStageSize(): { readonly width: number; readonly height: number } {
  const { width, height } = useSceneRoot();
  return { width, height };
}
