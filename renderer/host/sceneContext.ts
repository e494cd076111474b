/**
 * How components reach the root they are in: components of the renderer get the whole of it, screens a
 * `RendererContext` (`stage/context.ts`).
 */
import { createContext, createElement, useContext } from 'react';
import type { ReactElement, ReactNode } from 'react';
import type { RendererContext, SceneRoot } from './node';

const SceneRootContext = createContext<SceneRoot | null>(null);

/** A value of its own, because it is another object for every resolution: that renders again whoever reads it. */
export const ScreenContext = createContext<RendererContext | null>(null);

/** `children` as they are drawn by `scene`: a root's own, or those of a portal into it. */
export function provideScene(scene: SceneRoot, children: ReactNode): ReactElement {
  return createElement(
    SceneRootContext,
    { value: scene },
    createElement(ScreenContext, { value: scene.screenContext }, children),
  );
}

/** The root this component is drawn by. Throws outside of one. */
export function useSceneRoot(): SceneRoot {
  return checkedContext(useContext(SceneRootContext));
}

/** Throws when a component is rendered by another renderer of React. */
export function checkedContext<Value>(value: Value | null): Value {
  if (value === null) throw new Error('This component must be rendered by a Proscenium root.');
  return value;
}
