/**
 * Assigns quads to draw calls.
 *
 * Quads arrive in paint order. A quad may join an earlier call with the same state (program, uniforms, clip,
 * textures) if none of the calls in between draws under it: so posters share a call and their labels the next,
 * whatever the order of the tree, and the output is identical to the pixel. Calls and their lists are reused; a frame
 * allocates nothing.
 */

/** A draw call that is being assembled. */
export interface DrawCall<Node, Texture> {
  /** The first node in it, whose program, uniforms and clip the call uses. */
  node: Node;
  readonly textures: Texture[];
  textureCount: number;
  /** Its quads in the vertex buffer, as pairs: first quad, count, first quad, count... */
  readonly runs: number[];
  runCount: number;
  quads: number;
  /** The area it covers: each piece (left, top, right, bottom) with the moving group it is in, and all of them together. */
  readonly rects: number[];
  readonly groups: number[];
  rectCount: number;
  /** The one group all its pieces are in, or -1. */
  group: number;
  /** The group its clip moves with. */
  clipGroup: number;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Left, top, right, bottom. In an array, because a call with four numbers makes an object of each. */
export type Box = Float64Array;

export interface DrawCallRules<Node> {
  /** Whether `node` can be drawn with the state of `first`. */
  canBatch(node: Node, first: Node): boolean;
  /** Number of textures that a call of this node's program can use. */
  slots(node: Node): number;
  /** Whether two pieces of different groups come to share a pixel: `rects` from `at` on, and `box`. */
  meet(rects: readonly number[], at: number, group: number, box: Box, boxGroup: number): boolean;
}

export interface DrawCalls<Node, Texture> {
  /** In drawing order; only the first `count` belong to this frame. */
  readonly list: readonly DrawCall<Node, Texture>[];
  readonly count: number;
  /** The slot of the texture passed to the last `open`, in its call. */
  readonly slot: number;
  reset(): void;
  /**
   * The call for a piece of `node` that covers `box` and moves with `group`, as its clip with `clipGroup`. Null texture: the program reads
   * none, or the content does not matter.
   */
  open(
    node: Node,
    texture: Texture | null,
    box: Box,
    group: number,
    clipGroup: number,
  ): DrawCall<Node, Texture>;
  /** The slot of a texture in a call that is made: one that it has, or a free one. -1 when there is none. */
  slotIn(call: DrawCall<Node, Texture>, texture: Texture | null): number;
  /** Adds consecutive quads of the vertex buffer to a call. */
  add(call: DrawCall<Node, Texture>, firstQuad: number, quads: number): void;
}

/** Number of earlier calls that are tried: on a screen that would need more, trying costs more than a call. */
const lookBack = 24;

export function createDrawCalls<Node, Texture>(rules: DrawCallRules<Node>): DrawCalls<Node, Texture> {
  type Call = DrawCall<Node, Texture>;
  const list: Call[] = [];
  let count = 0;
  let slot = 0;

  /** The slot that `texture` has or could have in `call`; -1 when none is free. */
  function findSlot(call: Call, texture: Texture | null): number {
    if (texture === null) return 0;
    for (let i = 0; i < call.textureCount; i++) if (call.textures[i] === texture) return i;
    return call.textureCount < rules.slots(call.node) ? call.textureCount : -1;
  }

  /** Gives `texture` the slot. */
  function take(call: Call, texture: Texture | null): void {
    if (texture === null || slot !== call.textureCount) return;
    call.textures[slot] = texture;
    call.textureCount++;
  }

  function begin(node: Node): Call {
    let call = list[count];
    if (call === undefined) {
      call = {
        node,
        textures: [],
        textureCount: 0,
        runs: [],
        runCount: 0,
        quads: 0,
        rects: [],
        groups: [],
        rectCount: 0,
        group: 0,
        clipGroup: 0,
        left: 0,
        top: 0,
        right: 0,
        bottom: 0,
      };
      list.push(call);
    } else {
      call.node = node;
      call.textureCount = 0;
      call.runCount = 0;
      call.quads = 0;
      call.rectCount = 0;
    }
    count++;
    return call;
  }

  /** Whether anything in `call` shares a pixel with the box, or comes to; touching edges do not count. */
  function overlaps(call: Call, box: Box, group: number): boolean {
    const left = box[0]!;
    const top = box[1]!;
    const right = box[2]!;
    const bottom = box[3]!;
    const isApart = left >= call.right || right <= call.left || top >= call.bottom || bottom <= call.top;
    if (isApart && call.group === group) return false;
    const { rects, groups } = call;
    for (let i = 0, at = 0; i < call.rectCount; i++, at += 4) {
      if (groups[i] !== group) {
        if (rules.meet(rects, at, groups[i]!, box, group)) return true;
      } else if (
        left < rects[at + 2]! &&
        right > rects[at]! &&
        top < rects[at + 3]! &&
        bottom > rects[at + 1]!
      )
        return true;
    }
    return false;
  }

  return {
    list,
    get count() {
      return count;
    },
    get slot() {
      return slot;
    },
    reset() {
      count = 0;
    },
    open(node, texture, box, group, clipGroup) {
      let call: Call | null = null;
      const last = Math.max(0, count - lookBack);
      for (let i = count - 1; i >= last; i--) {
        const candidate = list[i]!;
        if (candidate.clipGroup === clipGroup && rules.canBatch(node, candidate.node)) {
          slot = findSlot(candidate, texture);
          if (slot >= 0) {
            call = candidate;
            break;
          }
        }
        if (overlaps(candidate, box, group)) break;
      }
      if (call === null) {
        call = begin(node);
        call.clipGroup = clipGroup;
        slot = 0;
      }
      take(call, texture);
      extendBounds(call, box, group);
      return call;
    },
    slotIn(call, texture) {
      slot = findSlot(call, texture);
      take(call, texture);
      return slot;
    },
    add(call, firstQuad, quads) {
      if (quads === 0) return;
      const { runs, runCount } = call;
      call.quads += quads;
      const last = runCount * 2 - 1;
      const end = runCount === 0 ? -1 : runs[last - 1]! + runs[last]!;
      if (end === firstQuad) {
        runs[last] = runs[last]! + quads;
        return;
      }
      runs[runCount * 2] = firstQuad;
      runs[runCount * 2 + 1] = quads;
      call.runCount++;
    },
  };
}

function extendBounds(call: DrawCall<unknown, unknown>, box: Box, group: number): void {
  const left = box[0]!;
  const top = box[1]!;
  const right = box[2]!;
  const bottom = box[3]!;
  const first = call.rectCount === 0;
  const at = call.rectCount * 4;
  call.rects[at] = left;
  call.rects[at + 1] = top;
  call.rects[at + 2] = right;
  call.rects[at + 3] = bottom;
  call.groups[call.rectCount] = group;
  if (first) call.group = group;
  else if (call.group !== group) call.group = -1;
  call.rectCount++;
  if (first || left < call.left) call.left = left;
  if (first || top < call.top) call.top = top;
  if (first || right > call.right) call.right = right;
  if (first || bottom > call.bottom) call.bottom = bottom;
}
