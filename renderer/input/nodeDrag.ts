/**
 * A press of the pointer on a node with `onDrag`. The node has the press until the release: it is told where the
 * pointer is, also beside it, and nothing else is hovered, pressed or scrolled by it.
 */
import { isReachable } from '../focus/reachable';
import { focusRecordOf } from '../focus/record';
import { callHandler } from '../host/callHandler';
import { stageRect } from '../host/geometry';
import type { HostNode, SceneRoot } from '../host/node';
import type { PointerDrag } from '../types';

export interface NodeDrag {
  /** Whether a node has a press now. */
  readonly active: boolean;
  /**
   * The button went down over `target`, the focusable there, or over none. False when the press is not one for an
   * `onDrag`. An earlier press that still goes on is cancelled.
   */
  begin(target: HostNode | null, x: number, y: number): boolean;
  /** The pointer is at a stage point; ends the press for `end` and `cancel`. False when no node has a press. */
  send(phase: PointerDrag['phase'], x: number, y: number): boolean;
}

/** `focus` gives a node focus if it may have it; `runDiscrete` runs a handler that no event calls. */
export function createNodeDrag(
  scene: SceneRoot,
  runDiscrete: (run: () => void) => void,
  focus: (node: HostNode) => boolean,
): NodeDrag {
  /** What was pressed, and the node whose handler has the press. */
  let pressed: HostNode | null = null;
  let node: HostNode | null = null;
  let place = { x: 0, y: 0 };

  function send(phase: PointerDrag['phase'], x: number, y: number): boolean {
    if (node === null) return false;
    const target = node;
    const { onDrag } = target.props;
    // Of a node that left the tree no place is known.
    if (phase !== 'cancel') {
      const box = stageRect(node, 'now');
      place = { x: fractionOf(x - box.x, box.w), y: fractionOf(y - box.y, box.h) };
    }
    // Before the handler, which may begin another press.
    if (phase === 'end' || phase === 'cancel') node = pressed = null;
    if (onDrag !== undefined) callHandler(scene, target, 'onDrag', onDrag, { phase, ...place });
    return true;
  }

  // The handler is called after React's commit, in which it could not set state.
  scene.afterCommit(() => {
    if (node !== null && (isDisabled(node) || !canHaveFocus(scene, pressed!)))
      queueMicrotask(() => runDiscrete(() => void send('cancel', 0, 0)));
  });

  return {
    get active() {
      return node !== null;
    },
    begin(target, x, y) {
      send('cancel', x, y);
      const found = dragHandlerOf(target);
      if (found === null || isDisabled(found) || !focus(target!)) return false;
      pressed = target;
      node = found;
      return send('start', x, y);
    },
    send,
  };
}

/** The nearest node outwards with an `onDrag`; null when there is none, or one with an `onPress` comes first. */
function dragHandlerOf(target: HostNode | null): HostNode | null {
  for (let at = target; at !== null; at = at.parent) {
    if (at.props.onDrag !== undefined) return at;
    if (at.props.onPress !== undefined) return null;
  }
  return null;
}

function canHaveFocus({ focus }: SceneRoot, node: HostNode): boolean {
  const record = focusRecordOf(node);
  return record !== null && isReachable(record) && focus.allows(node);
}

const isDisabled = ({ props }: HostNode): boolean => props.disabled === true;

/** Clamped to 0..1; 0 in a box without size. */
const fractionOf = (distance: number, size: number): number =>
  size > 0 ? Math.min(1, Math.max(0, distance / size)) : 0;
