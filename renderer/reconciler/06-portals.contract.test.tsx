/** Portals: children drawn in another node or another root, with the context and the errors of where they were written. */
import { createContext, createElement, createRef, Suspense, useContext, useEffect, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { Text, View } from '../components';
import { createTestRoot } from '../testing';
import type { TestRoot } from '../testing';
import type { NodeHandle } from '../types';
import { useSceneRoot } from '../host/sceneContext';
import { useStageSize } from '../stage/context';
import { createPortal } from './portal';
import {
  Boundary,
  Throwing,
  contract,
  deferred,
  drawnNames,
  expectRendered,
  expectNothingLeft,
  drawnText,
  shownNames,
  Suspending,
} from './contract.fixture';

/** Content beside a place for portals; the place is known once it is mounted. */
function Page({
  children,
  place = true,
}: {
  children: (target: NodeHandle) => ReactNode;
  place?: boolean;
}): ReactElement {
  const [target, setTarget] = useState<NodeHandle | null>(null);
  return (
    <>
      <View testId="content">{target === null ? null : children(target)}</View>
      {place ? (
        <View testId="place" ref={setTarget}>
          <View testId="own" />
        </View>
      ) : null}
    </>
  );
}

const inPlace = (test: TestRoot): string[] => drawnNames(test, test.find('place'));
const inContent = (test: TestRoot): string[] => drawnNames(test, test.find('content'));

contract('06 portals into a node', (mount) => {
  it('a portal draws its children after the target’s own, and nothing in its own position', async () => {
    const test = await mount(
      <Page>
        {(target) => (
          <>
            <View testId="before" />
            {createPortal([<View key="1" testId="p1" />, <View key="2" testId="p2" />], target)}
            <View testId="after" />
          </>
        )}
      </Page>,
    );
    expect(inContent(test)).toEqual(['before', 'after']);
    expect(inPlace(test)).toEqual(['own', 'p1', 'p2']);
    expectRendered(test);
    await test.unmount();
    await expectNothingLeft(test);
    expect(test.scene.counters.hostCreated).toBe(test.scene.counters.hostDestroyed);
  });

  it('a portal updates, moves and removes its children', async () => {
    const show = (names: string, x = 0): ReactElement => (
      <Page>
        {(target) =>
          createPortal(
            [...names].map((name) => <View key={name} testId={name} x={x} />),
            target,
          )
        }
      </Page>
    );
    const test = await mount(show('abc'));
    const before = test.find('a').id;
    for (const names of ['cab', 'ca', 'xca', 'acx', '', 'abc']) {
      await test.render(show(names, names.length));
      expect(inPlace(test)).toEqual(['own', ...names]);
      if (names.includes('a') && names !== 'abc') expect(test.find('a').id).toBe(before);
      for (const name of names) expect(test.painter.painted(test.find(name)).values.x).toBe(names.length);
      expectRendered(test);
    }
  });

  it('the children of a portal unmount with it, the target stays', async () => {
    const show = (open: boolean): ReactElement => (
      <Page>
        {(target) => (open ? createPortal(<View testId="modal" focusable autoFocus />, target) : null)}
      </Page>
    );
    const test = await mount(show(false));
    for (const open of [true, false, true, false]) {
      await test.render(show(open));
      expect(inPlace(test)).toEqual(open ? ['own', 'modal'] : ['own']);
      expect(test.focusedId()).toBe(open ? 'modal' : null);
      expectRendered(test);
    }
  });

  it('a portal whose target unmounts first leaves nothing', async () => {
    const portal = (target: NodeHandle, x: number): ReactNode =>
      createPortal(<View testId="lost" x={x} focusable />, target);
    let stay: NodeHandle | null = null;
    const show = (place: boolean, x: number): ReactElement => (
      <Page place={place}>{(target) => portal((stay ??= target), x)}</Page>
    );
    const test = await mount(show(true, 1));
    expect(test.focusedId()).toBe('lost');
    await test.render(
      <>
        {portal(stay!, 2)}
        <View testId="rest" />
      </>,
    );
    expect(test.query('lost')).toBeNull();
    expect(test.focusedId()).toBeNull();
    expectRendered(test);
    await test.unmount();
    await expectNothingLeft(test);
    expect(test.errors).toEqual([]);
  });

  it('the children of a portal keep their state when its target is unmounted, and run no effect again', async () => {
    const place = createRef<NodeHandle>();
    const events: string[] = [];
    let increase: () => void = () => {};
    function Counting({ label }: { label: string }): ReactElement {
      const [count, setCount] = useState(0);
      const { width } = useStageSize();
      increase = () => setCount((was) => was + 1);
      useEffect(() => {
        events.push('effect');
        return () => void events.push('cleanup');
      }, []);
      return <Text testId="count">{`${label} ${count} of ${width}`}</Text>;
    }
    const show = (target: NodeHandle | null, isMounted: boolean, label: string): ReactElement => (
      <>
        <View testId="content">
          {target === null ? null : createPortal(<Counting label={label} />, target)}
        </View>
        {isMounted && <View testId="place" ref={place} />}
      </>
    );
    const test = await mount(show(null, true, ''));
    const target = place.current;
    await test.render(show(target, true, 'a'));
    await test.act(() => increase());
    const text = test.find('count');
    expect(drawnText(test, 'count')).toBe('a 1 of 1920');
    events.length = 0;
    // its owner renders again as the target goes, later, and by a state of the children
    for (const label of ['b', 'c']) await test.render(show(target, false, label));
    await test.act(() => increase());
    expect([events, shownNames(test), text.props.children]).toEqual([[], ['content'], 'c 2 of 1920']);
    expect(test.drawn.has(text)).toBe(false);
    expectRendered(test);
    await test.render(show(null, false, ''));
    expect(events).toEqual(['cleanup']);
    await test.unmount();
    await expectNothingLeft(test);
    expect(test.errors).toEqual([]);
  });

  it('a portal with another target makes its children anew there', async () => {
    const first = createRef<NodeHandle>();
    const second = createRef<NodeHandle>();
    const show = (target: NodeHandle | null): ReactElement => (
      <>
        <View testId="one" ref={first} />
        <View testId="two" ref={second} />
        {target === null ? null : createPortal(<View testId="it" />, target)}
      </>
    );
    const test = await mount(show(null));
    await test.render(show(first.current));
    expect(drawnNames(test, test.find('one'))).toEqual(['it']);
    await test.render(show(second.current));
    expect([drawnNames(test, test.find('one')), drawnNames(test, test.find('two'))]).toEqual([[], ['it']]);
    expectRendered(test);
  });

  it('the children of a portal have the context around it', async () => {
    const Name = createContext('nobody');
    const Reader = (): ReactElement => <Text testId="it">{useContext(Name)}</Text>;
    const test = await mount(
      <Page>{(target) => <Name value="somebody">{createPortal(<Reader />, target)}</Name>}</Page>,
    );
    expect(drawnText(test, 'it')).toBe('somebody');
  });

  it('an error in a portal reaches the boundary around it', async () => {
    const test = await mount(
      <Page>
        {(target) => (
          <Boundary fallback={<View testId="sorry" />}>
            {createPortal([<View key="1" testId="half" />, <Throwing key="2" />], target)}
          </Boundary>
        )}
      </Page>,
    );
    expect(inContent(test)).toEqual(['sorry']);
    expect(inPlace(test)).toEqual(['own']);
    expectRendered(test);
  });

  it('a portal is hidden while the boundary around it is suspended', async () => {
    const film = deferred();
    const show = (on: Promise<string> | null): ReactElement => (
      <Page>
        {(target) => (
          <Suspense fallback={<View testId="spinner" />}>
            <View testId="around">{createPortal(<View testId="modal" />, target)}</View>
            <Suspending on={on} />
          </Suspense>
        )}
      </Page>
    );
    const test = await mount(show(null));
    expect(shownNames(test)).toEqual(['content', 'around', 'place', 'own', 'modal']);
    await test.render(show(film.promise));
    expect(shownNames(test)).toEqual(['content', 'spinner', 'place', 'own']);
    await test.act(() => film.resolve('x'));
    expect(shownNames(test)).toEqual(['content', 'around', 'place', 'own', 'modal']);
    expectRendered(test);
  });

  it('a portal inside a portal draws in its own target', async () => {
    const test = await mount(
      <Page>
        {(target) =>
          createPortal(<View testId="outer">{createPortal(<View testId="inner" />, target)}</View>, target)
        }
      </Page>,
    );
    expect(inPlace(test).toSorted()).toEqual(['inner', 'outer', 'own']);
    expectRendered(test);
    await test.unmount();
    await expectNothingLeft(test);
  });

  it('a portal lays out the flow of its target in the same commit', async () => {
    const show = (w: number): ReactElement => (
      <Page>
        {(target) =>
          createPortal(
            <View flow="row" testId="flow" gap={2}>
              <View w={w} h={5} />
              <View w={10} h={5} />
            </View>,
            target,
          )
        }
      </Page>
    );
    const test = await mount(show(30));
    expect(test.find('flow').now.w).toBe(42);
    await test.render(show(50));
    expect(test.find('flow').now.w).toBe(62);
  });

  it('two portals into one node keep their children apart', async () => {
    const show = (a: boolean, b: boolean): ReactElement => (
      <Page>
        {(target) => (
          <>
            {a ? createPortal(<View testId="a" />, target, 'a') : null}
            {b ? createPortal(<View testId="b" />, target, 'b') : null}
          </>
        )}
      </Page>
    );
    const test = await mount(show(true, true));
    await test.render(show(false, true));
    expect(inPlace(test)).toEqual(['own', 'b']);
    await test.render(show(true, true));
    expect(inPlace(test).toSorted()).toEqual(['a', 'b', 'own']);
    expectRendered(test);
  });

  it('children come behind all that the target has when they mount, and before what it appends later', async () => {
    const views = (names: string): ReactNode =>
      [...names].map((name) => <View key={name} testId={name} zIndex={0} />);
    const place = createRef<NodeHandle>();
    const show = (own: string, first: string, second: string): ReactElement => (
      <>
        <View testId="place" ref={place}>
          {views(own)}
        </View>
        {place.current !== null && createPortal(views(first), place.current)}
        {place.current !== null && createPortal(views(second), place.current)}
      </>
    );
    const test = await mount(show('a', '', ''));
    const order = async (...names: [string, string, string]): Promise<string> => {
      await test.render(show(...names));
      expectRendered(test);
      return inPlace(test).join('');
    };
    expect(await order('a', 'p', 'x')).toBe('apx');
    // behind the other portal's, and before its own that are there
    expect(await order('a', 'pq', 'x')).toBe('apxq');
    expect(await order('a', 'opq', 'x')).toBe('aopxq');
    // of the target: before an own child that stays, else behind everything
    expect(await order('ba', 'opq', 'x')).toBe('baopxq');
    expect(await order('bac', 'opq', 'x')).toBe('baopxqc');
    expect(await order('bac', 'opq', 'xy')).toBe('baopxqcy');
  });

  it.each(['text', 'image'])('a portal into an <%s> throws an error that names it', async (type) => {
    const ref = createRef<NodeHandle>();
    await mount(createElement(type, { ref }));
    expect(() => createPortal(null, ref.current!)).toThrow(`not into <${type}>`);
  });
});

describe('06 portals: a handle', () => {
  it('a handle of another renderer throws an error', () => {
    expect(() => createPortal(null, {} as NodeHandle)).toThrow('does not come from a node of this renderer');
  });
});

contract('06 portals into another root', (mount, strict) => {
  const other = (): TestRoot => createTestRoot({ strict });

  it('a portal into another root draws on its stage, below its overlay, beside its own children', async () => {
    const there = other();
    await there.render(<View testId="theirs" />);
    const test = await mount(<View testId="mine">{createPortal(<View testId="guest" />, there)}</View>);
    expect(drawnNames(test, test.find('mine'))).toEqual([]);
    expect(drawnNames(there)).toEqual(['theirs', 'guest']);
    expect(there.painter.painted(there.scene.stageNode).children.at(-1)).toBe(there.scene.overlay);
    expectRendered(test);
    expectRendered(there);
    await test.unmount();
    expect(drawnNames(there)).toEqual(['theirs']);
    await expectNothingLeft(test);
    expectRendered(there);
  });

  it('a portal is drawn before the other root renders first, and after it is emptied', async () => {
    const there = other();
    const test = await mount(createPortal(<View testId="guest" />, there));
    expect(drawnNames(there)).toEqual(['guest']);
    await there.render(<View testId="theirs" />);
    expect(drawnNames(there)).toEqual(['guest', 'theirs']);
    await there.render(null);
    expect(drawnNames(there)).toEqual(['guest']);
    await there.render(<View testId="again" />);
    expect(drawnNames(there)).toEqual(['guest', 'again']);
    await test.unmount();
    await there.unmount();
    await expectNothingLeft(there);
  });

  it('the nodes of a portal are counted, laid out and focused in the other root', async () => {
    const there = other();
    const show = (text: string): ReactNode =>
      createPortal(
        <View testId="button" flow="row" focusable>
          <Text testId="words" size={20}>
            {text}
          </Text>
        </View>,
        there,
      );
    const test = await mount(show('four'));
    expect([there.scene.counters.hostCreated, test.scene.counters.hostCreated]).toEqual([2, 0]);
    expect(drawnText(there, 'words')).toBe('four');
    expect(there.find('button').now.w).toBe(40);
    expect([test.focusedId(), there.focusedId()]).toEqual([null, 'button']);
    await test.render(show('letters'));
    expect(there.find('button').now.w).toBe(70);
    expect(drawnText(there, 'words')).toBe('letters');
    expectRendered(there);
    await test.render(null);
    expect(there.focusedId()).toBeNull();
    expect(there.scene.counters.hostDestroyed).toBe(2);
  });

  it('a portal is hidden in the other root when the boundary here suspends', async () => {
    const there = other();
    const film = deferred();
    const show = (on: Promise<string> | null): ReactElement => (
      <Suspense fallback={<View testId="spinner" />}>
        {createPortal(<View testId="guest" focusable />, there)}
        <Suspending on={on} />
      </Suspense>
    );
    const test = await mount(show(null));
    expect(there.focusedId()).toBe('guest');
    await test.render(show(film.promise));
    expect(shownNames(there)).toEqual([]);
    expect(there.focusedId()).toBeNull();
    await test.act(() => film.resolve('x'));
    expect(shownNames(there)).toEqual(['guest']);
    expect(there.focusedId()).toBe('guest');
  });

  it('components in a portal get the root they are drawn by, and effects run once the nodes are there', async () => {
    const there = other();
    const seen: unknown[] = [];
    function Guest(): ReactElement {
      const scene = useSceneRoot();
      useEffect(() => void seen.push(scene), [scene]);
      return <View testId="guest" />;
    }
    await mount(createPortal(<Guest />, there));
    expect(new Set(seen)).toEqual(new Set([there.scene]));
  });
});
