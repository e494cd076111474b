/** Suspense: suspended content is hidden, not removed from the tree, and stays hidden whatever commits meanwhile. */
/* oxlint-disable react/globals -- components hand their setters to the test */
import { lazy, startTransition, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { expect, it } from 'vitest';
import { Image, Text, View } from '../components';
import type { TestRoot } from '../testing';
import type { ViewProps } from '../types';
import {
  Boundary,
  contract,
  deferred,
  drawnNames,
  expectRendered,
  expectNothingLeft,
  drawnText,
  production,
  shownNames,
  Suspending,
} from './contract.fixture';

/** A box that is shown, beside something that waits for `on`. */
function Screen({
  on,
  children,
  ...box
}: { on: Promise<string> | null; children?: ReactNode } & ViewProps): ReactElement {
  return (
    <Suspense fallback={<View testId="spinner" />}>
      <View testId="box" {...box}>
        {children}
      </View>
      <Suspending on={on}>
        <View testId="film" />
      </Suspending>
    </Suspense>
  );
}

const alphaOf = (test: TestRoot, testId: string): number =>
  test.painter.painted(test.find(testId)).values.alpha;

contract('07 suspense: first mount', (mount) => {
  it('a boundary shows the fallback, then the content, and nothing of the fallback stays', async () => {
    const film = deferred();
    const test = await mount(<Screen on={film.promise} />);
    expect(shownNames(test)).toEqual(['spinner']);
    expect(test.query('box')).toBeNull();
    await test.act(() => film.resolve('x'));
    expect(shownNames(test)).toEqual(['box', 'film']);
    expect(drawnNames(test)).toEqual(['box', 'film']);
    expectRendered(test);
  });

  it('a boundary that suspends leaves its siblings in place', async () => {
    const film = deferred();
    const test = await mount(
      <>
        <View testId="above" />
        <Screen on={film.promise} />
        <View testId="below" />
      </>,
    );
    expect(drawnNames(test)).toEqual(['above', 'spinner', 'below']);
    await test.act(() => film.resolve('x'));
    expect(drawnNames(test)).toEqual(['above', 'box', 'film', 'below']);
  });

  it('a rejected promise reaches the error boundary', async () => {
    const film = deferred();
    const test = await mount(
      <Boundary fallback={<View testId="sorry" />}>
        <Screen on={film.promise} />
      </Boundary>,
    );
    await test.act(() => film.reject(new Error('no film')));
    expect(shownNames(test)).toEqual(['sorry']);
    expectRendered(test);
  });

  it('a lazy component is drawn once it is loaded', async () => {
    const code = deferred();
    const Late = lazy(async () => {
      await code.promise;
      return { default: () => <View testId="late" /> };
    });
    const test = await mount(
      <Suspense fallback={<View testId="spinner" />}>
        <Late />
      </Suspense>,
    );
    expect(shownNames(test)).toEqual(['spinner']);
    await test.act(() => code.resolve('x'));
    expect(shownNames(test)).toEqual(['late']);
  });

  it('a boundary unmounted while suspended leaves nothing, also when the promise resolves later', async () => {
    const film = deferred();
    const test = await mount(<Screen on={film.promise} />);
    await test.unmount();
    await test.act(() => film.resolve('x'));
    await expectNothingLeft(test);
    expect(test.errors).toEqual([]);
  });
});

contract('07 suspense: content that was shown', (mount, strict) => {
  it('content that suspends is hidden, and shown again with the same nodes', async () => {
    const film = deferred();
    const test = await mount(<Screen on={null} x={5} />);
    const box = test.find('box');
    await test.render(<Screen on={film.promise} x={5} />);
    expect(shownNames(test)).toEqual(['spinner']);
    expect(test.find('box')).toBe(box);
    await test.act(() => film.resolve('x'));
    expect(shownNames(test)).toEqual(['box', 'film']);
    expect(test.find('box')).toBe(box);
    expectRendered(test);
  });

  it.each<[string, ViewProps, ViewProps]>([
    ['alpha', { alpha: 0.5 }, { alpha: 0.9 }],
    ['alpha taken away', { alpha: 0.5 }, {}],
    [
      'alpha with a transition',
      { alpha: 0, transition: { duration: 100 } },
      { alpha: 1, transition: { duration: 100 } },
    ],
    ['visible', { visible: false }, { visible: true }],
    ['visible taken away', { visible: false }, {}],
    ['everything', { x: 1 }, { x: 2, y: 3, w: 4, h: 5, scale: 2, color: 0xff, zIndex: 4 }],
  ])(
    'hidden content stays hidden when a commit writes %s, and has it when it is shown',
    async (_, before, after) => {
      const film = deferred();
      const test = await mount(<Screen on={null} {...before} />);
      await test.render(<Screen on={film.promise} {...before} />);
      await test.render(<Screen on={film.promise} {...after} />);
      await test.wait(500);
      expect(alphaOf(test, 'box')).toBe(0);
      expect(shownNames(test)).toEqual(['spinner']);
      expectRendered(test);
      await test.act(() => film.resolve('x'));
      await test.wait(500);
      expect(shownNames(test)).toEqual(['box', 'film']);
      expect(alphaOf(test, 'box')).toBe(after.alpha ?? 1);
      expectRendered(test);
    },
  );

  it('a state set inside hidden content does not show it', async () => {
    const film = deferred();
    let set: (alpha: number) => void = () => {};
    function Fading(): ReactElement {
      const [alpha, setAlpha] = useState(0.2);
      set = setAlpha;
      return <View testId="fading" alpha={alpha} visible={alpha < 1} />;
    }
    const page = (on: Promise<string> | null): ReactElement => (
      <Suspense fallback={<View testId="spinner" />}>
        <Fading />
        <Suspending on={on} />
      </Suspense>
    );
    const test = await mount(page(null));
    await test.render(page(film.promise));
    for (const alpha of [0.4, 1, 0.6]) {
      await test.act(() => set(alpha));
      expect(shownNames(test)).toEqual(['spinner']);
    }
    await test.act(() => film.resolve('x'));
    expect(alphaOf(test, 'fading')).toBe(0.6);
    expectRendered(test);
  });

  it('a node with visible={false} stays hidden when the boundary is shown again', async () => {
    const film = deferred();
    const test = await mount(<Screen on={null} visible={false} />);
    await test.render(<Screen on={film.promise} visible={false} />);
    await test.act(() => film.resolve('x'));
    expect(shownNames(test)).toEqual(['film']);
  });

  it('animations continue while hidden, in both directions', async () => {
    const film = deferred();
    const moving = { transition: { duration: 320, easing: 'linear' as const } };
    const goal = { alpha: 0.5, x: 100, ...moving };
    const test = await mount(<Screen on={null} alpha={1} x={0} {...moving} />);
    await test.render(<Screen on={null} {...goal} />);
    await test.wait(48);
    await test.render(<Screen on={film.promise} {...goal} />);
    await test.wait(112);
    expect(alphaOf(test, 'box')).toBe(0);
    await test.act(() => film.resolve('x'));
    expect(alphaOf(test, 'box')).toBeGreaterThan(0.5);
    expect(alphaOf(test, 'box')).toBeLessThan(1);
    await test.wait(320);
    expect(alphaOf(test, 'box')).toBe(0.5);
    expect(test.find('box').now.x).toBe(100);
  });

  it('a child that mounts while hidden is hidden, and shown with the rest', async () => {
    const film = deferred();
    const test = await mount(<Screen on={null} />);
    await test.render(<Screen on={film.promise} />);
    await test.render(
      <Screen on={film.promise}>
        <View testId="new" focusable />
      </Screen>,
    );
    expect(shownNames(test)).toEqual(['spinner']);
    expect(test.focusedId()).toBeNull();
    await test.act(() => film.resolve('x'));
    expect(shownNames(test)).toEqual(['box', 'new', 'film']);
    expect(test.focusedId()).toBe('new');
  });

  it('all nodes and fragments under one boundary are hidden, texts and images too', async () => {
    const film = deferred();
    const page = (on: Promise<string> | null, n: number): ReactElement => (
      <Suspense fallback={null}>
        <Text testId="text">{`words ${n}`}</Text>
        <>
          <Image testId="image" src={`${n}.png`} />
          {[<View key="1" testId="in list" />]}
        </>
        <Suspending on={on} />
      </Suspense>
    );
    const test = await mount(page(null, 1));
    await test.render(page(film.promise, 1));
    expect(shownNames(test)).toEqual([]);
    await test.render(page(film.promise, 2));
    expect(shownNames(test)).toEqual([]);
    expect(test.tree().children).toEqual([]);
    await test.act(() => film.resolve('x'));
    expect(shownNames(test)).toEqual(['text', 'image', 'in list']);
    expect(drawnText(test, 'text')).toBe('words 2');
    expect(test.find('image').props.src).toBe('2.png');
    expectRendered(test);
  });

  it('hidden content takes no space in a flow', async () => {
    const film = deferred();
    const page = (on: Promise<string> | null): ReactElement => (
      <View testId="flow" flow="row" gap={10}>
        <View w={30} h={5} />
        <Suspense fallback={<View testId="spinner" w={7} h={5} />}>
          <View w={100} h={5} />
          <Suspending on={on} />
        </Suspense>
        <View testId="last" w={30} h={5} />
      </View>
    );
    const test = await mount(page(null));
    expect(test.find('last').now.x).toBe(150);
    await test.render(page(film.promise));
    expect([test.find('spinner').now.x, test.find('last').now.x, test.find('flow').now.w]).toEqual([
      40, 57, 87,
    ]);
    await test.act(() => film.resolve('x'));
    expect([test.find('last').now.x, test.find('flow').now.w]).toEqual([150, 180]);
    expectRendered(test);
  });

  it('focus leaves content that hides and returns when it is shown', async () => {
    const film = deferred();
    const page = (on: Promise<string> | null): ReactElement => (
      <View group="column">
        <View testId="menu" focusable />
        <Screen on={on}>
          <View testId="play" focusable autoFocus />
        </Screen>
      </View>
    );
    const test = await mount(page(null));
    expect(test.focusedId()).toBe('play');
    await test.render(page(film.promise));
    expect(test.focusedId()).toBe('menu');
    await test.press('down');
    expect(test.focusedId()).toBe('menu');
    await test.act(() => film.resolve('x'));
    await test.press('down');
    expect(test.focusedId()).toBe('play');
  });

  it('layout effects are undone while hidden, effects stay', async () => {
    const film = deferred();
    const log: string[] = [];
    function Watched(): ReactElement {
      useLayoutEffect(() => {
        log.push('+layout');
        return () => void log.push('-layout');
      }, []);
      useEffect(() => {
        log.push('+effect');
        return () => void log.push('-effect');
      }, []);
      return (
        <View
          testId="watched"
          ref={(handle) => {
            log.push('+ref', String(handle !== null));
            return () => void log.push('-ref');
          }}
        />
      );
    }
    const page = (on: Promise<string> | null): ReactElement => (
      <Suspense fallback={null}>
        <Watched />
        <Suspending on={on} />
      </Suspense>
    );
    const test = await mount(page(null));
    log.length = 0;
    await test.render(page(film.promise));
    expect(log.filter((entry) => entry.startsWith('-')).toSorted()).toEqual(['-layout', '-ref']);
    log.length = 0;
    await test.act(() => film.resolve('x'));
    expect(log).toContain('+layout');
    // StrictMode tries every effect twice, also those of what comes back
    if (!strict || production) expect(log).not.toContain('+effect');
  });

  it('content unmounted while hidden leaves nothing', async () => {
    const film = deferred();
    const test = await mount(<Screen on={null} transition={{ duration: 500 }} x={0} />);
    await test.render(<Screen on={film.promise} transition={{ duration: 500 }} x={50} />);
    await test.unmount();
    await expectNothingLeft(test);
    expect(test.scene.counters.hostCreated).toBeGreaterThanOrEqual(test.scene.counters.hostDestroyed);
  });

  it('content hides and shows any number of times', async () => {
    const test = await mount(<Screen on={null} />);
    for (let i = 0; i < 5; i++) {
      const film = deferred();
      await test.render(<Screen on={film.promise} x={i} />);
      expect(shownNames(test)).toEqual(['spinner']);
      await test.act(() => film.resolve('x'));
      expect(shownNames(test)).toEqual(['box', 'film']);
    }
    expectRendered(test);
  });
});

contract('07 suspense: boundaries in boundaries', (mount) => {
  const page = (outer: Promise<string> | null, inner: Promise<string> | null): ReactElement => (
    <Suspense fallback={<View testId="outer spinner" />}>
      <View testId="outer">
        <Suspense fallback={<View testId="inner spinner" />}>
          <View testId="inner" />
          <Suspending on={inner} />
        </Suspense>
      </View>
      <Suspending on={outer} />
    </Suspense>
  );

  it('an inner boundary suspends alone', async () => {
    const inner = deferred();
    const test = await mount(page(null, null));
    await test.render(page(null, inner.promise));
    expect(shownNames(test)).toEqual(['outer', 'inner spinner']);
    await test.act(() => inner.resolve('x'));
    expect(shownNames(test)).toEqual(['outer', 'inner']);
  });

  it.each(['outer first', 'inner first'])('two boundaries suspend, %s', async (order) => {
    const outer = deferred();
    const inner = deferred();
    const test = await mount(page(null, null));
    await test.render(page(null, inner.promise));
    await test.render(page(outer.promise, inner.promise));
    expect(shownNames(test)).toEqual(['outer spinner']);
    const [first, second] = order === 'outer first' ? [outer, inner] : [inner, outer];
    await test.act(() => first.resolve('x'));
    expect(shownNames(test)).toEqual(
      order === 'outer first' ? ['outer', 'inner spinner'] : ['outer spinner'],
    );
    await test.act(() => second.resolve('x'));
    expect(shownNames(test)).toEqual(['outer', 'inner']);
    expectRendered(test);
  });

  it('content in two boundaries stays hidden until both promises resolve', async () => {
    const outer = deferred();
    const inner = deferred();
    const nested = (one: Promise<string> | null, two: Promise<string> | null): ReactElement => (
      <Suspense fallback={<View testId="outer spinner" />}>
        <Suspense fallback={<View testId="inner spinner" />}>
          <View testId="inner" />
          <Suspending on={two} />
        </Suspense>
        <Suspending on={one} />
      </Suspense>
    );
    const test = await mount(nested(null, null));
    await test.render(nested(null, inner.promise));
    expect(shownNames(test)).toEqual(['inner spinner']);
    await test.render(nested(outer.promise, inner.promise));
    expect(shownNames(test)).toEqual(['outer spinner']);
    await test.act(() => outer.resolve('x'));
    expect(shownNames(test)).toEqual(['inner spinner']);
    await test.act(() => inner.resolve('x'));
    expect(shownNames(test)).toEqual(['inner']);
    expectRendered(test);
  });

  it('a transition keeps the content instead of showing the fallback', async () => {
    const film = deferred();
    let go: (on: Promise<string>) => void = () => {};
    function Router(): ReactElement {
      const [on, setOn] = useState<Promise<string> | null>(null);
      go = (promise) => startTransition(() => setOn(promise));
      return <Screen on={on} />;
    }
    const test = await mount(<Router />);
    await test.act(() => go(film.promise));
    expect(shownNames(test)).toEqual(['box', 'film']);
    expectRendered(test);
    await test.act(() => film.resolve('x'));
    expect(shownNames(test)).toEqual(['box', 'film']);
  });

  it('a transition replaced by another leaves nothing', async () => {
    const films = [deferred(), deferred()];
    let go: (name: string) => void = () => {};
    function Router(): ReactElement {
      const [route, setRoute] = useState('home');
      go = (name) => startTransition(() => setRoute(name));
      const at = ['first', 'second'].indexOf(route);
      return (
        <Suspense fallback={<View testId="spinner" />}>
          <View testId={route} key={route}>
            <Suspending on={at < 0 ? null : films[at]!.promise} />
          </View>
        </Suspense>
      );
    }
    const test = await mount(<Router />);
    await test.act(() => go('first'));
    expect(shownNames(test)).toEqual(['home']);
    await test.act(() => go('second'));
    await test.act(() => films[1]!.resolve('x'));
    await test.act(() => films[0]!.resolve('x'));
    expect(shownNames(test)).toEqual(['second']);
    expect(drawnNames(test)).toEqual(['second']);
    expectRendered(test);
  });
});
