/** What `window.__tv` shows of the screen, and how a test finds something in it. Pure. */

/** A node of the semantics tree: what a viewer can perceive. Rectangles are in stage pixels, 1920x1080. */
export interface SceneNode {
  /** Stable test name, where a screen gives one. */
  id?: string;
  /** A word of ARIA's: 'button', 'heading', 'listitem'. */
  role: string;
  /** What a screen reader says. */
  name: string;
  value?: string | number;
  focused?: true;
  selected?: true;
  disabled?: true;
  checked?: true;
  expanded?: true;
  busy?: true;
  rect: { x: number; y: number; w: number; h: number };
  onScreen: boolean;
  children: SceneNode[];
}

/** The focused node also tells the names from the root down to it. */
export type FocusedNode = SceneNode & { path?: string[] };

/** What to look for. Everything given must fit; a string name must be equal, a pattern must match. */
export interface Query {
  id?: string;
  role?: string;
  name?: string | RegExp;
  /** Only nodes that can be seen, unless false. */
  onScreen?: boolean;
  /** Inside the first node that fits this. */
  within?: Query;
}

/** Every node that fits, in the order of the tree. */
export function findAll(root: SceneNode, query: Query): SceneNode[] {
  const start = query.within ? find(root, query.within) : root;
  if (!start) return [];
  return flatten(start).filter((node) => fits(node, query));
}

/** The first node that fits. */
export function find(root: SceneNode, query: Query): SceneNode | undefined {
  return findAll(root, query)[0];
}

/** The node and everything below it, in the order of the tree. */
export function flatten(node: SceneNode): SceneNode[] {
  return [node, ...node.children.flatMap(flatten)];
}

/** Every node that says it is focused: there must be exactly one at any time. */
export function focusedNodes(root: SceneNode): SceneNode[] {
  return flatten(root).filter((node) => node.focused);
}

/** The names on screen, in the order of the tree, empty ones left out. */
export function textsOnScreen(root: SceneNode): string[] {
  return flatten(root)
    .filter((node) => node.onScreen && node.name !== '')
    .map((node) => node.name);
}

/** A query as words, for messages: `button "Play" in dialog`. */
export function describeQuery({ id, role, name, within }: Query): string {
  const words = [
    role ?? 'node',
    ...(id ? [`#${id}`] : []),
    ...(name === undefined ? [] : [`"${String(name)}"`]),
  ];
  return words.join(' ') + (within ? ` in ${describeQuery(within)}` : '');
}

/** The tree as indented lines, for messages and for reading: `button "Play" focused [96,700 200x64]`. */
export function outline(node: SceneNode, depth = 0): string[] {
  const { x, y, w, h } = node.rect;
  const flags = (['focused', 'selected', 'disabled', 'checked', 'expanded', 'busy'] as const).filter(
    (each) => node[each],
  );
  const line = [
    `${'  '.repeat(depth)}${node.role} "${node.name}"`,
    ...(node.id ? [`#${node.id}`] : []),
    ...(node.value === undefined ? [] : [`= ${node.value}`]),
    ...flags,
    `[${Math.round(x)},${Math.round(y)} ${Math.round(w)}x${Math.round(h)}]`,
    ...(node.onScreen ? [] : ['off screen']),
  ];
  return [line.join(' '), ...node.children.flatMap((child) => outline(child, depth + 1))];
}

function fits(node: SceneNode, { id, role, name, onScreen = true }: Query): boolean {
  if (onScreen && !node.onScreen) return false;
  if (id !== undefined && node.id !== id) return false;
  if (role !== undefined && node.role !== role) return false;
  if (name === undefined) return true;
  return typeof name === 'string' ? node.name === name : name.test(node.name);
}
