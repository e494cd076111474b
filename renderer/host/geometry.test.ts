import { describe, expect, it } from 'vitest';
import { seededRandom } from '../lists/random.fixture';
import { containsPoint, intersection, stageRect, union } from './geometry';
import type { HostNode } from './node';
import type { HostProps } from './hostProps';
import { appendChild, createNode } from './tree';

/** The innermost of nodes with these props, outermost first. */
function chain(...all: HostProps[]): HostNode {
  return all
    .map((props) => createNode('view', props))
    .reduce((parent, child) => {
      appendChild(parent, child);
      return child;
    });
}

describe('where a node is on the stage', () => {
  it.each<[string, HostProps[], [number, number, number, number]]>([
    ['a node on the stage is at its own position', [{ x: 5, y: 6, w: 7, h: 8 }], [5, 6, 7, 8]],
    [
      'a node inside others adds their positions',
      [
        { x: 100, y: 10 },
        { x: -30, y: 5 },
        { x: 1, y: 2, w: 3, h: 4 },
      ],
      [71, 17, 3, 4],
    ],
    [
      'a scaled node grows about its centre',
      [{ x: 100, y: 100, w: 200, h: 100, scale: 1.1 }],
      [90, 95, 220, 110],
    ],
    [
      'a node scaled about its corner keeps it',
      [{ x: 100, y: 100, w: 200, h: 100, scale: 2, pivotX: 0, pivotY: 0 }],
      [100, 100, 400, 200],
    ],
    [
      'a node scaled about its lower right corner keeps that',
      [{ w: 100, h: 100, scale: 0.5, pivotX: 1, pivotY: 1 }],
      [50, 50, 50, 50],
    ],
    [
      'a node inside a scaled one is scaled with it',
      [
        { w: 100, h: 100, scale: 2 },
        { x: 50, y: 50, w: 10, h: 10 },
      ],
      [50, 50, 20, 20],
    ],
    [
      'a node off the centre of a scaled one moves with it',
      [
        { w: 100, h: 100, scale: 2 },
        { w: 10, h: 10 },
      ],
      [-50, -50, 20, 20],
    ],
    [
      'scales of nested nodes multiply',
      [
        { x: 10, w: 100, h: 100, scale: 2, pivotX: 0, pivotY: 0 },
        { x: 5, w: 20, h: 20, scale: 0.5, pivotX: 0, pivotY: 0 },
        { x: 4, y: 4, w: 10, h: 10 },
      ],
      [24, 4, 10, 10],
    ],
    ['a node of scale 0 has no size', [{ x: 10, y: 10, w: 40, h: 20, scale: 0 }], [30, 20, 0, 0]],
  ])('%s', (_, props, [x, y, w, h]) => {
    const rect = stageRect(chain(...props), 'now');
    expect(rect.x).toBeCloseTo(x, 9);
    expect(rect.y).toBeCloseTo(y, 9);
    expect(rect.w).toBeCloseTo(w, 9);
    expect(rect.h).toBeCloseTo(h, 9);
  });

  it('a rectangle is given as drawn now or at the target of its motion', () => {
    const node = chain({ x: 100 }, { x: 10, w: 5, h: 5 });
    node.parent!.target.x = 500;
    node.target.x = 20;
    expect(stageRect(node, 'now').x).toBe(110);
    expect(stageRect(node, 'target').x).toBe(520);
  });

  it('a rectangle agrees with its corners taken through each transform (seeded)', () => {
    const random = seededRandom(7);
    const between = (low: number, high: number): number => low + random() * (high - low);
    for (let run = 0; run < 300; run++) {
      const props = Array.from({ length: 1 + Math.floor(random() * 5) }, (): HostProps => ({
        x: between(-500, 500),
        y: between(-500, 500),
        w: between(0, 400),
        h: between(0, 400),
        scale: random() < 0.5 ? 1 : between(0.2, 3),
        pivotX: random(),
        pivotY: random(),
      }));
      const through = (x: number, y: number): [number, number] =>
        props.reduceRight<[number, number]>(
          ([px, py], { x: dx, y: dy, w, h, scale, pivotX, pivotY }) => [
            dx! + pivotX! * w! + (px - pivotX! * w!) * scale!,
            dy! + pivotY! * h! + (py - pivotY! * h!) * scale!,
          ],
          [x, y],
        );
      const own = props.at(-1)!;
      const [left, top] = through(0, 0);
      const [right, bottom] = through(own.w!, own.h!);
      const rect = stageRect(chain(...props), 'now');
      expect(rect.x).toBeCloseTo(left, 6);
      expect(rect.y).toBeCloseTo(top, 6);
      expect(rect.x + rect.w).toBeCloseTo(right, 6);
      expect(rect.y + rect.h).toBeCloseTo(bottom, 6);
    }
  });
});

describe('rectangles', () => {
  const rect = { x: 10, y: 10, w: 20, h: 20 };

  it.each([
    [10, 10, true],
    [29.9, 29.9, true],
    [30, 10, false],
    [10, 30, false],
    [9.9, 15, false],
  ])('the point %d, %d is inside a rectangle from 10 to 30: %s', (x, y, inside) => {
    expect(containsPoint(rect, x, y)).toBe(inside);
  });

  it.each([
    ['inside', { x: 12, y: 12, w: 2, h: 2 }, { x: 12, y: 12, w: 2, h: 2 }],
    ['across a corner', { x: 0, y: 0, w: 15, h: 12 }, { x: 10, y: 10, w: 5, h: 2 }],
    ['edge to edge', { x: 30, y: 10, w: 5, h: 5 }, null],
    ['apart', { x: 100, y: 100, w: 5, h: 5 }, null],
    ['without area', { x: 15, y: 15, w: 0, h: 5 }, null],
  ])('the intersection with a rectangle %s', (_, other, expected) => {
    expect(intersection(rect, other)).toEqual(expected);
    expect(intersection(other, rect)).toEqual(expected);
  });
});

describe('the union of two rectangles', () => {
  it('covers both and the room between them', () => {
    expect(union({ x: 10, y: -5, w: 20, h: 10 }, { x: 50, y: 0, w: 5, h: 30 })).toEqual({
      x: 10,
      y: -5,
      w: 45,
      h: 35,
    });
  });

  it('is the larger one when it holds the other', () => {
    expect(union({ x: 0, y: 0, w: 100, h: 100 }, { x: 20, y: 20, w: 5, h: 5 })).toEqual({
      x: 0,
      y: 0,
      w: 100,
      h: 100,
    });
  });
});
