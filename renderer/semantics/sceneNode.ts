/** The shape of `window.__tv.scene()`: what a viewer can perceive, in stage pixels. Fixed: others test through it. */
import type { Rect } from '../types';

/** A node with a meaning: a role, a test name, text or focus. States are there when true, else left out. */
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
  /** Chosen among its siblings. */
  selected?: true;
  /** There, but of no use now. */
  disabled?: true;
  /** Ticked or switched on. */
  checked?: true;
  /** Shows what belongs to it. */
  expanded?: true;
  /** Still loading. */
  busy?: true;
  /** Stage pixels, as drawn now; of a node without extent, the box around what is drawn inside. */
  rect: Rect;
  /** It meets the stage, is not cut away and its alpha is over 0.01. */
  onScreen: boolean;
  /** Nodes with a meaning inside, in drawing order of the tree. */
  children: SceneNode[];
}
