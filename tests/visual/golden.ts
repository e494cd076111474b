/** A scene as it is kept beside its picture: what can be seen, in whole pixels, nothing that changes by itself. */
import type { SceneNode } from '../support/scene';

/** A node of the semantics tree, reduced to what a viewer perceives. */
export interface GoldenNode {
  role: string;
  name: string;
  id?: string;
  value?: string | number;
  /** 'focused', 'selected', ... in this order. */
  flags?: string[];
  /** x, y, w, h in stage pixels. */
  rect: [number, number, number, number];
  children?: GoldenNode[];
}

const FLAGS = ['focused', 'selected', 'disabled', 'checked', 'expanded', 'busy'] as const;

/** The golden of a scene. Branches with nothing on screen are left out, and the node with the id `changing`. */
export function goldenOf(node: SceneNode, changing?: string): GoldenNode {
  const { x, y, w, h } = node.rect;
  const flags = FLAGS.filter((flag) => node[flag]);
  const children = node.children
    .filter((child) => showsSomething(child) && (changing === undefined || child.id !== changing))
    .map((child) => goldenOf(child, changing));
  return {
    role: node.role,
    name: node.name,
    ...(node.id === undefined ? {} : { id: node.id }),
    ...(node.value === undefined ? {} : { value: node.value }),
    ...(flags.length > 0 ? { flags } : {}),
    rect: [Math.round(x), Math.round(y), Math.round(w), Math.round(h)],
    ...(children.length > 0 ? { children } : {}),
  };
}

/** One line a node, with the names of its parents, so that two goldens can be compared line by line. */
export function goldenLines(node: GoldenNode, parents = ''): string[] {
  const own = `${node.role} "${node.name}"`;
  const line = [
    `${parents}${own}`,
    ...(node.id === undefined ? [] : [`#${node.id}`]),
    ...(node.value === undefined ? [] : [`= ${node.value}`]),
    ...(node.flags ?? []),
    `[${node.rect.join(',')}]`,
  ].join(' ');
  return [line, ...(node.children ?? []).flatMap((child) => goldenLines(child, `${parents}${node.role} > `))];
}

function showsSomething(node: SceneNode): boolean {
  return node.onScreen || node.children.some(showsSomething);
}
