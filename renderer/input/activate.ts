/** OK on what has focus, and a press of the pointer: a short one on release, a long one while held. */
import { isShown } from '../scene/node';
import type { HostNode } from '../scene/node';
import type { SceneRoot } from '../scene/root';

/** How long OK, or the pointer's button, is held for `onLongPress`. */
const LONG_PRESS_MS = 500;

/** Calls the `onPress` of a node or of the nearest one around it that has one. False when nobody has, or it is disabled. */
export function activate(node: HostNode): boolean {
  const taker = nearestWith(node, 'onPress');
  if (taker === null || node.props.disabled === true || taker.props.disabled === true || !isShown(node))
    return false;
  taker.props.onPress!();
  return true;
}

function nearestWith(node: HostNode, prop: 'onPress' | 'onLongPress'): HostNode | null {
  for (let at: HostNode | null = node; at !== null; at = at.parent)
    if (at.props[prop] !== undefined) return at;
  return null;
}

interface Hold {
  /** A press of this node begins. */
  begin(node: HostNode): void;
  /** The press is over. What was pressed; null when it was held, which is no press any more. */
  end(): HostNode | null;
}

/**
 * Follows a press that may be held: after a time the `onLongPress` of the node, or of the nearest one around it that has
 * one, is called.
 *
 * @param counts asked when the time has passed: false when the node is no longer meant
 */
export function createHold(
  scene: SceneRoot,
  runDiscrete: (run: () => void) => void,
  counts: (node: HostNode) => boolean,
): Hold {
  let node: HostNode | null = null;
  let timer: number | null = null;

  function end(): HostNode | null {
    if (timer !== null) scene.clock.clearTimeout(timer);
    timer = null;
    const pressed = node;
    node = null;
    return pressed;
  }

  return {
    begin(pressed) {
      end();
      node = pressed;
      const taker = nearestWith(pressed, 'onLongPress');
      if (taker === null) return;
      timer = scene.clock.setTimeout(() => {
        end();
        runDiscrete(() => {
          if (pressed.props.disabled !== true && counts(pressed)) taker.props.onLongPress?.();
        });
      }, LONG_PRESS_MS);
    },
    end,
  };
}

interface EnterKey {
  down(): void;
  up(): void;
  /** The press counts for nothing any more: the page lost the keyboard. */
  cancel(): void;
}

/**
 * Follows OK from press to release. A press belongs to the node that had focus when it began: when focus has moved on
 * meanwhile (a screen that opened under the finger), the release does nothing.
 */
export function createEnterKey(scene: SceneRoot, runDiscrete: (run: () => void) => void): EnterKey {
  const hold = createHold(scene, runDiscrete, (node) => node === scene.focus.current);
  return {
    down() {
      if (scene.focus.current === null) hold.end();
      else hold.begin(scene.focus.current);
    },
    up() {
      const pressed = hold.end();
      if (pressed !== null && pressed === scene.focus.current) activate(pressed);
    },
    cancel() {
      hold.end();
    },
  };
}
