/** Transitions: low priority, interruptible by a key, and the only updates that wait for an image. */
/* oxlint-disable react/globals -- components hand their setters to the test */
import { startTransition, Suspense, useDeferredValue, useState, useTransition, ViewTransition } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { expect, it } from 'vitest';
import { Image, Text, View } from '../components';
import { createTestRoot } from '../testing';
import type { TestRoot } from '../testing';
import type { ImageProps } from '../types';
import {
  Boundary,
  contract,
  deferred,
  drawnNames,
  expectRendered,
  expectNothingLeft,
  drawnText,
  shownNames,
  Suspending,
} from './contract.fixture';
import { runDiscrete } from './priority';
import { suspendCeilingMs } from './suspendedCommit';

contract('13 transitions', (mount) => {
  it('a transition keeps the present screen while the next one waits for its data', async () => {
    const film = deferred();
    let open: () => void = () => {};
    function Screen(): ReactElement {
      const [on, setOn] = useState<Promise<string> | null>(null);
      open = () => startTransition(() => setOn(film.promise));
      return (
        <Suspense fallback={<View testId="spinner" />}>
          <Suspending on={on}>
            <View testId={on === null ? 'home' : 'film'} />
          </Suspending>
        </Suspense>
      );
    }
    const test = await mount(<Screen />);
    await test.act(() => open());
    expect(shownNames(test)).toEqual(['home']);
    await test.act(() => film.resolve('x'));
    expect(shownNames(test)).toEqual(['film']);
    expectRendered(test);
  });

  it('<ViewTransition> adds no animation: its content mounts and unmounts at once', async () => {
    let open: () => void = () => {};
    function Screen(): ReactElement {
      const [name, setName] = useState('home');
      open = () => startTransition(() => setName('film'));
      return (
        <ViewTransition name="screen" enter="slide">
          <ViewTransition>
            <View testId="bar" />
          </ViewTransition>
          <View key={name} testId={name} />
        </ViewTransition>
      );
    }
    const test = await mount(<Screen />);
    const bar = test.find('bar');
    await test.act(() => open());
    expect(shownNames(test)).toEqual(['bar', 'film']);
    expect(test.find('bar')).toBe(bar);
    expectRendered(test);
    await test.unmount();
    await expectNothingLeft(test);
  });

  it('useTransition says when a transition is pending and when it is not', async () => {
    const film = deferred();
    let open: () => void = () => {};
    function Screen(): ReactElement {
      const [on, setOn] = useState<Promise<string> | null>(null);
      const [pending, start] = useTransition();
      open = () => start(() => setOn(film.promise));
      return (
        <>
          <View testId={pending ? 'pending' : 'settled'} />
          <Suspense fallback={<View testId="spinner" />}>
            <Suspending on={on}>
              <View testId={on === null ? 'home' : 'film'} />
            </Suspending>
          </Suspense>
        </>
      );
    }
    const test = await mount(<Screen />);
    expect(shownNames(test)).toEqual(['settled', 'home']);
    await test.act(() => open());
    expect(shownNames(test)).toEqual(['pending', 'home']);
    await test.act(() => film.resolve('x'));
    expect(shownNames(test)).toEqual(['settled', 'film']);
  });

  it('a key during a transition commits alone, and the transition follows with its state', async () => {
    const film = deferred();
    let open: () => void = () => {};
    function Screen(): ReactElement {
      const [pressed, setPressed] = useState(0);
      const [on, setOn] = useState<Promise<string> | null>(null);
      open = () => startTransition(() => setOn(film.promise));
      return (
        <View
          focusable
          onKey={() => {
            setPressed((n) => n + 1);
            return true;
          }}
        >
          <Text testId="pressed">{pressed}</Text>
          <Suspense fallback={<View testId="spinner" />}>
            <Suspending on={on}>
              <View testId={on === null ? 'home' : `film ${pressed}`} />
            </Suspending>
          </Suspense>
        </View>
      );
    }
    const test = await mount(<Screen />);
    await test.act(() => open());
    await test.press('enter', 2);
    expect(drawnText(test, 'pressed')).toBe('2');
    expect(shownNames(test)).toEqual(['pressed', 'home']);
    await test.act(() => film.resolve('x'));
    expect(shownNames(test)).toEqual(['pressed', 'film 2']);
    expectRendered(test);
  });

  it('a key’s update is committed before a transition set before it', async () => {
    const seen: string[] = [];
    let both: () => void = () => {};
    function Screen(): ReactElement {
      const [fast, setFast] = useState(0);
      const [slow, setSlow] = useState(0);
      both = () => {
        startTransition(() => setSlow(1));
        runDiscrete(() => setFast(1));
      };
      return <Text testId="now">{`${fast}${slow}`}</Text>;
    }
    const test = await mount(<Screen />);
    test.scene.afterCommit(() => void seen.push(drawnText(test, 'now')));
    await test.act(() => both());
    expect(seen).toEqual(['10', '11']);
  });

  it('a deferred value follows in a commit of its own', async () => {
    const seen: string[] = [];
    let type: (text: string) => void = () => {};
    function Search(): ReactElement {
      const [text, setText] = useState('');
      const results = useDeferredValue(text);
      type = (next) => runDiscrete(() => setText(next));
      return (
        <>
          <Text testId="box">{text}</Text>
          <Text testId="results">{`results: ${results}.`}</Text>
        </>
      );
    }
    const test = await mount(<Search />);
    test.scene.afterCommit(() => void seen.push(`${drawnText(test, 'box')}, ${drawnText(test, 'results')}`));
    await test.act(() => type('a'));
    expect(seen).toEqual(['a, results: .', 'a, results: a.']);
  });

  it('abandoned renders of a transition leave nothing, drawn or not', async () => {
    let go: (page: number) => void = () => {};
    const films = [deferred(), deferred(), deferred()];
    function Pages(): ReactElement {
      const [page, setPage] = useState(-1);
      go = (next) => startTransition(() => setPage(next));
      return (
        <Suspense fallback={<View testId="spinner" />}>
          <View testId={`page ${page}`} focusable />
          <Suspending on={films[page]?.promise ?? null} />
        </Suspense>
      );
    }
    const test = await mount(<Pages />);
    for (const page of [0, 1, 2]) await test.act(() => go(page));
    expect(drawnNames(test)).toEqual(['page -1']);
    await test.act(() => films[0]!.resolve('x'));
    await test.act(() => films[2]!.resolve('x'));
    expect(drawnNames(test)).toEqual(['page 2']);
    expectRendered(test);
    await test.unmount();
    await expectNothingLeft(test);
  });

  it('an error in a transition is caught by its own boundary, and the rest of the screen stays', async () => {
    const film = deferred();
    let open: () => void = () => {};
    function Screen(): ReactElement {
      const [on, setOn] = useState<Promise<string> | null>(null);
      open = () => startTransition(() => setOn(film.promise));
      return (
        <>
          <View testId="menu" />
          <Boundary fallback={<View testId="sorry" />}>
            <Suspense fallback={<View testId="spinner" />}>
              <Suspending on={on}>
                <View testId="home" />
              </Suspending>
            </Suspense>
          </Boundary>
        </>
      );
    }
    const test = await mount(<Screen />);
    await test.act(() => open());
    expect(shownNames(test)).toEqual(['menu', 'home']);
    await test.act(() => film.reject(new Error('no film')));
    expect(shownNames(test)).toEqual(['menu', 'sorry']);
  });
});

contract('13 transitions: commits that wait for images', (_, strict) => {
  const mount = async (element: ReactNode): Promise<TestRoot> => {
    const test = createTestRoot({ strict, act: false });
    await test.render(element);
    return test;
  };
  let set: (picture: ImageProps | null) => void = () => {};
  const asItIs = (page: ReactNode): ReactNode => page;
  function Page({ around = asItIs }: { around?: (page: ReactNode) => ReactNode }): ReactNode {
    const [picture, setPicture] = useState<ImageProps | null>(null);
    const [pressed, setPressed] = useState(0);
    set = setPicture;
    const page = picture === null ? <View testId="home" /> : <Image testId="hero" {...picture} />;
    return (
      <View
        focusable
        onKey={() => {
          setPressed((n) => n + 1);
          return true;
        }}
      >
        <Text testId="pressed">{pressed}</Text>
        {around(page)}
      </View>
    );
  }
  const begin = async (test: TestRoot, picture: ImageProps): Promise<void> =>
    test.act(() => startTransition(() => set(picture)));
  const hero: ImageProps = { src: 'hero.jpg', suspend: true };
  const waiting = ['pressed', 'home'];
  const arrived = ['pressed', 'hero'];

  it('a suspended commit happens when the image is loaded, and its texture goes to the node', async () => {
    const test = await mount(<Page />);
    test.painter.holdLoad('hero.jpg');
    await begin(test, hero);
    await test.wait(100);
    expect(shownNames(test)).toEqual(waiting);
    expect(test.painter.preloads).toEqual(['hero.jpg']);
    await test.act(() => test.painter.finishLoad('hero.jpg'));
    // not in the task it was loaded in, which may be a frame
    expect(shownNames(test)).toEqual(waiting);
    await test.wait(1);
    expect(shownNames(test)).toEqual(arrived);
    expect(test.painter.preloads).toEqual(['hero.jpg']);
    await test.wait(1000);
    expect(test.painter.preloads).toEqual([]);
    expect(test.clock.pendingCount).toBe(0);
    expectRendered(test);
  });

  it('a suspended commit happens without an image that takes too long', async () => {
    const test = await mount(<Page />);
    test.painter.holdLoad('hero.jpg');
    await begin(test, hero);
    await test.wait(suspendCeilingMs / 10);
    expect(shownNames(test)).toEqual(waiting);
    await test.wait((9 * suspendCeilingMs) / 10);
    expect(shownNames(test)).toEqual(arrived);
    await test.wait(1000);
    expect(test.painter.preloads).toEqual([]);
    await test.act(() => test.painter.finishLoad('hero.jpg'));
    expect(test.clock.pendingCount).toBe(0);
  });

  it.each<[string, ImageProps]>([
    ['a picture that is loaded already', hero],
    ['no picture', { ...hero, src: null }],
    ['a picture without the mark', { src: 'slow.jpg' }],
    ['a mark that is off', { src: 'slow.jpg', suspend: false }],
  ])('a commit does not wait for %s', async (_, picture) => {
    const test = await mount(<Page />);
    test.painter.holdLoad('slow.jpg');
    await begin(test, picture);
    expect(shownNames(test)).toEqual(arrived);
    expect(test.painter.preloads).toEqual([]);
  });

  it('a key’s update, an update without priority and the first render never wait for an image', async () => {
    const test = await mount(<Page />);
    test.painter.holdLoad('hero.jpg');
    await test.act(() => runDiscrete(() => set(hero)));
    expect(shownNames(test)).toEqual(arrived);
    await test.act(() => set(null));
    await test.act(() => set(hero));
    expect(shownNames(test)).toEqual(arrived);
    await test.render(<Image testId="first" {...hero} />);
    expect(shownNames(test)).toEqual(['first']);
    expect(test.painter.preloads).toEqual([]);
  });

  it('a commit waits when an image on the stage gets another src, and only then', async () => {
    const test = await mount(<Page />);
    await begin(test, hero);
    const node = test.find('hero');
    test.painter.holdLoad('next.jpg');
    await begin(test, { ...hero, src: 'next.jpg', x: 5 });
    expect(node.props.src).toBe('hero.jpg');
    await test.act(() => test.painter.finishLoad('next.jpg'));
    await test.wait(1);
    expect(node.props).toMatchObject({ src: 'next.jpg', x: 5 });
    test.painter.holdLoad('next.jpg');
    await begin(test, { ...hero, src: 'next.jpg', x: 6 });
    expect(node.props.x).toBe(6);
  });

  it('a key during the wait is drawn at once, and the wait continues', async () => {
    const test = await mount(<Page />);
    test.painter.holdLoad('hero.jpg');
    await begin(test, hero);
    await test.wait(100);
    await test.press('enter');
    expect(drawnText(test, 'pressed')).toBe('1');
    expect(shownNames(test)).toEqual(waiting);
    expect(test.painter.preloads).toEqual(['hero.jpg']);
    await test.act(() => test.painter.finishLoad('hero.jpg'));
    await test.wait(1);
    expect(shownNames(test)).toEqual(arrived);
    expect(drawnText(test, 'pressed')).toBe('1');
    await test.wait(1000);
    expect(test.painter.preloads).toEqual([]);
  });

  it('a page unmounted during the wait leaves no texture and no timer', async () => {
    const test = await mount(<Page />);
    test.painter.holdLoad('hero.jpg');
    test.painter.holdLoad('other.jpg');
    await begin(test, hero);
    await begin(test, { ...hero, src: 'other.jpg' });
    expect(test.painter.preloads).toEqual(['other.jpg']);
    await test.act(() => runDiscrete(() => set(null)));
    await test.wait(0);
    expect(test.painter.preloads).toEqual([]);
    await begin(test, hero);
    await test.unmount();
    expect(test.painter.preloads).toEqual([]);
    await expectNothingLeft(test);
    await test.act(() => test.painter.finishLoad('hero.jpg'));
    await expectNothingLeft(test);
  });

  it('a commit waits for all of several images', async () => {
    const test = await mount(
      <Page
        around={(page) => (
          <>
            {page}
            {isHero(page) && <Image src="b.jpg" suspend />}
          </>
        )}
      />,
    );
    test.painter.holdLoad('hero.jpg');
    test.painter.holdLoad('b.jpg');
    await begin(test, hero);
    await test.act(() => test.painter.finishLoad('hero.jpg'));
    await test.wait(50);
    expect(shownNames(test)).toEqual(waiting);
    await test.act(() => test.painter.finishLoad('b.jpg'));
    await test.wait(50);
    expect(shownNames(test)).toEqual(arrived);
  });

  it('content that replaces a fallback waits for its image as well, behind the fallback', async () => {
    const film = deferred();
    const test = await mount(
      <Page
        around={(page) => (
          <Suspense fallback={<View testId="spinner" />}>
            <Suspending on={film.promise}>{page}</Suspending>
            <Image testId="art" src="art.jpg" suspend />
          </Suspense>
        )}
      />,
    );
    test.painter.holdLoad('art.jpg');
    expect(shownNames(test)).toEqual(['pressed', 'spinner']);
    await test.act(() => film.resolve('x'));
    expect(shownNames(test)).toEqual(['pressed', 'spinner']);
    await test.act(() => test.painter.finishLoad('art.jpg'));
    await test.wait(1);
    expect(shownNames(test)).toEqual(['pressed', 'home', 'art']);
    expectRendered(test);
  });
});

const isHero = (page: ReactNode): boolean => (page as ReactElement).type === Image;
