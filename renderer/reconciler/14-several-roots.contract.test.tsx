/** Several roots on a page: each with its own stage, focus, clock and errors; portals and effects may cross over. */
/* oxlint-disable react/globals -- components hand their setters to the test */
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { expect, it } from 'vitest';
import { Text, View } from '../components';
import { activate } from '../input/activate';
import { createTestRoot } from '../testing';
import type { TestRoot } from '../testing';
import type { Key, ViewProps } from '../types';
import { contract, drawnNames, expectRendered, expectNothingLeft, drawnText } from './contract.fixture';
import { createPortal } from './portal';
import { runDiscrete } from './priority';
import { createReactRoot } from './root';
import type { ReactRoot } from './root';

/** A React root on the scene of a test root that renders nothing itself. */
function nested(strict: boolean): { test: TestRoot; react: ReactRoot } {
  const test = createTestRoot({ strict });
  return { test, react: createReactRoot(test.scene, () => {}, strict) };
}

contract('14 several roots', (mount, strict) => {
  it('several roots have trees, focus, keys, animations and counters of their own', async () => {
    const page = (x: number): ReactElement => (
      <View testId="page" group="row" x={x} transition={{ duration: 160 }}>
        <View testId="a" focusable />
        <View testId="b" focusable />
      </View>
    );
    const one = await mount(page(0));
    const other = await mount(page(0));
    const commits = other.scene.counters.reactCommits;
    await one.press('right');
    await one.render(page(100));
    expect([one.focusedId(), other.focusedId()]).toEqual(['b', 'a']);
    await one.wait(80);
    expect(one.find('page').now.x).toBeGreaterThan(0);
    expect([other.find('page').now.x, other.clock.now() < one.clock.now()]).toEqual([0, true]);
    expect(other.scene.counters.reactCommits).toBe(commits);
    await one.unmount();
    await expectNothingLeft(one);
    expect(drawnNames(other)).toEqual(['page']);
    await other.press('right');
    expect(other.focusedId()).toBe('b');
    expectRendered(other);
  });

  it.each([
    ['a layout effect', useLayoutEffect],
    ['a passive effect', useEffect],
  ])('a root is rendered and unmounted in %s of another', async (_, useSome) => {
    const inner = createTestRoot({ strict });
    function Window({ title }: { title: string }): ReactNode {
      const root = useRef<ReactRoot | null>(null);
      useSome(() => {
        root.current = createReactRoot(inner.scene, () => {}, strict);
        return () => root.current!.unmount();
      }, []);
      useSome(() => root.current!.render(<Text testId="title">{title}</Text>), [title]);
      return <View testId="frame" focusable />;
    }
    const test = await mount(<Window title="first" />);
    await test.render(<Window title="second" />);
    expect(drawnText(inner, 'title')).toBe('second');
    expectRendered(inner);
    expectRendered(test);
    await test.render(null);
    await expectNothingLeft(inner);
    expect(test.errors).toEqual([]);
  });

  it('a root is unmounted while another commits', async () => {
    const victim = nested(strict);
    await victim.test.act(() => victim.react.render(<View testId="victim" focusable x={1} />));
    let go: () => void = () => {};
    function Killer(): ReactNode {
      const [dead, setDead] = useState(false);
      go = () => setDead(true);
      useLayoutEffect(() => {
        if (dead) victim.react.unmount();
      }, [dead]);
      return <View testId={dead ? 'after' : 'before'} focusable />;
    }
    const test = await mount(<Killer />);
    await test.act(() => go());
    expect([drawnNames(test), test.focusedId()]).toEqual([['after'], 'after']);
    expectRendered(test);
    await expectNothingLeft(victim.test);
  });

  it('an effect of one root sets a state of another', async () => {
    let setLabel: (label: string) => void = () => {};
    function Label(): ReactNode {
      const [label, set] = useState('idle');
      setLabel = set;
      return <Text testId="label">{label}</Text>;
    }
    function Page({ name }: { name: string }): ReactNode {
      useEffect(() => setLabel(name), [name]);
      return <View testId="page" />;
    }
    const header = await mount(<Label />);
    const body = await mount(<Page name="home" />);
    expect(drawnText(header, 'label')).toBe('home');
    await body.render(<Page name="film" />);
    expect(drawnText(header, 'label')).toBe('film');
    expectRendered(header);
  });

  it('a portal between them: drawn, laid out, focused and taken away with the commit of the one it comes from', async () => {
    const other = await mount(<View testId="own" focusable />);
    const page = (names: string): ReactElement => (
      <>
        <View testId="here" focusable />
        {createPortal(
          [...names].map((name) => (
            <View key={name} testId={name} focusable flow="row" padding={5}>
              <Text>{name}</Text>
            </View>
          )),
          other,
        )}
      </>
    );
    const test = await mount(page('ab'));
    expect(drawnNames(other)).toEqual(['own', 'a', 'b']);
    expect(other.find('a').now.w).toBeGreaterThan(10);
    expect([test.focusedId(), other.focusedId()]).toEqual(['here', 'own']);
    other.scene.focus.focus(other.find('b'));
    await test.render(page('ca'));
    expect(drawnNames(other)).toEqual(['own', 'c', 'a']);
    expect(['own', 'c', 'a']).toContain(other.focusedId());
    expectRendered(other);
    expectRendered(test);
    // the host goes first: what the portal draws there is gone with it, and its owner still unmounts
    await other.unmount();
    await test.render(page('c'));
    await test.unmount();
    await expectNothingLeft(test);
    await expectNothingLeft(other);
  });

  it('a root that was unmounted renders nothing, runs no effect and says why; a second unmount is harmless', async () => {
    const { test, react } = nested(strict);
    let effects = 0;
    function Page(): ReactNode {
      useEffect(() => void effects++);
      return <View testId="page" focusable />;
    }
    await test.act(() => react.render(<Page />));
    let removed = 0;
    await test.act(() => react.unmount(() => void removed++));
    effects = 0;
    const why = 'Cannot update an unmounted root.';
    expect(() => react.render(<Page />)).toThrow(why);
    expect(() => react.renderSync(<Page />)).toThrow(why);
    expect(() => react.refresh()).toThrow(why);
    await test.act(() => react.unmount(() => void removed++));
    expect([effects, removed]).toEqual([0, 1]);
    await expectNothingLeft(test);

    const own = await mount(<Page />);
    await own.unmount();
    await expect(own.render(<Page />)).rejects.toThrow(why);
    await own.unmount();
    await expectNothingLeft(own);
  });

  it('a root that rendered nothing is unmounted', async () => {
    const { test, react } = nested(strict);
    let removed = 0;
    await test.act(() => react.unmount(() => void removed++));
    expect(removed).toBe(1);
    await expectNothingLeft(test);
  });
});

/** Where a component may end its own root, in the commit in which `isTried` becomes true. */
const endings: Record<string, (end: () => void, isTried: boolean) => ReactNode> = {
  'a layout effect': (end, isTried) => isTried && <EndingInLayoutEffect end={end} />,
  'a passive effect': (end, isTried) => isTried && <EndingInEffect end={end} />,
  'the callback of a ref': (end, isTried) => isTried && <View focusable ref={() => end()} />,
  'onFocus in a commit': (end, isTried) => isTried && <View focusable autoFocus onFocus={() => end()} />,
  'the cleanup of an effect': (end, isTried) => !isTried && <EndingInCleanup end={end} />,
};

function EndingInLayoutEffect({ end }: { end: () => void }): ReactNode {
  useLayoutEffect(end, [end]);
  return <View focusable />;
}
function EndingInEffect({ end }: { end: () => void }): ReactNode {
  useEffect(end, [end]);
  return <View focusable />;
}
function EndingInCleanup({ end }: { end: () => void }): ReactNode {
  useEffect(() => end, [end]);
  return <View focusable />;
}

contract('14 several roots: one that ends itself', (_, strict) => {
  function setUp() {
    const { test, react } = nested(strict);
    const next = createTestRoot({ strict });
    const log: string[] = [];
    const state = { isAsked: false };
    const end = (): void => {
      if (!state.isAsked) return;
      state.isAsked = false;
      react.unmount(() => void log.push(`removed, ${test.children().length} left`));
      createReactRoot(next.scene, (error) => void log.push(String(error)), strict).render(
        <View testId="next" focusable />,
      );
      log.push('ended');
    };
    return { test, react, next, end, log, state };
  }

  it.each(Object.keys(endings))('and makes another, in %s', async (where) => {
    const { test, react, next, end, log, state } = setUp();
    const page = (isTried: boolean): ReactNode => <View testId="page">{endings[where]!(end, isTried)}</View>;
    await test.act(() => react.render(page(false)));
    state.isAsked = true;
    await test.act(() => react.render(page(true)));
    // its nodes go when React is done with the commit that it ends itself in
    expect(log).toEqual(['ended', 'removed, 0 left']);
    await expectNothingLeft(test);
    expect([drawnNames(next), next.focusedId()]).toEqual([['next'], 'next']);
    expectRendered(next);
  });

  const press = ({ scene }: TestRoot, key: Key): boolean =>
    scene.focus.press({ key, repeat: false, time: 0 });
  const presses: [keyof ViewProps, (test: TestRoot) => boolean][] = [
    ['onKey', (test) => press(test, 'enter')],
    ['onPress', ({ scene }) => activate(scene.focus.current!)],
    ['onBlur', (test) => press(test, 'right')],
  ];
  it.each(presses)('and makes another, in %s by a key', async (prop, run) => {
    const { test, react, next, end, log, state } = setUp();
    state.isAsked = true;
    await test.act(() =>
      react.render(
        <View group="row">
          <View testId="page" focusable {...{ [prop]: end }} />
          <View focusable />
        </View>,
      ),
    );
    await test.act(() => runDiscrete(() => void run(test)));
    // no commit runs: all is gone when the call returns
    expect(log).toEqual(['removed, 0 left', 'ended']);
    await expectNothingLeft(test);
    expect([drawnNames(next), next.focusedId()]).toEqual([['next'], 'next']);
  });
});
