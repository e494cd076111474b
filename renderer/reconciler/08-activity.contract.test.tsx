/** Activity: a screen kept alive out of sight. It may change there; it is not seen, heard, focused nor in the way. */
/* oxlint-disable react/globals -- components hand their setters to the test */
import { Activity, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { expect, it } from 'vitest';
import { Text, View } from '../components';
import type { ViewProps } from '../types';
import {
  contract,
  deferred,
  expectRendered,
  expectNothingLeft,
  drawnText,
  shownNames,
  Suspending,
} from './contract.fixture';

type Mode = 'visible' | 'hidden';

const kept = (mode: Mode, children: ReactNode): ReactElement => (
  <View testId="page" group="column">
    <View testId="menu" focusable />
    <Activity mode={mode}>{children}</Activity>
  </View>
);
const box = (props: ViewProps = {}): ReactElement => <View testId="box" {...props} />;
const visible = ['page', 'menu', 'box'];
const hidden = ['page', 'menu'];

contract('08 activity', (mount) => {
  it('an Activity mounted hidden makes its nodes, and shows the same ones later', async () => {
    const test = await mount(kept('hidden', box()));
    const made = test.find('box');
    expect(shownNames(test)).toEqual(hidden);
    await test.render(kept('visible', box()));
    expect(test.find('box')).toBe(made);
    expect(shownNames(test)).toEqual(visible);
    expectRendered(test);
  });

  it('an Activity hidden and shown any number of times keeps its state', async () => {
    let set: (n: number) => void = () => {};
    function Counter(): ReactElement {
      const [n, setN] = useState(0);
      set = setN;
      return <Text testId="box">{n}</Text>;
    }
    const test = await mount(kept('visible', <Counter />));
    for (let n = 1; n < 5; n++) {
      await test.act(() => set(n));
      await test.render(kept('hidden', <Counter />));
      expect(shownNames(test)).toEqual(hidden);
      await test.render(kept('visible', <Counter />));
      expect(shownNames(test)).toEqual(visible);
      expect(drawnText(test, 'box')).toBe(String(n));
    }
    expectRendered(test);
  });

  it.each<[string, ViewProps, ViewProps]>([
    ['alpha', { alpha: 0.5 }, { alpha: 0.8 }],
    ['alpha taken away', { alpha: 0.5 }, {}],
    [
      'alpha that travels',
      { alpha: 0, transition: { duration: 50 } },
      { alpha: 1, transition: { duration: 50 } },
    ],
    ['visible', { visible: false }, { visible: true }],
    ['visible and back', { visible: true }, { visible: false }],
    ['numbers', { x: 1 }, { x: 5, w: 10, scale: 2 }],
  ])('a hidden Activity stays hidden when an update writes %s', async (_, before, after) => {
    const test = await mount(kept('visible', box(before)));
    await test.render(kept('hidden', box(before)));
    await test.render(kept('hidden', box(after)));
    await test.wait(300);
    expect(shownNames(test)).toEqual(hidden);
    expectRendered(test);
    await test.render(kept('visible', box(after)));
    await test.wait(300);
    expect(shownNames(test)).toEqual(after.visible === false ? hidden : visible);
    expect(test.painter.painted(test.find('box')).values.alpha).toBe(
      after.visible === false ? 0 : (after.alpha ?? 1),
    );
    expectRendered(test);
  });

  it('a state set inside a hidden Activity is drawn when it is shown', async () => {
    let set: (text: string) => void = () => {};
    function Title(): ReactElement {
      const [text, setText] = useState('old');
      set = setText;
      return <Text testId="box">{text}</Text>;
    }
    const test = await mount(kept('hidden', <Title />));
    await test.act(() => set('new'));
    expect(shownNames(test)).toEqual(hidden);
    expect(test.tree().children.flatMap((node) => node.children.map((child) => child.id))).toEqual(['menu']);
    await test.render(kept('visible', <Title />));
    expect(drawnText(test, 'box')).toBe('new');
  });

  it('nodes mounted in a hidden Activity, deep and at its top, are hidden', async () => {
    const inside = (names: string): ReactNode => (
      <>
        {[...names].map((name) => (
          <View key={name} testId={name}>
            <View testId={`${name}${name}`} focusable />
          </View>
        ))}
      </>
    );
    const test = await mount(kept('visible', inside('ab')));
    await test.render(kept('hidden', inside('ab')));
    for (const names of ['abc', 'cba', 'xb', 'x', '', 'y']) {
      await test.render(kept('hidden', inside(names)));
      expect(shownNames(test)).toEqual(hidden);
      expect(test.focusedId()).toBe('menu');
      expectRendered(test);
    }
    await test.render(kept('visible', inside('yz')));
    expect(shownNames(test)).toEqual([...hidden, 'y', 'yy', 'z', 'zz']);
    expectRendered(test);
  });

  it('a top node mounted by a state set inside a hidden Activity is hidden', async () => {
    let open: (n: number) => void = () => {};
    function Growing(): ReactNode {
      const [n, setN] = useState(1);
      open = setN;
      return Array.from({ length: n }, (_item, i) => <View key={i} testId={`n${i}`} focusable />);
    }
    const test = await mount(kept('visible', <Growing />));
    await test.render(kept('hidden', <Growing />));
    await test.act(() => open(3));
    expect(shownNames(test)).toEqual(hidden);
    await test.press('down');
    expect(test.focusedId()).toBe('menu');
    await test.render(kept('visible', <Growing />));
    expect(shownNames(test)).toEqual([...hidden, 'n0', 'n1', 'n2']);
    expectRendered(test);
  });

  it('focus leaves a hidden Activity, cannot enter it, and does not return to it while hidden', async () => {
    const screen = (
      <View testId="screen" group="row">
        <View testId="a" focusable />
        <View testId="b" focusable autoFocus />
      </View>
    );
    const test = await mount(kept('visible', screen));
    expect(test.focusedId()).toBe('b');
    await test.render(kept('hidden', screen));
    expect(test.focusedId()).toBe('menu');
    await test.press('down');
    expect(test.focusedId()).toBe('menu');
    await test.render(kept('visible', screen));
    await test.press('down');
    expect(test.focusedId()).toBe('b');
  });

  it('an autoFocus that mounts hidden takes no focus', async () => {
    const test = await mount(kept('hidden', <View testId="box" focusable autoFocus />));
    expect(test.focusedId()).toBe('menu');
  });

  it('a hidden Activity takes no space in a flow', async () => {
    const page = (mode: Mode): ReactElement => (
      <View testId="flow" flow="column" gap={4}>
        <Activity mode={mode}>
          <View w={5} h={100} />
        </Activity>
        <View testId="below" w={5} h={10} />
      </View>
    );
    const test = await mount(page('hidden'));
    expect([test.find('below').now.y, test.find('flow').now.h]).toEqual([0, 10]);
    await test.render(page('visible'));
    expect([test.find('below').now.y, test.find('flow').now.h]).toEqual([104, 114]);
    await test.render(page('hidden'));
    expect([test.find('below').now.y, test.find('flow').now.h]).toEqual([0, 10]);
  });

  it('the effects of a hidden Activity are cleaned up and run again when it is shown', async () => {
    const log: string[] = [];
    function Watched(): ReactElement {
      useLayoutEffect(() => {
        log.push('+layout');
        return () => void log.push('-layout');
      }, []);
      useEffect(() => {
        log.push('+effect');
        return () => void log.push('-effect');
      }, []);
      return box();
    }
    const test = await mount(kept('hidden', <Watched />));
    expect(log).toEqual([]);
    await test.render(kept('visible', <Watched />));
    expect(new Set(log)).toEqual(new Set([...log, '+layout', '+effect']));
    log.length = 0;
    await test.render(kept('hidden', <Watched />));
    expect(log.toSorted()).toEqual(['-effect', '-layout']);
  });

  it('an inner Activity stays hidden when the outer one is shown', async () => {
    const page = (outer: Mode, inner: Mode): ReactElement => (
      <Activity mode={outer}>
        <View testId="outer">
          <Activity mode={inner}>
            <View testId="inner" />
          </Activity>
        </View>
        <Activity mode={inner}>
          <View testId="beside" />
        </Activity>
      </Activity>
    );
    const test = await mount(page('visible', 'hidden'));
    const cases: [Mode, Mode, string[]][] = [
      ['hidden', 'hidden', []],
      ['visible', 'hidden', ['outer']],
      ['visible', 'visible', ['outer', 'inner', 'beside']],
      ['hidden', 'visible', []],
      ['visible', 'visible', ['outer', 'inner', 'beside']],
      ['hidden', 'visible', []],
      ['hidden', 'hidden', []],
      ['visible', 'hidden', ['outer']],
    ];
    for (const [outer, inner, expected] of cases) {
      await test.render(page(outer, inner));
      expect(shownNames(test)).toEqual(expected);
      expectRendered(test);
    }
  });

  it('a hidden Activity stays hidden when a boundary inside it suspends and resolves', async () => {
    const film = deferred();
    const screen = (on: Promise<string> | null): ReactElement => (
      <Suspense fallback={<View testId="spinner" />}>
        <View testId="box" />
        <Suspending on={on} />
      </Suspense>
    );
    const test = await mount(kept('visible', screen(null)));
    await test.render(kept('hidden', screen(null)));
    await test.render(kept('hidden', screen(film.promise)));
    expect(shownNames(test)).toEqual(hidden);
    await test.render(kept('visible', screen(film.promise)));
    expect(shownNames(test)).toEqual([...hidden, 'spinner']);
    await test.render(kept('hidden', screen(film.promise)));
    await test.act(() => film.resolve('x'));
    expect(shownNames(test)).toEqual(hidden);
    await test.render(kept('visible', screen(film.promise)));
    expect(shownNames(test)).toEqual(visible);
    expectRendered(test);
  });

  it('an Activity unmounted while hidden leaves nothing', async () => {
    const test = await mount(kept('hidden', <View testId="box" focusable transition={{ duration: 900 }} />));
    await test.render(kept('hidden', <View testId="box" focusable x={50} transition={{ duration: 900 }} />));
    await test.unmount();
    await expectNothingLeft(test);
  });
});
