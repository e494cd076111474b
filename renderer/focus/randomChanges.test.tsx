/** Random pages that change at random: after each commit what has focus can have it, and styles follow it. */
import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import { View } from '../components';
import type { HostNode } from '../host/node';
import { seededRandom } from '../lists/random.fixture';
import { Row } from '../lists/Row';
import { createTestRoot } from '../testing';
import type { TestRoot } from '../testing';
import type { ViewProps } from '../types';
import { hasFocusableContent } from './focusable';
import { isReachable } from './reachable';
import { focusRecordOf, isGroup } from './record';
import { focusTreeOf } from './focusTree';

const SEEDS = 60;
const STEPS = 8;
/** The page is at 0; boxes this deep have no children. */
const DEEPEST = 3;
const groups = ['row', 'column', 'grid', 'free'] as const;
const keys = ['left', 'right', 'up', 'down'] as const;

interface Box {
  readonly id: string;
  readonly isList: boolean;
  readonly props: ViewProps;
  readonly children: readonly Box[];
}

function createPages(seed: number): {
  first: Box;
  change(box: Box, depth?: number): Box;
  key: () => (typeof keys)[number];
} {
  const random = seededRandom(seed);
  const chance = (share: number): boolean => random() < share;
  const pick = <T,>(all: readonly T[]): T => all[Math.floor(random() * all.length)]!;
  let boxes = 0;

  const props = (depth: number): ViewProps => ({
    ...(chance(0.6) && { focusable: true }),
    ...(depth < DEEPEST && chance(0.5) && { group: pick(groups), columns: 2, trap: chance(0.06) }),
    ...(chance(0.1) && { disabled: true }),
    ...(chance(0.12) && { visible: false }),
    ...(chance(0.5) && { focusedStyle: { scale: 1.5 } }),
    ...(chance(0.3) && { parentFocusedStyle: { alpha: 0.5 } }),
    ...(chance(0.2) && { focusKey: `key ${++boxes}` }),
    ...(chance(0.05) && { autoFocus: true }),
    ...(chance(0.1) && { preferred: true }),
    ...(chance(0.1) && { redirect: `key ${Math.ceil(random() * boxes)}` }),
  });

  function box(depth: number): Box {
    const isList = depth > 0 && depth < DEEPEST && chance(0.15);
    const count = depth < DEEPEST ? Math.floor(random() * 4) : 0;
    const children = Array.from({ length: count }, () => box(isList ? DEEPEST : depth + 1));
    return { id: `box ${++boxes}`, isList, props: props(depth), children };
  }

  function change(old: Box, depth = 0): Box {
    const below = old.isList ? DEEPEST : depth + 1;
    const children = old.children.filter(() => !chance(0.06)).map((child) => change(child, below));
    if (depth < DEEPEST && chance(0.1)) children.unshift(box(below));
    if (chance(0.1)) children.reverse();
    return { ...old, children, props: depth > 0 && chance(0.2) ? props(depth) : old.props };
  }

  return {
    first: { id: 'page', isList: false, props: { group: 'column' }, children: [box(1), box(1), box(1)] },
    change,
    key: () => pick(keys),
  };
}

const keyOfItem = ({ id }: Box): string => id;
const renderBox = (box: Box): ReactElement => <BoxView key={box.id} {...box} />;

function BoxView({ id, isList, props, children }: Box): ReactElement {
  if (!isList)
    return (
      <View testId={id} w={50} h={50} {...props}>
        {children.map(renderBox)}
      </View>
    );
  const layout = { w: 400, h: 50, itemWidth: 100 };
  return <Row listKey={id} {...layout} items={children} itemKey={keyOfItem} renderItem={renderBox} />;
}

/** What is wrong with focus; empty when all is right. */
function problems(test: TestRoot): string[] {
  const focus = focusTreeOf(test.scene);
  const { current } = focus;
  const found: string[] = [];
  const nodes: HostNode[] = [];
  const collect = (node: HostNode): void => {
    nodes.push(node);
    node.children.forEach(collect);
  };
  collect(test.scene.stageNode);
  const record = current === null ? null : focusRecordOf(current);
  if (current === null) {
    const able = nodes.filter((node) => {
      const each = focusRecordOf(node);
      return each !== null && node.props.focusable && isReachable(each) && focus.allows(node);
    });
    found.push(...able.map(({ props }) => `nothing has focus, and ${props.testId} can have it`));
  } else if (record === null || !isReachable(record) || current.props.focusable !== true)
    found.push(`${current.props.testId} has focus and cannot have it`);
  else if (isGroup(record) && current.props.redirect === undefined && hasFocusableContent(record))
    found.push(`${current.props.testId} has focus, and not its content`);

  const path = new Set(focus.path());
  for (const node of nodes) {
    const { testId, parentFocusedStyle, focusedStyle } = node.props;
    let at: HostNode | null = node;
    while (at !== null && at.focus === null) at = at.parent;
    const followsFocus = node.focus !== null || parentFocusedStyle !== undefined;
    const isActive = followsFocus && path.has(at!);
    if (node.styleActive !== isActive) found.push(`the style of ${testId} is ${isActive ? 'off' : 'on'}`);
    const scale = (isActive && node.focus !== null ? focusedStyle?.scale : undefined) ?? 1;
    if (node.target.scale !== scale) found.push(`the scale of ${testId} is ${node.target.scale}`);
  }
  return found;
}

it('what has focus can have it, and styles follow it, after every commit of random pages', async () => {
  for (let seed = 1; seed <= SEEDS; seed++) {
    const { first, change, key } = createPages(seed);
    const test = createTestRoot();
    let page = first;
    for (let step = 0; step < STEPS; step++) {
      await test.render(renderBox(page));
      expect(problems(test), `seed ${seed}, commit ${step}`).toEqual([]);
      if (step % 3 === 1) await test.press(key());
      page = change(page);
    }
    await test.unmount();
  }
});
