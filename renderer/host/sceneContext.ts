/**
 * Access of components to their root: the renderer's own components get all of it, screens a `RendererContext`
 * (`stage/context.ts`).
 */
import { createContext, createElement, useContext } from 'react';
import type { ReactElement, ReactNode } from 'react';
import type { RendererContext, SceneRoot } from './node';

const SceneRootContext = createContext<SceneRoot | null>(null);

/** A separate context, because its value changes with the resolution: its consumers then render again. */
export const ScreenContext = createContext<RendererContext | null>(null);

/** `children` as rendered by `scene`: a root's own, or those of a portal into it. */
export function provideScene(scene: SceneRoot, children: ReactNode): ReactElement {
  return createElement(
    SceneRootContext,
    { value: scene },
    createElement(ScreenContext, { value: scene.screenContext }, children),
  );
}

/** The root that renders this component. @throws Error outside a root */
export function useSceneRoot(): SceneRoot {
  return checkedContext(useContext(SceneRootContext));
}

/** @throws Error when a component is rendered by another React renderer */
export function checkedContext<Value>(value: Value | null): Value {
  if (value === null) throw new Error('This component must be rendered by a Proscenium root.');
  return value;
}
