import { describe, expect, it } from 'vitest';
import { skipFailingNodes } from './stage';

describe('errors of frames', () => {
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
    skipFailingNodes(stage as never, (error) => void told.push((error as Error).message));
    const leaf = (name: string): Node => ({ name, children: [] });
    stage.addQuads({
      name: 'stage',
      children: [leaf('one'), { name: 'bad', children: [leaf('below')] }, leaf('two')],
    });
    expect([drawn, told]).toEqual([['stage', 'one', 'two'], ['bad']]);
  });
});
