/**
 * Random trees of flows that change at random. Whatever a commit has changed, the tree must lie as the same tree does
 * when it is mounted anew: `differencesOf(seed)` tells where it does not.
 *
 * A tree is plain data (`Box`), so that a change is made to a copy of it and both are rendered by the same component.
 */
import { Activity, useState } from 'react';
import type { ReactElement } from 'react';
import { Image, Text, View } from '../components';
import { seededRandom } from '../lists/random.fixture';
import { createTestRoot } from '../testing';
import type { TestRoot } from '../testing';
import type { ImageProps, TextProps, ViewProps } from '../types';
import type { HostNode } from './node';

interface Box {
  id: string;
  type: 'view' | 'text' | 'image';
  props: Record<string, unknown>;
  /** Inside an Activity of this mode; null: inside none. */
  activity: 'visible' | 'hidden' | null;
  children: Box[];
}

/** Commits of a seed, each with several changes. */
const COMMITS = 4;
/** Longer than any transition, ms. */
const MOTION_ENDS = 1000;

/** Every difference between a tree that was changed and the same one mounted anew, after each commit of the seed. */
export async function differencesOf(seed: number): Promise<string[]> {
  const random = createChoices(seed);
  const options = { direction: random.oneOf(['ltr', 'rtl'] as const) };
  let tree = random.page();
  let show: (next: Box) => void = () => {};
  function Page(): ReactElement {
    const [shown, setShown] = useState(tree);
    show = setShown;
    return draw(shown);
  }
  const test = createTestRoot(options);
  await test.render(<Page />);
  const differences: string[] = [];
  for (let commit = 1; commit <= COMMITS; commit++) {
    tree = structuredClone(tree);
    for (let changes = 1 + random.below(8); changes > 0; changes--) random.change(tree);
    const focusKey = random.chance(0.5) ? random.focusKeyIn(tree) : null;
    const focusFirst = random.chance(0.5);
    await test.act(() => {
      if (focusKey !== null && focusFirst) test.scene.focus.focus(focusKey);
      show(tree);
      if (focusKey !== null && !focusFirst) test.scene.focus.focus(focusKey);
    });
    const anew = createTestRoot(options);
    await anew.render(draw(tree));
    const focused = test.focusedId();
    if (focused !== null) await anew.act(() => void anew.scene.focus.focus(focused));
    differences.push(...compare(test, anew, 'target', `seed ${seed}, commit ${commit}`));
    if (random.chance(0.5)) {
      await test.wait(MOTION_ENDS);
      await anew.wait(MOTION_ENDS);
      differences.push(...compare(test, anew, 'now', `seed ${seed}, commit ${commit}, motion ended`));
    }
    await anew.unmount();
  }
  differences.push(...test.errors.map(({ error }) => `seed ${seed}: ${String(error)}`));
  await test.unmount();
  return differences;
}

function compare(test: TestRoot, anew: TestRoot, when: 'now' | 'target', where: string): string[] {
  const [changed, expected] = [test, anew].map((root) => rectsOf(root, when)) as [string[], string[]];
  if (changed.length !== expected.length)
    return [`${where}: ${changed.length} nodes, mounted anew ${expected.length}`];
  return changed.flatMap((rect, i) =>
    rect === expected[i] ? [] : [`${where}: ${rect}, mounted anew ${expected[i]}`],
  );
}

/** Name and rectangle of every node that React has put on the stage, in the tree's order. */
function rectsOf(test: TestRoot, when: 'now' | 'target'): string[] {
  const rects: string[] = [];
  const walk = (node: HostNode): void => {
    const { x, y, w, h } = node[when];
    rects.push(`${node.props.testId} at ${x},${y} size ${w}x${h}`);
    node.children.forEach(walk);
  };
  test.children().forEach(walk);
  return rects;
}

function draw(box: Box): ReactElement {
  const { id, type, props, activity } = box;
  const element =
    type === 'text' ? (
      <Text key={id} testId={id} {...(props as TextProps)} />
    ) : type === 'image' ? (
      <Image key={id} testId={id} {...(props as unknown as ImageProps)} />
    ) : (
      <View key={id} testId={id} {...(props as ViewProps)}>
        {box.children.map(draw)}
      </View>
    );
  return activity === null ? (
    element
  ) : (
    <Activity key={id} mode={activity}>
      {element}
    </Activity>
  );
}

interface Choices {
  below(count: number): number;
  chance(share: number): boolean;
  oneOf<T>(values: readonly T[]): T;
  page(): Box;
  /** Changes a part of the tree. */
  change(page: Box): void;
  /** The focus key of something that can have focus; null when nothing can. */
  focusKeyIn(page: Box): string | null;
}

function createChoices(seed: number): Choices {
  const random = seededRandom(seed);
  let nextId = 1;
  const below = (count: number): number => Math.floor(random() * count);
  const chance = (share: number): boolean => random() < share;
  const oneOf = <T,>(values: readonly T[]): T => values[below(values.length)]!;
  const pixels = (): number => below(60);
  const maybe = <T,>(share: number, value: () => T): T | undefined => (chance(share) ? value() : undefined);

  const words = (): string => oneOf(['', 'a', 'seven', 'two words', 'one\ntwo', 'a line that is longer']);
  const transition = (): ViewProps['transition'] =>
    oneOf<ViewProps['transition']>([
      { duration: 300 },
      { x: { duration: 200, delay: 50 } },
      { w: { duration: 100 }, y: { duration: 400 } },
    ]);
  const stateStyle = (): object =>
    oneOf([{ scale: 1.5 }, { x: pixels() }, { y: pixels() }, { x: pixels(), y: pixels(), alpha: 0.5 }]);

  /** A new value for one of the props that this type of box has. */
  const values: Record<Box['type'], Record<string, () => unknown>> = {
    view: {
      flow: () => oneOf(['row', 'column', 'row', 'column', undefined]),
      gap: () => maybe(0.7, pixels),
      padding: () => oneOf([undefined, pixels(), [pixels(), pixels()]]),
      justify: () => oneOf([undefined, 'start', 'center', 'end']),
      align: () => oneOf([undefined, 'start', 'center', 'end']),
      w: () => maybe(0.25, () => 3 * pixels()),
      h: () => maybe(0.25, () => 3 * pixels()),
    },
    text: {
      children: words,
      size: () => oneOf([undefined, 20, 30]),
      maxWidth: () => maybe(0.3, () => 40 + pixels()),
    },
    image: { w: pixels, h: pixels },
  };
  const shared: Record<string, () => unknown> = {
    x: () => maybe(0.3, pixels),
    y: () => maybe(0.3, pixels),
    visible: () => oneOf([true, false, undefined]),
    transition: () => maybe(0.4, transition),
  };

  function createBox(depth: number, inFocusable: boolean): Box {
    const type = depth >= 6 || chance(0.35) ? oneOf(['text', 'text', 'view', 'image'] as const) : 'view';
    const id = `${type}${nextId++}`;
    const props: Record<string, unknown> = {};
    for (const name in values[type]) if (type !== 'view' || chance(0.5)) props[name] = values[type][name]!();
    if (type === 'view' && chance(0.9)) props.flow = oneOf(['row', 'column']);
    if (type === 'view' && props.flow === undefined && chance(0.8)) {
      props.w = pixels();
      props.h = pixels();
    }
    for (const name in shared) if (chance(0.12)) props[name] = shared[name]!();
    const focusable = !inFocusable && type !== 'text' && chance(0.25);
    if (focusable) Object.assign(props, { focusable, focusKey: id, focusedStyle: stateStyle() });
    else if (inFocusable && chance(0.4)) props.parentFocusedStyle = stateStyle();
    const children =
      type === 'view' && depth < 6 && chance(0.9)
        ? Array.from({ length: below(3) + below(3) }, () => createBox(depth + 1, inFocusable || focusable))
        : [];
    return { id, type, props, activity: maybe(0.1, () => oneOf(['visible', 'hidden'])) ?? null, children };
  }

  /** Every box with the one around it. */
  function entriesOf(page: Box): { box: Box; parent: Box; depth: number; inFocusable: boolean }[] {
    const entries: ReturnType<typeof entriesOf> = [];
    const walk = (parent: Box, depth: number, inFocusable: boolean): void => {
      for (const box of parent.children) {
        entries.push({ box, parent, depth, inFocusable });
        walk(box, depth + 1, inFocusable || box.props.focusable === true);
      }
    };
    walk(page, 1, false);
    return entries;
  }

  function changeProp({ type, props }: Box): void {
    if (props.focusedStyle !== undefined && chance(0.3)) props.focusedStyle = stateStyle();
    else if (props.parentFocusedStyle !== undefined && chance(0.3)) props.parentFocusedStyle = stateStyle();
    else {
      const choices = chance(0.7) ? values[type] : shared;
      const name = oneOf(Object.keys(choices));
      const value = choices[name]!();
      if (value === undefined && chance(0.5)) delete props[name];
      else props[name] = value;
    }
  }

  function changeText({ box: { type, props } }: { box: Box }): void {
    if (type === 'text') props.children = words();
  }

  return {
    below,
    chance,
    oneOf,
    page() {
      const children = Array.from({ length: 3 }, () => createBox(1, false));
      return { id: 'page', type: 'view', props: { flow: 'column' }, activity: null, children };
    },
    change(page) {
      const entries = entriesOf(page);
      if (entries.length === 0 || chance(0.05)) return void page.children.push(createBox(1, false));
      const { box, parent, depth, inFocusable } = oneOf(entries);
      const index = parent.children.indexOf(box);
      if (chance(0.1)) return entries.forEach(changeText);
      const kind = random();
      if (kind < 0.1) parent.children.splice(index, 1);
      else if (kind < 0.2) parent.children.splice(below(index + 1), 0, createBox(depth, inFocusable));
      else if (kind < 0.3)
        parent.children.splice(below(parent.children.length), 0, ...parent.children.splice(index, 1));
      else if (box.activity !== null && kind < 0.6)
        box.activity = box.activity === 'visible' ? 'hidden' : 'visible';
      else changeProp(box);
    },
    focusKeyIn(page) {
      const keys: string[] = [];
      const walk = ({ props, activity, children }: Box): void => {
        if (props.visible === false || activity === 'hidden') return;
        if (props.focusable === true) keys.push(props.focusKey as string);
        children.forEach(walk);
      };
      walk(page);
      return keys.length === 0 ? null : oneOf(keys);
    },
  };
}
