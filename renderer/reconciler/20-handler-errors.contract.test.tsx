/**
 * Product code that throws where the renderer calls it: in a commit, in a key's task, in a timer, in a frame. The error is told with
 * the element, the work is completed, and nothing on the page is dead.
 */
/* oxlint-disable react/globals -- components hand their setters to the test */
import { startTransition, useEffect, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { expect, it } from 'vitest';
import { Text, View } from '../components';
import { useFocusIdle } from '../focus/useFocusIdle';
import { activate, createEnterKey } from '../input/activate';
import { dispatchWheel } from '../input/hitTest';
import { createNodeDrag } from '../input/nodeDrag';
import { dispatchTextEdit } from '../input/textInput';
import { Row } from '../lists/Row';
import type { ColumnProps, GridProps, RowProps } from '../lists/types';
import { useScene } from '../stage/context';
import { createTestRoot } from '../testing';
import type { TestRoot } from '../testing';
import type { ImageProps, NodeHandle, TextProps, ViewProps } from '../types';
import { contract, drawnNames, expectRendered, production, shownNames } from './contract.fixture';
import { runDiscrete } from './priority';

/** How the subject is mounted. */
const ways = ['the first render', 'a key', 'a timer', 'a transition'] as const;
type Way = (typeof ways)[number];

let setShown: (shown: boolean) => void;

/** `menu` and the subject, which `setShown` mounts; OK on the page counts commits of keys. */
function Page({ shown: first, subject }: { shown: boolean; subject: ReactNode }): ReactNode {
  const [shown, set] = useState(first);
  const [keys, setKeys] = useState(0);
  setShown = set;
  return (
    <View group="column" onKey={({ key }) => key === 'blue' && (setKeys(keys + 1), true)}>
      <View testId="menu" focusable w={100} h={50} onKey={({ key }) => key === 'red' && (set(true), true)} />
      {shown && <View testId="frame">{subject}</View>}
      <Text testId="keys">{keys}</Text>
    </View>
  );
}

/** The errors of a call: it rejects with the first one. */
async function told(call: Promise<void>): Promise<void> {
  await call.catch(() => {});
}

async function mountBy(way: Way, strict: boolean, subject: ReactNode): Promise<TestRoot> {
  const test = createTestRoot({ strict });
  await told(test.render(<Page shown={way === 'the first render'} subject={subject} />));
  if (way === 'a key') await told(test.press('red'));
  if (way === 'a timer') {
    test.clock.setTimeout(() => setShown(true), 10);
    await told(test.wait(10));
  }
  if (way === 'a transition') await told(test.act(() => startTransition(() => setShown(true))));
  return test;
}

/** Fails unless later keys commit, the subject can be removed, and a new root on the page draws. */
async function expectAlive(test: TestRoot, strict: boolean): Promise<void> {
  await test.press('blue');
  expect(test.painter.painted(test.find('keys')).lines).toEqual(['1']);
  await test.act(() => setShown(false));
  expect(test.query('frame')).toBeNull();
  expect(shownNames(test)).toEqual(['menu', 'keys']);
  expect(test.focusedId()).toBe('menu');
  await test.wait(1000);
  expectRendered(test);
  const other = createTestRoot({ strict });
  await other.render(<View testId="new" focusable />);
  expect([drawnNames(other), other.focusedId()]).toEqual([['new'], 'new']);
}

const names = [...'abcdefghijkl'];
const nameOf = (name: string): string => name;
const tile = (name: string): ReactElement => <View focusable testId={name} w={300} h={100} />;
const throws = (): never => {
  throw new Error('mine');
};
/** Throws the first time. */
const once = (): (() => boolean) => {
  let thrown = false;
  return () => thrown || ((thrown = true), throws());
};

const row = (props: Partial<RowProps<string>>): ReactElement => (
  <Row
    testId="subject"
    listKey="row"
    autoFocus
    items={names}
    itemKey={nameOf}
    renderItem={tile}
    w={900}
    h={100}
    itemWidth={300}
    {...props}
  />
);
const box = (props: ViewProps): ReactElement => (
  <View testId="subject" focusable autoFocus x={200} w={300} h={100} {...props} />
);

function Hook({ use }: { use: (scene: ReturnType<typeof useScene>) => (() => void) | void }): ReactNode {
  const scene = useScene();
  useEffect(() => use(scene), [scene, use]);
  return <View testId="subject" focusable autoFocus w={10} h={10} />;
}
function IdleHook({ run }: { run: () => void }): ReactNode {
  useFocusIdle(300, run);
  return <View testId="subject" focusable autoFocus w={10} h={10} />;
}

interface Scenario {
  /** The element, and what of it throws once. */
  readonly subject: () => ReactElement;
  /** What calls the handler, where mounting the subject does not. */
  readonly provoke?: (test: TestRoot) => Promise<void>;
}

const inInput =
  (run: (test: TestRoot) => void) =>
  (test: TestRoot): Promise<void> =>
    test.act(() => runDiscrete(() => run(test)));
const press =
  (...keys: Parameters<TestRoot['press']>) =>
  (test: TestRoot): Promise<void> =>
    test.press(...keys);
const wait =
  (ms: number) =>
  (test: TestRoot): Promise<void> =>
    test.wait(ms);

type Handlers<Props> = {
  [Name in keyof Props]-?: NonNullable<Props[Name]> extends (...given: never[]) => unknown ? Name : never;
}[keyof Props];
type ElementHandler = Handlers<ViewProps> | Handlers<TextProps> | Handlers<ImageProps>;
type ListHandler = Exclude<
  Handlers<RowProps<string>> | Handlers<GridProps<string>> | Handlers<ColumnProps<string>>,
  ElementHandler
>;

/** Every handler of every element: a new one in the types must be added here. A path is the test of one that a painter calls. */
const elements = {
  onFocus: { subject: () => box({ onFocus: once() }) },
  onBlur: { subject: () => box({ onBlur: once() }), provoke: press('up') },
  onKey: {
    subject() {
      const fail = once();
      return box({ onKey: () => (fail(), false) });
    },
    provoke: press('green'),
  },
  onKeyUp: {
    subject: () => box({ onKeyUp: once() }),
    provoke: inInput(({ scene }) => scene.focus.keyUp({ key: 'green', repeat: false, time: 0 })),
  },
  onPress: {
    subject: () => box({ onPress: once() }),
    provoke: inInput((test) => void activate(test.find('subject'))),
  },
  onLongPress: {
    subject: () => box({ onLongPress: once() }),
    async provoke(test) {
      createEnterKey(test.scene, runDiscrete).down();
      await test.wait(500);
    },
  },
  onDrag: {
    subject: () => box({ onDrag: once() }),
    provoke: inInput((test) => {
      const drag = createNodeDrag(test.scene, runDiscrete, (node) => test.scene.focus.focus(node) || true);
      drag.begin(test.find('subject'), 210, 10);
    }),
  },
  onText: {
    subject: () => box({ onText: once() }),
    provoke: inInput(({ scene }) => void dispatchTextEdit(scene, { type: 'backspace' })),
  },
  onWheel: {
    subject: () => box({ onWheel: once(), color: 0xffffffff }),
    provoke: inInput(({ scene }) => void dispatchWheel(scene, 210, 10, 1)),
  },
  onLoad: 'images/imageLoader.test.ts',
  onError: 'images/imageLoader.test.ts',
} satisfies Record<ElementHandler, Scenario | string>;

/** Those of lists that the renderer calls outside of a render; in one an error boundary has them (`09 error boundaries`). */
const lists = {
  onItemFocus: { subject: () => row({ onItemFocus: once() }) },
  onItemIdle: { subject: () => row({ onItemIdle: once() }), provoke: wait(500) },
  onEndReached: {
    subject: () => row({ onEndReached: once(), lookahead: 20 }),
    provoke: wait(10),
  },
  onMoving: {
    subject: () => row({ onMoving: once() }),
    async provoke(test) {
      await test.press('right');
      await test.wait(10);
    },
  },
  itemKey: {
    subject() {
      let armed = false;
      const itemKey = (name: string): string => (armed && name === 'c' ? ((armed = false), throws()) : name);
      return row({ itemKey, onItemFocus: (_, index) => (armed = index === 1) });
    },
    async provoke(test) {
      await test.press('right');
      await test.press('right');
    },
  },
  renderItem: 'in a render',
  itemType: 'in a render',
  itemHeight: 'in a render',
} satisfies Record<ListHandler | 'itemHeight', Scenario | string>;

/** What hooks and `useScene` are given. */
const hooks: Record<string, Scenario> = {
  'focus.subscribe': {
    subject() {
      const listener = once();
      return <Hook use={({ focus }) => focus.subscribe(listener)} />;
    },
    provoke: press('up'),
  },
  'focus.onRelease': {
    subject() {
      const run = once();
      return <Hook use={({ focus }) => focus.onRelease(run)} />;
    },
    provoke: press('down', 2),
  },
  focusIdle: {
    subject() {
      const run = once();
      return <IdleHook run={run} />;
    },
    provoke: wait(300),
  },
  whenDrawn: {
    subject() {
      const run = once();
      return <Hook use={({ whenDrawn }) => whenDrawn(run)} />;
    },
    provoke: wait(20),
  },
  trackNode: {
    subject() {
      const onChange = once();
      function Tracked(): ReactNode {
        const { trackNode } = useScene();
        const [node, setNode] = useState<NodeHandle | null>(null);
        useEffect(() => (node === null ? undefined : trackNode(node, onChange)), [node, trackNode]);
        return <View ref={setNode} testId="subject" focusable autoFocus w={10} h={10} />;
      }
      return <Tracked />;
    },
  },
};

const scenarios = Object.entries<Scenario | string>({ ...elements, ...lists, ...hooks })
  .filter((entry): entry is [string, Scenario] => typeof entry[1] !== 'string')
  .flatMap(([name, scenario]) => ways.map((way) => ({ name, way, scenario })));

contract('20 handler errors', (mount, strict) => {
  it.each(scenarios)(
    '$name throws, in what $way mounted: it is told once, and all goes on',
    async ({ name, way, scenario }) => {
      const test = await mountBy(way, strict, scenario.subject());
      if (scenario.provoke !== undefined) await told(scenario.provoke(test));
      await told(test.wait(100));
      expect(test.errors).toMatchObject([{ kind: 'handler', error: { message: 'mine' }, handler: name }]);
      await expectAlive(test, strict);
      expect(test.errors).toHaveLength(1);
    },
  );

  it('a row that a key mounts and whose onItemFocus throws has focus, its ring and its later keys', async () => {
    const focused: string[] = [];
    const fail = once();
    const test = await mountBy('a key', strict, row({ onItemFocus: (name) => (focused.push(name), fail()) }));
    expect([test.focusedId(), focused]).toEqual(['a', ['a']]);
    await test.wait(300);
    const [ring] = test.scene.overlay.children;
    expect([ring!.hidden, ring!.now.y]).toEqual([false, test.find('a').now.y - 10]);
    await test.press('right');
    expect([test.focusedId(), focused]).toEqual(['b', ['a', 'b']]);
    expect(test.errors).toHaveLength(1);
  });

  it('a plain arrow key whose onItemFocus throws completes the move: blur, focus, listeners and ring', async () => {
    const heard: string[] = [];
    const fail = once();
    const item = (name: string): ReactElement => (
      <View
        focusable
        testId={name}
        w={300}
        h={100}
        onFocus={() => heard.push(`${name} focus`)}
        onBlur={() => heard.push(`${name} blur`)}
      />
    );
    const test = await mount(row({ renderItem: item, onItemFocus: (_, index) => index === 1 && fail() }));
    test.scene.focus.subscribe((from, to) => heard.push(`${from?.props.testId} to ${to?.props.testId}`));
    heard.length = 0;
    await expect(test.press('right')).rejects.toThrow('mine');
    expect(heard).toEqual(['a blur', 'b focus', 'a to b']);
    await test.wait(300);
    expect(test.scene.overlay.children[0]!.now.x).toBe(300 - 10);
  });

  it('an error names the element, its components and the handler', async () => {
    function Poster(): ReactNode {
      return <View testId="poster" focusable autoFocus onKey={throws} />;
    }
    const test = await mount(<Poster />);
    await expect(test.press('enter')).rejects.toThrow('mine');
    const details = test.errors[0]!;
    expect(details.handler).toBe('onKey');
    expect(details.element).toBe(production ? '<View testId="poster">' : '<View testId="poster"> in Poster');
    expect(details.componentStack).toMatch(/^\n {4}at view\n {4}at Poster(\n|$)/);
  });

  it('an async handler that rejects is told, as one that throws', async () => {
    const test = await mount(<View testId="part" focusable autoFocus onPress={async () => throws()} />);
    await expect(test.act(() => void activate(test.find('part')))).rejects.toThrow('mine');
    expect(test.errors).toMatchObject([{ kind: 'handler', handler: 'onPress' }]);
  });

  it.each([
    ['null', null],
    ['a frozen object', Object.freeze({ why: 'frozen' })],
    ['an object without a prototype', Object.create(null) as object],
    [
      'an error whose message throws',
      Object.defineProperty(new Error('x'), 'message', { get: throws }) as unknown,
    ],
  ])('%s that a handler throws is handed on as it is', async (_, thrown) => {
    const test = await mount(
      <View
        testId="part"
        group="row"
        onKey={({ key }) => {
          if (key === 'enter') throw thrown;
          return false;
        }}
      >
        <View testId="a" focusable />
        <View testId="b" focusable />
      </View>,
    );
    await test.press('enter').catch(() => {});
    expect(test.errors.map(({ error }) => error)).toEqual([thrown]);
    await test.press('right');
    expect(test.focusedId()).toBe('b');
  });

  it('a direction whose handler throws still moves focus, and a handler further out still hears the key', async () => {
    const heard: string[] = [];
    const test = await mount(
      <View group="row" onKey={({ key }) => (heard.push(key), false)}>
        <View testId="a" focusable onKey={throws} />
        <View testId="b" focusable />
      </View>,
    );
    await expect(test.press('right')).rejects.toThrow('mine');
    expect([test.focusedId(), heard]).toEqual(['b', ['right']]);
  });
});
