/** The shape of `window.__tv.scene()`: what a viewer can perceive, in stage pixels. Fixed: others test through it. */
import type { Rect } from '../types';

export interface SceneNode {
  id?: string;
  role: string;
  name: string;
  value?: string | number;
  focused?: true;
  selected?: true;
  disabled?: true;
  checked?: true;
  expanded?: true;
  busy?: true;
  rect: Rect;
  onScreen: boolean;
  children: SceneNode[];
}
