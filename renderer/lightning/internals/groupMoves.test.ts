import { describe, expect, it } from 'vitest';
import { createGroupMoves, standing } from './groupMoves';
import type { Place } from './groupMoves';

const still: Place = { scale: 1, x: 0, y: 0 };
/** Where `inner` is in what `outer` is in. */
const inside = (outer: Place, inner: Place): Place => ({
  scale: outer.scale * inner.scale,
  x: outer.scale * inner.x + outer.x,
  y: outer.scale * inner.y + outer.y,
});
const between = (from: Place, to: Place, share: number): Place => ({
  scale: from.scale + (to.scale - from.scale) * share,
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
});

let seed = 11;
const random = (): number => (seed = (seed * 16807) % 2147483647) / 2147483647;
const randomPlace = (): Place => ({
  scale: 0.5 + random(),
  x: random() * 900 - 300,
  y: random() * 500 - 100,
});

/** A card in a row that is in a node standing at `outside`: both on their way. */
function nested() {
  const outside = randomPlace();
  const [row, rowGoal, card, cardGoal] = [randomPlace(), randomPlace(), randomPlace(), randomPlace()];
  const moves = createGroupMoves();
  moves.set(1, standing, outside, row, rowGoal);
  moves.set(2, 1, inside(outside, row), card, cardGoal);
  const at = (rowShare: number, cardShare: number): Place =>
    inside(inside(outside, between(row, rowGoal, rowShare)), between(card, cardGoal, cardShare));
  return { moves, row, rowGoal, card, cardGoal, at };
}

describe('the places of moving groups', () => {
  it('are where an update would put what is in them, one inside of another', () => {
    for (let round = 0; round < 100; round++) {
      const { moves, row, rowGoal, card, cardGoal, at } = nested();
      const [rowShare, cardShare] = [random(), random()];
      const rowNow = between(row, rowGoal, rowShare);
      const cardNow = between(card, cardGoal, cardShare);
      moves.moveTo(1, rowNow.scale, rowNow.x, rowNow.y);
      moves.moveTo(2, cardNow.scale, cardNow.x, cardNow.y);
      const written = at(0, 0);
      const now = at(rowShare, cardShare);
      expect(moves.nowX(2, written.scale * 30 + written.x)).toBeCloseTo(now.scale * 30 + now.x, 6);
      expect(moves.nowY(2, written.scale * 7 + written.y)).toBeCloseTo(now.scale * 7 + now.y, 6);
      expect(moves.nowSize(2, written.scale * 7)).toBeCloseTo(now.scale * 7, 6);
    }
  });

  it('are handed to the programs, with another version each time, until the quads are written again', () => {
    const moves = createGroupMoves();
    moves.set(3, standing, still, still, { scale: 1, x: 100, y: 0 });
    const { version } = moves;
    moves.moveTo(3, 1, 40, 0);
    expect(Array.from(moves.transforms.subarray(12, 16))).toEqual([1, 40, 0, 1]);
    expect(moves.version).not.toBe(version);
    const moved = moves.version;
    moves.reset();
    expect(moves.version).not.toBe(moved);
    const reset = moves.version;
    moves.reset();
    expect(moves.version).toBe(reset);
    moves.set(3, standing, still, still, still);
    expect(Array.from(moves.transforms.subarray(12, 16))).toEqual([1, 0, 0, 1]);
  });

  it('are handed on no further than the last group, and anew when there is a later one', () => {
    const moves = createGroupMoves();
    expect(moves.transforms).toHaveLength(4);
    moves.set(2, standing, still, still, still);
    expect(moves.transforms).toHaveLength(12);
    const { version } = moves;
    moves.set(1, standing, still, still, still);
    expect([moves.transforms.length, moves.version]).toEqual([12, version]);
    moves.set(3, standing, still, still, still);
    expect([moves.transforms.length, moves.version]).toEqual([16, version + 1]);
    moves.reset();
    expect(moves.transforms).toHaveLength(4);
  });

  it('come with opacities, one inside of another, and another version for another one', () => {
    const { moves } = nested();
    const { version } = moves;
    moves.fadeTo(1, 0.5);
    moves.fadeTo(2, 0.25);
    expect([moves.transforms[7], moves.transforms[11]]).toEqual([0.5, 0.125]);
    expect(moves.version).toBe(version + 2);
    moves.fadeTo(2, 0.25);
    expect(moves.version).toBe(version + 2);
    moves.reset();
    moves.set(2, standing, still, still, still);
    expect([moves.transforms[7], moves.transforms[11]]).toEqual([1, 1]);
  });

  it('are all inside of what a box is swept to', () => {
    for (let round = 0; round < 100; round++) {
      const { moves, at } = nested();
      const corners = (place: Place) => [
        place.x,
        place.y,
        place.scale * 50 + place.x,
        place.scale * 20 + place.y,
      ];
      const [left, top, right, bottom] = moves.sweep(corners(at(0, 0)), 0, 2, standing);
      for (const [rowShare, cardShare] of [
        [0, 0],
        [1, 0],
        [0, 1],
        [1, 1],
        [random(), random()],
      ] as const) {
        const box = corners(at(rowShare, cardShare));
        expect(box[0]!).toBeGreaterThan(left! - 1e-6);
        expect(box[1]!).toBeGreaterThan(top! - 1e-6);
        expect(box[2]!).toBeLessThan(right! + 1e-6);
        expect(box[3]!).toBeLessThan(bottom! + 1e-6);
      }
    }
  });

  it('meet when two boxes share a pixel anywhere on their ways, whatever both are moved by', () => {
    const moves = createGroupMoves();
    moves.set(1, standing, still, still, { scale: 1, x: 0, y: 400 });
    moves.set(2, 1, still, still, { scale: 1, x: 30, y: 0 });
    moves.set(3, standing, still, still, { scale: 1, x: 0, y: -400 });
    const [one, right, below] = [
      [0, 0, 10, 10],
      [20, 0, 30, 10],
      [0, 50, 10, 60],
    ] as const;
    // 1 carries 2: only what 2 goes itself brings them together
    expect(moves.meet(one, 0, 2, right, 1)).toBe(true);
    expect(moves.meet(one, 0, 1, right, 1)).toBe(false);
    expect(moves.meet(one, 0, 2, below, 1)).toBe(false);
    expect(moves.meet(below, 0, 3, one, standing)).toBe(true);
    expect(moves.meet(one, 0, 3, below, standing)).toBe(false);
    // edges that touch are no meeting
    expect(moves.meet([-40, 0, -20, 10], 0, 2, [10, 0, 20, 10], 1)).toBe(false);
  });
});
