import { describe, expect, it, vi } from 'vitest';
import { seededRandom } from '../lists/random.fixture';
import { createHostNode } from '../host/node';
import type { HostNode } from '../host/node';
import type { RenderNodeProp } from '../host/ports';
import { createFakeClock } from '../testing';
import type { AnimatedProp, Transition } from '../types';
import { createMotion } from './motion';

const linear: Transition = { duration: 100, easing: 'linear' };

function setUp() {
  const clock = createFakeClock(0);
  const wake = vi.fn();
  let reduced = false;
  const motion = createMotion(clock, wake, () => reduced);
  const writes: [RenderNodeProp, number][] = [];
  const drawnNode = (): HostNode => {
    const node = createHostNode('view', {});
    node.renderNode = { write: (prop, value) => void writes.push([prop, value]) };
    return node;
  };
  return {
    clock,
    motion,
    wake,
    writes,
    drawnNode,
    node: drawnNode(),
    reduce: () => void (reduced = true),
    /** Lets `ms` pass and draws a frame. */
    after(ms: number) {
      clock.advance(ms);
      return motion.step(clock.now());
    },
  };
}

it.each<[AnimatedProp, boolean]>([
  ['x', true],
  ['h', true],
  ['scale', true],
  ['rotation', true],
  ['alpha', false],
  ['color', false],
])('whether places change is told apart from fades: %s', (prop, moves) => {
  const { motion, node, drawnNode, after } = setUp();
  motion.animate(drawnNode(), 'alpha', 0.5, linear);
  expect(motion.movesPlaces).toBe(false);
  motion.animate(node, prop, 0.25, linear);
  after(50);
  expect(motion.movesPlaces).toBe(moves);
  after(50);
  expect([motion.movesPlaces, motion.moving]).toEqual([false, 0]);
});

describe('an animated number', () => {
  it('an animated number follows its curve and ends exactly at its target', () => {
    const { motion, node, writes, after, wake } = setUp();
    motion.animate(node, 'x', 200, linear);
    expect(wake).toHaveBeenCalled();
    expect([node.now.x, node.target.x, motion.moving]).toEqual([0, 200, 1]);
    expect(after(25)).toBe(true);
    expect(node.now.x).toBe(50);
    expect(after(75)).toBe(false);
    expect([node.now.x, motion.moving]).toEqual([200, 0]);
    expect(writes).toEqual([
      ['x', 50],
      ['x', 200],
    ]);
  });

  it('the default easing slows down at the end', () => {
    const { motion, node, after } = setUp();
    motion.animate(node, 'x', 100, { duration: 100 });
    after(50);
    expect(node.now.x).toBe(87.5);
  });

  it('an animation begins after its delay', () => {
    const { motion, node, after } = setUp();
    motion.animate(node, 'x', 100, { ...linear, delay: 50 });
    expect(after(50)).toBe(true);
    expect(node.now.x).toBe(0);
    after(50);
    expect(node.now.x).toBe(50);
  });

  it('a movement whose frames begin late goes on in even steps, from the way it has come by the clock', () => {
    const { clock, motion, node } = setUp();
    motion.animate(node, 'x', 100, linear);
    const seen: number[] = [];
    // frames of 10, 20, 30, 40 ms, each so much later than that
    [8, 2, 9, 0].forEach((late, i) => {
      clock.advance(10 * (i + 1) + late - clock.now());
      motion.step(10 * (i + 1));
      seen.push(Math.round(node.now.x));
    });
    expect(seen).toEqual([18, 28, 38, 48]);
  });

  it('a movement is not ahead by more than a frame, however late its first one begins', () => {
    const { clock, motion, node } = setUp();
    motion.animate(node, 'x', 100, linear);
    clock.advance(60);
    motion.step(10);
    expect(node.now.x).toBeCloseTo(10 + 1000 / 60, 9);
    motion.step(70);
    expect(node.now.x).toBeCloseTo(70 + 1000 / 60, 9);
  });

  it('a movement that begins within a frame, which is named earlier, does not begin before its start', () => {
    const { clock, motion, node } = setUp();
    clock.advance(30);
    motion.animate(node, 'x', 100, linear);
    motion.step(20);
    expect(node.now.x).toBe(0);
    motion.step(30);
    expect(node.now.x).toBe(10);
  });

  it('colours are animated by channel', () => {
    const { motion, node, after } = setUp();
    node.now.color = 0xff000000;
    motion.animate(node, 'color', 0x00ff00ff, linear);
    after(50);
    expect(node.now.color).toBe(0x80800080);
  });

  it('a late frame ends an animation without overshooting', () => {
    const { motion, node, after } = setUp();
    motion.animate(node, 'scale', 2, linear);
    expect(after(5000)).toBe(false);
    expect(node.now.scale).toBe(2);
  });

  it.each<[string, (m: ReturnType<typeof setUp>) => void]>([
    ['with a duration of 0', ({ motion, node }) => motion.animate(node, 'x', 9, { duration: 0 })],
    [
      'of a node not drawn yet',
      ({ motion, node }) => ((node.renderNode = null), motion.animate(node, 'x', 9, linear)),
    ],
    ['by a jump', ({ motion, node }) => motion.jump(node, 'x', 9)],
    [
      'by a jump during an animation',
      ({ motion, node, after }) => (
        motion.animate(node, 'x', 50, linear),
        after(50),
        motion.jump(node, 'x', 9)
      ),
    ],
  ])('a number is at its target at once: %s', (_, go) => {
    const it = setUp();
    go(it);
    expect([it.node.now.x, it.node.target.x, it.motion.moving]).toEqual([9, 9, 0]);
    expect(it.after(100)).toBe(false);
    expect(it.node.now.x).toBe(9);
  });

  it('an animation to the present value moves nothing', () => {
    const { motion, node } = setUp();
    motion.animate(node, 'alpha', 1, linear);
    expect(motion.moving).toBe(0);
  });

  it('a number of a hidden node is animated without being drawn', () => {
    const { motion, node, writes, after } = setUp();
    node.hidden = true;
    motion.animate(node, 'alpha', 0.5, linear);
    after(50);
    after(50);
    expect(node.now.alpha).toBe(0.5);
    expect(writes.every(([, value]) => value === 0)).toBe(true);
  });
});

describe('an interrupted animation', () => {
  it('a new target continues from the present value without a jump', () => {
    const { motion, node, after } = setUp();
    motion.animate(node, 'x', 100, linear);
    after(40);
    motion.animate(node, 'x', 0, linear);
    expect(node.now.x).toBe(40);
    after(10);
    expect(node.now.x).toBe(36);
    after(90);
    expect([node.now.x, motion.moving]).toEqual([0, 0]);
  });

  it('an animation interrupted at any time never moves faster than its curve (seeded)', () => {
    const random = seededRandom(3);
    const { motion, node, after } = setUp();
    let last = 0;
    for (let frame = 0; frame < 2000; frame++) {
      if (random() < 0.2)
        motion.animate(node, 'x', Math.round(random() * 1000), { duration: 160, easing: 'linear' });
      const distance = Math.abs(node.target.x - last);
      expect(node.now.x).toBe(last);
      after(16);
      expect(Math.abs(node.now.x - last)).toBeLessThanOrEqual(distance + 1e-9);
      expect(Math.abs(node.now.x - last)).toBeLessThanOrEqual(101);
      last = node.now.x;
    }
  });

  it('stopping a node ends its animations and no others', () => {
    const { motion, node, drawnNode, writes, after } = setUp();
    const other = drawnNode();
    for (const prop of ['x', 'y', 'alpha'] as const) motion.animate(node, prop, 5, linear);
    motion.animate(other, 'x', 100, linear);
    motion.stop(node);
    expect(motion.moving).toBe(1);
    after(50);
    expect(writes).toEqual([['x', 50]]);
  });
});

describe('reduced motion', () => {
  it.each<[AnimatedProp, boolean]>([
    ['x', true],
    ['y', true],
    ['w', true],
    ['h', true],
    ['scale', true],
    ['rotation', true],
    ['alpha', false],
    ['color', false],
  ])('%s changes at once with reduced motion: %s', (prop, cuts) => {
    const { motion, node, reduce } = setUp();
    reduce();
    motion.animate(node, prop, 0.25, linear);
    expect([node.now[prop] === 0.25, motion.moving]).toEqual([cuts, cuts ? 0 : 1]);
  });
});

describe('many animations at a time', () => {
  it('each animation ends by itself, in any order', () => {
    const { motion, drawnNode, after } = setUp();
    const nodes = Array.from({ length: 20 }, drawnNode);
    nodes.forEach((node, i) =>
      motion.animate(node, 'x', i + 1, { duration: ((i * 7) % 20) * 10 + 10, easing: 'linear' }),
    );
    for (let t = 0; t < 20; t++) {
      expect(motion.moving).toBe(20 - t);
      after(10);
    }
    expect(nodes.map((node) => node.now.x)).toEqual(nodes.map((_, i) => i + 1));
  });

  it('tracks are reused: no object is made once there have been as many', () => {
    const { motion, drawnNode, after } = setUp();
    const nodes = Array.from({ length: 12 }, drawnNode);
    const pushed: unknown[] = [];
    const push = Array.prototype.push;
    Reflect.set(Array.prototype, 'push', function watched(this: unknown[], ...items: unknown[]) {
      if (isTrack(items[0])) push.call(pushed, items[0]);
      return push.apply(this, items);
    });
    try {
      for (let round = 0; round < 50; round++) {
        for (const node of nodes) motion.animate(node, 'x', round + 1, linear);
        after(30);
        for (const node of nodes) motion.animate(node, 'x', -round, linear);
        after(200);
      }
    } finally {
      Reflect.set(Array.prototype, 'push', push);
    }
    expect(pushed.length).toBeGreaterThan(50 * 12);
    expect(new Set(pushed).size).toBe(12);
  });
});

const isTrack = (item: unknown): boolean =>
  typeof item === 'object' && item !== null && 'easing' in item && 'node' in item;
