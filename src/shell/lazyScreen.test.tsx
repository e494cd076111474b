import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { Text } from '../../renderer';
import { createTestRoot } from '../../renderer/testing';
import { isScreenLoading, lazyScreen, useScreenAwaited } from './lazyScreen';

it('the app waits for a screen’s code from its first showing on, and no longer than that', async () => {
  let come = (_module: { default: () => ReactNode }): void => {};
  const code = new Promise<{ default: () => ReactNode }>((resolve) => (come = resolve));
  const Screen = lazyScreen(() => code);
  expect(isScreenLoading(), 'nobody has opened it').toBe(false);
  const root = createTestRoot();
  await root.render(
    <Suspense fallback={null}>
      <Screen />
    </Suspense>,
  );
  expect(isScreenLoading()).toBe(true);
  await root.act(async () => come({ default: () => <Text testId="there">there</Text> }));
  expect(isScreenLoading()).toBe(false);
  expect(root.query('there')).not.toBeNull();
});

it('nor for code that cannot be had', async () => {
  const Screen = lazyScreen(async (): Promise<{ default: () => ReactNode }> => {
    throw new Error('no such file');
  });
  await expect(createTestRoot().render(<Screen />)).rejects.toThrow('no such file');
  expect(isScreenLoading()).toBe(false);
});

it('a screen loaded ahead is there in the first frame; what failed ahead is tried again when it is opened', async () => {
  let tries = 0;
  const Screen = lazyScreen(async () => {
    tries += 1;
    if (tries === 1) throw new Error('no network');
    return { default: () => <Text testId="there">there</Text> };
  });
  await Screen.preload();
  expect(isScreenLoading()).toBe(false);
  await Screen.preload();
  await Screen.preload();
  expect(tries, 'what is there is not loaded again').toBe(2);
  const root = createTestRoot({ act: false });
  let waited = false;
  function Waiting() {
    waited = true;
    return null;
  }
  await root.render(
    <Suspense fallback={<Waiting />}>
      <Screen />
    </Suspense>,
  );
  expect(root.query('there')).not.toBeNull();
  expect(waited).toBe(false);
});

it('what stands in for a screen keeps the app waiting until the screen is drawn', async () => {
  function StandIn() {
    useScreenAwaited();
    return null;
  }
  const root = createTestRoot();
  await root.render(<StandIn />);
  expect(isScreenLoading()).toBe(true);
  await root.render(<Text>there</Text>);
  expect(isScreenLoading()).toBe(false);
});
