/** The interface by which the layer knows what it holds. */
import type { SceneNode } from '../../renderer';

/** One element of the DOM layer, such as a text box. */
export interface DomPart {
  /** Fonts, animations or measurements are pending: what a viewer sees will still change. */
  busy(): boolean;
  /** What a viewer can perceive of it, as `window.__tv` shows it. */
  node(): SceneNode;
}
