/* oxlint-disable react/jsx-key -- elements in tables, not children */
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { Image, Text, View } from '../components';
import { showPlaceholderTitle } from '../images/placeholderTitle';
import { createTestRoot } from '../testing';
import type { TestRoot } from '../testing';
import type { SceneNode } from './sceneNode';
import { focusedSceneNode } from './semanticsTree';

async function mount(element: ReactElement): Promise<TestRoot> {
  const test = createTestRoot();
  await test.render(element);
  await test.wait(500);
  return test;
}

function find(node: SceneNode, id: string): SceneNode | null {
  if (node.id === id) return node;
  for (const child of node.children) {
    const found = find(child, id);
    if (found !== null) return found;
  }
  return null;
}
const the = (test: TestRoot, id = 'it'): SceneNode => find(test.tree(), id)!;
/** Roles and names, indented: how the tree reads. */
const read = (node: SceneNode, depth = 0): string[] => [
  `${'  '.repeat(depth)}${node.role} ${node.name}`.trimEnd(),
  ...node.children.flatMap((child) => read(child, depth + 1)),
];

describe('the semantics tree', () => {
  it('has the title of a placeholder, and not twice in the name of its card', async () => {
    const test = await mount(
      <View testId="it" role="listitem" focusable>
        <Image testId="art" w={350} h={197} />
        <Text>Night Train</Text>
      </View>,
    );
    showPlaceholderTitle(test.find('art'), 'Night Train');
    test.scene.flush();
    expect(the(test).name).toBe('Night Train');
    expect(read(the(test))).toEqual([
      'listitem Night Train',
      '  image',
      '    text Night Train',
      '  text Night Train',
    ]);
  });

  it('leaves layout out, and its children take its place', async () => {
    const test = await mount(
      <View>
        <View role="main" label="Home">
          <View flow="row">
            <View>
              <Text role="heading">Continue watching</Text>
            </View>
            <View>
              <View focusable role="link" label="The Night Train">
                <Image src="a.png" w={10} h={10} />
                <Text>12 min left</Text>
              </View>
            </View>
          </View>
        </View>
      </View>,
    );
    expect(read(test.tree())).toEqual([
      'application',
      '  main Home',
      '    heading Continue watching',
      '    link The Night Train',
      '      text 12 min left',
    ]);
  });

  it.each<[string, ReactElement, string, string]>([
    [
      'a label',
      <View testId="it" role="button" label="Play now">
        <Text>Play</Text>
      </View>,
      'button',
      'Play now',
    ],
    [
      'the texts inside, joined',
      <View testId="it" role="button">
        <Text>Play</Text>
        <View>
          <Text>now</Text>
        </View>
      </View>,
      'button',
      'Play now',
    ],
    [
      'without what is hidden',
      <View testId="it" role="button">
        <Text>Play</Text>
        <Text visible={false}>no</Text>
      </View>,
      'button',
      'Play',
    ],
    [
      'without empty texts',
      <View testId="it" role="button">
        <Text>{''}</Text>
        <Text>Play</Text>
      </View>,
      'button',
      'Play',
    ],
    [
      'a list is not named by all it holds',
      <View testId="it" role="list">
        <Text>Play</Text>
      </View>,
      'list',
      '',
    ],
    [
      'a dialog by its label',
      <View testId="it" role="dialog" label="Leave?">
        <Text>Yes</Text>
      </View>,
      'dialog',
      'Leave?',
    ],
    ['a text by itself', <Text testId="it">Drama</Text>, 'text', 'Drama'],
    [
      'a text as it is cut',
      <Text testId="it" size={20} maxWidth={60}>
        A long title
      </Text>,
      'text',
      'A lon…',
    ],
    [
      'lines with a space between',
      <Text testId="it" size={20} maxWidth={60} maxLines={3}>
        one two three
      </Text>,
      'text',
      'one two three',
    ],
    [
      'a focusable without a role',
      <View testId="it" focusable>
        <Text>OK</Text>
      </View>,
      'button',
      'OK',
    ],
    ['a picture', <Image testId="it" label="Poster" />, 'image', 'Poster'],
    [
      'a box with a test name only',
      <View testId="it">
        <Text>a</Text>
      </View>,
      'group',
      '',
    ],
  ])('gives role and name to %s', async (_, element, role, name) => {
    expect(the(await mount(element))).toMatchObject({ role, name });
  });

  it('has the states that are on, and no others', async () => {
    const test = await mount(
      <View>
        <View testId="it" role="slider" value={40} selected disabled checked expanded busy />
        <View testId="off" role="slider" value="" selected={false} disabled={false} />
      </View>,
    );
    expect(the(test)).toMatchObject({
      value: 40,
      selected: true,
      disabled: true,
      checked: true,
      expanded: true,
      busy: true,
    });
    expect(Object.keys(the(test, 'off')).toSorted()).toEqual([
      'children',
      'id',
      'name',
      'onScreen',
      'rect',
      'role',
      'value',
    ]);
  });

  it('leaves out what is hidden, with all below', async () => {
    const test = await mount(
      <View>
        <View visible={false}>
          <Text testId="it">hidden</Text>
        </View>
        <Text testId="seen">seen</Text>
      </View>,
    );
    expect(the(test)).toBeNull();
    expect(the(test, 'seen').name).toBe('seen');
  });
});

describe('onScreen of a node', () => {
  const box = <View testId="it" x={50} y={50} w={20} h={20} />;

  it.each<[string, ReactElement, boolean]>([
    ['in the middle', box, true],
    ['partly beyond the edge', <View x={-60}>{box}</View>, true],
    ['beyond the edge', <View x={-70}>{box}</View>, false],
    ['beyond the opposite edge', <View x={1870}>{box}</View>, false],
    ['without size', <View testId="it" x={5} y={5} />, false],
    ['transparent', <View alpha={0}>{box}</View>, false],
    [
      'nearly seen through, in several steps',
      <View alpha={0.1}>
        <View alpha={0.05}>{box}</View>
      </View>,
      false,
    ],
    ['half transparent', <View alpha={0.5}>{box}</View>, true],
    [
      'inside what cuts',
      <View clip w={100} h={100}>
        {box}
      </View>,
      true,
    ],
    [
      'cut away',
      <View clip w={50} h={100}>
        {box}
      </View>,
      false,
    ],
    [
      'outside of a box that does not cut',
      <View w={10} h={10}>
        {box}
      </View>,
      true,
    ],
    [
      'cut away further up',
      <View clip w={40} h={40}>
        <View clip w={500} h={500}>
          {box}
        </View>
      </View>,
      false,
    ],
    [
      'what cuts is beyond the edge itself',
      <View clip x={1900} w={100} h={100}>
        {box}
      </View>,
      false,
    ],
    [
      'scaled into view',
      <View x={1900} w={40} h={40} scale={0.1} pivotX={0} pivotY={0}>
        {box}
      </View>,
      true,
    ],
  ])('that is %s', async (_, element, onScreen) => {
    expect(the(await mount(element)).onScreen).toBe(onScreen);
  });

  it('has a rect in stage pixels, transforms included', async () => {
    const test = await mount(
      <View x={100} y={100} w={200} h={200} scale={2} pivotX={0} pivotY={0}>
        {box}
      </View>,
    );
    expect(the(test).rect).toEqual({ x: 200, y: 200, w: 40, h: 40 });
  });

  it('without a size is as large as what is drawn inside, and on screen with it', async () => {
    const test = await mount(
      <View x={100} role="status" label="Loading" testId="it" busy focusable autoFocus>
        <View x={50} y={60}>
          <View w={200} h={80} color={0xffffffff} />
          <View x={300} w={100} h={100} />
        </View>
        <View x={-900} w={10} h={10} alpha={0} />
        <View x={-900} w={10} h={10} visible={false} />
        <View x={0} w={20} h={20} clip>
          <View w={5000} h={5000} />
        </View>
      </View>,
    );
    const rect = { x: 100, y: 0, w: 450, h: 160 };
    expect(the(test)).toMatchObject({ rect, onScreen: true, focused: true });
    expect(focusedSceneNode(test.scene)).toMatchObject({ rect, onScreen: true });
    const empty = await mount(<View x={5} y={6} role="status" testId="it" />);
    expect(the(empty)).toMatchObject({ rect: { x: 5, y: 6, w: 0, h: 0 }, onScreen: false });
  });
});

describe('the focused node', () => {
  const page = (alpha = 1): ReactElement => (
    <View role="main" label="Home" alpha={alpha}>
      <View group="row" role="list" label="Dramas" clip w={500} h={500}>
        <View>
          <View testId="it" focusable autoFocus role="link" w={20} h={20}>
            <Text>The Night Train</Text>
          </View>
        </View>
      </View>
    </View>
  );

  it('has the path of names to it, and is the only focused one in the tree', async () => {
    const test = await mount(page());
    expect(focusedSceneNode(test.scene)).toMatchObject({
      id: 'it',
      role: 'link',
      name: 'The Night Train',
      focused: true,
      onScreen: true,
      path: ['Home', 'Dramas', 'The Night Train'],
    });
    const count = (node: SceneNode): number =>
      (node.focused ? 1 : 0) + node.children.reduce((n, child) => n + count(child), 0);
    expect(count(test.tree())).toBe(1);
    expect(the(test).focused).toBe(true);
  });

  it('is the same asked for alone as found in the tree', async () => {
    for (const alpha of [1, 0]) {
      const test = await mount(page(alpha));
      const { path: _, ...alone } = focusedSceneNode(test.scene)!;
      expect(alone).toEqual(the(test));
    }
  });

  it('is null where nothing can have focus', async () => {
    expect(focusedSceneNode((await mount(<View />)).scene)).toBeNull();
  });
});
