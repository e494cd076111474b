/**
 * The nodes under a point, topmost first, from the host records. As on a web page, an opaque node hides what is below
 * it. Used for pointers only, at most once per frame.
 */
import { hasFocusableContent } from '../focus/focusable';
import { focusRecordOf } from '../focus/record';
import type { PointerScroll } from '../focus/ports';
import { callHandler } from '../host/callHandler';
import { containsPoint, stageRect } from '../host/geometry';
import type { HostNode, SceneRoot } from '../host/node';
import { isClipped, zIndexOf } from '../host/style';

/** A box at least this opaque hides what is below it. */
const OPAQUE_ALPHA = 0x80;

/** The topmost node at a stage point that `accept` accepts or that is opaque. The overlay (ring, HUD) is excluded. */
export function hitTest(
  scene: SceneRoot,
  x: number,
  y: number,
  accept: (node: HostNode) => boolean,
): HostNode | null {
  function hit(node: HostNode): HostNode | null {
    if (node.hidden || node.now.alpha === 0 || node.leaving || node === scene.overlay) return null;
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

/** The focusable under a stage point, or null. */
export function focusableAt(scene: SceneRoot, x: number, y: number): HostNode | null {
  for (let at = hitTest(scene, x, y, isPointerTarget); at !== null; at = at.parent)
    if (isPointerTarget(at)) return at;
  return null;
}

/** The innermost list under a stage point that the open trap allows and `accepts` accepts; null for none. */
export function listAt(
  scene: SceneRoot,
  x: number,
  y: number,
  accepts: (pointerScroll: PointerScroll) => boolean,
): PointerScroll | null {
  const node = allowedAt(scene, x, y, isList, (list) => accepts(pointerScrollOf(list)!));
  return node === null ? null : pointerScrollOf(node);
}

/** Passes a wheel step to the innermost `onWheel` under a stage point, then outwards; false when none handles it. */
export function dispatchWheel(scene: SceneRoot, x: number, y: number, steps: number): boolean {
  const call = (node: HostNode): boolean =>
    callHandler(scene, node, 'onWheel', node.props.onWheel!, steps) === true;
  return allowedAt(scene, x, y, hasWheelHandler, call) !== null;
}

/** The innermost node under a stage point that matches, is allowed by the open trap, and that `accepts` accepts. */
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

/** A focusable group is a target only while it is empty: otherwise its content is. */
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
