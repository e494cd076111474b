/**
 * The remote: DOM key events in, presses on the focus tree out, throttled (DEVICE-01) and at discrete priority
 * (architecture.md, invariant 3). Knows when a key is held, so that everything but focus and scroll can wait.
 */
import type { SceneRoot } from '../scene/root';
import type { Key, KeyPress } from '../types';
import { createEnterKey } from './activate';
import { createGate } from './pace';
import { editOf, pastedText, write } from './typing';

export interface KeyboardOptions {
  scene: SceneRoot;
  /** Where key events arrive, usually `window`. */
  target: EventTarget;
  /** The platform's table; null leaves the event to the page. */
  keyMap(event: KeyboardEvent): Key | null;
  /** Runs handlers so that the state they set commits before the next frame. */
  runDiscrete(run: () => void): void;
  /** Told of every key before it is dealt with, dropped ones too: the pointer steps back. */
  onKeyUse?(): void;
  /** A press that neither a handler nor focus had a use for. */
  onUnhandled?(press: KeyPress): void;
}

export interface Keyboard {
  /** A key is held: from its first repeat until it is let go. */
  readonly holding: boolean;
  /** Called when `holding` changes. Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
  /** Directions do nothing for so long (PAGE-10: 200 ms after a fetch). */
  block(ms: number): void;
  dispose(): void;
}

/** Without any event for this long a held key counts as let go: some sets lose the keyup when a system menu opens. */
const HOLD_LOST_MS = 700;

const directions: ReadonlySet<string> = new Set(['left', 'right', 'up', 'down']);

export function createKeyboard(options: KeyboardOptions): Keyboard {
  const { scene, target, keyMap, runDiscrete } = options;
  const { clock } = scene;
  const gate = createGate((key) => (directions.has(key) ? 'direction' : key));
  const enter = createEnterKey(scene, runDiscrete);
  const listeners = new Set<() => void>();
  /** Keys whose press was delivered: each gets its release. */
  const down = new Set<Key>();
  let held: Key | null = null;
  let heldAt = 0;
  let watch: number | null = null;
  let blockedUntil = -Infinity;

  function hold(key: Key): void {
    heldAt = clock.now();
    watch ??= clock.setTimeout(checkHold, HOLD_LOST_MS);
    if (held === key) return;
    const before = held;
    held = key;
    if (before === null) for (const listener of listeners) listener();
  }

  /** Set once and asked again when it fires: a repeat every 30 ms must not set a timer every 30 ms. */
  function checkHold(): void {
    watch = null;
    if (held === null) return;
    const left = heldAt + HOLD_LOST_MS - clock.now();
    if (left > 0) watch = clock.setTimeout(checkHold, left);
    else letGo(held);
  }

  function letGo(key: Key): void {
    gate.up(key);
    if (held === key) {
      held = null;
      if (watch !== null) clock.clearTimeout(watch);
      watch = null;
      runDiscrete(() => scene.focus.release());
      for (const listener of listeners) listener();
    }
    if (down.delete(key)) {
      runDiscrete(() => scene.focus.keyUp({ key, repeat: false, time: clock.now() }));
    }
  }

  /** True when the event was typed into whatever takes text. */
  function typed(event: KeyboardEvent): boolean {
    const edit = editOf(event);
    if (edit === null) return false;
    let taken = false;
    runDiscrete(() => (taken = write(scene, edit)));
    return taken;
  }

  function onKeyDown(event: Event): void {
    const keyEvent = event as KeyboardEvent;
    if (typed(keyEvent)) {
      keyEvent.preventDefault();
      options.onKeyUse?.();
      return;
    }
    const key = keyEvent.ctrlKey || keyEvent.altKey || keyEvent.metaKey ? null : keyMap(keyEvent);
    // shortcuts of the browser stay the browser's
    if (key === null) return;
    keyEvent.preventDefault();
    options.onKeyUse?.();
    const time = clock.now();
    const verdict = gate.down(key, time, keyEvent.repeat);
    if (held === key) hold(key);
    if (verdict === 'drop') return;
    if (verdict === 'repeat') hold(key);
    if (time < blockedUntil && directions.has(key)) return;
    down.add(key);
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
    letGo(key);
    if (key === 'enter') runDiscrete(enter.up);
  }

  function onLost(): void {
    enter.cancel();
    gate.clear();
    if (held !== null) letGo(held);
    for (const key of down) letGo(key);
  }

  function onPaste(event: Event): void {
    const text = pastedText(event);
    if (text === null) return;
    runDiscrete(() => {
      if (write(scene, { type: 'insert', text })) event.preventDefault();
    });
  }

  target.addEventListener('keydown', onKeyDown);
  target.addEventListener('keyup', onKeyUp);
  target.addEventListener('blur', onLost);
  target.addEventListener('paste', onPaste);

  return {
    get holding() {
      return held !== null;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    block(ms) {
      blockedUntil = Math.max(blockedUntil, clock.now() + ms);
    },
    dispose() {
      target.removeEventListener('keydown', onKeyDown);
      target.removeEventListener('keyup', onKeyUp);
      target.removeEventListener('blur', onLost);
      target.removeEventListener('paste', onPaste);
      onLost();
      listeners.clear();
    },
  };
}
