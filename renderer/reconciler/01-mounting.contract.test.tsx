/** Mounting and unmounting: what appears, what React throws away, refs, errors, what is left at the end. */
/* oxlint-disable react/globals, react/jsx-key -- components hand their setters to the test; elements in tables, not children */
import { createElement, createRef, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { Image, Text, View } from '../components';
import { createTestRoot } from '../testing';
import type { NodeHandle, Rect } from '../types';
import {
  Boundary,
  Throwing,
  contract,
  deferred,
  drawnNames,
  expectRendered,
  expectNothingLeft,
  drawnText,
  production,
  Suspending,
} from './contract.fixture';

const unchecked = (type: string, props: object, ...children: ReactNode[]): ReactElement =>
  createElement(type, props, ...children);

contract('01 mounting', (mount) => {
  it('an element mounts as one node, in order, with its numbers', async () => {
    const test = await mount(
      <View testId="page" x={10} y={20} w={300} h={200} color={0x112233ff}>
        <Text testId="title">Hello</Text>
        <View testId="body">
          <Image testId="poster" w={158} h={236} src="p.png" />
        </View>
      </View>,
    );
    expectRendered(test);
    expect(test.scene.counters.hostCreated).toBe(4);
    expect(drawnNames(test)).toEqual(['page']);
    expect(drawnNames(test, test.find('page'))).toEqual(['title', 'body']);
    expect(test.painter.painted(test.find('page')).values).toMatchObject({
      x: 10,
      y: 20,
      w: 300,
      h: 200,
      color: 0x112233ff,
    });
  });

  it('a prop that is not given has its default', async () => {
    const test = await mount(
      <View testId="box">
        <Text testId="text">a</Text>
        <Image testId="image" />
      </View>,
    );
    const still = { slide: 0, x: 0, y: 0, alpha: 1, scale: 1, rotation: 0, zIndex: 0 };
    expect(test.painter.painted(test.find('box')).values).toEqual({ ...still, w: 0, h: 0, color: 0 });
    expect(test.painter.painted(test.find('image')).values).toEqual({
      ...still,
      w: 0,
      h: 0,
      color: 0xffffffff,
    });
    expect(test.painter.painted(test.find('text')).values).toMatchObject({ ...still, color: 0xffffffff });
  });

  it.each<[string, ReactNode, string]>([
    ['a string', 'Play', 'Play'],
    ['a number', 0, '0'],
    ['a mix', ['Episode ', 3, ' of ', 12], 'Episode 3 of 12'],
    ['nested lists with nothing in between', ['a', [null, 'b', [false, undefined]], true, 'c'], 'abc'],
    ['an empty string', '', ''],
    ['nothing', null, ''],
  ])('the children of a <Text> are joined: %s', async (_, children, drawn) => {
    const test = await mount(<Text testId="text">{children}</Text>);
    expect(drawnText(test, 'text')).toBe(drawn);
  });

  it.each([null, undefined, true, false, [], [[null]]])('%j as a child draws nothing', async (nothing) => {
    const test = await mount(nothing);
    expectRendered(test);
    expect(test.children()).toEqual([]);
    expect(test.scene.counters.hostCreated).toBe(0);
  });

  it('texts and flows are laid out when layout effects run', async () => {
    const seen: Rect[] = [];
    function Button(): ReactElement {
      const ref = createRef<NodeHandle>();
      useLayoutEffect(() => void seen.push(ref.current!.measure()));
      return (
        <View ref={ref} flow="row" padding={[10, 20]}>
          <Text size={20}>four</Text>
        </View>
      );
    }
    await mount(<Button />);
    expect(seen[0]).toEqual({ x: 0, y: 0, w: 80, h: 48 });
  });

  it('effects run children first and are cleaned up at unmount', async () => {
    const log: string[] = [];
    function Part({ name, children }: { name: string; children?: ReactNode }): ReactElement {
      useEffect(() => {
        log.push(`+${name}`);
        return () => void log.push(`-${name}`);
      }, [name]);
      return <View>{children}</View>;
    }
    const test = await mount(
      <Part name="outer">
        <Part name="inner" />
      </Part>,
    );
    expect(log.slice(0, 2)).toEqual(['+inner', '+outer']);
    log.length = 0;
    await test.unmount();
    expect(log.toSorted()).toEqual(['-inner', '-outer']);
  });
});

contract('01 mounting: abandoned renders leave nothing', (mount) => {
  it('a render abandoned because a later sibling throws leaves nothing', async () => {
    const test = await mount(
      <Boundary fallback={<View testId="sorry" />}>
        <View testId="made" focusable>
          <Image src="a.png" />
        </View>
        <Throwing />
      </Boundary>,
    );
    expectRendered(test);
    expect(drawnNames(test)).toEqual(['sorry']);
    expect(test.focusedId()).toBeNull();
    await test.unmount();
    await expectNothingLeft(test);
  });

  it('a render abandoned because a later sibling suspends leaves nothing, any number of times', async () => {
    const film = deferred();
    const page = (n: number): ReactElement => (
      <Suspense fallback={<View testId="spinner" />}>
        <View testId={`made${n}`} focusable autoFocus />
        <Suspending on={film.promise}>
          <View testId="film" />
        </Suspending>
      </Suspense>
    );
    const test = await mount(page(0));
    for (let n = 1; n < 10; n++) await test.render(page(n));
    expectRendered(test);
    expect(drawnNames(test)).toEqual(['spinner']);
    expect(test.focusedId()).toBeNull();
    await test.act(() => film.resolve('x'));
    expect(drawnNames(test)).toEqual(['made9', 'film']);
    expectRendered(test);
  });

  it('a tree that fails without a boundary leaves nothing, and the root can be used again', async () => {
    const test = await mount(<View testId="before" focusable />);
    const broken = test.render(
      <View testId="page">
        <View testId="half" />
        <Throwing because="no boundary" />
      </View>,
    );
    await expect(broken).rejects.toThrow('no boundary');
    expect(test.errors.map(({ kind, error }) => [kind, (error as Error).message])).toEqual([
      ['uncaught', 'no boundary'],
    ]);
    await expectNothingLeft(test);
    await test.render(<View testId="after" focusable />);
    expectRendered(test);
    expect(test.focusedId()).toBe('after');
  });

  it('an update that fails half way removes what was there and adds nothing', async () => {
    const page = (broken: boolean): ReactElement => (
      <Boundary fallback={<Text testId="sorry">Sorry</Text>}>
        <View testId="old" transition={{ duration: 1000 }} x={broken ? 100 : 0} />
        {broken ? <View testId="new" /> : null}
        {broken ? <Throwing /> : null}
      </Boundary>
    );
    const test = await mount(page(false));
    await test.render(page(true));
    expect(drawnNames(test)).toEqual(['sorry']);
    expect(test.scene.motion.moving).toBe(0);
    expectRendered(test);
  });
});

contract('01 mounting: refs', (mount, strict) => {
  it('an object ref holds one handle for the life of the node and null after it', async () => {
    const ref = createRef<NodeHandle>();
    const test = await mount(<View ref={ref} x={1} />);
    const handle = ref.current;
    expect(handle).not.toBeNull();
    await test.render(<View ref={ref} x={2} />);
    expect(ref.current).toBe(handle);
    await test.render(null);
    expect(ref.current).toBeNull();
  });

  it('another key gives another handle', async () => {
    const ref = createRef<NodeHandle>();
    const test = await mount(<View key="a" ref={ref} />);
    const first = ref.current;
    await test.render(<View key="b" ref={ref} />);
    expect(ref.current).not.toBeNull();
    expect(ref.current).not.toBe(first);
  });

  it('two refs of one node get the same handle', async () => {
    const seen = new Set<NodeHandle>();
    const both = (handle: NodeHandle | null): void => {
      if (handle !== null) seen.add(handle);
    };
    const test = await mount(<View ref={both} />);
    await test.render(<View ref={(handle) => both(handle)} />);
    expect(seen.size).toBe(1);
  });

  it('a callback ref is cleaned up with its own function, once for each call', async () => {
    const open = new Set<NodeHandle>();
    let calls = 0;
    const ref = (handle: NodeHandle | null): (() => void) => {
      calls++;
      open.add(handle!);
      return () => open.delete(handle!);
    };
    const test = await mount(<View ref={ref} />);
    expect(open.size).toBe(1);
    expect(calls).toBe(strict && !production ? 2 : 1);
    await test.render(<View ref={ref} x={5} />);
    expect(calls).toBe(strict && !production ? 2 : 1);
    await test.unmount();
    expect(open.size).toBe(0);
  });

  it('a handle has four members and none of the node', async () => {
    const ref = createRef<NodeHandle>();
    await mount(<View ref={ref} />);
    expect(Object.keys(ref.current!).toSorted()).toEqual(['animate', 'focus', 'focused', 'measure']);
  });

  it('a handle focuses, measures and animates; after unmount it does nothing', async () => {
    const ref = createRef<NodeHandle>();
    const test = await mount(
      <View x={100} y={50}>
        <View testId="first" focusable />
        <View ref={ref} testId="second" focusable x={10} w={40} h={30} />
      </View>,
    );
    const handle = ref.current!;
    expect(handle.focused).toBe(false);
    expect(handle.focus()).toBe(true);
    expect(handle.focused).toBe(true);
    expect(handle.measure()).toEqual({ x: 110, y: 50, w: 40, h: 30 });
    handle.animate('x', 20, { duration: 100, easing: 'linear' });
    await test.wait(60);
    expect(handle.measure().x).toBeGreaterThan(110);
    expect(handle.measure().x).toBeLessThan(120);
    await test.wait(100);
    expect(handle.measure().x).toBe(120);
    await test.unmount();
    expect(handle.focus()).toBe(false);
    expect(handle.focused).toBe(false);
    expect(() => handle.animate('x', 0, { duration: 100 })).not.toThrow();
    await expectNothingLeft(test);
  });
});

contract('01 mounting: errors', (mount) => {
  it('a boundary catches an error, onCaughtError is called, siblings stay', async () => {
    const test = await mount(
      <View testId="page">
        <View testId="good" />
        <Boundary fallback={<Text testId="sorry">Sorry</Text>}>
          <Throwing because="inside" />
        </Boundary>
      </View>,
    );
    expect(drawnNames(test, test.find('page'))).toEqual(['good', 'sorry']);
    expect(test.errors.map(({ kind, error }) => [kind, (error as Error).message])).toEqual([
      ['caught', 'inside'],
    ]);
    expectRendered(test);
  });

  it('an error in an effect reaches the boundary too', async () => {
    function Late(): ReactElement {
      useEffect(() => {
        throw new Error('late');
      }, []);
      return <View testId="late" />;
    }
    const test = await mount(
      <Boundary fallback={<View testId="sorry" />}>
        <Late />
      </Boundary>,
    );
    expect(drawnNames(test)).toEqual(['sorry']);
    expect(new Set(test.errors.map(({ kind }) => kind))).toEqual(new Set(['caught']));
    expectRendered(test);
  });

  it('an error that a second try overcomes is recoverable', async () => {
    let fail = true;
    function Moody(): ReactElement {
      if (fail) {
        fail = false;
        throw new Error('once');
      }
      return <View testId="well" />;
    }
    const test = await mount(<Moody />);
    expect(drawnNames(test)).toEqual(['well']);
    expect(test.errors.map(({ kind }) => kind)).toEqual(['recoverable']);
    expectRendered(test);
  });

  it('an update that throws without a boundary unmounts the tree and calls onUncaughtError', async () => {
    const test = await mount(<View testId="page" focusable />);
    await expect(test.render(<Throwing because="update" />)).rejects.toThrow('update');
    expect(test.errors.map(({ kind }) => kind)).toEqual(['uncaught']);
    await expectNothingLeft(test);
  });

  const inBoundary = (element: ReactNode): ReactElement => (
    <Boundary fallback={<View testId="sorry" />}>
      <View testId="page">{element}</View>
    </Boundary>
  );
  const message = (test: { errors: readonly { error: unknown }[] }): string =>
    (test.errors[0]!.error as Error).message;

  if (production) {
    it('production draws everything but the mistakes', async () => {
      const test = await mount(
        inBoundary([
          'loose words',
          <Text key="t" testId="text">
            {['a', <View key="v" />, 'b']}
          </Text>,
          unchecked('view', { key: 'v', testId: 'view', colour: 1, onClick: null }),
        ]),
      );
      expect(test.errors).toEqual([]);
      expect(drawnText(test, 'text')).toBe('ab');
      expect(drawnNames(test, test.find('page')).slice(1)).toEqual(['text', 'view']);
      expectRendered(test);
      await test.render(inBoundary('other words'));
      expect(test.errors).toEqual([]);
      expectRendered(test);
    });
    return;
  }

  it.each<[string, ReactNode, RegExp]>([
    ['text outside <Text>', 'loose words', /The text "loose words" stands outside <Text>/],
    ['a number outside <Text>', 7, /The text "7" stands outside <Text>/],
    [
      'an element inside <Text>',
      <Text>{['a', <View key="v" />]}</Text>,
      /<Text> takes strings and numbers only/,
    ],
    ['an unknown element', unchecked('div', {}), /<div> is not an element of this renderer/],
    ['an unknown prop of a <View>', unchecked('view', { src: 'a.png' }), /<View> has no prop "src"/],
    ['an unknown prop of a <Text>', unchecked('text', { radius: 3 }), /<Text> has no prop "radius"/],
    ['an unknown prop of an <Image>', unchecked('image', { onClick: null }), /<Image> has no prop "onClick"/],
    ['a name every object has', unchecked('view', { constructor: 1 }), /<View> has no prop "constructor"/],
  ])('development names the mistake: %s', async (_, element, expected) => {
    const test = await mount(inBoundary(element));
    expect(message(test)).toMatch(expected);
    expect(drawnNames(test)).toEqual(['sorry']);
    expectRendered(test);
  });

  it.each<[string, ReactElement, ReactElement, RegExp]>([
    ['a prop', unchecked('view', {}), unchecked('view', { colour: 1 }), /<View> has no prop "colour"/],
    ['text', <Text key="t">a</Text>, <Text key="t">{['a', <View key="v" />]}</Text>, /<Text> takes strings/],
  ])('development names the mistake of an update as well: %s', async (_, right, wrong, expected) => {
    const test = await mount(inBoundary(right));
    await test.render(inBoundary(wrong));
    expect(message(test)).toMatch(expected);
    expect(drawnNames(test)).toEqual(['sorry']);
    expectRendered(test);
  });
});

contract('01 mounting: the end', (mount, strict) => {
  it('unmount leaves nothing drawn, no animation and no timer', async () => {
    const test = await mount(
      <View testId="page" group="row">
        <View testId="a" focusable autoFocus focusedStyle={{ scale: 1.1 }} w={100} h={100} />
        <View testId="b" focusable focusedStyle={{ scale: 1.1 }} x={120} w={100} h={100} />
        <Image src="a.png" w={10} h={10} />
        <Text>Hello</Text>
      </View>,
    );
    await test.press('right');
    expect(test.scene.motion.moving).toBeGreaterThan(0);
    expect(test.clock.pendingCount).toBeGreaterThan(0);
    await test.unmount();
    await expectNothingLeft(test);
    const { hostCreated, hostDestroyed } = test.scene.counters;
    expect([hostCreated, hostDestroyed]).toEqual([5, 5]);
  });

  it('a node unmounted during an animation ends it', async () => {
    const show = (x: number | null): ReactElement | null =>
      x === null ? null : (
        <View>
          <View x={x} alpha={x / 100} transition={{ duration: 60_000 }} />
        </View>
      );
    const test = await mount(show(0));
    await test.render(show(100));
    expect(test.scene.motion.moving).toBe(2);
    await test.render(show(null));
    expect(test.scene.motion.moving).toBe(0);
    await expectNothingLeft(test);
  });

  it('a screen mounted and unmounted a hundred times leaves nothing', async () => {
    const test = await mount(null);
    for (let i = 0; i < 100; i++) {
      await test.render(
        <View focusable transition={{ duration: 500 }} x={i}>
          <Text>{i}</Text>
        </View>,
      );
      await test.render(null);
    }
    await test.unmount();
    await expectNothingLeft(test);
    expect(test.scene.counters.hostCreated).toBe(test.scene.counters.hostDestroyed);
  });

  it('a setState after unmount is ignored', async () => {
    let set: (n: number) => void = () => {};
    function Counter(): ReactElement {
      const [n, setN] = useState(0);
      set = setN;
      return <Text>{n}</Text>;
    }
    const test = await mount(<Counter />);
    await test.unmount();
    await test.act(() => set(5));
    expect(test.errors).toEqual([]);
    await expectNothingLeft(test);
  });

  it('several roots do not affect each other', async () => {
    const one = createTestRoot({ strict });
    const two = createTestRoot({ strict });
    await one.render(<View testId="one" focusable />);
    await two.render(<View testId="two" focusable />);
    expect([one.focusedId(), two.focusedId()]).toEqual(['one', 'two']);
    const commits = two.scene.counters.reactCommits;
    await one.render(<View testId="one" focusable x={4} />);
    expect(two.scene.counters.reactCommits).toBe(commits);
    await one.unmount();
    await expectNothingLeft(one);
    expectRendered(two);
    expect(two.focusedId()).toBe('two');
  });

  it('listeners are called once for every commit', async () => {
    const test = await mount(<View />);
    const heard = vi.fn();
    test.scene.afterCommit(heard);
    await test.render(<View x={1} />);
    await test.render(<View x={1} />);
    expect(heard).toHaveBeenCalledTimes(2);
  });
});
