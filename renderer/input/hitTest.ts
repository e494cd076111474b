/**
 * What lies under a point, topmost first, from the host records alone. Like a page: what is painted over something hides
 * it, unless it is see-through. Run for pointers only, at most once a frame.
 */
import { hasContent } from '../focus/eligible';
import type { Pulling } from '../focus/record';
import { containsPoint, stageRect } from '../scene/geometry';
import type { HostNode } from '../scene/node';
import type { SceneRoot } from '../scene/root';
import { isClipped, zIndexOf } from '../scene/style';

/** A box at least this opaque hides what is below it. */
const SOLID_ALPHA = 0x80;

/** The topmost node at a stage point that `accept` takes or that is solid. The overlay (ring, HUD) is not in the way. */
export function hitTest(
  scene: SceneRoot,
  x: number,
  y: number,
  accept: (node: HostNode) => boolean,
): HostNode | null {
  function hit(node: HostNode): HostNode | null {
    if (node.hidden || node.now.alpha === 0 || node === scene.overlay) return null;
    const inside = containsPoint(stageRect(node, 'now'), x, y);
    if (!inside && isClipped(node)) return null;
    for (const child of topFirst(node.children)) {
      const found = hit(child);
      if (found !== null) return found;
    }
    return inside && (accept(node) || isSolid(node)) ? node : null;
  }
  return hit(scene.stageNode);
}

/** The focusable a pointer at this point means, or null. */
export function focusableAt(scene: SceneRoot, x: number, y: number): HostNode | null {
  for (let at = hitTest(scene, x, y, takesFocus); at !== null; at = at.parent) if (takesFocus(at)) return at;
  return null;
}

/** The innermost list under a stage point that an open trap allows and that `takes` it; null when none does. */
export function listUnder(
  scene: SceneRoot,
  x: number,
  y: number,
  takes: (pull: Pulling) => boolean,
): HostNode | null {
  const isList = (node: HostNode): boolean => node.focus !== null && node.focus.navigator !== null;
  for (let at = hitTest(scene, x, y, isList); at !== null; at = at.parent) {
    const pull = at.focus?.navigator?.pull;
    if (pull !== undefined && scene.focus.allows(at) && takes(pull)) return at;
  }
  return null;
}

/** Tells nodes under a stage point that an open trap allows of a wheel, the innermost first, until one takes it. */
export function tellWheel(scene: SceneRoot, x: number, y: number, steps: number): boolean {
  const hears = ({ props }: HostNode): boolean => props.onWheel !== undefined;
  for (let at = hitTest(scene, x, y, hears); at !== null; at = at.parent) {
    if (hears(at) && scene.focus.allows(at) && at.props.onWheel!(steps)) return true;
  }
  return false;
}

/** A focusable group counts only while it is empty: otherwise it is the ground its children stand on. */
function takesFocus(node: HostNode): boolean {
  return (
    node.props.focusable === true &&
    node.props.disabled !== true &&
    node.focus !== null &&
    !hasContent(node.focus)
  );
}

function isSolid(node: HostNode): boolean {
  if (node.now.alpha < 0.5) return false;
  return node.type === 'image' || (node.type === 'view' && (node.now.color & 0xff) >= SOLID_ALPHA);
}

function topFirst(children: readonly HostNode[]): readonly HostNode[] {
  return [...children].reverse().sort((a, b) => zIndexOf(b) - zIndexOf(a));
}
