/** Updates: only what differs is written, objects are compared by content, the numbers travel as their transition says. */
/* oxlint-disable react/globals -- components hand their setters to the test */
import { createRef, memo, useEffect, useLayoutEffect, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { Image, Text, View } from '../components';
import type { TestRoot } from '../testing';
import type { AnimatedProp, ImageProps, NodeHandle, TextProps, ViewProps } from '../types';
import { contract, expectRendered, drawnText } from './contract.fixture';

const updated = (test: TestRoot): number => test.scene.counters.hostUpdated;
const shown = (test: TestRoot, testId = 'it') => test.painter.painted(test.find(testId));

/** Renders `first`, then `second`, and tells what the second render cost. */
async function cost(
  mount: (element: ReactNode) => Promise<TestRoot>,
  first: ReactNode,
  second: ReactNode,
): Promise<{ test: TestRoot; updates: number; writes: number }> {
  const test = await mount(first);
  await test.wait(1000);
  const before = [updated(test), test.painter.calls] as const;
  await test.render(second);
  await test.wait(100);
  expectRendered(test);
  return { test, updates: updated(test) - before[0], writes: test.painter.calls - before[1] };
}

contract('02 updates: what is equal costs nothing', (mount) => {
  const full = (): ReactElement => (
    <View
      testId="page"
      x={1}
      y={2}
      w={3}
      h={4}
      alpha={0.5}
      color={0xff}
      radius={[1, 2, 3, 4]}
      border={{ width: 2, color: 0xffffffff }}
      shadow={{ color: 0x80, projection: [0, 4, 8, 0] }}
      transition={{ x: { duration: 100 }, alpha: { duration: 50, easing: 'linear' } }}
      padding={[4, 8]}
      flow="row"
    >
      <View
        gradient={{ angle: 0, colors: [0, 0xff], stops: [0, 1] }}
        focusable
        focusedStyle={{ scale: 1.1, x: 3 }}
      />
      <Text size={30} maxWidth={200} maxLines={2}>
        {['Episode ', 3]}
      </Text>
      <Image src="a.png" w={10} h={10} radius={[2, 2, 0, 0]} ring={{ radius: 4 }} />
    </View>
  );

  it('a screen rendered again with equal inline objects and lists updates no node', async () => {
    const { updates, writes } = await cost(mount, full(), full());
    expect({ updates, writes }).toEqual({ updates: 0, writes: 0 });
  });

  it.each<[string, ViewProps, ViewProps]>([
    ['undefined for what was never given', {}, { x: undefined, border: undefined, flow: undefined }],
    ['handlers: used, but nothing to draw', { onPress: () => {} }, { onPress: () => {} }],
    ['words for a screen reader', { label: 'a', role: 'button' }, { label: 'b', role: 'link' }],
    ['a transition: it counts from the next change on', { x: 5 }, { x: 5, transition: { duration: 100 } }],
  ])('%s', async (_, before, after) => {
    const { updates, writes } = await cost(mount, <View {...before} />, <View {...after} />);
    expect({ updates, writes }).toEqual({ updates: 0, writes: 0 });
  });

  it.each<[string, ViewProps, ViewProps]>([
    ['a colour inside a border', { border: { width: 2, color: 1 } }, { border: { width: 2, color: 2 } }],
    ['one corner', { radius: [1, 1, 1, 1] }, { radius: [1, 1, 1, 2] }],
    ['one corner less than a list', { radius: 1 }, { radius: [1, 1, 1, 1] }],
    [
      'a stop deep inside',
      { gradient: { angle: 0, colors: [1, 2], stops: [0, 1] } },
      { gradient: { angle: 0, colors: [1, 2], stops: [0, 0.9] } },
    ],
    [
      'a colour more',
      { gradient: { angle: 0, colors: [1, 2], stops: [0, 1] } },
      { gradient: { angle: 0, colors: [1, 2, 3], stops: [0, 1] } },
    ],
  ])('a difference in content is an update: %s', async (_, before, after) => {
    const { updates, test } = await cost(
      mount,
      <View testId="it" w={50} h={50} {...before} />,
      <View testId="it" w={50} h={50} {...after} />,
    );
    expect(updates).toBe(1);
    const fresh = await mount(<View testId="it" w={50} h={50} {...after} />);
    expect(shown(test).style).toEqual(shown(fresh).style);
  });
});

contract('02 updates: what differs', (mount) => {
  it.each<[AnimatedProp, number]>([
    ['x', 7],
    ['y', 8],
    ['w', 90],
    ['h', 91],
    ['alpha', 0.25],
    ['scale', 1.5],
    ['rotation', 0.5],
    ['color', 0x123456ff],
  ])('a change of one number updates one node: %s', async (prop, to) => {
    const page = (props: ViewProps): ReactElement => (
      <View>
        <View testId="it" {...props} />
        <View />
      </View>
    );
    const { test, updates } = await cost(mount, page({}), page({ [prop]: to }));
    expect(updates).toBe(1);
    expect(shown(test).values[prop]).toBe(to);
  });

  it.each<[string, TextProps, TextProps, string]>([
    ['another string', { children: 'one' }, { children: 'two' }, 'two'],
    ['a number', { children: 1 }, { children: 2 }, '2'],
    ['a part of a mix', { children: ['Episode ', 1] }, { children: ['Episode ', 2] }, 'Episode 2'],
    ['a string to nothing', { children: 'one' }, { children: null }, ''],
    ['nothing to a string', {}, { children: 'one' }, 'one'],
    [
      'a narrower room',
      { children: 'one two', maxWidth: 500 },
      { children: 'one two', maxWidth: 52 },
      'one…',
    ],
  ])('text: %s', async (_, before, after, drawn) => {
    const { test, updates } = await cost(
      mount,
      <Text testId="it" {...before} />,
      <Text testId="it" {...after} />,
    );
    expect(updates).toBe(1);
    expect(drawnText(test, 'it')).toBe(drawn);
  });

  it.each<[string, ImageProps]>([
    ['another picture', { src: 'b.png' }],
    ['none', { src: null }],
    ['another placeholder', { src: 'a.png', placeholder: 0xff }],
    ['another fit', { src: 'a.png', fit: 'cover' }],
    ['another part', { src: 'a.png', crop: { x: 0.5, y: 0, w: 0.5, h: 1 } }],
    ['round', { src: 'a.png', radius: 8 }],
  ])('image: %s', async (_, after) => {
    const { test, updates } = await cost(
      mount,
      <Image testId="it" w={20} h={20} src="a.png" />,
      <Image testId="it" w={20} h={20} {...after} />,
    );
    expect(updates).toBe(1);
    expect(shown(test).style).toMatchObject(after);
  });

  it('a state set in a component updates no node outside of it', async () => {
    let set: (n: number) => void = () => {};
    let rendered = 0;
    const Around = memo(({ children }: { children: ReactNode }) => {
      rendered++;
      return <View>{children}</View>;
    });
    function Counter(): ReactElement {
      const [n, setN] = useState(0);
      set = setN;
      return <Text testId="it">{n}</Text>;
    }
    const inner = <Counter />;
    const test = await mount(<Around>{inner}</Around>);
    const before = [rendered, updated(test)];
    await test.act(() => set(1));
    expect(drawnText(test, 'it')).toBe('1');
    expect([rendered, updated(test) - before[1]!]).toEqual([before[0], 1]);
  });

  it('several states set together are one commit', async () => {
    let set: (n: number) => void = () => {};
    function Pair(): ReactElement {
      const [a, setA] = useState(0);
      const [b, setB] = useState(0);
      set = (n) => {
        setA(n);
        setB(n);
        setA(n + 1);
      };
      return <Text testId="it">{[a, ' ', b]}</Text>;
    }
    const test = await mount(<Pair />);
    const commits = test.scene.counters.reactCommits;
    await test.act(() => set(1));
    expect(drawnText(test, 'it')).toBe('2 1');
    expect(test.scene.counters.reactCommits).toBe(commits + 1);
  });

  it('a state set in a layout effect is drawn in the same task', async () => {
    function Measured(): ReactElement {
      const ref = createRef<NodeHandle>();
      const [w, setW] = useState(0);
      useLayoutEffect(() => setW(ref.current!.measure().w), [ref]);
      return (
        <>
          <Text ref={ref} size={20}>
            letters
          </Text>
          <View testId="line" w={w} h={2} />
        </>
      );
    }
    const test = await mount(<Measured />);
    expect(shown(test, 'line').values.w).toBe(70);
    expectRendered(test);
  });

  it('a key calls the handler that was committed last', async () => {
    const first = vi.fn();
    const second = vi.fn();
    const test = await mount(<View focusable onKey={first} />);
    await test.press('enter');
    await test.render(<View focusable onKey={second} />);
    await test.press('enter');
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1]);
  });

  it('another key mounts another node', async () => {
    const test = await mount(<View key="a" testId="it" x={1} transition={{ duration: 100 }} />);
    const before = test.find('it');
    await test.render(<View key="b" testId="it" x={9} transition={{ duration: 100 }} />);
    expect(test.find('it')).not.toBe(before);
    expect(shown(test).values.x).toBe(9);
    expectRendered(test);
  });

  it('effects of an update see the new props, and their cleanup the old', async () => {
    const log: string[] = [];
    function Part({ n }: { n: number }): ReactElement {
      useEffect(() => {
        log.push(`+${n}`);
        return () => void log.push(`-${n}`);
      }, [n]);
      return <View x={n} />;
    }
    const test = await mount(<Part n={1} />);
    log.length = 0;
    await test.render(<Part n={2} />);
    expect(log).toEqual(['-1', '+2']);
  });
});

contract('02 updates: movement', (mount) => {
  const box = (props: ViewProps): ReactElement => <View testId="it" w={10} h={10} {...props} />;
  const half = { duration: 100, easing: 'linear' } as const;

  it('a number with a transition is animated, one without changes at once', async () => {
    const test = await mount(box({ x: 0, y: 0 }));
    await test.render(box({ x: 100, y: 100, transition: { x: half } }));
    expect(shown(test).values).toMatchObject({ x: 0, y: 100 });
    await test.wait(50);
    expect(shown(test).values.x).toBeGreaterThan(20);
    expect(shown(test).values.x).toBeLessThan(60);
    await test.wait(100);
    expect(shown(test).values.x).toBe(100);
    expect(test.scene.motion.moving).toBe(0);
  });

  it('a node that mounts is not animated to its position, also inside a flow', async () => {
    const test = await mount(
      <View testId="flow" flow="row" gap={10} transition={half}>
        <View w={50} h={50} transition={half} x={5} />
        <View testId="it" w={50} h={50} transition={half} />
      </View>,
    );
    expect(shown(test).values.x).toBe(60);
    expect(shown(test, 'flow').values.w).toBe(110);
    expect(test.scene.motion.moving).toBe(0);
  });

  it('a node in a flow is animated when a sibling is added', async () => {
    const page = (more: boolean): ReactElement => (
      <View flow="row" gap={10}>
        {more ? <View w={50} h={50} /> : null}
        <View testId="it" w={50} h={50} transition={half} />
      </View>
    );
    const test = await mount(page(false));
    await test.render(page(true));
    expect(shown(test).values.x).toBe(0);
    await test.wait(200);
    expect(shown(test).values.x).toBe(60);
    expectRendered(test);
  });

  it('an update of another prop does not disturb an animation', async () => {
    const test = await mount(box({ x: 0, transition: half }));
    await test.render(box({ x: 100, transition: half }));
    await test.wait(48);
    const at = shown(test).values.x;
    await test.render(box({ x: 100, transition: half, alpha: 0.9, color: 0xff }));
    expect(shown(test).values.x).toBe(at);
    await test.wait(64);
    expect(shown(test).values.x).toBe(100);
  });

  it('a new target continues from the present value', async () => {
    const test = await mount(box({ x: 0, transition: half }));
    await test.render(box({ x: 100, transition: half }));
    await test.wait(48);
    const at = shown(test).values.x;
    await test.render(box({ x: 0, transition: half }));
    expect(shown(test).values.x).toBe(at);
    await test.wait(16);
    expect(Math.abs(shown(test).values.x - at)).toBeLessThan(20);
    await test.wait(200);
    expect(shown(test).values.x).toBe(0);
  });

  it('a prop that a focus style covers applies when focus leaves', async () => {
    const page = (scale: number): ReactElement => (
      <View group="row">
        <View testId="it" focusable focusedStyle={{ scale: 1.2 }} scale={scale} />
        <View testId="other" focusable />
      </View>
    );
    const test = await mount(page(1));
    await test.wait(300);
    await test.render(page(0.9));
    await test.wait(300);
    expect(shown(test).values.scale).toBe(1.2);
    await test.press('right');
    await test.wait(300);
    expect(shown(test).values.scale).toBe(0.9);
  });

  it('a focus style that changes while it is on is drawn, order among siblings included', async () => {
    const test = await mount(<View testId="it" focusable focusedStyle={{ scale: 1.2, zIndex: 1 }} />);
    await test.wait(300);
    expect(shown(test).values).toMatchObject({ scale: 1.2, zIndex: 1 });
    await test.render(<View testId="it" focusable focusedStyle={{ alpha: 0.5, zIndex: 3 }} />);
    await test.wait(300);
    expect(shown(test).values).toMatchObject({ scale: 1, alpha: 0.5, zIndex: 3 });
    await test.render(<View testId="it" focusable />);
    await test.wait(300);
    expect(shown(test).values).toMatchObject({ scale: 1, alpha: 1, zIndex: 0 });
  });
});

contract('02 updates: flows are laid out as when they are mounted', (mount) => {
  const rects = (test: TestRoot): Record<string, unknown> =>
    Object.fromEntries(
      ['outer', 'first', 'middle', 'inner', 'text', 'box'].map((name) => {
        const { x, y, w, h } = shown(test, name).values;
        return [name, { x, y, w, h }];
      }),
    );

  it('a text beside a flow, and one deep inside it, that change in one commit', async () => {
    const page = (first: string, text: string): ReactElement => (
      <View testId="outer" flow="column">
        <Text testId="first">{first}</Text>
        <View testId="middle" flow="row">
          <View testId="inner" flow="column">
            <Text testId="text">{text}</Text>
          </View>
        </View>
        <View testId="box" w={50} h={50} />
      </View>
    );
    const lines = ['one', 'two', 'three', 'four', 'five'].join('\n');
    const test = await mount(page('a', 'b'));
    await test.render(page('c\nd', lines));
    expectRendered(test);
    expect(shown(test, 'box').values.y).toBe((2 + 5) * 36);
    expect(rects(test)).toEqual(rects(await mount(page('c\nd', lines))));
  });
});
