/** Refs: a small handle that is the same for the life of its node, on a node or round the nodes of a fragment. */
/* oxlint-disable react/globals -- components hand their refs to the test */
import { Activity, createRef, Fragment, Suspense, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import type { FragmentInstance, ReactElement, ReactNode, Ref } from 'react';
import { expect, it } from 'vitest';
import { Image, Text, View } from '../components';
import type { NodeHandle, Rect } from '../types';
import { contract, deferred, production, Suspending } from './contract.fixture';
import { createPortal } from './portal';

contract('10 refs', (mount, strict) => {
  const twice = strict && !production;

  it.each<[string, (ref: Ref<NodeHandle>) => ReactElement]>([
    ['a <View>', (ref) => <View ref={ref} testId="node" />],
    ['a <Text>', (ref) => <Text ref={ref} testId="node" />],
    ['an <Image>', (ref) => <Image ref={ref} testId="node" />],
  ])('an object ref holds the handle of %s, and null once it is unmounted', async (_, element) => {
    const ref = createRef<NodeHandle>();
    const test = await mount(element(ref));
    expect(Object.keys(ref.current!).sort()).toEqual(['animate', 'focus', 'focused', 'measure']);
    await test.render(null);
    expect(ref.current).toBeNull();
  });

  it('a handle is the same for the life of its node, whatever is updated or moved; a new node has another', async () => {
    const ref = createRef<NodeHandle>();
    const node = <View key="node" testId="node" ref={ref} />;
    const rest = <View key="rest" />;
    const test = await mount(<View>{[node, rest]}</View>);
    const first = ref.current;
    await test.render(<View x={4}>{[rest, <View key="node" testId="node" ref={ref} color={0xff} />]}</View>);
    expect(ref.current).toBe(first);
    await test.render(
      <View>
        <View key="other" testId="node" ref={ref} />
      </View>,
    );
    expect(ref.current).not.toBe(first);
  });

  it('a callback ref is called once, its clean-up when the node unmounts', async () => {
    const calls: string[] = [];
    const ref = (handle: NodeHandle | null): (() => void) => {
      calls.push(handle === null ? 'null' : 'on');
      return () => void calls.push('off');
    };
    const test = await mount(<View ref={ref} x={0} />);
    const mounted = twice ? ['on', 'off', 'on'] : ['on'];
    expect(calls).toEqual(mounted);
    await test.render(<View ref={ref} x={1} />);
    expect(calls).toEqual(mounted);
    await test.render(null);
    expect(calls).toEqual([...mounted, 'off']);
  });

  it('a callback ref without a clean-up is called with null', async () => {
    const calls: boolean[] = [];
    const ref = (handle: NodeHandle | null): void => void calls.push(handle !== null);
    const test = await mount(<View ref={ref} />);
    calls.length = 0;
    await test.render(null);
    expect(calls).toEqual([false]);
  });

  it('a new callback ref replaces the old one in the same commit', async () => {
    const calls: string[] = [];
    const named = (name: string) => (handle: NodeHandle | null) =>
      void calls.push(handle === null ? `${name} off` : name);
    const test = await mount(<View ref={named('a')} />);
    calls.length = 0;
    await test.render(<View ref={named('b')} />);
    expect(calls).toEqual(['a off', 'b']);
  });

  it('a ref moves from node to node', async () => {
    const ref = createRef<NodeHandle>();
    const pair = (first: boolean): ReactElement => (
      <>
        <View testId="a" w={10} ref={first ? ref : null} />
        <View testId="b" w={20} ref={first ? null : ref} />
      </>
    );
    const test = await mount(pair(true));
    expect(ref.current!.measure().w).toBe(10);
    await test.render(pair(false));
    expect(ref.current!.measure().w).toBe(20);
    await test.render(pair(true));
    expect(ref.current!.measure().w).toBe(10);
  });

  it('a ref passes through a component, and can be narrowed there', async () => {
    const whole = createRef<NodeHandle>();
    const narrow = createRef<{ width(): number }>();
    const Through = ({ ref }: { ref: Ref<NodeHandle> }): ReactNode => <View w={7} ref={ref} />;
    function Narrow({ ref }: { ref: Ref<{ width(): number }> }): ReactNode {
      const inner = useRef<NodeHandle>(null);
      useImperativeHandle(ref, () => ({ width: () => inner.current!.measure().w }));
      return <View w={9} ref={inner} />;
    }
    await mount(
      <>
        <Through ref={whole} />
        <Narrow ref={narrow} />
      </>,
    );
    expect([whole.current!.measure().w, narrow.current!.width()]).toEqual([7, 9]);
  });

  it('a handle measures texts and flows in layout effects, in the first commit and in later ones', async () => {
    const seen: Rect[] = [];
    function Button({ label }: { label: string }): ReactNode {
      const box = useRef<NodeHandle>(null);
      useLayoutEffect(() => void seen.push(box.current!.measure()));
      return (
        <View x={100} y={50} scale={2} pivotX={0} pivotY={0}>
          <View ref={box} flow="row" padding={10} h={40}>
            <Text>{label}</Text>
          </View>
        </View>
      );
    }
    const test = await mount(<Button label="ok" />);
    await test.render(<Button label="ok, much longer" />);
    const [first, last] = [seen[0]!, seen.at(-1)!];
    expect(first).toMatchObject({ x: 100, y: 50, h: 80 });
    expect(first.w).toBeGreaterThan(40);
    expect(last.w).toBeGreaterThan(first.w);
  });

  it('a handle gives focus, knows it, and animates numbers without a commit', async () => {
    const ref = createRef<NodeHandle>();
    const test = await mount(
      <>
        <View testId="a" focusable autoFocus />
        <View testId="b" focusable ref={ref} />
      </>,
    );
    const commits = test.scene.counters.reactCommits;
    expect(ref.current!.focused).toBe(false);
    expect(ref.current!.focus()).toBe(true);
    expect([ref.current!.focused, test.focusedId()]).toEqual([true, 'b']);
    ref.current!.animate('x', 100, { duration: 160, easing: 'linear' });
    await test.wait(80);
    expect(ref.current!.measure().x).toBeGreaterThan(10);
    expect(ref.current!.measure().x).toBeLessThan(90);
    await test.wait(200);
    expect(ref.current!.measure().x).toBe(100);
    expect(test.scene.counters.reactCommits).toBe(commits);
  });

  it('a handle whose node was removed does nothing, and development reports it', async () => {
    const ref = createRef<NodeHandle>();
    const test = await mount(<View testId="a" focusable x={5} w={5} ref={ref} />);
    const kept = ref.current!;
    await test.render(<View key="other" testId="b" focusable />);
    expect(kept.focused).toBe(false);
    expect(test.errors).toEqual([]);
    expect(kept.focus()).toBe(false);
    expect(kept.measure()).toEqual({ x: 0, y: 0, w: 0, h: 0 });
    kept.animate('x', 50, { duration: 100 });
    await test.wait(500);
    expect([test.focusedId(), test.scene.motion.moving, test.clock.pendingCount]).toEqual(['b', 0, 0]);
    expect(test.errors.map(({ kind, error }) => `${kind}: ${(error as Error).message}`)).toEqual(
      production
        ? []
        : ['focus', 'measure', 'animate'].map(
            (method) => `mistake: <View testId="a"> is not on the stage any more: ${method}() does nothing.`,
          ),
    );
  });

  it.each([NaN, Infinity])('an animation to %s is refused', async (to) => {
    const ref = createRef<NodeHandle>();
    const test = await mount(<View x={5} ref={ref} />);
    const move = (): void => ref.current!.animate('x', to, { duration: 100 });
    if (production) move();
    else expect(move).toThrow(`<View>: animate('x', ${to}) cannot be drawn.`);
    await test.wait(200);
    expect(ref.current!.measure().x).toBe(5);
  });

  it('Suspense and Activity detach a ref while hidden, and attach the same handle again', async () => {
    const film = deferred();
    const ref = createRef<NodeHandle>();
    const kept = (mode: 'visible' | 'hidden', on: Promise<string> | null): ReactElement => (
      <Activity mode={mode}>
        <Suspense fallback={null}>
          <View ref={ref} />
          <Suspending on={on} />
        </Suspense>
      </Activity>
    );
    const test = await mount(kept('visible', null));
    const handle = ref.current;
    await test.render(kept('hidden', null));
    expect(ref.current).toBeNull();
    await test.render(kept('visible', null));
    expect(ref.current).toBe(handle);
    await test.render(kept('visible', film.promise));
    expect(ref.current).toBeNull();
    await test.act(() => film.resolve('x'));
    expect(ref.current).toBe(handle);
  });
});

contract('10 refs: fragments', (mount) => {
  const fragment = createRef<FragmentInstance>();
  const row = (names: string, extra?: ReactNode): ReactElement => (
    <View group="row">
      <View testId="before" focusable autoFocus />
      <Fragment ref={fragment}>
        <View>
          <View />
        </View>
        {[...names].map((name, i) => (
          <View key={name} testId={name} focusable x={100 * i + 100} y={20} w={50} h={30} />
        ))}
        {extra}
      </Fragment>
    </View>
  );

  it('a fragment handle focuses the first node that can have focus, and knows whether it is inside', async () => {
    const test = await mount(row('ab'));
    expect(fragment.current!.focused).toBe(false);
    expect(fragment.current!.focus()).toBe(true);
    expect([fragment.current!.focused, test.focusedId()]).toEqual([true, 'a']);
    await test.press('right');
    expect(fragment.current!.focused).toBe(true);
    await test.render(row(''));
    expect(fragment.current!.focus()).toBe(false);
    expect(test.focusedId()).toBe('before');
  });

  it('a fragment handle measures around all its nodes, as they are now', async () => {
    const test = await mount(row('ab'));
    expect(fragment.current!.measure()).toEqual({ x: 0, y: 0, w: 250, h: 50 });
    const handle = fragment.current;
    await test.render(row('abcd'));
    expect(fragment.current).toBe(handle);
    expect(fragment.current!.measure()).toEqual({ x: 0, y: 0, w: 450, h: 50 });
    await test.render(row('dcb'));
    expect(fragment.current!.measure()).toEqual({ x: 0, y: 0, w: 350, h: 50 });
    expect(fragment.current!.focus()).toBe(true);
    expect(test.focusedId()).toBe('d');
    await test.render(<View />);
    expect(fragment.current).toBeNull();
    expect([handle!.focus(), handle!.focused, handle!.measure()]).toEqual([
      false,
      false,
      { x: 0, y: 0, w: 0, h: 0 },
    ]);
  });

  it('an empty fragment has no rectangle and no focus', async () => {
    await mount(<Fragment ref={fragment} />);
    expect(fragment.current!.measure()).toEqual({ x: 0, y: 0, w: 0, h: 0 });
    expect(fragment.current!.focus()).toBe(false);
  });

  it('a fragment handle includes nodes of components and fragments inside, not those of portals and hidden ones', async () => {
    const target = createRef<NodeHandle>();
    const Inner = (): ReactNode => (
      <>
        <View x={500} w={10} h={10} />
      </>
    );
    const page = (mode: 'visible' | 'hidden', portal: boolean): ReactElement => (
      <>
        <View ref={target} />
        {row(
          '',
          <>
            <Inner />
            <Activity mode={mode}>
              <View x={900} w={10} h={10} />
            </Activity>
            {portal && createPortal(<View x={1500} w={10} h={10} />, target.current!)}
          </>,
        )}
      </>
    );
    const test = await mount(page('hidden', false));
    const right = (): number => fragment.current!.measure().w;
    expect(right()).toBe(510);
    await test.render(page('visible', false));
    expect(right()).toBe(910);
    await test.render(page('visible', true));
    expect(right()).toBe(910);
    await test.render(page('hidden', true));
    expect(right()).toBe(510);
    await test.render(page('hidden', false));
    expect(right()).toBe(510);
  });
});
