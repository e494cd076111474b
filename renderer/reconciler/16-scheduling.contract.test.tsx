/**
 * Scheduling: keys commit in their own task, everything else later, windows of lists last; and never inside a frame
 * (architecture.md, invariants 1 to 3). Without React's `act`, which would do all of it at once.
 */
/* oxlint-disable react/globals, react/purity -- components hand their setters to the test, and one is slow on purpose */
import { startTransition, useEffect, useLayoutEffect, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { DefaultEventPriority, DiscreteEventPriority, NoEventPriority } from 'react-reconciler/constants';
import { describe, expect, it } from 'vitest';
import { Text, View } from '../components';
import { Row } from '../lists/Row';
import { createTestRoot } from '../testing';
import type { TestRoot } from '../testing';
import { contract, expectRendered, drawnText } from './contract.fixture';
import { reconciler } from './host';
import { priorityConfig, runDiscrete } from './priority';
import { createReactRoot } from './root';

const microtasks = (): Promise<void> => Promise.resolve().then(() => {});
const tasks = async (n = 10): Promise<void> => {
  for (let i = 0; i < n; i++) await new Promise((resolve) => setImmediate(resolve));
};
const nothing = (): void => {};

describe('16 scheduling: priorities', () => {
  it('updates inside a key are discrete, outside they are not, also after a throw', () => {
    const now = (): number => priorityConfig.resolveUpdatePriority();
    expect(now()).toBe(DefaultEventPriority);
    runDiscrete(() => {
      expect(now()).toBe(DiscreteEventPriority);
      runDiscrete(nothing);
      expect(now()).toBe(DiscreteEventPriority);
      expect(priorityConfig.resolveEventType()).toBe('key');
    });
    expect(now()).toBe(DefaultEventPriority);
    expect(() =>
      runDiscrete(() => {
        throw new Error('handler');
      }),
    ).toThrow('handler');
    expect(now()).toBe(DefaultEventPriority);
    expect(priorityConfig.resolveEventType()).toBeNull();
  });

  it('a priority that React set itself is used first', () => {
    priorityConfig.setCurrentUpdatePriority(32);
    runDiscrete(() => expect(priorityConfig.resolveUpdatePriority()).toBe(32));
    priorityConfig.setCurrentUpdatePriority(NoEventPriority);
    expect(priorityConfig.getCurrentUpdatePriority()).toBe(NoEventPriority);
  });
});

contract('16 scheduling', (_, strict) => {
  const mount = async (element: ReactNode): Promise<TestRoot> => {
    const test = createTestRoot({ strict, act: false });
    await test.render(element);
    await test.wait(1000);
    return test;
  };

  it('a key’s update is committed when its task ends, before any frame', async () => {
    const test = await mount(<Counter />);
    const commits = test.scene.counters.reactCommits;
    runDiscrete(() => test.scene.focus.press({ key: 'enter', repeat: false, time: 0 }));
    expect(test.scene.counters.reactCommits).toBe(commits);
    await microtasks();
    expect(test.scene.counters.reactCommits).toBe(commits + 1);
    expect(drawnText(test, 'count')).toBe('1');
    await tasks();
    expect(test.scene.counters.reactCommits).toBe(commits + 1);
  });

  it('an update outside of a key waits for a task of its own', async () => {
    let set: (n: number) => void = nothing;
    function Late(): ReactNode {
      const [n, setN] = useState(0);
      set = setN;
      return <Text testId="late">{n}</Text>;
    }
    const test = await mount(<Late />);
    set(1);
    await microtasks();
    expect(drawnText(test, 'late')).toBe('0');
    await tasks();
    expect(drawnText(test, 'late')).toBe('1');
  });

  it('several updates of one key are one commit, which takes plain ones along; the transition comes after it, alone', async () => {
    const seen: string[] = [];
    let set: Record<'key' | 'plain' | 'slow', (n: number) => void> = {
      key: nothing,
      plain: nothing,
      slow: nothing,
    };
    function Three(): ReactNode {
      const [key, setKey] = useState(0);
      const [plain, setPlain] = useState(0);
      const [slow, setSlow] = useState(0);
      set = { key: setKey, plain: setPlain, slow: setSlow };
      return <Text testId="three">{`${key}${plain}${slow}`}</Text>;
    }
    const test = await mount(<Three />);
    test.scene.afterCommit(() => void seen.push(drawnText(test, 'three')));
    startTransition(() => set.slow(1));
    set.plain(1);
    runDiscrete(() => {
      set.key(1);
      set.key(2);
    });
    await tasks();
    expect(seen).toEqual(['210', '211']);
  });

  it('the update of a key is drawn, laid out and focused when its commit is reported', async () => {
    const seen: [string, string | null, number][] = [];
    function Opens(): ReactNode {
      const [open, setOpen] = useState(false);
      return (
        <View group="column">
          <View testId="button" focusable onKey={() => (setOpen(true), true)} />
          {open && (
            <View testId="dialog" flow="row" group="row" trap>
              <View testId="yes" focusable w={30} h={20} />
            </View>
          )}
        </View>
      );
    }
    const test = await mount(<Opens />);
    test.scene.afterCommit(() => {
      const dialog = test.find('dialog');
      seen.push([test.scene.focus.current!.props.testId!, test.focusedId(), dialog.now.w]);
    });
    runDiscrete(() => test.scene.focus.press({ key: 'enter', repeat: false, time: 0 }));
    await microtasks();
    expect(seen).toEqual([['yes', 'yes', 30]]);
    expectRendered(test);
  });

  it('effects of a key’s commit have run when the next key comes', async () => {
    const order: string[] = [];
    function Effects(): ReactNode {
      const [n, setN] = useState(0);
      useLayoutEffect(() => void order.push(`layout ${n}`), [n]);
      useEffect(() => void order.push(`effect ${n}`), [n]);
      const press = (): boolean => {
        order.push(`key ${n}`);
        setN(n + 1);
        return true;
      };
      return <View focusable onKey={press} />;
    }
    const test = await mount(<Effects />);
    order.length = 0;
    for (let i = 0; i < 2; i++) {
      runDiscrete(() => test.scene.focus.press({ key: 'enter', repeat: false, time: 0 }));
      await microtasks();
    }
    expect(order).toEqual(['key 0', 'layout 1', 'effect 1', 'key 1', 'layout 2', 'effect 2']);
  });

  it('a state set in a frame is committed after it, never inside', async () => {
    let set: (n: number) => void = nothing;
    function Framed(): ReactNode {
      const [n, setN] = useState(0);
      set = setN;
      return <Text testId="framed">{n}</Text>;
    }
    const test = await mount(<Framed />);
    for (const [n, update] of [
      [1, (): void => set(1)],
      [2, (): void => runDiscrete(() => set(2))],
      [3, (): void => startTransition(() => set(3))],
    ] as const) {
      const commits = test.scene.counters.reactCommits;
      let inside = -1;
      test.clock.requestFrame(() => {
        update();
        inside = test.scene.counters.reactCommits;
      });
      test.clock.advance(50);
      expect(inside).toBe(commits);
      expect(test.scene.counters.reactCommits).toBe(commits);
      await tasks();
      expect(drawnText(test, 'framed')).toBe(String(n));
    }
  });

  it('frames draw while a transition is being rendered, and its commit is one', async () => {
    const part = (n: number, i: number): ReactElement => <Slow key={i} n={n} />;
    let set: (n: number) => void = nothing;
    function Many(): ReactNode {
      const [n, setN] = useState(0);
      set = setN;
      return <View>{Array.from({ length: 40 }, (_, i) => part(n, i))}</View>;
    }
    const test = await mount(<Many />);
    const commits = test.scene.counters.reactCommits;
    startTransition(() => set(1));
    let turns = 0;
    while (test.scene.counters.reactCommits === commits && turns < 1000) {
      turns++;
      await new Promise((resolve) => setImmediate(resolve));
    }
    // 40 parts of 1 ms do not fit into one slice of 5 ms
    expect(turns).toBeGreaterThan(3);
    expect(test.scene.counters.reactCommits).toBe(commits + 1);
  });

  const films = Array.from({ length: 200 }, (_, i) => `film ${i}`);
  const film = (name: string): ReactElement => <View testId={name} focusable w={100} h={50} />;

  it('a move in a list commits nothing; its window follows in another task, at low priority, and makes no node', async () => {
    const test = await mount(
      <Row
        listKey="films"
        w={500}
        h={50}
        itemWidth={100}
        items={films}
        itemKey={(f) => f}
        renderItem={film}
      />,
    );
    const { counters } = test.scene;
    const before = { ...counters };
    for (let i = 0; i < 4; i++) {
      const commits = counters.reactCommits;
      runDiscrete(() => test.scene.focus.press({ key: 'right', repeat: false, time: i * 100 }));
      await microtasks();
      expect(counters.reactCommits).toBe(commits);
      await test.wait(400);
    }
    expect(test.focusedId()).toBe('film 4');
    for (let i = 4; i < 20; i++) {
      runDiscrete(() => test.scene.focus.press({ key: 'right', repeat: false, time: i * 100 }));
      await microtasks();
      await test.wait(400);
    }
    expect(test.focusedId()).toBe('film 20');
    expect(counters.reactCommits).toBeGreaterThan(before.reactCommits);
    expect([counters.hostCreated, counters.hostDestroyed]).toEqual([
      before.hostCreated,
      before.hostDestroyed,
    ]);
    expectRendered(test);
  });

  it('the first render of a root has committed when it returns, a later one commits in a task of its own', async () => {
    const test = createTestRoot({ strict, act: false });
    const errors: unknown[] = [];
    const react = createReactRoot(test.scene, (error) => void errors.push(error));
    react.render(<View testId="first" />);
    expect(test.query('first')).not.toBeNull();
    react.render(<View testId="second" />);
    expect(test.query('second')).toBeNull();
    await tasks();
    expect(test.query('second')).not.toBeNull();
    react.unmount();
    const next = createReactRoot(test.scene, (error) => void errors.push(error));
    next.render(<Broken />);
    expect(errors, 'told, not thrown').toEqual([expect.objectContaining({ message: 'broken' })]);
    next.render(<View testId="third" />);
    await tasks();
    expect(test.query('third')).not.toBeNull();
    expectRendered(test);
  });

  it('a synchronous render is drawn when it returns, effects included', async () => {
    let effects = 0;
    function Last(): ReactNode {
      useEffect(() => void effects++, []);
      return <View testId="last" />;
    }
    const test = createTestRoot({ strict, act: false });
    const react = createReactRoot(test.scene, nothing);
    react.renderSync(<View testId="first" />);
    expect(test.query('first')).not.toBeNull();
    react.renderSync(<Last />);
    expect(test.query('first')).toBeNull();
    expect(effects).toBeGreaterThan(0);
    expect(reconciler.isAlreadyRendering()).toBe(false);
    expectRendered(test);
  });
});

function Broken(): ReactNode {
  throw new Error('broken');
}

function Counter(): ReactNode {
  const [n, setN] = useState(0);
  return (
    <View focusable onKey={() => (setN((was) => was + 1), true)}>
      <Text testId="count">{n}</Text>
    </View>
  );
}

function Slow({ n }: { n: number }): ReactNode {
  const end = performance.now() + 1;
  while (performance.now() < end);
  return <View x={n} />;
}
