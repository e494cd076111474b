/** Errors: wherever one is thrown, its boundary shows what it has, focus stands somewhere, and the neighbours live on. */
/* oxlint-disable react/globals -- components hand their setters to the test */
import { Component, startTransition, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { expect, it } from 'vitest';
import { Text, View } from '../components';
import { createTestRoot } from '../testing';
import type { TestRoot } from '../testing';
import {
  Boundary,
  Throwing,
  contract,
  drawnNames,
  expectRendered,
  expectNothingLeft,
  drawnText,
  production,
  shownNames,
} from './contract.fixture';

let fail = false;
const breakNow = (): void => {
  if (fail) throw new Error('broken');
};

function InRender(): ReactNode {
  breakNow();
  return <View testId="part" focusable autoFocus />;
}
function InLayoutEffect(): ReactNode {
  useLayoutEffect(breakNow);
  return <View testId="part" focusable autoFocus />;
}
function InPassiveEffect(): ReactNode {
  useEffect(breakNow);
  return <View testId="part" focusable autoFocus />;
}
function InRef(): ReactNode {
  return <View testId="part" focusable autoFocus ref={() => breakNow()} />;
}
function InRefCleanup(): ReactNode {
  return <View testId="part" focusable autoFocus ref={() => breakNow} />;
}
function InLayoutCleanup(): ReactNode {
  useLayoutEffect(() => breakNow);
  return <View testId="part" focusable autoFocus />;
}
function InEffectCleanup(): ReactNode {
  useEffect(() => breakNow);
  return <View testId="part" focusable autoFocus />;
}
class InDidUpdate extends Component {
  override componentDidUpdate(): void {
    breakNow();
  }
  override render(): ReactNode {
    return <View testId="part" focusable autoFocus />;
  }
}

const places: [string, () => ReactNode][] = [
  ['render', () => <InRender />],
  ['a layout effect', () => <InLayoutEffect />],
  ['a passive effect', () => <InPassiveEffect />],
  ['a ref callback', () => <InRef />],
  ['a ref’s clean-up', () => <InRefCleanup />],
  ['a layout effect’s clean-up', () => <InLayoutCleanup />],
  ['a passive effect’s clean-up', () => <InEffectCleanup />],
  ['componentDidUpdate', () => <InDidUpdate />],
];

const page = (part: ReactNode): ReactElement => (
  <View group="column">
    <View testId="menu" focusable />
    <Boundary fallback={<View testId="sorry" focusable />}>{part}</Boundary>
    <View testId="below" focusable />
  </View>
);

contract('09 error boundaries', (mount, strict) => {
  it.each(places)('an update that fails in %s is caught; focus and siblings stay', async (_, part) => {
    fail = false;
    const test = await mount(page(part()));
    expect(test.focusedId()).toBe('part');
    fail = true;
    await test.render(page(part()));
    fail = false;
    expect(shownNames(test)).toEqual(['menu', 'sorry', 'below']);
    expect(test.errors.map(({ kind }) => kind)).toEqual(test.errors.map(() => 'caught'));
    expect(test.errors.length).toBeGreaterThan(0);
    // the nearest place: what stands where the part stood
    expect(test.focusedId()).toBe('sorry');
    expectRendered(test);
    await test.press('down');
    expect(test.focusedId()).toBe('below');
    await test.unmount();
    await expectNothingLeft(test);
  });

  it.each(places.slice(0, 4))('a first mount that fails in %s shows the fallback alone', async (_, part) => {
    fail = true;
    const test = await mount(page(part()));
    fail = false;
    expect(shownNames(test)).toEqual(['menu', 'sorry', 'below']);
    expect(test.errors.map(({ kind }) => kind)).toContain('caught');
    expect(test.focusedId()).not.toBeNull();
    expectRendered(test);
  });

  it.each(places.slice(4, 7))('a component that fails in %s at unmount is still removed', async (_, part) => {
    fail = false;
    const inner = (shown: boolean): ReactElement =>
      page(<View testId="frame">{shown ? part() : <View testId="other" focusable />}</View>);
    const test = await mount(inner(true));
    fail = true;
    await test.render(inner(false));
    fail = false;
    expect(test.query('part')).toBeNull();
    expect(shownNames(test)).toEqual(['menu', 'sorry', 'below']);
    expect(test.focusedId()).toBe('sorry');
    expectRendered(test);
  });

  it.each(places)(
    'without a boundary an error in %s empties this root and is told; others live on',
    async (_, part) => {
      const other = createTestRoot({ strict });
      await other.render(<View testId="other" focusable />);
      fail = false;
      const test = await mount(<View testId="page">{part()}</View>);
      fail = true;
      await expect(test.render(<View testId="page">{part()}</View>)).rejects.toThrow('broken');
      fail = false;
      expect(test.errors.map(({ kind }) => kind)).toContain('uncaught');
      expect(test.children()).toEqual([]);
      await expectNothingLeft(test);
      expect([drawnNames(other), other.focusedId()]).toEqual([['other'], 'other']);
      await other.render(<View testId="again" focusable />);
      expect([drawnNames(other), other.focusedId()]).toEqual([['again'], 'again']);
      // the root itself is not dead either
      await test.render(<View testId="new" focusable />);
      expect([drawnNames(test), test.focusedId()]).toEqual([['new'], 'new']);
      expectRendered(test);
    },
  );

  it('the innermost boundary that can show its fallback catches the error', async () => {
    const test = await mount(
      <Boundary fallback={<View testId="outer" />}>
        <View testId="kept">
          <Boundary fallback={<Throwing because="the fallback is broken too" />}>
            <Throwing />
          </Boundary>
        </View>
      </Boundary>,
    );
    expect(drawnNames(test)).toEqual(['outer']);
    expectRendered(test);
  });

  it('an error in a transition leaves the screen until the boundary shows its fallback', async () => {
    let go: () => void = () => {};
    function Pages(): ReactNode {
      const [broken, setBroken] = useState(false);
      go = () => startTransition(() => setBroken(true));
      return broken ? <Throwing /> : <View testId="home" focusable />;
    }
    const test = await mount(page(<Pages />));
    await test.act(() => go());
    expect(shownNames(test)).toEqual(['menu', 'sorry', 'below']);
    expectRendered(test);
  });

  it('an error of concurrent rendering alone is recovered from and reported as recoverable', async () => {
    let reads = 0;
    function Torn(): ReactNode {
      // fails as often as React tries before it renders once more without interruption
      if (reads++ < (strict && !production ? 2 : 1)) throw new Error('torn');
      return <View testId="part" />;
    }
    const test = await mount(page(<Torn />));
    expect(shownNames(test)).toEqual(['menu', 'part', 'below']);
    expect(test.errors.map(({ kind }) => kind)).toEqual(['recoverable']);
    expectRendered(test);
  });

  it('an error in Suspense content that was waited for is caught', async () => {
    let come: (value: string) => void = () => {};
    const film = new Promise<string>((resolve) => (come = resolve));
    let ready = false;
    function Film(): ReactNode {
      if (!ready) throw film;
      return <Throwing />;
    }
    const test = await mount(
      page(
        <Suspense fallback={<View testId="spinner" />}>
          <Film />
        </Suspense>,
      ),
    );
    expect(shownNames(test)).toEqual(['menu', 'spinner', 'below']);
    ready = true;
    await test.act(() => come('x'));
    expect(shownNames(test)).toEqual(['menu', 'sorry', 'below']);
  });

  it('a key handler that fails changes nothing on the screen, and the next key works', async () => {
    let pressed = 0;
    const test = await mount(
      page(
        <View
          testId="part"
          focusable
          autoFocus
          onKey={({ key }) => {
            pressed++;
            if (key === 'enter') throw new Error('handler');
          }}
        />,
      ),
    );
    await expect(test.press('enter')).rejects.toThrow('handler');
    expect(shownNames(test)).toEqual(['menu', 'part', 'below']);
    expect([pressed, test.focusedId()]).toEqual([1, 'part']);
    await test.press('down');
    expect(test.focusedId()).toBe('below');
    expectRendered(test);
  });

  it('a boundary that is reset mounts its content anew', async () => {
    let broken = true;
    const Part = (): ReactNode => (broken ? <Throwing /> : <Text testId="part">here</Text>);
    const boundary = (key: string): ReactElement => (
      <Boundary key={key} fallback={<View testId="sorry" />}>
        <Part />
      </Boundary>
    );
    const test = await mount(boundary('a'));
    expect(drawnNames(test)).toEqual(['sorry']);
    broken = false;
    await test.render(boundary('b'));
    expect(drawnText(test, 'part')).toBe('here');
    expectRendered(test);
  });
});

contract('09 error boundaries: the component stack', (mount, strict) => {
  function Screen({ children }: { children: ReactNode }): ReactNode {
    return <View testId="screen">{children}</View>;
  }
  let failures = 0;
  /** Fails in the first render of an update, which React repeats at once, synchronously. */
  function FailsAtFirst(): ReactNode {
    if (failures > 0) {
      failures--;
      throw new Error('at first');
    }
    return <View testId="part" />;
  }
  /** Names of the components, innermost first: the stack has host elements too, and in development where each is written. */
  const components = ({ errors }: TestRoot): string[] =>
    [...errors[0]!.componentStack!.matchAll(/^ +at ([A-Z]\w*)/gm)].map(([, name]) => name!);

  it('an error that a boundary catches is told with the components around it', async () => {
    const test = await mount(
      <Screen>
        <Boundary fallback={<View testId="sorry" />}>
          <Throwing because="why" />
        </Boundary>
      </Screen>,
    );
    expect(test.errors).toMatchObject([{ kind: 'caught', error: { message: 'why' } }]);
    expect(components(test).slice(0, 3)).toEqual(['Throwing', 'Boundary', 'Screen']);
  });

  it('an error that no boundary catches too', async () => {
    const test = createTestRoot({ strict, act: false });
    const broken = (
      <Screen>
        <Throwing because="why" />
      </Screen>
    );
    await expect(test.render(broken)).rejects.toThrow('why');
    expect(test.errors).toMatchObject([{ kind: 'uncaught', error: { message: 'why' } }]);
    expect(components(test).slice(0, 2)).toEqual(['Throwing', 'Screen']);
  });

  it('and one that React recovered from', async () => {
    const test = createTestRoot({ strict, act: false });
    await test.render(<View testId="before" />);
    failures = 1;
    await test.render(
      <Screen>
        <FailsAtFirst />
      </Screen>,
    );
    expect(drawnNames(test)).toEqual(['screen']);
    expect(test.errors).toMatchObject([{ kind: 'recoverable' }]);
    expect(components(test).slice(0, 2)).toEqual(['FailsAtFirst', 'Screen']);
  });
});
