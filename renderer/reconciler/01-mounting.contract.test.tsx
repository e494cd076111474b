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
  Broken,
  contract,
  deferred,
  drawnNames,
  expectGlass,
  expectNothingLeft,
  letters,
  production,
  Waiting,
} from './contract.fixture';

const unchecked = (type: string, props: object, ...children: ReactNode[]): ReactElement =>
  createElement(type, props, ...children);

contract('01 mounting', (mount) => {
  it('makes one node an element, in order, with the numbers given', async () => {
    const test = await mount(
      <View testId="page" x={10} y={20} w={300} h={200} color={0x112233ff}>
        <Text testId="title">Hello</Text>
        <View testId="body">
          <Image testId="poster" w={158} h={236} src="p.png" />
        </View>
      </View>,
    );
    expectGlass(test);
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

  it('gives what is not said its default', async () => {
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
  ])('joins the text of a <Text>: %s', async (_, children, drawn) => {
    const test = await mount(<Text testId="text">{children}</Text>);
    expect(letters(test, 'text')).toBe(drawn);
  });

  it.each([null, undefined, true, false, [], [[null]]])('draws nothing for %j', async (nothing) => {
    const test = await mount(nothing);
    expectGlass(test);
    expect(test.children()).toEqual([]);
    expect(test.scene.counters.hostCreated).toBe(0);
  });

  it('has text and flows laid out when layout effects run', async () => {
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

  it('runs effects children first and cleans them up at unmount', async () => {
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
  it('when a later sibling throws', async () => {
    const test = await mount(
      <Boundary fallback={<View testId="sorry" />}>
        <View testId="made" focusable>
          <Image src="a.png" />
        </View>
        <Broken />
      </Boundary>,
    );
    expectGlass(test);
    expect(drawnNames(test)).toEqual(['sorry']);
    expect(test.focusedId()).toBeNull();
    await test.unmount();
    await expectNothingLeft(test);
  });

  it('when a later sibling suspends, any number of times', async () => {
    const film = deferred();
    const page = (n: number): ReactElement => (
      <Suspense fallback={<View testId="spinner" />}>
        <View testId={`made${n}`} focusable autoFocus />
        <Waiting on={film.promise}>
          <View testId="film" />
        </Waiting>
      </Suspense>
    );
    const test = await mount(page(0));
    for (let n = 1; n < 10; n++) await test.render(page(n));
    expectGlass(test);
    expect(drawnNames(test)).toEqual(['spinner']);
    expect(test.focusedId()).toBeNull();
    await test.act(() => film.resolve('x'));
    expect(drawnNames(test)).toEqual(['made9', 'film']);
    expectGlass(test);
  });

  it('when the whole tree fails without a boundary, and the root can be used again', async () => {
    const test = await mount(<View testId="before" focusable />);
    const broken = test.render(
      <View testId="page">
        <View testId="half" />
        <Broken because="no boundary" />
      </View>,
    );
    await expect(broken).rejects.toThrow('no boundary');
    expect(test.errors.map(({ kind, error }) => [kind, (error as Error).message])).toEqual([
      ['uncaught', 'no boundary'],
    ]);
    await expectNothingLeft(test);
    await test.render(<View testId="after" focusable />);
    expectGlass(test);
    expect(test.focusedId()).toBe('after');
  });

  it('when an update fails half way: what was there goes, nothing new stays', async () => {
    const page = (broken: boolean): ReactElement => (
      <Boundary fallback={<Text testId="sorry">Sorry</Text>}>
        <View testId="old" transition={{ duration: 1000 }} x={broken ? 100 : 0} />
        {broken ? <View testId="new" /> : null}
        {broken ? <Broken /> : null}
      </Boundary>
    );
    const test = await mount(page(false));
    await test.render(page(true));
    expect(drawnNames(test)).toEqual(['sorry']);
    expect(test.scene.motion.moving).toBe(0);
    expectGlass(test);
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

  it('another key is another handle', async () => {
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

  it('shows four things and nothing of the record', async () => {
    const ref = createRef<NodeHandle>();
    await mount(<View ref={ref} />);
    expect(Object.keys(ref.current!).toSorted()).toEqual(['animate', 'focus', 'focused', 'measure']);
  });

  it('focuses, measures and animates; after unmount it does no harm', async () => {
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
  it('a boundary catches, the root hears of it, neighbours stay', async () => {
    const test = await mount(
      <View testId="page">
        <View testId="good" />
        <Boundary fallback={<Text testId="sorry">Sorry</Text>}>
          <Broken because="inside" />
        </Boundary>
      </View>,
    );
    expect(drawnNames(test, test.find('page'))).toEqual(['good', 'sorry']);
    expect(test.errors.map(({ kind, error }) => [kind, (error as Error).message])).toEqual([
      ['caught', 'inside'],
    ]);
    expectGlass(test);
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
    expectGlass(test);
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
    expectGlass(test);
  });

  it('an error during an update without a boundary takes the tree away and says so', async () => {
    const test = await mount(<View testId="page" focusable />);
    await expect(test.render(<Broken because="update" />)).rejects.toThrow('update');
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
    it('production draws what it can', async () => {
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
      expect(letters(test, 'text')).toBe('ab');
      expect(drawnNames(test, test.find('page')).slice(1)).toEqual(['text', 'view']);
      expectGlass(test);
      await test.render(inBoundary('other words'));
      expect(test.errors).toEqual([]);
      expectGlass(test);
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
    expectGlass(test);
  });

  it.each<[string, ReactElement, ReactElement, RegExp]>([
    ['a prop', unchecked('view', {}), unchecked('view', { colour: 1 }), /<View> has no prop "colour"/],
    ['text', <Text key="t">a</Text>, <Text key="t">{['a', <View key="v" />]}</Text>, /<Text> takes strings/],
  ])('an update that brings the mistake is caught as well: %s', async (_, right, wrong, expected) => {
    const test = await mount(inBoundary(right));
    await test.render(inBoundary(wrong));
    expect(message(test)).toMatch(expected);
    expect(drawnNames(test)).toEqual(['sorry']);
    expectGlass(test);
  });
});

contract('01 mounting: the end', (mount, strict) => {
  it('unmount leaves nothing drawn, nothing moving, no timer', async () => {
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
    expect(test.clock.waiting).toBeGreaterThan(0);
    await test.unmount();
    await expectNothingLeft(test);
    const { hostCreated, hostDestroyed } = test.scene.counters;
    expect([hostCreated, hostDestroyed]).toEqual([5, 5]);
  });

  it('what is taken away in the middle of its way stops there and then', async () => {
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

  it('comes and goes a hundred times without a trace', async () => {
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

  it('several roots know nothing of each other', async () => {
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
    expectGlass(two);
    expect(two.focusedId()).toBe('two');
  });

  it('tells listeners of every commit, once', async () => {
    const test = await mount(<View />);
    const heard = vi.fn();
    test.scene.afterCommit(heard);
    await test.render(<View x={1} />);
    await test.render(<View x={1} />);
    expect(heard).toHaveBeenCalledTimes(2);
  });
});
