/**
 * Values that a prop cannot have, for every prop of every element: development names element, component and prop; in
 * production the value is repaired or left out. Either way the root goes on.
 */
/* oxlint-disable react/no-array-index-key -- the same values in the same order */
import { createElement, startTransition, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { View } from '../components';
import { accepts, badValues, everyProp, goodValue } from '../host/badValues.fixture';
import type { BadValue } from '../host/badValues.fixture';
import type { HostType } from '../host/node';
import { stateStyle } from '../host/style';
import type { TestRoot } from '../testing';
import { Boundary, contract, drawnText, expectRendered, production, shownNames } from './contract.fixture';

const logged = vi.spyOn(console, 'error');
beforeEach(() => void logged.mockReset().mockImplementation(() => {}));
afterEach(() => void logged.mockReset());

const titles: Record<HostType, string> = { view: '<View>', text: '<Text>', image: '<Image>' };
const usual: Record<HostType, object> = {
  view: { w: 100, h: 50, color: 0xff },
  text: { children: 'some words', maxWidth: 100 },
  image: { src: 'a.png', w: 100, h: 50 },
};

const Faulty = ({ type, props }: { type: HostType; props: object }): ReactNode => createElement(type, props);

/** Each set of props on an element of its own, which stands for itself. */
const page = (type: HostType, all: readonly object[]): ReactElement => (
  <View group="row" flow="column">
    {all.map((props, i) => (
      <Boundary key={i} fallback={<View sharedElement={`${i}`} />}>
        <Faulty type={type} props={{ ...usual[type], sharedElement: `${i}`, ...props }} />
      </Boundary>
    ))}
    <View testId="after" focusable w={10} h={10} />
  </View>
);
const messages = (test: TestRoot): string[] => test.errors.map(({ error }) => (error as Error).message);

describe('the values that are tried', () => {
  it('are wrong for most props, in many ways', () => {
    expect(everyProp.length).toBeGreaterThan(130);
    for (const [, name, kind] of everyProp)
      expect(
        badValues(kind).filter(({ value }) => !accepts(kind, value)).length,
        name,
      ).toBeGreaterThanOrEqual(10);
  });
});

contract('22 values', (mount) => {
  it.each(everyProp)('<%s %s> of any value is drawn, or an error that names it', async (type, name, kind) => {
    const values = badValues(kind);
    const given = values.map(({ value }) => ({ [name]: value }));
    const refused = values.filter(({ value }) => !accepts(kind, value));
    const good = values.map(() => ({ [name]: goodValue(kind) }));
    const first = await mount(page(type, given));
    const later = await mount(page(type, good));
    expect(later.errors).toEqual([]);
    await later.render(page(type, given));
    for (const test of [first, later]) {
      if (production) expect(test.errors).toEqual([]);
      else expectNamed(messages(test), `${titles[type]} in Faulty: ${name}`, refused);
      await test.wait(1000);
      expectRendered(test);
      expect(onGlass(test)).not.toMatch(/NaN|Infinity|undefined|null/);
    }
    if (production) {
      expect(nodesOf(later).map(({ props }) => props)).toEqual(nodesOf(first).map(({ props }) => props));
      for (const node of nodesOf(first)) expect(accepts(kind, node.props[name as 'x'])).toBe(true);
      const without = await mount(page(type, [{}]));
      const { y: _y, ...usualNumbers } = nodesOf(without)[0]!.target;
      nodesOf(first).forEach(({ props, target }, i) => {
        if (!(name in props) && !(name in usual[type]))
          expect(target, values[i]!.text).toMatchObject(usualNumbers);
      });
    }
    // the next commits are drawn
    for (const test of [first, later]) {
      await test.render(<View key="next" testId="next" w={10} h={10} focusable />);
      expect(shownNames(test)).toEqual(['next']);
      expectRendered(test);
      expect(test.focusedId()).toBe('next');
    }
  });

  it.each<[HostType, object, string]>([
    ['view', { w: 'wide' }, '<View> in Faulty: w is "wide", not a number from 0 to 16777216.'],
    ['text', { size: -5 }, '<Text> in Faulty: size is -5, not a number from 1 to 1080.'],
    [
      'text',
      { maxLines: 2.5 },
      '<Text> in Faulty: maxLines is 2.5, not a whole number from 1 to 9007199254740991.',
    ],
    ['view', { flow: 'grid' }, '<View> in Faulty: flow is "grid", not one of row, column.'],
    ['view', { onKey: 'back' }, '<View> in Faulty: onKey is "back", not a function.'],
    [
      'view',
      { border: { width: -1, color: 0 } },
      '<View> in Faulty: border.width is -1, not a number from 0 to 16777216.',
    ],
    ['view', { border: { width: 1 } }, '<View> in Faulty: border.color is missing.'],
    [
      'view',
      { focusedStyle: { opacity: 1 } },
      '<View> in Faulty: focusedStyle.opacity is no field; there are x, y, zIndex, alpha, scale, color, clip.',
    ],
    [
      'view',
      { padding: [1, 2, 3] },
      '<View> in Faulty: padding is [1, 2, 3], not a number from 0 to 16777216 or an array of 2.',
    ],
    [
      'view',
      { transition: { x: { duration: NaN } } },
      '<View> in Faulty: transition is {x: {duration: NaN}}, not an object of duration, delay, easing or an object of x, y, w, h, alpha, scale, rotation, color.',
    ],
  ])('an error says which part of <%s %j> is wrong and what it may be', async (type, props, message) => {
    const test = await mount(page(type, [props]));
    expect(messages(test)).toEqual(production ? [] : [message]);
  });

  it('a value that is not drawn may be NaN: a film of unknown length', async () => {
    const test = await mount(page('view', [{ role: 'slider', value: NaN }]));
    expect(test.errors).toEqual([]);
    expect(nodesOf(test)[0]!.props.value).toBeNaN();
  });

  it.each<[HostType, object, object]>([
    ['text', { size: -5 }, { size: 1 }],
    ['text', { size: 1e9 }, { size: 1080 }],
    ['text', { weight: 0 }, { weight: 1 }],
    ['text', { maxLines: 0 }, { maxLines: 1 }],
    ['view', { alpha: 2 }, { alpha: 1 }],
    ['view', { border: { width: -1, color: 1 } }, { border: { width: 0, color: 1 } }],
    ['view', { focusedStyle: { scale: NaN, alpha: 0.5 } }, { focusedStyle: { alpha: 0.5 } }],
    ['view', { border: {} }, {}],
    ['view', { padding: [4, NaN] }, {}],
    ['image', { title: 5 }, {}],
  ])('production draws <%s> with %j as with %j', async (type, given, drawn) => {
    const test = await mount(page(type, [given]));
    if (!production) return expect(test.errors.length).toBe(1);
    const like = await mount(page(type, [drawn]));
    expect(nodesOf(test)[0]!.props).toEqual(nodesOf(like)[0]!.props);
    expect(nodesOf(test)[0]!.now).toEqual(nodesOf(like)[0]!.now);
  });

  it.each<[HostType, object]>([
    ['text', { size: -5 }],
    ['text', { size: 1e9 }],
    ['text', { weight: 0 }],
    ['view', { border: null }],
    ['view', { border: {} }],
    ['image', { onLoad: 'later' }],
  ])('a key that mounts <%s> with %j, and the keys after it, are drawn', async (type, props) => {
    const Screen = (): ReactElement => {
      const [presses, setPresses] = useState(0);
      return (
        <View group="column">
          <View testId="button" focusable w={10} h={10} onKey={() => (setPresses(presses + 1), true)} />
          {presses > 0 && (
            <Boundary fallback={<View testId="sorry" w={10} h={10} />}>
              <Faulty type={type} props={{ ...usual[type], testId: 'faulty', ...props }} />
            </Boundary>
          )}
          {presses > 1 && <View testId="second" w={10} h={10} />}
        </View>
      );
    };
    const test = await mount(<Screen />);
    const accepted = production || Object.values(props)[0] === null;
    const drawn = ['button', accepted ? 'faulty' : 'sorry'];
    for (const expected of [drawn, [...drawn, 'second']]) {
      await test.press('right');
      expect(shownNames(test)).toEqual(expected);
      expectRendered(test);
    }
    expect(test.errors.length).toBe(accepted ? 0 : 1);
  });

  it('a state style of other fields is another style', async () => {
    const styled = (focusedStyle: object): ReactElement => (
      <View testId="card" focusable w={10} h={10} focusedStyle={focusedStyle} />
    );
    const test = await mount(styled({ alpha: undefined }));
    await test.render(styled({ scale: 1.5 }));
    await test.wait(1000);
    expect(test.find('card').now.scale).toBe(1.5);
    await test.render(styled({ alpha: null }));
    await test.wait(1000);
    expect(test.find('card').now).toMatchObject({ scale: 1, alpha: 1 });
    expect(stateStyle(test.find('card'))).toEqual({});
  });

  it('a transition by name stays one beside a duration that is none', async () => {
    const box = (x: number): ReactElement =>
      createElement('view', { testId: 'box', x, transition: { duration: undefined, x: { duration: 100 } } });
    const test = await mount(box(0));
    await test.render(box(50));
    await test.wait(50);
    expect(test.find('box').now.x).toBeGreaterThan(0);
    expect(test.find('box').now.x).toBeLessThan(50);
    expect(test.find('box').target.x).toBe(50);
  });

  it('a commit waits for no image whose address is none', async () => {
    const test = await mount(<View testId="page" />);
    const preload = vi.spyOn(test.scene.painter, 'preload');
    const art = (src: unknown): ReactElement => page('image', [{ suspend: true, src }]);
    await test.act(() => startTransition(() => void test.render(art(5))));
    await test.act(() => startTransition(() => void test.render(art({}))));
    expect(preload).not.toHaveBeenCalled();
  });

  it('elements in a text, which production leaves out, are not compared by what they hold', async () => {
    const text = (name: string): ReactElement => {
      const endless: { self?: object } = {};
      endless.self = endless;
      return createElement(
        'text',
        { testId: 'text' },
        name,
        createElement('view', { value: endless } as object),
      );
    };
    const test = await mount(<Boundary fallback={null}>{text('a')}</Boundary>);
    await test.render(<Boundary fallback={null}>{text('a')}</Boundary>);
    await test.render(<Boundary fallback={null}>{text('b')}</Boundary>);
    if (production) expect([test.errors, drawnText(test, 'text')]).toEqual([[], 'b']);
    else expect(messages(test)).toEqual([expect.stringContaining('takes strings and numbers only')]);
  });

  it('objects written anew, with null in place of undefined, are no update', async () => {
    const card = (nothing: null | undefined): ReactElement =>
      createElement('view', {
        testId: 'card',
        focusable: true,
        w: 10,
        h: 10,
        border: nothing,
        onPress: nothing,
        focusedStyle: { scale: 2, alpha: nothing },
        transition: { x: nothing, y: { duration: 5, easing: nothing } },
      });
    const test = await mount(card(undefined));
    const { hostUpdated } = test.scene.counters;
    await test.render(card(null));
    expect(test.scene.counters.hostUpdated).toBe(hostUpdated);
    expect(test.errors).toEqual([]);
  });
});

/** The elements that stand for values, in the order of those. */
function nodesOf(test: TestRoot) {
  return [...test.drawn].filter(({ props, type }) => props.sharedElement !== undefined && type !== undefined);
}

function onGlass(test: TestRoot): string {
  const numbers = (_: string, value: unknown): unknown => (typeof value === 'number' ? String(value) : value);
  return [...test.drawn]
    .map(({ now, target, flowX, flowY }) => JSON.stringify([now, target, flowX, flowY], numbers))
    .join('\n');
}

/** One error for each value that is refused, in order. */
function expectNamed(errors: readonly string[], beginning: string, refused: readonly BadValue[]): void {
  expect(errors.length).toBe(refused.length);
  for (const error of errors) expect(error.startsWith(beginning), error).toBe(true);
}
