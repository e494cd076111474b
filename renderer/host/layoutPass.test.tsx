/** What a commit costs in flows: which are laid out, how often, in which order. That all lie right: `flowTrees.test.ts`. */
import type { ReactElement } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Text, View } from '../components';
import { createTestRoot } from '../testing';
import type { TestRoot } from '../testing';
import type { ViewProps } from '../types';
import { layoutFlow } from './flow';
import type { HostNode } from './node';

vi.mock('./flow', { spy: true });

/** Flows that were laid out since the last call, in order. */
function laidOut(): (string | undefined)[] {
  const names = vi.mocked(layoutFlow).mock.calls.map(([node]) => node.props.testId);
  vi.mocked(layoutFlow).mockClear();
  return names;
}

async function mount(element: ReactElement): Promise<TestRoot> {
  const test = createTestRoot();
  await test.render(element);
  await test.wait(1000);
  vi.mocked(layoutFlow).mockClear();
  return test;
}

beforeEach(() => void vi.mocked(layoutFlow).mockClear());

describe('flows one in the other, 200 deep', () => {
  const DEPTH = 200;
  const names = Array.from({ length: DEPTH }, (_, i) => `flow${DEPTH - 1 - i}`);

  /** Each flow has a text of its own before the flow inside it. */
  const nested = (text: string, gap: number): ReactElement => {
    let inner = <View testId={names[0]} flow="row" />;
    for (const name of names) {
      inner = (
        <View testId={name} flow={names.indexOf(name) % 2 === 0 ? 'row' : 'column'} gap={gap}>
          <Text size={20}>{text}</Text>
          {name === names[0] ? null : inner}
        </View>
      );
    }
    return inner;
  };
  const rects = (test: TestRoot): number[][] => {
    const found: number[][] = [];
    const walk = ({ now: { x, y, w, h }, children }: HostNode): void => {
      found.push([x, y, w, h]);
      children.forEach(walk);
    };
    test.children().forEach(walk);
    return found;
  };

  it('are mounted with one layout of each, the innermost first', async () => {
    await createTestRoot().render(nested('a', 1));
    expect(laidOut()).toEqual(names);
  });

  it('are laid out once each when all of them change in one commit, as if mounted anew', async () => {
    const test = await mount(nested('a', 1));
    await test.render(nested('three\nlonger\nlines', 2));
    expect(laidOut()).toEqual(names);
    expect(rects(test)).toEqual(rects(await mount(nested('three\nlonger\nlines', 2))));
  });

  it('are laid out once each when only the innermost text changes', async () => {
    const text = (word: string): ReactElement =>
      names.reduce(
        (inner, name) => (
          <View testId={name} flow="row">
            {inner}
          </View>
        ),
        <Text>{word}</Text>,
      );
    const test = await mount(text('a'));
    await test.render(text('abc'));
    expect(laidOut()).toEqual(names);
    expect(test.find('flow0').now.w).toBe(3 * 13);
  });
});

describe('a commit lays out', () => {
  const page = (text: string, own: ViewProps = {}, card: ViewProps = {}): ReactElement => (
    <View testId="page" group="row" flow="column">
      <View testId="row" flow="row" {...own}>
        <View testId="card" focusable flow="column" {...card}>
          <Text>{text}</Text>
        </View>
        <View testId="other" focusable w={5} h={5} />
      </View>
      <View testId="beside" flow="row">
        <Text>a</Text>
      </View>
    </View>
  );

  it('the flows around a text that changed, and no other', async () => {
    const test = await mount(page('a'));
    await test.render(page('abc'));
    expect(laidOut()).toEqual(['card', 'row', 'page']);
  });

  it.each<[string, string, ViewProps, string[]]>([
    ['the size of a text', 'b', {}, []],
    ['the size of a flow in it', 'abc', { w: 300, h: 50 }, ['card', 'row']],
  ])('nothing around what keeps %s', async (_, text, own, expected) => {
    const test = await mount(page('a', own));
    await test.render(page(text, own));
    expect(laidOut()).toEqual(expected);
  });

  it.each<[string, ViewProps]>([
    ['its place beside that of the flow', { x: 3, y: 4 }],
    ['its scale and turn', { scale: 1.5, rotation: 1 }],
    ['its look', { alpha: 0.5, color: 0xff, border: { width: 1, color: 0xff } }],
    ['its focus style, which has no size', { focusedStyle: { scale: 2, x: 9 } }],
  ])('nothing when a node changes %s', async (_, card) => {
    const test = await mount(page('a'));
    await test.render(page('a', {}, card));
    expect(laidOut()).toEqual([]);
  });

  it('a flow once that has two changed flows in it, and after those deep inside it', async () => {
    const deep = (text: string): ReactElement => (
      <View testId="page" flow="column">
        <Text>{text}</Text>
        <View testId="row" flow="row">
          <View testId="card" flow="column">
            <Text>{text}</Text>
          </View>
          <View testId="other" flow="column">
            <Text>{text}</Text>
          </View>
        </View>
      </View>
    );
    const test = await mount(deep('a'));
    await test.render(deep('b\nc'));
    expect(laidOut().toSorted()).toEqual(['card', 'other', 'page', 'row']);
  });

  it('nothing when focus and its styles move', async () => {
    const test = await mount(page('a', {}, { focusedStyle: { x: 5, scale: 1.2 } }));
    await test.press('right');
    await test.wait(500);
    expect(test.focusedId()).toBe('other');
    expect(laidOut()).toEqual([]);
  });

  it('a flow once whose text, child and gap change', async () => {
    const test = await mount(page('a'));
    await test.render(page('abc', { gap: 3, padding: 1 }, { padding: 4, visible: false }));
    expect(laidOut()).toEqual(['card', 'row', 'page']);
  });
});
