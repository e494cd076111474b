/**
 * A painter that keeps what it was told instead of drawing it, as a Lightning node would: so tests can ask what is on
 * the glass, and not only what the records say. It fails on what Lightning would not survive.
 */
import { lookOf as boxLookOf } from '../scene/boxPaint';
import { Dirty } from '../scene/node';
import type { DrawnNode, HostNode, MovingProp } from '../scene/node';
import type { Painter } from '../scene/painter';
import type { Preload } from '../scene/preload';
import { isClipped, shownAlpha, zIndexOf } from '../scene/style';

/** What is on the glass for one node. */
export interface Painted {
  /** Numbers as last written; `alpha` is 0 for what is hidden. */
  readonly values: Record<MovingProp | 'zIndex', number>;
  /** Children in the order they are drawn. */
  readonly children: HostNode[];
  /** What the last `update` saw of the props it draws from; stale when a change was not announced. */
  look: Record<string, unknown>;
  /** The lines the last `update` drew. */
  lines: readonly string[];
}

/** The glass of a test root. */
export interface RememberingPainter extends Painter {
  /** Nodes with something drawn for them. */
  readonly drawn: ReadonlySet<HostNode>;
  /** Throws when nothing is drawn for the node. */
  painted(node: HostNode): Painted;
  /** Pictures of that address are not loaded from now on, until `finishLoad`; all others are loaded at once. */
  holdLoad(src: string): void;
  /** Lets a held picture be loaded. */
  finishLoad(src: string): void;
  /** Addresses somebody has asked for ahead and not given back. */
  readonly preloads: readonly string[];
  /** Calls so far that made, changed or freed something. */
  readonly calls: number;
}

export function createRememberingPainter(): RememberingPainter {
  const glass = new Map<HostNode, Painted>();
  const drawn = new Set<HostNode>();
  const held = new Set<string>();
  const preloads = new Map<Preload, { src: string; run: (() => void) | null }>();
  let calls = 0;

  function painted(node: HostNode): Painted {
    const found = glass.get(node);
    if (found === undefined)
      throw new Error(`Node ${node.id} (${node.type}) is painted but was never created or is gone.`);
    return found;
  }

  return {
    drawn,
    painted,
    get calls() {
      return calls;
    },
    holdLoad: (src) => void held.add(src),
    finishLoad(src) {
      held.delete(src);
      for (const open of preloads.values()) {
        if (open.src !== src) continue;
        open.run?.();
        open.run = null;
      }
    },
    get preloads() {
      return [...preloads.values()].map(({ src }) => src);
    },
    preload(src) {
      const open: { src: string; run: (() => void) | null } = { src, run: null };
      const preload: Preload = {
        get settled() {
          return !held.has(src);
        },
        onSettled(run) {
          open.run = run;
        },
        release() {
          open.run = null;
          preloads.delete(preload);
        },
      };
      preloads.set(preload, open);
      return preload;
    },
    create(node) {
      if (drawn.has(node)) throw new Error(`Node ${node.id} (${node.type}) is created twice.`);
      const values = { ...node.now, alpha: shownAlpha(node), zIndex: zIndexOf(node) };
      if (node.parent !== null) painted(node.parent).children.push(node);
      glass.set(node, { values, children: [], look: pivotOf(node), lines: [] });
      drawn.add(node);
      calls++;
      const handle: DrawnNode = {
        write(prop, value) {
          if (prop === 'clip') painted(node).look.clip = value === 1;
          else values[prop] = value;
          calls++;
        },
      };
      return handle;
    },
    destroy(node) {
      const { children } = painted(node);
      if (children.length > 0) throw new Error(`Node ${node.id} (${node.type}) goes before its children.`);
      if (node.parent !== null) {
        const siblings = painted(node.parent).children;
        siblings.splice(siblings.indexOf(node), 1);
      }
      glass.delete(node);
      drawn.delete(node);
      calls++;
    },
    reorder(node) {
      const { children } = painted(node);
      node.children.forEach(painted);
      children.splice(0, children.length, ...node.children);
      calls++;
    },
    update(node, dirty) {
      const record = painted(node);
      if (dirty & (Dirty.paint | Dirty.image)) record.look = lookOf(node);
      if (dirty & Dirty.text) {
        record.lines = (node.whole ?? node.layout)?.lines ?? [];
        // letters are put in at the beginning of their line
        record.values.slide = 0;
      }
      calls++;
    },
  };
}

const pivotOf = ({ props }: HostNode): Record<string, unknown> => ({
  pivotX: props.pivotX ?? 0.5,
  pivotY: props.pivotY ?? 0.5,
});

function lookOf(node: HostNode): Record<string, unknown> {
  const { type, props, target } = node;
  const pivot = pivotOf(node);
  if (type === 'text') return pivot;
  if (type === 'view')
    return {
      ...pivot,
      clip: isClipped(node),
      gradient: props.gradient ?? null,
      box: boxLookOf(props, target.w, target.h),
    };
  const { src = null, plate = null, radius = 0, fit = 'stretch', title = null } = props;
  return { ...pivot, src, plate, radius, fit, title };
}
