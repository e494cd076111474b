/** A box of sanitised text in the DOM layer. It is measured once its fonts are loaded, and scrolled in steps. */
import type { SceneNode } from '../../renderer';
import { attachToStage, scaleOf } from './stageLayer';
import type { DomPart, LayerContext } from './domPart';
import { sanitise } from './sanitise';
import { textBlocks } from './textBlocks';
import { textStyle } from './textStyle';
import type { TextLook } from './textStyle';
import { captureWheel } from './wheel';
import type { WheelHandler } from './wheel';

export interface TextBoxOptions {
  /** Untrusted HTML. */
  html: string;
  /** Title of the text, shown above the box by the caller. */
  title: string;
  /** Stage pixels. */
  rect: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
  look: TextLook;
  /** Called with the height of the whole text, stage pixels, when it is first measured and whenever it changes. */
  onHeight: (height: number) => void;
  /** Called for wheel events anywhere on the stage. */
  onWheel: WheelHandler;
}

export interface TextBox {
  /** Shows the text from `offset` stage pixels below its start. */
  moveTo(offset: number): void;
  /** Removes it from the page. */
  remove(): void;
}

/** The same duration as focus and scroll transitions in the scene. */
const TRAVEL = 'transform 200ms ease-out';

/** Adds the text to the page; null when the HTML has no readable content. */
export function createTextBox(
  options: TextBoxOptions,
  { stage, parts, reducedMotion }: LayerContext,
): TextBox | null {
  const { html, title, rect, look, onHeight, onWheel } = options;
  const text = sanitise(html, title);
  if (text === null) return null;

  const content = document.createElement('div');
  content.append(text);
  Object.assign(content.style, {
    // A compositor layer of its own: a scroll step does not repaint it.
    willChange: 'transform',
    transition: reducedMotion() ? 'none' : TRAVEL,
  });
  const style = document.createElement('style');
  style.textContent = textStyle(look);
  const element = document.createElement('div');
  element.className = 'text-box';
  element.setAttribute('role', 'document');
  element.setAttribute('aria-label', title);
  Object.assign(element.style, {
    position: 'absolute',
    left: `${rect.x}px`,
    top: `${rect.y}px`,
    width: `${rect.w}px`,
    height: `${rect.h}px`,
    overflow: 'hidden',
  });
  element.append(style, content);

  let measured = false;
  // Fonts that load later change the height of the text.
  const resizeObserver = new ResizeObserver(() => {
    measured = true;
    onHeight(content.offsetHeight);
  });
  resizeObserver.observe(content);

  const part: DomPart = {
    busy: () => !measured || document.fonts.status === 'loading' || content.getAnimations().length > 0,
    node() {
      const { left, top } = stage.getBoundingClientRect();
      const scale = scaleOf(stage);
      return toSceneNode(element, content, title, (box) => ({
        x: (box.left - left) / scale,
        y: (box.top - top) / scale,
        w: box.width / scale,
        h: box.height / scale,
      }));
    },
  };
  const detach = attachToStage(stage, element);
  const releaseWheel = captureWheel(stage, onWheel);
  parts.add(part);
  return {
    moveTo(offset) {
      content.style.transform = `translateY(${-offset}px)`;
    },
    remove() {
      parts.delete(part);
      resizeObserver.disconnect();
      releaseWheel();
      detach();
    },
  };
}

/** The text as `window.__tv` shows it: a node for each heading, paragraph and list item, in order. */
function toSceneNode(
  element: HTMLElement,
  content: HTMLElement,
  title: string,
  onStage: (box: DOMRect) => SceneNode['rect'],
): SceneNode {
  const window = onStage(element.getBoundingClientRect());
  return {
    id: 'text-box',
    role: 'document',
    name: title,
    rect: window,
    onScreen: true,
    children: textBlocks(content).map(({ role, text, box }) => {
      const rect = onStage(box);
      const onScreen = rect.y < window.y + window.h && rect.y + rect.h > window.y;
      return { role, name: text, rect, onScreen, children: [] };
    }),
  };
}
