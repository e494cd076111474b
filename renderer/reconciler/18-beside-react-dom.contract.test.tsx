/**
 * A tree of react-dom on the same page: a context that both trees use has a value of its own in each, whichever renders
 * while the other is in the middle of a render.
 */
/* oxlint-disable react/globals, react/purity -- components tell the test what they read, and one is slow on purpose */
import { createContext, startTransition, StrictMode, use } from 'react';
import type { ReactNode } from 'react';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { View } from '../components';
import { createTestRoot } from '../testing';
import type { TestRoot } from '../testing';
import { contract } from './contract.fixture';
import { createDomRoot, flushSync } from './reactDom.fixture';
import { createReactRoot } from './root';

const Owner = createContext('nobody');

/** What was read, in order: the tree, and the value it saw. */
const seen: string[] = [];

function Read({ tree }: { tree: string }): ReactNode {
  seen.push(`${tree}: ${use(Owner)}`);
  return null;
}

/** Its render uses up the time of a slice; `between` runs before the next one, in the middle of the tree's render. */
function Slow({ between }: { between: () => void }): ReactNode {
  sliceEnd += 1000;
  queueMicrotask(between);
  return null;
}

/** What React's scheduler takes the time from is put forward by this, ms. */
let sliceEnd = 0;

beforeAll(() => {
  vi.stubGlobal('window', { HTMLIFrameElement: Object });
  const { now } = performance;
  vi.spyOn(performance, 'now').mockImplementation(() => now.call(performance) + sliceEnd);
});
const logged = vi.spyOn(console, 'error');
beforeEach(() => void seen.splice(0));
afterAll(() => expect(logged).not.toHaveBeenCalled());

contract('18 beside react-dom', (_, strict) => {
  /** A root of each kind; both render in slices, and without React's `act`, which does all at once. */
  async function bothRoots(): Promise<{
    ours: TestRoot;
    dom: (element: ReactNode) => void;
    end(): Promise<void>;
  }> {
    const ours = createTestRoot({ strict, act: false });
    await ours.render(<View testId="first" />);
    const root = createDomRoot();
    const dom = (element: ReactNode): void =>
      root.render(strict ? <StrictMode>{element}</StrictMode> : element);
    flushSync(() => dom(null));
    return {
      ours,
      dom,
      async end() {
        flushSync(() => root.unmount());
        await ours.unmount();
      },
    };
  }
  const distinct = (): string[] => [...new Set(seen)];

  it('react-dom renders in the middle of a render of ours', async () => {
    const { ours, dom, end } = await bothRoots();
    const between = (): void => {
      seen.push('between');
      flushSync(() =>
        dom([
          <Read key="1" tree="dom, outside" />,
          <Owner key="2" value="the page">
            <Read tree="dom" />
          </Owner>,
        ]),
      );
    };
    await ours.act(() =>
      startTransition(
        () =>
          void ours.render(
            <Owner value="the screen">
              <Read tree="ours, before" />
              <Slow between={between} />
              <Read tree="ours, after" />
            </Owner>,
          ),
      ),
    );
    expect(distinct()).toEqual([
      'ours, before: the screen',
      'between',
      'dom, outside: nobody',
      'dom: the page',
      'ours, after: the screen',
    ]);
    await end();
  });

  it('a tree of ours renders in the middle of a render of react-dom', async () => {
    const { ours, dom, end } = await bothRoots();
    const inner = createTestRoot({ strict });
    const react = createReactRoot(inner.scene, (error) => void seen.push(String(error)));
    const between = (): void => {
      seen.push('between');
      react.renderSync([
        <Read key="1" tree="ours, outside" />,
        <Owner key="2" value="the screen">
          <Read tree="ours" />
        </Owner>,
      ]);
    };
    await ours.act(() =>
      startTransition(() =>
        dom(
          <Owner value="the page">
            <Read tree="dom, before" />
            <Slow between={between} />
            <Read tree="dom, after" />
          </Owner>,
        ),
      ),
    );
    expect(distinct()).toEqual([
      'dom, before: the page',
      'between',
      'ours, outside: nobody',
      'ours: the screen',
      'dom, after: the page',
    ]);
    react.unmount();
    await end();
  });
});
