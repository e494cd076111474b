/**
 * The one focus ring of a root: a node in the overlay that travels to whatever has focus.
 *
 * One ring for all instead of one a card: it cannot flash, and it is one draw. It goes to where the target will be at
 * rest, along the same curve as the scroll that brings the target there, so the two meet.
 */
import { stageRect } from '../scene/geometry';
import type { HostNode } from '../scene/node';
import { updateProps } from '../scene/propTable';
import type { SceneRoot } from '../scene/root';
import { appendChild, createNode } from '../scene/tree';
import type { AnimatedProp, Transition } from '../types';

export interface Ring {
  /** Puts the ring round `target`; hides it for null or `ring={false}`. Without a transition it is simply there. */
  move(target: HostNode | null, transition: Transition | null): void;
}

export function createRing(root: SceneRoot): Ring {
  let node: HostNode | null = null;

  function make(): HostNode {
    const { color, width } = root.defaults.ring;
    const made = createNode('view', { visible: false, border: { color, width } });
    appendChild(root.overlay, made);
    return made;
  }

  function put(ring: HostNode, prop: AnimatedProp, to: number, transition: Transition | null): void {
    // on its way there already: a second start would only slow it down
    if (ring.target[prop] === to && (ring.now[prop] === to || transition !== null)) return;
    if (transition === null) root.motion.jump(ring, prop, to);
    else root.motion.animate(ring, prop, to, transition);
  }

  return {
    move(target, transition) {
      const style = target === null ? false : target.props.ring;
      if (target === null || style === false) {
        if (node !== null && !node.hidden) updateProps(node, { ...node.props, visible: false });
        return;
      }
      const ring = (node ??= make());
      const offset = style?.offset ?? root.defaults.ring.offset;
      const radius = style?.radius ?? cornerOf(target) + offset;
      const by = ring.hidden ? null : transition;
      if (ring.hidden || ring.props.radius !== radius) {
        updateProps(ring, { ...ring.props, radius, visible: true });
      }
      const rect = stageRect(target, 'target');
      const grown = offset + root.defaults.ring.width;
      put(ring, 'x', rect.x - grown, by);
      put(ring, 'y', rect.y - grown, by);
      put(ring, 'w', rect.w + 2 * grown, by);
      put(ring, 'h', rect.h + 2 * grown, by);
    },
  };
}

function cornerOf(node: HostNode): number {
  const radius = node.props.radius ?? 0;
  return typeof radius === 'number' ? radius : Math.max(...radius);
}
