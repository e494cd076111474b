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

interface LongPress {
  /** The button went down on this node. */
  begin(node: HostNode): void;
  /** The button was released. @returns the pressed node; null after a long press, which is not also a press */
  end(): HostNode | null;
}

/**
 * Follows a press from down to up. Held for `LONG_PRESS_MS` it calls the nearest `onLongPress` from the node
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
        runDiscrete(() => {
          const { onLongPress } = handlerNode.props;
          if (onLongPress !== undefined && pressed.props.disabled !== true && isStillTarget(pressed))
            callHandler(scene, handlerNode, 'onLongPress', onLongPress);
        });
      }, LONG_PRESS_MS);
    },
    end,
  };
}

interface EnterKey {
  down(): void;
  up(): void;
  /** Ends a press without its release: the page lost keyboard focus. */
  cancel(): void;
}

/**
 * Follows OK from down to up. A press belongs to the node that had focus when the key went down: if another node has
 * focus at the release, because a screen opened meanwhile, nothing is pressed.
 */
export function createEnterKey(scene: SceneRoot, runDiscrete: (run: () => void) => void): EnterKey {
  const longPress = createLongPress(scene, runDiscrete, (node) => node === scene.focus.current);
  return {
    down() {
      if (scene.focus.current === null) longPress.end();
      else longPress.begin(scene.focus.current);
    },
    up() {
      const pressed = longPress.end();
      if (pressed !== null && pressed === scene.focus.current) activate(pressed);
    },
    cancel() {
      longPress.end();
    },
  };
}
