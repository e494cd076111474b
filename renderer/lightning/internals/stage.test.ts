import { describe, expect, it } from 'vitest';
import { createFakeClock } from '../testing';
import { oncePerSecond, skipFaultyNodes } from './faults';
import type { LightningStage } from './lightning';

describe('errors of frames', () => {
  it('the same one is told once a second, others at once', () => {
    const clock = createFakeClock();
    const told: string[] = [];
    const report = oncePerSecond(clock, (error) => void told.push((error as Error).message));
    for (let frame = 0; frame < 120; frame++) {
      report(new Error('a'));
      if (frame === 30) report(new Error('b'));
      clock.advance(16);
    }
    expect(told).toEqual(['a', 'b', 'a']);
  });

  it('forgets old ones: a thousand different messages are told, and not kept', () => {
    const clock = createFakeClock();
    let told = 0;
    const report = oncePerSecond(clock, () => void told++);
    for (let i = 0; i < 1000; i++) report(new Error(String(i)));
    expect(told).toBe(1000);
  });

  it('a node that cannot be drawn is left out with what is below it; its siblings are drawn', () => {
    interface Node {
      name: string;
      children: Node[];
    }
    const drawn: string[] = [];
    const stage = {
      addQuads(node: Node) {
        if (node.name === 'bad') throw new Error('bad');
        drawn.push(node.name);
        for (const child of node.children) this.addQuads(child);
      },
    };
    const told: string[] = [];
    skipFaultyNodes(stage as unknown as LightningStage, (error) => void told.push((error as Error).message));
    const leaf = (name: string): Node => ({ name, children: [] });
    stage.addQuads({
      name: 'stage',
      children: [leaf('one'), { name: 'bad', children: [leaf('below')] }, leaf('two')],
    });
    expect([drawn, told]).toEqual([['stage', 'one', 'two'], ['bad']]);
  });
});
