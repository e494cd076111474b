/**
 * A painter that records its calls instead of drawing, so that tests can check what would be drawn and not only the
 * host nodes. It throws on calls that would break Lightning: a node created twice, or freed before its children.
 */
import { boxStyleOf as boxLookOf } from '../host/boxStyle';
import { Dirty } from '../host/node';
import type { RenderNode, AnimatableProp, Preload } from '../host/ports';
import type { HostNode, Painter } from '../host/node';
import { isClipped, effectiveAlpha, zIndexOf } from '../host/style';

/** What would be drawn for one node. */
export interface PaintedNode {
  /** Numbers as last written; `alpha` is 0 for what is hidden. */
  readonly values: Record<AnimatableProp | 'zIndex', number>;
  /** Children in the order they are drawn. */
  readonly children: HostNode[];
  /** The props it draws from as of the last `update`; stale when a change set no dirty bit. */
  style: Record<string, unknown>;
  /** The lines the last `update` drew. */
  lines: readonly string[];
}

/** The painter of a test root. */
export interface RecordingPainter extends Painter {
  /** Nodes that are drawn. */
  readonly drawn: ReadonlySet<HostNode>;
  /** Throws for a node that is not drawn. */
  painted(node: HostNode): PaintedNode;
  /** Images of that address do not load until `finishLoad`; all others load at once. */
  holdLoad(src: string): void;
  /** Loads a held image. */
  finishLoad(src: string): void;
  /** Images are drawn, those held excepted: only what the host knows of it, with no event for the screen. */
  showImages(): void;
  /** Forgets all nodes, as a context that is lost does. */
  clear(): void;
  /** Addresses that are preloaded and not released. */
  readonly preloads: readonly string[];
  /** Calls so far that created, changed or freed something. */
  readonly calls: number;
}

export function createRecordingPainter(): RecordingPainter {
  const paintedByNode = new Map<HostNode, PaintedNode>();
  const drawn = new Set<HostNode>();
  const heldSources = new Set<string>();
  const preloads = new Map<Preload, { src: string; run: (() => void) | null }>();
  let calls = 0;

  function painted(node: HostNode): PaintedNode {
    const found = paintedByNode.get(node);
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
    holdLoad: (src) => void heldSources.add(src),
    finishLoad(src) {
      heldSources.delete(src);
      for (const pendingLoad of preloads.values()) {
        if (pendingLoad.src !== src) continue;
        pendingLoad.run?.();
        pendingLoad.run = null;
      }
    },
    showImages() {
      for (const node of drawn) {
        const { src } = node.props;
        if (node.type !== 'image' || !src) continue;
        const before = node.imageEvents;
        const status = heldSources.has(src) ? 'loading' : 'shown';
        node.imageEvents = { src, status };
        if (status === 'shown' && before?.status !== 'shown') before?.onShown?.();
      }
    },
    clear() {
      paintedByNode.clear();
      drawn.clear();
    },
    get preloads() {
      return [...preloads.values()].map(({ src }) => src);
    },
    preload(src) {
      const pendingLoad: { src: string; run: (() => void) | null } = { src, run: null };
      const preload: Preload = {
        get settled() {
          return !heldSources.has(src);
        },
        onSettled(run) {
          pendingLoad.run = run;
        },
        release() {
          pendingLoad.run = null;
          preloads.delete(preload);
        },
      };
      preloads.set(preload, pendingLoad);
      return preload;
    },
    create(node) {
      if (drawn.has(node)) throw new Error(`Node ${node.id} (${node.type}) is created twice.`);
      const values = { ...node.now, alpha: effectiveAlpha(node), zIndex: zIndexOf(node) };
      if (node.parent !== null) painted(node.parent).children.push(node);
      paintedByNode.set(node, { values, children: [], style: pivotOf(node), lines: [] });
      drawn.add(node);
      calls++;
      const handle: RenderNode = {
        write(prop, value) {
          if (prop === 'clip') painted(node).style.clip = value === 1;
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
      paintedByNode.delete(node);
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
      if (dirty & (Dirty.paint | Dirty.image)) record.style = styleOf(node);
      if (dirty & Dirty.text) {
        record.lines = (node.marqueeLayout ?? node.layout)?.lines ?? [];
        // new lines begin without the shift of a marquee
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

function styleOf(node: HostNode): Record<string, unknown> {
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
  const { src = null, placeholder = null, radius = 0, fit = 'stretch', crop = null, title = null } = props;
  return { ...pivot, src, placeholder, radius, fit, crop, title };
}
