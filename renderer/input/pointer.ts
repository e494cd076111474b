/**
 * Mouse and magic remote as equals of the keys (DEVICE-05): hover focuses, a click presses, a button held is a long press,
 * wheel and drag scroll the list under the pointer. Keys have the right of way: movement takes over only 500 ms after the last key (DEVICE-04).
 */
import type { HostNode } from '../scene/node';
import type { SceneRoot } from '../scene/root';
import { activate, createHold } from './activate';
import { createDrag } from './drag';
import { focusableAt } from './hit';
import { createWheel } from './wheel';

export interface PointerOptions {
  scene: SceneRoot;
  /** Where mouse events arrive: the canvas' parent or `window`. */
  target: EventTarget;
  /** From an event to stage pixels. */
  toStage(event: MouseEvent): { x: number; y: number };
  runDiscrete(run: () => void): void;
  /** The pointer should be shown or hidden (the page's cursor, a drawn one). */
  onVisible?(visible: boolean): void;
}

export interface Pointer {
  readonly visible: boolean;
  /** A key was used: the pointer steps back. */
  keyUsed(): void;
  /** The platform hid it. */
  hide(): void;
  dispose(): void;
}

/** DEVICE-04 */
const TAKEOVER_MS = 500;
/** DEVICE-03 */
const HIDE_MS = 5000;
export function createPointer(options: PointerOptions): Pointer {
  const { scene, target, toStage, runDiscrete } = options;
  const { clock } = scene;
  let visible = false;
  let lastKey = -Infinity;
  let lastMove = -Infinity;
  let hideTimer: number | null = null;
  let takeover: number | null = null;
  let frame: number | null = null;
  let x = 0;
  let y = 0;
  const drag = createDrag(scene);
  const wheel = createWheel(scene, runDiscrete);
  /** The button was held: the click that follows is no press. */
  let held = false;
  /** There was a click since it moved: it has focused, and may have led to a screen that has other things in this place. */
  let clicked = false;
  const hold = createHold(scene, runDiscrete, (node) => {
    held = focus(node);
    return held;
  });

  function show(now: boolean): void {
    if (visible === now) return;
    visible = now;
    options.onVisible?.(now);
  }

  function clear(): void {
    if (hideTimer !== null) clock.clearTimeout(hideTimer);
    if (takeover !== null) clock.clearTimeout(takeover);
    if (frame !== null) clock.cancelFrame(frame);
    hideTimer = null;
    takeover = null;
    frame = null;
  }

  function hide(): void {
    clear();
    show(false);
  }

  function checkHide(): void {
    const left = lastMove + HIDE_MS - clock.now();
    if (left > 0) hideTimer = clock.setTimeout(checkHide, left);
    else hide();
  }

  /** Many movements come in a frame; one look is enough. */
  function look(): void {
    frame ??= clock.requestFrame(() => {
      frame = null;
      if (clicked) return;
      const node = focusableAt(scene, x, y);
      if (node !== null) runDiscrete(() => void focus(node));
    });
  }

  function focus(node: HostNode): boolean {
    return scene.focus.allows(node) && (scene.focus.current === node || scene.focus.focus(node, 'pointer'));
  }

  function place(event: Event): void {
    ({ x, y } = toStage(event as MouseEvent));
  }

  function onMove(event: Event): void {
    place(event);
    clicked = false;
    lastMove = clock.now();
    hideTimer ??= clock.setTimeout(checkHide, HIDE_MS);
    let dragging = false;
    runDiscrete(() => (dragging = drag.move(x, y)));
    if (dragging) {
      hold.end();
      show(true);
      return;
    }
    const wait = lastKey + TAKEOVER_MS - clock.now();
    if (wait <= 0) {
      show(true);
      look();
    } else {
      takeover ??= clock.setTimeout(() => {
        takeover = null;
        show(true);
        look();
      }, wait);
    }
  }

  /** A click is meant: it does not wait for the pointer to take over. */
  function onClick(event: Event): void {
    place(event);
    const wasHeld = held;
    held = false;
    clicked = true;
    if (drag.swallowsClick() || wasHeld) return;
    const node = focusableAt(scene, x, y);
    if (node === null) return;
    runDiscrete(() => {
      if (focus(node)) activate(node);
    });
  }

  function onWheel(event: Event): void {
    place(event);
    wheel.turned(event as WheelEvent, x, y);
  }

  /** A press is meant, as a click is. */
  function onDown(event: Event): void {
    if ((event as MouseEvent).button !== 0) return;
    place(event);
    held = false;
    drag.begin(x, y);
    const node = focusableAt(scene, x, y);
    if (node !== null) hold.begin(node);
  }

  function onUp(): void {
    hold.end();
    runDiscrete(drag.end);
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
      hold.end();
      clear();
    },
  };
}
