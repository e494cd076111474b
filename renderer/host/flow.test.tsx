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
      'a row',
      { flow: 'row' },
      [
        [0, 0],
        [100, 0],
        [150, 0],
      ],
      [160, 40],
    ],
    [
      'a column',
      { flow: 'column' },
      [
        [0, 0],
        [0, 20],
        [0, 60],
      ],
      [100, 70],
    ],
    [
      'a gap between, not around',
      { flow: 'row', gap: 10 },
      [
        [0, 0],
        [110, 0],
        [170, 0],
      ],
      [180, 40],
    ],
    [
      'padding on all sides',
      { flow: 'row', padding: 5 },
      [
        [5, 5],
        [105, 5],
        [155, 5],
      ],
      [170, 50],
    ],
    [
      'padding above and beside',
      { flow: 'column', padding: [1, 30] },
      [
        [30, 1],
        [30, 21],
        [30, 61],
      ],
      [160, 72],
    ],
    [
      'across in the centre',
      { flow: 'row', align: 'center' },
      [
        [0, 10],
        [100, 0],
        [150, 15],
      ],
      [160, 40],
    ],
    [
      'across at the end',
      { flow: 'column', align: 'end' },
      [
        [0, 0],
        [50, 20],
        [90, 60],
      ],
      [100, 70],
    ],
    [
      'across a given height',
      { flow: 'row', align: 'end', h: 100 },
      [
        [0, 80],
        [100, 60],
        [150, 90],
      ],
      [160, 100],
    ],
    [
      'along in the centre',
      { flow: 'row', w: 200, justify: 'center' },
      [
        [20, 0],
        [120, 0],
        [170, 0],
      ],
      [200, 40],
    ],
    [
      'along at the end, padded',
      { flow: 'row', w: 200, padding: [0, 10], justify: 'end' },
      [
        [30, 0],
        [130, 0],
        [180, 0],
      ],
      [200, 40],
    ],
    [
      'too narrow: it starts at the start',
      { flow: 'row', w: 50, justify: 'end' },
      [
        [0, 0],
        [100, 0],
        [150, 0],
      ],
      [50, 40],
    ],
    [
      'whole pixels',
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

  it('a child’s own x and y come on top of its place', async () => {
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
  ])('a child that is %s takes no room and leaves no gap', async (_, nothing) => {
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

  it('a child that grows, hides, shows or goes moves those after it', async () => {
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
