/** Presses, by OK or the pointer's button: a short press on release, a long press while held. */
import { callHandler } from '../host/callHandler';
import { isShown } from '../host/node';
import type { HostNode, SceneRoot } from '../host/node';

/** Time that OK, or the pointer's button, is held for `onLongPress`, ms. */
const LONG_PRESS_MS = 500;

/** Calls the nearest `onPress` from the node outwards. False when there is none, or either node is disabled. */
export function activate(node: HostNode): boolean {
  const handlerNode = nearestWith(node, 'onPress');
  if (
    handlerNode === null ||
    node.props.disabled === true ||
    handlerNode.props.disabled === true ||
    !isShown(node)
  )
    return false;
  callHandler(node.root!, handlerNode, 'onPress', handlerNode.props.onPress!);
  return true;
}

function nearestWith(node: HostNode, prop: 'onPress' | 'onLongPress'): HostNode | null {
  for (let at: HostNode | null = node; at !== null; at = at.parent)
    if (at.props[prop] !== undefined) return at;
  return null;
}

/** A node that was disabled, or is no longer the press's, is not called. */
function callLongPress(
  scene: SceneRoot,
  pressed: HostNode,
  handlerNode: HostNode,
  runDiscrete: (run: () => void) => void,
  isStillTarget: (node: HostNode) => boolean,
): void {
  runDiscrete(() => {
    const { onLongPress } = handlerNode.props;
    if (onLongPress !== undefined && pressed.props.disabled !== true && isStillTarget(pressed))
      callHandler(scene, handlerNode, 'onLongPress', onLongPress);
  });
}

interface LongPress {
  /** The button went down on this node. */
  begin(node: HostNode): void;
  /** The button was released. @returns the pressed node; null after a long press, which is not also a press */
  end(): HostNode | null;
}

/**
 * Follows a press of the pointer's button from down to up. Held for `LONG_PRESS_MS` it calls the nearest `onLongPress` from the node
 * outwards.
 *
 * @param isStillTarget called after that time: false when the press is no longer on the node
 */
export function createLongPress(
  scene: SceneRoot,
  runDiscrete: (run: () => void) => void,
  isStillTarget: (node: HostNode) => boolean,
): LongPress {
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
      const handlerNode = nearestWith(pressed, 'onLongPress');
      if (handlerNode === null) return;
      timer = scene.clock.setTimeout(() => {
        end();
        callLongPress(scene, pressed, handlerNode, runDiscrete, isStillTarget);
      }, LONG_PRESS_MS);
    },
    end,
  };
}

interface EnterKey {
  down(): void;
  /** A keydown of the key while it is down. */
  repeated(): void;
  up(): void;
  /** Ends a press without its release: the page is hidden, or lost keyboard focus. */
  cancel(): void;
}

/**
 * Follows OK from down to up. A press belongs to the node that had focus when the key went down: if another node has
 * focus at the release, because a screen opened meanwhile, nothing is pressed.
 *
 * A long press is one that is held, which only its repeats tell from one whose release was lost. Without any, a release after
 * `LONG_PRESS_MS` is one, and a key that neither repeats nor is released was pressed and let go.
 *
 * @param onLost called when `lostMs` have passed without an event of a key that is down; it makes the release
 */
export function createEnterKey(
  scene: SceneRoot,
  runDiscrete: (run: () => void) => void,
  lostMs: number,
  onLost: () => void,
): EnterKey {
  const { clock } = scene;
  const isFocused = (pressed: HostNode): boolean => pressed === scene.focus.current;
  let node: HostNode | null = null;
  let downAt = 0;
  let lastSeen = 0;
  /** Repeats, or is released, before it is lost. */
  let isHeld = false;
  let timer: number | null = null;

  /** Set once a press, and looks at the clock when it fires: repeats every 30 ms must not set a timer each. */
  function checkLost(): void {
    const left = lastSeen + lostMs - clock.now();
    timer = left > 0 ? clock.setTimeout(checkLost, left) : null;
    if (timer !== null) return;
    isHeld = false;
    onLost();
  }

  function end(): HostNode | null {
    if (timer !== null) clock.clearTimeout(timer);
    timer = null;
    const pressed = node;
    node = null;
    return pressed;
  }

  /** True where a node takes long presses; the press is then over. */
  function pressLong(pressed: HostNode): boolean {
    if (clock.now() - downAt < LONG_PRESS_MS) return false;
    const handlerNode = nearestWith(pressed, 'onLongPress');
    if (handlerNode === null) return false;
    end();
    callLongPress(scene, pressed, handlerNode, runDiscrete, isFocused);
    return true;
  }

  return {
    down() {
      end();
      node = scene.focus.current;
      if (node === null) return;
      downAt = lastSeen = clock.now();
      isHeld = true;
      timer = clock.setTimeout(checkLost, lostMs);
    },
    repeated() {
      if (node === null) return;
      lastSeen = clock.now();
      pressLong(node);
    },
    up() {
      if (node === null || (isHeld && pressLong(node))) return;
      const pressed = end();
      if (pressed !== null && isFocused(pressed)) activate(pressed);
    },
    cancel: () => void end(),
  };
}
