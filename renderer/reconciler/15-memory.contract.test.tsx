/**
 * Memory: 200 screens come and go, and every registry of the renderer is where it was; the collector finds the nodes.
 * What is kept on purpose is bounded: one place of lost focus, 50 history entries.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Activity, Fragment, startTransition, Suspense, useEffect, useState } from 'react';
import type { FragmentInstance, ReactElement, ReactNode } from 'react';
import { expect, it } from 'vitest';
import { Image, Text, View } from '../components';
import { FocusHistoryEntry } from '../focus/FocusHistoryEntry';
import { Row } from '../lists/Row';
import type { TestRoot } from '../testing';
import type { NodeHandle } from '../types';
import { Boundary, contract, deferred, expectNothingLeft, Suspending } from './contract.fixture';
import { createPortal } from './portal';
import { flushTimers } from './timers';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

const rounds = 200;
const films = Array.from({ length: 20 }, (_, i) => `film ${i}`);
const film = (name: string): ReactElement => (
  <View focusable focusKey={name} w={100} h={50} focusedStyle={{ scale: 1.1 }}>
    <Text parentFocusedStyle={{ alpha: 0.5 }}>{name}</Text>
  </View>
);

let subscribed = 0;
function Subscribed(): null {
  useEffect(() => {
    subscribed++;
    return () => void subscribed--;
  }, []);
  return null;
}

interface Refs {
  node(handle: NodeHandle | null): void;
  fragment(handle: FragmentInstance | null): void;
  target(handle: NodeHandle | null): void;
}

/** A screen with one of everything. */
function Screen({
  round,
  refs,
  target,
}: {
  round: number;
  refs: Refs;
  target: NodeHandle | null;
}): ReactElement {
  return (
    <FocusHistoryEntry entry={`entry ${round}`}>
      <View group="column" testId="screen" onKey={() => false}>
        <Subscribed />
        <View
          testId="node"
          ref={refs.node}
          focusable
          focusKey="node"
          x={round}
          transition={{ duration: 60_000 }}
        />
        <Fragment ref={refs.fragment}>
          <Image src={`${round}.png`} suspend w={10} h={10} />
          <Text>{`round ${round}`}</Text>
        </Fragment>
        <Row
          listKey="films"
          w={300}
          h={50}
          itemWidth={100}
          items={films}
          itemKey={(f) => f}
          renderItem={film}
        />
        <Suspense fallback={<View focusable />}>
          <Suspending on={null}>
            <Activity mode={round % 2 === 0 ? 'visible' : 'hidden'}>
              <View group="row" trap={round % 3 === 0}>
                <View focusable autoFocus />
              </View>
            </Activity>
          </Suspending>
        </Suspense>
        {target !== null && createPortal(<View focusable ref={refs.target} />, target)}
      </View>
    </FocusHistoryEntry>
  );
}

/** Every count there is, of what one root and React on it hold. */
const counts = (test: TestRoot): Record<string, number> => ({
  drawn: test.drawn.size,
  alive: test.scene.counters.hostCreated - test.scene.counters.hostDestroyed,
  moving: test.scene.motion.moving,
  timers: test.clock.pendingCount,
  reactTimers: flushTimers() ? 1 : 0,
  preloads: test.painter.preloads.length,
  stageChildren: test.scene.stageNode.children.length,
  focusPath: test.scene.focus.path().length,
  subscribed,
});

contract('15 memory', (mount) => {
  it('200 screens, mounted, moved through and unmounted, leave every registry as it was', async () => {
    const test = await mount(null);
    let portal: NodeHandle | null = null;
    const ground = (screen: ReactNode): ReactElement => (
      <>
        <View ref={(handle) => void (portal = handle)} />
        {screen}
      </>
    );
    const refs: Refs = { node() {}, fragment() {}, target() {} };
    // the ring is made once, with the first focus
    await test.render(ground(<View focusable />));
    await test.render(ground(null));
    await test.wait(2000);
    const before = counts(test);
    for (let round = 0; round < rounds; round++) {
      const screen = (x: number): ReactElement =>
        ground(<Screen key={round} round={round + x} refs={refs} target={portal} />);
      await test.render(screen(0));
      await test.press('down');
      await test.press('right', 2);
      await test.render(screen(1000));
      expect(test.scene.motion.moving).toBeGreaterThan(0);
      await test.render(ground(null));
      if (round % 50 !== 49) continue;
      await test.wait(2000);
      expect(counts(test)).toEqual(before);
    }
    await test.unmount();
    await expectNothingLeft(test);
    expect(counts(test)).toMatchObject({ alive: 0, subscribed: 0 });
  }, 30_000);

  it('nodes and handles of unmounted screens are garbage collected, but for the last one or two', async () => {
    const test = await mount(<View testId="ground" focusable />);
    const gone: WeakRef<object>[] = [];
    const keep = (value: object | null): void => {
      if (value !== null) gone.push(new WeakRef(value));
    };
    const refs: Refs = { node: keep, fragment: keep, target: keep };
    const round = async (n: number): Promise<void> => {
      await test.render(
        <>
          <View testId="ground" focusable />
          <Screen key={n} round={n} refs={refs} target={null} />
        </>,
      );
      keep(test.find('node'));
      keep(test.find('screen'));
      keep(test.find('node').focus);
      await test.press('down');
      await test.render(<View testId="ground" focusable />);
    };
    for (let n = 0; n < 20; n++) await round(n);
    const each = gone.length / 20;
    await test.wait(2000);
    // two turns: a WeakRef is held to the end of the task that read it
    for (let turn = 0; turn < 2; turn++) {
      await new Promise((resolve) => setTimeout(resolve, 5));
      collect();
    }
    const left = gone.filter((ref) => ref.deref() !== undefined).length;
    expect(gone.length).toBeGreaterThan(80);
    expect(left).toBeLessThanOrEqual(2 * each);
  }, 30_000);

  it('abandoned renders leave nothing', async () => {
    const test = await mount(<View testId="home" focusable />);
    let go: (page: number) => void = () => {};
    const never = deferred();
    function Pages(): ReactNode {
      const [page, setPage] = useState(0);
      go = (next) => startTransition(() => setPage(next));
      return (
        <Suspense fallback={<View />}>
          <Suspending on={page === 0 ? null : never.promise} />
          <Screen round={page} refs={{ node() {}, fragment() {}, target() {} }} target={null} />
        </Suspense>
      );
    }
    await test.render(<Pages />);
    await test.wait(2000);
    const before = counts(test);
    for (let page = 1; page <= 50; page++) await test.act(() => go(page));
    expect({ ...counts(test), alive: 0 }).toEqual({ ...before, alive: 0 });
    await test.unmount();
    await expectNothingLeft(test);
  });

  it('screens that fail leave nothing', async () => {
    const test = await mount(<View testId="home" focusable />);
    await test.wait(2000);
    const before = counts(test);
    function Fails(): ReactNode {
      useEffect(() => {
        throw new Error('broken');
      });
      return <View focusable autoFocus />;
    }
    for (let n = 0; n < 20; n++) {
      await test.render(
        <>
          <View testId="home" focusable />
          <Boundary key={n} fallback={null}>
            <Screen round={n} refs={{ node() {}, fragment() {}, target() {} }} target={null} />
            <Fails />
          </Boundary>
        </>,
      );
    }
    await test.render(<View testId="home" focusable />);
    await test.wait(2000);
    expect(counts(test)).toEqual(before);
  });
});
