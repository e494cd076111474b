/**
 * The focus ring of a root: a single node in the overlay that moves to the focused node.
 *
 * A ring per card would cost a draw each and could be missing while focus moves. The ring moves to where its target
 * will be when the scroll ends, with the scroll's own transition, so that both arrive together. A target that widens has
 * it at its edges in every frame instead: between two cards of which one opens and one closes the ring would be on neither.
 */
import { stageRect } from '../host/geometry';
import type { HostNode, SceneRoot } from '../host/node';
import { updateProps } from '../host/propTable';
import { appendChild, createNode } from '../host/tree';
import type { RingStart } from '../host/ports';
import type { AnimatedProp, Transition } from '../types';

/** Paint order of the ring of a screen that is left, among the parts of that screen. */
const RING_Z = 1000;
const RECT = ['x', 'y', 'w', 'h'] as const;

export interface FocusRing {
  /**
   * Moves the ring around `target`; hides it for null or `ring={false}`. Without a transition the change is
   * immediate.
   */
  move(target: HostNode | null, transition: Transition | null): void;
  /** Draws it as it is now in `picture`, which is left, and is itself transparent until `show`. */
  leave(picture: HostNode): void;
  /** Ends `leave`. Without a transition the change is immediate. With `from` it moves from there to its place. */
  show(transition: Transition | null, from?: RingStart | null): void;
}

export function createFocusRing(root: SceneRoot): FocusRing {
  let node: HostNode | null = null;
  /** It waits, transparent, for the next screen to be shown. */
  let left = false;
  /** The target while it widens or narrows. */
  let opening: HostNode | null = null;
  let openingOutset = 0;
  root.motion.onStepped = () => {
    if (opening === null || node === null) return;
    holdEdges(node, opening, openingOutset);
    if (opening.now.w === opening.target.w) opening = null;
  };

  function holdEdges(ring: HostNode, target: HostNode, outset: number): void {
    root.motion.jump(ring, 'x', leftNow(target) - outset);
    root.motion.jump(ring, 'w', target.now.w + 2 * outset);
  }

  function make(): HostNode {
    const { color, width } = root.defaults.ring;
    const ringNode = createNode('view', { visible: false, border: { color, width }, alpha: left ? 0 : 1 });
    appendChild(root.overlay, ringNode);
    return ringNode;
  }

  function moveNumber(ring: HostNode, prop: AnimatedProp, to: number, transition: Transition | null): void {
    // Already moving there: starting again would restart the transition.
    if (ring.target[prop] === to && (ring.now[prop] === to || transition !== null)) return;
    if (transition === null) root.motion.jump(ring, prop, to);
    else root.motion.animate(ring, prop, to, transition);
  }

  return {
    move(target, transition) {
      opening = null;
      const style = target === null ? false : target.props.ring;
      if (target === null || style === false) {
        if (node !== null && !node.hidden) updateProps(node, { ...node.props, visible: false });
        return;
      }
      const ring = (node ??= make());
      const offset = style?.offset ?? root.defaults.ring.offset;
      const radius = style?.radius ?? cornerRadius(target) + offset;
      const ringTransition = ring.hidden ? null : transition;
      if (ring.hidden || ring.props.radius !== radius) {
        updateProps(ring, { ...ring.props, radius, visible: true });
      }
      const rect = stageRect(target, 'target');
      const outset = offset + root.defaults.ring.width;
      if (transition !== null && target.now.w !== target.target.w && target.target.scale === 1) {
        opening = target;
        openingOutset = outset;
        holdEdges(ring, target, outset);
      } else {
        moveNumber(ring, 'x', rect.x - outset, ringTransition);
        moveNumber(ring, 'w', rect.w + 2 * outset, ringTransition);
      }
      moveNumber(ring, 'y', rect.y - outset, ringTransition);
      moveNumber(ring, 'h', rect.h + 2 * outset, ringTransition);
    },
    leave(picture) {
      left = true;
      if (node === null) return;
      if (!node.hidden && node.now.alpha > 0) {
        const { x, y } = stageRect(picture, 'now');
        const { now } = node;
        const size = { x: now.x - x, y: now.y - y, w: now.w, h: now.h };
        appendChild(
          picture,
          createNode('view', { ...node.props, ...size, alpha: now.alpha, zIndex: RING_Z }),
        );
      }
      root.motion.jump(node, 'alpha', 0);
    },
    show(transition, from = null) {
      left = false;
      if (node === null) return;
      moveNumber(node, 'alpha', 1, transition);
      if (from === null) return;
      for (const prop of RECT) {
        const to = node.target[prop];
        root.motion.jump(node, prop, from.rect[prop]);
        root.motion.animate(node, prop, to, from.move);
      }
    },
  };
}

/** Left edge on the stage as drawn now, at scale 1: asked in frames, it allocates nothing. */
function leftNow(node: HostNode): number {
  let x = 0;
  for (let at: HostNode | null = node; at !== null; at = at.parent) x += at.now.x;
  return x;
}

function cornerRadius(node: HostNode): number {
  const radius = node.props.radius ?? 0;
  return typeof radius === 'number' ? radius : Math.max(...radius);
}
