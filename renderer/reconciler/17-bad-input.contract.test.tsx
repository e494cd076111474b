/** Mistakes of a screen: development names whose they are; in production the rest of the screen stays as it is. */
/* oxlint-disable react/no-array-index-key -- slots that get other names */
import { Activity, createElement, forwardRef, memo } from 'react';
import type { FC, ReactElement, ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { View } from '../components';
import { Row } from '../lists/Row';
import type { TestRoot } from '../testing';
import { contract, expectRendered, production, shownNames } from './contract.fixture';

const logged = vi.spyOn(console, 'error');
beforeEach(() => void logged.mockReset().mockImplementation(() => {}));
afterEach(() => void logged.mockReset());

const unchecked = (type: string, props: object, ...children: ReactNode[]): ReactElement =>
  createElement(type, { testId: 'node', ...props }, ...children);

const Card: FC<{ children: ReactNode }> = ({ children }) => (
  <View group="row" flow="column" gap={4}>
    <View testId="before" w={10} h={10} />
    {children}
    <View testId="after" w={10} h={10} />
  </View>
);
contract('17 bad input: the component that errors name', (mount) => {
  const Named = memo(function PosterCard() {
    return unchecked('image', { width: 4 });
  });
  const Forwarded = forwardRef(function Tile() {
    return <View>loose words</View>;
  });
  const Shown: FC = () => unchecked('div', {});
  Shown.displayName = 'Banner';

  it.each<[string, ReactNode, string]>([
    ['a memo component', <Named />, '<Image> in PosterCard has no prop "width".'],
    [
      'a component with a ref',
      <Forwarded />,
      'The text "loose words" stands outside <Text> in Tile and cannot be drawn.',
    ],
    [
      'a display name',
      <Shown />,
      '<div> in Banner is not an element of this renderer; use View, Text or Image.',
    ],
    [
      'the owner, not what it stands in',
      <Card>{unchecked('text', { radius: 4 })}</Card>,
      '<Text> has no prop "radius".',
    ],
  ])('%s', async (_, element, expected) => {
    const test = await mount(
      <>
        <View testId="other" />
        {element}
      </>,
    ).catch((error: Error) => error);
    if (!production) expect((test as Error).message).toBe(expected);
    else expect(shownNames(test as TestRoot)).toContain('other');
  });

  if (production)
    it('an unknown element is hidden with its children in production, through updates, until it unmounts', async () => {
      const page = (x: number, names: string): ReactElement => (
        <View group="row">
          <View testId="before" focusable x={x} />
          {names !== '' &&
            unchecked(
              'div',
              { testId: 'div', x, className: 'wide' },
              ...[...names].map((name) => <View key={name} testId={name} focusable />),
            )}
          <View testId="after" focusable x={x + 100} />
        </View>
      );
      const test = await mount(page(0, 'ab'));
      for (const [x, names] of [
        [0, 'ab'],
        [5, 'bca'],
        [6, 'c'],
      ] as const) {
        await test.render(page(x, names));
        expect(shownNames(test)).toEqual(['before', 'after']);
        expectRendered(test);
      }
      await test.press('right');
      expect(test.focusedId()).toBe('after');
      await test.render(page(0, ''));
      expectRendered(test);
      expect(test.errors).toEqual([]);
    });
});

contract('17 bad input: focus keys', (mount) => {
  const Item = ({
    name,
    id = name,
    visible = true,
  }: {
    name: string;
    id?: string;
    visible?: boolean;
  }): ReactNode => <View testId={id} focusKey={name} focusable visible={visible} />;
  /** What a group was told of twice: testIds of the two, the first in order first. */
  const told = (test: TestRoot): string[] => test.errors.map(({ error }) => (error as Error).message);
  const twice = (key: string, first: string, second: string): string[] =>
    production
      ? []
      : [
          `Two children of <View> in Page have the focusKey "${key}": <View testId="${first}"> in Item and <View testId="${second}"> in Item.`,
        ];

  it('two equal focusKeys in a group, at mount and by an update, are reported once each; keys still work', async () => {
    const Page = ({ names }: { names: readonly string[] }): ReactElement => (
      <View group="row">
        {names.map((name, i) => (
          <Item key={i} name={name} id={`${i}`} />
        ))}
      </View>
    );
    const test = await mount(<Page names={['a', 'b', 'a']} />);
    expect(told(test)).toEqual(twice('a', '0', '2'));
    await test.press('right', 2);
    expect(test.focusedId()).toBe('2');
    test.errors.length = 0;
    await test.render(<Page names={['a', 'b', 'c']} />);
    expect(told(test)).toEqual([]);
    await test.render(<Page names={['a', 'c', 'c']} />);
    expect(told(test)).toEqual(twice('c', '1', '2'));
    test.errors.length = 0;
    // slots that change places share a name for a moment only
    await test.render(<Page names={['c', 'a', 'b']} />);
    await test.render(<Page names={['a', 'b', 'c']} />);
    expect(told(test)).toEqual([]);
  });

  it('equal focusKeys in two groups, in the items of a list, or hidden, are no mistake', async () => {
    const test = await mount(
      <View group="column">
        <View group="row">
          <Item name="a" />
        </View>
        <View group="row">
          <Item name="a" />
          <Item name="a" visible={false} />
          <Activity mode="hidden">
            <Item name="a" />
          </Activity>
        </View>
        <Row
          listKey="list"
          w={500}
          h={50}
          itemWidth={100}
          items={['x', 'y']}
          itemKey={(item) => item}
          renderItem={() => <Item name="same" />}
        />
      </View>,
    );
    expect(told(test)).toEqual([]);
  });
});
