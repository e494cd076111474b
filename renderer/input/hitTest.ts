/**
 * What is under a point, topmost first, from the host records alone. As on a page, an opaque node hides what it is drawn
 * over. Run for pointers only, at most once a frame.
 */
import { hasFocusableContent } from '../focus/focusable';
import { focusRecordOf } from '../focus/record';
import type { PointerScroll } from '../focus/ports';
import { containsPoint, stageRect } from '../host/geometry';
import type { HostNode, SceneRoot } from '../host/node';
import { isClipped, zIndexOf } from '../host/style';

/** A box at least this opaque hides what is below it. */
const OPAQUE_ALPHA = 0x80;

/** The topmost node at a stage point that `accept` takes or that is opaque. The overlay (ring, HUD) is left out. */
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
    for (const child of topmostFirst(node.children)) {
      const found = hit(child);
      if (found !== null) return found;
    }
    return inside && (accept(node) || isOpaque(node)) ? node : null;
  }
  return hit(scene.stageNode);
}

/** The focusable a pointer at this point means, or null. */
export function focusableAt(scene: SceneRoot, x: number, y: number): HostNode | null {
  for (let at = hitTest(scene, x, y, isPointerTarget); at !== null; at = at.parent)
    if (isPointerTarget(at)) return at;
  return null;
}

/** The innermost list under a stage point that an open trap allows and that `accepts`; null when none does. */
export function listAt(
  scene: SceneRoot,
  x: number,
  y: number,
  accepts: (pointerScroll: PointerScroll) => boolean,
): PointerScroll | null {
  const node = allowedAt(scene, x, y, isList, (list) => accepts(pointerScrollOf(list)!));
  return node === null ? null : pointerScrollOf(node);
}

/** Offers a turn of the wheel to the `onWheel` under a stage point, the innermost first; false when none takes it. */
export function dispatchWheel(scene: SceneRoot, x: number, y: number, steps: number): boolean {
  return allowedAt(scene, x, y, hasWheelHandler, ({ props }) => props.onWheel!(steps)) !== null;
}

/** The innermost node of a kind under a stage point that an open trap allows and that `accepts`. */
function allowedAt(
  scene: SceneRoot,
  x: number,
  y: number,
  isKind: (node: HostNode) => boolean,
  accepts: (node: HostNode) => boolean,
): HostNode | null {
  for (let at = hitTest(scene, x, y, isKind); at !== null; at = at.parent)
    if (isKind(at) && scene.focus.allows(at) && accepts(at)) return at;
  return null;
}

function isList(node: HostNode): boolean {
  return pointerScrollOf(node) !== null;
}

function pointerScrollOf(node: HostNode): PointerScroll | null {
  return focusRecordOf(node)?.listNavigation?.pointerScroll ?? null;
}

function hasWheelHandler({ props }: HostNode): boolean {
  return props.onWheel !== undefined;
}

/** A focusable group counts only while it is empty: else the pointer means what is inside it. */
function isPointerTarget(node: HostNode): boolean {
  if (node.props.focusable !== true || node.props.disabled === true) return false;
  const record = focusRecordOf(node);
  return record !== null && !hasFocusableContent(record);
}

function isOpaque(node: HostNode): boolean {
  if (node.now.alpha < 0.5) return false;
  return node.type === 'image' || (node.type === 'view' && (node.now.color & 0xff) >= OPAQUE_ALPHA);
}

function topmostFirst(children: readonly HostNode[]): readonly HostNode[] {
  return [...children].reverse().sort((a, b) => zIndexOf(b) - zIndexOf(a));
}
