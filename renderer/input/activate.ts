/** OK on what has focus: a short press on release, a long one while held. */
import { isShown } from '../scene/node';
import type { HostNode } from '../scene/node';
import type { SceneRoot } from '../scene/root';

/** How long OK is held for `onLongPress`. */
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
    down() {
      end();
      node = scene.focus.current;
      const taker = node === null ? null : nearestWith(node, 'onLongPress');
      if (taker === null) return;
      timer = scene.clock.setTimeout(() => {
        const pressed = end();
        if (pressed === null || pressed !== scene.focus.current || pressed.props.disabled === true) return;
        runDiscrete(() => taker.props.onLongPress?.());
      }, LONG_PRESS_MS);
    },
    up() {
      const pressed = end();
      if (pressed !== null && pressed === scene.focus.current) activate(pressed);
    },
    cancel() {
      end();
    },
  };
}
