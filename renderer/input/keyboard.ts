/**
 * The remote: DOM key events are throttled and passed to the focus tree as presses at discrete priority, so that
 * state they set is in the next frame. Detects a held key and its release, also where the platform loses the keyup.
 */
import { callHandler } from '../host/callHandler';
import type { SceneRoot } from '../host/node';
import type { Key, KeyPress, TextEdit } from '../types';
import { createEnterKey } from './activate';
import { createKeyThrottle } from './keyThrottle';
import { textEditOf, pastedText, dispatchTextEdit } from './textInput';

export interface KeyboardOptions {
  scene: SceneRoot;
  /** Target of key events, usually `window`. */
  target: EventTarget;
  /** The platform's key map; null leaves the event to the page. */
  keyMap(event: KeyboardEvent): Key | null;
  /** False: every repeat of a held key acts. Default true. */
  throttle?: boolean;
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

/** Keys that wait for a screen; further ones are dropped: nobody presses more in that time and means them. */
const MAX_WAITING = 8;

const directions: ReadonlySet<string> = new Set(['left', 'right', 'up', 'down']);

export function createKeyboard(options: KeyboardOptions): Keyboard {
  const { scene, target, keyMap, runDiscrete } = options;
  const { clock, screens } = scene;
  const keyThrottle = createKeyThrottle((key) => (directions.has(key) ? 'direction' : key), options.throttle);
  const enter = createEnterKey(scene, runDiscrete);
  /** Keys whose press was delivered; each of them gets its release. */
  const pressedKeys = new Set<Key>();
  /** The key that repeats; whether one is held is known to the focus tree (`focus.holding`). */
  let held: Key | null = null;
  let heldAt = 0;
  let holdTimer: number | null = null;
  let blockedUntil = -Infinity;
  /** Keys and their releases that wait for the next screen; null: text that is no key. */
  const waiting: { key: Key | null; isUp: boolean; act: () => void }[] = [];
  let deliverTimer: number | null = null;

  function markHeld(key: Key, time: number): void {
    heldAt = time;
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

  /** True when a node with `onText` handled it. */
  function typeText(edit: TextEdit | null): boolean {
    if (edit === null) return false;
    let taken = false;
    runDiscrete(() => (taken = dispatchTextEdit(scene, edit)));
    return taken;
  }

  function onKeyDown(event: Event): void {
    const keyEvent = event as KeyboardEvent;
    const edit = textEditOf(keyEvent);
    // Whether a key that waits is text is decided by the screen that gets it.
    const waits = waiting.length > 0 || !screens.accepts('enter');
    if (!waits && typeText(edit)) {
      keyEvent.preventDefault();
      options.onKeyUse?.();
      return;
    }
    const key = keyEvent.ctrlKey || keyEvent.altKey || keyEvent.metaKey ? null : keyMap(keyEvent);
    // Browser shortcuts are left to the browser.
    if (key === null && (!waits || edit === null)) return;
    keyEvent.preventDefault();
    options.onKeyUse?.();
    const time = clock.now();
    const verdict = key === null ? 'press' : keyThrottle.down(key, time, keyEvent.repeat);
    if (key !== null && held === key) markHeld(key, time);
    if (verdict === 'drop') return;
    if (key !== null && verdict === 'repeat') markHeld(key, time);
    if (!waits) {
      if (key !== null) press(key, verdict === 'repeat', time);
      return;
    }
    const act = (): void => {
      if (!typeText(edit) && key !== null) press(key, verdict === 'repeat', clock.now());
    };
    if (key === 'back' && screens.accepts(key)) {
      // What came before it was for the screen that it leaves.
      waiting.length = 0;
      return act();
    }
    // A second OK of somebody impatient must not choose on a screen that was not there yet: it is void.
    const canWait = key === 'back' || edit !== null || directions.has(key!);
    if (canWait && verdict !== 'repeat' && waiting.length < MAX_WAITING)
      waiting.push({ key, isUp: false, act });
  }

  function press(key: Key, repeat: boolean, time: number): void {
    if (time < blockedUntil && directions.has(key)) return;
    pressedKeys.add(key);
    const press: KeyPress = { key, repeat, time };
    runDiscrete(() => {
      if (scene.focus.press(press)) return;
      if (key !== 'enter') {
        if (options.onUnhandled) callHandler(scene, null, 'onUnhandled', options.onUnhandled, press);
      } else if (!press.repeat) enter.down();
    });
  }

  function onKeyUp(event: Event): void {
    const key = keyMap(event as KeyboardEvent);
    if (key === null) return;
    const release = (): void => {
      releaseKey(key);
      if (key === 'enter') runDiscrete(enter.up);
    };
    if (!waiting.some((one) => one.key === key)) return release();
    keyThrottle.up(key);
    waiting.push({ key, isUp: true, act: release });
  }

  /** In a task of its own: screens tell of a change while React commits it. */
  function deliverSoon(): void {
    if (waiting.length > 0) deliverTimer ??= clock.setTimeout(deliver, 0);
  }

  /** Delivers what waited, in order; a back that is accepted before all others goes first and is the only one. */
  function deliver(): void {
    deliverTimer = null;
    if (!screens.accepts('enter')) {
      const back = waiting.findIndex(({ key, isUp }) => key === 'back' && !isUp);
      if (back < 0 || !screens.accepts('back')) return;
      waiting.splice(0, back);
      waiting.shift()!.act();
    }
    // A key that is delivered can lead to another screen, for which the rest waits.
    while (waiting.length > 0 && (waiting[0]!.isUp || screens.accepts('enter'))) waiting.shift()!.act();
  }

  function onBlur(): void {
    waiting.length = 0;
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

  const stopFollowing = screens.subscribe(deliverSoon);
  target.addEventListener('keydown', onKeyDown);
  target.addEventListener('keyup', onKeyUp);
  target.addEventListener('blur', onBlur);
  target.addEventListener('paste', onPaste);

  return {
    block(ms) {
      blockedUntil = Math.max(blockedUntil, clock.now() + ms);
    },
    dispose() {
      stopFollowing();
      if (deliverTimer !== null) clock.clearTimeout(deliverTimer);
      target.removeEventListener('keydown', onKeyDown);
      target.removeEventListener('keyup', onKeyUp);
      target.removeEventListener('blur', onBlur);
      target.removeEventListener('paste', onPaste);
      onBlur();
    },
  };
}
