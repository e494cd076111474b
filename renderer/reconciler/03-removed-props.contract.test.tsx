/** A prop that is taken away, or set to undefined, leaves the node as if it had never been given: every prop there is. */
import { createElement } from 'react';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { propTables } from '../host/propTable';
import { focusRecordOf } from '../focus/record';
import { drawnLayout } from '../text/textLayout';
import { stateStyle } from '../host/style';
import type { HostNode, HostType } from '../host/node';
import type { HostProps } from '../host/hostProps';
import type { TestRoot } from '../testing';
import { contract, expectRendered } from './contract.fixture';

/** A value for each prop that differs from its default, and what else must be there for it to show. */
const samples: Record<string, { value: unknown; beside?: HostProps; unseen?: true }> = {
  x: { value: 11 },
  y: { value: 12 },
  w: { value: 13 },
  h: { value: 14 },
  // a text is as high as its lines, and as wide as they are unless told
  'text w': { value: 500, beside: { children: 'letters' } },
  'text h': { value: 14, unseen: true },
  alpha: { value: 0.5 },
  scale: { value: 2 },
  rotation: { value: 1 },
  pivotX: { value: 0 },
  pivotY: { value: 1 },
  zIndex: { value: 5 },
  visible: { value: false },
  transition: { value: { duration: 100 }, unseen: true },
  sharedElement: { value: 'art', unseen: true },
  testId: { value: 'named' },
  role: { value: 'button', beside: { label: 'a' } },
  label: { value: 'label', beside: { role: 'button' } },
  value: { value: 3, beside: { role: 'slider' } },
  selected: { value: true, beside: { role: 'tab' } },
  disabled: { value: true, beside: { focusable: true } },
  checked: { value: true, beside: { role: 'button' } },
  expanded: { value: true, beside: { role: 'button' } },
  busy: { value: true, beside: { role: 'button' } },
  focusable: { value: true },
  group: { value: 'row' },
  columns: { value: 2, beside: { group: 'grid' }, unseen: true },
  focusKey: { value: 'name', beside: { focusable: true } },
  preferred: { value: true, beside: { focusable: true }, unseen: true },
  autoFocus: { value: true, beside: { focusable: true }, unseen: true },
  trap: { value: true, beside: { group: 'row' }, unseen: true },
  wrap: { value: true, beside: { group: 'row' }, unseen: true },
  redirect: { value: 'name', beside: { group: 'row' }, unseen: true },
  remember: { value: false, beside: { group: 'row' }, unseen: true },
  order: { value: 4, beside: { focusable: true }, unseen: true },
  scope: { value: () => null, unseen: true },
  ring: { value: { offset: 20 }, beside: { focusable: true } },
  onFocus: { value: () => {}, unseen: true },
  onBlur: { value: () => {}, unseen: true },
  onPress: { value: () => {}, unseen: true },
  onDrag: { value: () => {}, unseen: true },
  onLongPress: { value: () => {}, unseen: true },
  onKey: { value: () => {}, unseen: true },
  onKeyUp: { value: () => {}, unseen: true },
  onText: { value: () => {}, unseen: true },
  onWheel: { value: () => true, unseen: true },
  focusedStyle: { value: { x: 5, scale: 3, zIndex: 2 }, beside: { focusable: true } },
  parentFocusedStyle: { value: { x: 5, alpha: 0.2 } },
  color: { value: 0x01020304 },
  gradient: { value: { angle: 1, colors: [1, 2], stops: [0, 1] } },
  radius: { value: 6, beside: { w: 40, h: 40 } },
  border: { value: { width: 1, color: 0xff } },
  shadow: { value: { color: 0xff, projection: [0, 0, 1, 1] } },
  clip: { value: true },
  screen: { value: 'content', unseen: true },
  flow: { value: 'row', beside: { gap: 3 } },
  gap: { value: 5, beside: { flow: 'row' } },
  align: { value: 'center', beside: { flow: 'row', h: 200 } },
  justify: { value: 'end', beside: { flow: 'row', w: 400 } },
  padding: { value: 9, beside: { flow: 'row' } },
  children: { value: 'letters' },
  size: { value: 50, beside: { children: 'letters' } },
  weight: { value: 700, beside: { children: 'letters' } },
  lineHeight: { value: 77, beside: { children: 'letters' } },
  letterSpacing: { value: 3, beside: { children: 'letters' } },
  maxWidth: { value: 60, beside: { children: 'a long line of letters' } },
  maxLines: { value: 2, beside: { children: 'a long line of letters', maxWidth: 60 } },
  ellipsis: { value: 'start', beside: { children: 'a long line of letters', maxWidth: 60 } },
  textAlign: { value: 'right', beside: { children: 'letters', maxWidth: 500 } },
  marquee: { value: true, beside: { children: 'letters' }, unseen: true },
  family: { value: 'Other', beside: { children: 'letters' } },
  src: { value: 'a.png' },
  placeholder: { value: 0x55 },
  title: { value: 'A title' },
  fit: { value: 'cover' },
  crop: { value: { x: 0.5, y: 0, w: 0.5, h: 1 } },
  fade: { value: 10, unseen: true },
  lettering: { value: true, unseen: true },
  suspend: { value: true, unseen: true },
  onLoad: { value: () => {}, unseen: true },
  onError: { value: () => {}, unseen: true },
};

/** Everything about the nodes that a viewer, a remote or a screen reader could notice. */
function traits(test: TestRoot): unknown {
  const of = (node: HostNode): unknown => {
    const { values, style, lines } = test.painter.painted(node);
    const { now, target, hidden, flowX, flowY } = node;
    const styled = node.styleActive && stateStyle(node) !== undefined;
    const drawn = drawnLayout(node);
    const layout = drawn && { ...drawn, face: `${drawn.face.family} ${drawn.face.weight}` };
    const record = focusRecordOf(node);
    const focus = record && { group: record.wasGroup, name: record.focusKey };
    return {
      values,
      look: style,
      lines,
      now: { ...now },
      target: { ...target },
      hidden,
      flowX,
      flowY,
      styled,
      layout,
      focus,
      children: node.children.map(of),
    };
  };
  return {
    stage: test.children().map(of),
    ring: test.scene.overlay.children.map((node) => ({ ...node.now, hidden: node.hidden })),
    tree: test.tree(),
    focused: test.focusedId(),
    keys: test.scene.focus.focusPath(),
  };
}

/** The node under test between two neighbours in a flow, with children where it can have some. */
function screen(type: HostType, props: HostProps): ReactElement {
  const inside =
    type === 'view'
      ? [
          createElement('view', { key: 1, w: 20, h: 20, x: 2 }),
          createElement('view', { key: 2, w: 30, h: 10 }),
        ]
      : [];
  return createElement(
    'view',
    { flow: 'column', group: 'column', y: 500 },
    createElement('view', { w: 100, h: 100 }),
    createElement(type, props, ...inside),
    createElement('view', { w: 100, h: 100, focusable: true, testId: 'below' }),
  );
}

const settled = async (test: TestRoot): Promise<unknown> => {
  await test.wait(2000);
  expectRendered(test);
  return traits(test);
};

const types: HostType[] = ['view', 'text', 'image'];
const rows = types.flatMap((type) => Object.keys(propTables[type]).map((prop) => [type, prop] as const));

describe('03 removed props: the list', () => {
  it('every prop of the table has a sample', () => {
    expect(rows.filter(([, prop]) => samples[prop] === undefined)).toEqual([]);
  });
});

contract('03 removed props', (mount) => {
  it.each(rows)('removing <%s %s> restores its default', async (type, prop) => {
    const { value, beside = {}, unseen = false } = samples[`${type} ${prop}`] ?? samples[prop]!;
    const without = screen(type, beside);
    const withIt = screen(type, { ...beside, [prop]: value });
    const never = await settled(await mount(without));
    const test = await mount(without);

    await test.render(withIt);
    const given = await settled(test);
    if (!unseen) expect(given).not.toEqual(never);

    await test.render(without);
    expect(await settled(test)).toEqual(never);

    await test.render(withIt);
    expect(await settled(test)).toEqual(given);
    await test.render(screen(type, { ...beside, [prop]: undefined }));
    expect(await settled(test)).toEqual(never);
  });

  it.each(types)('a <%s> without all its props at once is as newly mounted', async (type) => {
    const all: Record<string, unknown> = {};
    for (const prop of Object.keys(propTables[type])) if (prop !== 'scope') all[prop] = samples[prop]!.value;
    const never = await settled(await mount(screen(type, {})));
    const test = await mount(screen(type, all));
    await settled(test);
    await test.render(screen(type, {}));
    expect(await settled(test)).toEqual(never);
  });
});
