/**
 * The thin layer of DOM over the canvas: what the browser sets better than a scene does, such as a long text that is HTML.
 * It takes no input: keys, pointer and focus are the scene's, which draws the dialog around it. A part shows itself to
 * tests as a scene node. What parts are made of loads when the first one is shown.
 */
import type { SceneNode } from '../../renderer';
import type { DomPart } from './domPart';
import type { TextBox, TextBoxOptions } from './textBox';

export interface DomLayer {
  /**
   * Shows HTML of another party as text; null when it has nothing to read.
   * @throws what the browser throws when the code for it cannot be had
   */
  showText(options: TextBoxOptions): Promise<TextBox | null>;
  /** Its parts, for `window.__tv`. */
  nodes(): SceneNode[];
  /** Something in it will still change. */
  busy(): boolean;
}

/** @param stage the box that video and canvas share; @param reducedMotion movements are cut */
export function createDomLayer(stage: HTMLElement, reducedMotion: boolean): DomLayer {
  const parts = new Set<DomPart>();
  let loading = 0;
  return {
    async showText(options) {
      loading += 1;
      try {
        const { createTextBox } = await import('./textBox');
        return createTextBox(options, { stage, parts, reducedMotion });
      } finally {
        loading -= 1;
      }
    },
    nodes: () => [...parts].map((part) => part.node()),
    busy: () => loading > 0 || [...parts].some((part) => part.busy()),
  };
}
