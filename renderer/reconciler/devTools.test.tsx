/** What React DevTools get to see, through a hook that only listens. */
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { version } from '../package.json';
import { Image, Text, View } from '../components';

interface Fiber {
  readonly type: string | { name: string } | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly stateNode: unknown;
}

interface Injected {
  readonly [name: string]: unknown;
}

function listen() {
  const renderers: Injected[] = [];
  const trees: string[][] = [];
  const unmounted: Fiber[] = [];
  vi.stubGlobal('__REACT_DEVTOOLS_GLOBAL_HOOK__', {
    isDisabled: false,
    supportsFiber: true,
    inject: (renderer: Injected) => renderers.push(renderer),
    onCommitFiberRoot: (_: number, root: { current: Fiber }) => void trees.push(namesOf(root.current)),
    onCommitFiberUnmount: (_: number, fiber: Fiber) => void unmounted.push(fiber),
    onPostCommitFiberRoot() {},
    onScheduleFiberRoot() {},
    checkDCE() {},
  });
  return { renderers, trees, unmounted };
}

/** Components and elements in the order of the tree. */
function namesOf(fiber: Fiber): string[] {
  const own = typeof fiber.type === 'function' ? [(fiber.type as { name: string }).name] : [];
  const names = typeof fiber.type === 'string' ? [fiber.type] : own;
  for (let at = fiber.child; at !== null; at = at.sibling) names.push(...namesOf(at));
  return names;
}

function Poster({ title }: { title: string }): ReactNode {
  return (
    <View focusable>
      <Image src={`${title}.jpg`} />
      <Text>{title}</Text>
    </View>
  );
}
function Home(): ReactNode {
  return ['a', 'b'].map((title) => <Poster key={title} title={title} />);
}

describe('DevTools', () => {
  // React looks for the hook once, when it is told to: each test has its own
  beforeEach(() => vi.resetModules());
  afterEach(() => vi.unstubAllGlobals());

  it('DevTools get the renderer’s package and version once, however many roots are made', async () => {
    const { renderers } = listen();
    const { connectDevTools } = await import('./devTools');
    connectDevTools();
    connectDevTools();
    expect(renderers).toHaveLength(1);
    expect(renderers[0]).toMatchObject({
      rendererPackageName: 'proscenium-renderer',
      version,
      bundleType: 1,
    });
    expect(renderers[0]!.reconcilerVersion).toMatch(/^19\./);
    // what inspecting, editing and hot reload go by
    for (const name of [
      'overrideProps',
      'overrideHookState',
      'scheduleUpdate',
      'scheduleRefresh',
      'setRefreshHandler',
    ])
      expect(renderers[0]![name], name).toBeTypeOf('function');
  });

  it('DevTools see components and elements by name, at every commit and unmount', async () => {
    const { trees, unmounted } = listen();
    const { connectDevTools } = await import('./devTools');
    connectDevTools();
    const { createTestRoot } = await import('../testing');
    const test = createTestRoot();
    await test.render(<Home />);
    const poster = ['Poster', 'view', 'image', 'text'];
    expect(trees.at(-1)).toEqual(['Home', ...poster, ...poster]);
    await test.render(<Poster title="c" />);
    expect(trees.at(-1)).toEqual(poster);
    expect(unmounted.map(({ type }) => (typeof type === 'string' ? type : type?.name))).toContain('Home');
  });

  it('without a hook DevTools are not connected', async () => {
    vi.stubGlobal('__REACT_DEVTOOLS_GLOBAL_HOOK__', undefined);
    const { connectDevTools } = await import('./devTools');
    expect(connectDevTools).not.toThrow();
  });
});
