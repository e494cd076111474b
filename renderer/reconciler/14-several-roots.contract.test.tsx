/** Several roots on a page: each with its own stage, focus, clock and errors; portals and effects may cross over. */
/* oxlint-disable react/globals -- components hand their setters to the test */
import { useEffect, useLayoutEffect, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { expect, it } from 'vitest';
import { Text, View } from '../components';
import { createTestRoot } from '../testing';
import type { TestRoot } from '../testing';
import {
  contract,
  drawnNames,
  expectRendered,
  expectNothingLeft,
  drawnText,
  shownNames,
} from './contract.fixture';
import { createPortal } from './portal';
import { createReactRoot } from './root';
import type { ReactRoot } from './root';

const quiet = { onUncaughtError() {}, onCaughtError() {}, onRecoverableError() {} };

/** A React root on the scene of a test root that renders nothing itself. */
function nested(strict: boolean): { test: TestRoot; react: ReactRoot } {
  const test = createTestRoot({ strict });
  return { test, react: createReactRoot(test.scene, quiet, strict) };
}

contract('14 several roots', (mount, strict) => {
  it('several roots have trees, focus, keys, animations and counters of their own', async () => {
    const page = (x: number): ReactElement => (
      <View testId="page" group="row" x={x} transition={{ duration: 160 }}>
        <View testId="a" focusable />
        <View testId="b" focusable />
      </View>
    );
    const one = await mount(page(0));
    const other = await mount(page(0));
    const commits = other.scene.counters.reactCommits;
    await one.press('right');
    await one.render(page(100));
    expect([one.focusedId(), other.focusedId()]).toEqual(['b', 'a']);
    await one.wait(80);
    expect(one.find('page').now.x).toBeGreaterThan(0);
    expect([other.find('page').now.x, other.clock.now() < one.clock.now()]).toEqual([0, true]);
    expect(other.scene.counters.reactCommits).toBe(commits);
    await one.unmount();
    await expectNothingLeft(one);
    expect(drawnNames(other)).toEqual(['page']);
    await other.press('right');
    expect(other.focusedId()).toBe('b');
    expectRendered(other);
  });

  it.each([
    ['a layout effect', useLayoutEffect],
    ['a passive effect', useEffect],
  ])('a root is rendered and unmounted in %s of another', async (_, useSome) => {
    const inner = nested(strict);
    function Window({ title }: { title: string }): ReactNode {
      useSome(() => {
        inner.react.render(<Text testId="title">{title}</Text>);
      }, [title]);
      useSome(() => () => inner.react.unmount(), []);
      return <View testId="frame" focusable />;
    }
    const test = await mount(<Window title="first" />);
    // StrictMode unmounts it once for good: a root that was unmounted renders again when asked
    await test.render(<Window title="second" />);
    expect(drawnText(inner.test, 'title')).toBe('second');
    expectRendered(inner.test);
    expectRendered(test);
    await test.render(null);
    await expectNothingLeft(inner.test);
    expect(test.errors).toEqual([]);
  });

  it('a root is unmounted while another commits', async () => {
    const victim = nested(strict);
    await victim.test.act(() => victim.react.render(<View testId="victim" focusable x={1} />));
    let go: () => void = () => {};
    function Killer(): ReactNode {
      const [dead, setDead] = useState(false);
      go = () => setDead(true);
      useLayoutEffect(() => {
        if (dead) victim.react.unmount();
      }, [dead]);
      return <View testId={dead ? 'after' : 'before'} focusable />;
    }
    const test = await mount(<Killer />);
    await test.act(() => go());
    expect([drawnNames(test), test.focusedId()]).toEqual([['after'], 'after']);
    expectRendered(test);
    await expectNothingLeft(victim.test);
  });

  it('an effect of one root sets a state of another', async () => {
    let setLabel: (label: string) => void = () => {};
    function Label(): ReactNode {
      const [label, set] = useState('idle');
      setLabel = set;
      return <Text testId="label">{label}</Text>;
    }
    function Page({ name }: { name: string }): ReactNode {
      useEffect(() => setLabel(name), [name]);
      return <View testId="page" />;
    }
    const header = await mount(<Label />);
    const body = await mount(<Page name="home" />);
    expect(drawnText(header, 'label')).toBe('home');
    await body.render(<Page name="film" />);
    expect(drawnText(header, 'label')).toBe('film');
    expectRendered(header);
  });

  it('a portal between them: drawn, laid out, focused and taken away with the commit of the one it comes from', async () => {
    const other = await mount(<View testId="own" focusable />);
    const page = (names: string): ReactElement => (
      <>
        <View testId="here" focusable />
        {createPortal(
          [...names].map((name) => (
            <View key={name} testId={name} focusable flow="row" padding={5}>
              <Text>{name}</Text>
            </View>
          )),
          other,
        )}
      </>
    );
    const test = await mount(page('ab'));
    expect(drawnNames(other)).toEqual(['own', 'a', 'b']);
    expect(other.find('a').now.w).toBeGreaterThan(10);
    expect([test.focusedId(), other.focusedId()]).toEqual(['here', 'own']);
    other.scene.focus.focus(other.find('b'));
    await test.render(page('ca'));
    expect(drawnNames(other)).toEqual(['own', 'c', 'a']);
    expect(['own', 'c', 'a']).toContain(other.focusedId());
    expectRendered(other);
    expectRendered(test);
    // the host goes first: what the portal draws there is gone with it, and its owner still unmounts
    await other.unmount();
    await test.render(page('c'));
    await test.unmount();
    await expectNothingLeft(test);
    await expectNothingLeft(other);
  });

  it('an unmounted root can be rendered into again', async () => {
    const test = await mount(<View testId="first" focusable />);
    for (const name of ['second', 'third']) {
      await test.unmount();
      await expectNothingLeft(test);
      await test.render(<View testId={name} focusable />);
      expect([shownNames(test), test.focusedId()]).toEqual([[name], name]);
      expectRendered(test);
    }
  });
});
