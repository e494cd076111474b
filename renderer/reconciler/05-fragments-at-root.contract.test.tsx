/** No node of their own: fragments, arrays, components that return several, at the root and inside; conditional ends. */
/* oxlint-disable react/globals, react/immutability -- components hand their setters to the test */
import { Fragment, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { View } from '../components';
import type { TestRoot } from '../testing';
import { contract, drawnNames, expectRendered, expectNothingLeft } from './contract.fixture';

const box = (name: string): ReactElement => <View key={name} testId={name} />;
const places: [string, (children: ReactNode) => ReactNode, (test: TestRoot) => string[]][] = [
  ['at the root', (children) => children, (test) => drawnNames(test)],
  [
    'inside a node',
    (children) => <View testId="page">{children}</View>,
    (test) => drawnNames(test, test.find('page')),
  ],
];

contract('05 fragments and several children', (mount) => {
  describe.each(places)('%s', (_, wrap, names) => {
    it.each<[string, ReactNode, string]>([
      [
        'a fragment',
        <>
          {box('a')}
          {box('b')}
        </>,
        'ab',
      ],
      [
        'nested fragments',
        <>
          <>
            {box('a')}
            <>{box('b')}</>
          </>
          {box('c')}
        </>,
        'abc',
      ],
      ['an array', [box('a'), box('b')], 'ab'],
      ['nested arrays', [box('a'), [box('b'), [box('c')]], box('d')], 'abcd'],
      [
        'an empty fragment between',
        <>
          {box('a')}
          <></>
          {box('b')}
        </>,
        'ab',
      ],
      ['holes', [null, box('a'), undefined, false, box('b'), true], 'ab'],
      ['an iterable', new Set([box('a'), box('b')]), 'ab'],
      [
        'keyed fragments',
        [
          <Fragment key="1">{box('a')}</Fragment>,
          <Fragment key="2">
            {box('b')}
            {box('c')}
          </Fragment>,
        ],
        'abc',
      ],
    ])('%s', async (_name, children, expected) => {
      const test = await mount(wrap(children));
      expect(names(test)).toEqual([...expected]);
      expectRendered(test);
      await test.unmount();
      await expectNothingLeft(test);
    });

    it.each([
      ['first', 0],
      ['middle', 2],
      ['last', 4],
    ])('the %s child mounts and unmounts in its position', async (_name, at) => {
      const all = ['a', 'b', 'c', 'd', 'e'];
      const show = (without: boolean): ReactNode =>
        wrap(
          <>
            {all.map((name, i) => (
              <Fragment key={name}>{without && i === at ? null : <View testId={name} />}</Fragment>
            ))}
          </>,
        );
      const test = await mount(show(true));
      for (const without of [false, true, false, true]) {
        await test.render(show(without));
        expect(names(test)).toEqual(all.filter((_child, i) => !(without && i === at)));
        expectRendered(test);
      }
    });

    it('all 32 subsets of five children are drawn in order', async () => {
      const show = (mask: number): ReactNode =>
        wrap(
          <>
            {mask & 1 ? <View testId="a" /> : null}
            <>
              {mask & 2 ? <View testId="b" /> : null}
              {mask & 4 ? (
                <>
                  <View testId="c" />
                  <View testId="d" />
                </>
              ) : null}
            </>
            {mask & 8 ? [<View key="e" testId="e" />] : []}
            {mask & 16 ? <View testId="f" /> : false}
          </>,
        );
      const test = await mount(null);
      for (let step = 0; step < 64; step++) {
        const mask = (step * 11) % 32;
        await test.render(show(mask));
        const expected = ['a', 'b', 'c', 'd', 'e', 'f'].filter((_name, i) => mask & [1, 2, 4, 4, 8, 16][i]!);
        expect(names(test)).toEqual(expected);
        expectRendered(test);
      }
    });

    it('a component grows from none to several between its neighbours', async () => {
      let grow: (n: number) => void = () => {};
      function Several(): ReactNode {
        const [n, setN] = useState(0);
        grow = setN;
        return Array.from({ length: n }, (_item, i) => <View key={i} testId={`s${i}`} />);
      }
      const test = await mount(
        wrap(
          <>
            <View testId="before" />
            <Several />
            <View testId="after" />
          </>,
        ),
      );
      for (const n of [2, 0, 3, 1]) {
        await test.act(() => grow(n));
        expect(names(test)).toEqual(['before', ...['s0', 's1', 's2'].slice(0, n), 'after']);
        expectRendered(test);
      }
    });

    it('one child becomes a fragment and back', async () => {
      const test = await mount(wrap(<View testId="a" />));
      await test.render(
        wrap(
          <>
            <View testId="a" />
            <View testId="b" />
          </>,
        ),
      );
      expect(names(test)).toEqual(['a', 'b']);
      await test.render(wrap(<View testId="a" />));
      expect(names(test)).toEqual(['a']);
      expectRendered(test);
    });
  });

  it('a fragment between two components of the same kind keeps their states apart', async () => {
    const sets: Record<string, (n: number) => void> = {};
    function Held({ name }: { name: string }): ReactElement {
      const [x, setX] = useState(0);
      sets[name] = setX;
      return <View testId={name} x={x} />;
    }
    const show = (middle: boolean): ReactElement => (
      <>
        <Held name="a" />
        {middle ? (
          <>
            <Held name="m" />
          </>
        ) : null}
        <Held name="z" />
      </>
    );
    const test = await mount(show(false));
    await test.act(() => {
      sets.a!(1);
      sets.z!(9);
    });
    await test.render(show(true));
    expect(['a', 'm', 'z'].map((name) => test.find(name).now.x)).toEqual([1, 0, 9]);
    expect(drawnNames(test)).toEqual(['a', 'm', 'z']);
  });

  it('the overlay of the root stays last', async () => {
    const test = await mount(<View testId="a" focusable />);
    await test.render([box('a'), box('b')]);
    await test.render([box('c'), box('b')]);
    const drawn = test.painter.painted(test.scene.stageNode).children;
    expect(drawn.at(-1)).toBe(test.scene.overlay);
    expectRendered(test);
  });
});
