/** Focus leaves what cannot have it, in the commit that makes it so, as it leaves what is unmounted. */
import { Suspense } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { expect, it } from 'vitest';
import { View } from '../components';
import { activate } from '../input/activate';
import { Row } from '../lists/Row';
import type { TestRoot } from '../testing';
import type { ViewProps } from '../types';
import { contract, deferred, expectRendered, Suspending } from './contract.fixture';

const log: string[] = [];

/** A box that tells what happens to it. */
function Item({ name, ...props }: ViewProps & { name: string }): ReactElement {
  return (
    <View
      testId={name}
      focusKey={name}
      w={100}
      h={50}
      focusedStyle={{ scale: 1.5 }}
      onFocus={() => void log.push(`${name} has focus`)}
      onBlur={() => void log.push(`${name} has it no more`)}
      onPress={() => void log.push(`${name} is pressed`)}
      {...props}
    />
  );
}

/** What has focus stands between two neighbours. */
const page = (middle: ReactNode): ReactElement => (
  <View group="row" flow="row">
    <Item name="before" focusable />
    {middle}
    <Item name="after" focusable />
  </View>
);
const list = (items: readonly string[]): ReactElement => (
  <Row
    listKey="list"
    w={400}
    h={50}
    itemWidth={100}
    items={items}
    itemKey={String}
    renderItem={(name) => <Item name={name} focusable />}
  />
);
const never = deferred();
const suspended = (on: Promise<string> | null): ReactElement => (
  <View focusKey="group" group="row">
    <Suspense fallback={<View />}>
      <Item name="it" focusable />
      <Suspending on={on} />
    </Suspense>
  </View>
);
const inGroup = (props: ViewProps | null): ReactElement => (
  <View testId="group" focusKey="group" group="column" focusedStyle={{ alpha: 0.5 }}>
    {props !== null && <Item name="it" {...props} />}
  </View>
);
const loading = <Item name="it" focusable group="column" />;

/** What has focus, and what takes that from it. */
const losses: [string, ReactElement, ReactNode][] = [
  ['it is unmounted', <Item name="it" focusable />, null],
  ['it is not focusable any more', <Item name="it" focusable />, <Item name="it" focusable={false} />],
  ['the prop is removed', <Item name="it" focusable />, <Item name="it" />],
  ['its style goes as well', <Item name="it" focusable />, <Item name="it" focusedStyle={{}} />],
  ['an empty group is not focusable any more', loading, <Item name="it" group="column" />],
  ['neither a group nor focusable', loading, <Item name="it" />],
  ['it becomes an empty group', <Item name="it" focusable />, <Item name="it" group="row" />],
  [
    'it becomes a group of what cannot have focus',
    <Item name="it" focusable />,
    <Item name="it" group="row">
      <View focusable disabled />
    </Item>,
  ],
  ['the last of a group is unmounted', inGroup({ focusable: true }), inGroup(null)],
  [
    'the last of a group is hidden',
    inGroup({ focusable: true }),
    inGroup({ focusable: true, visible: false }),
  ],
  [
    'the last of a group is disabled',
    inGroup({ focusable: true }),
    inGroup({ focusable: true, disabled: true }),
  ],
  ['the last of a group is not focusable any more', inGroup({ focusable: true }), inGroup({})],
  ['the last of a group suspends', suspended(null), suspended(never.promise)],
  ['the last item of a list goes', list(['it']), list([])],
];

const ringX = ({ scene }: TestRoot): number => scene.overlay.children[0]!.target.x;

contract('19 lost focus', (mount) => {
  it.each(losses)('%s: the neighbour has focus in the same commit', async (_, before, after) => {
    const test = await mount(page(before));
    await test.press('right');
    expect(test.focusedId()).toBe('it');
    log.length = 0;
    const atCommits: (string | null)[] = [];
    test.scene.afterCommit(() => void atCommits.push(test.focusedId()));
    await test.render(page(after));
    expect([atCommits[0], test.focusedId()]).toEqual(['after', 'after']);
    expect(log).toEqual(['it has it no more', 'after has focus']);
    await test.wait(1000);
    const left = test.query('it');
    if (left !== null) expect([left.styleActive, left.now.scale]).toEqual([false, 1]);
    expect([test.query('group')?.now.alpha ?? 1, test.find('after').now.scale]).toEqual([1, 1.5]);
    const { flowX } = test.find('after');
    expect(ringX(test)).toBe(flowX - 25 - 10);
    expectRendered(test);
    activate(test.scene.focus.current!);
    await test.press('left');
    expect(log.slice(2)).toEqual(['after is pressed', 'after has it no more', 'before has focus']);
  });

  it.each(losses)('%s: focus returns with it, unless a key was pressed', async (_, before, after) => {
    const test = await mount(page(before));
    await test.press('right');
    await test.render(page(after));
    await test.render(page(before));
    expect(test.focusedId()).toBe('it');
    await test.render(page(after));
    await test.press('up');
    await test.render(page(before));
    expect(test.focusedId()).toBe('after');
  });

  it('a focusable group has focus itself once nothing in it can, and passes it to what comes', async () => {
    const screen = (children: ReactNode): ReactElement =>
      page(
        <Item name="group" focusable group="row">
          {children}
        </Item>,
      );
    const test = await mount(screen(<Item name="it" focusable />));
    await test.press('right');
    expect(test.focusedId()).toBe('it');
    await test.render(screen(null));
    expect(test.focusedId()).toBe('group');
    await test.render(screen(<Item name="next" focusable />));
    expect(test.focusedId()).toBe('next');
  });

  it('nothing has focus where nothing else can have it, until something can', async () => {
    const test = await mount(<Item name="it" focusable group="column" />);
    expect(test.focusedId()).toBe('it');
    await test.render(<Item name="it" group="column" />);
    expect(test.focusedId()).toBeNull();
    expect(test.scene.overlay.children[0]!.hidden).toBe(true);
    await test.render(<Item name="it" focusable group="column" />);
    expect(test.focusedId()).toBe('it');
  });

  it('focus does not leave a trap for it', async () => {
    const screen = (dialog: ViewProps): ReactElement =>
      page(
        <View group="column" trap>
          <Item name="it" {...dialog} />
          <Item name="close" focusable />
        </View>,
      );
    const test = await mount(screen({ focusable: true, group: 'row' }));
    expect(test.focusedId()).toBe('it');
    await test.render(screen({ group: 'row' }));
    expect(test.focusedId()).toBe('close');
  });
});
