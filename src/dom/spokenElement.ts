/**
 * What voice guides read that have no call of their own: Samsung's reads the element that has the page's focus, and reads another one
 * only when focus moves. Two elements take turns, seen by nobody.
 */
import type { LayerContext } from './domPart';

/** The element that is read. */
export interface SpokenElement {
  /** Has this read; what was being read ends. */
  say(text: string): void;
  /** Takes it out of the page. */
  remove(): void;
}

/** Adds it to the stage. Keys still reach the window: they bubble. */
export function createSpokenElement(_: undefined, { stage }: LayerContext): SpokenElement {
  const elements = [0, 1].map(() => {
    const element = document.createElement('div');
    element.tabIndex = -1;
    element.setAttribute('role', 'button');
    // Not hidden, which would keep it from being read: of one pixel, and clear.
    Object.assign(element.style, {
      position: 'absolute',
      width: '1px',
      height: '1px',
      opacity: '0',
      outline: 'none',
      pointerEvents: 'none',
    });
    stage.append(element);
    return element;
  });
  let turn = 0;
  return {
    say(text) {
      turn = 1 - turn;
      const element = elements[turn]!;
      element.setAttribute('aria-label', text);
      element.focus({ preventScroll: true });
    },
    remove() {
      for (const element of elements) element.remove();
    },
  };
}
