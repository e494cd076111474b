import { describe, expect, it } from 'vitest';
import { createDrawCalls } from './drawCalls';

/** What a node is to the gathering: the state it needs, what it covers, the texture it reads. */
interface Piece {
  state: string;
  texture: string | null;
  box: readonly [left: number, top: number, right: number, bottom: number];
}

const piece = (state: string, box: Piece['box'], texture: string | null = null): Piece => ({
  state,
  box,
  texture,
});

function gather(pieces: readonly Piece[], slots = 4) {
  const calls = createDrawCalls<Piece, string>({
    canBatch: (one, other) => one.state === other.state,
    slots: () => slots,
    meet: () => true,
  });
  const slotOf: number[] = [];
  pieces.forEach((each, quad) => {
    const call = calls.open(each, each.texture, Float64Array.from(each.box), 0, 0);
    slotOf.push(calls.slot);
    calls.add(call, quad, 1);
  });
  const gathered = calls.list.slice(0, calls.count).map((call) => ({
    state: call.node.state,
    textures: call.textures.slice(0, call.textureCount),
    quads: Array.from({ length: call.runCount }, (_, run) =>
      Array.from({ length: call.runs[run * 2 + 1]! }, (__, i) => call.runs[run * 2]! + i),
    ).flat(),
  }));
  return { calls, gathered, slotOf };
}

const row = (y: number): Piece[] =>
  [0, 1, 2, 3].flatMap((i) => [
    piece('picture', [i * 110, y, i * 110 + 100, y + 60], `poster ${y} ${i}`),
    piece('letters', [i * 110, y + 64, i * 110 + 90, y + 90], 'atlas'),
  ]);

describe('draw calls', () => {
  it('take posters into one and their titles into the next, whatever the order of the tree', () => {
    const { gathered } = gather([...row(0), ...row(100)], 8);
    expect(gathered.map(({ state, quads }) => [state, quads.length])).toEqual([
      ['picture', 8],
      ['letters', 8],
    ]);
  });

  it('that are made take another texture while they have a slot for it', () => {
    const { calls } = gather(
      row(0)
        .filter(({ state }) => state === 'picture')
        .slice(0, 2),
      3,
    );
    const call = calls.list[0]!;
    expect(calls.slotIn(call, 'poster 0 1')).toBe(1);
    expect(calls.slotIn(call, 'another')).toBe(2);
    expect(calls.slotIn(call, 'another')).toBe(2);
    expect(calls.slotIn(call, 'one too many')).toBe(-1);
    expect(calls.slotIn(call, null)).toBe(0);
    expect(call.textures.slice(0, call.textureCount)).toEqual(['poster 0 0', 'poster 0 1', 'another']);
  });

  it('hold as many textures as their program, then a new one begins', () => {
    const { gathered, slotOf } = gather(
      row(0).filter(({ state }) => state === 'picture'),
      3,
    );
    expect(gathered.map(({ textures }) => textures.length)).toEqual([3, 1]);
    expect(slotOf).toEqual([0, 1, 2, 0]);
  });

  it('reuse a texture they have, and need none for a program that reads none', () => {
    const { gathered, slotOf } = gather(
      [
        piece('picture', [0, 0, 10, 10], 'a'),
        piece('picture', [10, 0, 20, 10], 'b'),
        piece('picture', [20, 0, 30, 10], 'a'),
        piece('picture', [30, 0, 40, 10]),
      ],
      2,
    );
    expect(gathered).toHaveLength(1);
    expect(slotOf).toEqual([0, 1, 0, 0]);
  });

  it('are not joined across what lies under: a badge stays over its poster, the next poster over the badge before', () => {
    const poster = piece('picture', [0, 0, 100, 60], 'a');
    const badge = piece('box', [4, 4, 30, 20]);
    const over = piece('picture', [20, 0, 120, 60], 'b');
    expect(gather([poster, badge, over]).gathered.map(({ state }) => state)).toEqual([
      'picture',
      'box',
      'picture',
    ]);
  });

  it('are joined when the pieces only touch', () => {
    const { gathered } = gather([
      piece('picture', [0, 0, 100, 60], 'a'),
      piece('box', [0, 60, 100, 70]),
      piece('picture', [100, 0, 200, 60], 'b'),
      piece('picture', [0, 70, 100, 130], 'c'),
    ]);
    expect(gathered.map(({ quads }) => quads)).toEqual([[0, 2, 3], [1]]);
  });

  it('compare pieces, not the box around all of them', () => {
    const { gathered } = gather([
      piece('picture', [0, 0, 50, 50], 'a'),
      piece('box', [60, 0, 70, 10]),
      piece('box', [60, 200, 70, 210]),
      piece('picture', [60, 100, 110, 150], 'b'),
    ]);
    expect(gathered.map(({ quads }) => quads)).toEqual([
      [0, 3],
      [1, 2],
    ]);
  });

  it('are joined by what moves only when it comes over none of those in between', () => {
    const asked: unknown[] = [];
    const gatherMoving = (meets: boolean) => {
      const calls = createDrawCalls<Piece, string>({
        canBatch: (one, other) => one.state === other.state,
        slots: () => 4,
        meet: (rects, at, group, box, boxGroup) => {
          asked.push([rects.slice(at, at + 4), group, [...box], boxGroup]);
          return meets;
        },
      });
      const add = (state: string, left: number, group: number): void => {
        const box = [left, 0, left + 10, 10] as const;
        calls.add(calls.open(piece(state, box), null, Float64Array.from(box), group, 0), calls.count, 1);
      };
      add('picture', 0, 0);
      add('letters', 100, 1);
      add('picture', 50, 2);
      return calls.count;
    };
    expect(gatherMoving(false)).toBe(2);
    expect(asked.at(-1)).toEqual([[100, 0, 110, 10], 1, [50, 0, 60, 10], 2]);
    expect(gatherMoving(true)).toBe(3);
  });

  it('are told apart by the group of their clip', () => {
    const { calls } = gather([piece('picture', [0, 0, 10, 10])]);
    calls.open(piece('picture', [20, 0, 30, 10]), null, Float64Array.of(20, 0, 30, 10), 1, 1);
    expect(calls.count).toBe(2);
    expect(calls.list[1]!.clipGroup).toBe(1);
  });

  it('start empty every frame and make nothing new for a frame like the last', () => {
    const { calls } = gather(row(0));
    const lists = calls.list.map(({ runs, rects }) => [runs, rects]);
    calls.reset();
    expect(calls.count).toBe(0);
    row(0).forEach((each, quad) =>
      calls.add(calls.open(each, each.texture, Float64Array.from(each.box), 0, 0), quad, 1),
    );
    expect(calls.list.map(({ runs, rects }) => [runs, rects])).toEqual(lists);
    calls.list.forEach(({ runs }, i) => expect(runs).toBe(lists[i]![0]));
  });

  it('draw the same frame as one quad after another would, for random pieces', () => {
    let seed = 7;
    const random = (below: number): number => (seed = (seed * 16807) % 2147483647) % below;
    for (let round = 0; round < 200; round++) {
      const pieces = Array.from({ length: 40 }, () => {
        const [left, top] = [random(20), random(20)];
        return piece(
          'abc'[random(3)]!,
          [left, top, left + 1 + random(6), top + 1 + random(6)],
          'xyz'[random(3)]!,
        );
      });
      const order = gather(pieces, 2).gathered.flatMap(({ quads }) => quads);
      expect([...order].sort((a, b) => a - b)).toEqual(pieces.map((_, quad) => quad));
      expect(
        paint(
          order.map((quad) => pieces[quad]!),
          pieces,
        ),
      ).toEqual(paint(pieces, pieces));
    }
  });
});

/** Which piece is on top of every point. */
function paint(inOrder: readonly Piece[], all: readonly Piece[]): number[] {
  const screen = Array.from({ length: 26 * 26 }, () => -1);
  for (const each of inOrder) {
    const [left, top, right, bottom] = each.box;
    for (let y = top; y < bottom; y++)
      for (let x = left; x < right; x++) screen[y * 26 + x] = all.indexOf(each);
  }
  return screen;
}
