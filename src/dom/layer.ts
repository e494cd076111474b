/**
 * The thin layer of DOM over the canvas: what the browser sets better than a scene does, such as a long text that is HTML.
 * Everything in it stands in stage pixels and is scaled with the stage. It is to look at only: keys, pointer and focus are
 * the scene's, which draws the dialog around it. A part shows itself to tests as scene nodes.
 */
import type { SceneNode } from '../../renderer';
import type { TextBox, TextBoxOptions } from './textBox';

/** What stands in the layer. */
export interface DomPart {
  readonly element: HTMLElement;
  /** Fonts, movements and measures it still waits for. */
  busy(): boolean;
  /** What a viewer can perceive of it. */
  node(scale: number, origin: { readonly left: number; readonly top: number }): SceneNode;
}

export interface DomLayer {
  /**
   * Shows HTML of another party as text; null when it has nothing to read. Its code loads when it is first called.
   * @throws what the browser throws when that code cannot be had
   */
  showText(options: TextBoxOptions): Promise<TextBox | null>;
  /** Calls `turned` for each turn of the wheel anywhere on the stage, which nothing else hears of meanwhile. */
  takeWheel(turned: (direction: 1 | -1, time: number) => void): () => void;
  /** Its parts, for `window.__tv`. */
  nodes(): SceneNode[];
  /** Something in it will still change. */
  busy(): boolean;
}

/** Above the canvas, which a lost context replaces by a new one. */
const Z_INDEX = '1';
const STAGE = { w: 1920, h: 1080 } as const;

/** @param stage the box that video and canvas share; @param reducedMotion movements are cut */
export function createDomLayer(stage: HTMLElement, reducedMotion: boolean): DomLayer {
  const parts = new Set<DomPart>();
  let ground: HTMLElement | null = null;
  let loading = 0;

  const scale = (): number => stage.clientWidth / STAGE.w;

  function fit(): void {
    if (ground !== null) ground.style.transform = `scale(${scale()})`;
  }

  /** The layer is in the page while there is something in it. */
  function open(): HTMLElement {
    if (ground !== null) return ground;
    ground = document.createElement('div');
    Object.assign(ground.style, {
      position: 'absolute',
      left: '0',
      top: '0',
      width: `${STAGE.w}px`,
      height: `${STAGE.h}px`,
      transformOrigin: '0 0',
      pointerEvents: 'none',
      zIndex: Z_INDEX,
    });
    stage.append(ground);
    fit();
    window.addEventListener('resize', fit);
    return ground;
  }

  function close(): void {
    window.removeEventListener('resize', fit);
    ground?.remove();
    ground = null;
  }

  function add(part: DomPart): () => void {
    open().append(part.element);
    parts.add(part);
    return () => {
      part.element.remove();
      if (parts.delete(part) && parts.size === 0) close();
    };
  }

  return {
    async showText(options) {
      loading += 1;
      try {
        const { createTextBox } = await import('./textBox');
        return createTextBox(options, { add, reducedMotion });
      } finally {
        loading -= 1;
      }
    },
    takeWheel(turned) {
      const hear = (event: WheelEvent): void => {
        event.stopPropagation();
        if (Math.abs(event.deltaY) > Math.abs(event.deltaX)) {
          turned(event.deltaY > 0 ? 1 : -1, event.timeStamp);
        }
      };
      stage.addEventListener('wheel', hear, { capture: true, passive: true });
      return () => stage.removeEventListener('wheel', hear, { capture: true });
    },
    nodes() {
      const origin = stage.getBoundingClientRect();
      return [...parts].map((part) => part.node(scale(), origin));
    },
    busy: () => loading > 0 || [...parts].some((part) => part.busy()),
  };
}
