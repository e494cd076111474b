/**
 * The format of `window.__tv.scene()`: what a viewer can perceive, in stage pixels. Stable, because tests depend on
 * it.
 */
import type { Rect } from '../types';

/** A node with a role, a test id, text or focus. States are present when true, otherwise left out. */
export interface SceneNode {
  /** The `testId`. */
  id?: string;
  /** The `role`; without it `text`, `image`, `button` for a focusable, else `group`. */
  role: string;
  /** The `label`, else the texts inside as they are drawn. */
  name: string;
  /** Text of a textbox, seconds of a slider, percent of a progress bar. */
  value?: string | number;
  /** Has focus. */
  focused?: true;
  /** Selected among its siblings. */
  selected?: true;
  /** Shown, but cannot be used now. */
  disabled?: true;
  /** Checked or switched on. */
  checked?: true;
  /** Its content is open. */
  expanded?: true;
  /** Still loading. */
  busy?: true;
  /** Stage pixels, as drawn now; of a node without a size, the box around what is drawn inside. */
  rect: Rect;
  /** On the stage, not clipped away, and its alpha over 0.01. */
  onScreen: boolean;
  /** Nodes with a meaning inside, in drawing order of the tree. */
  children: SceneNode[];
}
