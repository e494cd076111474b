/**
 * A fault of the renderer's own work: no host method throws to React, the fault is told once, and tree and picture are made anew
 * from what React has committed.
 */
/* oxlint-disable react/globals -- components hand their setters to the test */
import { Activity, Fragment, Suspense, startTransition, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Image, Text, View } from '../components';
import type { HostNode } from '../host/node';
import { createTestRoot } from '../testing';
import type { TestRoot } from '../testing';
import {
  contract,
  deferred,
  drawnNames,
  expectNothingLeft,
  expectRendered,
  production,
  Suspending,
} from './contract.fixture';
import { guardHost } from './guardHost';
import { hostMethods } from './host';
import { createPortal } from './portal';

afterEach(() => void vi.restoreAllMocks());

const ways = ['the first render', 'a key', 'a timer', 'a transition'] as const;
type Way = (typeof ways)[number];

const methods = hostMethods as unknown as Record<string, (...given: unknown[]) => unknown>;
/** Runs React's own phases, whose errors are React's. */
const methodNames = Object.keys(methods).filter(
  (name) => typeof methods[name] === 'function' && name !== 'startViewTransition',
);

/** Puts a fault in the place of a host method, for its next call. @returns whether it has been called */
function plant(name: string): () => boolean {
  const spy = vi.spyOn(methods, name).mockImplementationOnce(() => {
    throw new Error(`fault in ${name}`);
  });
  return () => spy.mock.calls.length > 0;
}

let setStep: (step: number) => void;
const never = deferred();

/** Step 1 changes something of every kind: props, text, order, nodes that come and go, hidden ones, a portal, an image. */
function Page({ first }: { first: number }): ReactNode {
  const [step, set] = useState(first);
  setStep = set;
  const [target, setTarget] = useState<Parameters<typeof createPortal>[1] | null>(null);
  const later = step > 0;
  const page = (
    <View key="page" testId="page" group="column" onKey={({ key }) => key === 'red' && (set(step + 1), true)}>
      <View testId="menu" focusable w={100} h={50 + step} />
      <View testId="row" group="row" flow="row">
        {(later ? ['c', 'a', 'd'] : ['a', 'b', 'c']).map((name) => (
          <View key={name} testId={name} focusable w={10} h={10}>
            <Text testId={`${name} text`}>{`${name} ${step}`}</Text>
          </View>
        ))}
      </View>
      {!later && <View testId="old" />}
      {later && <Image testId="new" src="new.webp" suspend w={10} h={10} />}
      <Activity mode={later ? 'hidden' : 'visible'}>
        <View testId="hidden" focusable />
      </Activity>
      <Activity mode={later ? 'visible' : 'hidden'}>
        <View testId="shown later" focusable />
      </Activity>
      <Suspense fallback={<View testId="fallback" />}>
        <View testId="waiting" focusable />
        <Suspending on={step > 1 ? never.promise : null} />
      </Suspense>
      <Fragment ref={() => {}}>
        <View testId="in fragment" ref={() => {}} key={`fragment ${step}`} />
      </Fragment>
      <View testId="target" ref={setTarget} />
      {target !== null && createPortal(<View testId={`in portal ${step}`} key={`${step}`} />, target)}
    </View>
  );
  return later ? [<View key="first" testId="first" />, page] : [page];
}

const outline = (node: HostNode): unknown[] => [
  node.props.testId ?? node.type,
  node.hidden,
  node.layout?.lines.join('|') ?? '',
  [node.target.x, node.target.y, node.target.w, node.target.h],
  node.children.filter(({ leaving }) => !leaving).map(outline),
];
const outlineOf = (test: TestRoot): unknown[] => test.children().map(outline);

/** What a page without faults is like in that step. */
async function expected(step: number): Promise<unknown[]> {
  const test = createTestRoot();
  await test.render(<Page first={0} />);
  if (step > 0) await test.act(() => setStep(step));
  await test.wait(1000);
  const wanted = outlineOf(test);
  await test.unmount();
  return wanted;
}

/** What a call rejects with is in `errors` as well. */
async function told(call: Promise<void>): Promise<void> {
  await call.catch(() => {});
}

async function changeBy(way: Way, test: TestRoot): Promise<void> {
  if (way === 'a key') await told(test.press('red'));
  if (way === 'a timer') {
    test.clock.setTimeout(() => setStep(1), 10);
    await told(test.wait(10));
  }
  if (way === 'a transition') await told(test.act(() => startTransition(() => setStep(1))));
}

const planted = methodNames.flatMap((name) => ways.map((way) => ({ name, way })));

contract('21 internal faults', (_mount, strict) => {
  it.each(planted)('a fault in $name, in $way, is told once and repaired', async ({ name, way }) => {
    const wanted = [await expected(way === 'the first render' ? 0 : 1), await expected(2), await expected(3)];
    const test = createTestRoot({ strict });
    let wasCalled: () => boolean;
    if (way === 'the first render') {
      wasCalled = plant(name);
      await told(test.render(<Page first={0} />));
    } else {
      await test.render(<Page first={0} />);
      wasCalled = plant(name);
      await changeBy(way, test);
    }
    await told(test.wait(1000));
    expect(test.errors.map(({ kind, error }) => [kind, (error as Error).message])).toEqual(
      wasCalled() ? [['internal', `fault in ${name}`]] : [],
    );
    vi.restoreAllMocks();
    expect(outlineOf(test)).toEqual(wanted[0]);
    expectRendered(test);

    // later keys commit
    await test.act(() => setStep(2));
    await test.wait(1000);
    expect(outlineOf(test)).toEqual(wanted[1]);
    await test.press('red');
    await test.wait(1000);
    expect(outlineOf(test)).toEqual(wanted[2]);
    expectRendered(test);
    // a node that could not be made at first left focus to the next one
    const wasMissing = name === 'createInstance' && way === 'the first render';
    expect(test.focusedId()).toBe(wasMissing ? 'a' : 'menu');

    // a new root draws, and the old one goes whole
    const other = createTestRoot({ strict });
    await other.render(<View testId="new root" focusable />);
    expect([drawnNames(other), other.focusedId()]).toEqual([['new root'], 'new root']);
    await other.unmount();
    await test.unmount();
    await expectNothingLeft(test);
    expect(test.errors.length).toBe(wasCalled() ? 1 : 0);
  });
});

/** Not called by this page: of view transitions, forms, texts outside `<Text>`, and of commits that wait, which `act` has none of. */
const uncalledHere = [
  'applyViewTransitionName',
  'cancelRootViewTransitionName',
  'cancelTimeout',
  'cancelViewTransitionName',
  'commitMount',
  'commitTextUpdate',
  'createTextInstance',
  'createViewTransitionInstance',
  'getSuspendedCommitReason',
  'hasInstanceAffectedParent',
  'hasInstanceChanged',
  'hideTextInstance',
  'maySuspendCommitInSyncRender',
  'measureInstance',
  'requestPostPaintCallback',
  'resetFormInstance',
  'resetTextContent',
  'restoreRootViewTransitionName',
  'restoreViewTransitionName',
  'scheduleTimeout',
  'startSuspendingCommit',
  'suspendInstance',
  'suspendOnActiveViewTransition',
  'unhideTextInstance',
  'waitForCommitToBeReady',
  'wasInstanceInViewport',
];

it('the page of this suite calls every other host method: no planted fault is in vain', async () => {
  const spies = methodNames.map((name) => vi.spyOn(methods, name));
  const test = createTestRoot();
  await test.render(<Page first={0} />);
  await test.act(() => startTransition(() => setStep(1)));
  await test.unmount();
  const uncalled = methodNames.filter((_, at) => spies[at]!.mock.calls.length === 0);
  // React's production build does not ask for the event of an update, nor tell of those its scheduler finds
  const ofDevelopment = production
    ? ['resolveEventType', 'resolveEventTimeStamp', 'trackSchedulerEvent']
    : [];
  const known = new Set([...uncalledHere, ...ofDevelopment]);
  expect(uncalled.filter((name) => !known.has(name))).toEqual([]);
});

it.each(methodNames)(
  '%s that throws does not throw to React, and answers what React goes on with',
  (name) => {
    const recover = vi.fn();
    const node = { renderNode: null, root: { recover } };
    const given = name.startsWith('schedule') ? [() => {}, node] : [node, node, node, node, node];
    const guarded = guardHost({ ...methods, [name]: throws }) as typeof methods;
    const answer = guarded[name]!(...given);
    expect(recover.mock.calls).toHaveLength(1);
    const kind = typeof answer === 'object' && answer !== null ? 'object' : answer;
    expect([name, kind]).toEqual([name, answersOf[name] ?? null]);
  },
);

const throws = (): never => {
  throw new Error('fault');
};
/** What React must get of a method that failed, where null is not enough. */
const answersOf: Record<string, unknown> = {
  createInstance: 'object',
  createTextInstance: 'object',
  createFragmentInstance: 'object',
  getRootHostContext: 'object',
  getChildHostContext: 'object',
  startSuspendingCommit: 'object',
  scheduleTimeout: 'object',
  scheduleMicrotask: null,
  shouldSetTextContent: false,
  preloadInstance: true,
  getCurrentUpdatePriority: 0,
  resolveUpdatePriority: 32,
};

describe('21 internal faults: parts of a commit', () => {
  const page = (size: number): ReactElement => (
    <View testId="page" group="row" flow="row">
      <View testId="a" focusable w={size} h={10} />
      <View testId="b" focusable w={size} h={10} />
    </View>
  );

  it.each([
    'painter.create',
    'painter.update',
    'painter.destroy',
    'painter.reorder',
    'text.layout',
    'focus.attach',
    'focus.detach',
    'focus.resolve',
    'motion.jump',
    'screens.committed',
  ])('a fault in %s leaves the tree that React has', async (path) => {
    const [port, method] = path.split('.') as [keyof TestRoot['scene'], string];
    const test = createTestRoot();
    await test.render(page(10));
    const object = test.scene[port] as unknown as Record<string, () => unknown>;
    vi.spyOn(object, method).mockImplementationOnce(() => {
      throw new Error('fault');
    });
    await told(
      test.render(
        <View testId="page" group="row" flow="row">
          <Text testId="c">new</Text>
          <View testId="b" focusable w={30} h={10} key="b" />
          <View testId="d" focusable w={30} h={10} x={3} />
        </View>,
      ),
    );
    await told(test.wait(1000));
    expect(test.errors.map(({ kind }) => kind)).toEqual(['internal']);
    vi.restoreAllMocks();
    expect(drawnNames(test, test.find('page'))).toEqual(['c', 'b', 'd']);
    expect(test.find('d').target.x).toBe(3 + test.find('c').now.w + 30);
    expectRendered(test);
    await test.press('right');
    await test.unmount();
    await expectNothingLeft(test);
  });

  it('the same fault within a minute is told and makes nothing anew', async () => {
    const test = createTestRoot();
    await test.render(page(10));
    const renewed = vi.spyOn(test.painter, 'clear');
    vi.spyOn(test.scene.focus, 'resolve').mockImplementation(() => {
      throw new Error('always');
    });
    for (const size of [20, 30, 40]) await told(test.render(page(size)));
    expect(renewed).toHaveBeenCalledOnce();
    vi.restoreAllMocks();
    expect(new Set(test.errors.map(({ kind }) => kind))).toEqual(new Set(['internal']));
    expect(test.find('b').target.x).toBe(40);
  });

  it.each([
    ['measured', 'text.layout'],
    ['drawn', 'painter.update'],
  ])('a node that can never be %s keeps no other from its layout and drawing', async (_, path) => {
    const texts = (word: string): ReactElement => (
      <View testId="page" flow="column">
        {['a', 'bad', 'c'].map((name) => (
          <Text key={name} testId={name}>{`${name} ${word}`}</Text>
        ))}
      </View>
    );
    const test = createTestRoot();
    await test.render(texts('1'));
    const [port, method] = path.split('.') as ['text' | 'painter', 'layout' | 'update'];
    const object = test.scene[port] as unknown as Record<string, (node: HostNode, bits: number) => unknown>;
    const working = object[method]!;
    vi.spyOn(object, method).mockImplementation((node, bits) => {
      if (node.props.testId === 'bad') throw new Error('never');
      return Reflect.apply(working, object, [node, bits]);
    });
    for (const word of ['2', 'three', 'four four']) {
      await told(test.render(texts(word)));
      const lines = ['a', 'c'].map((name) => test.painter.painted(test.find(name)).lines);
      expect(lines).toEqual([[`a ${word}`], [`c ${word}`]]);
      expect(test.find('page').target.w).toBe(
        Math.max(...test.find('page').children.map(({ now }) => now.w)),
      );
    }
    expect(new Set(test.errors.map(({ kind }) => kind))).toEqual(new Set(['internal']));
  });

  it('focus, scroll and hidden parts are as before, and notices of the picture are sent once', async () => {
    const test = createTestRoot();
    await test.render(page(10));
    await test.press('right');
    vi.spyOn(test.scene.screens, 'committed').mockImplementationOnce(() => {
      throw new Error('fault');
    });
    await told(test.render(page(20)));
    expect(test.focusedId()).toBe('b');
    expect(test.find('b').now.x).toBe(20);
  });

  it('a fault in making it anew is fatal: told so, and another root can be made', async () => {
    const test = createTestRoot();
    await test.render(page(10));
    vi.spyOn(test.scene.focus, 'detach').mockImplementation(() => {
      throw new Error('broken for good');
    });
    await told(test.render(null));
    await told(test.wait(0));
    expect(test.errors.map(({ kind }) => kind)).toEqual(['internal', 'fatal']);
    const other = createTestRoot();
    await other.render(page(10));
    expect(other.focusedId()).toBe('a');
  });
});
