/** The interface of the DOM layer to its elements. */
import type { SceneNode } from '../../renderer';

/** One element of the DOM layer, such as a text box. */
export interface DomPart {
  /** Fonts, animations or measurements are pending: the visible result will still change. */
  busy(): boolean;
  /** Its content for the semantics tree, as `window.__tv` shows it. */
  node(): SceneNode;
}

/** What an element gets of the layer it belongs to. */
export interface LayerContext {
  readonly stage: HTMLElement;
  /** The elements that are shown; each adds and removes itself. */
  readonly parts: Set<DomPart>;
  reducedMotion(): boolean;
}
