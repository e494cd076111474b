/** What the errors of a whole root, in as much of a browser as it starts in, come to. */
import { useEffect, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { View } from '../components';
import { flushReact } from '../testing/flushReact';
import type { NodeHandle } from '../types';
import { useScene } from './context';
import { guardOnError } from './guardOnError';
import { openRoot } from './rootAtlases.fixture';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const throws = (): never => {
  throw new Error('mine');
};

/** Moves, and has a listener that throws whenever it is drawn elsewhere. */
function Tracked({ x }: { x: number }): ReactNode {
  const { trackNode } = useScene();
  const [node, setNode] = useState<NodeHandle | null>(null);
  useEffect(() => (node === null ? undefined : trackNode(node, throws)), [node, trackNode]);
  return <View ref={setNode} x={x} w={100} h={100} color={0xffffffff} transition={{ duration: 3000 }} />;
}

it('a listener that throws in each frame of three seconds is told once a second, and the movement arrives', async () => {
  const { root, errors, settle } = await openRoot({});
  await flushReact(() => root.render(<Tracked x={0} />), true);
  await settle();
  errors.length = 0;
  await flushReact(() => root.render(<Tracked x={500} />), true);
  for (let seconds = 0; seconds < 4; seconds++) await settle();
  expect(errors).toEqual(['handler: mine', 'handler: mine', 'handler: mine']);
  expect(root.scene.stageNode.children[0]!.now.x).toBe(500);
  expect(root.idle).toBe(true);
});

it('a fault of the renderer makes another backend, which draws the tree as React has it', async () => {
  // round, because the canvas is cleared to a plain box that nothing lies below
  const box = (name: string): ReactElement => (
    <View key={name} w={100} h={100} radius={9} color={0xffffffff} />
  );
  const { root, errors, settle } = await openRoot({});
  await flushReact(() => root.render(box('first')), true);
  await settle();
  const { backend } = root;
  vi.spyOn(root.scene.screens, 'committed').mockImplementationOnce(throws);
  await flushReact(() => root.render([box('second'), box('third')]), true);
  await settle();
  expect(errors).toEqual(['internal: mine']);
  expect(root.backend).not.toBe(backend);
  expect(root.backend.lastFrame().quads).toBe(2);
  expect(root.idle).toBe(true);
});

it('a browser that cannot measure texts is a fault of the renderer, and none of React', async () => {
  // the page's stand-in has no `measureText`
  const { root, errors, settle } = await openRoot({ text: ['by the browser', 'Film'] });
  await settle();
  expect(new Set(errors.map((error) => error.split(':')[0]))).toEqual(new Set(['internal']));
  const next = <View testId="next" focusable w={10} h={10} color={0xffffffff} />;
  await flushReact(() => root.render(next), true);
  expect(root.scene.focus.current?.props.testId).toBe('next');
});

it('an onError that throws is an uncaught error of the page, and no error of what it is told about', () => {
  const later: (() => void)[] = [];
  vi.stubGlobal('queueMicrotask', (run: () => void) => void later.push(run));
  const heard: unknown[] = [];
  const onError = guardOnError((...told) => {
    heard.push(told);
    throws();
  });
  const details = { componentStack: null };
  onError(null, 'handler', details);
  expect(heard).toEqual([[null, 'handler', details]]);
  expect(later[0]).toThrow('mine');
});
