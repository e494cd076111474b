import { createRef } from 'react';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { Image, Text, View } from '../components';
import { Row } from '../lists/Row';
import { createTestRoot } from '../testing';
import { atlas, family } from '../text/atlas.fixture';
import { createFonts } from '../text/fonts';
import { relayoutTexts } from '../text/relayoutText';
import type { TestRoot } from '../testing';
import type { NodeHandle, ViewProps } from '../types';
import type { HostNode } from './node';
import { appendChild } from './tree';

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

it('a flow is painted in its new size: its corners stay half its smaller side', async () => {
  const page = (text: string): ReactElement => (
    <View testId="outer" flow="column" radius={999} color={0xff}>
      <View testId="inner" flow="row">
        <Text size={20}>{text}</Text>
      </View>
    </View>
  );
  const test = await mount(page('long text'));
  await test.render(page('long\ntext'));
  expect(test.painter.painted(test.find('outer')).style.box).toMatchObject({ radius: [20, 20, 20, 20] });
});

describe('a flow follows what is changed without React', () => {
  it('a child’s handle animates its width: those after it move', async () => {
    const handle = createRef<NodeHandle>();
    const test = await mount(
      <View testId="outer" flow="column">
        <View testId="flow" flow="row" gap={2}>
          <View ref={handle} w={10} h={5} />
          <View testId="it" w={5} h={5} />
        </View>
        <View testId="below" w={5} h={5} />
      </View>,
    );
    await test.act(() => handle.current!.animate('w', 40, { duration: 100 }));
    await test.wait(200);
    expect(test.find('it').now.x).toBe(42);
    expect(test.find('outer').now.w).toBe(47);
    await test.act(() => handle.current!.animate('h', 15, { duration: 0 }));
    await test.wait(200);
    expect(test.find('below').now.y).toBe(15);
  });

  it('another font: all texts have other sizes at once', async () => {
    const page = (
      <View testId="outer" flow="column">
        <Text>a title</Text>
        <View testId="middle" flow="row">
          <View testId="inner" flow="column">
            <Text>a text inside</Text>
          </View>
          <View testId="it" w={5} h={5} />
        </View>
      </View>
    );
    const fonts = createFonts();
    const test = createTestRoot({ fonts });
    await test.render(page);
    expect(test.find('it').now.x).toBe(13 * 13);
    fonts.add({ family, weight: 400, atlases: [{ dataUrl: 'a.json', imageUrl: 'a.png' }] }, [atlas]);
    relayoutTexts(test.scene, 'all');
    const anew = createTestRoot({ fonts });
    await anew.render(page);
    expect(test.find('it').now.x).not.toBe(13 * 13);
    for (const name of ['outer', 'middle', 'inner', 'it'])
      expect(test.find(name).now).toEqual(anew.find(name).now);
  });

  it('a focused item of an expandable row is wider: what is beside it in its flow moves', async () => {
    const test = await mount(
      <Row
        listKey="list"
        w={1000}
        h={50}
        itemWidth={100}
        focusedItemWidth={250}
        items={['a', 'b']}
        itemKey={(item) => item}
        renderItem={(item) => (
          <View flow="row" h={50}>
            <View focusable testId={item} h={50} w={100} />
            <View testId={`beside-${item}`} w={5} h={5} />
          </View>
        )}
      />,
    );
    await test.wait(1000);
    await test.press('right');
    await test.wait(1000);
    expect([test.find('beside-a').now.x, test.find('beside-b').now.x]).toEqual([100, 250]);
  });

  it('a node moved to another parent leaves no gap, and has no position of the old flow there', async () => {
    const test = await mount(
      <>
        <View testId="from" flow="row">
          <View testId="moved" x={1} w={10} h={10} />
          <View testId="last" w={20} h={10} />
        </View>
        <View testId="flow" flow="row">
          <View w={7} h={7} />
        </View>
        <View testId="plain" />
      </>,
    );
    const [moved, last] = [test.find('moved'), test.find('last')];
    appendChild(test.find('plain'), last);
    appendChild(test.find('flow'), moved);
    test.scene.flush();
    expect([moved.now.x, last.now.x]).toEqual([8, 0]);
    expect([test.find('from').now.w, test.find('flow').now.w]).toEqual([0, 17]);
  });
});

describe('a flow in a change of screens', () => {
  const CARD = { w: 400, h: 200 };
  const screen = (name: string, props: ViewProps = {}): ReactElement => (
    <View key={name} testId={name} screen="content" flow="row" {...props}>
      <View focusable w={100} h={50} />
      <View testId={`second-${name}`} w={100} h={50} />
    </View>
  );
  const picture = (flow: HostNode): HostNode => flow.children.find(({ leaving }) => leaving)!;

  it('what is left of a screen stays where it is and takes no space', async () => {
    const around = (inner: ReactElement): ReactElement => (
      <View testId="flow" flow="column" padding={3}>
        <View w={9} h={9} />
        {inner}
      </View>
    );
    const test = await mount(around(screen('a')));
    await test.wait(1000);
    await test.render(around(<></>));
    expect([picture(test.find('flow')).now.y, test.find('flow').now.h]).toEqual([12, 15]);
    await test.render(around(screen('b', { w: 50, h: 20 })));
    const flow = test.find('flow');
    expect([picture(flow).now.y, test.find('b').now.y, flow.now.h]).toEqual([12, 12, 35]);
    await test.render(around(<View testId="none" key="none" w={1} h={1} />));
    expect([picture(flow).now.y, test.find('none').now.y, flow.now.h]).toEqual([12, 12, 16]);
    await test.render(<View testId="flow">{screen('c')}</View>);
    expect(picture(flow).now.y).toBe(12);
  });

  it('its picture with the focus ring lies as the screen lay', async () => {
    const page = (inner: ReactElement): ReactElement => <View testId="stage">{inner}</View>;
    const test = await mount(page(screen('a', { justify: 'end', w: 500 })));
    await test.wait(1000);
    await test.render(page(screen('b')));
    const [first, second, ring] = picture(test.find('stage')).children;
    expect([first!.now.x, second!.now.x]).toEqual([300, 400]);
    expect(ring!.now.x).toBe(300 - 10);
  });

  it('what stands in for a shared image moves nothing beside the image', async () => {
    const list = (
      <View key="list" w={1920} h={1080} screen="content">
        <View focusable x={200} y={700} {...CARD}>
          <Image {...CARD} src="card.webp" sharedElement="art" />
        </View>
      </View>
    );
    const page = (
      <View key="page" w={1920} h={1080} screen="content">
        <View testId="flow" flow="column">
          <Image testId="hero" w={1600} h={900} src="hero.webp" sharedElement="art" />
          <View testId="below" focusable w={10} h={10} />
        </View>
      </View>
    );
    const test = await mount(list);
    test.painter.showImages();
    await test.wait(1000);
    await test.render(page);
    await test.wait(48);
    expect(picture(test.find('flow'))).toBeDefined();
    expect(test.find('below').now.y).toBe(900);
    expect(test.find('flow').now.h).toBe(910);
  });
});
