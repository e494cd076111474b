/** Context: from where a component stands in React, whatever its nodes stand in: portals, other roots, hidden trees. */
/* oxlint-disable react/globals -- components hand their setters to the test */
import { Activity, createContext, createRef, memo, Suspense, use, useContext, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { expect, it } from 'vitest';
import { Text, View } from '../components';
import { createTestRoot } from '../testing';
import type { NodeHandle } from '../types';
import { useSceneRoot } from '../host/sceneContext';
import { Boundary, contract, deferred, expectRendered, drawnText, Suspending } from './contract.fixture';
import { createPortal } from './portal';

const Language = createContext('none');

function Word({ id = 'word' }: { id?: string }): ReactNode {
  return <Text testId={id}>{useContext(Language)}</Text>;
}

contract('12 context', (mount, strict) => {
  it('a reader gets the value of the nearest provider; without one the default', async () => {
    const test = await mount(
      <>
        <Word id="outside" />
        <Language value="en">
          <Word id="outer" />
          <Language value="pa">
            <View>
              <Word id="inner" />
            </View>
          </Language>
        </Language>
      </>,
    );
    expect(['outside', 'outer', 'inner'].map((id) => drawnText(test, id))).toEqual(['none', 'en', 'pa']);
  });

  it('a change reaches readers past components that do not render, and touches no other node', async () => {
    let set: (language: string) => void = () => {};
    let renders = 0;
    const Still = memo(function Still(): ReactNode {
      renders++;
      return (
        <View>
          <View x={1} />
          <Word />
        </View>
      );
    });
    function Provider({ children }: { children: ReactNode }): ReactNode {
      const [language, setLanguage] = useState('en');
      set = setLanguage;
      return <Language value={language}>{children}</Language>;
    }
    const test = await mount(
      <Provider>
        <Still />
      </Provider>,
    );
    const before = { renders, updated: test.scene.counters.hostUpdated };
    await test.act(() => set('pa'));
    expect(drawnText(test, 'word')).toBe('pa');
    expect(renders).toBe(before.renders);
    expect(test.scene.counters.hostUpdated).toBe(before.updated + 1);
    expectRendered(test);
  });

  it('context passes through a portal into another node, and changes follow', async () => {
    const target = createRef<NodeHandle>();
    const page = (language: string, open: boolean): ReactElement => (
      <>
        <Language value="the target’s">
          <View testId="target" ref={target} />
        </Language>
        <Language value={language}>{open && createPortal(<Word />, target.current!)}</Language>
      </>
    );
    const test = await mount(page('en', false));
    await test.render(page('en', true));
    expect(test.find('word').parent).toBe(test.find('target'));
    expect(drawnText(test, 'word')).toBe('en');
    await test.render(page('pa', true));
    expect(drawnText(test, 'word')).toBe('pa');
    expectRendered(test);
  });

  it('context passes through a portal into another root, except for the root itself', async () => {
    const other = createTestRoot({ strict });
    await other.render(
      <Language value="the other’s">
        <View />
      </Language>,
    );
    const scenes: unknown[] = [];
    function Asks(): ReactNode {
      scenes.push(useSceneRoot());
      return <Word />;
    }
    const page = (language: string): ReactElement => (
      <Language value={language}>{createPortal(<Asks />, other)}</Language>
    );
    const test = await mount(page('en'));
    expect(drawnText(other, 'word')).toBe('en');
    expect(new Set(scenes)).toEqual(new Set([other.scene]));
    await test.render(page('pa'));
    expect(drawnText(other, 'word')).toBe('pa');
    expectRendered(other);
    await test.unmount();
    expect(other.query('word')).toBeNull();
  });

  it('roots do not share a provider', async () => {
    const other = createTestRoot({ strict });
    const test = await mount(
      <Language value="en">
        <Word />
      </Language>,
    );
    await other.render(<Word />);
    expect([drawnText(test, 'word'), drawnText(other, 'word')]).toEqual(['en', 'none']);
  });

  it('a context changed while its readers are hidden is current when they are shown', async () => {
    const film = deferred();
    const page = (language: string, mode: 'visible' | 'hidden', on: Promise<string> | null): ReactElement => (
      <Language value={language}>
        <Activity mode={mode}>
          <Word id="kept" />
        </Activity>
        <Suspense fallback={null}>
          <Word id="suspended" />
          <Suspending on={on} />
        </Suspense>
      </Language>
    );
    const test = await mount(page('en', 'visible', null));
    await test.render(page('en', 'hidden', film.promise));
    await test.render(page('pa', 'hidden', film.promise));
    await test.act(() => film.resolve('x'));
    await test.render(page('pa', 'visible', null));
    expect([drawnText(test, 'kept'), drawnText(test, 'suspended')]).toEqual(['pa', 'pa']);
    expectRendered(test);
  });

  it('context is read behind a condition by use, and in the fallback of a boundary', async () => {
    function Maybe({ read }: { read: boolean }): ReactNode {
      return <Text testId="maybe">{read ? use(Language) : 'not read'}</Text>;
    }
    function Fails(): ReactNode {
      throw new Error('broken');
    }
    const page = (read: boolean): ReactElement => (
      <Language value="en">
        <Maybe read={read} />
        <Boundary fallback={<Word id="fallback" />}>
          <Fails />
        </Boundary>
      </Language>
    );
    const test = await mount(page(false));
    expect([drawnText(test, 'maybe'), drawnText(test, 'fallback')]).toEqual(['not read', 'en']);
    await test.render(page(true));
    expect(drawnText(test, 'maybe')).toBe('en');
  });
});
