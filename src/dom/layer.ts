/**
 * The DOM layer over the canvas, for what a browser renders better than a scene, such as a long HTML text or
 * a QR code. It takes no input: keys, pointer and focus belong to the scene, which draws what is around them. Each part
 * reports itself to tests as a scene node. The code of the parts is loaded when the first one is shown.
 */
import type { SceneNode } from '../../renderer';
import type { DomPart, LayerContext } from './domPart';
import type { TextBox, TextBoxOptions } from './textBox';

export interface DomLayer {
  /**
   * Shows third-party HTML as text; null when it has no readable content.
   * @throws the browser's error when the code cannot be loaded
   */
  showText(options: TextBoxOptions): Promise<TextBox | null>;
  /** Shows an element whose code comes with the screens that show it, made by `create`. */
  show<Options, Element>(
    create: (options: Options, layer: LayerContext) => Element,
    options: Options,
  ): Element;
  /** Its parts, for `window.__tv`. */
  nodes(): SceneNode[];
  /** True while a part will still change. */
  busy(): boolean;
}

/** @param stage the element that holds video and canvas; @param reducedMotion disables transitions, asked at each use */
export function createDomLayer(stage: HTMLElement, reducedMotion: () => boolean): DomLayer {
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
    show: (create, options) => create(options, { stage, parts, reducedMotion }),
    nodes: () => [...parts].map((part) => part.node()),
    busy: () => loading > 0 || [...parts].some((part) => part.busy()),
  };
}
