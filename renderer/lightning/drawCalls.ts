/**
 * Which draw call a quad goes into.
 *
 * Quads come in paint order. One may join an earlier call with the same state (program, uniforms, clip, textures) as long
 * as nothing it would jump over lies under it: so posters share a call and their labels the next, whatever the order of
 * the tree, and the frame is the same to the pixel. Calls and their lists are kept from frame to frame; a frame allocates nothing.
 */

/** One draw call being gathered. */
export interface DrawCall<Node, Texture> {
  /** The first node in it: its program, uniforms and clip are those of the call. */
  node: Node;
  readonly textures: Texture[];
  textureCount: number;
  /** Where its quads lie in the vertex buffer: first quad, how many, first quad, how many... */
  readonly runs: number[];
  runCount: number;
  quads: number;
  /** What it covers, piece by piece (left, top, right, bottom) and in all. */
  readonly rects: number[];
  rectCount: number;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface DrawCallRules<Node> {
  /** Whether `node` can be drawn with the state of `first`. */
  canBatch(node: Node, first: Node): boolean;
  /** How many textures a call of this node's program can hold. */
  slots(node: Node): number;
}

export interface DrawCalls<Node, Texture> {
  /** In the order to draw; only the first `count` are of this frame. */
  readonly list: readonly DrawCall<Node, Texture>[];
  readonly count: number;
  /** The slot of the texture last opened with, in its call. */
  readonly slot: number;
  reset(): void;
  /** The call for a piece of `node`. Null texture: the program reads none, or what it reads does not matter. */
  open(
    node: Node,
    texture: Texture | null,
    left: number,
    top: number,
    right: number,
    bottom: number,
  ): DrawCall<Node, Texture>;
  /** Puts quads from the vertex buffer into a call; they follow on each other in it. */
  add(call: DrawCall<Node, Texture>, firstQuad: number, quads: number): void;
}

/** How many earlier calls are tried: on a screen so mixed that more would be needed, trying them costs more than a call. */
const lookBack = 24;

export function createDrawCalls<Node, Texture>(rules: DrawCallRules<Node>): DrawCalls<Node, Texture> {
  type Call = DrawCall<Node, Texture>;
  const list: Call[] = [];
  let count = 0;
  let slot = 0;

  /** The slot `texture` has or could have in `call`; -1 when there is none left. */
  function slotIn(call: Call, texture: Texture | null): number {
    if (texture === null) return 0;
    for (let i = 0; i < call.textureCount; i++) if (call.textures[i] === texture) return i;
    return call.textureCount < rules.slots(call.node) ? call.textureCount : -1;
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
        rectCount: 0,
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
    open(node, texture, left, top, right, bottom) {
      let call: Call | null = null;
      const last = Math.max(0, count - lookBack);
      for (let i = count - 1; i >= last; i--) {
        const candidate = list[i]!;
        if (rules.canBatch(node, candidate.node)) {
          slot = slotIn(candidate, texture);
          if (slot >= 0) {
            call = candidate;
            break;
          }
        }
        if (overlaps(candidate, left, top, right, bottom)) break;
      }
      if (call === null) {
        call = begin(node);
        slot = 0;
      }
      if (texture !== null && slot === call.textureCount) {
        call.textures[slot] = texture;
        call.textureCount++;
      }
      extendBounds(call, left, top, right, bottom);
      return call;
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

/** Whether anything in `call` shares a pixel with the box; edges that only touch do not. */
function overlaps(
  call: DrawCall<unknown, unknown>,
  left: number,
  top: number,
  right: number,
  bottom: number,
): boolean {
  if (left >= call.right || right <= call.left || top >= call.bottom || bottom <= call.top) return false;
  const { rects } = call;
  for (let i = 0, at = 0; i < call.rectCount; i++, at += 4) {
    if (left < rects[at + 2]! && right > rects[at]! && top < rects[at + 3]! && bottom > rects[at + 1]!)
      return true;
  }
  return false;
}

function extendBounds(
  call: DrawCall<unknown, unknown>,
  left: number,
  top: number,
  right: number,
  bottom: number,
): void {
  const first = call.rectCount === 0;
  const at = call.rectCount * 4;
  call.rects[at] = left;
  call.rects[at + 1] = top;
  call.rects[at + 2] = right;
  call.rects[at + 3] = bottom;
  call.rectCount++;
  if (first || left < call.left) call.left = left;
  if (first || top < call.top) call.top = top;
  if (first || right > call.right) call.right = right;
  if (first || bottom > call.bottom) call.bottom = bottom;
}
