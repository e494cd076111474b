/**
 * The semantics tree, read from the host records: nodes with a role, a test id or text; layout is left out and its
 * children take its place. Names come from `label`, else from the texts inside, as a screen reader would say them.
 */
import { intersection, stageRect, union } from '../host/geometry';
import type { HostNode, SceneRoot } from '../host/node';
import { isClipped } from '../host/style';
import type { Rect } from '../types';
import type { SceneNode } from './sceneNode';

/** Roles whose name is their content; a list or a dialog is named by its label only. */
const namedByContent: ReadonlySet<string> = new Set([
  'alert',
  'button',
  'checkbox',
  'heading',
  'key',
  'link',
  'listitem',
  'menuitem',
  'radio',
  'status',
  'switch',
  'tab',
  'text',
]);

/** The whole tree under one root node. */
export function semanticsTree(root: SceneRoot): SceneNode {
  const stage: Rect = { x: 0, y: 0, w: root.width, h: root.height };
  return {
    role: 'application',
    name: '',
    rect: stage,
    onScreen: true,
    children: root.stageNode.children.flatMap((child) => collect(child, root, stage, 1)),
  };
}

/** The focused node with the names on the way to it, null when nothing has focus. */
export function focusedSceneNode(root: SceneRoot): (SceneNode & { path: string[] }) | null {
  const node = root.focus.current;
  if (node === null) return null;
  const stage: Rect = { x: 0, y: 0, w: root.width, h: root.height };
  const found = collect(node, root, visibleRect(node, stage), alphaAbove(node))[0];
  if (found === undefined) return null;
  const path: string[] = [];
  for (let at: HostNode | null = node; at !== null; at = at.parent) {
    if (at === node || isSemantic(at)) path.unshift(at === node ? found.name : nameOf(at));
  }
  return { ...found, path: path.filter((name) => name !== '') };
}

/** The node's own entry, or its children's when it is layout only. `clip` is the part its ancestors do not clip away. */
function collect(node: HostNode, root: SceneRoot, clip: Rect | null, alpha: number): SceneNode[] {
  if (node.hidden || node.leaving) return [];
  const own = stageRect(node, 'now');
  const shownAlpha = alpha * node.now.alpha;
  const inside = clip !== null && isClipped(node) ? intersection(own, clip) : clip;
  const children = node.children.flatMap((child) => collect(child, root, inside, shownAlpha));
  if (!isSemantic(node)) return children;
  const { props } = node;
  const rect = hasExtent(own) || isClipped(node) ? own : (boundsInside(node) ?? own);
  const entry: SceneNode = {
    ...(props.testId === undefined ? null : { id: props.testId }),
    role: roleOf(node),
    name: nameOf(node),
    ...(props.value === undefined ? null : { value: props.value }),
    ...(root.focus.current === node ? { focused: true as const } : null),
    ...(props.selected ? { selected: true as const } : null),
    ...(props.disabled ? { disabled: true as const } : null),
    ...(props.checked ? { checked: true as const } : null),
    ...(props.expanded ? { expanded: true as const } : null),
    ...(props.busy ? { busy: true as const } : null),
    rect,
    onScreen: clip !== null && shownAlpha > 0.01 && intersection(rect, clip) !== null,
    children,
  };
  return [entry];
}

function isSemantic(node: HostNode): boolean {
  const { props } = node;
  if (props.role !== undefined || props.testId !== undefined) return true;
  // a group that can hold focus (a history entry while its page loads) is layout until it does
  if (props.focusable === true) return props.group === undefined || node.root?.focus.current === node;
  return node.type === 'text' && shownText(node) !== '';
}

function roleOf(node: HostNode): string {
  if (node.props.role !== undefined) return node.props.role;
  if (node.type === 'text') return 'text';
  if (node.type === 'image') return 'image';
  return node.props.focusable === true && node.props.group === undefined ? 'button' : 'group';
}

function nameOf(node: HostNode): string {
  if (node.props.label !== undefined) return node.props.label;
  if (node.type === 'text') return shownText(node);
  return namedByContent.has(roleOf(node)) ? textInside(node) : '';
}

function textInside(node: HostNode): string {
  return node.children
    .filter((child) => !child.hidden && child !== node.placeholderTitle)
    .map((child) => (child.type === 'text' ? shownText(child) : textInside(child)))
    .filter((text) => text !== '')
    .join(' ');
}

/** Exactly what is drawn, ellipsis included. */
function shownText(node: HostNode): string {
  return node.layout?.lines.join(' ') ?? '';
}

const hasExtent = ({ w, h }: Rect): boolean => w > 0 && h > 0;

/** The box around what is drawn inside a node without a size; null when nothing is. */
function boundsInside(node: HostNode): Rect | null {
  let bounds: Rect | null = null;
  for (const child of node.children) {
    if (child.hidden || child.now.alpha <= 0.01) continue;
    const own = stageRect(child, 'now');
    const found = hasExtent(own) || isClipped(child) ? own : boundsInside(child);
    if (found !== null && hasExtent(found)) bounds = bounds === null ? found : union(bounds, found);
  }
  return bounds;
}

function visibleRect(node: HostNode, stage: Rect): Rect | null {
  let clip: Rect | null = stage;
  for (let at = node.parent; at !== null && clip !== null; at = at.parent) {
    if (isClipped(at)) clip = intersection(stageRect(at, 'now'), clip);
  }
  return clip;
}

function alphaAbove(node: HostNode): number {
  let alpha = 1;
  for (let at = node.parent; at !== null; at = at.parent) alpha *= at.hidden ? 0 : at.now.alpha;
  return alpha;
}
