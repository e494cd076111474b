/**
 * Mouse and magic remote have the effects of keys: a hover focuses, a click presses, a held button is a long press,
 * wheel and drag scroll the list under the pointer; a node with `onDrag` has a press for itself. Within 500 ms of a key a hover does not focus, because a remote
 * moves while its keys are used.
 */
import type { HostNode, SceneRoot } from '../host/node';
import { activate, createLongPress } from './activate';
import { createDrag } from './drag';
import { focusableAt } from './hitTest';
import { createNodeDrag } from './nodeDrag';
import { createWheel } from './wheel';

export interface PointerOptions {
  scene: SceneRoot;
  /** Target of mouse events: the canvas's parent or `window`. */
  target: EventTarget;
  /** Converts an event's position to stage pixels. */
  toStage(event: MouseEvent): { x: number; y: number };
  runDiscrete(run: () => void): void;
  /** The pointer must be shown or hidden (the page's cursor, or a drawn one). */
  onVisible?(visible: boolean): void;
}

export interface Pointer {
  readonly visible: boolean;
  /** A key was used: the pointer hides. */
  keyUsed(): void;
  /** The platform hid the pointer. */
  hide(): void;
  dispose(): void;
}

/** Time after a key during which pointer movement is ignored, ms. */
const TAKEOVER_MS = 500;
/** Time without movement after which the pointer hides, ms. */
const HIDE_MS = 5000;
export function createPointer(options: PointerOptions): Pointer {
  const { scene, target, toStage, runDiscrete } = options;
  const { clock } = scene;
  let visible = false;
  let lastKey = -Infinity;
  let lastMove = -Infinity;
  let hideTimer: number | null = null;
  let takeoverTimer: number | null = null;
  let hoverFrame: number | null = null;
  let x = 0;
  let y = 0;
  const drag = createDrag(scene);
  const wheel = createWheel(scene, runDiscrete);
  const nodeDrag = createNodeDrag(scene, runDiscrete, focus);
  /** The button went down for a long press or an `onDrag`: the click that ends it is not a press. */
  let clickUsed = false;
  /**
   * There was a click since the last movement: another screen may be under the pointer now, and must not take focus.
   */
  let clicked = false;
  const longPress = createLongPress(scene, runDiscrete, (node) => {
    clickUsed = focus(node);
    return clickUsed;
  });

  function setVisible(now: boolean): void {
    if (visible === now) return;
    visible = now;
    options.onVisible?.(now);
  }

  function clear(): void {
    if (hideTimer !== null) clock.clearTimeout(hideTimer);
    if (takeoverTimer !== null) clock.clearTimeout(takeoverTimer);
    if (hoverFrame !== null) clock.cancelFrame(hoverFrame);
    hideTimer = null;
    takeoverTimer = null;
    hoverFrame = null;
  }

  function hide(): void {
    clear();
    setVisible(false);
  }

  function checkHide(): void {
    const left = lastMove + HIDE_MS - clock.now();
    if (left > 0) hideTimer = clock.setTimeout(checkHide, left);
    else hide();
  }

  /** At most once per frame, which may contain several movements. */
  function scheduleHover(): void {
    hoverFrame ??= clock.requestFrame(() => {
      hoverFrame = null;
      if (clicked || nodeDrag.active) return;
      const node = focusableAt(scene, x, y);
      if (node !== null) runDiscrete(() => void focus(node));
    });
  }

  function focus(node: HostNode): boolean {
    return scene.focus.allows(node) && (scene.focus.current === node || scene.focus.focus(node, 'pointer'));
  }

  function updatePosition(event: Event): void {
    ({ x, y } = toStage(event as MouseEvent));
  }

  function onMove(event: Event): void {
    updatePosition(event);
    clicked = false;
    lastMove = clock.now();
    hideTimer ??= clock.setTimeout(checkHide, HIDE_MS);
    let dragging = false;
    // A move without a button: the release was lost, for example to a window of the system.
    const phase = (event as MouseEvent).buttons === 0 ? 'cancel' : 'move';
    runDiscrete(() => (dragging = nodeDrag.send(phase, x, y) || drag.move(x, y)));
    if (dragging) {
      longPress.end();
      setVisible(true);
      return;
    }
    const wait = lastKey + TAKEOVER_MS - clock.now();
    if (wait <= 0) {
      setVisible(true);
      scheduleHover();
    } else {
      takeoverTimer ??= clock.setTimeout(() => {
        takeoverTimer = null;
        setVisible(true);
        scheduleHover();
      }, wait);
    }
  }

  /** A click is intentional: it does not wait for the pause after a key. */
  function onClick(event: Event): void {
    updatePosition(event);
    const wasUsed = clickUsed;
    clickUsed = false;
    clicked = true;
    if (drag.suppressesClick() || wasUsed || !scene.screens.accepts('enter')) return;
    const node = focusableAt(scene, x, y);
    if (node === null) return;
    runDiscrete(() => {
      if (!focus(node)) return;
      // Some platforms send a click alone.
      if (nodeDrag.begin(node, x, y)) nodeDrag.send('end', x, y);
      else activate(node);
    });
  }

  function onWheel(event: Event): void {
    updatePosition(event);
    wheel.handleWheel(event as WheelEvent, x, y);
  }

  /** Does not wait either, like a click. */
  function onDown(event: Event): void {
    if ((event as MouseEvent).button !== 0 || !scene.screens.accepts('enter')) return;
    updatePosition(event);
    const node = focusableAt(scene, x, y);
    runDiscrete(() => void nodeDrag.begin(node, x, y));
    // Also when the handler threw: the click must not call it again.
    clickUsed = nodeDrag.active;
    if (clickUsed) return;
    drag.begin(x, y);
    if (node !== null) longPress.begin(node);
  }

  /** The place where the pointer left the stage is not known everywhere: a press ends where it was last. */
  function onUp(event: Event): void {
    if ((event as MouseEvent).button !== 0) return;
    if (event.type === 'mouseup') updatePosition(event);
    longPress.end();
    runDiscrete(() => {
      drag.end();
      nodeDrag.send('end', x, y);
    });
  }

  target.addEventListener('mousemove', onMove);
  target.addEventListener('click', onClick);
  target.addEventListener('mousedown', onDown);
  target.addEventListener('mouseup', onUp);
  target.addEventListener('mouseleave', onUp);
  target.addEventListener('wheel', onWheel, { passive: true });

  return {
    get visible() {
      return visible;
    },
    keyUsed() {
      lastKey = clock.now();
      hide();
    },
    hide,
    dispose() {
      target.removeEventListener('mousemove', onMove);
      target.removeEventListener('click', onClick);
      target.removeEventListener('mousedown', onDown);
      target.removeEventListener('mouseup', onUp);
      target.removeEventListener('mouseleave', onUp);
      target.removeEventListener('wheel', onWheel);
      wheel.dispose();
      longPress.end();
      clear();
    },
  };
}
