/** A whole root on the least of a page: what its methods do once it is unmounted. */
import { useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { View } from '../components';
import { createFakeClock } from '../testing';
import type { FakeClock } from '../testing';
import { createFakeContext2d } from '../canvas/context2d.fixture';
import { createPortal } from '../reconciler/portal';
import { createRoot } from './createRoot';
import type { Root } from './root';

const unmountedError = 'Cannot update an unmounted root.';

/** An element that keeps what is appended to it, or the canvas of the 2D backend. */
class FakeElement {
  readonly style: Record<string, string> = {};
  readonly children: FakeElement[] = [];
  readonly ownerDocument = document;
  parent: FakeElement | null = null;
  clientWidth = 1920;
  append(child: FakeElement): void {
    child.parent = this;
    this.children.push(child);
  }
  remove(): void {
    this.parent!.children.splice(this.parent!.children.indexOf(this), 1);
  }
  getContext(): CanvasRenderingContext2D {
    return createFakeContext2d().ctx;
  }
  addEventListener(): void {}
  removeEventListener(): void {}
}

let clock: FakeClock;
let target: FakeElement;
const errors: [unknown, string][] = [];

beforeEach(() => {
  vi.stubGlobal('document', {
    baseURI: 'https://tv.example/',
    createElement: () => new FakeElement(),
    addEventListener() {},
    removeEventListener() {},
  });
  vi.stubGlobal('devicePixelRatio', 1);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  clock = createFakeClock();
  target = new FakeElement();
  errors.length = 0;
});
afterEach(() => void vi.unstubAllGlobals());

function create(): Root {
  return createRoot({
    target: target as unknown as HTMLElement,
    clock,
    resolution: 1,
    backend: 'canvas',
    devTools: false,
    onError: (error, from) => void errors.push([error, from]),
  });
}

it('gives back its place in the page, frames and timers; a second unmount is harmless', () => {
  const root = create();
  root.render(<View testId="page" focusable />);
  expect([target.children.length, root.scene.focus.current?.props.testId]).toEqual([1, 'page']);
  root.unmount();
  root.unmount();
  expect([target.children.length, root.scene.focus.current, clock.pendingCount]).toEqual([0, null, 0]);
});

it('unmounted it renders and loads nothing and says why, and takes no setting', async () => {
  const root = create();
  root.render(<View testId="page" />);
  root.unmount();
  const { backend } = root;
  expect(() => root.render(<View testId="late" />)).toThrow(unmountedError);
  await expect(root.loadFonts([])).rejects.toThrow(unmountedError);
  await expect(root.hud()).rejects.toThrow(unmountedError);
  root.configure({ resolution: 0.5, textureBudget: 1e6 });
  root.setHidden(true);
  root.setDefaults({ reducedMotion: true });
  expect([root.scene.resolution, root.loop.paused, root.backend === backend]).toEqual([1, false, true]);
  expect([target.children.length, clock.pendingCount]).toEqual([0, 0]);
});

it('unmounted in the middle of its own commit it ends behind it', async () => {
  const root = create();
  const seen: number[] = [];
  function Ending(): ReactNode {
    useLayoutEffect(() => {
      root.unmount();
      seen.push(target.children.length);
    }, []);
    return <View testId="page" focusable />;
  }
  root.render(<Ending />);
  await Promise.resolve();
  // its place is there until the nodes are gone that are drawn in it
  expect([seen, target.children.length, clock.pendingCount]).toEqual([[1], 0, 0]);
  expect(root.scene.stageNode.children).toEqual([root.scene.overlay]);
});

it('what a portal of another root has on the stage of one that ended is drawn by nothing', async () => {
  const [host, owner] = [create(), create()];
  const page = (...names: string[]): ReactNode =>
    createPortal(
      names.map((name) => <View key={name} testId={name} />),
      host,
    );
  host.render(null);
  owner.render(page('a'));
  await vi.waitFor(() => expect(host.backend.canvas).not.toBeNull());
  const { painter } = host.scene;
  const create2d = vi.spyOn(painter, 'create');
  owner.render(page('a', 'b'));
  await vi.waitFor(() => expect(create2d.mock.calls.length).toBe(1));
  host.unmount();
  owner.render(page('a', 'b', 'c'));
  await vi.waitFor(() => expect(host.scene.stageNode.children.length).toBe(4));
  expect(create2d.mock.calls.length).toBe(1);
  owner.unmount();
  expect(host.scene.stageNode.children).toEqual([host.scene.overlay]);
});
