/** What screens may ask of the root they are drawn by. */
import { useContext } from 'react';
import type { RendererContext } from '../host/node';
import { checkedContext, ScreenContext, useSceneRoot } from '../host/sceneContext';

/** The root this component is drawn by. Renders again when its resolution changes. Throws outside of a root. */
export function useScene(): RendererContext {
  return checkedContext(useContext(ScreenContext));
}

/** Whether the viewer asked for less movement, as it was when this component rendered last. */
export function useReducedMotion(): boolean {
  return useSceneRoot().defaults.reducedMotion;
}

/** Width and height of the stage, stage pixels. */
export function useStageSize(): { readonly width: number; readonly height: number } {
  const { width, height } = useSceneRoot();
  return { width, height };
}
