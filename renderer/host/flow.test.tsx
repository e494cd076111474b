import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { Text, View } from '../components';
import { createTestRoot } from '../testing';
import type { TestRoot } from '../testing';
import type { ViewProps } from '../types';
import type { HostNode } from './node';

const sizes: [number, number][] = [
  [100, 20],
  [50, 40],
  [10, 10],
];
const children = sizes.map(([w, h]) => <View key={w} w={w} h={h} />);

async function mount(element: ReactElement): Promise<TestRoot> {
  const test = createTestRoot();
  await test.render(element);
  return test;
}

const places = (node: HostNode): [number, number][] => node.children.map(({ now }) => [now.x, now.y]);
const size = ({ now }: HostNode): [number, number] => [now.w, now.h];

describe('a flow', () => {
  it.each<[string, ViewProps, [number, number][], [number, number]]>([
    [
      'a row places children from left to right',
      { flow: 'row' },
      [
        [0, 0],
        [100, 0],
        [150, 0],
      ],
      [160, 40],
    ],
    [
      'a column places children from top to bottom',
      { flow: 'column' },
      [
        [0, 0],
        [0, 20],
        [0, 60],
      ],
      [100, 70],
    ],
    [
      'a gap is between children, not around them',
      { flow: 'row', gap: 10 },
      [
        [0, 0],
        [110, 0],
        [170, 0],
      ],
      [180, 40],
    ],
    [
      'one padding is on all sides',
      { flow: 'row', padding: 5 },
      [
        [5, 5],
        [105, 5],
        [155, 5],
      ],
      [170, 50],
    ],
    [
      'two paddings are above and below, and beside',
      { flow: 'column', padding: [1, 30] },
      [
        [30, 1],
        [30, 21],
        [30, 61],
      ],
      [160, 72],
    ],
    [
      'align="center" centres children across the flow',
      { flow: 'row', align: 'center' },
      [
        [0, 10],
        [100, 0],
        [150, 15],
      ],
      [160, 40],
    ],
    [
      'align="end" puts children at the far side',
      { flow: 'column', align: 'end' },
      [
        [0, 0],
        [50, 20],
        [90, 60],
      ],
      [100, 70],
    ],
    [
      'a given height is what children are aligned in',
      { flow: 'row', align: 'end', h: 100 },
      [
        [0, 80],
        [100, 60],
        [150, 90],
      ],
      [160, 100],
    ],
    [
      'justify="center" centres children along the flow',
      { flow: 'row', w: 200, justify: 'center' },
      [
        [20, 0],
        [120, 0],
        [170, 0],
      ],
      [200, 40],
    ],
    [
      'justify="end" puts children at the end, inside the padding',
      { flow: 'row', w: 200, padding: [0, 10], justify: 'end' },
      [
        [30, 0],
        [130, 0],
        [180, 0],
      ],
      [200, 40],
    ],
    [
      'a flow narrower than its content starts at the start',
      { flow: 'row', w: 50, justify: 'end' },
      [
        [0, 0],
        [100, 0],
        [150, 0],
      ],
      [50, 40],
    ],
    [
      'positions are whole pixels',
      { flow: 'row', h: 41, align: 'center' },
      [
        [0, 11],
        [100, 1],
        [150, 16],
      ],
      [160, 41],
    ],
  ])('%s', async (_, props, expected, own) => {
    const test = await mount(
      <View testId="flow" {...props}>
        {children}
      </View>,
    );
    expect(places(test.find('flow'))).toEqual(expected);
    expect(size(test.find('flow'))).toEqual(own);
  });

  it('a child’s own x and y are added to its position in the flow', async () => {
    const test = await mount(
      <View testId="flow" flow="row">
        <View w={10} h={10} />
        <View w={10} h={10} x={-3} y={4} />
        <View w={10} h={10} />
      </View>,
    );
    expect(places(test.find('flow'))).toEqual([
      [0, 0],
      [7, 4],
      [20, 0],
    ]);
  });

  it.each([
    ['hidden', <View key="x" w={30} h={30} visible={false} />],
    ['without size', <View key="x" />],
    ['a text without letters', <Text key="x">{''}</Text>],
  ])('a child that is %s takes no space and leaves no gap', async (_, nothing) => {
    const test = await mount(
      <View testId="flow" flow="row" gap={10}>
        {nothing}
        <View testId="a" w={20} h={5} />
        {nothing}
        <View testId="b" w={20} h={5} />
      </View>,
    );
    expect([test.find('a').now.x, test.find('b').now.x]).toEqual([0, 30]);
    expect(size(test.find('flow'))).toEqual([50, 5]);
  });

  it('a flow without children has its padding for a size', async () => {
    const test = await mount(<View testId="flow" flow="row" gap={10} padding={[2, 3]} />);
    expect(size(test.find('flow'))).toEqual([6, 4]);
  });

  it('flows in flows follow a text deep inside, in one commit', async () => {
    const page = (text: string): ReactElement => (
      <View testId="outer" flow="column" padding={10}>
        <View testId="middle" flow="row" gap={4}>
          <View testId="inner" flow="row" padding={2}>
            <Text size={20}>{text}</Text>
          </View>
          <View testId="beside" w={6} h={6} />
        </View>
        <View testId="below" w={5} h={5} />
      </View>
    );
    const test = await mount(page('four'));
    expect([test.find('inner').now.w, test.find('beside').now.x, test.find('outer').now.w]).toEqual([
      44, 48, 74,
    ]);
    await test.render(page('letters'));
    expect([test.find('inner').now.w, test.find('beside').now.x, test.find('outer').now.w]).toEqual([
      74, 78, 104,
    ]);
    await test.render(page('one\ntwo'));
    expect(test.find('below').now.y).toBe(10 + 2 * 28 + 4);
  });

  it('a child that grows, hides, shows or unmounts moves those after it', async () => {
    const page = (first: ViewProps | null): ReactElement => (
      <View flow="row" gap={1}>
        {first === null ? null : <View h={5} {...first} />}
        <View testId="it" w={5} h={5} />
      </View>
    );
    const test = await mount(page({ w: 10 }));
    const steps: [ViewProps | null, number][] = [
      [{ w: 30 }, 31],
      [{ w: 30, visible: false }, 0],
      [{ w: 30, visible: true }, 31],
      [null, 0],
      [{ w: 7 }, 8],
    ];
    for (const [first, x] of steps) {
      await test.render(page(first));
      expect(test.find('it').now.x).toBe(x);
    }
  });
});
