/**
 * The remote: DOM key events are throttled and passed to the focus tree as presses at discrete priority, so that
 * state they set is in the next frame. Detects a held key and its release, also where the platform loses the keyup.
 */
import type { SceneRoot } from '../host/node';
import type { Key, KeyPress } from '../types';
import { createEnterKey } from './activate';
import { createKeyThrottle } from './keyThrottle';
import { textEditOf, pastedText, dispatchTextEdit } from './textInput';

export interface KeyboardOptions {
  scene: SceneRoot;
  /** Target of key events, usually `window`. */
  target: EventTarget;
  /** The platform's key map; null leaves the event to the page. */
  keyMap(event: KeyboardEvent): Key | null;
  /** Runs handlers so that the state they set commits before the next frame. */
  runDiscrete(run: () => void): void;
  /** Called for every key before it is handled, including throttled ones: the pointer hides. */
  onKeyUse?(): void;
  /** A press that neither a handler nor a focus move used. */
  onUnhandled?(press: KeyPress): void;
}

export interface Keyboard {
  /** Ignores direction keys for `ms`: a key meant for what was shown must not act on what has just loaded. */
  block(ms: number): void;
  dispose(): void;
}

/**
 * Without an event for this long a held key counts as released: some devices lose the keyup when a system menu opens.
 */
const LOST_KEYUP_MS = 700;

const directions: ReadonlySet<string> = new Set(['left', 'right', 'up', 'down']);

export function createKeyboard(options: KeyboardOptions): Keyboard {
  const { scene, target, keyMap, runDiscrete } = options;
  const { clock } = scene;
  const keyThrottle = createKeyThrottle((key) => (directions.has(key) ? 'direction' : key));
  const enter = createEnterKey(scene, runDiscrete);
  /** Keys whose press was delivered; each of them gets its release. */
  const pressedKeys = new Set<Key>();
  /** The key that repeats; whether one is held is known to the focus tree (`focus.holding`). */
  let held: Key | null = null;
  let heldAt = 0;
  let holdTimer: number | null = null;
  let blockedUntil = -Infinity;

  function markHeld(key: Key): void {
    heldAt = clock.now();
    holdTimer ??= clock.setTimeout(checkHold, LOST_KEYUP_MS);
    held = key;
  }

  /** The timer is set once and checks the clock when it fires: repeats every 30 ms must not set a timer each. */
  function checkHold(): void {
    holdTimer = null;
    if (held === null) return;
    const left = heldAt + LOST_KEYUP_MS - clock.now();
    if (left > 0) holdTimer = clock.setTimeout(checkHold, left);
    else releaseKey(held);
  }

  function releaseKey(key: Key): void {
    keyThrottle.up(key);
    if (held === key) {
      held = null;
      if (holdTimer !== null) clock.clearTimeout(holdTimer);
      holdTimer = null;
      runDiscrete(() => scene.focus.release());
    }
    if (pressedKeys.delete(key)) {
      runDiscrete(() => scene.focus.keyUp({ key, repeat: false, time: clock.now() }));
    }
  }

  /** True when a node with `onText` handled the event. */
  function typeText(event: KeyboardEvent): boolean {
    const edit = textEditOf(event);
    if (edit === null) return false;
    let taken = false;
    runDiscrete(() => (taken = dispatchTextEdit(scene, edit)));
    return taken;
  }

  function onKeyDown(event: Event): void {
    const keyEvent = event as KeyboardEvent;
    if (typeText(keyEvent)) {
      keyEvent.preventDefault();
      options.onKeyUse?.();
      return;
    }
    const key = keyEvent.ctrlKey || keyEvent.altKey || keyEvent.metaKey ? null : keyMap(keyEvent);
    // Browser shortcuts are left to the browser.
    if (key === null) return;
    keyEvent.preventDefault();
    options.onKeyUse?.();
    const time = clock.now();
    const verdict = keyThrottle.down(key, time, keyEvent.repeat);
    if (held === key) markHeld(key);
    if (verdict === 'drop') return;
    if (verdict === 'repeat') markHeld(key);
    if (time < blockedUntil && directions.has(key)) return;
    pressedKeys.add(key);
    const press: KeyPress = { key, repeat: verdict === 'repeat', time };
    runDiscrete(() => {
      if (scene.focus.press(press)) return;
      if (key !== 'enter') options.onUnhandled?.(press);
      else if (!press.repeat) enter.down();
    });
  }

  function onKeyUp(event: Event): void {
    const key = keyMap(event as KeyboardEvent);
    if (key === null) return;
    releaseKey(key);
    if (key === 'enter') runDiscrete(enter.up);
  }

  function onBlur(): void {
    enter.cancel();
    keyThrottle.clear();
    if (held !== null) releaseKey(held);
    for (const key of pressedKeys) releaseKey(key);
  }

  function onPaste(event: Event): void {
    const text = pastedText(event);
    if (text === null) return;
    runDiscrete(() => {
      if (dispatchTextEdit(scene, { type: 'insert', text })) event.preventDefault();
    });
  }

  target.addEventListener('keydown', onKeyDown);
  target.addEventListener('keyup', onKeyUp);
  target.addEventListener('blur', onBlur);
  target.addEventListener('paste', onPaste);

  return {
    block(ms) {
      blockedUntil = Math.max(blockedUntil, clock.now() + ms);
    },
    dispose() {
      target.removeEventListener('keydown', onKeyDown);
      target.removeEventListener('keyup', onKeyUp);
      target.removeEventListener('blur', onBlur);
      target.removeEventListener('paste', onPaste);
      onBlur();
    },
  };
}
